"""Draws a seat's head: who it is, its score as a number and on a track, its zones and what it has to pay with."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.views.view import SeatView
from render import ornament, palette
from render.canvas import Box, Part
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, u, width, write
from render.palette import Colour
from render.phrases import discard_text, seat_name, zone_counts
from render.runs import TextLine, TextRun, draw_lines, flow, height
from render.signs import Pips, Sign
from render.style import Style
from render.table import BoardContent

_CELLS: Final = 30
_FIVE: Final = u(6)
_CELL: Final = u(10)
_PIPS: Final = 14
_COUNT: Final = u(16)
_ROW: Final = u(38)
_KNOWN: Final = 2
"""So many zones, hand and deck, are told when they are empty, however little height there is."""
_NARROW: Final = u(300)
"""Below this width the score stands in a row of its own."""
_GAP: Final = u(14)
_CLOSE: Final = u(6)
"""Pixels between what is counted, and the same in little height."""


class SeatHead(NamedTuple):
    """All that a seat's head shows. `cells`: how long the track of the score is, 0 for none. `discarded`: what is said
    of the discard pile where its top card would take a further line."""

    seat: int
    name: str
    active: bool
    decides: str
    out: str
    label: str
    score: str
    points: int
    cells: int
    gained: str
    counts: tuple[Sign, ...]
    fresh: tuple[tuple[str, str], ...]
    discard: str
    discarded: str
    pips: Pips | None
    gap: int = _GAP


def head(seat: SeatView, table: BoardContent) -> SeatHead:
    """A seat's head as a board shows it."""
    view, names, style = table.view, table.names, table.names.style
    changed = table.changes.seats.get(seat.seat, {})
    awaited = view.awaited is not None and view.awaited.seat == seat.seat and not view.outcome
    counts = [
        Sign(zone, f"{names.word('zone', zone)} {count}")
        for zone, count in zone_counts(seat, names)
        if (zone != "discard" or not seat.discard) and (count or not table.tight or zone in style.zones[:_KNOWN])
    ]
    return SeatHead(
        seat=seat.seat,
        name=seat_name(table.players, seat.seat, names.lang),
        active=seat.seat == view.active and not view.outcome,
        decides=names.text["to_decide"] if awaited else "",
        out=names.text["out"] if seat.out else "",
        label=names.text["points"] if style.scored else "",
        score=f"{style.numeral(seat.points)}/{style.numeral(view.goal)}" if style.scored else "",
        points=seat.points,
        cells=view.goal if style.track and style.scored and not table.tight else 0,
        gained=_gained(seat.points, changed.get("points", 0), style) if style.scored else "",
        counts=(
            *counts,
            *(each for each in style.counts(seat, names) if not table.close or each.icon not in style.seen),
        ),
        fresh=tuple((zone, f"{number:+d}") for zone, number in changed.items() if number and zone != "points"),
        discard=discard_text(seat, names, top=not table.close) if seat.discard else "",
        discarded=discard_text(seat, names, top=not table.tight) if seat.discard else "",
        pips=None if table.tight else style.pips(seat),
        gap=_CLOSE if table.close else _GAP,
    )


def _gained(points: int, by: int, style: Style) -> str:
    """A score as it was and as it is; "" where it stayed."""
    return f"{style.numeral(points - by)} → {style.numeral(points)}" if by else ""


@lru_cache(maxsize=256)
def _count_lines(seat: SeatHead, across: int) -> list[TextLine]:
    """The zones, each with what came to it and what is to be paid with; the discard pile last, with its top card."""
    whole, brief = (_lines_with(seat, across, said) for said in (seat.discard, seat.discarded))
    return brief if len(brief) < len(whole) else whole


def _lines_with(seat: SeatHead, across: int, discard: str) -> list[TextLine]:
    fresh, room = dict(seat.fresh), across - u(20)
    runs: list[TextRun] = []
    for count in (*seat.counts, *([Sign("discard", discard)] if discard else [])):
        runs.append(TextRun(count.icon, fitted(count.text, _COUNT, room - u(20)), _COUNT, palette.WHITE, False))
        if count.icon in fresh:
            runs.append(TextRun("spark", fresh[count.icon], _COUNT, palette.GLOW, True, glued=True))
        runs += _pips(seat.pips, count.icon)
    return flow(runs, room, seat.gap)


def _pips(pips: Pips | None, icon: str) -> list[TextRun]:
    """What is ready behind its number, and what is spent behind that; none if there are too many."""
    if pips is None or pips.ready + pips.spent > _PIPS:
        return []
    shown = {pips.full: (pips.ready, palette.GOLD), pips.empty: (pips.spent, palette.SOFT)}
    number, colour = shown.get(icon, (0, palette.SOFT))
    return [TextRun(icon, "", _COUNT, colour, False, times=number, glued=True)] if number > 0 else []


def draw_head(seat: SeatHead, across: int) -> Part:
    """A seat's head, `across` pixels wide."""
    tall = _above(seat, across) + height(_count_lines(seat, across)) + u(4)
    return Part(across, tall, partial(paint_head, seat, across))


