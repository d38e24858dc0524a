"""A series as rows: who sits where, what is agreed, what a finished game changes. No waiting, no store."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.record.record import ENGINE, Setup
from engine.kernel.record.shuffle import commitment
from engine.table.errors import (
    Arranged,
    BadEntropy,
    DecksLocked,
    Full,
    NoDeck,
    NotInvited,
    NotOpen,
    NotPlaying,
    NotSeated,
    Outdated,
)
from engine.table.former import must_be_present
from engine.table.options import tournament_of
from engine.table.rows import (
    CALLED_OFF,
    OPEN,
    OVER,
    PLAYING,
    GameRow,
    Habits,
    RefusedRequest,
    Seat,
    TableRow,
    UndoRequest,
)

ENTROPY_MOST = 64
DOUBLE_CLICK = 2.0
"""Seconds in which pressing a switch again is not meant to undo it."""


def seat_of(row: TableRow, user: int) -> int:
    """The seat of a user who is still in the series; raises NotSeated."""
    for seat, place in enumerate(row.seats):
        if place.user == user and seat not in row.left:
            return seat
    raise NotSeated


# --- before the deal ---


def must_be_open(row: TableRow) -> None:
    """Raises NotOpen once the series has begun."""
    if row.status != OPEN or row.games:
        raise NotOpen


def must_be_free(row: TableRow) -> None:
    """Raises Arranged where a tournament has settled what is asked for."""
    if tournament_of(row.options):
        raise Arranged


def join(row: TableRow, user: int, habits: Habits = Habits()) -> TableRow:
    """Sit down on the next free seat; who sits already stays there, and who had said no has thought again."""
    if any(place.user == user for place in row.seats):
        return row
    must_be_open(row)
    if row.invited and user != row.host and user not in row.invited:
        raise NotInvited
    if len(row.seats) >= row.options.seats:
        raise Full(seats=row.options.seats)
    declined = tuple(each for each in row.declined if each != user)
    return _with_entropy(replace(row, seats=(*row.seats, Seat(user=user, habits=habits)), declined=declined))


def stage(row: TableRow) -> int:
    """How far a series has come: 0 before its first game, and one more whenever a game begins or is over."""
    return len(row.games) + len(row.results)


def must_be_at(row: TableRow, at: int | None) -> None:
    """Raises Outdated where a series has come further since something was asked; None: it was asked just now."""
    if at not in (None, stage(row)):
        raise Outdated


def leave(row: TableRow, user: int, at: int | None = None) -> TableRow:
    """Stand up; the host's place goes to the next one, and without anybody the table is over."""
    seat = seat_of(row, user)
    must_be_at(row, at)
    if row.status == OPEN and row.games:
        return give_up(row, seat)
    must_be_open(row)
    must_be_free(row)
    seats = row.seats[:seat] + row.seats[seat + 1 :]
    stay = [place.user for place in seats if not place.partner]
    if not stay:
        return replace(row, seats=seats, status=OVER)
    host = row.host if row.host != user else stay[0]
    return _with_entropy(replace(row, seats=seats, host=host))


def set_deck(row: TableRow, user: int, name: str, deck: tuple[str, ...]) -> TableRow:
    """Another deck; the seat must say anew that it is ready."""
    seat = seat_of(row, user)
    must_be_free(row)
    if row.games:
        raise DecksLocked
    must_be_open(row)
    return _with_seat(row, seat, replace(row.seats[seat], deck_name=name, deck=deck, ready=False, unfit=False))


def set_entropy(row: TableRow, user: int, text: str) -> TableRow:
    """The player's own contribution to the shuffles of the coming game; kept as printable signs and single spaces."""
    seat = seat_of(row, user)
    if row.status != OPEN:
        raise NotOpen
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not 0 < len(clean) <= ENTROPY_MOST:
        raise BadEntropy(most=ENTROPY_MOST)
    return _with_seat(row, seat, replace(row.seats[seat], entropy=clean, entropy_typed=True))


