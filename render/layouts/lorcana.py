"""Disney Lorcana: each seat's pieces in rows, characters first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.games.lorcana.wording.terms import CLASSES
from engine.kernel.card import Card
from engine.kernel.view import PieceView, SeatView, View
from render import palette
from render.canvas import Box, Canvas
from render.changes import Gain, Mark
from render.head import draw_head, head
from render.lettering import u
from render.names import Names
from render.panel import GAP, MARGIN, NARROW, WIDTH
from render.plaque import plaque
from render.style import Pips, Sign, Size, Style, Table, Tile
from render.tile import Shape, card_tile


def _grid(across: int, count: int) -> tuple[int, int]:
    """Widths of a standing and a lying card where so many stand in a row; two lying ones take the room of three."""
    cell = (across - (count - 1) * GAP) // count
    return cell, (3 * cell + GAP) // 2


_INNER: Final = 2 * (MARGIN + GAP)
_LARGE: Final = _grid(NARROW - _INNER, 4)
_MIDDLE: Final = _grid(WIDTH - _INNER, 5)
_SMALL: Final = _grid(WIDTH - _INNER, 6)
_HALF: Final = _grid((WIDTH - 3 * MARGIN) // 2 - 2 * GAP, 3)
_SHAPE: Final = Shape(upright=_SMALL[0], wide=_SMALL[1], tall=u(150), names=((u(17), 2), (u(16), 3)), hexagon=u(29),
                      stat=u(19), sign=u(14), small=u(13), counter=u(14), hurt=True)
_FULL: Final = _SHAPE._replace(upright=_LARGE[0], wide=_LARGE[1], tall=u(190), names=((u(18), 2), (u(16), 3)),
                               hexagon=u(31), art=u(62), lines=5)
_ROOMY: Final = _FULL._replace(upright=_MIDDLE[0], wide=_MIDDLE[1], art=u(58), lines=4)
_CLOSE: Final = _SHAPE._replace(art=u(42), lines=2)
_SIDES: Final = _SHAPE._replace(upright=_HALF[0], wide=_HALF[1], art=u(36))
_EMPTY: Final = u(24)
_ORDER: Final = ("character", "location")
_EMBLEMS: Final = {"item": "item", "location": "location"}
_MARKS: Final = {
    "quest": (Mark(word="quested", since=lambda piece: piece.exerted),),
    "sing": (Mark(word="sang", since=lambda piece: piece.exerted),),
    "challenge": (Mark(word="fought"), Mark(word="fought", seat=2, key=3)),
    "move": (Mark(word="moved", since=lambda piece: piece.at > 0),),
    "damage": (Mark("damage", number=2, since=lambda piece: piece.damage > 0),),
    "put_damage": (Mark("damage", number=2, since=lambda piece: piece.damage > 0),),
    "heal": (Mark("heal", number=2, sense=-1),),
}
_GAINS: Final = {
    "quest": (Gain("points", 2),), "location_lore": (Gain("points", 2),), "gain_lore": (Gain("points", 1),),
    "lose_lore": (Gain("points", 1, -1),), "ink": (Gain("inkwell"),),
}


class LorcanaStyle(Style):
    """Up to four seats, one below the other; a challenge is an arrow from one piece to another."""

    game = "lorcana"
    sizes = (
        Size(partial(card_tile, shape=_FULL), NARROW, u(800)),
        Size(partial(card_tile, shape=_ROOMY), WIDTH, u(1040)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, u(1120)),
        Size(partial(card_tile, shape=_SIDES), WIDTH, u(1240), 2),
        Size(plaque, WIDTH, u(1200), woven=False),
        Size(plaque, WIDTH, 0, 2, woven=False),
    )
    stats = ("strength", "willpower", "lore", "move")
    short = ("strength", "willpower", "lore")
    places = frozenset({"location"})
    drying = frozenset({"character"})
    emblems = _EMBLEMS
    marks = _MARKS
    gains = _GAINS
    kinds = ("character", "action", "item", "location")
    ink_mark = "inkwell"

    def counts(self, seat: SeatView, names: Names) -> list[Sign]:
        """Ink, ready and in all, and what is spent of it."""
        if not _has_ink(seat):
            return []
        ink = f"{names.word('zone', 'inkwell')} {seat.ready}/{seat.ready + seat.spent}"
        return [Sign("inkwell", ink), Sign("spent", f"{names.text['spent']} {seat.spent}")]

    def holdings(self, seat: SeatView, names: Names) -> list[str]:
        """Ink in words."""
        if not _has_ink(seat):
            return []
        ready, spent = f"{names.text['ready']} {seat.ready}", f"{names.text['spent']} {seat.spent}"
        return [f"{names.word('zone', 'inkwell')} {seat.ready + seat.spent} ({ready}, {spent})"]

    def kinds_of(self, card: Card) -> list[str]:
        """A card's type and, for a song, that it is one."""
        return [card.kind, *(["song"] if "song" in card.marks else [])]

    def card_signs(self, card: Card, names: Names) -> list[Sign]:
        """Whether a card may become ink."""
        icon, label = ("inkwell", "inkable") if "inkwell" in card.marks else ("spent", "not_inkable")
        return [Sign(icon, names.text[label])]

    def pips(self, seat: SeatView) -> Pips | None:
        """Ink, ready and spent."""
        return Pips(seat.ready, seat.spent, "inkwell", "spent") if _has_ink(seat) else None

    def kin(self, name: str, lang: str) -> str:
        """A class of the game's own."""
        return CLASSES.get(name, ("", ""))[lang != "ja"]

    def purse(self, seat: SeatView) -> int | None:
        """Ready ink."""
        return seat.ready if _has_ink(seat) else None

    def lay(self, canvas: Canvas, table: Table, size: Size) -> None:
        """The seats in their order, each with its head and its field."""
        seats = table.view.seats
        for at in range(0, len(seats), size.columns):
            _abreast(canvas, table, size, seats[at:at + size.columns])
        if (pair := table.view.challenge) and all(ref in canvas.pieces for ref in pair):
            canvas.arrow = (canvas.pieces[pair[0]], canvas.pieces[pair[1]])


