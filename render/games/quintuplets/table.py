"""The table of the Quintuplets: five lanes as columns, the heroes that both share between the characters of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.games.quintuplets.lanes import LANES
from engine.kernel.views.view import PieceView, SeatView
from render import palette
from render.canvas import Canvas, Part
from render.columns import Stack, column, slots
from render.face import PieceFace
from render.games.quintuplets.style import approach, characters_of, heroes_of
from render.half import Half
from render.lettering import u
from render.panel import GAP, MARGIN, TALLEST, WIDTH
from render.parts import bar, bare_of, seam, vacant
from render.phrases import worn_by
from render.sides import RAIL, WIDE, lay_middle, tallest, wider
from render.signs import Sign
from render.table import Arrangement, BoardContent, Size, Tile
from render.tile import TileMeasures, card_tile

_COLUMN: Final = column(WIDTH, len(LANES))
_VACANT: Final = u(54)
_SHAPE: Final = TileMeasures(
    upright=_COLUMN,
    wide=_COLUMN,
    tall=u(140),
    names=((u(20), 2), (u(19), 4)),
    hexagon=u(30),
    stat=u(32),
    sign=u(16),
    small=u(16),
    counter=u(16),
    art=u(60),
)
_CLOSE: Final = _SHAPE._replace(tall=0, art=u(36))
"""Of less height, for a full table."""
_HERO: Final = _SHAPE._replace(tall=u(120), art=u(40))
_BARE: Final = _SHAPE._replace(tall=0, art=0, hexagon=u(10), stat=u(22), beside=True)
"""Without a picture, for the fullest table."""


def _bare(face: PieceFace, ground: palette.Colour, shape: TileMeasures = _BARE) -> Part:
    """What lies beneath is counted among the signs."""
    beneath = (Sign("under", f"{face.under}"),) if face.under else ()
    return card_tile(face._replace(under=0, signs=(*beneath, *face.signs)), ground, shape)


def _covered(face: PieceFace, said: str) -> PieceFace:
    """A hero that lies face down."""
    return face._replace(turned=True, stats=(), signs=(Sign("turned", said),))


class _Half(Half):
    def lay(self, canvas: Canvas, size: Size) -> None:
        """From the edge of the table to its middle: who it is, the lanes; or the other way round."""
        self.lay_rows(canvas, size, (), (self._lanes,))

    def _lanes(self, canvas: Canvas) -> None:
        wide = column(canvas.across, len(LANES))
        slots(canvas, [self._stack(lane, wide) for lane in LANES], above=self.above)

    def _stack(self, lane: int, wide: int) -> Stack:
        """A lane's character with her episodes; its place if nobody is there."""
        one = characters_of(self.seat).get(lane)
        if one is None:
            return [((), vacant(self.table.names.text["empty"], self.ground, (wide - u(8), _VACANT)))]
        faces, worn = self.table.faces, worn_by(self.table.view, self.table.names).get(one.ref, ())
        face = faces[one.ref]._replace(engaged=bool(one.at))
        return [((one.ref,), self.tile(face, self.ground)), *_episodes(worn, self.table, self.ground, wide)]


def _episodes(worn: Sequence[PieceView], table: BoardContent, ground: palette.Colour, wide: int) -> Stack:
    """What is set on a character, with what it adds; what looks the same is counted as one."""
    alike: dict[PieceFace, list[int]] = {}
    for piece in worn:
        face = table.faces[piece.ref]
        title = f"{piece.stats.get('bonus', 0):+d} {face.title}"
        shown = face._replace(key="", title=title, version="", emblem="", stats=(), art=None)
        alike.setdefault(shown, []).append(piece.ref)
    counted = [(refs, f"×{len(refs)}" if len(refs) > 1 else "", face) for face, refs in alike.items()]
    return [(refs, bar(face._replace(title=face.title + said), ground, wide)) for refs, said, face in counted]


