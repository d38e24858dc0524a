"""Draws stages in a row: how far a seat has come, and what lies on each."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.canvas import Part
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, leading, u, width, write, write_lines
from render.palette import Colour
from render.wrapping import wrapped

_START: Final = u(58)
_GAP: Final = u(5)
_PAD: Final = u(6)
_LARGE: Final = u(20)
_SMALL: Final = u(16)
_TALL: Final = u(70)
_LINE: Final = u(26)
_LINES: Final = 2
"""Of a title, for which a stage has room as it is drawn first."""
_NARROW: Final = u(400)
"""Below this width the stages stand one below the other."""


class Stage(NamedTuple):
    """A stage: its number as it is written, its title, and what lies on it ("" for nothing)."""

    number: str
    title: str
    guard: str


class Track(NamedTuple):
    """The stages in order, how many of them are reached, what the place before them is called, and for how many lines
    of a title there is room at least."""

    stages: tuple[Stage, ...]
    reached: int
    start: str
    least: int = 2


def draw_track(track: Track, across: int, ground: Colour) -> Part:
    """The stages side by side, or one below the other where there is little room; a game piece stands on the last that
    is reached, the card on each shows its back; the place before them is left out there once it is behind."""
    tall = (_LINE + _GAP) * (len(track.stages) + (not track.reached)) - _GAP
    if across >= _NARROW:
        room = _room(track, across) - 2 * _PAD
        lines = max((len(wrapped(stage.title, _SMALL, room, 3)) for stage in track.stages), default=0)
        tall = _TALL + leading(_SMALL) * (max(lines, track.least) - _LINES)
    return Part(across, tall, partial(paint_track, track, (across, tall), ground))


@kept
def paint_track(track: Track, size: tuple[int, int], ground: Colour) -> Image.Image:
    """The stages drawn."""
    image, across = Image.new("RGB", size, ground), size[0]
    if across < _NARROW:
        start = [(0, Stage("", track.start, ""))] * (not track.reached)
        for line, (no, stage) in enumerate((*start, *enumerate(track.stages, 1))):
            _line(image, line * (_LINE + _GAP), stage, here=no == track.reached, passed=no < track.reached)
        return palette.reduced(image)
    room = _room(track, across)
    _cell(image, (0, _START), Stage("", track.start, ""), here=not track.reached, passed=True)
    for no, stage in enumerate(track.stages, 1):
        left = _START + _GAP + (no - 1) * (room + _GAP)
        _cell(image, (left, left + room), stage, here=no == track.reached, passed=no < track.reached)
    return palette.reduced(image)


def _room(track: Track, across: int) -> int:
    """Pixels for each stage side by side."""
    return (across - _START - _GAP * len(track.stages)) // max(len(track.stages), 1)


def _frame(image: Image.Image, box: tuple[int, int, int, int], *, here: bool, passed: bool) -> Colour:
    """A stage's ground; returns the colour of what is written there."""
    fill = palette.GOLD if here else palette.INKS["amber"] if passed else palette.CARD
    edge = palette.PAPER if here else palette.shades(palette.INKS["amber"]).edge if passed else palette.LINE
    ornament.frame(image, box, (palette.FOOT, edge, fill), u(7))
    return palette.FOOT if here else palette.WHITE


def _line(image: Image.Image, top: int, stage: Stage, *, here: bool, passed: bool) -> None:
    """A stage in one line."""
    draw = ImageDraw.Draw(image)
    ink = _frame(image, (0, top, image.width, top + _LINE), here=here, passed=passed)
    y, x, right = top + (_LINE - leading(_SMALL)) // 2, _PAD, image.width - _PAD
    if stage.number:
        write(draw, (x, y), stage.number, _SMALL, ink, True)
        x += u(26)
    if here:
        stamp(image, (x, top + (_LINE - u(20)) // 2), "lead", u(20), ink)
        x += u(24)
    if stage.guard:
        right -= round(width(stage.guard, _SMALL, True))
        write(draw, (right, y), stage.guard, _SMALL, ink, True)
        right -= u(24)
        stamp(image, (right, top + (_LINE - u(18)) // 2), "scene_down_turned", u(18), ink)
    write(draw, (x, y), fitted(stage.title, _SMALL, right - x - u(4)), _SMALL, ink)


def _cell(image: Image.Image, edges: tuple[int, int], stage: Stage, *, here: bool, passed: bool) -> None:
    draw = ImageDraw.Draw(image)
    left, right = edges
    tall = image.height
    ink = _frame(image, (left, 0, right, tall), here=here, passed=passed)
    x, top = left + _PAD, u(4)
    if stage.number:
        write(draw, (x, top), stage.number, _LARGE, ink, True)
        x += round(width(stage.number, _LARGE, True)) + u(4)
    if here:
        stamp(image, (x, top + u(2)), "lead", u(20), ink)
    if stage.guard:
        text = right - _PAD - round(width(stage.guard, _SMALL, True))
        write(draw, (text, top + u(3)), stage.guard, _SMALL, ink, True)
        stamp(image, (text - u(20), top + u(2)), "scene_down_turned", u(18), ink)
    lines = wrapped(
        stage.title,
        _SMALL,
        right - left - 2 * _PAD,
        max(_LINES + (tall - _TALL) // leading(_SMALL), 1 + (not stage.number)),
    )
    write_lines(draw, (left + _PAD, tall - leading(_SMALL) * len(lines) - u(4)), lines, _SMALL, ink)