def _abreast(canvas: Canvas, table: Table, size: Size, seats: Sequence[SeatView]) -> None:
    """Seats side by side over the whole width, on grounds of equal height."""
    start, across = canvas.y, (canvas.across - MARGIN) // len(seats) - MARGIN
    lefts = [MARGIN + no * (across + MARGIN) for no in range(len(seats))]
    ends = []
    for seat, left in zip(seats, lefts, strict=True):
        canvas.y = start
        _side(canvas, table, size.tile, seat, (left, across))
        ends.append(canvas.y)
    canvas.y = max(ends) + GAP
    canvas.settle()
    for seat, left in zip(seats, lefts, strict=True):
        active = _active(table.view, seat)
        box = Box(left, start, left + across, canvas.y - GAP)
        canvas.panel(seat.seat, box, palette.TURN if active else palette.PANEL, active=active)


def _side(canvas: Canvas, table: Table, tile: Tile, seat: SeatView, room: tuple[int, int]) -> None:
    """One seat's head and field, from a left edge over a width."""
    left, across = room
    ground = palette.TURN if _active(table.view, seat) else palette.PANEL
    canvas.stack(draw_head(head(seat, table), across), left)
    tiles = [((piece.ref,), tile(table.faces[piece.ref], ground)) for piece in _in_order(seat, table)]
    canvas.y += GAP
    canvas.rows(tiles, left + GAP, across - 2 * GAP, GAP)
    canvas.y += 0 if tiles else _EMPTY


def _active(view: View, seat: SeatView) -> bool:
    return seat.seat == view.active and not view.outcome


def _has_ink(seat: SeatView) -> bool:
    return "inkwell" in seat.counts or bool(seat.ready or seat.spent)


def _in_order(seat: SeatView, table: Table) -> list[PieceView]:
    """What stands before what lies; characters, then locations, then everything else; each in the view's order."""
    return sorted(seat.pieces, key=lambda piece: (
        table.faces[piece.ref].wide, _ORDER.index(piece.kind) if piece.kind in _ORDER else len(_ORDER)))
