"""Golden numbers of My Little Pony, from a turn's main phase and from its exchange phase."""

from __future__ import annotations

import pytest

from engine.games.mlp.nodes import Relocate
from engine.kernel.cards import tree as t
from engine.kernel.state.game import Game
from tests.golden.counting import perft
from tests.rules.mlp import stock as s

CARDS = (
    s.character("herald", s.meet(t.Draw(s.YOU)), cost=1),
    s.character("smith", t.Activated((s.TAP,), s.plus(2, s.ONE_OWN)), cost=1, idea=3),
    s.character("ghost", s.farewell(t.Draw(s.YOU)), cost=1, idea=2),
    s.event("gust", Relocate(s.ONE_OWN)),
    s.item("bow", t.Static((t.Modify(t.Bound("host"), "idea", 1),))),
    s.scene("hill", s.inspiration(s.plus(2, s.ONE_OWN, "challenge"))),
)
OWN = s.Side(
    slots=["smith", None, "ghost"],
    hand=["herald", "gust", "bow"],
    scenes=["hill", "meadow", "meadow"],
    plans={1: "pony"},
)
THEIRS = s.Side(slots=["pony", None, "mare"], hand=["letter"], scenes=["hill"], plans={2: "filly"})


def main_phase() -> Game:
    return s.deal(OWN, THEIRS, *CARDS).game


def exchange_phase() -> Game:
    return s.deal(OWN, THEIRS, *CARDS, phase="exchange").game


@pytest.mark.parametrize(("depth", "expected"), [(1, 6), (2, 20), (3, 86), (5, 863), (7, 7197)])
def test_the_main_phase_has_so_many_answer_sequences(depth: int, expected: int) -> None:
    assert perft(main_phase(), depth) == expected


@pytest.mark.parametrize(("depth", "expected"), [(1, 2), (4, 16), (5, 44), (7, 522)])
def test_the_exchange_phase_has_so_many_answer_sequences(depth: int, expected: int) -> None:
    assert perft(exchange_phase(), depth) == expected
