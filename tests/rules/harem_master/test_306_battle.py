"""Battles, step by step (306.5)."""

from __future__ import annotations

import pytest

from engine.games.harem_master.nodes import ApplyRandom, ChangeBattle, GainControl
from engine.kernel.cards import tree as t
from tests.rules.harem_master.stock import (
    CHARACTER,
    DRAW,
    ONE_OF_THEIRS,
    OWN,
    THEIRS,
    acted,
    always,
    event,
    hm,
    lady,
    man,
    on,
    plus,
    table,
)

AT_BATTLE = (t.Trigger("battle"),)


@hm("306.5a", "306.5b", "306.5c", "306.5d", "306.5g", "214.2c", "306.5m")
def test_who_has_acted_neither_attacks_nor_intercepts() -> None:
    here = table({"field": ["gil", acted("hank")]}, {"field": [acted("rosa")]})
    assert here.why_not(0, "attack", "hank") == "306.5b"
    here.do("attack", "gil")
    assert here.acted("gil")
    assert here.count(1, "discard") == 2, "nobody could intercept: a card for each point of physical value"
    assert here.asked == (0, "306")


@hm("306.5c", "306.5d")
def test_the_other_player_need_not_intercept() -> None:
    here = table({"field": ["gil"]}, {"field": ["hank", acted("rosa")]})
    here.do("attack", "gil")
    assert here.asked == (1, "306.5c")
    assert here.why_not(1, "intercept", "rosa") == "306.5d"
    assert here.why_not(1, "intercept", "gil") == "306.5d"
    here.say(("pass",))
    assert here.count(1, "discard") == 2


@hm("306.5e", "306.5i", "306.5k", "215.8a", "211.1", "207.1")
def test_a_man_who_intercepts_makes_it_a_combat_and_the_loser_goes_to_the_scaffold() -> None:
    here = table({"field": ["gil"]}, {"field": ["hank"]})
    here.fight("gil", "hank")
    assert here.cards(1, "scaffold") == ["gil"]
    assert here.acted("hank")


@hm("306.5f", "306.5l", "215.7a", "208.1")
def test_a_girl_who_intercepts_makes_it_an_approach() -> None:
    here = table({"field": ["udo"]}, {"field": ["lotte"]})
    here.fight("udo", "lotte")
    assert here.cards(1, "scaffold") == ["udo"], "he has 1 of mental value, she 4"
    here = table({"field": ["lotte"]}, {"field": ["rosa"]})
    here.fight("lotte", "rosa")
    assert here.cards(0, "court") == ["rosa"]


@hm("306.5i", "210.1", "207.2", "101.3")
def test_random_numbers_come_off_the_castles_and_go_under_them() -> None:
    here = table(
        {"field": ["hank"], "castle": ["minus", "tea", "tea"]}, {"field": ["gil"], "castle": ["three", "tea", "tea"]}
    )
    here.fight("hank", "gil")
    assert here.cards(1, "scaffold") == ["hank"], "4-4 against 2+3"
    assert here.cards(0, "deck") == ["tea", "tea", "minus"]


@hm("306.5i")
def test_where_agreed_random_numbers_go_to_the_discard_pile() -> None:
    here = table(
        {"field": ["hank"], "castle": ["minus", "tea"]},
        {"field": ["gil"], "castle": ["three"]},
        flags={"random_cards": "discard"},
    )
    here.fight("hank", "gil")
    assert here.won == ((0,), "103.2"), "the last card of a castle was turned over"
    assert here.cards(0, "discard") == ["minus"]


@hm("306.5i")
def test_nothing_happens_where_both_are_equal() -> None:
    here = table({"field": ["gil"]}, {"field": ["comet", "gil"]})
    here.act("attack", here.ref("gil", 0))
    here.do("intercept", here.ref("gil", 1))
    here.skip()
    assert len(here.game.state.field) == 3
    assert here.asked == (0, "306")


@hm("306.5i")
def test_to_whom_none_is_applied_no_card_is_turned_over() -> None:
    calm = man("calm", always(t.Cannot(t.This(), "random")), p=1)
    here = table({"field": ["calm"], "castle": ["three", "tea"]}, {"field": ["dummy"]}, calm)
    here.fight("calm", "dummy")
    assert here.cards(0, "deck") == ["three", "tea"]
    assert here.cards(0, "scaffold") == ["dummy"]


@hm("306.5i")
def test_a_number_is_applied_once_more() -> None:
    lucky = man("lucky", on("random", ApplyRandom(t.This())), p=0)
    here = table({"field": ["lucky"], "castle": ["three", "three", "tea"]}, {"field": ["hank"]}, lucky)
    here.fight("lucky", "hank")
    assert here.cards(0, "scaffold") == ["hank"]


