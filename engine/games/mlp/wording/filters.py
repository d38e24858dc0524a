"""Which cards are meant: nouns with what stands around them, and the place where they are.

A filter is a bag of leaves, at most one of each rank; the place makes a lot of it.
"""

from __future__ import annotations

from engine.kernel.cards.tree import AllOf, AnyOf, Class, Faces, Has, Kind, Named, Not, Other, Side, Stat, This
from engine.wording import Leaves, Lots, ranks

_STATES = {
    "exerted": "turned",
    "ready": "turned",
    "face_up": "face",
    "face_down": "face",
    "wearing": "wearing",
}
_ORDER = tuple("side kind other but badge faces idea cost candy present moves wearing turned face".split())
_NOUN = ("kind", "badge")
_PRESENTS: tuple[Stat, ...] = ("search", "recall", "cheer", "errand", "journey", "dazzle")
SOME_PRESENT = AnyOf(tuple(Has(name, ">=", 1) for name in _PRESENTS))
NO_PRESENT = Not(SOME_PRESENT)
rank = ranks(
    {Side: "side", Kind: "kind", Other: "other", Class: "badge", Named: "badge", Faces: "faces"},
    states=_STATES,
    stats={each: each for each in ("idea", "cost", "candy", "moves")} | dict.fromkeys(_PRESENTS, "present"),
    whole=((SOME_PRESENT, "present"), (NO_PRESENT, "present")),
    lists=("badge",),
    denied={Class: "but", Named: "but"},
)
LEAVES = Leaves(rank, _ORDER)
SCENE, CHARACTER = Kind("scene"), Kind("character")
FACING = AllOf((CHARACTER, Faces(This())))
LOTS = Lots(LEAVES, _NOUN)
placed, placed_bare = LOTS.placed, LOTS.bare
