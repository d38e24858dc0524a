"""Games in progress: read from the journal, played on only through it, kept in memory merely to save work."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.kernel.flow.machine import EngineFault, WorkLimit
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import SNAPSHOT_EVERY
from engine.kernel.state.question import Input, Refused
from engine.table.beginning import began_with, course_of
from engine.table.errors import AgainstTheRules, Diverged, Faulty, Frozen, NotPlaying, StoreBroken
from engine.table.kept import KEPT_BYTES, CachedGame, Libraries, known_games, with_shared_cards
from engine.table.live import TOLD, Live, Told, catch_up, resume
from engine.table.ports import Clock, Journal, TakenInput
from engine.table.rows import TableRow
from engine.table.series import standing

log = logging.getLogger(__name__)


class Games:
    """Loads and commits. What it remembers by tables, up to `most` bytes, may be dropped at any moment."""

    def __init__(
        self,
        journal: Journal,
        rules: Mapping[str, Rulebook],
        clock: Clock,
        most: int = KEPT_BYTES,
    ) -> None:
        self._journal = journal
        self._rules = rules
        self._clock = clock
        self._cache = known_games(most)
        self._libraries = Libraries()

    def drop(self, table: str = "") -> None:
        """Forget the game of a table, or all."""
        if table:
            self._cache.pop(table, None)
        else:
            self._cache.clear()

    def knows(self, table: str) -> bool:
        """Whether a table's game is remembered."""
        return table in self._cache

    async def load(self, row: TableRow) -> Live:
        """The current game up to the journal's last input, read anew. Raises NotPlaying before the first, Diverged."""
        if not row.games:
            raise NotPlaying
        return _live(row, await self._read(row.games[-1]))

    async def caught_up(self, table: str) -> Live | None:
        """The same by what is remembered and one look at the journal; None where nothing is that goes on."""
        known = self._cache.get(table)
        if known is None:
            return None
        row, rows = await self._journal.table_since(table, known.kept.id, known.play.no)
        if row is None or row.games[-1:] != (known.kept.id,):
            return None
        return _live(row, await self._followed(known, rows) if rows else known)

    async def commit(self, live: Live, move: Input, by: int = -1) -> Live | None:
        """One input, on disk before it is adopted; None if somebody else was faster. `by`: the seat that acts.

        Raises AgainstTheRules, Frozen or Faulty, and then nothing has changed; StoreBroken likewise.
        """
        play = live.play.fork()
        before = play.snapshot() if play.no and play.no % SNAPSHOT_EVERY == 0 else b""
        try:
            events = play.take(move)
        except Refused as refused:
            raise AgainstTheRules(rule=refused.refusal.rule, reason=refused.refusal.reason) from None
        except WorkLimit as cycle:
            raise Frozen(cycle=str(cycle)) from None
        except EngineFault as fault:
            log.error("game %s, after input %d: %s", live.game, live.no, fault, exc_info=fault.__cause__)
            raise Faulty from None
        row, course = play.rows[-1], live.course.after(move)
        now, began = self._clock.now(), began_with(play, course)
        at = now if began == row.no else live.at
        if began not in (row.no, live.began):
            at = await self._journal.taken_at(live.game, began)
        if not await self._journal.append(live.game, row.no - 1, row, by=by, at=now):
            self.drop(live.table.id)
            return None
        told = {**live.told, row.no: events}
        told.pop(row.no - TOLD, None)
        acted = _acted([TakenInput(row, by, now)], live.acted)
        known = self._remember(CachedGame(live.kept, play, told, course, began, at, acted, {}))
        if before:
            await self._keep(live.game, row.no - 1, before)
        return _live(live.table, known)

    async def _followed(self, known: CachedGame, inputs: Sequence[TakenInput]) -> CachedGame:
        """What is remembered, and the inputs that others have taken since."""
        play, told, rows = known.play.fork(), dict(known.told), [each.row for each in inputs]
        try:
            catch_up(play, known.kept, rows, told)
        except Diverged:
            self.drop(known.kept.table)
            return await self._read(known.kept.id)
        course = course_of(rows, known.course)
        began, times = began_with(play, course), {known.began: known.at, **_times(inputs)}
        at = times[began] if began in times else await self._journal.taken_at(known.kept.id, began)
        acted = _acted(inputs, known.acted)
        return self._remember(CachedGame(known.kept, play, _last(told), course, began, at, acted, {}))

    async def _read(self, game: str) -> CachedGame:
        kept = await self._journal.game(game)
        if kept is None:
            raise NotPlaying
        snapshot = await self._journal.snapshot(game)
        inputs = await self._journal.inputs(game)
        rules = self._rules[kept.setup.game]
        library, is_new = self._libraries.of(rules, kept.setup.cards)
        kept, rows = with_shared_cards(kept, library), [each.row for each in inputs]
        play, told = resume(rules, kept, rows, snapshot, library)
        course, brought = course_of(rows), len(library.faces) if is_new else 0
        began = began_with(play, course)
        at = _times(inputs).get(began, 0.0)
        return self._remember(CachedGame(kept, play, _last(told), course, began, at, _acted(inputs, {}), {}, brought))

    async def _keep(self, game: str, no: int, state: bytes) -> None:
        """The input is on disk already, so a snapshot that cannot be kept is no reason to refuse it."""
        try:
            await self._journal.put_snapshot(game, no, state)
        except StoreBroken as broken:
            log.warning("no snapshot of %s after input %d: %s", game, no, broken)

    def _remember(self, known: CachedGame) -> CachedGame:
        had = self._cache.get(known.kept.table)
        if had is not None and had.kept.id == known.kept.id:
            if had.play.no > known.play.no:  # somebody has come farther meanwhile
                return known
            known = known._replace(brought=known.brought or had.brought)
        self._cache[known.kept.table] = known
        return known


def _live(row: TableRow, known: CachedGame) -> Live:
    """Who has left is in the record, what has lapsed is known by its number: neither has to be written to the row."""
    left = tuple(sorted({*row.left, *known.course.left}))
    table = standing(row if left == row.left else replace(row, left=left), known.play.no)
    return Live(
        table, known.kept, known.play, known.told, known.course, known.began, known.at, known.acted, known.prompts
    )


def _times(inputs: Iterable[TakenInput]) -> dict[int, float]:
    """When each of them was taken, by its number."""
    return {each.row.no: each.at for each in inputs}


def _acted(inputs: Iterable[TakenInput], before: Mapping[int, float]) -> dict[int, float]:
    """When each seat last acted by itself."""
    acted = dict(before)
    for each in inputs:
        if each.by >= 0:
            acted[each.by] = max(each.at, acted.get(each.by, 0.0))
    return acted


def _last(told: Told) -> Told:
    """What is at hand of it."""
    return {no: told[no] for no in list(told)[-TOLD:]}