def _named(seat: SeatHead, across: int) -> int:
    """Pixels of the name's line, with that of the score where it has one of its own."""
    return _ROW + _ROW * (across < _NARROW and bool(seat.score))


def _above(seat: SeatHead, across: int) -> int:
    """Pixels of all that with the track below it, where there is one."""
    return _named(seat, across) + (_CELL + u(6)) * (seat.cells > 0)


def free_in(seat: SeatHead, across: int) -> Box:
    """What is free in the row of a seat's name, between it and the score."""
    named = _named(seat, across)
    right = across - (round(_scored(seat)) if named == _ROW else 0) - u(12)
    return Box(min(_who_ends(seat, right), right), 0, right, _ROW)


def _scored(seat: SeatHead) -> float:
    """Pixels of the score, with what came to it."""
    gained = width(seat.gained, u(19), True) + u(25) if seat.gained else 0
    return gained + width(seat.score, u(23), True) + width(seat.label, u(16)) + u(17)


def _who_ends(seat: SeatHead, right: int) -> int:
    """Where a seat's name with its tag ends."""
    x = u(46) + u(23) * seat.active
    tag = seat.out or seat.decides
    tagged = round(width(tag, u(16), True)) + u(24) if tag else 0
    return x + tagged + round(width(fitted(seat.name, u(21), right - x - tagged, bold=True), u(21), True))


@kept
def paint_head(seat: SeatHead, across: int) -> Image.Image:
    """The head drawn."""
    ground = palette.TURN if seat.active else palette.PANEL
    image = Image.new("RGB", (across, draw_head(seat, across).height), ground)
    named = _named(seat, across)
    left = _score(image, seat, named - _ROW)
    _who(image, seat, (left if named == _ROW else across) - u(12))
    if seat.cells:
        image.paste(_track(seat.points, seat.cells, across - u(20), ground), (u(10), named))
    draw_lines(image, (u(10), _above(seat, across)), _count_lines(seat, across), seat.gap)
    return palette.reduced(image)


def _who(image: Image.Image, seat: SeatHead, right: int) -> None:
    """The seat's crest and name, and whether it is its turn and its decision."""
    draw, x = ImageDraw.Draw(image), u(10)
    ink = palette.GOLD if seat.active else palette.WHITE
    image.paste(
        palette.GOLD if seat.active else palette.LINE,
        (x, u(6), x + u(28), u(6) + u(28)),
        ornament.crest(f"seat {seat.seat}", u(28)),
    )
    x += u(36)
    if seat.active:
        stamp(image, (x, u(11)), "pointer", u(18), palette.GOLD)
        x += u(23)
    tag = seat.out or seat.decides
    tagged = round(width(tag, u(16), True)) + u(14)
    name = fitted(seat.name, u(21), right - x - (tagged + u(10) if tag else 0), bold=True)
    write(draw, (x, u(7)), name, u(21), ink, True)
    if tag:
        x += round(width(name, u(21), True)) + u(10)
        image.paste(
            palette.SOFT if seat.out else palette.GOLD,
            (x, u(8), x + tagged, u(8) + u(24)),
            ornament.rounded((tagged, u(24)), u(6)),
        )
        write(draw, (x + u(7), u(10)), tag, u(16), palette.FOOT, True)


def _score(image: Image.Image, seat: SeatHead, top: int) -> int:
    """The score at the right with what came to it, in a line that begins at `top`; returns where it begins."""
    draw = ImageDraw.Draw(image)
    x = image.width - u(10)
    if seat.gained:
        across = round(width(seat.gained, u(19), True)) + u(16)
        x -= across
        image.paste(
            palette.GLOW, (x, top + u(6), x + across, top + u(6) + u(27)), ornament.rounded((across, u(27)), u(6))
        )
        write(draw, (x + u(8), top + u(8)), seat.gained, u(19), palette.FOOT, True)
        x -= u(9)
    x -= round(width(seat.score, u(23), True))
    write(draw, (x, top + u(5)), seat.score, u(23), palette.WHITE, True)
    x -= round(width(seat.label, u(16))) + u(7)
    write(draw, (x, top + u(10)), seat.label, u(16), palette.SOFT)
    return x


@kept
def _track(points: int, goal: int, across: int, ground: Colour) -> Image.Image:
    """A cell a point while they are not too many, in groups of five over the whole width."""
    cells = min(goal, _CELLS)
    filled = max(0, min(cells, points if cells == goal else points * cells // goal))
    image = Image.new("RGB", (across, _CELL), ground)
    room = (across - (cells - 1) // 5 * _FIVE) / cells
    draw = ImageDraw.Draw(image)
    for cell in range(cells):
        left = round(cell * room) + cell // 5 * _FIVE
        box = (left, 0, round((cell + 1) * room) + cell // 5 * _FIVE - u(3), _CELL - 1)
        full = cell < filled
        draw.rectangle(box, palette.GOLD if full else palette.FOOT, palette.GOLD if full else palette.LINE, u(1))
    return image
