"""The words of trees: the machine's own, and those that a game declares."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.cards import tree as t

Words = frozenset[str]
NONE: Words = frozenset()


def will(event: str) -> str:
    """What an event is called before it happens: what waits for that triggers, and resolves, before it."""
    return "will_" + event


class Vocabulary(Struct, frozen=True, kw_only=True):
    """Names that stand in the trees of a game's cards, beside those of the machine: card types, numbers, states, what
    triggers, what may be forbidden or allowed, keywords, zones, when something can be used; and nodes of its own."""

    kinds: Words = NONE
    stats: Words = NONE
    states: Words = NONE
    events: Words = NONE
    deeds: Words = NONE
    keywords: Words = NONE
    zones: Words = NONE
    windows: Words = NONE
    nodes: tuple[type[t.OwnEffect | t.OwnCondition], ...] = ()

    @property
    def words(self) -> Words:
        """All of its names."""
        return frozenset().union(*(getattr(self, name) for name in self.__struct_fields__ if name != "nodes"))


MACHINE = Vocabulary(
    stats=frozenset(("cost", "guests", "under")),
    states=frozenset(
        "exerted ready damaged undamaged dry face_up face_down challenging being_challenged"
        " challenged_this_turn has_challenged_this_turn".split()
    ),
    events=frozenset(
        "play challenge chosen discard discarded draw banish leave to_hand damage heal ready exert move tuck"
        " turn_start turn_end".split()
    ),
    deeds=frozenset("play draw ready ready_step".split()),
    zones=frozenset("play deck hand discard top bottom".split()),
    windows=frozenset(("", "playing")),
)
"""What every game may say. A challenge is what the machine calls it when two pieces meet, whatever a game calls it."""
