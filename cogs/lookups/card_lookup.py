"""/card: a card looked up by its name, in private unless shown to all: picture, texts, what was read, its rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from msgspec import Struct

import render
from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.presentation.controls import BLUE, LABEL, OPEN_RULE, Button, Rows, general_id
from cogs.presentation.option_matching import NamedOption, Unmatched, match
from cogs.presentation.screens import Picture
from cogs.presentation.words import Speaker, clipped, quoted
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.cards import name_lexicon
from data.rules import RuleLibrary
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Activated, Give, Is, Keyword, This, Triggered, nodes_of
from engine.kernel.flow.reminding import MARK
from engine.wording import CardTextError, Lexicon
from render.markup import escaped
from render.words import word

if TYPE_CHECKING:
    from cogs.bot_client import BotClient
    from cogs.services import Services

SHOW = "cardall"
"""The verb of a button under a card, whose subject is its game."""
MOST_RULES = 4
PART = 550
"""So many signs of a text stand in the message; the picture has the whole."""


class KnownCard(Struct, frozen=True):
    """A card that can be looked up: where it is, and its names in every language."""

    game: str
    key: str
    shown: str
    names: tuple[str, ...]

    @property
    def value(self) -> str:
        """What names it alone."""
        return f"{self.game}:{self.key}"


async def known_cards(services: Services, guild: int, lang: str) -> list[KnownCard]:
    """Every card of every game, a server's own among them."""
    readers = [await services.reader(lang, game, guild) for game in services.communities]
    return [card for reader in readers for card in known_in(reader, reader.book.cards)]


def known_in(speaker: Speaker, keys: Iterable[str]) -> list[KnownCard]:
    """Cards of a reader's game as they can be typed."""
    plain = speaker.plain()
    title = plain.text(f"game-{plain.game}")
    others = [plain.reading(each) for each in plain.words.languages]
    return [
        KnownCard(
            plain.game,
            key,
            f"{clipped(plain.card(key), LONGEST - len(title) - 3)} · {title}",
            tuple(dict.fromkeys(other.card(key) for other in others)),
        )
        for key in keys
    ]


def fitting(cards: Sequence[KnownCard], typed: str, most: int = MOST) -> list[KnownCard]:
    """The cards whose names fit what was typed; those that begin with it before those that hold it."""
    wanted = typed.casefold().strip()
    begins = [card for card in cards if any(name.casefold().startswith(wanted) for name in card.names)]
    holds = [card for card in cards if any(wanted in name.casefold() for name in card.names)]
    return list({card.value: card for card in (*begins, *holds)}.values())[:most]


def meant(cards: Sequence[KnownCard], typed: str) -> KnownCard:
    """The card that was typed, by what autocomplete gave or by its name in any language. Raises Unmatched."""
    exact = next((card for card in cards if card.value == typed), None)
    if exact is not None:
        return exact
    things = [NamedOption(at, card.shown, card.names) for at, card in enumerate(cards)]
    found = match(typed, things) if typed.strip() else None
    if found is None:
        raise Unmatched("card-none", typed=clipped(typed, LONGEST))
    return cards[found.value]


class CardLookupController:
    """Serves look-ups of cards."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services

    def feature(self) -> Feature:
        """The controls under a card."""
        return Feature(general={SHOW: self._shown})

    async def look(self, reply: Reply, typed: str) -> None:
        """A card in all its parts, for the one who asks. Raises Unmatched."""
        guild = reply.interaction.guild_id or 0
        found = meant(await known_cards(self._services, guild, reply.lang), typed)
        speaker = await self._services.reader(reply.lang, found.game, guild)
        text = await asyncio.to_thread(card_text, found.key, speaker)
        await reply.say(text, _rows(found.key, speaker, self._services.rules), (card_picture(found.key, speaker),))

    async def _shown(self, reply: Reply, press: Press) -> None:
        """For everybody in the channel, in the language of the server."""
        lang = (await reply.public_speaker()).lang
        if press.subject not in self._services.communities:
            raise Unmatched("error-gone")
        speaker = await self._services.reader(lang, press.subject, reply.interaction.guild_id or 0)
        if press.rest not in speaker.book.cards:
            raise Unmatched("card-gone")
        text = await asyncio.to_thread(card_text, press.rest, speaker)
        await reply.publish(text, (card_picture(press.rest, speaker),))


def card_picture(key: str, speaker: Speaker) -> Picture:
    """A card's face in both languages, drawn when it is needed."""
    book, game, lang = speaker.book, speaker.game, speaker.lang
    return Picture(
        "card.png",
        render.card_alt(key, book.cards, game, lang, book.printed),
        partial(render.card, key, book.cards, game, lang, book.printed, book.art, both=True),
        f"{game}:{key}:{lang}",
    )


