"""/card: a card looked up by its name, in private unless shown to all: picture, texts, what was read, its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands

import render
from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.desk import Parcel
from cogs.feature import Feature, Press
from cogs.lookups.unprinted import unprinted
from cogs.presentation.card_texts import text_of
from cogs.presentation.controls import BLUE, LABEL, OPEN_RULE, OPTIONS, Button, Pick, Rows, Select, general_id
from cogs.presentation.known_cards import KnownCard, fitting_among, known_in, meant_and_fitting
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.names import is_called
from data.rules import RuleLibrary
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Activated, Give, Is, Keyword, This, Triggered, nodes_of
from render.markup import escaped
from render.words import word

if TYPE_CHECKING:
    from cogs.bot_client import BotClient
    from cogs.services import Services

SHOW, OTHER = "cardall", "cardto"
"""Verbs of what stands under a card, whose subject is its game: shown to all, and another card in its place."""
MOST_RULES = 4


async def known_cards(services: Services, guild: int, lang: str) -> list[Parcel[Sequence[KnownCard]]]:
    """Every card of every game that a server offers, its own among them, game by game."""
    readers = [await services.reader(lang, game, guild) for game in await services.games_at(guild)]
    return [
        await services.desk.parcel(
            ("names", reader.lang), reader.book.cards, partial(known_in, reader, reader.book.cards)
        )
        for reader in readers
    ]


async def text_at(services: Services, key: str, speaker: Speaker) -> str:
    """What a card says to a reader away from any table."""
    book = speaker.book
    parcel = await services.desk.parcel(("book", len(book.emojis)), book.cards, lambda: book)
    return await services.desk.asked(text_of, key, speaker.lang, speaker.game, parcel)


class CardLookupController:
    """Serves look-ups of cards."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services

    def feature(self) -> Feature:
        """The controls under a card."""
        return Feature(general={SHOW: self._shown, OTHER: self._turned}, in_place=frozenset((OTHER,)))

    async def look(self, reply: Reply, typed: str) -> None:
        """A card in all its parts, for the one who asks, with the way to others that fit as well."""
        among = await known_cards(self._services, _guild(reply), reply.lang)
        named, fit = await self._services.desk.asked(meant_and_fitting, typed, *among)
        if not named:
            await self._none(reply, typed)
            return
        others = [] if named[0].value == typed else _others(named, fit)
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
        text = await text_at(self._services, card.key, speaker)
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
        among = await known_cards(self._services, _guild(reply), reply.lang)
        cards = {card.value: card for parcel in among for card in parcel.value}
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
        text = await text_at(self._services, press.rest, speaker)
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
    among = await known_cards(services, interaction.guild_id or 0, lang)
    fit = await services.desk.asked(fitting_among, current, MOST, *among)
    return [app_commands.Choice(name=card.shown, value=card.value) for card in fit]


def card_feature(locator: TableLocator) -> Feature:
    """The command, and the controls under a card."""
    cards = CardLookupController(locator)

    @app_commands.command(name="card", description=localized("cmd-card"))
    @app_commands.describe(name=localized("opt-card-name"))
    @app_commands.autocomplete(name=card_names)
    async def card(interaction: discord.Interaction, name: str) -> None:
        await serve(locator, interaction, lambda reply: cards.look(reply, name))

    return replace(cards.feature(), commands=(card,))
