"""Harmony: what using a card costs, and the scenes that are turned for it (6-8.0.0)."""

from __future__ import annotations

from engine.kernel.abilities.pricing import total_cost
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Piece, Ref


def is_scene(g: Game, piece: Piece) -> bool:
    return "scene" in g.faces[piece.cards[0]].kinds


def scenes(g: Game, seat: int) -> list[Ref]:
    """A player's scenes, whichever way up they lie."""
    return [ref for ref, piece in g.state.field.items() if piece.seat == seat and is_scene(g, piece)]


@rule("MLP 2-4.5.2a", "MLP 2-4.5.1")
def upright(g: Game, seat: int) -> list[Ref]:
    """Scenes that can still make harmony; a flipped one makes it too."""
    return [ref for ref in scenes(g, seat) if not g.state.field[ref].exerted]


@rule("MLP 6-8.1.0")
def cost_of(g: Game, ref: Ref) -> int:
    """What using a card costs now."""
    look = printed(g, ref)
    return total_cost(g, look, look.stats.get("cost", 0))


def all_alike(g: Game, refs: list[Ref]) -> bool:
    """Whether it makes no difference which of these scenes are turned."""
    bound = {ref for effect in g.state.lasting for ref in effect.refs}
    kinds = {(g.key(ref), g.state.field[ref].face_down, ref if ref in bound else 0) for ref in refs}
    return len(kinds) <= 1
