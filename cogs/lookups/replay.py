"""/replay: finished games, board by board, in private unless shown to all; as a film; as the record."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from cachetools import LRUCache
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.presentation import replay_screens
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.replay_screens import FILM, OPEN, PROOF, RECORD, SHOW, SHOW_FILM, STEP
from cogs.presentation.screen import Screen
from cogs.presentation.words import CardBook, Speaker, clipped
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.records import BrokenRecord
from data.replays import Replay, replay
from engine.spelling import holds
from engine.table import StoreBroken, TableError, TableRow

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

KEPT = 4
"""How many games are kept ready; any other is replayed from the store."""


def finished(row: TableRow) -> tuple[str, ...]:
    """The games of a series that are over, the first one first."""
    return row.games[: len(row.results)]


def may_watch(row: TableRow, interaction: discord.Interaction) -> bool:
    """Its players everywhere, others where it was played, unless the table was for its players alone."""
    plays = any(place.user == interaction.user.id for place in row.seats)
    here = row.guild == (interaction.guild_id or 0) and interaction.channel_id in (row.channel, row.home)
    return plays or (here and row.options.spectators)


class ReplayController:
    """Serves replays. A game is named by its id; nothing is kept but games that were looked at lately."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services
        self._kept: LRUCache[str, Replay] = LRUCache(KEPT)
        self._replaying, self._filming = asyncio.Lock(), asyncio.Lock()

    def feature(self) -> Feature:
        """The controls under a board."""
        return Feature(
            in_place=frozenset((STEP,)),
            general={
                OPEN: self._stepped,
                STEP: self._stepped,
                SHOW: self._shown,
                FILM: self._film,
                SHOW_FILM: self._film_shown,
                RECORD: self._record,
                PROOF: self._proof,
            },
        )

    async def games(self, interaction: discord.Interaction) -> list[tuple[TableRow, str]]:
        """The finished games of this channel, and of the user, the newest first."""
        user = interaction.user.id
        store = self._services.store
        rows = [*await store.tables_at(interaction.channel_id or 0, user), *await store.played_by(user, MOST)]
        known = {row.id: row for row in rows if may_watch(row, interaction)}
        newest = sorted(known.values(), key=lambda row: row.opened_at, reverse=True)
        return [(row, game) for row in newest for game in reversed(finished(row))]

    async def look(self, reply: Reply, game: str) -> None:
        """The start of a game; of the newest one where none is named. Raises Unmatched."""
        if not game:
            there = await self.games(reply.interaction)
            if not there:
                raise Unmatched("replay-nothing")
            game = there[0][1]
        await self._step(reply, game.strip(), 0)

    async def _step(self, reply: Reply, game: str, no: int) -> None:
        row, replay = await self._finished(reply, game)
        screen = replay_screens.step(replay, row, min(no, replay.last), await self._speaker(reply.lang, row, replay))
        await reply.say(screen.text, screen.rows, screen.pictures, place=reply.is_private)

    async def _finished(self, reply: Reply, game: str) -> tuple[TableRow, Replay]:
        """A finished game that the user may look at. Raises Unmatched."""
        store = self._services.store
        kept = await store.game(game)
        row = await store.table(kept.table) if kept is not None else None
        if kept is None or row is None or not may_watch(row, reply.interaction):
            raise Unmatched("replay-none", typed=clipped(game, LONGEST))
        if game not in finished(row):
            raise Unmatched("replay-running")
        reply.row = row
        async with self._replaying:
            ready = self._kept.get(game)
            if ready is None or ready.kept.opened != kept.opened:
                try:
                    ready = await asyncio.to_thread(replay, kept, await store.rows(game))
                except BrokenRecord:
                    raise Unmatched("replay-broken") from None
            self._kept[game] = ready
        return row, ready

    async def _speaker(self, lang: str, row: TableRow, replay: Replay) -> Speaker:
        """Somebody who knows the cards as they were when the game was played."""
        speaker = await self._services.speaker(lang, row)
        book = speaker.book.with_cards(replay.kept.setup.cards)
        return Speaker(speaker.words, speaker.lang, book, speaker.players, game=speaker.game, beside=speaker.beside)

    async def _stepped(self, reply: Reply, press: Press) -> None:
        await self._step(reply, press.subject, _number(press))

    async def _shown(self, reply: Reply, press: Press) -> None:
        row, replay, speaker = await self._public(reply, press.subject)
        await _publish(reply, replay_screens.step(replay, row, min(_number(press), replay.last), speaker))

    async def _public(self, reply: Reply, game: str) -> tuple[TableRow, Replay, Speaker]:
        """For everybody in the channel, in the language of the server. Raises Unmatched."""
        row, replay = await self._finished(reply, game)
        if not row.options.spectators:
            raise Unmatched("replay-closed")
        return row, replay, await self._speaker((await reply.public_speaker()).lang, row, replay)

    async def _film(self, reply: Reply, press: Press) -> None:
        row, replay = await self._finished(reply, press.subject)
        screen = replay_screens.moving(replay, row, await self._speaker(reply.lang, row, replay))
        async with self._filming:
            await reply.say(screen.text, screen.rows, screen.pictures)

    async def _film_shown(self, reply: Reply, press: Press) -> None:
        row, replay, speaker = await self._public(reply, press.subject)
        async with self._filming:
            await _publish(reply, replay_screens.moving(replay, row, speaker))

    async def _record(self, reply: Reply, press: Press) -> None:
        row, replay = await self._finished(reply, press.subject)
        if not replay.kept.opened:
            raise Unmatched("replay-unopened")
        screen = replay_screens.record(replay, row, await self._speaker(reply.lang, row, replay))
        await reply.say(screen.text, screen.rows, screen.pictures)

    async def _proof(self, reply: Reply, press: Press) -> None:
        """By what a record is known, and the way to the record itself."""
        row, replay = await self._finished(reply, press.subject)
        screen = replay_screens.proof(replay, await self._speaker(reply.lang, row, replay))
        await reply.say(screen.text, screen.rows)


