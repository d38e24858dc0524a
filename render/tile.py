"""Draws faces: as a card that stands upright or lies on its side, or as a plaque on a crowded board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import palette
from render.face import Face, Stat
from render.icons import stamp
from render.lettering import fitted, leading, legible, u, width, wrapped, write
from render.palette import Colour
from render.runs import Line, Run, draw_line, flow
from render.style import Sign

PLAQUE: Final = u(184)
_PAD: Final = u(4)
_LAYER: Final = u(4)


class Shape(NamedTuple):
    """The measures of a card in pixels: its widths when it stands and when it lies, its height when it stands at least.

    `names` are the letters of its name and how many lines of them, `hexagon` the cost's side, the others letters.
    `beside`: the name stands beside the cost, not below, also when the card stands.
    """

    upright: int
    wide: int
    tall: int
    names: tuple[tuple[int, int], ...]
    hexagon: int
    stat: int
    sign: int
    small: int
    counter: int
    beside: bool = False


def title_lines(text: str, room: int, sizes: Sequence[tuple[int, int]]) -> tuple[int, tuple[str, ...]]:
    """Size and lines of a card's name: the larger letters where no word must be cut for them."""
    text = legible(text)
    for size, most in sizes:
        lines = wrapped(text, size, room, most, bold=True)
        whole = "".join(lines).replace(" ", "") == text.replace(" ", "")
        if whole and all(width(each, size, True) <= room for each in text.split(" ") if each.isascii()):
            return size, lines
    size, most = sizes[-1]
    return size, wrapped(text, size, room, most, bold=True)


def _stat_runs(stats: Sequence[Stat], size: int, small: int) -> list[Run]:
    """A changed number stands in gold with a triangle that says which way, and with what is said of the printed one."""
    runs = []
    for stat in stats:
        runs.append(Run(stat.name, str(stat.now), size, palette.WHITE if stat.now == stat.printed else palette.GOLD,
                        True, (stat.now > stat.printed) - (stat.now < stat.printed)))
        runs += [Run("", stat.said, small, palette.SOFT, False)] if stat.said else []
    return runs


def _sign_runs(signs: Sequence[Sign], size: int, colour: Colour = palette.WHITE, bold: bool = False) -> list[Run]:
    return [Run(sign.icon, sign.text, size, colour, bold) for sign in signs]


def badge_width(face: Face) -> int:
    """Pixels for the damage and the cards beneath."""
    return (u(32) if face.damage else 0) + (u(20) + round(width(str(face.under), u(17), True)) if face.under else 0)


