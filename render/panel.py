"""Draws what is not a card: the headline, a seat's head with its score and zones, the lists below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.view import SeatView, View
from render import palette
from render.icons import stamp
from render.lettering import clean, fitted, leading, u, width, wrapped, write
from render.names import Names
from render.palette import Colour
from render.phrases import between, challenge_text, discard_text, headline, seat_name, stage_text, zone_counts
from render.runs import Run, draw_line, flow
from render.style import Sign

WIDTH: Final = u(780)
NARROW: Final = u(600)
MARGIN: Final = u(6)
GAP: Final = u(6)
_CELLS: Final = 30


class Head(NamedTuple):
    """All that a seat's head shows. `cells`: how long the track of the score is, 0 for none."""

    name: str
    active: bool
    out: str
    label: str
    score: str
    points: int
    cells: int
    counts: tuple[Sign, ...]


def _counts(seat: SeatView, names: Names) -> list[Sign]:
    """The discard pile comes last, with the name of its top card."""
    counts = [Sign(zone, f"{names.word('zone', zone)} {count}") for zone, count in zone_counts(seat, names)]
    counts += names.style.counts(seat, names)
    if seat.discard:
        counts = [count for count in counts if count.icon != "discard"]
        counts.append(Sign("discard", discard_text(seat, names)))
    return counts


def head(seat: SeatView, view: View, players: Sequence[str], names: Names) -> Head:
    """A seat's head as the board of a view shows it."""
    style = names.style
    return Head(
        name=seat_name(players, seat.seat, names.lang),
        active=seat.seat == view.active and not view.outcome,
        out=names.text["out"] if seat.out else "",
        label=names.text["points"],
        score=f"{style.numeral(seat.points)}/{style.numeral(view.goal)}",
        points=seat.points,
        cells=view.goal if style.track else 0,
        counts=tuple(_counts(seat, names)),
    )


@lru_cache(maxsize=128)
def draw_head(seat: Head, across: int) -> Image.Image:
    """A seat's head, `across` pixels wide: who, the score as a number and on a track, the zones."""
    ground = palette.TURN if seat.active else palette.PANEL
    lines = flow([Run(count.icon, fitted(count.text, u(17), across - u(40)), u(17), palette.WHITE, False)
                  for count in seat.counts], across - u(16), u(16))
    track = u(38)
    image = Image.new("RGB", (across, track + sum(line.height for line in lines) + u(2)), ground)
    draw = ImageDraw.Draw(image)
    x = u(8)
    if seat.active:
        stamp(image, (x, u(9)), "pointer", u(20), palette.GOLD)
        x += u(26)
    left = _score(image, draw, seat, ground)
    tail = f"  {seat.out}" if seat.out else ""
    room = left - x - u(10) - round(width(tail, u(17), True))
    name = fitted(seat.name, u(21), room, bold=True)
    write(draw, (x, u(6)), name, u(21), palette.GOLD if seat.active else palette.WHITE, True)
    if tail:
        write(draw, (x + round(width(name, u(21), True)), u(9)), tail, u(17), palette.SOFT, True)
    y = track
    for line in lines:
        draw_line(image, (u(8), y), line, u(16))
        y += line.height
    return palette.reduced(image)


def _score(image: Image.Image, draw: ImageDraw.ImageDraw, seat: Head, ground: Colour) -> int:
    """The score at the right: the number, and a track of one cell a point; returns where it begins."""
    x = image.width - u(8) - round(width(seat.score, u(22), True))
    write(draw, (x, u(5)), seat.score, u(22), palette.WHITE, True)
    label = round(width(seat.label, u(15)))
    x -= label + u(6)
    write(draw, (x, u(10)), seat.label, u(15), palette.SOFT)
    return _cells(draw, seat, x, ground) if seat.cells else x


