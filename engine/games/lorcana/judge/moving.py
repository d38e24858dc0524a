"""Moving a character to a location (4.3.7)."""

from __future__ import annotations

from engine.games.lorcana.costs import move_cost
from engine.games.lorcana.judge.general import Means, is_character
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

NOT_LOCATION = Refusal("4.3.7.1", "not_your_location")
ALREADY_HERE = Refusal("4.3.7.3", "already_here")
CANNOT_MOVE = Refusal("1.2.2", "cannot_move")
NO_MOVE_INK = Refusal("4.3.7.4", "not_enough_ink")


@rule("LOR 4.3.7.1")
def own_location(look: Look, place: Look) -> Refusal | None:
    return None if "location" in place.face.kinds and place.seat == look.seat else NOT_LOCATION


def move(s: Means, look: Look, place: Look) -> Refusal | None:
    """Whether a character may move to a location."""
    held = move_ban(s.g, look) if s.bans or look.bans is not None else None
    refusal = is_character(look) or own_location(look, place) or held
    if refusal is None and look.piece is not None and look.piece.at == place.source:
        return ALREADY_HERE
    return refusal or (NO_MOVE_INK if move_cost(s.g, look, place) > s.ink else None)


@rule("LOR 1.2.2")
def move_ban(g: Game, look: Look) -> Refusal | None:
    """What keeps this character from moving, or its player from moving it."""
    held = look.bans is not None and "move" in look.bans
    return CANNOT_MOVE if held or forbidden(g, look.seat, "move", look) else None
