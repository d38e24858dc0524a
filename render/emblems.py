"""Our own signs of inks, keywords and of what happened: each is known by its shape, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from render.strokes import FINE, Pen, box, disc, poly, star, stroke


def _sun(draw: Pen) -> None:
    poly(draw, star(8, 12, 6.6))
    disc(draw, 12, 12, 6, 0)
    disc(draw, 12, 12, 4.6)


def _moon(draw: Pen) -> None:
    disc(draw, 11, 12, 11)
    disc(draw, 15.6, 9.6, 8.6, 0)


def _leaf(draw: Pen) -> None:
    poly(draw, [(22, 1), (20.6, 11), (15, 18), (8, 20), (4, 16), (5, 9), (12, 3.4)])
    stroke(draw, [(2, 22), (9, 15)], 2.4)
    stroke(draw, [(9, 15), (17.6, 6)], 1.7, 0)


def _flame(draw: Pen) -> None:
    poly(draw, [(13, 0), (15, 6), (19, 9), (21, 15), (18, 21), (12, 24), (6, 21), (3, 15), (6, 9), (8, 12), (11, 8)])
    poly(draw, [(12, 13), (15, 17), (14, 21), (12, 22), (10, 21), (9, 17)], 0)


def _wave(draw: Pen) -> None:
    for top in (3, 10, 17):
        stroke(draw, [(x / 2, top + 2 + 2.3 * sin(x * pi / 11)) for x in range(3, 46)], 3.2)


def _gear(draw: Pen) -> None:
    for no in range(8):
        turn = no * pi / 4
        stroke(draw, [(12 + 7 * cos(turn), 12 + 7 * sin(turn)), (12 + 10 * cos(turn), 12 + 10 * sin(turn))], 4)
    disc(draw, 12, 12, 8.6)
    disc(draw, 12, 12, 4, 0)


def _bodyguard(draw: Pen) -> None:
    """A shield with a cross bar."""
    poly(draw, [(2, 3), (12, 0), (22, 3), (21, 14), (17, 20), (12, 24), (7, 20), (3, 14)])
    box(draw, 10.6, 3.6, 13.4, 20, 0)
    box(draw, 5, 8, 19, 10.8, 0)


def _evasive(draw: Pen) -> None:
    """A wing."""
    for no, right in enumerate((23, 19, 14)):
        stroke(draw, [(2 + no * 2, 4 + no * 6), (right, 3 + no * 6.4), (right - 4, 7 + no * 6)], 4)


def _reckless(draw: Pen) -> None:
    """Two exclamation marks."""
    for left in (4, 14):
        poly(draw, [(left, 1), (left + 6, 1), (left + 4.6, 15), (left + 1.4, 15)])
        disc(draw, left + 3, 20.6, 2.8)


def _resist(draw: Pen) -> None:
    """A wall."""
    for top, cuts in ((2, (12,)), (9, (6, 18)), (16, (12,))):
        box(draw, 1, top, 23, top + 5.8, radius=0.8)
        for cut in cuts:
            box(draw, cut - 0.8, top, cut + 0.8, top + 5.8, 0)


def _rush(draw: Pen) -> None:
    """Lightning."""
    poly(draw, [(14, 0), (4, 14), (11, 14), (8, 24), (20, 9), (12.6, 9)])


def _shift(draw: Pen) -> None:
    """An arrow that rises from a card."""
    poly(draw, [(12, 0), (20, 9), (15, 9), (15, 15), (9, 15), (9, 9), (4, 9)])
    box(draw, 3, 17.4, 21, 23, radius=1.4)


def _note(draw: Pen, left: float = 8) -> None:
    disc(draw, left, 19.4, 4.4)
    box(draw, left + 1.8, 2, left + 4.4, 19)
    poly(draw, [(left + 1.8, 1), (left + 11, 4.6), (left + 11, 10), (left + 4.4, 7)])


def _notes(draw: Pen) -> None:
    for left in (4.6, 15.6):
        disc(draw, left, 19.6, 4)
        box(draw, left + 1.6, 3, left + 4, 19)
    box(draw, 6.2, 2, 19.6, 7)


def _support(draw: Pen) -> None:
    """A plus over an open hand."""
    box(draw, 9.8, 0, 14.2, 13, radius=1)
    box(draw, 5.5, 4.3, 18.5, 8.7, radius=1)
    stroke(draw, [(3, 16), (7, 21), (17, 21), (21, 16)], 4)


def _ward(draw: Pen) -> None:
    """A ring around a keyhole."""
    disc(draw, 12, 12, 12)
    disc(draw, 12, 12, 9, 0)
    disc(draw, 12, 9.6, 3.6)
    poly(draw, [(12, 9), (15, 18), (9, 18)])


def _forbidden(draw: Pen) -> None:
    """A ring with a bar across."""
    disc(draw, 12, 12, 12)
    disc(draw, 12, 12, 8.4, 0)
    stroke(draw, [(5.4, 5.4), (18.6, 18.6)], 3.6)


def _allowed(draw: Pen) -> None:
    """A tick."""
    stroke(draw, [(3, 13), (9.6, 20), (21, 4)], 4.6)


def _bound(draw: Pen) -> None:
    """An exclamation mark in a triangle."""
    poly(draw, [(12, 0), (24, 22), (0, 22)])
    poly(draw, [(10.2, 7), (13.8, 7), (13, 15), (11, 15)], 0)
    disc(draw, 12, 18.4, 1.8, 0)


def _spark(draw: Pen) -> None:
    """A star of four points with a small one: something happened here."""
    poly(draw, [(10, 0), (12.6, 9.4), (20, 12), (12.6, 14.6), (10, 24), (7.4, 14.6), (0, 12), (7.4, 9.4)])
    poly(draw, [(20, 0), (21.2, 3.8), (24, 5), (21.2, 6.2), (20, 10), (18.8, 6.2), (16, 5), (18.8, 3.8)])


def _heal(draw: Pen) -> None:
    """A plus."""
    box(draw, 8.6, 1, 15.4, 23, radius=1.6)
    box(draw, 1, 8.6, 23, 15.4, radius=1.6)


def _ready(draw: Pen) -> None:
    """An arrow that stands up."""
    poly(draw, [(12, 0), (21, 10), (15, 10), (15, 24), (9, 24), (9, 10), (3, 10)])


def _hooves(draw: Pen) -> None:
    """A horseshoe."""
    draw.arc([2 * FINE, FINE, 22 * FINE, 23 * FINE], 118, 62, fill=255, width=round(5.4 * FINE))
    for no in range(5):
        turn = pi * (0.95 + no * 0.275)
        disc(draw, 12 + 8.2 * cos(turn), 12 + 8.4 * sin(turn), 1, 0)


def _bag(draw: Pen) -> None:
    """A bag with a handle."""
    draw.arc([7 * FINE, 0, 17 * FINE, 13 * FINE], 180, 360, fill=255, width=round(2.4 * FINE))
    poly(draw, [(3, 7), (21, 7), (23, 23), (1, 23)])
    box(draw, 8, 11, 16, 13, 0)


def _hills(draw: Pen) -> None:
    """A sun over hills."""
    disc(draw, 16.6, 6.4, 5)
    poly(draw, [(0, 23), (8, 9), (13.6, 17), (17, 13), (24, 23)])


def _pip(draw: Pen) -> None:
    """A diamond."""
    poly(draw, [(12, 0), (23, 12), (12, 24), (1, 12)])


def _pip_empty(draw: Pen) -> None:
    _pip(draw)
    poly(draw, [(12, 4.6), (18.6, 12), (12, 19.4), (5.4, 12)], 0)


EMBLEMS: Final[Mapping[str, Callable[[Pen], None]]] = MappingProxyType(
    {
        "amber": _sun,
        "amethyst": _moon,
        "emerald": _leaf,
        "ruby": _flame,
        "sapphire": _wave,
        "steel": _gear,
        "bodyguard": _bodyguard,
        "evasive": _evasive,
        "reckless": _reckless,
        "resist": _resist,
        "rush": _rush,
        "shift": _shift,
        "singer": _note,
        "sing_together": _notes,
        "support": _support,
        "ward": _ward,
        "ability": _spark,
        "forbidden": _forbidden,
        "allowed": _allowed,
        "bound": _bound,
        "spark": _spark,
        "heal": _heal,
        "ready": _ready,
        "song": _note,
        "action": _rush,
        "event": _rush,
        "item": _bag,
        "location": _hills,
        "story": _hills,
        "horseshoe": _hooves,
        "pip": _pip,
        "pip_empty": _pip_empty,
    }
)
"""Signs by name."""
