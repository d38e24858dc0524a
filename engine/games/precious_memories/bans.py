"""What effects keep cards and players from."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.abilities.recall import holds_towards
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref


def forbids(look: Look, deed: str) -> bool:
    """Whether anything is said against it, by or towards whomever."""
    return look.bans is not None and deed in look.bans


def allows(look: Look, deed: str) -> bool:
    return look.cans is not None and deed in look.cans


def kept_from(g: Game, look: Look, deed: str, other: Look) -> bool:
    """Whether a prohibition on a card holds against another one; "own" and "opposing" are said by whoever made it."""
    holds = (look.bans or {}).get(deed, ())
    return any(holds_towards(g, hold, other, g.look(g.state.refs[hold[0]])) for hold in holds)


@rule("PM R-PM-49")
def choosable(g: Game, context: Context, looks: Iterable[Look]) -> list[Look]:
    """Those that can be chosen for what a card says."""
    return [look for look in looks if not (forbids(look, "be_chosen") and spared(g, context, look))]


def spared(g: Game, context: Context, look: Look) -> bool:
    return kept_from(g, look, "be_chosen", g.look(context.source))


@rule("PM R-PM-50")
def may_bring(g: Game, seat: int, ref: Ref, deed: str) -> bool:
    """Whether a player may let a card appear, or put it onto the field by an effect; its own text may say that he may
    not."""
    face = g.faces[ref & CARD_MASK]
    if face.self_bans and forbids_itself(g, face, deed, printed(g, ref)):
        return False
    return not (g.view().player_bans and forbidden(g, seat, deed, g.look(ref)))


@rule("PM R-PM-50")
def may_play_from(g: Game, seat: int, ref: Ref) -> bool:
    """Whether a player may play a card from where it lies: from anywhere but the hand that can be forbidden."""
    look = printed(g, ref)
    if not g.view().player_bans:
        return True
    here = g.state.zone[ref & CARD_MASK] == g.index["hand"]
    return not forbidden(g, seat, "play", look) and (here or not forbidden(g, seat, "play_elsewhere", look))