def set_ready(row: TableRow, user: int, ready: bool, now: float = 0.0) -> TableRow:
    """Say that the game may begin, or take it back, but not within two seconds: that was a double click."""
    seat = seat_of(row, user)
    if row.status != OPEN:
        raise NotOpen
    if ready and not row.seats[seat].deck:
        raise NoDeck
    place = row.seats[seat]
    if not ready and place.ready and place.ready_at and now - place.ready_at < DOUBLE_CLICK:
        return row
    place = replace(place, ready=ready, ready_at=now if ready else 0.0, unfit=place.unfit and not ready)
    return _with_seat(replace(row, changed=""), seat, place)


def may_begin(row: TableRow) -> bool:
    """Whether every seat is taken and ready."""
    return row.status == OPEN and len(row.seats) == row.options.seats and all(place.ready for place in row.seats)


def begin(row: TableRow) -> TableRow:
    """The coming game becomes the current one, with a clock that runs; before the next one everybody is asked anew."""
    return replace(
        row,
        status=PLAYING,
        games=(*row.games, row.coming),
        coming="",
        undo=None,
        draw=(),
        draw_at=-1,
        refused=None,
        expires_at=0.0,
        changed="",
        pause=(),
        pause_at=-1,
        paused_at=0.0,
        outage=(),
        wins=row.wins or (0,) * len(row.seats),
        seats=tuple(replace(place, ready=bool(place.partner)) for place in row.seats),
    )


def announce(row: TableRow, secret: bytes, drawn: tuple[str, ...]) -> tuple[TableRow, GameRow]:
    """The next game's id and commitment, and the entropy drawn for each seat, before anybody has typed any.

    Whatever a player types after this, nobody can have chosen the secret or the drawn entropy to fit it.
    """
    game = f"{row.id}.{len(row.games) + 1}"
    pledge = commitment(secret, game)
    seats = tuple(replace(place, entropy_typed=False) for place in row.seats)
    row = _with_entropy(replace(row, seats=seats, coming=game, commitment=pledge, drawn=drawn))
    setup = Setup(game=row.options.game, engine=ENGINE, id=game, decks=(), cards={}, commitment=pledge, entropy=drawn)
    return row, GameRow(id=game, table=row.id, setup=setup, secret=secret)


def flags(row: TableRow) -> dict[str, bool | int | str]:
    """The settings of the coming game; who says who starts is no longer a matter of agreement after the first."""
    typed = "".join("1" if place.entropy_typed else "0" for place in row.seats)
    settings = {**row.options.flags, "entropy_typed": typed}
    chooser = next_chooser(row)
    if chooser < 0 or "stacked" in settings:
        return settings
    return settings | {"chooser": chooser}


def next_chooser(row: TableRow) -> int:
    """Who says who starts the coming game: the loser of the game before (LOR 3.1.2), after a draw the seat after the
    one that started it; -1 before the first game."""
    if row.loser >= 0 or row.first < 0:
        return row.loser
    return (row.first + 1) % len(row.seats)


def _with_seat(row: TableRow, seat: int, place: Seat) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], place, *row.seats[seat + 1 :]))


def _with_entropy(row: TableRow) -> TableRow:
    """Who has typed nothing gets what was drawn for his seat."""
    seats = tuple(
        place if place.entropy_typed else replace(place, entropy=drawn)
        for place, drawn in zip(row.seats, row.drawn, strict=False)
    )
    return replace(row, seats=seats)


# --- agreements during a game: each stands until the next input ---


def standing(row: TableRow, no: int) -> TableRow:
    """The row without what has lapsed by input `no`."""
    if row.undo is not None and row.undo.at != no:
        row = replace(row, undo=None)
    if row.refused is not None and row.refused.at != no:
        row = replace(row, refused=None)
    if row.pause and row.pause_at != no:
        row = replace(row, pause=(), pause_at=-1)
    return replace(row, draw=(), draw_at=-1) if row.draw and row.draw_at != no else row


def ask_undo(row: TableRow, request: UndoRequest) -> TableRow:
    """A request to go back; it takes the place of an older one."""
    return replace(row, undo=request, refused=None)


def offer_draw(row: TableRow, seat: int, no: int) -> TableRow:
    """A seat would agree to a draw."""
    offers = tuple(sorted({*row.draw, seat}))
    return replace(row, draw=offers, draw_at=no, refused=None)


def refuse_undo(row: TableRow, seat: int, no: int) -> TableRow:
    """A seat does not agree to the request, or takes its own back."""
    is_own = row.undo is not None and row.undo.seat == seat
    return replace(row, undo=None, refused=RefusedRequest(what="undo", seat=seat, at=no, is_own=is_own))


