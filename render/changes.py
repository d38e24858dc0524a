"""What changed by the last input, as far as its events tell: a sign on a piece is shown only where it is sure which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.kernel.views.view import EventView, PieceView, View
from render.names import BoardNames
from render.signs import EventMark, Gain, Sign


class Changes(NamedTuple):
    """Signs by the reference of a piece; by seat, how much its score and zones have changed."""

    pieces: Mapping[int, tuple[Sign, ...]]
    seats: Mapping[int, Mapping[str, int]]


Marks = Mapping[str, tuple[EventMark, ...]]
Gains = Mapping[str, tuple[Gain, ...]]

MARKS: Final[Marks] = MappingProxyType(
    {
        "play": (EventMark(word="new", newest=True),),
        "exert": (EventMark(since=lambda piece: piece.exerted),),
        "ready": (EventMark(word="readied", since=lambda piece: not piece.exerted),),
        "use": (EventMark(word="used"),),
        "modify": (EventMark(number=3),),
        "gain": (EventMark(word="gained"),),
        "cannot": (EventMark(),),
        "choose": (EventMark(word="chosen"),),
        "by_hand_play": (EventMark(word="new", newest=True),),
        "by_hand_damage": (EventMark("damage", number=2),),
    }
)
GAINS: Final[Gains] = MappingProxyType(
    {
        "draw": (Gain("hand", 1),),
        "by_hand_points": (Gain("points", 1),),
    }
)


def changes(view: View, names: BoardNames) -> Changes:
    """What the events of a view changed on the table that it shows."""
    marks, gains = {**MARKS, **names.style.marks}, {**GAINS, **names.style.gains}
    pieces: dict[int, tuple[Sign, ...]] = {}
    seats: dict[int, dict[str, int]] = {}
    for event in view.last:
        for mark in marks.get(event.kind, ()):
            for piece in _meant(view, event, mark):
                sign = _sign(event, mark, names)
                pieces[piece.ref] = tuple(dict.fromkeys((*pieces.get(piece.ref, ()), sign)))
        for gain in gains.get(event.kind, ()):
            numbers = seats.setdefault(_number(event, 0), {})
            numbers[gain.what] = numbers.get(gain.what, 0) + gain.sense * _number(event, gain.number, 1)
    return Changes(pieces, seats)


def _number(event: EventView, place: int, default: int = -1) -> int:
    number = event.args[place] if 0 <= place < len(event.args) else default
    return number if isinstance(number, int) else default


def _meant(view: View, event: EventView, mark: EventMark) -> Iterator[PieceView]:
    """The piece, if it is sure which one is meant."""
    if mark.key >= len(event.args):
        return
    owner, key = _number(event, mark.seat), event.args[mark.key]
    pieces = [
        piece
        for seat in view.seats
        if seat.seat == owner
        for piece in seat.pieces
        if piece.key == key and mark.since(piece)
    ]
    if mark.newest:
        pieces = sorted(pieces, key=lambda piece: piece.ref)[-1:]
    if len(pieces) == 1:
        yield pieces[0]


def _sign(event: EventView, mark: EventMark, names: BoardNames) -> Sign:
    if mark.number < 0:
        return Sign(mark.sign or "spark", names.word("mark", mark.word) if mark.word else "")
    name = mark.sign or str(event.args[mark.number - 1])
    number = mark.sense * _number(event, mark.number, 1)
    return Sign(name, f"{number:+d}")