@hm("306.5h")
def test_the_kind_of_a_battle_is_changed() -> None:
    song = event("song", ChangeBattle("approach"))
    here = table({"field": ["lotte"], "hand": ["song"]}, {"field": ["udo"]}, song)
    assert here.why_not(0, "event", "song") == "306.5h"
    here.act("attack", "lotte")
    here.do("intercept", "udo")
    assert here.asked == (0, "406.2")
    here.do("event", "song")
    here.skip()
    assert here.cards(0, "scaffold") == ["udo"]


@hm("306.5h", "214.3a")
def test_in_the_others_turn_that_needs_ot() -> None:
    song = event("song", ChangeBattle("approach"))
    carol = event("carol", ChangeBattle("approach"), "ot")
    here = table({"field": ["hank"]}, {"field": ["udo"], "hand": ["song", "carol"]}, song, carol)
    here.act("attack", "hank")
    here.do("intercept", "udo")
    assert here.why_not(1, "event", "song") == "214.3a"
    here.do("event", "carol")
    here.skip()
    assert {here.zone("hank"), here.zone("udo")} == {"play"}, "1 against 1"


@hm("306.5h")
def test_an_attack_on_a_castle_is_not_changed() -> None:
    song = event("song", ChangeBattle("approach"))
    here = table({"field": ["gil"], "hand": ["song"]}, {}, song)
    here.do("attack", "gil")
    here.do("event", "song")
    here.skip()
    assert here.count(1, "discard") == 2


@hm("306.5h", "406.2", "214.3c")
def test_first_the_other_player_as_often_as_he_likes_then_the_active_one_and_again() -> None:
    push = event("push", plus(1, t.Every(t.AllOf((CHARACTER, t.In("being_challenged"))))), answers=AT_BATTLE)
    here = table(
        {"field": ["hank"], "hand": ["push"]},
        {"field": ["gil"], "hand": ["push", "push", "push"], "aside": ["wink"]},
        push,
    )
    assert here.why_not(1, "event", here.ref("push", 1)) == "214.3c"
    here.act("attack", "hank")
    here.do("intercept", "gil")
    asked = []
    for _ in range(2):
        asked.append(here.asked[0])
        here.do("event", here.question.options[0][1])
    asked.append(here.asked[0])
    here.say(("pass",))
    asked.append(here.asked[0])
    here.do("event", here.ref("push", 0))
    asked.append(here.asked[0])
    assert asked == [1, 1, 1, 0, 1]
    here.skip()
    assert here.cards(1, "scaffold") == ["hank"]


@hm("306.5j", "403.1a", "403.1b", "408.2")
def test_who_wins_and_who_loses_triggers_before_the_loser_goes() -> None:
    proud = man("proud", on("win", DRAW), p=5)
    sore = man("sore", on("lose", DRAW))
    here = table({"field": ["proud"]}, {"field": ["sore"]}, proud, sore)
    here.fight("proud", "sore")
    assert (here.count(0, "hand"), here.count(1, "hand")) == (1, 1)
    assert here.cards(0, "scaffold") == ["sore"]


@hm("306.5", "306.5n")
@pytest.mark.parametrize("whose", ["attacker", "interceptor"])
def test_a_fighter_that_leaves_ends_the_battle(whose: str) -> None:
    gone = t.Chosen(OWN if whose == "attacker" else THEIRS)
    exit_ = event("exit", t.ToHand(gone), answers=AT_BATTLE)
    here = table({"field": ["hank"], "hand": ["exit"]}, {"field": ["gil"]}, exit_)
    here.act("attack", "hank")
    here.do("intercept", "gil")
    here.do("event", "exit")
    here.skip()
    assert sorted((here.zone("hank"), here.zone("gil"))) == ["hand", "play"]
    assert here.asked == (0, "306") or here.asked == (1, "305")
    assert here.count(0, "scaffold") == here.count(1, "discard") == 0


@hm("306.5", "214.2d")
def test_a_fighter_that_changes_sides_ends_the_battle() -> None:
    charm = event("charm", GainControl(ONE_OF_THEIRS), answers=AT_BATTLE)
    here = table({"field": ["gil"], "hand": ["charm"]}, {"field": ["hank"]}, charm)
    here.act("attack", "gil")
    here.do("intercept", "hank")
    here.do("event", "charm")
    here.skip()
    assert here.controller("hank") == 0
    assert here.count(0, "scaffold") == here.count(1, "scaffold") == 0


