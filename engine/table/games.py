"""Games in progress: read from the journal, played on only through it, kept in memory merely to save work."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping

from msgspec.structs import replace

from engine.kernel.machine import WorkLimit
from engine.kernel.question import Input, Leave, Refused
from engine.kernel.record import SNAPSHOT_EVERY, Play, Rules
from engine.table.errors import AgainstTheRules, Diverged, Frozen, NotPlaying, StoreBroken
from engine.table.live import Live, Told, catch_up, resume
from engine.table.ports import Clock, Journal
from engine.table.rows import GameRow, TableRow
from engine.table.series import standing

CACHED = 64
log = logging.getLogger(__name__)


class Games:
    """Loads and commits. What it remembers may be dropped at any moment."""

    def __init__(self, journal: Journal, rules: Mapping[str, Rules], clock: Clock) -> None:
        self._journal = journal
        self._rules = rules
        self._clock = clock
        self._cache: OrderedDict[str, tuple[GameRow, Play, Told]] = OrderedDict()

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
        return _live(row, *await self._caught_up(row.games[-1]))

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
        if not await self._journal.append(live.game, row.no - 1, row, by=by, at=self._clock.now()):
            self.drop(live.game)
            return None
        known = self._remember(live.kept, play, {**live.told, row.no: events})
        if row.no > 1 and (row.no - 1) % SNAPSHOT_EVERY == 0:
            await self._keep(live.game, row.no - 1, before)
        return _live(live.table, *known)

    async def _caught_up(self, game: str) -> tuple[GameRow, Play, Told]:
        if game in self._cache:
            kept, play, told = self._cache[game]
            rows = await self._journal.rows(game, play.no)
            if not rows:
                return kept, play, told
            play, told = play.fork(), dict(told)
            try:
                catch_up(play, kept, rows, told)
            except Diverged:
                self.drop(game)
                return await self._read(game)
            return self._remember(kept, play, told)
        return await self._read(game)

    async def _read(self, game: str) -> tuple[GameRow, Play, Told]:
        kept = await self._journal.game(game)
        if kept is None:
            raise NotPlaying
        snapshot = await self._journal.snapshot(game)
        rows = await self._journal.rows(game)
        play, told = resume(self._rules[kept.setup.game], kept, rows, snapshot)
        return self._remember(kept, play, told)

    async def _keep(self, game: str, no: int, state: bytes) -> None:
        """The input is on disk already, so a snapshot that cannot be kept is no reason to refuse it."""
        try:
            await self._journal.put_snapshot(game, no, state)
        except StoreBroken as broken:
            log.warning("no snapshot of %s after input %d: %s", game, no, broken)

    def _remember(self, kept: GameRow, play: Play, told: Told) -> tuple[GameRow, Play, Told]:
        self._cache[kept.id] = kept, play, told
        self._cache.move_to_end(kept.id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return kept, play, told


def _live(row: TableRow, kept: GameRow, play: Play, told: Told) -> Live:
    """Who has left is in the record, what has lapsed is known by its number: neither has to be written to the row."""
    left = {*row.left, *(entry.input.seat for entry in play.rows if isinstance(entry.input, Leave))}
    return Live(standing(replace(row, left=tuple(sorted(left))), play.no), kept, play, told)
