"""Draws what stands above and below the seats: the headline, and the lists of what is going on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.views.view import View
from render import ornament, palette
from render.canvas import Part
from render.kept import kept
from render.lettering import clean, leading, u, width, write, write_lines
from render.names import BoardNames
from render.phrases import between, challenge_text, headline, seat_name, stage_text
from render.wrapping import wrapped

WIDTH: Final = u(530)
"""A board's width; shown 365 points wide its letters of 16 units are 11 points high, those of 19 units 13."""
MARGIN: Final = u(6)
GAP: Final = u(6)
TALLEST: Final = u(856)
"""A board's height up to which a phone of 390 points by 844 shows it in its full width."""
_HEADING: Final = u(24)
_LIST: Final = u(16)


def draw_top(
    view: View, players: Sequence[str], names: BoardNames, across: int, *, flat: bool = False, close: bool = False
) -> Part:
    """The headline in the largest letters of the board, and the stage of the turn below; `flat`: beside it, where there
    is room; `close`: without whose turn it is, which the heads say."""
    icon = "crown" if view.outcome else "pointer" if view.awaited else "other"
    said = headline(view, players, names)
    stage_said = stage_text(view, players, names, names.style.drawn, whose=not close)
    lines = wrapped(said, _HEADING, across - u(66), 2, bold=True)
    size = (across, leading(_HEADING) * len(lines) + u(14))
    left = across - round(width(stage_said, _LIST)) - u(14)
    if flat and u(90) + width(said, _HEADING, True) < left:
        return Part(across, size[1], partial(paint_flat_top, icon, lines, stage_said, (left - u(14), *size)))
    stage = wrapped(stage_said, _LIST, across - u(28), 2)
    return Part(across, size[1] + _high(stage), partial(paint_top, icon, lines, stage, size))


def _high(stage: tuple[str, ...]) -> int:
    return leading(_LIST) * len(stage) + u(6)


@kept
def paint_flat_top(icon: str, lines: tuple[str, ...], stage: str, sizes: tuple[int, int, int]) -> Image.Image:
    """The headline and the stage in one line; `sizes`: the plate's width, that of both, the height."""
    plate, across, tall = sizes
    image = Image.new("RGB", (across, tall), palette.TABLE)
    image.paste(paint_top(icon, lines, (), (plate, tall)).convert("RGB").crop((0, 0, plate, tall)), (0, 0))
    write(ImageDraw.Draw(image), (plate + u(14), (tall - leading(_LIST)) // 2), stage, _LIST, palette.WHITE)
    return palette.reduced(image)


@kept
def paint_top(icon: str, lines: tuple[str, ...], stage: tuple[str, ...], size: tuple[int, int]) -> Image.Image:
    """The headline drawn: a plate of gold with a woven end, as far as the words leave room for it."""
    across, tall = size
    image = Image.new("RGB", (across, tall + _high(stage)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, across, tall - 1), palette.GOLD)
    used = u(80) + max(round(width(line, _HEADING, True)) for line in lines)
    if across - used > u(60):
        end = ornament.weave(
            "waves", (max(across, u(760)), u(90)), palette.GOLD, palette.mixed(palette.GOLD, palette.BRASS, 0.4)
        )
        image.paste(end.crop((0, 0, across - used, tall)), (used, 0))
    for y in (u(3), tall - u(4)):
        draw.line((0, y, across, y), palette.BRASS, u(1))
    side = u(32)
    ornament.medal(image, (u(12), (tall - side) // 2), icon, side, (palette.FOOT, palette.GOLD))
    write_lines(draw, (u(52), u(6)), lines, _HEADING, palette.FOOT, True)
    write_lines(draw, (u(14), tall + u(3)), stage, _LIST, palette.WHITE)
    return palette.reduced(image)


class Note(NamedTuple):
    """A list below the seats: what it is, and its text."""

    label: str
    text: str


def notes(view: View, players: Sequence[str], names: BoardNames, lines: Sequence[str]) -> tuple[Note, ...]:
    """The lists below the seats: the challenge, waiting triggers, resolving and revealed cards, the last events."""
    text = names.text
    lists = []
    if view.challenge:
        lists.append(Note(text["challenge"], challenge_text(view, names)))
    if view.waiting:
        waiting = [
            names.says(seat_name(players, each.seat, names.lang), names.title(each.key)) for each in view.waiting
        ]
        lists.append(Note(f"{text['waiting']} {len(waiting)}", text["then"].join(waiting)))
    if view.resolving:
        lists.append(Note(text["resolving"], " / ".join(names.full(each.key) for each in view.resolving)))
    resolving = {each.key for each in view.resolving}
    if processing := [key for key in between(view) if key not in resolving]:
        lists.append(Note(names.word("zone", "processing"), " / ".join(names.full(key) for key in processing)))
    if view.shown:
        lists.append(Note(text["shown"], " / ".join(names.full(card.key) for card in view.shown)))
    lists.extend(Note("" if no else text["events"], line) for no, line in enumerate(lines) if clean(line))
    return tuple(lists)


def draw_notes(lists: tuple[Note, ...], across: int) -> Part | None:
    """The lists, label by label; None where there is nothing to say."""
    if not lists:
        return None
    margin = max((round(width(note.label, _LIST, True)) + u(14) for note in lists if note.label), default=0)
    rows: list[tuple[str, str]] = []
    for note in lists:
        broken = wrapped(note.text, _LIST, across - 2 * MARGIN - margin - u(20), 12)
        rows += [(note.label if not no else "", line) for no, line in enumerate(broken)]
    return Part(across, leading(_LIST) * len(rows) + u(16), partial(paint_notes, tuple(rows), margin, across))


@kept
def paint_notes(rows: tuple[tuple[str, str], ...], margin: int, across: int) -> Image.Image:
    """The lists drawn."""
    image = Image.new("RGB", (across, leading(_LIST) * len(rows) + u(16)), palette.TABLE)
    draw = ImageDraw.Draw(image)
    draw.line((MARGIN + u(6), u(3), across - MARGIN - u(6), u(3)), palette.BRASS, u(1))
    for no, (label, line) in enumerate(rows):
        y = u(9) + no * leading(_LIST)
        write(draw, (MARGIN + u(6), y), label, _LIST, palette.GOLD, True)
        write(draw, (MARGIN + u(6) + margin, y), line, _LIST, palette.WHITE)
    return palette.reduced(image)