class QuintupletsTable(Arrangement):
    """Lane 1 is at the left, whoever sits below."""

    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(800)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, TALLEST),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, TALLEST, tight=True),
        Size(_bare, WIDTH, 0, tight=True),
    )
    wide = (
        Size(partial(card_tile, shape=_SHAPE), WIDE, tallest(WIDE), rail=RAIL),
        Size(partial(card_tile, shape=_CLOSE), WIDE, tallest(WIDE), rail=RAIL),
        Size(_bare, WIDE, 0, rail=RAIL, tight=True),
    )

    def wider(self, size: Size, by: int) -> Size:
        """With wider cards."""
        made = wider(size, by, _BARE, len(LANES))
        wide = column(made.across - made.rail, len(LANES))
        return made._replace(tile=partial(_bare, shape=_BARE._replace(upright=wide, wide=wide)))

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """One player above, the heroes in the middle, one player below."""
        other, below = table.downwards
        _Half(table, other, size.tile, above=True).lay(canvas, size)
        canvas.cut()
        lay_middle(canvas, size, partial(_lay_seams, table=table, seat=other))
        lay_middle(canvas, size, partial(_lay_heroes, table=table, tile=_hero_tile(size)))
        lay_middle(canvas, size, partial(_lay_seams, table=table, seat=below))
        canvas.settle()
        _Half(table, below, size.tile, above=False).lay(canvas, size)


def _lay_heroes(canvas: Canvas, table: BoardContent, tile: Tile) -> None:
    """One in each lane, face up or face down."""
    heroes, wide = heroes_of(table.view), column(canvas.across, len(LANES))
    parts = [_hero(heroes[lane].ref, table, tile) if lane in heroes else _nobody(table, wide) for lane in LANES]
    tall = max(part.height for part in parts)
    for lane, part in enumerate(parts):
        shown = part.stretched(tall) if part.stretched is not None else part
        box = canvas.put(shown, _left(canvas, lane) + (wide - shown.width) // 2)
        if lane in heroes:
            canvas.pieces[heroes[lane].ref] = box
    canvas.y += tall


def _hero_tile(size: Size) -> Tile:
    """Without a picture where characters have none."""
    wide = column(size.across - size.rail, len(LANES))
    if getattr(size.tile, "func", size.tile) is _bare:
        return partial(_bare, shape=_BARE._replace(upright=wide, wide=wide))
    return partial(card_tile, shape=_HERO._replace(upright=wide, wide=wide))


def _hero(ref: int, table: BoardContent, tile: Tile) -> Part:
    hero = heroes_of(table.view)
    piece = next(each for each in hero.values() if each.ref == ref)
    face = table.faces[ref]._replace(signs=table.faces[ref].signs[1:])
    sought = any(each.at == ref and each.slot >= 0 for seat in table.view.seats for each in seat.pieces)
    shown = _covered(face, table.names.text["face_down"]) if piece.face_down else face._replace(engaged=sought)
    return tile(shown, palette.TABLE)


def _nobody(table: BoardContent, wide: int) -> Part:
    return vacant(table.names.text["no_hero"], palette.TABLE, (wide - u(8), _VACANT))


def _lay_seams(canvas: Canvas, table: BoardContent, seat: SeatView) -> None:
    """Between a side and the heroes: who approaches whom with what power, and the numbers of the lanes."""
    heroes, there = heroes_of(table.view), characters_of(seat)
    said = [approach(there[lane], heroes, table.names.text) if lane in there else "" for lane in LANES]
    canvas.y += u(4)
    if table.tight and seat.seat != table.downwards[-1].seat and not any(said):
        return
    bottom, wide = canvas.y, column(canvas.across, len(LANES))
    for lane in LANES:
        text = said[lane] or str(lane + 1)
        shown, bare = seam(text, bool(said[lane]), wide), bare_of(text, wide)
        bottom = canvas.put(shown, _left(canvas, lane), bare=bare).bottom
    canvas.y = bottom + u(4)


def _left(canvas: Canvas, lane: int) -> int:
    return MARGIN + GAP + lane * (column(canvas.across, len(LANES)) + GAP)
