"""Tables: everything that players may do with a series, each change on disk before anybody is told."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec.structs import replace

from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.event import Event
from engine.kernel.state.question import AgreeDraw, Answer, Concede, Input, JudgeFix, Leave, Undo, forced_picks
from engine.table import series
from engine.table.errors import (
    AlreadyDecided,
    Contended,
    Frozen,
    JudgeSeated,
    NoDrawOffered,
    NothingToUndo,
    NotPlaying,
    NotYourDecision,
    StoreBroken,
    UndoForbidden,
)
from engine.table.games import Games
from engine.table.live import InputStep, Live, is_answered_for, last_decision, may_go_back
from engine.table.options import may_undo
from engine.table.ports import CardPool, Clock, Journal
from engine.table.rows import Habits, TableRow, UndoRequest
from engine.table.seating import LASTING, TRIES, Seating
from engine.table.shared import Shared

log = logging.getLogger(__name__)
Guard = Callable[[Live, Input], None]
"""Raises TableError for an input that this table does not take, though the rules might."""


class Tables(Seating):
    """All tables of one journal. Any number of processes may have one of these over the same store."""

    def __init__(
        self,
        journal: Journal,
        rules: Mapping[str, Rulebook],
        pools: Mapping[str, CardPool],
        clock: Clock,
        *,
        random_bytes: Callable[[int], bytes] | None = None,
        lasting: float = LASTING,
    ) -> None:
        super().__init__(journal, rules, pools, clock, random_bytes or secrets.token_bytes, lasting)
        self._games = Games(journal, rules, clock)
        self._looks = Shared(self._load)
        self._guards: list[Guard] = []

    def guard(self, guard: Guard) -> None:
        """Ask this before any input is taken that a seat submits."""
        self._guards.append(guard)

    def drop_caches(self) -> None:
        """Forget everything that is kept in memory to save work."""
        self._games.drop()

    def knows(self, table: str) -> bool:
        """Whether a table's game is kept in memory."""
        return self._games.knows(table)

    def let_go(self, table: str) -> None:
        """Forget what is kept of one table: nobody has asked for it but a look."""
        self._games.drop(table)

    # --- playing ---

    async def current(self, table: str) -> Live:
        """The current (or last) game up to the journal's last input; what the table owed is done first.

        Raises NoSuchTable, NotPlaying before the first game, Diverged, StoreBroken.
        """
        if self._games.knows(table) and table not in self._locks:
            live = await self._looks.of(table)
            if not _is_owed(live):
                return live
        async with self._lock(table):
            live = await self._load(table)
            seen = live.no, live.table.version
            live = await self._settled(live, [])
        if (live.no, live.table.version) != seen:
            await self._tell(table)
        return live

    async def submit(
        self,
        table: str,
        game: str,
        user: int,
        move: Sequence[int] | Callable[[int], Input],
        expected_no: int,
        live: Live | None = None,
    ) -> InputStep:
        """A seat's answer to question `expected_no` (picks), or an input made for its seat number. `live`: the game as
        it was just read; the journal says whether it still stands so.

        Raises NotSeated, AlreadyDecided, NotYourDecision, AgainstTheRules, Frozen, StoreBroken, or what a guard raises:
        nothing has changed.
        """
        async with self._lock(table):
            live = live or await self._load(table)
            seat = live.seat_of(user)
            if live.game != game or live.no != expected_no:
                raise AlreadyDecided
            wanted = move(seat) if callable(move) else Answer(seat, tuple(move))
            if live.question is None:
                raise NotPlaying
            if isinstance(wanted, Answer) and live.question.seat != wanted.seat:
                raise NotYourDecision(seat=live.question.seat)
            for guard in self._guards:
                guard(live, wanted)
            step = await self._play(live, wanted, seat)
        await self._tell(table)
        return step

    async def concede(self, table: str, user: int, at: int | None = None) -> InputStep:
        """Give up the current game. Raises NotPlaying, Outdated if the series is no longer at that stage."""
        return await self._depart(table, user, Concede, at)

    async def leave_game(self, table: str, user: int, at: int | None = None) -> InputStep:
        """Give up the game and the series; with three or four players the others go on (LOR 1.10.2.3). Raises as
        `concede`."""
        return await self._depart(table, user, Leave, at)

    async def fix(self, table: str, judge: int, fix: JudgeFix, expected_no: int) -> InputStep:
        """A correction by a judge, who has no seat here, after input `expected_no`.

        Raises NotPlaying, JudgeSeated, AlreadyDecided, AgainstTheRules, Frozen, StoreBroken: nothing has changed.
        """
        async with self._lock(table):
            live = await self._load(table)
            if any(place.user == judge for place in live.table.seats):
                raise JudgeSeated
            if live.outcome is not None:
                raise NotPlaying
            if live.no != expected_no:
                raise AlreadyDecided
            step = await self._play(live, fix, -1)
        await self._tell(table)
        return step

    # --- agreements ---

    async def offer_draw(self, table: str, user: int) -> InputStep | None:
        """Offer or accept a draw; a step once everybody has. An offer stands until the next input."""

        async def offer(live: Live, seat: int) -> InputStep | None:
            offers = {*live.table.draw, seat}
            if offers >= {*live.seats_in}:
                return await self._play(live, AgreeDraw(tuple(live.seats_in)), seat)
            await self._save(table, lambda row: series.offer_draw(series.standing(row, live.no), seat, live.no))
            return None

        return await self._agreeing(table, user, offer)

    async def refuse_draw(self, table: str, user: int) -> TableRow:
        """Refuse or withdraw. Raises NoDrawOffered."""

        async def refuse(live: Live, seat: int) -> None:
            if not live.table.draw:
                raise NoDrawOffered
            await self._save(table, lambda row: series.refuse_draw(row, seat, live.no))

        await self._agreeing(table, user, refuse)
        return await self.table(table)

    async def ask_undo(self, table: str, user: int, to: int | None = None) -> InputStep | None:
        """Go back to before the own last decision (or to after input `to`).

        A step at once where it is free: nobody has decided anything since and nothing hidden was seen; else None, and
        the request stands until the next input. Raises NothingToUndo, UndoForbidden.
        """

        async def ask(live: Live, seat: int) -> InputStep | None:
            if not may_undo(live.kept.setup.flags):
                raise UndoForbidden
            habits = live.table.seats[seat].habits
            free = live.play.free_undo(seat)
            if free is not None and is_answered_for(live.play.state_at(free).question, habits):
                free = None  # it would be answered at once again
            target = to if to is not None else free if free is not None else last_decision(live.play, seat, habits)
            if target is None or not may_go_back(live.play, target):
                raise NothingToUndo
            if target == free:
                return await self._play(live, Undo(seat, target), seat)
            request = UndoRequest(seat=seat, to=target, at=live.no)
            await self._save(table, lambda row: series.ask_undo(row, request))
            return None

        return await self._agreeing(table, user, ask)

    async def consent_undo(self, table: str, user: int) -> InputStep | None:
        """Agree to the request; a step once all others have. Raises NothingToUndo."""

        async def consent(live: Live, seat: int) -> InputStep | None:
            request = live.table.undo
            if request is None or seat == request.seat:
                raise NothingToUndo
            consents = tuple(sorted({*request.consents, seat}))
            if {*live.seats_in} <= {*consents, request.seat}:
                return await self._play(live, Undo(request.seat, request.to, consents), seat)
            await self._save(table, lambda row: _consented(row, request, seat))
            return None

        return await self._agreeing(table, user, consent)

    async def refuse_undo(self, table: str, user: int) -> TableRow:
        """Refuse or withdraw the request. Raises NothingToUndo."""

        async def refuse(live: Live, seat: int) -> None:
            if live.table.undo is None:
                raise NothingToUndo
            await self._save(table, lambda row: series.refuse_undo(row, seat, live.no))

        await self._agreeing(table, user, refuse)
        return await self.table(table)

    # --- carrying out ---

    async def _load(self, table: str) -> Live:
        live = await self._games.caught_up(table)
        return live if live is not None else await self._games.load(await self.table(table))

    async def _depart(self, table: str, user: int, move: type[Concede] | type[Leave], at: int | None) -> InputStep:
        """No question has to be open for this, so it is tried again when somebody else was faster."""
        for _ in range(TRIES):
            async with self._lock(table):
                live = await self._load(table)
                seat = live.seat_of(user)
                series.must_be_at(live.table, at)
                if live.outcome is not None:
                    raise NotPlaying
                try:
                    step = await self._play(live, move(seat), seat)
                except AlreadyDecided:
                    continue
            await self._tell(table)
            return step
        raise Contended

    async def _agreeing(
        self,
        table: str,
        user: int,
        what: Callable[[Live, int], Awaitable[InputStep | None]],
        *,
        between: bool = False,
    ) -> InputStep | None:
        """`between`: also between two games of a series."""
        async with self._lock(table):
            live = await self._load(table)
            seat = live.seat_of(user)
            if seat not in live.seats_on or (live.is_between and not between):
                raise NotPlaying
            step = await what(live, seat)
        await self._tell(table)
        return step

    async def _play(self, live: Live, move: Input, by: int) -> InputStep:
        """Commit an input and what follows from it. Raises AlreadyDecided if another input was faster."""
        after = await self._games.commit(live, move, by)
        if after is None:
            raise AlreadyDecided
        events = list(after.told[after.no])
        try:
            after = await self._settled(after, events)
        except StoreBroken as broken:  # the input is on disk; the rest is done when the table is loaded again
            log.warning("table %s has not settled: %s", live.table.id, broken)
        return InputStep(after.no, events, after.question, after.outcome)

    async def _settled(self, live: Live, events: list[Event]) -> Live:
        """Forced questions answered, a game drawn that a judge has ended, a finished game counted. Others may do the
        same at the same time."""
        while live.question is not None and live.table.ruling:
            live = await self._games.commit(live, AgreeDraw(tuple(live.seats_in))) or await self._load(live.table.id)
            events += live.told.get(live.no, ())
        while live.question is not None and is_answered_for(live.question, _habits(live)):
            answer = Answer(live.question.seat, forced_picks(live.question))
            try:
                live = await self._games.commit(live, answer) or await self._load(live.table.id)
            except Frozen as frozen:  # the question stays open: players can still go back, agree or concede
                log.warning("table %s is frozen: %s", live.table.id, frozen)
                break
            events += live.told.get(live.no, ())
        if live.outcome is not None and len(live.table.results) < len(live.table.games):
            await self._save(live.table.id, lambda row: _counted(row, live))
            live = await self._load(live.table.id)
        return live


def _is_owed(live: Live) -> bool:
    """Whether something is to be done that the table owes."""
    if live.question is not None:
        return bool(live.table.ruling) or is_answered_for(live.question, _habits(live))
    return live.outcome is not None and len(live.table.results) < len(live.table.games)


def _habits(live: Live) -> Habits:
    """Of the seat that is asked."""
    return live.table.seats[live.question.seat].habits if live.question else Habits()


def _consented(row: TableRow, request: UndoRequest, seat: int) -> TableRow:
    """One more consent, if the row still holds the same request."""
    now = row.undo
    if now is None or (now.seat, now.to, now.at) != (request.seat, request.to, request.at):
        raise NothingToUndo
    return replace(row, undo=replace(now, consents=tuple(sorted({*now.consents, seat}))))


def _counted(row: TableRow, live: Live) -> TableRow:
    if row.games[-1:] != (live.game,) or live.outcome is None:
        return row
    row = series.counted(replace(row, left=live.table.left), live.outcome.winners, live.play.game.state.first)
    return series.called_off(row) if row.ruling else row
