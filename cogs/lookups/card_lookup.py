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
from cogs.lookups.unprinted import unprinted
from cogs.presentation.controls import BLUE, LABEL, OPEN_RULE, OPTIONS, Button, Pick, Rows, Select, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.cards import name_lexicon
from data.names import Called, best, find, is_called, titles_of
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

SHOW, OTHER = "cardall", "cardto"
"""Verbs of what stands under a card, whose subject is its game: shown to all, and another card in its place."""
MOST_RULES = 4
MOST_TOLD = 8
PART = 550
"""So many signs of a text stand in the message; the picture has the whole."""


class KnownCard(Struct, frozen=True):
    """A card that can be looked up: where it is, its names and versions in every language, and what it is ("song")."""

    game: str
    key: str
    shown: str
    titles: tuple[tuple[str, str], ...]
    about: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """What names it alone."""
        return f"{self.game}:{self.key}"

    @property
    def called(self) -> Called:
        """As it is looked for; a server's own card by the number that is printed on it."""
        return Called(self.value, self.titles, self.key.rpartition(":")[2], self.about)


async def known_cards(services: Services, guild: int, lang: str) -> list[KnownCard]:
    """Every card of every game that a server offers, its own among them."""
    readers = [await services.reader(lang, game, guild) for game in await services.games_at(guild)]
    return [card for reader in readers for card in known_in(reader, reader.book.cards)]


def known_in(speaker: Speaker, keys: Iterable[str]) -> list[KnownCard]:
    """Cards of a reader's game as they can be typed."""
    plain = speaker.plain()
    title = plain.text(f"game-{plain.game}")
    return [
        KnownCard(
            plain.game,
            key,
            f"{clipped(plain.card(key), LONGEST - len(title) - 3)} · {title}",
            tuple(titles_of(plain.book.cards[key])),
            _about(plain.book.cards[key], plain),
        )
        for key in keys
    ]


def _about(card: Card, speaker: Speaker) -> tuple[str, ...]:
    """What a card is, in every language: its type, its colours, its marks."""
    what = (("kind", card.kind), *[("color", ink) for ink in card.colors], *[("kind", mark) for mark in card.marks])
    return tuple(word(lang, *each, speaker.game) for lang in speaker.words.languages for each in what)


def fitting(cards: Sequence[KnownCard], typed: str, most: int = MOST) -> list[KnownCard]:
    """The cards that fit what was typed, the best first."""
    hits = find(typed, [card.called for card in cards])
    return list({cards[hit.at].value: cards[hit.at] for hit in hits}.values())[:most]


def meant(cards: Sequence[KnownCard], typed: str) -> list[KnownCard]:
    """The cards that were typed, by what autocomplete gave or by a name in any language: several where they are meant
    equally well. Raises Unmatched for none."""
    exact = [card for card in cards if card.value == typed]
    if exact or not typed.strip():
        return exact
    hits = find(typed, [card.called for card in cards])
    return list({cards[hit.at].value: cards[hit.at] for hit in best(hits)}.values()) if hits else []


def one_meant(cards: Sequence[KnownCard], typed: str) -> KnownCard:
    """The one card that was typed. Raises Unmatched for none and for several."""
    named = meant(cards, typed)
    if len(named) != 1:
        names = tuple(card.shown for card in named[:MOST_TOLD])
        raise Unmatched("card-several" if named else "card-none", typed=clipped(typed, LONGEST), cards=names)
    return named[0]


