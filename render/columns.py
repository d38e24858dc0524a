"""Two sides that face each other in columns: what lies in a slot stands next to what lies in the other side's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.canvas import Canvas, Part
from render.lettering import u
from render.panel import GAP, MARGIN
from render.parts import bare_of, seam

Stack = list[tuple[Sequence[int], Part]]
"""Pictures of pieces with their references, the nearest to the other side first."""

_CLOSELY: Final = u(3)
_CARD: Final = 3
"""The first of a stack takes the room of so many others."""


def column(across: int, count: int) -> int:
    """How wide each of so many columns is on a board."""
    return (across - 2 * MARGIN - (count + 1) * GAP) // count


def _left(canvas: Canvas, slot: int, count: int) -> int:
    return MARGIN + GAP + slot * (column(canvas.across, count) + GAP)


def slots(canvas: Canvas, stacks: Sequence[Stack], *, above: bool) -> None:
    """A side's slots; of the side above they grow upwards, so that the first pictures of both sides meet."""
    canvas.facing = True
    wide = column(canvas.across, len(stacks))
    tall = max(sum(part.height + _CLOSELY for _, part in stack) for stack in stacks) + GAP
    for slot, stack in enumerate(stacks):
        y = canvas.y + (tall if above else GAP)
        for refs, part in stack:
            y -= part.height if above else 0
            box = canvas.put(part, _left(canvas, slot, len(stacks)) + (wide - part.width) // 2, y)
            y += -_CLOSELY if above else part.height + _CLOSELY
            canvas.pieces |= dict.fromkeys(refs, box)
    canvas.y += tall + GAP


def together(stacks: Sequence[Stack], count: int) -> list[Stack]:
    """So many columns, each as high as it must be: a stack goes where the least lies, whatever is told of it, so that
    it stays there when it changes."""
    piled: list[Stack] = [[] for _ in range(count)]
    filled = [0] * count
    for stack in stacks:
        at = filled.index(min(filled))
        piled[at] += stack
        filled[at] += len(stack) + _CARD - 1
    return piled


def seams(canvas: Canvas, texts: Sequence[str], here: int) -> None:
    """A line of text between the sides for each column; `here` is the one in which something is going on."""
    canvas.y += u(4)
    bottom = canvas.y
    for slot, text in enumerate(texts):
        across = column(canvas.across, len(texts))
        bare = bare_of(text, across)
        bottom = canvas.put(seam(text, slot == here, across), _left(canvas, slot, len(texts)), bare=bare).bottom
    canvas.y = bottom + u(4)
