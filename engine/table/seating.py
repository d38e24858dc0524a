"""Opening a table, sitting down, decks, entropy, readiness: what is agreed before a game and what follows one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.flag import Value
from engine.kernel.flow.rulebook import Rulebook
from engine.table import lobby, partners, series
from engine.table.admission import faults_at
from engine.table.errors import (
    BadOptions,
    ChannelTaken,
    Contended,
    DeckFault,
    DeckFaults,
    NoSuchTable,
    NotOver,
)
from engine.table.options import check_options, tournament_of
from engine.table.ports import CardPool, Clock, Journal
from engine.table.rows import OPEN, OVER, GameRow, Habits, Options, Seat, TableRow

Listener = Callable[[str], Awaitable[None]]
TRIES = 20
SECRET_BYTES = 32
ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8
LASTING = 30 * 60.0
"""Seconds for which an open table waits after the last thing that was done at it."""

log = logging.getLogger(__name__)


class Seating:
    """The rows of tables, changed by compare-and-set: whoever comes second looks again and decides anew."""

    def __init__(
        self,
        journal: Journal,
        rules: Mapping[str, Rulebook],
        pools: Mapping[str, CardPool],
        clock: Clock,
        random_bytes: Callable[[int], bytes],
        lasting: float = LASTING,
    ) -> None:
        self._journal = journal
        self._rules = rules
        self._pools = pools
        self._clock = clock
        self._random_bytes = random_bytes
        self._lasting = lasting
        self._listeners: list[Listener] = []
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def on_change(self, listener: Listener) -> None:
        """Tell the table's id after each change that is on disk; what to show is then read from the journal."""
        self._listeners.append(listener)

    async def tell(self, table: str) -> None:
        """Tell the listeners of a change that somebody else has made over the same journal."""
        await self._tell(table)

    # --- the table ---

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        options: Options,
        invited: Sequence[int] = (),
        alone: bool = True,
        seats: Sequence[Seat] = (),
    ) -> TableRow:
        """A new table with its host on the first seat. Raises BadOptions, ChannelTaken, DeckFaults.

        `alone`: it is played in the channel itself, so that nothing else may be. `seats`: who sits there from the
        first moment, the host among them, each with his deck.
        """
        rules = self._rules.get(options.game)
        if rules is None:
            raise BadOptions(what="game", value=options.game)
        check_options(options, *rules.seats)
        row = TableRow(
            id="",
            guild=guild,
            channel=channel,
            host=host,
            options=options,
            invited=tuple(invited),
            opened_at=self._clock.now(),
            alone=alone,
            seats=tuple(seats),
        )
        for place in seats:
            self._check_deck(row, place.deck)
        for _ in range(TRIES):
            made = await self._create(replace(row, id=self._new_id()), host)
            if made is not None:
                return made
            for there in await self._journal.tables_at(channel):
                if there.status != OVER and there.home == channel and there.has_home_alone:
                    raise ChannelTaken(table=there.id)
        raise Contended

    async def table(self, table: str) -> TableRow:
        """The table as it is kept. Raises NoSuchTable."""
        row = await self._journal.table(table)
        if row is None:
            raise NoSuchTable(table=table)
        return row

    async def join(self, table: str, user: int) -> TableRow:
        """Sit down; who sits already stays. Raises Full, NotOpen, NotInvited."""
        habits = await self._journal.habits(user)
        return await self._changed(table, lambda row: series.join(row, user, habits))

    async def leave(self, table: str, user: int, at: int | None = None) -> TableRow:
        """Stand up before a game; between two games of a series this gives it up. Raises NotOpen during one, Outdated
        if the series is no longer at that stage."""
        return await self._changed(table, lambda row: series.leave(row, user, at))

    async def close(self, table: str, user: int) -> TableRow:
        """The host takes the table away before the first deal. Raises NotHost, NotOpen."""
        return await self._changed(table, lambda row: lobby.close(row, user))

    async def set_option(self, table: str, user: int, name: str, value: Value) -> TableRow:
        """The host agrees something else; the others must be ready anew. Raises NotHost, NotOpen, BadOptions,
        HomeSettled."""

        def change(row: TableRow) -> TableRow:
            return self._fitted(lobby.set_option(row, user, self._rules[row.options.game].flags, name, value))

        return await self._changed(table, change)

    async def decline(self, table: str, user: int) -> TableRow:
        """Say no to a challenge, or to a rematch. Raises NotInvited, NotOpen."""
        return await self._changed(table, lambda row: lobby.decline(row, user))

    async def attach_thread(self, table: str, thread: int) -> TableRow:
        """The match is played in this thread or channel, unless that was settled before. Raises ChannelTaken where
        another one has that place alone."""
        return await self._changed(table, lambda row: lobby.thread_attached(row, thread))

    async def detach_thread(self, table: str, thread: int) -> TableRow:
        """This thread is no more: a rematch that was to be played in it gets a home of its own."""
        return await self._changed(table, lambda row: lobby.thread_detached(row, thread))

    async def expire(self, table: str) -> float | None:
        """Give up a table whose time to wait is over; when it is where it is not yet, None where it waits no more."""
        now = self._clock.now()
        async with self._lock(table):
            before, row = await self._save(table, lambda row: lobby.expire(row, now))
        if row.version != before.version:
            await self._tell(table)
        return row.expires_at if row.status == OPEN and row.expires_at > now else None

    async def set_habits(self, user: int, habits: Habits) -> None:
        """What a user wants to be asked, from now on and at every table at which he sits."""
        await self._journal.set_habits(user, habits)
        for row in await self._journal.tables_of(user):
            await self._changed(row.id, lambda row: lobby.with_habits(row, user, habits))

    async def ask_no_more(self, table: str, user: int) -> TableRow:
        """In the game that goes on, end this user's turns without asking whether he is sure. Raises NotSeated."""
        return await self._changed(table, lambda row: lobby.unasked(row, user))

    async def set_deck(self, table: str, user: int, name: str, keys: Sequence[str]) -> TableRow:
        """Choose a deck, given as card keys. Raises DeckFaults, DecksLocked, NotSeated."""

        def change(row: TableRow) -> TableRow:
            series.seat_of(row, user)
            self._check_deck(row, keys)
            return series.set_deck(row, user, name, tuple(keys))

        return await self._changed(table, change)

    def faults(self, row: TableRow, keys: Sequence[str]) -> list[DeckFault]:
        """Why a deck may not be played at a table; those of lessons and puzzles are as they are."""
        if partners.is_lesson(row):
            return []
        cards = self._pools[row.options.game].cards(dict.fromkeys(keys))
        return [*MANIFESTS[row.options.game].check_deck(keys, cards, row.options.flags), *faults_at(row, cards)]

    async def set_entropy(self, table: str, user: int, text: str) -> TableRow:
        """Own signs for the shuffles of the coming game. Raises BadEntropy, NotOpen."""
        return await self._changed(table, lambda row: series.set_entropy(row, user, text))

    async def ready(self, table: str, user: int, ready: bool = True, at: float = 0.0) -> TableRow:
        """Say that the game may begin; with the last one it does, unless the deck of another may be played no more:
        then that seat is `unfit`. `at`: when that was pressed, where it is known (Unix seconds); by that a double click
        is told. Raises NoDeck, NotOpen, DeckFaults of the user's own deck."""

        def change(row: TableRow) -> TableRow:
            after = series.set_ready(row, user, ready, at or self._clock.now())
            if ready and not row.games:
                self._check_deck(row, row.seats[series.seat_of(row, user)].deck)
            return after

        return await self._changed(table, change)

    async def rematch(self, table: str, user: int) -> TableRow:
        """The same players and decks in a new series, one for all who ask; after that one has been played, or nobody
        wanted it, the next. Raises NotOver, NotSeated, FormerPlayer, ChannelTaken."""
        row = await self.table(table)
        if row.status != OVER or not row.games:
            raise NotOver
        series.must_be_free(row)
        fresh = self._fitted(series.rematch(row, user, self._clock.now()))
        for _ in range(TRIES):
            made = await self._create(fresh, -1) or await self._journal.table(fresh.id)
            if made is None:
                raise ChannelTaken
            if made.status != OVER:
                return made
            fresh = (
                series.rematch(made, user, self._clock.now())
                if made.games
                else replace(fresh, id=series.next_id(fresh.id))
            )
        raise Contended

    # --- changing rows ---

    async def _create(self, row: TableRow, host: int) -> TableRow | None:
        row = lobby.renewed(row, self._clock.now() + self._lasting)
        row, game = series.announce(row, self._random_bytes(SECRET_BYTES), self._draw(row))
        if host >= 0:
            row = lobby.with_habits(series.join(row, host), host, await self._journal.habits(host))
        if not await self._journal.create_table(row, game):
            return None
        await self._tell(row.id)
        return row

    async def _changed(self, table: str, change: Callable[[TableRow], TableRow]) -> TableRow:
        def done(row: TableRow) -> TableRow:
            after = change(row)
            return after if after == row else lobby.renewed(after, self._clock.now() + self._lasting)

        async with self._lock(table):
            before, row = await self._save(table, done)
        if row.version != before.version:
            await self._tell(table)
        return row

    async def _save(self, table: str, change: Callable[[TableRow], TableRow]) -> tuple[TableRow, TableRow]:
        """The row before and after; what a change brings with it is written in the same stroke."""
        for _ in range(TRIES):
            before = await self.table(table)
            row = change(before)
            if row == before:
                return before, before
            row, games = await self._with_games(row)
            row = replace(row, version=before.version + 1)
            if await self._journal.save_table(row, before.version, *games):
                return before, row
        raise Contended

    async def _with_games(self, row: TableRow) -> tuple[TableRow, list[GameRow]]:
        """All ready: the deal. Between two games: the next commitment. A series that is over opens its secrets, one of
        a tournament when that is over (`reveal`)."""
        if series.may_begin(row):
            return await self._begin(row)
        if row.status == OVER and tournament_of(row.options):
            return row, []
        if row.status == OVER:
            kept = [await self._journal.game(game) for game in (*row.games, row.coming) if game]
            return row, [replace(game, opened=True) for game in kept if game is not None]
        if row.status == OPEN and not row.coming:
            row, game = series.announce(row, self._random_bytes(SECRET_BYTES), self._draw(row))
            return row, [game]
        return row, []

    async def _begin(self, row: TableRow) -> tuple[TableRow, list[GameRow]]:
        partners.check_lesson(row)
        coming = await self._journal.game(row.coming)
        assert coming is not None, "a table is created together with its coming game"
        pinned = await self._pinned(row)
        row = self._fitted(row) if pinned is None else row
        if not series.may_begin(row):
            return row, []
        setup = replace(
            coming.setup,
            decks=tuple(place.deck for place in row.seats),
            cards=self._cards_of(row) if pinned is None else pinned,
            entropy=tuple(place.entropy for place in row.seats),
            flags=series.flags(row),
        )
        return replace(series.begin(row), fresh_at=self._clock.now()), [replace(coming, setup=setup)]

    async def _pinned(self, row: TableRow) -> dict[str, Card] | None:
        """The cards of a series that has begun, which stay what they were in its first game; None before."""
        if not row.games:
            return None
        first = await self._journal.game(row.games[0])
        assert first is not None, "a game that was begun is in the journal"
        return first.setup.cards

    def _cards_of(self, row: TableRow) -> dict[str, Card]:
        """The cards of all decks as they are now."""
        return self._pools[row.options.game].cards(dict.fromkeys(key for place in row.seats for key in place.deck))

    def _fitted(self, row: TableRow) -> TableRow:
        """The table with all decks looked at again: something else may have been agreed since they were chosen, or
        cards may be gone. Which ones those are is for the owner of the deck alone."""
        return lobby.fitted(
            row, [seat for seat, place in enumerate(row.seats) if place.deck and self.faults(row, place.deck)]
        )

    def _check_deck(self, row: TableRow, keys: Sequence[str]) -> None:
        faults = self.faults(row, keys)
        if faults:
            raise DeckFaults(faults)

    # --- small parts ---

    def _draw(self, row: TableRow) -> tuple[str, ...]:
        return tuple(self._random_bytes(8).hex() for _ in range(row.options.seats))

    def _new_id(self) -> str:
        return "".join(ID_SIGNS[byte % len(ID_SIGNS)] for byte in self._random_bytes(ID_LENGTH))

    def _lock(self, table: str) -> asyncio.Lock:
        """Saves needless conflicts inside one process; that nothing goes wrong is the journal's doing."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _tell(self, table: str) -> None:
        """A listener that fails is no reason to call a change that is on disk a failure."""
        for listener in self._listeners:
            try:
                await listener(table)
            except Exception:
                log.exception("a listener failed at table %s", table)
