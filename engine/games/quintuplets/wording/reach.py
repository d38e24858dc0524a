"""Whether what an ability speaks of can be there at all: an event lies in no lane, nothing wears a hero."""

from __future__ import annotations

from engine.kernel.cards.tree import Bound, Faces, Grant, In, Kind, Matches, Modify, Node, This, nodes_of

_IN_LANES = ("hero", "character", "episode")


def reaches(ability: object, kind: str) -> bool:
    """Whether an ability of a card of this type ever finds its wearer, its lane, or itself among those in lanes."""
    return not _lost(ability, kind)


def _lost(value: object, kind: str) -> bool:
    if isinstance(value, tuple):
        return any(_lost(part, kind) for part in value)
    if not isinstance(value, Node):
        return False
    match value:
        case Bound("host"):
            return kind not in ("episode", "event_episode")
        case Faces(This()) | Matches(This(), In()) | Modify(This()):
            return kind not in _IN_LANES
        case Grant(target, abilities):
            return _lost(target, kind) or _lost(abilities, _receiver(target))
    return any(_lost(getattr(value, name), kind) for name in value.__struct_fields__)


def _receiver(target: Node) -> str:
    """What is given speaks of who is given it, who lies in a lane, whatever card gives it."""
    return "episode" if Kind("episode") in nodes_of(target) else "character"
