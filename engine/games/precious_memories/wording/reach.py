"""Whether the rules can carry out what an ability says: what they have no word for yet is refused."""

from __future__ import annotations

from engine.games.precious_memories.areas import FAMILIES
from engine.games.precious_memories.nodes import VOCABULARY
from engine.kernel.cards.tree import Can, Cannot, Has, In, StatOf, Trigger, nodes_of
from engine.kernel.cards.vocabulary import MACHINE

_STATES = VOCABULARY.states | MACHINE.states
_STATS = frozenset(("cost", "generated", "ap", "dp", "ap+dp", "lv", "under", "facing", "faced"))
_DEEDS = VOCABULARY.deeds | {"play", "ready"}
_EVENTS = VOCABULARY.events | MACHINE.events
COIN = "_coin"


def reaches(ability: object, kind: str) -> bool:
    """Whether every state, number, deed and event in it is one of the rules'."""
    return all(_known(each) for each in nodes_of(ability))


def _known(value: object) -> bool:
    match value:
        case In(state):
            return state in _STATES or state.partition(":")[0] in FAMILIES
        case Has(stat) | StatOf(stat):
            return stat in _STATS or stat.endswith(COIN)
        case Cannot(deed=deed) | Can(deed=deed):
            return deed in _DEEDS
        case Trigger(event):
            return event in _EVENTS
    return True