def _number(press: Press) -> int:
    """The number of a board; behind it stands which way it is, so that no two buttons are alike."""
    number = press.rest.partition("-")[0]
    return int(number) if number.isdecimal() else 0


async def _publish(reply: Reply, screen: Screen) -> None:
    await reply.publish(screen.text, screen.pictures)


def replay_feature(locator: TableLocator) -> Feature:
    """The command, and the controls under a board."""
    replays = ReplayController(locator)
    feature = replays.feature()

    async def games(interaction: discord.Interaction[BotClient], current: str) -> Choices:
        """Finished games by date, game and players."""
        try:
            labelled = [
                (await _label(locator, row, game, str(interaction.locale)), game)
                for row, game in await replays.games(interaction)
            ]
        except (StoreBroken, TableError):
            return []
        return [
            app_commands.Choice(name=clipped(label, LONGEST), value=game)
            for label, game in labelled
            if holds(current, (f"{label} {game}",))
        ][:MOST]

    @app_commands.command(name="replay", description=localized("cmd-replay"))
    @app_commands.describe(game=localized("opt-replay"))
    @app_commands.autocomplete(game=games)
    async def command(interaction: discord.Interaction, game: str = "") -> None:
        await serve(locator, interaction, lambda reply: replays.look(reply, game))

    return Feature(general=feature.general, in_place=feature.in_place, commands=(command,))


async def _label(locator: TableLocator, row: TableRow, game: str, lang: str) -> str:
    """A game in one line, with its day (UTC)."""
    day = datetime.fromtimestamp(row.opened_at, UTC).date().isoformat()
    words, names = locator.services.words, await locator.services.names(row, lang)
    plain = Speaker(words, words.language(lang), CardBook({}), names, markup=False)
    return f"{day} {replay_screens.title(row, game, plain)}"
