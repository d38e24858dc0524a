"""The table of ハーレムマスター: two rows of characters that face each other, and the battle between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.kernel.views.view import PieceView, SeatView
from render.canvas import Canvas
from render.columns import Stack, column, slots, together
from render.face import PieceFace, briefly
from render.games.harem_master.clock import clock, draw_clock
from render.games.harem_master.company import CHARACTER, bonus, sex_of
from render.games.harem_master.middle import middle
from render.half import Half
from render.head import SeatHead, head
from render.lettering import u
from render.panel import GAP, MARGIN, TALLEST, WIDTH
from render.parts import bar, vacant
from render.phrases import worn_by
from render.plaque import plaque
from render.sides import RAIL, WIDE, tallest
from render.signs import Sign
from render.table import Arrangement, BoardContent, Size
from render.tile import TileMeasures, card_tile

LARGE: Final = 4
SMALL: Final = 3
"""How many characters stand abreast."""
_VACANT: Final = u(48)
_FIGHTING: Final = ("challenger", "challenged")
"""What the middle says of who fights, for which a piece has no room in little height."""
_TINTS: Final = {"lady": "ruby", "gentleman": "sapphire"}
_SHAPE: Final = TileMeasures(
    upright=column(WIDTH, LARGE),
    wide=column(WIDTH, LARGE),
    tall=u(150),
    names=((u(20), 2), (u(19), 4)),
    hexagon=u(30),
    stat=u(26),
    sign=u(16),
    small=u(16),
    counter=u(16),
    art=u(58),
)


def characters_of(seat: SeatView) -> list[PieceView]:
    """A player's characters in the order in which they came."""
    return [piece for piece in seat.pieces if piece.kind == CHARACTER]


@dataclass(frozen=True)
class _Half(Half):
    """A half of so many columns."""

    columns: int

    def lay(self, canvas: Canvas, size: Size) -> None:
        """From the edge of the table to its middle: who it is, castle and piles, characters; or the other way round."""
        self.lay_rows(canvas, size, (self._clock,), (self._characters,))

    def shown_head(self) -> SeatHead:
        """The castle stands on the clock."""
        return _without_castle(head(self.seat, self.table))

    def _clock(self, canvas: Canvas) -> None:
        across = canvas.across - 2 * MARGIN - 2 * GAP
        canvas.stack(draw_clock(clock(self.seat, self.table), across, self.ground), MARGIN + GAP)

    def _characters(self, canvas: Canvas) -> None:
        """Each with its items; what is worn by nobody of this side lies with its wearer."""
        there = characters_of(self.seat)
        wide = column(canvas.across, self.columns)
        stacks = [self._stack(piece, wide) for piece in there]
        if self.table.tight and there:
            slots(canvas, together(stacks, self.columns), above=self.above)
            return
        empty = vacant(self.table.names.text["empty"], self.ground, (wide, _VACANT))
        stacks += [[((), empty)] for _ in range(-len(there) % self.columns or self.columns * (not there))]
        rows = [stacks[start : start + self.columns] for start in range(0, len(stacks), self.columns)]
        for row in rows[::-1] if self.above else rows:
            slots(canvas, row, above=self.above)

    def _stack(self, piece: PieceView, wide: int) -> Stack:
        faces = self.table.faces
        worn = worn_by(self.table.view, self.table.names).get(piece.ref, ())
        face = _with_bonus(faces[piece.ref], piece, self.table)
        stack: Stack = [((piece.ref,), self.tile(face, self.ground))]
        if not self.table.tight:
            return stack + [((each.ref,), bar(faces[each.ref], self.ground, wide)) for each in worn]
        alike: dict[PieceFace, list[int]] = {}
        for each in worn:
            alike.setdefault(faces[each.ref], []).append(each.ref)
        return stack + [(refs, bar(_counted(face, len(refs)), self.ground, wide)) for face, refs in alike.items()]


def _counted(face: PieceFace, count: int) -> PieceFace:
    """One face for so many that nobody could tell from each other."""
    return face._replace(title=f"{face.title} ×{count}") if count > 1 else face


def _without_castle(seat: SeatHead) -> SeatHead:
    """The castle is shown below."""
    return seat._replace(counts=tuple(sign for sign in seat.counts if sign.icon != "deck"))


def _with_bonus(face: PieceFace, piece: PieceView, table: BoardContent) -> PieceFace:
    """With its factions, and the parts of what they add; without the random number, which counts only elsewhere."""
    names, parts = table.names, bonus(piece, table.view)
    silent = ("", names.word("mark", "readied"))
    face = briefly(face, names) if table.tight else face
    fresh = tuple(each for each in face.fresh if each.text not in silent) if table.tight else face.fresh
    own = [Sign("lead", f"{names.kin(name)} {parts.get(name, 0):+d}") for name in piece.classes if name in parts]
    own += [Sign("", names.kin(name)) for name in piece.classes if name not in parts]
    own += [Sign("under", names.text["copy"])] if piece.side < 0 else []
    fights = (table.view.facts.get("attacker"), table.view.facts.get("interceptor"))
    sex = sex_of(piece, names.cards.get(piece.key))
    return face._replace(
        signs=(*face.signs, *own),
        strips=tuple(each for each in face.strips if each.icon not in _FIGHTING) if table.tight else face.strips,
        stats=tuple(stat for stat in face.stats if stat.name != "random"),
        fresh=fresh,
        engaged=face.engaged or piece.ref in fights,
        colors=(_TINTS[sex],) if sex else face.colors,
        emblem=sex or face.emblem,
    )


class HaremTable(Arrangement):
    """Two rows that face each other."""

    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(720)),
        Size(plaque, WIDTH, TALLEST),
        Size(plaque, WIDTH, 0, tight=True),
    )
    wide = (
        Size(partial(card_tile, shape=_SHAPE), WIDE, tallest(WIDE), rail=RAIL),
        Size(plaque, WIDE, 0, rail=RAIL),
    )

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """One player above, the battle in the middle, one player below."""
        other, below = table.downwards
        count = LARGE if size.tile is not plaque else (canvas.across - size.rail) // (WIDTH // SMALL)
        _Half(table, other, size.tile, above=True, columns=count).lay(canvas, size)
        canvas.cut()
        canvas.y += GAP
        canvas.stack(middle(table.view, table.names, canvas.across - 2 * MARGIN, tight=table.close), MARGIN)
        canvas.y += GAP
        canvas.settle()
        _Half(table, below, size.tile, above=False, columns=count).lay(canvas, size)
