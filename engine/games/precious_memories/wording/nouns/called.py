"""What a card may be called by what is known of it."""

from __future__ import annotations

from engine.games.precious_memories.nodes import Remove
from engine.games.precious_memories.wording.nouns.filters import rank
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Bound,
    Filter,
    Is,
    Kind,
    Matches,
    Node,
    SameClass,
    SameName,
    StatOf,
    ToDeck,
)
from engine.wording import Referent, plain

KINDS = ("character", "event", "support")
_OF_ANY_CARD = ("", "side", "color", "work", "cost", "other", "but", "shown")
"""What is said of cards of whatever kind."""


def kinds_of(filter_: Filter) -> tuple[str, ...]:
    """What a noun may be called: nobody calls that a character which may be any card."""
    match filter_:
        case Kind(name):
            return (name, "card")
        case AllOf(parts):
            return max((kinds_of(part) for part in parts), key=lambda kinds: (len(kinds) == 2, len(kinds)))
        case AnyOf() if rank(filter_) == "named":
            return ("character", "card")
    return ("card",) if rank(filter_) in _OF_ANY_CARD else (*KINDS, "card")


_OF_NULLIFIED = (ToDeck, Remove, Is, Matches, SameClass, SameName, StatOf)
"""What is said of, or done to, a card whose play was nullified: it stays its owner's."""


def takes_nullified(value: Node) -> bool:
    """Whether something else is done to such a card."""
    return plain(getattr(value, "target", None)) == Bound("played") and not isinstance(value, _OF_NULLIFIED)


def anywhere(referent: Referent) -> bool:
    """Whoever it is, wherever he is."""
    return True