class CardLookupController:
    """Serves look-ups of cards."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services

    def feature(self) -> Feature:
        """The controls under a card."""
        return Feature(general={SHOW: self._shown, OTHER: self._turned}, in_place=frozenset((OTHER,)))

    async def look(self, reply: Reply, typed: str) -> None:
        """A card in all its parts, for the one who asks, with the way to others that fit as well."""
        cards = await known_cards(self._services, _guild(reply), reply.lang)
        named = meant(cards, typed)
        if not named:
            await self._none(reply, typed)
            return
        others = [] if named[0].value == typed else _others(named, fitting(cards, typed, OPTIONS))
        await self._open(reply, named[0], others, await self._nearest(reply, named[0], typed))

    async def _nearest(self, reply: Reply, card: KnownCard, typed: str) -> str:
        """That a card is only nearly called what was typed, and that printed ones may be absent; "" where it is."""
        if card.value == typed or is_called(card.called, typed):
            return ""
        speaker = await reply.speaker()
        said = speaker.text("card-nearest", typed=escaped(clipped(typed, LONGEST)))
        absent = await unprinted(self._services, reply.interaction, speaker)
        return "\n".join(filter(None, (said, absent.partition("\n")[0])))

    async def _open(
        self, reply: Reply, card: KnownCard, others: Sequence[KnownCard], note: str = "", *, place: bool = False
    ) -> None:
        speaker = await self._services.reader(reply.lang, card.game, _guild(reply))
        text = await asyncio.to_thread(card_text, card.key, speaker)
        text = f"{note}\n{text}" if note else text
        rows = _rows(card.key, speaker, self._services.rules)
        if others:
            picks = tuple(Pick(each.value, each.shown) for each in (card, *others))
            hint = speaker.text("card-others", count=len(others))
            rows = (*rows, Select(general_id(card.game, OTHER), picks, hint))
        await reply.say(text, rows, (card_picture(card.key, speaker),), place=place)

    async def _none(self, reply: Reply, typed: str) -> None:
        speaker = await reply.speaker()
        text = speaker.text("card-none", typed=escaped(clipped(typed, LONGEST)))
        await reply.say("\n".join(filter(None, (text, await unprinted(self._services, reply.interaction, speaker)))))

    async def _turned(self, reply: Reply, press: Press) -> None:
        """Another of the cards that fitted; those that did stay to be chosen from. Raises Unmatched."""
        cards = {card.value: card for card in await known_cards(self._services, _guild(reply), reply.lang)}
        if press.value not in cards:
            raise Unmatched("card-gone")
        offered = [cards[value] for value in offered_in(reply.interaction.message) if value in cards]
        others = [card for card in offered if card.value != press.value]
        await self._open(reply, cards[press.value], others, place=reply.is_private)

    async def _shown(self, reply: Reply, press: Press) -> None:
        """For everybody in the channel, in the language of the server."""
        lang = (await reply.public_speaker()).lang
        if press.subject not in await self._services.games_at(_guild(reply)):
            raise Unmatched("error-gone")
        speaker = await self._services.reader(lang, press.subject, reply.interaction.guild_id or 0)
        if press.rest not in speaker.book.cards:
            raise Unmatched("card-gone")
        text = await asyncio.to_thread(card_text, press.rest, speaker)
        await reply.publish(text, (card_picture(press.rest, speaker),))


def _guild(reply: Reply) -> int:
    return reply.interaction.guild_id or 0


def _others(named: Sequence[KnownCard], fit: Sequence[KnownCard]) -> list[KnownCard]:
    """What fits besides the first, as well or less well, in the order in which it does."""
    every = {card.value: card for card in (*named, *fit)}
    return [card for value, card in every.items() if value != named[0].value][: OPTIONS - 1]


def offered_in(message: discord.Message | None) -> list[str]:
    """The values of the first select of a message."""
    rows = message.components if message is not None else ()
    controls = (each for row in rows if isinstance(row, discord.ActionRow) for each in row.children)
    selects = [each for each in controls if isinstance(each, discord.SelectMenu)]
    return [option.value for option in selects[0].options] if selects else []


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
    """Names in all languages, the reader's first; the text once, in the reader's language; and what the table makes of
    it, where that is worded otherwise."""
    card, languages = speaker.book.cards[key], speaker.words.languages
    titles = dict.fromkeys(speaker.reading(lang).card(key) for lang in (speaker.lang, *languages))
    head = speaker.text(
        "card-title",
        name=" / ".join(map(escaped, titles)),
        id=escaped(key.rpartition(":")[2]),
        game=speaker.text(f"game-{speaker.game}"),
    )
    return "\n".join([head, *_texts(card, speaker)])


def _texts(card: Card, speaker: Speaker) -> list[str]:
    """As printed in the reader's language, with what was read where that says it in other words; else what was read,
    worded in his language; and as it is printed elsewhere only where nothing of that can be said."""
    printed, told = card.text.get(speaker.lang, ""), _told(card, speaker)
    if printed and told and _is_as_read(card, speaker):
        return [*speaker.quoted(printed, PART), speaker.text("card-as-read")]
    if told and not printed:
        return [speaker.text("card-told"), *speaker.quoted(told, PART)]
    read = [speaker.text("card-read"), *speaker.quoted(told, PART)] if told else _untold(card, speaker)
    shown = printed or next(iter(card.text.values()), "")
    return [*speaker.quoted(shown, PART), *read]


def _untold(card: Card, speaker: Speaker) -> list[str]:
    if MARK in card.marks:
        return [speaker.text("card-by-hand")]
    return [speaker.text("card-not-told" if card.abilities else "card-no-text")]


def _told(card: Card, speaker: Speaker) -> str:
    """What the table carries out, worded by the grammar in the reader's language; "" where it has no words for it."""
    if MARK in card.marks or not card.abilities:
        return ""
    book = speaker.book
    return reading(card, speaker.game, speaker.lang, book.cards, book.printed, book.ability_names.get(card.key, {}))


def _is_as_read(card: Card, speaker: Speaker) -> bool:
    """Whether the text in the reader's language, word for word, is what the table carries out."""
    grammar = MANIFESTS[speaker.game].grammar
    try:
        text_read, exact = grammar.read_card(card, speaker.lang, _lexicon(speaker.book.cards, speaker.book.printed))
    except CardTextError:
        return False
    return exact and set(text_read.abilities) == set(card.abilities)


def _lexicon(cards: Mapping[str, Card], printed: Mapping[str, Mapping[str, str]]) -> Lexicon:
    return Lexicon(name_lexicon(cards.values()), {lang: dict(known) for lang, known in printed.items()})


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
    lexicon = _lexicon(cards, printed)
    names = labels.get(lang) or next(iter(labels.values()), ())
    try:
        return grammar.write(card.abilities, lang, lexicon=lexicon, labels=names, kind=grammar.layout.kind(card))
    except CardTextError:
        return ""


def card_rules(card: Card, game: str, library: RuleLibrary) -> dict[str, tuple[str, str]]:
    """The rules of what stands on a card: by number the vocabulary and the id that it is about."""
    rules: dict[str, tuple[str, str]] = {}
    for about in _terms(card, MANIFESTS[game].grammar.layout.kind(card)):
        if rule := library.term(game, *about):
            rules.setdefault(rule, about)
    return dict(list(rules.items())[:MOST_RULES])


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
    cited = card_rules(speaker.book.cards[key], speaker.game, library)
    about = {rule: word(speaker.lang, *each, speaker.game) for rule, each in cited.items()}
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
