"""How Kites is shown."""

from collections.abc import Mapping
from typing import Final

from render.signs import EventMark, Gain
from render.style import Style


class KiteStyle(Style):
    """Strength, and points that flights bring."""

    zones = ("hand", "deck")
    stats = ("strength",)
    kinds = ("kite",)
    usual = "kite"
    tints: Mapping[str, str] = {"kite": "sapphire"}
    marks: Mapping[str, tuple[EventMark, ...]] = {"fly": (EventMark(word="flown", since=lambda piece: piece.exerted),)}
    gains: Mapping[str, tuple[Gain, ...]] = {"fly": (Gain("points", 2),), "points": (Gain("points", 1),)}


STYLE: Final = KiteStyle("kites")