@hm("306.5m", "207.2")
def test_below_zero_no_card_moves() -> None:
    weak = man("weak", p=-2)
    here = table({"field": ["weak"]}, {}, weak)
    here.do("attack", "weak")
    assert here.count(1, "discard") == 0


@hm("306.5i", "208.2", "207.2")
def test_values_below_zero_are_compared_as_they_are() -> None:
    worse, bad = man("worse", p=-3), man("bad", p=-1)
    here = table({"field": ["worse"]}, {"field": ["bad"]}, worse, bad)
    here.fight("worse", "bad")
    assert here.cards(1, "scaffold") == ["worse"]


@hm("306.5n", "306.5o")
def test_the_end_of_a_battle() -> None:
    tired = man("tired", on("battle_end", DRAW, t.Anything()))
    rage = event("rage", plus(5, t.Every(OWN), "challenge"), answers=AT_BATTLE)
    here = table({"field": ["tired"], "hand": ["rage"]}, {"field": ["hank"]}, tired, rage)
    here.act("attack", "tired")
    here.do("intercept", "hank")
    here.do("event", "rage")
    here.skip()
    assert here.cards(0, "scaffold") == ["hank"]
    assert here.stat("tired") == 2
    assert here.count(0, "hand") == 1


@hm("406.3a", "306.5a")
def test_an_attack_is_answered() -> None:
    trap = event("trap", t.Exert(t.Chosen(t.AllOf((CHARACTER, t.In("ready"))))), answers=(t.Trigger("attack"),))
    here = table({"field": ["hank", "gil"]}, {"field": ["rosa"], "hand": ["trap"]}, trap)
    here.act("attack", "hank")
    assert here.asked == (1, "406.2")
    here.do("event", "trap")
    here.pick("gil")
    here.skip()
    assert here.acted("gil")


@hm("306.5d", "103.1")
def test_who_cannot_be_intercepted() -> None:
    sly = lady("sly", always(t.Cannot(t.This(), "be_intercepted", "", t.Kind("gentleman"))))
    here = table({"field": ["sly"]}, {"field": ["hank", "rosa"]}, sly)
    here.do("attack", "sly")
    assert here.why_not(1, "intercept", "hank") == "103.1"
    assert here.offers("intercept", "rosa")


@hm("306.5m", "403.1b")
def test_an_attack_on_the_castle_triggers() -> None:
    raider = man("raider", on("castle_attack", DRAW))
    here = table({"field": ["raider"]}, {}, raider)
    here.storm("raider")
    assert here.count(0, "hand") == 1


@hm("403.1a", "306.5b")
def test_before_an_attack() -> None:
    """Who has not attacked yet has not acted."""
    keen = man("keen", on("will_attack", t.If(t.Matches(t.This(), t.In("ready")), DRAW)))
    here = table({"field": ["keen"]}, {}, keen)
    here.do("attack", "keen")
    assert here.count(0, "hand") == 1


@hm("403.1a", "306.5i")
def test_before_random_numbers_are_applied() -> None:
    """The card that would have been turned over is drawn before."""
    sharp = man("sharp", on("will_random", DRAW))
    here = table({"field": ["sharp"], "castle": ["minus", "three", "tea"]}, {"field": ["gil"]}, sharp)
    here.fight("sharp", "gil")
    assert here.cards(0, "hand") == ["minus"]
    assert here.cards(0, "scaffold") == ["gil"]


@hm("403.1a", "306.5m")
def test_before_a_castle_is_attacked() -> None:
    here = table({"field": ["ram"]}, {}, man("ram", on("will_castle_attack", plus(3))))
    here.storm("ram")
    assert here.count(1, "discard") == 5


@hm("403.1a", "306.5d")
def test_before_an_intercept() -> None:
    guard = man("guard", on("will_intercept", t.If(t.Matches(t.This(), t.In("ready")), DRAW)))
    here = table({"field": ["gil"]}, {"field": ["guard"]}, guard)
    here.fight("gil", "guard")
    assert here.count(1, "hand") == 1


@hm("406.3a", "306.5d", "306.5i")
@pytest.mark.parametrize("moment", ["intercept", "random"])
def test_an_intercept_and_random_numbers_are_answered(moment: str) -> None:
    cheer = event("cheer", plus(4, t.Every(OWN)), answers=(t.Trigger(moment),))
    here = table({"field": ["gil"], "hand": ["cheer"]}, {"field": ["hank"]}, cheer)
    here.act("attack", "gil")
    here.do("intercept", "hank")
    here.do("event", "cheer")
    here.skip()
    assert here.cards(0, "scaffold") == ["hank"]
