"""What a card can be said to be in: states that all games know, and those that one game alone does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Predicate
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game


def _challenged(g: Game, look: Look, c: Context) -> bool:
    return look.piece is not None and look.piece.notes.get("challenged", -1) == g.state.turn


def _has_challenged(g: Game, look: Look, c: Context) -> bool:
    return look.piece is not None and look.piece.notes.get("has_challenged", -1) == g.state.turn


_STATES: dict[str, Predicate] = {
    "exerted": lambda g, look, c: look.piece is not None and look.piece.exerted,
    "ready": lambda g, look, c: look.piece is not None and not look.piece.exerted,
    "damaged": lambda g, look, c: look.piece is not None and look.piece.damage > 0,
    "undamaged": lambda g, look, c: look.piece is not None and look.piece.damage == 0,
    "face_down": lambda g, look, c: look.piece is not None and look.piece.face_down,
    "face_up": lambda g, look, c: look.piece is not None and not look.piece.face_down,
    "dry": lambda g, look, c: look.piece is not None and look.piece.dry,
    "challenged_this_turn": _challenged,
    "has_challenged_this_turn": _has_challenged,
    "challenging": lambda g, look, c: look.piece is not None and bool(look.piece.notes.get("challenging")),
    "being_challenged": lambda g, look, c: look.piece is not None and bool(look.piece.notes.get("being_challenged")),
}


def in_state(state: str) -> Predicate:
    """Whether a card is in a state: one that all games have, or one that the game that is played knows."""
    shared = _STATES.get(state)
    if shared is not None:
        return shared
    family, colon, value = state.partition(":")
    if colon:
        return lambda g, look, c: g.rules.families[family](g, look, value)
    return lambda g, look, c: g.rules.states[state](g, look)
