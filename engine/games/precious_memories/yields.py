"""What a card yields where it is paid with: as printed, and by its own text for certain cards alone."""

from __future__ import annotations

from functools import lru_cache

from engine.games.precious_memories.further_nodes import PaysJust, PaysMore
from engine.games.precious_memories.moments import of_itself
from engine.kernel.abilities.filters import Test, amount_of, condition, predicate
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref


@lru_cache(maxsize=4096)
def paid_otherwise(face: Face) -> tuple[tuple[Test | None, PaysMore], ...]:
    """What the text of a card says of paying with it, and under which condition."""
    return tuple(
        (condition(when), effect)
        for node in face.card.abilities
        for effects, when in of_itself(node)
        for effect in effects
        if isinstance(effect, PaysMore)
    )


def generated(g: Game, card: int) -> int:
    """What is printed."""
    return g.faces[card].stats.get("generated", 0)


@rule("PM R-PM-145")
def paying_for(g: Game, ref: Ref, card: int) -> int:
    """What it yields where a certain card is paid for: what it has just so much of first, then what it has more."""
    own, played = printed(g, ref), printed(g, g.state.refs[card])
    lies = "pile" if g.rules.zones[g.state.zone[ref & CARD_MASK]].startswith("pile") else "hand"
    said = [
        node
        for test, node in paid_otherwise(own.face)
        if node.zone in ("", lies) and (test is None or test(g, own)) and predicate(node.filter)(g, played, own)
    ]
    just = [_amount(g, node, own) for node in said if isinstance(node, PaysJust)]
    more = sum(_amount(g, node, own) for node in said if not isinstance(node, PaysJust))
    return (just[-1] if just else generated(g, ref & CARD_MASK)) + more


def _amount(g: Game, node: PaysMore, own: Look) -> int:
    return node.amount if isinstance(node.amount, int) else amount_of(node.amount)(g, own)
