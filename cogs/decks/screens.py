"""What is said and shown of decks away from a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

import discord

import render
from cogs.decks.choice import ShownDeck
from cogs.presentation.controls import OPTION_TEXT, form_id
from cogs.presentation.screen import Picture
from cogs.presentation.words import NAME_LIMIT, Speaker, clipped
from data.odds import HAND_ALONE, at_least_one, drawn_by
from data.store import DeckRow
from engine.games.registry import MANIFESTS
from render.markup import escaped

FORM = "deckkeep"
LIST = 1200
"""So many signs of a list stand in a message; the picture has every card."""
LAST_TURN = 8


def keep_form(game: str, name: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for a deck's name and its list."""
    form = discord.ui.Modal(title=clipped(speaker.text("shelf-form"), 45), custom_id=form_id(game, FORM), timeout=None)
    title: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="name", max_length=NAME_LIMIT, default=clipped(name, NAME_LIMIT) or None
    )
    cards: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="text", style=discord.TextStyle.paragraph, max_length=4000
    )
    for key, field in (("shelf-form-name", title), ("modal-deck-list", cards)):
        form.add_item(discord.ui.Label(text=clipped(speaker.text(key), 45), component=field))
    form.stop()
    return form


def shown_name(deck: ShownDeck, speaker: Speaker) -> str:
    """A deck among decks of all games, in plain signs."""
    plain = speaker.plain()
    more = [plain.text(f"game-{deck.game}"), *([plain.text("shelf-made")] if deck.made else [])]
    tail = "".join(f" · {each}" for each in more)
    return f"{clipped(deck.name, OPTION_TEXT - len(tail))}{tail}"


def deck_line(row: DeckRow, faults: int, speaker: Speaker) -> str:
    """A deck as it is listed."""
    return speaker.text(
        "shelf-line",
        name=escaped(row.name),
        game=speaker.text(f"game-{row.game}"),
        cards=len(row.keys),
        faults=faults,
        at=f"{int(row.at)}",
    )


def deck_picture(name: str, keys: Sequence[str], speaker: Speaker) -> Picture:
    """A deck, drawn when it is needed."""
    book, lang = speaker.book, speaker.lang
    return Picture(
        "deck.png",
        render.deck_alt(keys, book.cards, speaker.game, lang, name, book.printed),
        partial(render.deck, keys, book.cards, speaker.game, lang, name, book.printed, book.art),
        name,
    )


def hand_picture(keys: Sequence[str], title: str, speaker: Speaker) -> Picture:
    """A sample hand, drawn when it is needed."""
    book, lang = speaker.book, speaker.lang
    what = (keys, book.cards, speaker.game, lang, title, (), book.printed)
    return Picture("hand.png", render.cards_alt(*what), partial(render.cards, *what, book.art), title)


def deck_list(keys: Sequence[str], speaker: Speaker) -> str:
    """A deck as a list that can be copied and pasted again; names that several cards have stand with their id."""
    plain = speaker.plain()
    called = Counter(plain.card(key) for key in speaker.book.cards)
    lines = [
        f"{count} {plain.card(key)}{f' {key}' if called[plain.card(key)] > 1 else ''}"
        for key, count in Counter(keys).items()
    ]
    kept = list(lines)
    while sum(len(line) + 1 for line in kept) > LIST:
        kept.pop()
    fence = "\n".join(line.replace("`", "'") for line in kept)
    more = [speaker.text("shelf-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return "\n".join([f"```\n{fence}\n```", *more])


def odds_table(deck: ShownDeck, key: str, speaker: Speaker) -> str:
    """How likely one of the copies of a card is in the opening hand, and by each turn, for both players."""
    drawing = MANIFESTS[deck.game].drawing
    pile = drawing.pile(deck.keys, speaker.book.cards)
    copies = pile.count(key)
    head = speaker.text("odds-head", card=speaker.card(key), copies=copies, deck=len(pile), name=escaped(deck.name))
    if not copies:
        return speaker.text("odds-apart", card=speaker.card(key))
    lines = []
    for turn in range(HAND_ALONE, LAST_TURN + 1):
        drawn = [drawn_by(turn, drawing.hand, first=first) for first in (True, False)]
        chances = [at_least_one(copies, cards, len(pile)) for cards in drawn]
        label = speaker.text("odds-turn", turn=turn) if turn else speaker.text("odds-hand", cards=drawing.hand)
        lines.append(speaker.text("odds-line", label=label, first=_percent(chances[0]), second=_percent(chances[1])))
    return "\n".join([head, *lines, speaker.text("odds-foot")])


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}%"
