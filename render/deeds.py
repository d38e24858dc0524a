"""Who did something to whom, and which cards have left play, as far as the events of a view tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.kernel.views.view import EventView, View
from render.names import BoardNames
from render.signs import Deed

MOST: Final = 4
"""So many arrows are drawn, the latest; more could not be told apart."""


class Gone(NamedTuple):
    """A card that has left play: whose, which, and the sign of what became of it."""

    seat: int
    key: str
    sign: str = ""


class Head(NamedTuple):
    """A player himself."""

    seat: int


class Pointer(NamedTuple):
    """An arrow from one piece to another, by their references, to or from a card that has left, or to a player."""

    start: int | Gone
    end: int | Gone | Head


class Deeds(NamedTuple):
    """What has happened between pieces: the arrows, and by seat the cards that have left play."""

    pointers: tuple[Pointer, ...] = ()
    gone: Mapping[int, tuple[Gone, ...]] = {}


def deeds(view: View, names: BoardNames) -> Deeds:
    """What the events of a view did between the pieces that it shows. An arrow is there only where both its ends are
    sure; of more than a few the latest."""
    leaves, known = names.style.leaves, names.style.deeds
    gone = {
        no: Gone(int(event.args[0]), str(event.args[1]), leaves[event.kind])
        for no, event in enumerate(view.last)
        if event.kind in leaves and len(event.args) > 1 and _was_in_play(event, names)
    }
    pointers: dict[Pointer, None] = {}
    for no, event in enumerate(view.last):
        if event.kind in known and (pointer := _pointer(no, event, known[event.kind], view, gone)):
            pointers.pop(pointer, None)
            pointers[pointer] = None
    by_seat = {
        seat.seat: tuple(each for each in gone.values() if each.seat == seat.seat)
        for seat in view.seats
        if any(each.seat == seat.seat for each in gone.values())
    }
    return Deeds(tuple(pointers)[-MOST:], by_seat)


def _was_in_play(event: EventView, names: BoardNames) -> bool:
    """Whether a card is of a kind that lies in play."""
    card = names.cards.get(str(event.args[1]))
    return card is not None and card.kind not in names.style.passing


def _pointer(no: int, event: EventView, deed: Deed, view: View, gone: Mapping[int, Gone]) -> Pointer | None:
    """The arrow of an event, if both its ends are sure."""
    if max(deed.seat, deed.key, deed.other, deed.target) >= len(event.args):
        return None
    doer = int(event.args[deed.seat])
    later = [each for at, each in gone.items() if at > no]
    start = _end(str(event.args[deed.key]), doer, view, later)
    if deed.target < 0:
        others = [seat.seat for seat in view.seats if seat.seat != doer]
        return Pointer(start, Head(others[0])) if start is not None and len(others) == 1 else None
    other = int(event.args[deed.other]) if deed.other >= 0 else None
    end = _end(str(event.args[deed.target]), other, view, later)
    return Pointer(start, end) if start is not None and end is not None and start != end else None


def _end(key: str, seat: int | None, view: View, later: Sequence[Gone]) -> int | Gone | None:
    """The card that has left since, else the piece, if there is only one that could be meant. `seat`: whose it is, None
    where the event does not say so."""
    left = [each for each in later if each.key == key]
    if left:
        return next((each for each in left if each.seat == seat), left[0])
    pieces = [piece for side in view.seats if seat in (None, side.seat) for piece in side.pieces if piece.key == key]
    return pieces[0].ref if len(pieces) == 1 else None
