"""Whether what an ability speaks of can be there at all: an event lies in no battle, and nobody wears it."""

from __future__ import annotations

from engine.games.harem_master.nodes import CalledAs, CopyLimit, Uncounterable
from engine.kernel.cards.tree import (
    Bound,
    Exert,
    Grant,
    Is,
    Matches,
    Modify,
    Node,
    PayLess,
    Ready,
    Static,
    This,
    Trigger,
)

_ANYWHERE = (CalledAs, CopyLimit, PayLess, Uncounterable)
"""What an event says of itself wherever it lies."""


def reaches(ability: object, kind: str) -> bool:
    """Whether an ability of an event speaks of no wearer and of nothing that only what is in play does or suffers."""
    if kind != "event":
        return True
    if isinstance(ability, Static):
        return all(isinstance(effect, _ANYWHERE) for effect in ability.effects) and not _lost(ability)
    return not _lost(ability)


def _lost(value: object) -> bool:
    if isinstance(value, tuple):
        return any(_lost(part) for part in value)
    if not isinstance(value, Node):
        return False
    match value:
        case Bound("host") | Trigger(_, Is(This())) | Trigger(_, _, Is(This())):
            return True
        case Grant(target, _):
            return target == This() or _lost(target)
        case Modify(This()) | Exert(This()) | Ready(This()) | Matches(This()):
            return True
    return any(_lost(getattr(value, name)) for name in value.__struct_fields__)