def _badges(image: Image.Image, right: int, top: int, face: Face) -> None:
    draw = ImageDraw.Draw(image)
    if face.damage:
        side = u(30)
        stamp(image, (right - side, top - u(2)), "damage", side, palette.WHITE)
        inner = u(26)
        inset = (side - inner) // 2
        stamp(image, (right - side + inset, top - u(2) + inset), "damage", inner, palette.RED)
        text, size = str(face.damage), u(17 if face.damage < 10 else 14 if face.damage < 100 else 11)
        left = right - side // 2 - round(width(text, size, True)) // 2
        write(draw, (left, top + u(13) - leading(size) // 2), text, size, palette.WHITE, True)
        right -= u(32)
    if face.under:
        size = u(17)
        left = right - u(20) - round(width(str(face.under), size, True))
        stamp(image, (left, top + u(5)), "under", u(16), palette.WHITE)
        write(draw, (left + u(18), top + u(13) - leading(size) // 2), str(face.under), size, palette.WHITE, True)


def cost_mark(image: Image.Image, at: tuple[int, int], cost: int | None, side: int) -> None:
    """The cost in a hexagon, `side` pixels square."""
    if cost is None:
        return
    stamp(image, at, "cost", side, palette.FOOT)
    text, size = str(cost), side * 2 // 3 if 0 <= cost < 100 else side * 3 // 7
    middle = (side + 1) // 2
    left = at[0] + middle - round(width(text, size, True)) // 2
    write(ImageDraw.Draw(image), (left, at[1] + middle - leading(size) // 2), text, size, palette.WHITE, True)


class _Plan(NamedTuple):
    """Where the parts of a card lie, before anything is drawn."""

    size: tuple[int, int]
    strip: list[Line]
    name_at: tuple[int, int]
    name_size: int
    name: tuple[str, ...]
    band: int
    version: tuple[str, ...]
    signs: list[Line]
    counters: list[Line]
    foot: list[Line]


def _plan(face: Face, shape: Shape) -> _Plan:
    across = shape.wide if face.wide else shape.upright
    inner = across - 2 * _PAD
    strip = flow(_sign_runs(face.strips, shape.sign, palette.ORANGE, True), inner, u(10))
    top = sum(line.height for line in strip) + (u(2) if strip else 0)
    beside = face.wide or shape.beside
    row = shape.hexagon + u(6)
    left = _PAD + (shape.hexagon + shape.hexagon // 5 if beside and face.cost is not None else 0)
    room = across - left - _PAD - (badge_width(face) if beside else 0)
    size, name = title_lines(face.title, room, shape.names)
    name_top = top + (u(3) if beside else row)
    band = max(name_top + leading(size) * len(name) + u(3), top + row)
    version = wrapped(face.version, shape.small, inner, 2)
    signs = flow(_sign_runs(face.signs, shape.sign), inner, u(8))
    counters = flow(_sign_runs(face.counters, shape.counter, palette.WHITE, True), inner, u(5))
    foot = flow(_stat_runs(face.stats, shape.stat, shape.small), inner, u(3))
    body = u(3) + leading(shape.small) * len(version) + sum(line.height for line in (*signs, *counters)) + u(3)
    tall = band + body + _foot_height(foot)
    return _Plan((across, tall if face.wide else max(tall, shape.tall)), strip, (left, name_top), size, name, band,
                 version, signs, counters, foot)


def _foot_height(foot: Sequence[Line]) -> int:
    return sum(line.height for line in foot) + u(4) if foot else 0


@lru_cache(maxsize=512)
def card_tile(face: Face, ground: Colour, shape: Shape) -> Image.Image:
    """A piece as a card on a ground: upright, or lying when it is exerted (and always, for a location)."""
    plan = _plan(face, shape)
    across, tall = plan.size
    layers = min(face.under, 2)
    image = Image.new("RGB", (across, tall + layers * _LAYER), ground)
    draw = ImageDraw.Draw(image)
    for layer in range(layers, -1, -1):
        inset = layer * _LAYER
        box = (inset, layer * _LAYER, across - 1 - inset, tall - 1 + layer * _LAYER)
        draw.rounded_rectangle(box, u(7), palette.CARD, palette.LINE, u(1))
    _ground(draw, plan, face)
    y = u(1)
    for line in plan.strip:
        draw_line(image, (_PAD, y), line, u(10))
        y += line.height
    cost_mark(image, (_PAD, y + u(3)), face.cost, shape.hexagon)
    _badges(image, across - u(3), y + u(3), face)
    for no, text in enumerate(plan.name):
        at = (plan.name_at[0], plan.name_at[1] + no * leading(plan.name_size))
        write(draw, at, text, plan.name_size, palette.WHITE, True)
    y = plan.band + u(3)
    for text in plan.version:
        write(draw, (_PAD, y), text, shape.small, palette.SOFT)
        y += leading(shape.small)
    for line, gap in [*((line, u(8)) for line in plan.signs), *((line, u(5)) for line in plan.counters)]:
        draw_line(image, (_PAD, y), line, gap)
        y += line.height
    y = tall - _foot_height(plan.foot) + u(1)
    for line in plan.foot:
        spare = across - 2 * _PAD - sum(run.room for run in line.runs)
        draw_line(image, (_PAD, y), line, min(u(14), spare // max(1, len(line.runs) - 1)))
        y += line.height
    return palette.reduced(image)


def _ground(draw: ImageDraw.ImageDraw, plan: _Plan, face: Face) -> None:
    """The coloured grounds of a card: strips, title band, body, foot, and its edge."""
    across, tall = plan.size
    strip = sum(line.height for line in plan.strip) + (u(2) if plan.strip else 0)
    draw.rounded_rectangle((0, 0, across - 1, tall - 1), u(7), palette.FOOT)
    draw.rounded_rectangle((0, strip, across - 1, plan.band), u(7) if not strip else 0, palette.band(face.colors))
    foot = _foot_height(plan.foot)
    draw.rectangle((0, plan.band - u(7), across - 1, plan.band), palette.band(face.colors))
    draw.rounded_rectangle((0, plan.band, across - 1, tall - 1 - foot), u(7) if not foot else 0, palette.CARD)
    draw.rectangle((0, plan.band, across - 1, plan.band + u(7)), palette.CARD)
    edge = _edge(face)
    draw.rounded_rectangle((0, 0, across - 1, tall - 1), u(7), None, edge, u(1) if edge == palette.LINE else u(3))


@lru_cache(maxsize=512)
def plaque(face: Face, ground: Colour) -> Image.Image:
    """A piece in little height: the same state without the shape of a card, which a small one beside the name shows."""
    left = u(36)
    inner = PLAQUE - left - _PAD
    title = wrapped(face.title, u(16), inner - badge_width(face), 2, bold=True)
    lines = flow([
        *_stat_runs(face.stats, u(16), u(13)),
        *_sign_runs(face.strips, u(14), palette.ORANGE, True),
        *_sign_runs(face.signs, u(13)),
    ], inner, u(7))
    if face.version:
        text = fitted(face.version, u(12), inner - badge_width(face))
        lines.insert(0, Line((Run("", text, u(12), palette.SOFT, False),), leading(u(12))))
    top = u(7) + leading(u(16)) * len(title)
    tall = max(top + sum(line.height for line in lines) + u(4), u(50))
    image = Image.new("RGB", (PLAQUE, tall), ground)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, PLAQUE - 1, tall - 1), u(6), palette.CARD)
    draw.rounded_rectangle((0, 0, left - u(4), tall - 1), u(6), palette.band(face.colors))
    edge = _edge(face)
    draw.rounded_rectangle((0, 0, PLAQUE - 1, tall - 1), u(6), None, edge, u(1) if edge == palette.LINE else u(3))
    _small_card(draw, face, tall)
    for no, text in enumerate(title):
        write(draw, (left, u(4) + no * leading(u(16))), text, u(16), palette.WHITE, True)
    _badges(image, PLAQUE - u(3), u(3), face)
    for line in lines:
        draw_line(image, (left, top), line, u(7))
        top += line.height
    return palette.reduced(image)


def _edge(face: Face) -> Colour:
    """Orange around what is engaged: the two pieces of a challenge."""
    return palette.ORANGE if face.engaged else palette.LINE


def _small_card(draw: ImageDraw.ImageDraw, face: Face, tall: int) -> None:
    """A little card that stands or lies, with the cost on it."""
    across, down = (u(28), u(21)) if face.wide else (u(21), u(28))
    x, y = u(3) + (u(28) - across) // 2, (tall - down) // 2
    draw.rounded_rectangle((x, y, x + across, y + down), u(3), palette.FOOT, palette.WHITE, u(1))
    if face.cost is not None:
        text, size = str(face.cost), u(16 if 0 <= face.cost < 100 else 10)
        at = (x + across // 2 - round(width(text, size, True)) // 2, y + down // 2 - leading(size) // 2)
        write(draw, at, text, size, palette.WHITE, True)
