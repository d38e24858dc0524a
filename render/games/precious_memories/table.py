"""The table of Precious Memories: main areas of five that face each other, support areas and points behind them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.games.precious_memories.areas import PLACES
from engine.kernel.views.view import PieceView, SeatView
from render.canvas import Canvas, Part
from render.columns import Stack, column, slots, together
from render.face import PieceFace
from render.games.precious_memories.pile import Place, Row, draw_pile
from render.games.precious_memories.steps import Steps, draw_steps
from render.games.precious_memories.style import STEPS, meeting, points_of
from render.half import Half
from render.lettering import u
from render.panel import GAP, MARGIN, TALLEST, WIDTH
from render.parts import bar, chip, vacant
from render.phrases import many, worn_by
from render.plaque import plaque
from render.sides import RAIL, WIDE, Lay, tallest, wider
from render.signs import Sign
from render.table import Arrangement, BoardContent, Size
from render.tile import TileMeasures, card_tile

_ABREAST: Final = 3
_COLUMN: Final = column(WIDTH, _ABREAST)
_VACANT: Final = u(54)
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
_NARROW: Final = _SHAPE._replace(upright=column(WIDTH, PLACES), wide=column(WIDTH, PLACES))
"""All five places abreast, on a wide board."""
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


@dataclass(frozen=True)
class _Half(Half):
    """A half of so many columns."""

    columns: int

    def lay(self, canvas: Canvas, size: Size) -> None:
        """From the edge of the table to its middle: who it is, points, support area, main area; or the other way."""
        points: tuple[Lay, ...] = (self._points,)
        beside, between = ((), points) if size.rail else (points, ())
        self.lay_rows(canvas, size, (*beside, self._support), (*between, self._main))

    def _points(self, canvas: Canvas) -> None:
        """Who has the seventh has lost."""
        pile, names = points_of(self.seat, self.table.names), self.table.names
        up = [Place(names.title(key), _colors(key, self.table), generated) for key, generated in pile.up]
        down = [Place(names.title(key), _colors(key, self.table)) for key in pile.down]
        free = [Place()] * (self.table.view.goal - len(up) - len(down))
        low = self.table.close and self.columns == _ABREAST
        row = Row(names.text["worth"].format(worth=pile.worth), (*up, *down, *free), low)
        across = canvas.across - 2 * (MARGIN + GAP)
        canvas.y += 0 if self.above else GAP
        canvas.stack(draw_pile(row, across, self.ground), MARGIN + GAP)
        canvas.y += GAP

    def _support(self, canvas: Canvas) -> None:
        """As small cards; what lies face down there is told by its number alone."""
        names, ground, across = self.table.names, self.ground, canvas.across - 2 * (MARGIN + GAP)
        worn = worn_by(self.table.view, names)
        tiles: list[tuple[list[int], Part]] = []
        for piece in support_area(self.seat):
            tiles.append(([piece.ref], plaque(face_of(piece, self.table), ground)))
            tiles += [([item.ref], plaque(self.table.faces[item.ref], ground)) for item in worn.get(piece.ref, ())]
        if popped := self.seat.counts.get("popped", 0):
            sign = Sign("scene_down", f"{names.word('zone', 'popped')} {popped}")
            tiles.append(([], chip(sign, ground, across, dim=True)))
        if not self.above:
            canvas.cut(within=True)
        canvas.rows(tiles, MARGIN + GAP, across, GAP)
        if self.above:
            canvas.cut(within=True)

    def _main(self, canvas: Canvas) -> None:
        """Those who are there in rows, and how many places are free; a text may let there be more than five."""
        there, count, ground = main_area(self.seat), self.columns, self.ground
        wide = column(canvas.across, count)
        stacks = [self._stack(piece, wide) for piece in there]
        free = max(PLACES - len(there), 0)
        if self.table.tight:
            empty = many(self.table.names.text["empty"], free)
            stacks += [[((), vacant(empty, ground, (wide - u(8), _VACANT)))]] * (free > 0)
            slots(canvas, together(stacks, count), above=self.above)
            return
        gap = min(free, -len(there) % count or count * (not there))
        said = [self.table.names.text["empty"]] * (gap - 1) + [many(self.table.names.text["empty"], free - gap + 1)]
        stacks += [[((), vacant(each, ground, (wide - u(8), _VACANT)))] for each in said if gap]
        stacks += [[] for _ in range(-len(stacks) % count)]
        rows = [stacks[start : start + count] for start in range(0, len(stacks), count)]
        for row in rows[::-1] if self.above else rows:
            slots(canvas, row, above=self.above)

    def _stack(self, piece: PieceView, wide: int) -> Stack:
        """A character with its support cards."""
        faces, ground = self.table.faces, self.ground
        worn = worn_by(self.table.view, self.table.names).get(piece.ref, ())
        shown = self.tile(face_of(piece, self.table), ground)
        return [((piece.ref,), shown), *(((item.ref,), bar(faces[item.ref], ground, wide)) for item in worn)]


def _colors(key: str, table: BoardContent) -> tuple[str, ...]:
    card = table.names.cards.get(key)
    return card.colors if card else ()


class PreciousTable(Arrangement):
    """Two main areas that face each other."""

    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(720)),
        Size(plaque, WIDTH, TALLEST),
        Size(plaque, WIDTH, 0, tight=True),
    )
    wide = (
        Size(partial(card_tile, shape=_NARROW), WIDE, tallest(WIDE), rail=RAIL),
        Size(partial(card_tile, shape=_NARROW._replace(tall=0, art=u(36))), WIDE, tallest(WIDE), rail=RAIL),
        Size(partial(card_tile, shape=_NARROW._replace(tall=0, art=u(36))), WIDE, 0, rail=RAIL, tight=True),
    )

    def wider(self, size: Size, by: int) -> Size:
        """With wider cards."""
        return wider(size, by, _NARROW._replace(tall=0, art=u(36)), PLACES)

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """One player above, one below, and between them where an approach stands."""
        *others, below = table.downwards
        count = PLACES if size.rail else _ABREAST
        for seat in others:
            _Half(table, seat, size.tile, above=True, columns=count).lay(canvas, size)
        canvas.cut()
        across = canvas.across - 2 * MARGIN
        canvas.stack(draw_steps(_steps(table), across), MARGIN)
        canvas.settle()
        _Half(table, below, size.tile, above=False, columns=count).lay(canvas, size)


def _steps(table: BoardContent) -> Steps:
    """Responses happen within a step that the phase does not tell; then only who meets whom is said. In
    the least height the line above the board tells the step alone."""
    names, phase = table.names, table.view.phase
    here = STEPS.index(phase) if phase in STEPS else -1
    steps = () if table.close else tuple(names.word("window", step) for step in STEPS)
    return Steps(steps, here, meeting(table.view, names))
