"""Runs of signs and short texts, set in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.hyphens import HYPHEN
from render.icons import stamp
from render.lettering import leading, legible, width, write
from render.palette import Colour
from render.signs import Sign
from render.wrapping import wrapped


class TextRun(NamedTuple):
    """A sign and its text as they are placed; `trend` adds a small triangle: 1 for more than printed, -1 for less.

    `tint` is the sign's colour where it is not that of the text; `times` is how often the sign stands there. `glued`:
    it says more of the one before, and stays on its line.
    """

    icon: str
    text: str
    size: int
    colour: Colour
    bold: bool
    trend: int = 0
    tint: Colour | None = None
    times: int = 1
    glued: bool = False

    @property
    def sign(self) -> int:
        """Pixels of the sign with its gap."""
        return round(self.size * (1.06 if self.text else 1)) * self.times if self.icon else 0

    @property
    def room(self) -> int:
        """Pixels of the whole."""
        return self.sign + self.written + (self.size * 3 // 10 if self.trend else 0)

    @property
    def written(self) -> int:
        """Pixels of the text."""
        return round(width(self.text, self.size, self.bold))


class TextLine(NamedTuple):
    """A line of runs and its height."""

    runs: tuple[TextRun, ...]
    height: int


def sign_runs(signs: Sequence[Sign], size: int, colour: Colour, *, bold: bool = False) -> list[TextRun]:
    """Signs with their texts, all in one colour."""
    return [TextRun(sign.icon, sign.text, size, colour, bold) for sign in signs]


def height(lines: Sequence[TextLine]) -> int:
    """Pixels of lines below each other."""
    return sum(line.height for line in lines)


def flow(runs: Sequence[TextRun], room: int, gap: int) -> list[TextLine]:
    """The runs in lines no wider than `room`; a run that is wider by itself goes on in further lines."""
    lines: list[TextLine] = []
    open_runs: list[TextRun] = []
    used = 0
    for group in _groups([part for each in runs for part in _parts(each, room)], room, gap):
        across = _across(group, gap)
        if open_runs and used + gap + across > room:
            lines.append(_line(open_runs))
            open_runs, used = [], 0
        used += (gap if open_runs else 0) + across
        open_runs += group
    return [*lines, _line(open_runs)] if open_runs else lines


def _across(runs: Sequence[TextRun], gap: int) -> int:
    return sum(run.room for run in runs) + gap * (len(runs) - 1)


def _groups(runs: Sequence[TextRun], room: int, gap: int) -> list[list[TextRun]]:
    """Runs with those that are glued to them, as far as one line has room for them."""
    groups: list[list[TextRun]] = []
    for run in runs:
        if groups and run.glued and _across([*groups[-1], run], gap) <= room:
            groups[-1].append(run)
        else:
            groups.append([run])
    return groups


def _line(runs: Sequence[TextRun]) -> TextLine:
    return TextLine(tuple(runs), max(leading(run.size) for run in runs))


def _parts(run: TextRun, room: int) -> list[TextRun]:
    text = legible(run.text)
    if run._replace(text=text).room <= room:
        return [run._replace(text=text)]
    lines = wrapped(text, run.size, room - run.sign, 4, run.bold)
    alone = wrapped(text, run.size, room, 4, run.bold)
    if run.icon and _is_parted(lines) and len(alone) == 1:
        lines = ("", *alone)  # the sign stands above, so that no word is parted for it
    return [run._replace(text=line, icon=run.icon if not no else "") for no, line in enumerate(lines)]


def _is_parted(lines: Sequence[str]) -> bool:
    return any(line.endswith(HYPHEN) for line in lines)


def draw_lines(image: Image.Image, at: tuple[int, int], lines: Sequence[TextLine], gap: int) -> int:
    """Draws lines below each other, the first with its top left corner at a point; where the next would begin."""
    x, y = at
    for line in lines:
        draw_line(image, (x, y), line, gap)
        y += line.height
    return y


def draw_line(image: Image.Image, at: tuple[int, int], line: TextLine, gap: int) -> None:
    """Draws a line of runs on an RGB picture, its top left corner at a point."""
    draw = ImageDraw.Draw(image)
    x, y = at
    for run in line.runs:
        if run.icon:
            side = round(run.size * 0.92)
            for no in range(run.times):
                at = (x + no * run.sign // run.times, y + (line.height - side) // 2)
                stamp(image, at, run.icon, side, run.tint or run.colour)
        top = y + (line.height - leading(run.size)) // 2
        write(draw, (x + run.sign, top), run.text, run.size, run.colour, run.bold)
        if run.trend:
            _triangle(draw, (x + run.sign + run.written, top), run)
        x += run.room + gap


def _triangle(draw: ImageDraw.ImageDraw, at: tuple[int, int], run: TextRun) -> None:
    """Up at the height of the digits' top, or down at their foot."""
    left, right = at[0] + run.size // 16, at[0] + run.size * 3 // 8
    tip, base = at[1] + run.size // 5, at[1] + run.size * 11 // 20
    if run.trend < 0:
        tip, base = at[1] + run.size, at[1] + run.size * 13 // 20
    draw.polygon([((left + right) // 2, tip), (left, base), (right, base)], fill=run.colour)
