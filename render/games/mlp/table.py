"""The table of My Little Pony: slots that face each other in columns, each player's scenes and stories behind them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.views.view import View
from render.canvas import Canvas, Part
from render.columns import Stack, column, seams, slots
from render.face import PieceFace
from render.games.mlp.style import column_of, doing, plans_of
from render.half import Half
from render.lettering import SIGN, leading, u, width
from render.names import BoardNames
from render.panel import GAP, MARGIN, TALLEST, WIDTH
from render.parts import bar, chip, vacant
from render.phrases import PieceGroup, many, told, worn_by
from render.sides import WIDE, lay_middle, tallest, wider
from render.signs import Sign
from render.table import Arrangement, BoardContent, Size
from render.tile import TileMeasures, card_tile
from render.track import Stage, Track, draw_track

_SLOTS: Final = 3
_COLUMN: Final = column(WIDTH, _SLOTS)
_VACANT: Final = (_COLUMN - u(10), u(56))
_SIGNS: Final = {
    (False, False): "scene",
    (True, False): "scene_turned",
    (False, True): "scene_down",
    (True, True): "scene_down_turned",
}
"""By whether a card lies sideways, and whether face down."""

_SHAPE: Final = TileMeasures(
    upright=_COLUMN,
    wide=_COLUMN,
    tall=u(180),
    names=((u(22), 2), (u(19), 4)),
    hexagon=u(36),
    stat=u(30),
    sign=u(17),
    small=u(16),
    counter=u(18),
    art=u(82),
)
_CLOSE: Final = _SHAPE._replace(tall=0, hexagon=u(31), art=u(60))
"""Of less height, for a full table."""
_TIGHT: Final = _CLOSE._replace(art=0, stat=u(22), names=((u(19), 6),), beside=True, band=leading(_CLOSE.sign) + u(2))
"""Without a picture, for the fullest table."""
_RAIL: Final = u(340)
_ABREAST: Final = _SHAPE._replace(upright=column(WIDE - _RAIL, _SLOTS), wide=column(WIDE - _RAIL, _SLOTS), tall=u(160))
"""Beside stories and scenes, on a wide board."""


def _lay_seams(canvas: Canvas, view: View, names: BoardNames, players: Sequence[str], *, tight: bool) -> None:
    """Which column is which, between the two halves; where there is little height, only as long as one is fought."""
    here = column_of(view)
    if tight and here < 0:
        canvas.y += u(4)
        return
    texts = [names.word("slot", str(slot)) for slot in range(_SLOTS)]
    if here >= 0:
        said = doing(view, players, names)
        both, room = names.says(texts[here], said), column(canvas.across, _SLOTS) - u(16)
        texts[here] = both if width(both, u(17), True) <= room else said
    seams(canvas, texts, here)


def _shown(face: PieceFace, table: BoardContent) -> PieceFace:
    """In the least height an exchange that goes on is said once."""
    said = table.names.word("mark", "fought") if table.close and face.engaged else None
    return face._replace(fresh=tuple(each for each in face.fresh if each.text != said))


def _sign(group: PieceGroup) -> str:
    return _SIGNS[group.piece.exerted, group.piece.face_down]


class _Half(Half):
    def lay(self, canvas: Canvas, size: Size) -> None:
        """From the edge of the table to its middle: who it is, stories, scenes, slots; or the other way round."""
        self.lay_rows(canvas, size, (self._stories, self._scenes), (self._slots,))

    def _stories(self, canvas: Canvas) -> None:
        names, tight = self.table.names, self.table.tight
        cards = () if tight else self.seat.zones.get("stories", ())
        titles = [names.version(card.key) or names.title(card.key) for card in cards] or [""] * len(plans_of(self.seat))
        stages = tuple(
            Stage(names.style.numeral(no), title, names.text["stage_plan"] if plan else "")
            for no, (title, plan) in enumerate(zip(titles, plans_of(self.seat), strict=False), 1)
        )
        track = Track(
            stages, self.seat.points, names.style.numeral(0) if tight else names.text["start"], 0 if tight else 2
        )
        canvas.stack(draw_track(track, canvas.across - 2 * MARGIN - 2 * GAP, self.ground), MARGIN + GAP)
        canvas.y += GAP

    def _scenes(self, canvas: Canvas) -> None:
        """Whatever lies in no slot: equal scenes as one, with their number; in little height all of one name, with how
        many of them lie otherwise."""
        chips: list[tuple[Sequence[int], Part]] = []
        across, tight = canvas.across - 2 * (MARGIN + GAP), self.table.tight
        groups = [one for one in told(self.table.view, self.seat, self.table.names) if one.piece.slot < 0]
        together: dict[object, list[PieceGroup]] = {}
        for no, one in enumerate(groups):
            together.setdefault(one.piece.key if tight else no, []).append(one)
        for first, *others in together.values():
            name = f"{self._numbered(first, self.table.names.full(first.piece.key))}"
            said = " ".join((name, *(self._numbered(one, SIGN[_sign(one)]) for one in others)))
            refs = [ref for one in (first, *others) for ref in one.refs]
            fresh = any(ref in self.table.changes.pieces for ref in refs)
            dim = all(one.piece.exerted for one in (first, *others))
            shown = chip(Sign(_sign(first), said), self.ground, across, dim=dim, fresh=fresh, low=tight)
            chips.append((refs, shown))
        canvas.rows(chips, MARGIN + GAP, across, GAP)

    def _numbered(self, group: PieceGroup, name: str) -> str:
        """With the marks of those that may be chosen, and how many there are."""
        marks = "".join(f"{own}" for ref in group.refs if (own := self.table.faces[ref].mark))
        said = many(name, len(group.refs))
        return f"{marks} {said}" if marks else said

    def _slots(self, canvas: Canvas) -> None:
        slots(canvas, [self._stack(slot, column(canvas.across, _SLOTS)) for slot in range(_SLOTS)], above=self.above)

    def _stack(self, slot: int, wide: int) -> Stack:
        """A slot's character, and what it wears; its place if it is empty."""
        worn, faces = worn_by(self.table.view, self.table.names), self.table.faces
        stack: Stack = []
        for piece in (each for each in self.seat.pieces if each.slot == slot):
            stack.append(((piece.ref,), self.tile(_shown(faces[piece.ref], self.table), self.ground)))
            stack += [((item.ref,), bar(faces[item.ref], self.ground, wide)) for item in worn.get(piece.ref, ())]
        return stack or [((), vacant(self.table.names.text["empty"], self.ground, _VACANT))]


