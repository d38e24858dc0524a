"""Using an activated ability (4.3.8, 7.5)."""

from __future__ import annotations

from engine.games.lorcana.judge.general import Means, is_dry, is_ready
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

USED = Refusal("7.5.3", "used_once")
CANNOT_PAY = Refusal("7.5.3", "cannot_pay")


@rule("LOR 4.3.8.3", "LOR 6.4.3", "LOR 6.5.7", "LOR アイテム")
def usable_at_once(look: Look, exerts: bool) -> bool:
    """Items and locations serve in the turn they are played; a character must be dry to exert for its ability."""
    return not exerts or "character" not in look.face.kinds


def use(s: Means, look: Look, nth: int) -> Refusal | None:
    """Whether an activated ability may be used (7.5.3): costs payable, dry where its character exerts itself."""
    ability = s.g.library.abilities[look.abilities[nth]]
    if not usable_now(s.g, look, look.abilities[nth]):
        return CANNOT_PAY
    refusal = unused(s.g, look, look.abilities[nth]) or (is_ready(look) if ability.exerts_self else None)
    if refusal is None and not usable_at_once(look, ability.exerts_self):
        refusal = is_dry(look)
    return refusal or payable(s.g, look, look.abilities[nth])


def unused(g: Game, look: Look, number: int) -> Refusal | None:
    """An ability that can be used once in a turn has not been (ruling R-LOR-63)."""
    if not g.library.abilities[number].once:
        return None
    return USED if look.piece is not None and look.piece.notes.get(f"used:{number}") == g.state.turn else None


def usable_now(g: Game, look: Look, number: int) -> bool:
    """What can be used only while something holds cannot be before (ruling R-LOR-96)."""
    holds = g.library.abilities[number].condition
    return holds is None or holds(g, look)


@rule("LOR 7.5.3", "LOR 起動能力")
def payable(g: Game, look: Look, number: int) -> Refusal | None:
    test = g.library.abilities[number].feasible
    return None if test is None or test(g, look) else CANNOT_PAY
