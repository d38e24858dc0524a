"""The table of Precious Memories: main areas of five that face each other, support areas and points behind them."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from engine.games.precious_memories.areas import PLACES
from engine.kernel.views.view import PieceView, SeatView
from render import palette
from render.canvas import Box, Canvas, Part
from render.columns import Stack, column, slots
from render.departed import lay_head
from render.face import PieceFace
from render.games.precious_memories.pile import Place, Row, draw_pile
from render.games.precious_memories.steps import Steps, draw_steps
from render.games.precious_memories.style import STEPS, meeting, points_of
from render.head import draw_head, head
from render.lettering import u
from render.panel import GAP, MARGIN, WIDTH
from render.parts import bar, chip, vacant
from render.phrases import many, worn_by
from render.plaque import plaque
from render.signs import Sign
from render.table import Arrangement, BoardContent, Size, Tile
from render.tile import TileMeasures, card_tile

_ABREAST: Final = 3
_COLUMN: Final = column(WIDTH, _ABREAST)
_VACANT: Final = (_COLUMN - u(8), u(54))
_SHAPE: Final = TileMeasures(
    upright=_COLUMN,
    wide=_COLUMN,
    tall=u(140),
    names=((u(20), 2), (u(19), 4)),
    hexagon=u(30),
    stat=u(21),
    sign=u(16),
    small=u(16),
    counter=u(16),
    art=u(60),
)
_SHOWN: Final = frozenset(("ap", "dp"))
"""The numbers in the foot of a card; its use cost stands in its corner."""
_ROLES: Final = ("challenging", "being_challenged")


def main_area(seat: SeatView) -> list[PieceView]:
    """Who stands in a player's main area, from left to right; a text may let there be more than five."""
    return sorted((piece for piece in seat.pieces if piece.slot >= 0), key=lambda piece: piece.slot)


def support_area(seat: SeatView) -> list[PieceView]:
    """Who stands in a player's support area."""
    return [piece for piece in seat.pieces if piece.slot < 0 and not piece.at]


def face_of(piece: PieceView, table: BoardContent) -> PieceFace:
    """A character's face: its AP and DP, its level once it is higher, what it does in the approach."""
    face, names = table.faces[piece.ref], table.names
    stats = tuple(stat for stat in face.stats if stat.name in _SHOWN)
    level = piece.stats.get("lv", 0)
    signs = (*([Sign("lv", f"{names.word('stat', 'lv')} {level}")] if level > 1 else ()), *face.signs)
    role = next((note for note in _ROLES if note in piece.notes), "")
    strips = tuple(sign for sign in face.strips if sign.icon == "exerted")
    if role:
        strips = (Sign("acting", names.word("note", role)), *strips)
    return face._replace(stats=stats, signs=signs, strips=strips, engaged=bool(role))


class _Half(NamedTuple):
    """One player's half of the table, above or below the middle."""

    canvas: Canvas
    table: BoardContent
    seat: SeatView
    tile: Tile
    above: bool

    def lay(self) -> None:
        """From the edge of the table to its middle: who it is, points, support area, main area; or the other way."""
        active = self.seat.seat == self.table.view.active and not self.table.view.outcome
        ground, start = palette.TURN if active else palette.PANEL, self.canvas.y
        across = self.canvas.across - 2 * MARGIN
        rows = (self._head, self._points, self._support, self._main)
        for row in rows if self.above else rows[::-1]:
            row(ground)
        if not self.above:
            self.canvas.settle()
        self.canvas.panel(self.seat.seat, Box(MARGIN, start, MARGIN + across, self.canvas.y), ground, active=active)

    def _head(self, ground: palette.Colour) -> None:
        shown = draw_head(head(self.seat, self.table), self.canvas.across - 2 * MARGIN)
        if self.above:
            self.canvas.settle()
        lay_head(self.canvas, self.table, self.seat, shown, ground, above=self.above)

    def _points(self, ground: palette.Colour) -> None:
        """Who has the seventh has lost."""
        pile, names = points_of(self.seat, self.table.names), self.table.names
        up = [Place(names.title(key), _colors(key, self.table), generated) for key, generated in pile.up]
        down = [Place(names.title(key), _colors(key, self.table)) for key in pile.down]
        free = [Place()] * (self.table.view.goal - len(up) - len(down))
        row = Row(names.text["worth"].format(worth=pile.worth), (*up, *down, *free))
        across = self.canvas.across - 2 * (MARGIN + GAP)
        self.canvas.y += 0 if self.above else GAP
        self.canvas.stack(draw_pile(row, across, ground), MARGIN + GAP)
        self.canvas.y += GAP

    def _support(self, ground: palette.Colour) -> None:
        """As small cards; what lies face down there is told by its number alone."""
        names, across = self.table.names, self.canvas.across - 2 * (MARGIN + GAP)
        worn = worn_by(self.table.view, names)
        tiles: list[tuple[list[int], Part]] = []
        for piece in support_area(self.seat):
            tiles.append(([piece.ref], plaque(face_of(piece, self.table), ground)))
            tiles += [([item.ref], plaque(self.table.faces[item.ref], ground)) for item in worn.get(piece.ref, ())]
        if popped := self.seat.counts.get("popped", 0):
            sign = Sign("scene_down", f"{names.word('zone', 'popped')} {popped}")
            tiles.append(([], chip(sign, ground, across, dim=True)))
        self.canvas.rows(tiles, MARGIN + GAP, across, GAP)

    def _main(self, ground: palette.Colour) -> None:
        """Those who are there in rows, and how many places are free; a text may let there be more than five."""
        there = main_area(self.seat)
        stacks = [self._stack(piece, ground) for piece in there]
        free = max(PLACES - len(there), 0)
        gap = min(free, -len(there) % _ABREAST or _ABREAST * (not there))
        said = [self.table.names.text["empty"]] * (gap - 1) + [many(self.table.names.text["empty"], free - gap + 1)]
        stacks += [[(0, vacant(each, ground, _VACANT))] for each in said if gap]
        stacks += [[] for _ in range(-len(stacks) % _ABREAST)]
        rows = [stacks[start : start + _ABREAST] for start in range(0, len(stacks), _ABREAST)]
        for row in rows[::-1] if self.above else rows:
            slots(self.canvas, row, above=self.above)

    def _stack(self, piece: PieceView, ground: palette.Colour) -> Stack:
        """A character with its support cards."""
        faces = self.table.faces
        worn = worn_by(self.table.view, self.table.names).get(piece.ref, ())
        shown = self.tile(face_of(piece, self.table), ground)
        return [(piece.ref, shown), *((item.ref, bar(faces[item.ref], ground, _COLUMN)) for item in worn)]


def _colors(key: str, table: BoardContent) -> tuple[str, ...]:
    card = table.names.cards.get(key)
    return card.colors if card else ()


class PreciousTable(Arrangement):
    """Two main areas that face each other."""

    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(720)),
        Size(plaque, WIDTH, 0),
    )

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """One player above, one below, and between them where an approach stands."""
        *others, below = table.downwards
        for seat in others:
            _Half(canvas, table, seat, size.tile, above=True).lay()
        across = canvas.across - 2 * MARGIN
        canvas.stack(draw_steps(_steps(table), across), MARGIN)
        canvas.settle()
        _Half(canvas, table, below, size.tile, above=False).lay()


def _steps(table: BoardContent) -> Steps:
    """Responses happen within a step that the phase does not tell; then only who meets whom is said."""
    names, phase = table.names, table.view.phase
    here = STEPS.index(phase) if phase in STEPS else -1
    return Steps(tuple(names.word("window", step) for step in STEPS), here, meeting(table.view, names))
