"""Whether a deed only costs whoever does it: where two sentences hang together, that tells what can be meant."""

from __future__ import annotations

from engine.games.precious_memories.nodes import Leaves, SpendCoins, TurnPoint
from engine.kernel.cards.tree import (
    Chosen,
    Discard,
    Exert,
    Seq,
    Side,
    This,
    ToDeck,
    ToDiscard,
    You,
)
from engine.wording import bare, leaves, plain


def gives_up(deed: object) -> bool:
    """Whether it is a loss to oneself, and nothing else."""
    match deed:
        case Seq(parts):
            return all(gives_up(bare(part)) for part in parts)
        case SpendCoins() | Discard(You()):
            return True
        case ToDiscard(target) | Exert(target) | Leaves(target) | TurnPoint(target, True):
            return _own(plain(target))
        case ToDeck(target):
            return _own(plain(target)) and getattr(plain(target), "zone", "play") in ("play", "hand")
    return False


def _own(target: object) -> bool:
    """Whether it is this card, or one of one's own that is not discarded yet."""
    match target:
        case Chosen(filter_, zone="play"):
            return Side(True) in leaves(filter_)
        case Chosen(zone="discard"):
            return False
        case Chosen():
            return target.whose == You()
    return target == This()