class MlpTable(Arrangement):
    """The columns run from left to right as they are fought, whoever sits below."""

    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(800)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, TALLEST),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, TALLEST, tight=True),
        Size(partial(card_tile, shape=_TIGHT), WIDTH, 0, tight=True),
    )
    wide = (
        Size(partial(card_tile, shape=_ABREAST), WIDE, tallest(WIDE), rail=_RAIL),
        Size(partial(card_tile, shape=_ABREAST._replace(tall=0, hexagon=u(31), art=u(60))), WIDE, 0, rail=_RAIL),
    )

    def wider(self, size: Size, by: int) -> Size:
        """With wider cards, and still more room for stories and scenes."""
        return wider(size, by, _CLOSE, _SLOTS, 2 / 3)

    def lay(self, canvas: Canvas, table: BoardContent, size: Size) -> None:
        """One player above, one below, and between them where the columns meet."""
        *others, below = table.downwards
        for seat in others:
            _Half(table, seat, size.tile, above=True).lay(canvas, size)
        canvas.cut()
        middle = partial(_lay_seams, names=table.names, players=table.players, tight=table.tight)
        lay_middle(canvas, size, partial(middle, view=table.view))
        _Half(table, below, size.tile, above=False).lay(canvas, size)
        canvas.y += u(4)
