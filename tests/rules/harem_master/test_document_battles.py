"""The document read once more: battles (306.5)."""

from __future__ import annotations

from engine.games.harem_master.nodes import ChangeBattle, GainControl
from engine.kernel.cards import tree as t
from tests.rules.harem_master.stock import (
    CHARACTER,
    DRAW,
    ONE_OF_THEIRS,
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


@hm("306.5m", "404.2")
def test_what_holds_while_somebody_attacks_counts_on_the_castle() -> None:
    ram = man("ram", always(t.Modify(t.This(), "physical", 3, ""), when=t.Matches(t.This(), t.In("challenging"))))
    here = table({"field": ["ram"]}, {"field": [acted("rosa")]}, ram)
    assert here.stat("ram") == 2
    here.storm("ram")
    assert here.count(1, "discard") == 5
    assert here.stat("ram") == 2


@hm("306.5m")
def test_nobody_of_value_nought_takes_a_card() -> None:
    here = table({"field": ["dummy"]}, {})
    here.storm("dummy")
    assert here.count(1, "discard") == 0
    assert here.acted("dummy")


@hm("306.5", "306.5n")
def test_an_attacker_who_goes_home_leaves_the_castle_alone() -> None:
    shoo = event("shoo", t.ToHand(t.Chosen(t.AllOf((CHARACTER, t.In("challenging"))))), "ot", answers=AT_BATTLE)
    late = man("late", on("battle_end", DRAW, t.Anything()))
    here = table({"field": ["hank"]}, {"field": ["late"], "hand": ["shoo"]}, shoo, late)
    here.act("attack", "hank")
    here.act("intercept", "late")
    here.do("event", "shoo")
    here.skip()
    assert here.cards(0, "hand") == ["hank"]
    assert here.acted("late")
    assert here.count(1, "discard") == 1, "the event alone"
    assert here.count(1, "hand") == 1, "the battle has ended all the same"


@hm("306.5", "306.5n")
def test_an_interceptor_who_goes_does_not_lay_the_castle_open() -> None:
    shoo = event("shoo", t.ToHand(ONE_OF_THEIRS), answers=AT_BATTLE)
    here = table({"field": ["hank"], "hand": ["shoo"]}, {"field": ["gil"]}, shoo)
    here.act("attack", "hank")
    here.act("intercept", "gil")
    while here.question.seat != 0:
        here.say(("pass",))
    here.do("event", "shoo")
    here.skip()
    assert here.count(1, "discard") == 0
    assert here.cards(1, "hand") == ["gil"]


@hm("306.5h", "306.5k")
def test_a_man_who_loses_an_approach_goes_to_the_scaffold() -> None:
    fan = event("fan", ChangeBattle("approach"), answers=AT_BATTLE)
    wit = man("wit", p=0, m=5)
    here = table({"field": ["wit"], "hand": ["fan"]}, {"field": ["hank"]}, fan, wit)
    here.act("attack", "wit")
    here.act("intercept", "hank")
    while here.question.seat != 0:
        here.say(("pass",))
    here.do("event", "fan")
    here.skip()
    assert (here.cards(0, "scaffold"), here.cards(0, "court")) == (["hank"], [])


@hm("306.5h")
def test_a_battle_is_changed_back() -> None:
    fan = event("fan", ChangeBattle("approach"), "ot", answers=AT_BATTLE)
    sword = event("sword", ChangeBattle("combat"), "ot", answers=AT_BATTLE)
    here = table({"field": ["hank"], "hand": ["sword"]}, {"field": ["gil"], "hand": ["fan"]}, fan, sword)
    here.act("attack", "hank")
    here.act("intercept", "gil")
    here.do("event", "fan")
    while here.question.seat != 0:
        here.say(("pass",))
    here.do("event", "sword")
    here.skip()
    assert here.cards(0, "scaffold") == ["gil"], "4 against 2 in a combat, 1 against 1 in an approach"


@hm("306.5i")
def test_only_who_is_not_spared_turns_a_card_over() -> None:
    calm = lady("calm", always(t.Cannot(t.This(), "random")), m=3)
    here = table(
        {"field": ["calm"], "castle": ["minus", "hat", "tea"]},
        {"field": ["rosa"], "castle": ["three", "tea", "hat"]},
        calm,
    )
    here.fight("calm", "rosa")
    assert here.cards(0, "deck") == ["minus", "hat", "tea"]
    assert here.cards(1, "deck") == ["tea", "hat", "three"]
    assert here.cards(1, "court") == ["calm"], "3 against 2 and 3"


@hm("306.5i", "102.3")
def test_the_only_card_of_a_castle_is_turned_over_and_goes_back() -> None:
    here = table({"field": ["hank"]}, {"field": ["gil"], "castle": ["three"]})
    here.fight("hank", "gil")
    assert here.game.state.outcome is None
    assert here.cards(0, "scaffold") == []
    assert here.cards(1, "scaffold") == ["hank"], "4 against 2 and 3"


@hm("306.5o", "310")
def test_what_lasts_for_a_battle_is_over_before_what_lasts_for_the_turn() -> None:
    both = t.Seq((plus(1, t.This(), "challenge"), plus(2, t.This(), "turn")))
    keen = man("keen", on("attack", both))
    here = table({"field": ["keen"]}, {}, keen)
    here.act("attack", "keen")
    here.skip()
    assert here.count(1, "discard") == 5
    assert here.stat("keen") == 4
    here.end()
    assert here.stat("keen") == 2


@hm("306.5c", "306.5d", "301")
def test_each_attack_needs_an_interceptor_of_its_own() -> None:
    here = table({"field": ["gil", "hank"]}, {"field": ["lotte"]})
    here.fight("gil", "lotte")
    assert here.cards(1, "scaffold") == ["gil"]
    here.act("attack", "hank")
    here.skip()
    assert here.count(1, "discard") == 4, "she has acted: nobody is asked"


@hm("306.5b", "103.1")
def test_who_is_forbidden_to_attack_does_not() -> None:
    shy = man("shy", always(t.Cannot(t.This(), "attack")))
    here = table({"field": ["shy"]}, {}, shy)
    here.skip()
    assert here.why_not(0, "attack", "shy") == "103.1"


@hm("306.5b", "214.2d")
def test_who_was_taken_attacks_for_who_took_him() -> None:
    steal = event("steal", t.Seq((GainControl(ONE_OF_THEIRS, duration="turn"), t.Ready(t.Bound("chosen")))))
    here = table({"hand": ["steal"]}, {"field": ["hank"]}, steal)
    here.act("event", "steal")
    here.act("attack", "hank")
    here.skip()
    assert here.count(1, "discard") == 4
    here.end()
    assert here.controller("hank") == 1


@hm("306.5j", "306.5k")
def test_who_draws_by_winning_does_so_before_the_loser_goes() -> None:
    glad = man("glad", on("win", t.Draw(t.You(), t.Count(CHARACTER, "play"))), p=9)
    here = table({"field": ["glad"]}, {"field": ["gil"]}, glad)
    here.fight("glad", "gil")
    assert here.count(0, "hand") == 2
    assert here.cards(0, "scaffold") == ["gil"]


@hm("306.5l", "215.7a", "215.1a")
def test_an_attacker_who_loses_goes_to_the_court_of_who_intercepted() -> None:
    here = table({"field": ["rosa"]}, {"field": ["lotte"]})
    here.fight("rosa", "lotte")
    assert (here.cards(0, "court"), here.cards(1, "court")) == ([], ["rosa"])


@hm("306.5i", "207.2")
def test_below_nought_a_random_number_still_decides() -> None:
    weak = man("weak", p=-3)
    here = table({"field": ["weak"], "castle": ["three"] * 3}, {"field": ["minus"], "castle": ["minus"] * 3}, weak)
    here.fight("weak", "minus")
    assert here.cards(0, "scaffold") == ["minus"], "-3 and 3 against 0 and -4"