def refuse_draw(row: TableRow, seat: int, no: int) -> TableRow:
    """A seat does not agree to a draw, or takes its own offer back."""
    refused = RefusedRequest(what="draw", seat=seat, at=no, is_own=seat in row.draw)
    return replace(row, draw=(), draw_at=-1, refused=refused)


# --- after a game ---


def counted(row: TableRow, winners: tuple[int, ...], first: int = -1) -> TableRow:
    """The current game's result is part of the series, `first` being the seat that started it. With two seats one wins
    and the other has lost."""
    if len(row.results) >= len(row.games):
        return row
    wins = tuple(won + (seat in winners) for seat, won in enumerate(row.wins))
    losers = [seat for seat in range(len(row.seats)) if seat not in winners]
    row = replace(
        row,
        wins=wins,
        loser=losers[0] if winners and len(losers) == 1 else -1,
        results=(*row.results, winners),
        undo=None,
        refused=None,
        first=first,
        draw=(),
        draw_at=-1,
        pause=(),
        pause_at=-1,
        paused_at=0.0,
        outage=(),
    )
    return replace(row, status=OVER if is_decided(row) else OPEN)


def is_decided(row: TableRow) -> bool:
    """Somebody has more than half of the games, all were played (a draw is a played game), or one seat is left."""
    most = max(row.wins, default=0)
    alone = len(row.seats) - len(row.left) < 2
    return alone or most > row.options.best_of // 2 or len(row.results) >= row.options.best_of


def give_up(row: TableRow, seat: int) -> TableRow:
    """A seat leaves a series that has begun."""
    row = replace(row, left=tuple(sorted({*row.left, seat})))
    return replace(row, status=OVER) if row.status == OPEN and is_decided(row) else row


def called_off(row: TableRow) -> TableRow:
    """Over, if it is not yet."""
    if row.status == OVER:
        return row
    return replace(row, status=OVER, ended=row.ended if row.games else CALLED_OFF, expires_at=0.0)


def ruled(row: TableRow, ruling: str) -> TableRow:
    """A judge ends the series, at once or, where a game goes on, as soon as that is drawn: whoever sees it does that.

    Raises NotPlaying where it is over.
    """
    if row.status == OVER:
        raise NotPlaying
    row = replace(row, ruling=ruling)
    return row if row.status == PLAYING else called_off(row)


def winners(row: TableRow) -> tuple[int, ...]:
    """Who has won a series that is over: the seats with most wins, but never one that left; all alike is a draw: ()."""
    if row.status != OVER or not row.games:
        return ()
    stayed = [seat for seat in range(len(row.seats)) if seat not in row.left]
    if len(stayed) == 1:
        return (stayed[0],)
    most = max((row.wins[seat] for seat in stayed), default=0)
    best = tuple(seat for seat in stayed if row.wins[seat] == most)
    return best if most and len(best) < len(stayed) else ()


def next_id(table: str) -> str:
    """The id of the rematch.

    >>> next_id("abc"), next_id("abc-2")
    ('abc-2', 'abc-3')
    """
    base, _, number = table.partition("-")
    return f"{base}-{int(number or 1) + 1}"


def rematch(row: TableRow, user: int, now: float) -> TableRow:
    """The same players with their decks in a new series at the same place, as one of them wishes; the loser still
    chooses who starts (LOR 3.1.2). Raises NotSeated, also where he had left, and FormerPlayer."""
    seat_of(row, user)
    must_be_present(row)
    seats = tuple(
        Seat(
            user=place.user,
            deck_name=place.deck_name,
            deck=place.deck,
            habits=place.habits,
            partner=place.partner,
            ready=bool(place.partner),
        )
        for seat, place in enumerate(row.seats)
        if seat not in row.left
    )
    loser, first = (row.loser, row.first) if not row.left else (-1, -1)
    host = row.host if any(place.user == row.host for place in seats) else user
    return TableRow(
        id=next_id(row.id),
        guild=row.guild,
        channel=row.channel,
        host=host,
        options=row.options,
        invited=row.invited,
        seats=seats,
        loser=loser,
        first=first,
        thread=row.thread,
        alone=row.alone,
        opened_at=now,
    )
