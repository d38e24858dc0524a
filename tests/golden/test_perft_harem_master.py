"""Golden numbers of ハーレムマスター from six positions: the main phase, an attack, the kind of a battle, answers,
waiting abilities and a full hand, and the opening."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.harem_master.nodes import ChangeBattle, Counter, PayCost
from engine.kernel.cards import tree as t
from engine.kernel.state.game import Game
from tests.golden.counting import perft
from tests.rules.harem_master import stock as s

CARDS = (
    s.man("gym", t.Activated((PayCost(None),), s.plus(t.Tally("paid"))), f=("stars",)),
    s.lady("maid", t.Activated((t.Exert(t.This()),), s.DRAW), f=("stars",)),
    s.lady("cat", t.Keyword("pa"), s.always(s.plus(2, t.Bound("host")))),
    s.man("moth", s.always(t.Instead("to_discard", s.SELF, t.ToHand(t.This()), optional=True))),
    s.lady("knot", s.on("turn_end", s.DRAW, t.Anything())),
    s.man("late", s.on("turn_end", s.plus(1), t.Anything())),
    s.event("song", ChangeBattle("approach"), "ot"),
    s.event("duel", ChangeBattle("combat"), "ot"),
    s.event("no", Counter(), "ot", answers=(t.Trigger("use", by=s.FOE),), cost=1),
    s.event("sweep", t.ToDiscard(s.ONE_OF_THEIRS), cost=1),
)


def main_phase() -> Game:
    """A character, an item, a character as an item, an event, two abilities, two attackers."""
    mine = {"field": ["gym", "maid"], "hand": ["rosa", "hat", "cat", "sweep"], "stack": ["tea"] * 2}
    return s.table(mine, {"field": ["luna"]}, *CARDS).game


def attack() -> Game:
    """One attacks, three could intercept, both hold events."""
    mine = {"field": ["hank", "rosa"], "hand": ["song"], "stack": ["tea"]}
    here = s.table(mine, {"field": ["lotte", "gil", s.acted("udo")], "hand": ["wink", "duel"]}, *CARDS)
    here.act("attack", "hank")
    return here.game


def kind() -> Game:
    """A battle whose kind both can change."""
    mine = {"field": ["hank"], "hand": ["song", "duel"], "stack": ["tea"]}
    here = s.table(mine, {"field": ["gil"], "hand": ["song", "wink"]}, *CARDS)
    here.act("attack", "hank")
    here.do("intercept", "gil")
    return here.game


def answers() -> Game:
    """An event that can be countered, and the counter too."""
    mine = {"field": ["gil"], "hand": ["sweep", "no", "no"], "stack": ["tea"] * 4}
    here = s.table(mine, {"field": ["moth", "maid"], "hand": ["no", "wink"], "stack": ["tea"] * 2}, *CARDS)
    here.act("event", "sweep")
    return here.game


def waiting() -> Game:
    """Four abilities wait at the end of a turn, of both players; then one card too many has to go."""
    mine = {"field": ["knot", "late"], "hand": ["tea"] * 7}
    here = s.table(mine, {"field": ["knot", "late"]}, *CARDS)
    here.act("end")
    return here.game


def opening() -> Game:
    decks = {"castle": ["rosa", "gil", "tea", "tea", "tea", "tea", "hat", "hat", "minus", "three"]}
    return s.table(decks, decks, *CARDS, phase="opening").game


COUNTS: dict[Callable[[], Game], tuple[tuple[int, int], ...]] = {
    main_phase: ((1, 14), (2, 110), (3, 666), (4, 3351)),
    attack: ((1, 3), (3, 24), (6, 375)),
    kind: ((1, 3), (3, 28), (6, 203)),
    answers: ((1, 3), (3, 17), (6, 274)),
    waiting: ((1, 2), (2, 16), (5, 512)),
    opening: ((1, 4), (2, 16), (3, 32), (4, 64)),
}


@pytest.mark.parametrize(
    ("position", "depth", "expected"), [(each, *count) for each, counts in COUNTS.items() for count in counts]
)
def test_there_are_so_many_answer_sequences(position: Callable[[], Game], depth: int, expected: int) -> None:
    assert perft(position(), depth) == expected
