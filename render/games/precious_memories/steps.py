"""Draws what lies between the two sides: the six steps of an approach, and who meets whom in it."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import ornament, palette
from render.canvas import Part
from render.kept import kept
from render.lettering import fitted, leading, u, width, write
from render.wrapping import wrapped

_SIZE: Final = u(16)
_LARGE: Final = u(19)
_ROW: Final = u(30)
_GAP: Final = u(5)
_ABREAST: Final = 3


class Steps(NamedTuple):
    """The steps' names, which of them it is (-1: none), and who meets whom ("": nobody)."""

    names: tuple[str, ...]
    here: int
    meeting: str


def draw_steps(steps: Steps, across: int) -> Part:
    """A thin line outside of an approach; else the steps side by side, and below them what decides."""
    rows = max((top + _ROW for _, top, _ in _places(steps, across)), default=0)
    tall = u(12) if steps.here < 0 else rows + leading(_LARGE) * len(_meeting(steps, across)) + u(8)
    return Part(across, tall, partial(paint_steps, steps, across, tall))


def _said(no: int, name: str) -> str:
    return f"{no + 1} {name}"


def _places(steps: Steps, across: int) -> list[tuple[int, int, int]]:
    """Where each step lies: its left, its top and its width; all in one row if they have room there."""
    wide = [round(width(_said(no, name), _SIZE, True)) + u(12) for no, name in enumerate(steps.names)]
    spare = (across + _GAP - sum(wide)) // max(len(wide), 1) - _GAP
    if spare < 0:
        room = (across + _GAP) // _ABREAST - _GAP
        return [(no % _ABREAST * (room + _GAP), no // _ABREAST * _ROW, room) for no, _ in enumerate(wide)]
    lefts = accumulate((each + spare + _GAP for each in wide), initial=0)
    return [(left, 0, each + spare) for left, each in zip(lefts, wide, strict=False)]


def _meeting(steps: Steps, across: int) -> tuple[str, ...]:
    return wrapped(steps.meeting, _LARGE, across - u(12), 2, bold=True) if steps.meeting else ()


@kept
def paint_steps(steps: Steps, across: int, tall: int) -> Image.Image:
    """The steps drawn."""
    image = Image.new("RGB", (across, tall), palette.TABLE)
    draw = ImageDraw.Draw(image)
    if steps.here < 0:
        draw.line((u(6), tall // 2, across - u(6), tall // 2), palette.BRASS, u(1))
        return palette.reduced(image)
    for no, (name, place) in enumerate(zip(steps.names, _places(steps, across), strict=True)):
        _step(image, place, _said(no, name), no - steps.here)
    lines = _meeting(steps, across)
    for no, line in enumerate(lines):
        left, top = (across - round(width(line, _LARGE, True))) // 2, tall - u(4) - leading(_LARGE) * (len(lines) - no)
        write(draw, (left, top), line, _LARGE, palette.GOLD, True)
    return palette.reduced(image)


def _step(image: Image.Image, place: tuple[int, int, int], text: str, distance: int) -> None:
    """One of them: gone by, going on or to come."""
    left, top, room = place
    if not distance:
        box = (left, top + u(2), left + room, top + _ROW - u(2))
        image.paste(palette.ORANGE, box, ornament.rounded((room, _ROW - 2 * u(2)), u(6)))
    ink = palette.FOOT if not distance else palette.WHITE if distance > 0 else palette.SOFT
    shown = fitted(text, _SIZE, room - u(8), bold=not distance)
    across = round(width(shown, _SIZE, not distance))
    draw = ImageDraw.Draw(image)
    write(draw, (left + (room - across) // 2, top + (_ROW - leading(_SIZE)) // 2), shown, _SIZE, ink, not distance)
