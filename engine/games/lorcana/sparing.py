"""What a text keeps others' texts from doing to a card (ruling R-LOR-131)."""

from __future__ import annotations

from engine.kernel.abilities.recall import holds_towards
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run


@rule("LOR 1.2.2")
def suffering(g: Game, f: Run, refs: list[Ref], deed: str) -> list[Ref]:
    """Those of these cards in play that nothing keeps from suffering that from the card whose text it is."""
    return [ref for ref in refs if not spared(g, f, ref, deed)]


def spared(g: Game, f: Run, ref: Ref, deed: str) -> bool:
    """Whether a prohibition on a card holds against the card that does it; "opposing" is said by the former."""
    look = g.looks().get(ref)
    if look is None or look.bans is None:
        return False
    cause = g.look(f.source)
    return any(holds_towards(g, hold, cause, look) for hold in look.bans.get(f"suffer_{deed}", ()))
