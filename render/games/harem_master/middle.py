"""Draws what lies between the two sides: the battle with its numbers, or who stands together."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.games.harem_master.fighting import ON_CASTLE
from engine.kernel.views.view import View
from render import ornament, palette
from render.canvas import Part
from render.games.harem_master.fight import Fight, Fighter, fight_of, kind_of
from render.games.harem_master.style import factions, signed
from render.icons import stamp
from render.kept import kept
from render.lettering import fitted, leading, u, width, write
from render.names import BoardNames
from render.parts import seam
from render.runs import TextRun, draw_line, flow
from render.wrapping import wrapped

_NAME: Final = u(20)
_SUM: Final = u(24)
_SMALL: Final = u(17)
_PAD: Final = u(10)
_SIGN: Final = u(26)
_KIND: Final = u(100)
"""The width of the kind of a battle; a longer word is wrapped, and one that has no place to break makes room."""


class Corner(NamedTuple):
    """One side of a battle: its sign, who it is in at most two lines, its value, the number with its sign, the sum (and
    whether that is the greater one), the card."""

    sign: str
    name: tuple[str, ...]
    stat: str
    value: str
    number: str
    power: str
    card: str
    wins: bool


def middle(view: View, names: BoardNames, across: int, *, tight: bool = False) -> Part:
    """The battle that goes on or has just been decided; else how much stronger factions make each other. `tight`: the
    random numbers stand without their cards."""
    fight = fight_of(view)
    if fight is None:
        return seam(_together(view, names), False, across)
    kind = names.word("phase", kind_of(fight))
    room = (across - _across(kind)) // 2 - 2 * _PAD
    one, other = _corner(fight.attacker, fight, names, room), None
    if fight.interceptor:
        other = _corner(fight.interceptor, fight, names, room)
    elif fight.kind == ON_CASTLE:
        other = _stormed(fight.attacker, names)
    if tight:
        one, other = one._replace(card=""), other._replace(card="") if other else None
    return _plate(one, other, kind, across)


def _together(view: View, names: BoardNames) -> str:
    """What the unacted of a faction add to each of them (209.2)."""
    counted = [f"{names.kin(name)} {signed(count - 1)}" for name, count in factions(view).items()]
    return names.says(names.text["together"], " · ".join(counted)) if counted else names.text["nobody_together"]


def _corner(one: Fighter, fight: Fight, names: BoardNames, room: int) -> Corner:
    other = fight.interceptor if one is fight.attacker else fight.attacker
    return Corner(
        "challenger" if one is fight.attacker else "challenged",
        wrapped(names.title(one.key), _NAME, room - _SIGN, 2, bold=True),
        fight.stat if fight.kind else "",
        str(one.value),
        "" if one.number is None else signed(one.number),
        "" if one.number is None else str(one.power),
        fitted(names.title(one.card), _SMALL, room) if one.card else "",
        other is not None and one.number is not None and one.power > other.power,
    )


def _stormed(one: Fighter, names: BoardNames) -> Corner:
    """The castle that is attacked, and how many cards fall."""
    return Corner("location", (names.word("zone", "deck"),), "discard", f"−{max(one.value, 0)}", "", "", "", False)


def _across(kind: str) -> int:
    return round(max(width(line, _SMALL, True) for line in _lines(kind))) + u(16)


def _lines(kind: str) -> tuple[str, ...]:
    return wrapped(kind, _SMALL, _KIND, 3, bold=True)


def _plate(one: Corner, other: Corner | None, kind: str, across: int) -> Part:
    corners = [each for each in (one, other) if each]
    lines = max(len(each.name) for each in corners)
    tall = 2 * u(8) + lines * leading(_NAME) + leading(_SUM) + leading(_SMALL) * any(each.card for each in corners)
    return Part(across, tall, partial(paint_plate, one, other, kind, (across, tall)))


@kept
def paint_plate(one: Corner, other: Corner | None, kind: str, size: tuple[int, int]) -> Image.Image:
    """The battle drawn: a plate of orange with the kind in the middle, a fighter on either side."""
    across, tall = size
    image = Image.new("RGB", size, palette.TABLE)
    image.paste(palette.ORANGE, (0, 0, across, tall), ornament.rounded(size, u(8)))
    lines, wide = _lines(kind), _across(kind)
    room = (across - wide) // 2
    _side(image, one, _PAD)
    if other:
        _side(image, other, room + wide + _PAD)
    draw = ImageDraw.Draw(image)
    image.paste(palette.FOOT, (room, u(6), room + wide, tall - u(6)), ornament.rounded((wide, tall - u(12)), u(6)))
    top = (tall - leading(_SMALL) * len(lines)) // 2
    for no, line in enumerate(lines):
        left = room + (wide - round(width(line, _SMALL, True))) // 2
        write(draw, (left, top + no * leading(_SMALL)), line, _SMALL, palette.GOLD, True)
    return palette.reduced(image)


def _side(image: Image.Image, one: Corner, left: int) -> None:
    draw, y = ImageDraw.Draw(image), u(8)
    stamp(image, (left, y + (leading(_NAME) - u(20)) // 2), one.sign, u(20), palette.FOOT)
    for line in one.name:
        write(draw, (left + _SIGN, y), line, _NAME, palette.FOOT, True)
        y += leading(_NAME)
    runs = [TextRun(one.stat, one.value, _SUM, palette.FOOT, True)] if one.stat else []
    runs += [TextRun("random", one.number, _SUM, palette.FOOT, True)] if one.number else []
    runs += [TextRun("crown" if one.wins else "", f"= {one.power}", _SUM, palette.FOOT, True)] if one.power else []
    for shown in flow(runs, image.width, u(12))[:1]:
        draw_line(image, (left, y), shown, u(12))
    y += leading(_SUM)
    if one.card:
        write(draw, (left, y), one.card, _SMALL, palette.FOOT)
