"""What is printed on cards that are settled by hand: shown where it matters, for the table cannot do what it says."""

from __future__ import annotations

from collections.abc import Iterator

import render
from cogs.presentation.words import Speaker, clipped
from engine.kernel.flow.reminding import MARK
from engine.kernel.state.question import HandMove
from engine.kernel.views.view import View
from engine.logbook import lines
from engine.saying import Name, Say
from engine.table import Live

LINE = 180
PART = 500
"""A line of a text is shown in parts of so many signs, so that each fits a message even where every sign is escaped."""
SHORT = 4


def told_lines(line: Say, speaker: Speaker, *, whole: bool = False) -> list[str]:
    """A line of the log; under one that reminds of a card settled by hand its text, `whole` or in short."""
    named = line.args.get("card")
    said = [clipped(speaker.say(line), LINE)]
    if line.key == "log-by-hand-text" and isinstance(named, Name):
        text = list(printed(str(named.id), speaker))
        said += text if whole else [clipped(part, LINE) for part in text[:SHORT]]
    return said


def printed(key: str, speaker: Speaker) -> Iterator[str]:
    """The lines of a card's text; nothing of them is markup."""
    return _shown(text_of(key, speaker), speaker)


def _shown(text: str, speaker: Speaker) -> Iterator[str]:
    for line in text.splitlines():
        yield from (speaker.shown(line[at : at + PART]) for at in range(0, len(line), PART))


def asking(key: str, speaker: Speaker, ability: int = -1) -> Iterator[str]:
    """The same of a card that asks something: the line of the ability that does where that is known, else all but what
    only says again what its kind can do."""
    card = speaker.book.cards.get(key)
    text = text_of(key, speaker)
    if card is None or MARK in card.marks:
        return _shown(text, speaker)
    told = render.unreminded(text, speaker.game).splitlines()
    is_known = 0 <= ability < len(told) == len(card.abilities)
    return _shown(told[ability] if is_known else "\n".join(told), speaker)


def text_of(key: str, speaker: Speaker) -> str:
    """A card's text in the reader's language, or in the one that it is printed in, for `shown`."""
    card = speaker.book.cards.get(key)
    texts = card.text if card is not None else {}
    return speaker.symbols(texts.get(speaker.lang) or next(iter(texts.values()), ""))


def reminders(live: Live, seat: int, speaker: Speaker) -> list[str]:
    """The texts to carry out just now: what the last decision has reminded of, and the moves by hand since."""
    rows = live.play.rows
    decided = next((row.no for row in reversed(rows) if not isinstance(row.input, HandMove)), 0)
    said = lines([event for _, event in live.events_after(decided - 1, seat)], seat, live.play.rules.id)
    told = (line for line in said if line.key == "log-by-hand-text")
    return [each for line in told for each in told_lines(line, speaker)]


def in_play(live: Live, view: View, speaker: Speaker) -> list[str]:
    """Each card in play that is settled by hand, with its whole text."""
    cards = live.kept.setup.cards
    keys = dict.fromkeys(piece.key for side in view.seats for piece in side.pieces if MARK in cards[piece.key].marks)
    return [
        line for key in keys for line in (speaker.text("hand-printed", card=speaker.card(key)), *printed(key, speaker))
    ]
