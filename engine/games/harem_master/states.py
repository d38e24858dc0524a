"""In what state a character may be, beside acted and unacted (214.2c)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game


@rule("HM 214.4d")
def wears(g: Game, look: Look) -> bool:
    """Whether it wears any item."""
    return any(piece.at == look.source for piece in g.state.field.values())


STATES: Mapping[str, Callable[[Game, Look], bool]] = {"wearing": wears}
