"""What the player made of code does in My Little Pony where one answer is plainly better than the others."""

from __future__ import annotations

from random import Random

from engine.games.mlp.mind import MlpMind
from engine.kernel.cards import tree as t
from engine.kernel.state.question import Option
from engine.players.heuristic import heuristic
from tests.rules.mlp import stock as s

GLADE = s.scene("glade", s.inspiration(s.plus(2, s.ONE_OWN, "challenge")))
HOLLOW = s.scene("hollow", s.inspiration(s.plus(1, s.ONE_OWN, "challenge")))


def choice(table: s.Table) -> list[Option]:
    """What the heuristic picks at the open question."""
    question = table.question
    return [question.options[at] for at in heuristic(table.game, question, Random(0))]


def test_a_character_comes_where_it_wins_its_exchange() -> None:
    table = s.deal(s.Side(hand=["mare"], scenes=2), s.Side(slots=["elder", None, "pony"], plans={1: "pony"}))
    assert choice(table) == [("play", table.ref("mare", 0), 2)]


def test_a_character_stays_in_the_hand_rather_than_be_lost() -> None:
    table = s.deal(s.Side(hand=["pony"], scenes=1), s.Side(slots=["elder", "elder", "elder"]))
    assert choice(table) == [("end",)]


def test_who_is_about_to_win_is_stopped_before_anything_else() -> None:
    other = s.Side(slots=["pony", "mare", None], stage=3)
    table = s.deal(s.Side(hand=["elder"], slots=[None, "mare", None], scenes=3, plans={}), other)
    assert choice(table) == [("play", table.ref("elder", 0), 0)]


def test_what_retires_goes_to_the_one_that_stands_in_the_way() -> None:
    hush = s.event("hush", t.Banish(s.ONE_OF_THEIRS), cost=2)
    table = s.deal(s.Side(slots=["filly"], hand=["hush"], scenes=2), s.Side(slots=["elder", "filly"]), hush)
    assert choice(table) == [("play", table.ref("hush", 0))]
    table.do("play", "hush")
    assert choice(table) == [("target", table.ref("elder", 1))]


def test_an_event_that_could_only_hurt_oneself_is_kept() -> None:
    sweep = s.event("sweep", t.Banish(t.Every(s.CHARACTER)), cost=1)
    table = s.deal(s.Side(slots=["elder", "elder"], hand=["sweep"], scenes=1), s.Side(slots=["filly"]), sweep)
    assert choice(table) == [("end",)]


def test_an_item_goes_to_the_wearer_whom_it_saves() -> None:
    crown = s.item("crown", t.Static((t.Modify(t.Bound("host"), "idea", 2),)))
    table = s.deal(s.Side(slots=["elder", "mare"], hand=["crown"], scenes=1), s.Side(slots=["filly", "mare"]), crown)
    assert choice(table) == [("play", table.ref("crown", 0), table.ref("mare", 0))]


def test_the_story_goes_on_before_another_plan_is_disturbed() -> None:
    table = s.deal(s.Side(slots=["pony"]), s.Side(plans={2: "pony"}), phase="exchange")
    assert choice(table) == [("advance", 0)]


def test_a_guarded_story_is_cleared_first() -> None:
    table = s.deal(s.Side(slots=["pony"]), s.Side(plans={1: "pony"}), phase="exchange")
    assert choice(table) == [("disturb", 0)]


def test_the_smallest_inspiration_that_turns_the_exchange_is_used() -> None:
    mine = s.Side(slots=["pony"], scenes=["glade", "hollow"])
    table = s.deal(mine, s.Side(slots=["pony"]), GLADE, HOLLOW, phase="exchange")
    assert choice(table) == [("inspire", table.ref("hollow"), 0)]


def test_two_inspirations_are_used_where_only_both_turn_it() -> None:
    mine = s.Side(slots=["filly"], scenes=["glade", "hollow"])
    foe = s.character("foe", idea=3)
    table = s.deal(mine, s.Side(slots=["foe"]), GLADE, HOLLOW, foe, phase="exchange")
    assert choice(table) == [("inspire", table.ref("glade"), 0)]
    table.do("inspire", "glade", 0).choose("filly")
    assert choice(table) == [("inspire", table.ref("hollow"), 0)]


def test_no_inspiration_is_used_up_where_it_turns_nothing() -> None:
    for own, other in (("elder", "filly"), ("filly", "elder")):
        table = s.deal(s.Side(slots=[own], scenes=["glade"]), s.Side(slots=[other]), GLADE, phase="exchange")
        assert choice(table) == [("pass",)]


def test_presents_are_opened_on_the_own_turn() -> None:
    for active, opened in ((0, 1), (1, 0)):
        table = s.deal(
            s.Side(slots=["pony"]), s.Side(), active=active, phase="start", before=s.holding("search", "pony")
        )
        assert table.asked == (0, "open")
        assert len(choice(table)) == opened


def test_a_hand_without_anybody_for_the_first_turns_is_given_back() -> None:
    for hand, answer in ((["mare", "elder"], "no"), (["elder", "scarf"], "yes")):
        table = s.deal(s.Side(hand=hand))
        cards = {key: face.card for key, face in table.game.library.faces.items()}
        mind = MlpMind(table.view(0), cards, Random(0))
        assert max((("yes",), ("no",)), key=mind.mulligan) == (answer,)