def card_text(key: str, speaker: Speaker) -> str:
    """Names and texts in all languages, and what the table makes of them."""
    card, languages = speaker.book.cards[key], speaker.words.languages
    titles = dict.fromkeys(speaker.reading(lang).card(key) for lang in (speaker.lang, *languages))
    lines = [
        speaker.text(
            "card-title",
            name=" / ".join(map(escaped, titles)),
            id=escaped(key),
            game=speaker.text(f"game-{speaker.game}"),
        )
    ]
    for lang in (lang for lang in languages if card.text.get(lang)):
        lines += [speaker.text("card-text", lang=lang), *quoted(card.text[lang], PART)]
    return "\n".join([*lines, *_read(card, speaker)])


def _read(card: Card, speaker: Speaker) -> list[str]:
    """What the table carries out, worded by the grammar in the reader's language."""
    if MARK in card.marks:
        return [speaker.text("card-by-hand")]
    if not card.abilities:
        return [speaker.text("card-no-text")]
    wording = reading(
        card,
        speaker.game,
        speaker.lang,
        speaker.book.cards,
        speaker.book.printed,
        speaker.book.ability_names.get(card.key, {}),
    )
    if not wording:
        return [speaker.text("card-not-told")]
    return [speaker.text("card-read"), *quoted(wording, PART)]


def reading(
    card: Card,
    game: str,
    lang: str,
    cards: Mapping[str, Card],
    printed: Mapping[str, Mapping[str, str]],
    labels: Mapping[str, Sequence[str]],
) -> str:
    """What a card's abilities say in a language, written from what was read and not from what is printed; "" where the
    language has no words for it."""
    grammar = MANIFESTS[game].grammar
    lexicon = Lexicon(name_lexicon(cards.values()), {each: dict(known) for each, known in printed.items()})
    names = labels.get(lang) or next(iter(labels.values()), ())
    try:
        return grammar.write(card.abilities, lang, lexicon=lexicon, labels=names, kind=grammar.layout.kind(card))
    except CardTextError:
        return ""


def card_rules(card: Card, game: str, library: RuleLibrary) -> dict[str, tuple[str, str]]:
    """The rules of what stands on a card: by number the vocabulary and the id that it is about."""
    found: dict[str, tuple[str, str]] = {}
    for about in _terms(card, MANIFESTS[game].grammar.layout.kind(card)):
        if rule := library.term(game, *about):
            found.setdefault(rule, about)
    return dict(list(found.items())[:MOST_RULES])


def _terms(card: Card, kind: str) -> Iterator[tuple[str, str]]:
    """What rules may speak of: a card's keywords and its type (`kind`, by the words of its texts), when its abilities
    come about, what it gives others."""
    yield from [("keyword", node.name) for node in card.abilities if isinstance(node, Keyword)]
    yield from [("kind", kind), ("kind", card.kind)]
    for node in nodes_of(card.abilities):
        match node:
            case Triggered():
                yield from [("trigger", each.event) for each in node.on if each.subject == Is(This())]
            case Activated():
                yield "window", node.window
            case Give():
                yield "counter", node.counter
            case Keyword():
                yield "keyword", node.name


def _rows(key: str, speaker: Speaker, library: RuleLibrary) -> Rows:
    found = card_rules(speaker.book.cards[key], speaker.game, library)
    about = {rule: word(speaker.lang, *each, speaker.game) for rule, each in found.items()}
    rules = tuple(
        Button(
            general_id(speaker.game, f"{OPEN_RULE}.{rule}"),
            clipped(speaker.text("button-card-rule", about=name, rule=rule), LABEL),
        )
        for rule, name in about.items()
    )
    show = Button(general_id(speaker.game, f"{SHOW}.{key}"), speaker.text("button-show-all"), BLUE)
    return ((*rules, show),)


async def card_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """Cards of all games whose names fit what was typed."""
    services = interaction.client.services
    lang = services.words.language(str(interaction.locale))
    cards = await known_cards(services, interaction.guild_id or 0, lang)
    return [app_commands.Choice(name=card.shown, value=card.value) for card in fitting(cards, current)]


def card_feature(locator: TableLocator) -> Feature:
    """The command, and the controls under a card."""
    cards = CardLookupController(locator)

    @app_commands.command(name="card", description=localized("cmd-card"))
    @app_commands.describe(name=localized("opt-card-name"))
    @app_commands.autocomplete(name=card_names)
    async def card(interaction: discord.Interaction, name: str) -> None:
        await serve(locator, interaction, lambda reply: cards.look(reply, name))

    return replace(cards.feature(), commands=(card,))
