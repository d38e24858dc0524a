"""Finished games to look through: what a spectator saw after each input, and where the turns begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from data.records import BrokenRecord, Record, boards, export
from engine.games.registry import GAMES
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import RecordRow
from engine.kernel.views.view import View
from engine.table.rows import GameRow


class NotOpened(ValueError):
    """The record of a game whose secret is still kept: it would tell the decks and their orders."""


@dataclass(frozen=True, repr=False)
class Replay:
    """`views`: at the start and after each input, so that a view's place is its number."""

    kept: GameRow
    rows: Sequence[RecordRow]
    views: Sequence[View]

    @property
    def last(self) -> int:
        """The number of the last input."""
        return len(self.views) - 1

    @cached_property
    def starts(self) -> list[int]:
        """The numbers at which a turn begins, or is gone back to; the first is 0."""
        return [0, *(no for no in range(1, len(self.views)) if self.views[no].turn != self.views[no - 1].turn)]

    def turn_before(self, no: int) -> int:
        """Where the turn of `no` begins, or where it is that, the turn before it."""
        return self.starts[max(bisect_left(self.starts, no) - 1, 0)]

    def turn_after(self, no: int) -> int:
        """Where the next turn begins; the end in the last one."""
        at = bisect_right(self.starts, no)
        return self.starts[at] if at < len(self.starts) else self.last

    def turns(self, most: int) -> list[int]:
        """The numbers at which a turn ends, the last one always; of too many some, evenly."""
        ends = [*(start - 1 for start in self.starts[1:]), self.last]
        if len(ends) <= most:
            return ends
        return [ends[round(at * (len(ends) - 1) / (most - 1))] for at in range(most)]

    def file(self) -> bytes:
        """The record as a file. Raises NotOpened."""
        if not self.kept.opened:
            raise NotOpened(self.kept.id)
        return export(GAMES[self.kept.setup.game], self.kept.setup, self.rows, self.kept.secret, opened=True)


def replay(kept: GameRow, rows: Sequence[RecordRow], rules: Mapping[str, Rulebook] = GAMES) -> Replay:
    """A finished game. Raises BrokenRecord for one that goes on, or that this engine does not play to its end."""
    record = Record(setup=kept.setup, rows=list(rows), shuffles=[], outcome=None, secret=kept.secret, sealed=True)
    views = tuple(boards(record, rules))
    if views[-1].outcome is None:
        raise BrokenRecord("end", "the game is not over")
    return Replay(kept, rows, views)
