"""How the Quintuplets are shown."""

from collections.abc import Mapping
from typing import Final

from render.signs import EventMark, Gain
from render.style import Style


class QuintupletsStyle(Style):
    """Power against what heroes need, and brides won."""

    zones = ("hand", "deck", "discard", "hero_deck", "brides", "removed")
    stats = ("power", "need", "bonus")
    kinds = ("hero", "character", "episode", "event")
    worn = frozenset(("episode",))
    tints: Mapping[str, str] = {
        "hero": "sapphire",
        "character": "ruby",
        "episode": "amethyst",
        "event": "emerald",
    }
    marks: Mapping[str, tuple[EventMark, ...]] = {
        "appear": (EventMark(word="new", newest=True),),
        "set": (EventMark(word="new", newest=True),),
        "relocate": (EventMark(word="moved"),),
    }
    gains: Mapping[str, tuple[Gain, ...]] = {}


STYLE: Final = QuintupletsStyle("quintuplets")
