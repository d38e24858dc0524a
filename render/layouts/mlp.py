"""My Little Pony: three slots that face each other, with each seat's scenes and stories behind its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.kernel.card import Card
from engine.kernel.view import SeatView, View
from render import palette
from render.canvas import Box, Canvas
from render.face import ACTING, face, is_engaged
from render.lettering import u
from render.names import Names
from render.palette import Colour
from render.panel import GAP, MARGIN, WIDTH, Head, draw_head, head
from render.phrases import many, seat_name, told, worn_by
from render.style import Sign, Size, Style, Tile
from render.tile import Shape, bar, card_tile, chip, seam, vacant
from render.track import Stage, Track, draw_track

_SLOTS: Final = 3
_COLUMN: Final = (WIDTH - 2 * MARGIN - (_SLOTS + 1) * GAP) // _SLOTS
_CHIP: Final = (WIDTH - 2 * MARGIN - 3 * GAP) // 2
_SHAPE: Final = Shape(upright=u(176), wide=_COLUMN, tall=u(190), names=((u(20), 2), (u(18), 4)), hexagon=u(33),
                      stat=u(30), sign=u(17), small=u(16), counter=u(18))
_CLOSE: Final = _SHAPE._replace(upright=u(212), tall=0, names=((u(18), 4),), beside=True)
_CLOSELY: Final = u(3)
_VACANT: Final = (u(176), u(64))
_NUMERALS: Final = ("–", "I", "II", "III", "IV")
_PLANS: Final = ("plan_1", "plan_2", "plan_3", "plan_4")
_TINTS: Final = {"character": "amethyst", "event": "ruby", "item": "sapphire", "scene": "emerald", "story": "amber",
                 "lead": "amber"}
_SIGNS: Final = {(False, False): "scene", (True, False): "scene_turned", (False, True): "scene_down",
                 (True, True): "scene_down_turned"}


class MlpStyle(Style):
    """The first player sits below, so that the columns run from left to right as they are fought."""

    game = "mlp"
    sizes = (
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(1180)),
        Size(partial(card_tile, shape=_CLOSE), WIDTH, 0),
    )
    zones = ("hand", "deck", "scene_deck", "discard")
    stats = ("idea",)
    counters = ("candy", "search", "recall", "cheer", "errand", "journey", "dazzle", "moves")
    tints = _TINTS
    worn = frozenset({"item"})
    alike = frozenset({"scene"})
    roles = ("exchange", "exchange")
    tells_printed = True
    track = False

    def numeral(self, number: int) -> str:
        """A stage of the story; a stroke before the first."""
        return _NUMERALS[number] if 0 <= number < len(_NUMERALS) else str(number)

    def number(self, name: str, value: int) -> str:
        """Stages are written like the score."""
        return self.numeral(value) if name == "stage" else str(value)

    def counts(self, seat: SeatView, names: Names) -> list[Sign]:
        """Harmony that can still be had, and why not more: scenes that lie sideways; scenes that inspire no more."""
        scenes, spent, down = _scenes(seat)
        found = [Sign("scene", names.text["harmony"].format(ready=scenes - spent, scenes=scenes))]
        found += [Sign("scene_turned", names.text["scenes_spent"].format(spent=spent))] if spent else []
        return found + ([Sign("scene_down", names.text["scenes_down"].format(down=down))] if down else [])

    def holdings(self, seat: SeatView, names: Names) -> list[str]:
        """Plans and scenes."""
        scenes, spent, down = _scenes(seat)
        stages = ", ".join(self.numeral(no) for no, plan in enumerate(_plans(seat), 1) if plan) or "–"
        ready = scenes - spent
        return [names.text["plans"].format(stages=stages),
                names.text["scenes"].format(scenes=scenes, ready=ready, spent=spent, down=down)]

    def moment(self, view: View, players: Sequence[str], names: Names) -> list[str]:
        """The column that is fought, and whose inspiration is awaited in it."""
        column = _column(view)
        parts = [names.word("slot", str(column))] if column >= 0 else []
        if view.phase == "inspiration" and view.awaited:
            parts.append(names.text["inspires"].format(name=seat_name(players, view.awaited.seat, names.lang)))
        return parts

    def lists(self, seat: SeatView, names: Names) -> Iterator[str]:
        """Lead and stories, each with the plan on it."""
        for card in seat.zones.get("lead", ()):
            yield f"{names.word('zone', 'lead')}: {names.full(card.key)}"
        for no, (card, plan) in enumerate(zip(seat.zones.get("stories", ()), _plans(seat), strict=False), 1):
            marks = [names.text["stage_lead"]] if no == seat.points else []
            marks += [names.text["stage_plan"]] if plan else []
            yield f"{self.numeral(no)} {names.full(card.key)}{': ' if marks else ''}{', '.join(marks)}"

    def card_signs(self, card: Card, names: Names) -> list[Sign]:
        """The mark of an everyday scene, and the classes that effects speak of."""
        marks = [Sign("everyday", names.text["everyday"])] if "everyday" in card.marks else []
        return marks + [Sign("", names.word("class", each)) for each in card.classes]

    def lay(self, canvas: Canvas, view: View, names: Names, players: Sequence[str], tile: Tile) -> None:
        """The second player above, the first below, and between them where the columns meet."""
        below = next((seat for seat in view.seats if seat.seat == view.first), view.seats[0])
        for seat in view.seats:
            if seat is not below:
                _side(canvas, view, seat, names, players, tile, above=True)
        _seams(canvas, view, names, players)
        _side(canvas, view, below, names, players, tile, above=False)
        canvas.y += u(4)


def _scenes(seat: SeatView) -> tuple[int, int, int]:
    """How many scenes there are, how many of them lie sideways, and how many face down."""
    scenes = [piece for piece in seat.pieces if piece.kind == "scene"]
    return len(scenes), sum(piece.exerted for piece in scenes), sum(piece.face_down for piece in scenes)


def _plans(seat: SeatView) -> list[bool]:
    return [seat.counts.get(zone, 0) > 0 for zone in _PLANS]


def _column(view: View) -> int:
    """The column that is fought just now, -1 for none."""
    return next((piece.slot for seat in view.seats for piece in seat.pieces if is_engaged(piece, view)), -1)


def _side(canvas: Canvas, view: View, seat: SeatView, names: Names, players: Sequence[str], tile: Tile, *,
          above: bool) -> None:
    """A seat's half: slots next to the other's, then scenes, stories, and who it is."""
    shown = head(seat, view, players, names)
    ground = palette.TURN if shown.active else palette.PANEL
    start = canvas.y
    if above:
        _behind(canvas, view, seat, names, shown, ground, above=True)
    _slots(canvas, view, seat, names, tile, ground, above=above)
    if not above:
        _behind(canvas, view, seat, names, shown, ground, above=False)
    canvas.panel(seat.seat, Box(MARGIN, start, canvas.across - MARGIN, canvas.y), ground)


def _behind(canvas: Canvas, view: View, seat: SeatView, names: Names, shown: Head, ground: Colour, *,
            above: bool) -> None:
    """Head, stories and scenes, from the edge of the table inwards."""
    across = canvas.across - 2 * MARGIN
    parts: list[Callable[[], object]] = [
        partial(canvas.stack, draw_head(shown, across), MARGIN),
        partial(_stories, canvas, seat, names, ground, across - 2 * GAP),
        partial(_scene_chips, canvas, view, seat, names, ground),
    ]
    for part in parts if above else parts[::-1]:
        part()


def _stories(canvas: Canvas, seat: SeatView, names: Names, ground: Colour, across: int) -> None:
    stories = seat.zones.get("stories", ())
    titles = [names.version(card.key) or names.title(card.key) for card in stories] or [""] * len(_PLANS)
    stages = tuple(
        Stage(names.style.numeral(no), title, names.text["stage_plan"] if plan else "")
        for no, (title, plan) in enumerate(zip(titles, _plans(seat), strict=False), 1)
    )
    canvas.stack(draw_track(Track(stages, seat.points, names.text["start"]), across, ground), MARGIN + GAP)
    canvas.y += GAP


def _scene_chips(canvas: Canvas, view: View, seat: SeatView, names: Names, ground: Colour) -> None:
    """Equal scenes as one, with their number."""
    chips = []
    for one in told(view, seat, names):
        if one.piece.kind == "scene":
            sign = Sign(_SIGNS[one.piece.exerted, one.piece.face_down], many(names.full(one.piece.key), one.number))
            chips.append((one.refs, chip(sign, one.piece.exerted, ground, _CHIP)))
    canvas.rows(chips, MARGIN + GAP, GAP)


def _slots(canvas: Canvas, view: View, seat: SeatView, names: Names, tile: Tile, ground: Colour, *,
           above: bool) -> None:
    """Each slot's character next to the other side, what it wears behind it."""
    stacks = [_stack(view, seat, slot, names, tile, ground) for slot in range(_SLOTS)]
    tall = max(sum(image.height + _CLOSELY for _, image in stack) for stack in stacks) + GAP
    for slot, stack in enumerate(stacks):
        left = MARGIN + GAP + slot * (_COLUMN + GAP)
        y = canvas.y + tall if above else canvas.y + GAP
        for ref, image in stack:
            y -= image.height if above else 0
            box = canvas.put(image, left + (_COLUMN - image.width) // 2, y)
            y += -_CLOSELY if above else image.height + _CLOSELY
            if ref:
                canvas.pieces[ref] = box
    canvas.y += tall + GAP


def _stack(view: View, seat: SeatView, slot: int, names: Names, tile: Tile, ground: Colour
           ) -> list[tuple[int, Image.Image]]:
    """A slot's pictures with their references, the nearest to the other side first."""
    here = [piece for piece in seat.pieces if piece.slot == slot]
    if not here:
        return [(0, vacant(names.text["empty"], ground, _VACANT))]
    worn = worn_by(view, names)
    found: list[tuple[int, Image.Image]] = []
    for piece in here:
        found.append((piece.ref, tile(face(piece, view, names, {}), ground)))
        found += [(item.ref, bar(face(item, view, names, {}), ground, _COLUMN)) for item in worn.get(piece.ref, ())]
    return found


def _seams(canvas: Canvas, view: View, names: Names, players: Sequence[str]) -> None:
    """Which column is which; of the one that is fought, what is going on in it."""
    canvas.y += u(4)
    here = _column(view)
    bottom = canvas.y
    for slot in range(_SLOTS):
        text = names.word("slot", str(slot))
        if slot == here:
            text = f"{text}: {_doing(view, names, players)}"
        left = MARGIN + GAP + slot * (_COLUMN + GAP)
        bottom = canvas.put(seam(text, slot == here, _COLUMN), left).bottom
    canvas.y = bottom + u(4)


def _doing(view: View, names: Names, players: Sequence[str]) -> str:
    if view.phase == "inspiration" and view.awaited:
        return names.text["inspires"].format(name=seat_name(players, view.awaited.seat, names.lang))
    return names.text["challenge"] if view.challenge else names.word("note", ACTING)

