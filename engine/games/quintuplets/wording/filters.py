"""Which cards are meant: the leaves that stand around a noun, at most one of each rank."""

from __future__ import annotations

from engine.games.quintuplets.wording.anaphora import TheirOwn
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    At,
    Class,
    Every,
    Faces,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    PlaceOf,
    Side,
    This,
)
from engine.wording import (
    Leaves,
    Lots,
    ranks,
)

CHARACTER, HERO, EPISODE, EVENT = Kind("character"), Kind("hero"), Kind("episode"), Kind("event")
SOMEBODY = AnyOf((CHARACTER, HERO))
"""Whoever lies in a lane of its own: a person's name alone means her, or him."""
FACE_DOWN = In("hero_face_down")
"""Who lies face down says nothing, not even that he is a hero (4.2.4.2)."""
FRONT, ASIDE = Faces(This()), Faces(This(), 1)
IN_REACH = AnyOf((FRONT, ASIDE))
EMPTY_LANE = Not(Faces(Every(AnyOf((HERO, FACE_DOWN)))))
_STATES = {
    "approaching": "doing",
    "approached": "doing",
    "centre": "lane",
    "leftmost": "lane",
    "rightmost": "lane",
    "wearing": "wearing",
}
_ORDER = tuple("side kind other person faces place doing lane wearing grown power need bonus".split())
_NOUN = ("kind", "person")
_STATS = {"power": "power", "need": "need", "bonus": "bonus", "under": "grown"}


def rank(leaf: object) -> str:
    """What a leaf says; a lane is told by who else lies there."""
    lane = leaf.part if isinstance(leaf, Not) else leaf
    return "place" if isinstance(lane, Faces) and isinstance(lane.target, Every) else _rank(leaf)


_rank = ranks(
    {
        Side: "side",
        TheirOwn: "side",
        Kind: "kind",
        Other: "other",
        Class: "person",
        Named: "person",
        Faces: "faces",
        At: "doing",
    },
    states=_STATES,
    stats=_STATS,
    whole=((SOMEBODY, "kind"), (FACE_DOWN, "kind"), (IN_REACH, "faces"), (Is(PlaceOf(This())), "doing")),
    lists=("person",),
    denied={Class: "person"},
)
LEAVES = Leaves(rank, _ORDER)
LOTS = Lots(LEAVES, _NOUN)
THE_FRONT = Every(AllOf((HERO, FRONT)))
THE_APPROACHED = Every(AllOf((HERO, Is(PlaceOf(This())))))
