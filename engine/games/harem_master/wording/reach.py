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
from engine.wording import own_nodes

_ANYWHERE = (CalledAs, CopyLimit, PayLess, Uncounterable)
"""What an event says of itself wherever it lies."""


def reaches(ability: object, kind: str) -> bool:
    """Whether an ability of an event speaks of no wearer and of nothing that only what is in play does or suffers."""
    if kind != "event":
        return True
    anywhere = not isinstance(ability, Static) or all(isinstance(effect, _ANYWHERE) for effect in ability.effects)
    return anywhere and not any(map(_lost, own_nodes(ability)))


def _lost(node: Node) -> bool:
    match node:
        case Bound("host") | Trigger(_, Is(This())) | Trigger(_, _, Is(This())):
            return True
        case Grant(This()) | Modify(This()) | Exert(This()) | Ready(This()) | Matches(This()):
            return True
    return False
