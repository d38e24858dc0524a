"""Whether an effect could put a level on anybody."""

from __future__ import annotations

from engine.games.precious_memories.judge import level_fits
from engine.games.precious_memories.nodes import LevelUp
from engine.games.precious_memories.power import LEVELS
from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import RefsOf, Test, refs_of
from engine.kernel.cards import tree as t
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK

_HELD = t.Chosen(t.With(LEVELS), zone="hand", whose=t.You())


def can_level_up(node: LevelUp) -> Test:
    """Whether any card that could be put there fits anybody on whom it could be put."""
    sources, hosts = _among(node.source or _HELD), _among(node.place)

    def can(g: Game, c: Context) -> bool:
        looks = [g.looks()[ref] for ref in hosts(g, c) if ref in g.state.field]
        cards = [ref & CARD_MASK for ref in sources(g, c)]
        return any(level_fits(g, c.seat, card, look) is None for look in looks for card in cards)

    return can


def hidden_levels(node: LevelUp) -> str:
    """The hand, where nothing says which card it is."""
    return "hand" if node.source is None else ""


def _among(target: t.Target) -> RefsOf:
    """All that it could be."""
    if not isinstance(target, t.Chosen):
        return refs_of(target)
    find = candidates(target)
    return lambda g, c: find(g, c, c.seat)
