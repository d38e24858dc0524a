"""The time of a decision: when it runs out, when it stands still, what begins it anew. Pure; `now` comes from outside.

A decision's time begins with the input that led to it (`beginning.py`), or with what was granted since (`fresh_at`):
the begin of the game, the end of a pause, the end of an outage. All of that is on disk, so it is the same after any
restart. Nothing happens when it is over: the seat is late until it decides, or until another one claims the game.
Between two games of a series to be ready is the decision, of every seat at once, and the match is what is claimed.
Seconds since 1970.
"""

from __future__ import annotations

import dataclasses

from msgspec import Struct
from msgspec.structs import replace

from engine.table import series
from engine.table.errors import (
    AlreadyPaused,
    NoClock,
    NoPauseAsked,
    NotLate,
    NotPaused,
    NotPlaying,
    NotReady,
    YourOwnTime,
)
from engine.table.live import Live
from engine.table.rows import LATE, RefusedRequest, TableRow

REMINDED_WITH = 0.25
"""The part of the time that is left when a seat is reminded."""


class Window(Struct, frozen=True):
    """The time that the seats have that are waited for."""

    seats: tuple[int, ...]
    since: float
    due: float

    @property
    def reminder(self) -> float:
        """When they are reminded."""
        return self.due - (self.due - self.since) * REMINDED_WITH

    def is_late(self, now: float) -> bool:
        """Whether the game, or between two games the match, may be claimed."""
        return now >= self.due


def since(live: Live) -> float:
    """When the open decision came up, or was given its time anew."""
    return max(live.at, live.table.fresh_at)


def window(live: Live) -> Window | None:
    """The time of what is waited for; None without a clock, during a pause, and when it does not go on."""
    row = live.table
    if not live.awaited or not row.options.clock or row.paused_at:
        return None
    return Window(live.awaited, since(live), since(live) + row.options.clock)


def lateness(live: Live, now: float) -> Window | None:
    """The window of seats that are late, else None."""
    running = window(live)
    return running if running is not None and running.is_late(now) else None


def late_seat(live: Live, claimant: int, now: float) -> int:
    """The seat that loses by time if another claims it; between two games whoever claims must be ready himself.

    Raises NotPlaying, NoClock, AlreadyPaused, YourOwnTime, NotReady, NotLate.
    """
    if not live.awaited:
        raise NotPlaying
    must_have_clock(live.table)
    running = window(live)
    if running is None:
        raise AlreadyPaused
    if claimant in running.seats:
        raise NotReady if live.is_between else YourOwnTime
    if not running.is_late(now):
        raise NotLate(due=stamp(running.due))
    return running.seats[0]


def stamp(moment: float) -> str:
    """A moment in whole seconds, never too early."""
    return str(-int(-moment // 1))


# --- changes of the row ---


def claimed(live: Live, row: TableRow, claimant: int, now: float) -> TableRow:
    """Between two games: the seat that is late loses the series. Raises as `late_seat`, Outdated if it has gone on."""
    series.must_be_at(row, series.stage(live.table))
    late = late_seat(dataclasses.replace(live, table=row), claimant, now)
    return replace(series.give_up(row, late), ended=LATE)


def must_have_clock(row: TableRow) -> None:
    """Raises NoClock."""
    if not row.options.clock:
        raise NoClock


def fresh(row: TableRow, now: float) -> TableRow:
    """All the time from now on, nothing asked and nothing standing still."""
    return replace(row, pause=(), pause_at=-1, paused_at=0.0, fresh_at=now)


def ask_pause(row: TableRow, seat: int, no: int) -> TableRow:
    """A seat asks for a pause, or would agree to one. Raises NoClock, AlreadyPaused."""
    must_have_clock(row)
    if row.paused_at:
        raise AlreadyPaused
    return replace(row, pause=tuple(sorted({*row.pause, seat})), pause_at=no, refused=None)


def refuse_pause(row: TableRow, seat: int, no: int) -> TableRow:
    """A seat does not agree to a pause, or takes its own request back. Raises NoPauseAsked."""
    if not row.pause:
        raise NoPauseAsked
    refused = RefusedRequest(what="pause", seat=seat, at=no, is_own=seat in row.pause)
    return replace(row, pause=(), pause_at=-1, refused=refused)


def paused(row: TableRow, now: float) -> TableRow:
    """The clock stands."""
    return replace(row, pause=(), pause_at=-1, paused_at=now)


def resumed(row: TableRow, now: float) -> TableRow:
    """It runs again, and whoever decides has all his time. Raises NoClock, NotPaused."""
    must_have_clock(row)
    if not row.paused_at:
        raise NotPaused
    return fresh(row, now)


def after_outage(live: Live, row: TableRow, gap: tuple[float, float]) -> TableRow:
    """All the time anew if the window of the game ran in a gap, in which nobody could decide; else as it is.

    A seat that was late before stays late, and a decision that came up afterwards has its time.
    """
    running = window(dataclasses.replace(live, table=row))
    start, end = gap
    if running is None or running.since >= end or running.due <= start:
        return row
    return replace(row, fresh_at=end, outage=gap)