def _cells(draw: ImageDraw.ImageDraw, seat: Head, right: int, ground: Colour) -> int:
    """The track, a cell a point while they are not too many, each fifth with its number; returns where it begins."""
    cells = seat.cells if 0 < seat.cells <= _CELLS else _CELLS
    filled = max(0, min(cells, seat.points if cells == seat.cells else seat.points * cells // max(seat.cells, 1)))
    step = u(14)
    x = right - cells * step - u(8)
    for cell in range(1, cells + 1):
        box = (x + (cell - 1) * step, u(9), x + cell * step - u(3), u(29))
        draw.rectangle(box, palette.WHITE if cell <= filled else ground, palette.LINE, 1)
        if cells == seat.cells and cell % 5 == 0:
            tick = str(cell)
            at = (box[0] + (box[2] - box[0]) // 2 - round(width(tick, u(9), True)) // 2 + 1, u(14))
            write(draw, at, tick, u(9), palette.FOOT if cell <= filled else palette.WHITE, True)
    return x


def draw_top(view: View, players: Sequence[str], names: Names, across: int) -> Image.Image:
    """The headline in the largest letters of the board, and the stage of the turn below."""
    icon = "crown" if view.outcome else "pointer" if view.awaited else "other"
    return _top(icon, headline(view, players, names), stage_text(view, players, names), across)


@lru_cache(maxsize=64)
def _top(icon: str, heading: str, stage: str, across: int) -> Image.Image:
    size = u(24)
    lines = wrapped(heading, size, across - u(60), 2, bold=True)
    tall = leading(size) * len(lines) + u(12)
    image = Image.new("RGB", (across, tall + u(28)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, across, tall - 1), palette.GOLD)
    stamp(image, (u(14), u(10)), icon, u(24), palette.FOOT)
    for no, line in enumerate(lines):
        write(draw, (u(48), u(5) + no * leading(size)), line, size, palette.FOOT, True)
    write(draw, (u(14), tall + u(3)), fitted(stage, u(17), across - u(28)), u(17), palette.WHITE)
    return palette.reduced(image)


class Note(NamedTuple):
    """A list below the seats: what it is, and its text."""

    label: str
    text: str


def notes(view: View, players: Sequence[str], names: Names, lines: Sequence[str]) -> tuple[Note, ...]:
    """The lists below the seats: the challenge, waiting triggers, resolving and revealed cards, the last events."""
    text = names.text
    found = []
    if view.challenge:
        found.append(Note(text["challenge"], challenge_text(view, names)))
    if view.waiting:
        waiting = [f"{seat_name(players, each.seat, names.lang)}: {names.title(each.key)}" for each in view.waiting]
        found.append(Note(f"{text['waiting']} {len(waiting)}", text["then"].join(waiting)))
    if view.resolving:
        found.append(Note(text["resolving"], " / ".join(names.full(key) for key in view.resolving)))
    if processing := between(view):
        found.append(Note(names.word("zone", "processing"), " / ".join(names.full(key) for key in processing)))
    if view.shown:
        found.append(Note(text["shown"], " / ".join(names.full(card.key) for card in view.shown)))
    found.extend(Note("" if no else text["events"], line) for no, line in enumerate(lines) if clean(line))
    return tuple(found)


@lru_cache(maxsize=64)
def draw_notes(lists: tuple[Note, ...], across: int) -> Image.Image | None:
    """The lists, label by label; None where there is nothing to say."""
    if not lists:
        return None
    size = u(16)
    rows: list[tuple[str, str]] = []
    margin = 0
    for note in lists:
        margin = max(margin, round(width(note.label, size, True)) + u(10)) if note.label else margin
    for note in lists:
        label = note.label
        for line in wrapped(note.text, size, across - 2 * MARGIN - margin - u(8), 12):
            rows.append((label, line))
            label = ""
    image = Image.new("RGB", (across, leading(size) * len(rows) + u(8)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    for no, (label, line) in enumerate(rows):
        y = u(2) + no * leading(size)
        write(draw, (MARGIN + u(4), y), label, size, palette.GOLD, True)
        write(draw, (MARGIN + u(4) + margin, y), line, size, palette.WHITE)
    return palette.reduced(image)
