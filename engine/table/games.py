"""Games in progress: read from the journal, played on only through it, kept in memory merely to save work."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from engine.kernel.machine import WorkLimit
from engine.kernel.question import Input, Leave, Refused
from engine.kernel.record import SNAPSHOT_EVERY, Play, Rules
from engine.table.beginning import began_with
from engine.table.errors import AgainstTheRules, Diverged, Frozen, NotPlaying, StoreBroken
from engine.table.live import Live, Told, catch_up, resume
from engine.table.ports import Clock, Journal
from engine.table.rows import GameRow, TableRow
from engine.table.series import standing

CACHED = 64
log = logging.getLogger(__name__)


class Known(NamedTuple):
    """What is remembered of a game; `began`, `at` as in `Live`."""

    kept: GameRow
    play: Play
    told: Told
    began: int
    at: float


class Games:
    """Loads and commits. What it remembers may be dropped at any moment."""

    def __init__(self, journal: Journal, rules: Mapping[str, Rules], clock: Clock) -> None:
        self._journal = journal
        self._rules = rules
        self._clock = clock
        self._cache: OrderedDict[str, Known] = OrderedDict()

    def drop(self, game: str = "") -> None:
        """Forget a game, or all."""
        if game:
            self._cache.pop(game, None)
        else:
            self._cache.clear()

    async def load(self, row: TableRow) -> Live:
        """The current game up to the journal's last input. Raises NotPlaying before the first, Diverged."""
        if not row.games:
            raise NotPlaying
        return _live(row, await self._caught_up(row.games[-1]))

    async def commit(self, live: Live, move: Input, by: int = -1) -> Live | None:
        """One input, on disk before it is adopted; None if somebody else was faster. `by`: the seat that acts.

        Raises AgainstTheRules or Frozen, and then nothing has changed; StoreBroken likewise.
        """
        play = live.play.fork()
        before = play.snapshot()
        try:
            events = play.take(move)
        except Refused as refused:
            raise AgainstTheRules(rule=refused.refusal.rule, reason=refused.refusal.reason) from None
        except WorkLimit as cycle:
            raise Frozen(cycle=str(cycle)) from None
        row = play.rows[-1]
        now, began = self._clock.now(), began_with(play)
        at = now if began == row.no else await self._journal.taken_at(live.game, began)
        if not await self._journal.append(live.game, row.no - 1, row, by=by, at=now):
            self.drop(live.game)
            return None
        known = self._remember(Known(live.kept, play, {**live.told, row.no: events}, began, at))
        if row.no > 1 and (row.no - 1) % SNAPSHOT_EVERY == 0:
            await self._keep(live.game, row.no - 1, before)
        return _live(live.table, known)

    async def _caught_up(self, game: str) -> Known:
        if game in self._cache:
            known = self._cache[game]
            rows = await self._journal.rows(game, known.play.no)
            if not rows:
                return known
            kept, play, told = known.kept, known.play.fork(), dict(known.told)
            try:
                catch_up(play, kept, rows, told)
            except Diverged:
                self.drop(game)
                return await self._read(game)
            return await self._timed(kept, play, told)
        return await self._read(game)

    async def _read(self, game: str) -> Known:
        kept = await self._journal.game(game)
        if kept is None:
            raise NotPlaying
        snapshot = await self._journal.snapshot(game)
        rows = await self._journal.rows(game)
        play, told = resume(self._rules[kept.setup.game], kept, rows, snapshot)
        return await self._timed(kept, play, told)

    async def _timed(self, kept: GameRow, play: Play, told: Told) -> Known:
        began = began_with(play)
        return self._remember(Known(kept, play, told, began, await self._journal.taken_at(kept.id, began)))

    async def _keep(self, game: str, no: int, state: bytes) -> None:
        """The input is on disk already, so a snapshot that cannot be kept is no reason to refuse it."""
        try:
            await self._journal.put_snapshot(game, no, state)
        except StoreBroken as broken:
            log.warning("no snapshot of %s after input %d: %s", game, no, broken)

    def _remember(self, known: Known) -> Known:
        self._cache[known.kept.id] = known
        self._cache.move_to_end(known.kept.id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return known


def _live(row: TableRow, known: Known) -> Live:
    """Who has left is in the record, what has lapsed is known by its number: neither has to be written to the row."""
    left = {*row.left, *(entry.input.seat for entry in known.play.rows if isinstance(entry.input, Leave))}
    table = standing(replace(row, left=tuple(sorted(left))), known.play.no)
    return Live(table, known.kept, known.play, known.told, known.began, known.at)
