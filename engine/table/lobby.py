"""A table before its first deal: what is agreed there, who says no, and when it is given up waiting."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from engine.kernel.cards.flag import Flag, Value
from engine.table.errors import HomeSettled, NotHost, NotInvited
from engine.table.options import tournament_of, with_value
from engine.table.rows import CLOSED, DECLINED, EXPIRED, OPEN, OVER, Habits, TableRow
from engine.table.series import must_be_free, must_be_open, seat_of


def set_option(row: TableRow, user: int, flags: Sequence[Flag], name: str, value: Value) -> TableRow:
    """The host sets something otherwise; the others must say anew that they are ready. Raises NotHost, NotOpen,
    BadOptions, HomeSettled."""
    must_be_free(row)
    if user != row.host:
        raise NotHost
    must_be_open(row)
    options = with_value(row.options, flags, name, value)
    if options == row.options:
        return row
    if options.spectators != row.options.spectators and row.has_home:
        raise HomeSettled
    seats = tuple(place if place.user == user or place.partner else replace(place, ready=False) for place in row.seats)
    return replace(row, options=options, seats=seats, changed=name if seats != row.seats else row.changed)


def fitted(row: TableRow, unfit: Collection[int]) -> TableRow:
    """The table once it is known which seats have decks that may not be played here any more: they are not ready. A
    partner is as soon as his may."""
    return replace(
        row,
        seats=tuple(
            replace(place, unfit=seat in unfit, ready=(place.ready or bool(place.partner)) and seat not in unfit)
            for seat, place in enumerate(row.seats)
        ),
    )


def decline(row: TableRow, user: int) -> TableRow:
    """Say no to a challenge or to a rematch; when nobody is left who could sit down, the table is closed."""
    must_be_free(row)
    must_be_open(row)
    if user == row.host and not row.is_rematch:
        raise NotInvited
    is_seated = any(place.user == user for place in row.seats)
    if not (is_seated and row.is_rematch) and (is_seated or user not in row.invited):
        raise NotInvited
    row = replace(row, declined=(*[each for each in row.declined if each != user], user))
    return row if not is_seated and _may_still_fill(row) else replace(row, status=OVER, ended=DECLINED)


def _may_still_fill(row: TableRow) -> bool:
    sitting = {place.user for place in row.seats}
    coming = [user for user in row.invited if user not in sitting and user not in row.declined]
    return len(sitting) + len(coming) >= row.options.seats


def close(row: TableRow, user: int) -> TableRow:
    """The host takes the table away before anything was dealt."""
    must_be_free(row)
    if user != row.host:
        raise NotHost
    must_be_open(row)
    return replace(row, status=OVER, ended=CLOSED)


def is_waiting(row: TableRow) -> bool:
    """Whether the first deal is still to come."""
    return row.status == OPEN and not row.games


def renewed(row: TableRow, until: float) -> TableRow:
    """Something was done at the table, so that it is kept open until then; once it has begun it does not expire, and a
    tournament's table never does."""
    return replace(row, expires_at=until if is_waiting(row) and not tournament_of(row.options) else 0.0)


def expire(row: TableRow, now: float) -> TableRow:
    """Given up, if its time is over."""
    if not is_waiting(row) or not 0 < row.expires_at <= now:
        return row
    return replace(row, status=OVER, ended=EXPIRED)


def with_habits(row: TableRow, user: int, habits: Habits) -> TableRow:
    """What a player wants to be asked, at his seat."""
    return replace(
        row, seats=tuple(replace(place, habits=habits) if place.user == user else place for place in row.seats)
    )


def unasked(row: TableRow, user: int) -> TableRow:
    """A player is not asked again in the current game whether he is sure. Raises NotSeated."""
    seat, game = seat_of(row, user), (row.games or ("",))[-1]
    return replace(
        row,
        seats=tuple(replace(place, unasked=game) if at == seat else place for at, place in enumerate(row.seats)),
    )


def thread_detached(row: TableRow, thread: int) -> TableRow:
    """A rematch that was to be played in a thread which is no more looks for another home, like a first match."""
    return replace(row, thread=0) if row.status != OVER and row.is_rematch and row.thread == thread else row


def thread_attached(row: TableRow, thread: int) -> TableRow:
    """Where the match is played: the first answer stays. In the channel itself nothing else is played beside it."""
    return row if row.has_home else replace(row, thread=thread, alone=thread == row.channel)
