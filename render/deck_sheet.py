"""Draws a deck: its figures above, its cards by kind in two columns, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from render import ornament, palette
from render.art import NO_ART, Gallery
from render.badges import cost_mark
from render.card_face import number_runs, ring_of
from render.deck_list import CardGroup, Made, Several, made_of
from render.games import UNPRINTED, names_of
from render.kept import kept
from render.leaf import Leaf
from render.lettering import fitted, leading, u, width, write, write_lines
from render.names import BoardNames, Printed
from render.panel import MARGIN, WIDTH
from render.runs import TextLine, TextRun, draw_line, draw_lines, flow, height
from render.wrapping import title_lines, wrapped

_GAP: Final = u(6)
_ROW: Final = (WIDTH - 2 * MARGIN - _GAP) // 2
_NUMBER: Final = u(24)
_STRIPS: Final = ((24, u(28)),)
_NUMBERED: Final = 40
"""Up to so many different cards have their versions and numbers below their names."""
"""Up to so many different cards have strips of their pictures so wide beside their names; more have none."""
_COST: Final = u(28)
_SMALL: Final = u(16)
_CURVE: Final = u(104)
_BAR: Final = u(40)


def deck(
    keys: Sequence[str],
    facts: Mapping[str, Card],
    game: str,
    lang: str,
    title: str = "",
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
) -> bytes:
    """A deck as a PNG: size, inks, share of cards that may become ink, costs, and every card with its number.

    May be called from any thread.
    """
    names = names_of(game, facts, lang, printed, art)
    made = made_of(keys, names)
    with palette.DRAWING:
        head = _head(made, title, names)
        different = sum(len(group.cards) for group in made.groups)
        strip = next((across for most, across in _STRIPS if different <= most), 0)
        groups = made.groups if different <= _NUMBERED else [_unnumbered(group) for group in made.groups]
        columns = _columns([part for group in groups for part in _parts(group, strip)])
        tall = max((sum(part.height + _GAP for part in column) for column in columns), default=0)
        image = palette.sheet((WIDTH, head.height + _GAP + tall), palette.TABLE)
        image.paste(head, (0, 0))
        for no, column in enumerate(columns):
            top = head.height + _GAP
            for part in column:
                image.paste(part, (MARGIN + no * (_ROW + _GAP), top))
                top += part.height + _GAP
    return palette.png(image)


def _unnumbered(group: CardGroup) -> CardGroup:
    """The cards with their names and costs alone."""
    cards = (each._replace(leaf=each.leaf._replace(version="", stats=())) for each in group.cards)
    return group._replace(cards=tuple(cards))


def _parts(group: CardGroup, strip: int) -> Iterator[Image.Image]:
    yield _heading(group.label.icon, f"{group.label.text} {group.number}")
    yield from (_row(card, strip) for card in group.cards)


def _columns(parts: Sequence[Image.Image]) -> tuple[Sequence[Image.Image], Sequence[Image.Image]]:
    """The parts in two columns of about the same height, the first not the lower one."""
    whole = sum(part.height + _GAP for part in parts)
    at, high = 0, 0
    while at < len(parts) and 2 * high < whole:
        high += parts[at].height + _GAP
        at += 1
    return parts[:at], parts[at:]


@kept
def _heading(icon: str, text: str) -> Image.Image:
    image = Image.new("RGB", (_ROW, u(26)), palette.TABLE)
    draw_line(image, (u(2), u(2)), flow([TextRun(icon, text, u(17), palette.GOLD, True)], _ROW, 0)[0], 0)
    return palette.reduced(image)


class _Plan(NamedTuple):
    """A row before it is drawn: where its words begin, its lines, its height."""

    left: int
    size: int
    name: tuple[str, ...]
    version: tuple[str, ...]
    stats: list[TextLine]
    high: int

    @property
    def tall(self) -> int:
        """Pixels of the whole."""
        return max(u(38), self.high + u(6))


def _plan(card: Leaf, strip: int) -> _Plan:
    stats = flow(number_runs(card.stats, _SMALL), _ROW, u(8))
    left = _NUMBER + strip + u(4) + (_COST + u(4) if card.cost is not None else 0)
    room = _ROW - left - u(8)
    size, name = title_lines(card.title, room, ((u(19), 4),))
    version = wrapped(card.version, _SMALL, room, 2)
    high = leading(size) * len(name) + leading(_SMALL) * len(version) + height(stats)
    return _Plan(left, size, name, version, stats, high)


@kept
def _row(card: Several, strip: int) -> Image.Image:
    """A card in little height: how many, a strip of its picture so wide, cost, name and version, numbers."""
    placed = _plan(card.leaf, strip)
    left, tall = placed.left, placed.tall
    tones = palette.shades(palette.band(card.leaf.colors))
    image = Image.new("RGB", (_ROW, tall), palette.TABLE)
    ornament.frame(image, (0, 0, _ROW, tall), (tones.edge, tones.deep), u(6))
    draw = ImageDraw.Draw(image)
    draw.rectangle((left - u(2), u(1), _ROW - u(7), tall - u(1) - 1), palette.FOOT)
    draw.rounded_rectangle((left, u(1), _ROW - u(1) - 1, tall - u(1) - 1), u(5), palette.FOOT)
    number = f"{card.number}"
    at = ((_NUMBER - round(width(number, u(20), True))) // 2, (tall - leading(u(20))) // 2)
    write(draw, at, number, u(20), palette.WHITE, True)
    _picture(image, card.leaf, (strip, tall - 2 * u(1)))
    _words(image, placed)
    return palette.reduced(image)


def _picture(image: Image.Image, card: Leaf, size: tuple[int, int]) -> None:
    """A strip of the card's picture, and its cost."""
    picture = card.art.fitted(*size) if card.art and size[0] else None
    if size[0]:
        ornate = ornament.art(card.key, card.colors, size, across=0.5)
        image.paste(picture.convert("RGB") if picture else ornate, (_NUMBER, u(1)))
    cost_mark(image, (_NUMBER + size[0] + u(2), (image.height - _COST) // 2), card.cost, _COST, ring_of(card))


def _words(image: Image.Image, placed: _Plan) -> None:
    """Name, version and numbers."""
    draw = ImageDraw.Draw(image)
    top = (image.height - placed.high) // 2
    top = write_lines(draw, (placed.left + u(2), top), placed.name, placed.size, palette.WHITE, True)
    top = write_lines(draw, (placed.left + u(2), top), placed.version, _SMALL, palette.SOFT)
    draw_lines(image, (placed.left + u(2), top), placed.stats, u(8))


def _head(made: Made, title: str, names: BoardNames) -> Image.Image:
    """Name and size of the deck, its inks, and how many cards there are of each cost."""
    size = names.text["cards"].format(count=made.number)
    runs = [TextRun(sign.icon, f"{sign.text} {count}", u(18), palette.WHITE, False) for sign, count in made.inks]
    if made.inkable is not None and made.number:
        share = f"{names.text['inkable']} {made.inkable} ({round(100 * made.inkable / made.number)}%)"
        runs.append(TextRun(names.style.ink_mark, share, u(18), palette.WHITE, False))
    return _drawn_head(title, size, tuple(runs), made.curve, names.text["cost"])


@kept
def _drawn_head(
    title: str,
    size: str,
    runs: tuple[TextRun, ...],
    curve: tuple[tuple[int, int], ...],
    label: str,
) -> Image.Image:
    inner = WIDTH - 2 * MARGIN - u(16)
    lines = flow(runs, inner, u(16))
    aside = round(width(size, u(20), True))
    name = wrapped(title or size, u(26), inner - aside - u(12), 2, bold=True)
    high = u(10) + leading(u(26)) * len(name) + height(lines)
    image = Image.new("RGB", (WIDTH, high + u(10) + (_CURVE + u(4) if curve else 0)), palette.PANEL)
    draw = ImageDraw.Draw(image)
    left, top = MARGIN + u(8), u(6)
    if title:
        write(draw, (WIDTH - left - aside, top + u(5)), size, u(20), palette.WHITE, True)
    top = write_lines(draw, (left, top), name, u(26), palette.GOLD, True)
    top = draw_lines(image, (left, top), lines, u(16))
    if curve:
        _curve(image, curve, label, (left, top + u(8)))
    return palette.reduced(image)


def _curve(image: Image.Image, curve: Sequence[tuple[int, int]], label: str, at: tuple[int, int]) -> None:
    """A bar for each cost with the number of cards above it, on a line of hexagons."""
    draw = ImageDraw.Draw(image)
    foot = at[1] + _CURVE - _COST - u(2)
    write(draw, (at[0], foot + u(4)), fitted(label, u(16), u(90)), u(16), palette.SOFT)
    left = at[0] + min(u(90), round(width(label, u(16)))) + u(12)
    step = min(_BAR + u(12), (WIDTH - left - at[0]) // len(curve))
    most = max(count for _, count in curve)
    room = foot - at[1] - leading(u(17)) - u(2)
    for no, (cost, count) in enumerate(curve):
        x, across = left + no * step, step - u(12) if step > u(30) else step - u(4)
        tall = room * count // max(most, 1)
        if count:
            draw.rectangle((x, foot - tall, x + across, foot - u(2)), palette.GOLD)
            over = x + (across - round(width(f"{count}", u(17), True))) // 2
            write(draw, (over, foot - tall - leading(u(17)) - u(1)), f"{count}", u(17), palette.WHITE, True)
        draw.line([(x, foot), (x + across, foot)], palette.SOFT, u(1))
        cost_mark(image, (x + (across - _COST) // 2, foot + u(3)), cost, _COST, palette.FOOT)
