"""How Precious Memories is shown."""

from collections.abc import Mapping
from typing import Final

from render.signs import EventMark, Gain
from render.style import Style


class PreciousStyle(Style):
    """AP against DP, and points that nobody wants."""

    zones = ("hand", "deck", "discard", "ex_deck", "pile_up", "pile_down", "removed_cards", "popped")
    stats = ("cost", "generated", "ap", "dp")
    kinds = ("character", "event", "support")
    worn = frozenset(("support",))
    tints: Mapping[str, str] = {"character": "ruby", "event": "emerald", "support": "amethyst"}
    marks: Mapping[str, tuple[EventMark, ...]] = {
        "appear": (EventMark(word="new", newest=True),),
        "put_in": (EventMark(word="new", newest=True),),
        "set": (EventMark(word="new", newest=True),),
        "relocate": (EventMark(word="moved"),),
    }
    gains: Mapping[str, tuple[Gain, ...]] = {}


STYLE: Final = PreciousStyle("precious_memories")
