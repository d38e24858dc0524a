"""Golden numbers of Precious Memories from six positions: the main phase, a payment, an approach, responses, levels,
and the opening."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.precious_memories.nodes import Nullify
from engine.kernel.cards import tree as t
from engine.kernel.state.game import Game
from tests.golden.counting import perft
from tests.rules.precious_memories import stock as s

CARDS = (
    s.character("AIM-021", s.text(s.plus(20, 20, s.ONE_OWN), rest=True), cost=1),
    s.character("BUY-022", s.text(s.DRAW, "main_both", cost=1), cost=0),
    s.character("GRO-023", s.keyword("levels_up"), cost=2, name="Ann"),
    s.character("GRO-024", s.keyword("levels_up"), s.on("levelled", s.DRAW), cost=3, name="Ann"),
    s.character("ACT-025", s.ACTIVE, s.on("approach", s.plus(10, 0)), cost=1),
    s.character("LIN-026", t.Keyword("link", 0, t.Named("Bea"))),
    s.character("VIO-027", cost=2, color="purple", gives=2),
    s.event("STO-028", Nullify(s.EVENT), "main_interrupt"),
    s.event("BRK-029", s.DRAW, "approach_both", cost=1),
    s.support("SET-030", s.always(s.plus(10, 10, t.Bound("host")).parts[0])),
)


def main_phase() -> Game:
    """Characters, a support card, an event, and a text that is paid for."""
    mine = {"main": ["ann", "BUY-022"], "hand": ["bea", "SET-030", "tea"], "points": ["eve"]}
    return s.table(mine, {"main": ["clo"], "hand": ["BRK-029"]}, *CARDS).game


def payment() -> Game:
    """A purple card, a hand of several colours and two points."""
    mine = {"hand": ["VIO-027", "dot", "ann", "bea", "VIO-027"], "points": ["eve", "tea"]}
    return s.table(mine, {"main": ["clo"]}, *CARDS).game


def approach() -> Game:
    """Three who may approach, two of them together, and two who may block."""
    mine = {"main": ["LIN-026", "bea", "ACT-025"], "hand": ["hex"]}
    here = s.table(mine, {"main": ["ann", "clo"], "hand": ["BRK-029"], "points": ["eve"]}, *CARDS)
    here.declare()
    return here.game


def responses() -> Game:
    """An event, and two that may answer it."""
    here = s.table({"hand": ["tea", "STO-028"]}, {"hand": ["STO-028", "gus"]}, *CARDS)
    here.say(here.option("event", "tea"))
    return here.game


def levels() -> Game:
    """A name that grows twice, the second time for a price."""
    mine = {"main": ["ann", "AIM-021"], "hand": ["GRO-023", "GRO-024", "eve", "bea"]}
    return s.table(mine, {"main": ["clo"]}, *CARDS).game


def opening() -> Game:
    decks = {"deck": ["ann", "bea", "clo"] * 3}
    return s.table(decks, decks, *CARDS, phase="opening").game


COUNTS: dict[Callable[[], Game], tuple[tuple[int, int], ...]] = {
    main_phase: ((1, 8), (2, 27), (3, 148), (5, 2092)),
    payment: ((1, 12), (2, 92), (4, 3568)),
    approach: ((1, 4), (3, 42), (6, 1107)),
    responses: ((1, 3), (3, 9), (6, 106)),
    levels: ((1, 11), (3, 220), (5, 3292)),
    opening: ((1, 2), (2, 2 + 5040)),
}


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [(position, depth, count) for position, counts in COUNTS.items() for depth, count in counts],
)
def test_different_legal_answers(position: Callable[[], Game], depth: int, count: int) -> None:
    assert perft(position(), depth) == count
