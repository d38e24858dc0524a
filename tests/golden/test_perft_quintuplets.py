"""Golden numbers of the Quintuplets from six positions: the main phase, an approach, the event step, waiting abilities,
what happens instead, and the opening."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.quintuplets.keywords import growth
from engine.games.quintuplets.nodes import ToLane
from engine.kernel.cards import tree as t
from engine.kernel.state.game import Game
from tests.golden.counting import perft
from tests.rules.quintuplets import stock as s

CARDS = (
    s.character("grown", growth("anzu"), s.on("appear", s.DRAW), power=5),
    s.character("smith", t.Activated((t.Discard(s.YOU, 1),), s.plus(2, s.ONE_OWN), limit="turn"), power=2),
    s.character("shy", s.always(t.Instead("bride", s.SELF, t.ToHand(t.This()), optional=True)), power=4),
    s.character("late", s.on("turn_end", s.DRAW, t.Anything()), power=3),
    s.event("walk", ToLane(s.ONE_OWN)),
    s.event("slow", s.plus(-2, s.ONE_OF_THEIRS), "approach"),
    s.hero("kind", s.on("approached", s.DRAW), need=2),
)
HEROES = ["kind", "ledger", "tram", None, "abacus"]


def main_phase() -> Game:
    """A character, growth, two episodes, an event and an activated ability."""
    mine = {"lanes": ["anzu", "smith"], "hand": ["grown", "beni", "apron", "walk"]}
    return s.table(mine, {"lanes": [None, None, "chika"]}, *CARDS, heroes=HEROES).game


def approach() -> Game:
    """Four characters, four heroes face up."""
    mine = {"lanes": ["chika", "late", "shy", None, "fuyu"]}
    here = s.table(mine, {"hand": ["slow"]}, *CARDS, heroes=HEROES)
    here.do("end")
    return here.game


def events() -> Game:
    """Two have been declared, and both players hold events."""
    mine = {"lanes": ["chika", "shy"], "hand": ["hush", "tea"]}
    here = s.table(mine, {"lanes": ["anzu"], "hand": ["slow", "hush"]}, *CARDS, heroes=HEROES)
    here.declare(("chika", "kind"), ("shy", "ledger"))
    return here.game


def waiting() -> Game:
    """Three abilities wait at the end of a turn, of both players."""
    here = s.table({"lanes": ["late", "late", "anzu"], "hand": ["tea"]}, {"lanes": ["late"]}, *CARDS)
    here.do("end")
    return here.game


def instead() -> Game:
    """Who would become a bride may go back to the hand."""
    here = s.table({"lanes": ["shy", "shy"], "hand": ["apron"]}, {"hand": ["slow"]}, *CARDS, heroes=HEROES)
    here.declare(("shy", "kind"), ("shy#2", "tram"))
    return here.game


def opening() -> Game:
    decks = {"deck": ["anzu"] * 15, "hero_deck": ["ledger", "abacus", "snow", "tram", "awning"]}
    return s.table(decks, decks, *CARDS, phase="opening").game


COUNTS: dict[Callable[[], Game], tuple[tuple[int, int], ...]] = {
    main_phase: ((1, 13), (2, 106), (3, 527), (4, 2139)),
    approach: ((1, 15), (2, 89), (3, 278), (5, 4314)),
    events: ((1, 4), (3, 29), (5, 730)),
    waiting: ((1, 2), (3, 116)),
    instead: ((1, 3), (3, 12), (5, 192), (6, 832)),
    opening: ((1, 2), (2, 4), (3, 104), (4, 644)),
}


@pytest.mark.parametrize(
    ("position", "depth", "expected"), [(each, *count) for each, counts in COUNTS.items() for count in counts]
)
def test_there_are_so_many_answer_sequences(position: Callable[[], Game], depth: int, expected: int) -> None:
    assert perft(position(), depth) == expected
