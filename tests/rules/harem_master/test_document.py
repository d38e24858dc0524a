"""The document read once more: ends, stacks and costs, turns, cards that come and go (1-3)."""

from __future__ import annotations

from engine.games.harem_master.nodes import (
    BecomeCopy,
    Counter,
    FromPile,
    GainControl,
    HandLimit,
    LoseGame,
    PayCost,
    PutInto,
)
from engine.kernel.cards import tree as t
from tests.rules.harem_master.stock import (
    CHARACTER,
    DRAW,
    EVENT,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    SELF,
    YOU,
    acted,
    always,
    event,
    hm,
    item,
    lady,
    man,
    on,
    plus,
    table,
    wearing,
)

STEAL = event("steal", GainControl(ONE_OF_THEIRS))
WED = PutInto(ONE_OF_THEIRS, "court", YOU)


# --- ends ---


@hm("102.3", "103.2")
def test_who_fells_a_castle_can_have_lost() -> None:
    theirs = {"castle": ["nought"] * 6, "court": ["tea"] * 4, "scaffold": ["tea"] * 3, "field": [acted("gil")]}
    here = table({"field": ["udo"]}, theirs)
    here.storm("udo")
    assert here.won == ((1,), "103.2"), "1 and 5 for who stands against 1, 4 and 3"


@hm("102.3", "103.2")
def test_as_many_points_are_a_draw() -> None:
    theirs = {"castle": ["nought"] * 6, "court": ["tea"] * 4, "scaffold": ["tea"], "field": [acted("gil")]}
    here = table({"field": ["udo"]}, theirs)
    here.storm("udo")
    assert here.won[0] == ()


@hm("102.3", "306.5m")
def test_the_end_is_told_after_what_brought_the_castle_down() -> None:
    here = table({"field": ["udo"]}, {"castle": ["nought"] * 6})
    here.storm("udo")
    told = [event.kind for event in here.there.inputs.events if event.kind in ("castle_attack", "outcome")]
    assert told[-2:] == ["castle_attack", "outcome"]


@hm("102.3", "103.2", "303")
def test_the_last_card_of_a_stack_fells_the_own_castle() -> None:
    here = table({"field": ["gil"]}, {"field": ["rosa"], "castle": ["nought"] * 3})
    here.end()
    assert here.won == ((0,), "103.2")
    assert here.count(1, "stack") == 3


@hm("102.6")
def test_who_wins_and_loses_at_once_has_lost() -> None:
    doom = event("doom", t.Seq((WED, LoseGame(YOU))))
    here = table({"hand": ["doom"], "court": ["tea"] * 4}, {"field": ["gil"]}, doom)
    here.act("event", "doom")
    here.skip()
    assert here.won == ((1,), "102.4")


@hm("102.5")
def test_who_lose_at_once_draw() -> None:
    doom = event("doom", t.Seq((LoseGame(YOU), LoseGame(FOE))))
    here = table({"hand": ["doom"]}, {}, doom)
    here.act("event", "doom")
    here.skip()
    assert here.won[0] == ()


@hm("102.1")
def test_the_fifth_in_court_ends_it_in_the_middle_of_a_battle() -> None:
    late = lady("late", on("battle_end", DRAW), m=9)
    here = table({"field": ["late"], "court": ["tea"] * 4}, {"field": ["rosa"]}, late)
    here.fight("late", "rosa")
    assert here.won == ((0,), "102.1")
    assert here.count(0, "hand") == 0, "nothing triggers any more"


# --- stacks and costs ---


@hm("302", "303", "215.4b")
def test_what_is_left_of_a_stack_comes_to_the_hand_in_the_own_turn_alone() -> None:
    here = table({"stack": ["tea", "hat"]}, {"field": ["rosa", "lotte", "gil"], "stack": ["hat"]})
    here.end()
    assert (here.count(0, "hand"), here.count(0, "stack")) == (0, 2)
    assert (here.cards(1, "hand"), here.count(1, "stack")) == (["hat"], 4)


@hm("303", "214.2d")
def test_a_lady_counts_for_who_controls_her() -> None:
    here = table({"hand": ["steal"]}, {"field": ["rosa"]}, STEAL)
    here.act("event", "steal")
    here.end()
    assert here.count(1, "stack") == 2
    here.skip()
    here.end()
    assert here.count(0, "stack") == 3


@hm("215.4c", "503")
def test_costs_go_back_onto_the_castle_one_by_one() -> None:
    two = man("two", cost=2)
    here = table({"hand": ["two"], "stack": ["hat", "tea", "wink"]}, {}, two)
    here.act("character", "two")
    here.skip()
    assert here.cards(0, "deck")[:2] == ["tea", "hat"]
    assert here.cards(0, "stack") == ["wink"]


@hm("503.2", "215.4c")
def test_nought_can_be_paid_and_no_more_than_there_is() -> None:
    free = man("free", t.Activated((PayCost(None),), plus(t.Tally("paid"))))
    for number in (0, 2):
        here = table({"field": ["free"], "stack": ["tea"] * 2}, {}, free)
        here.act("use", "free", 0)
        assert [option[1] for option in here.question.options] == [0, 1, 2]
        here.say(("number", number))
        here.skip()
        assert here.stat("free") == 2 + number
        assert here.count(0, "stack") == 2 - number


# --- a turn ---


@hm("301", "214.2f", "306.1b")
def test_who_came_acted_can_intercept_in_the_next_turn() -> None:
    here = table({"hand": ["dummy"]}, {"field": ["gil"]})
    here.act("character", "dummy")
    here.skip()
    assert here.acted("dummy")
    here.end()
    here.act("attack", "gil")
    here.skip()
    assert here.offers("intercept", "dummy")


@hm("304", "303")
def test_what_begins_with_a_turn_finds_the_new_stack() -> None:
    clerk = man("clerk", on("turn_start", FromPile("deck", 1, "stack"), t.Anything(), by=YOU))
    here = table({}, {"field": ["clerk"]}, clerk)
    here.end()
    assert here.count(1, "stack") == 3


@hm("308", "309")
def test_who_draws_at_the_end_of_a_turn_discards_after_it() -> None:
    owl = lady("owl", on("turn_end", DRAW, t.Anything(), by=YOU))
    here = table({"field": ["owl"], "hand": ["hat"] * 7}, {}, owl)
    here.act("end")
    while here.question.rule != "309":
        here.say(("pass",))
    assert here.count(0, "hand") == 8
    here.say(here.question.options[0])
    assert (here.count(0, "hand"), here.count(0, "discard")) == (7, 1)


@hm("308", "310")
def test_what_lasts_until_the_end_of_the_turn_still_holds_while_the_turn_ends() -> None:
    strong = t.Compare(t.StatOf("physical", t.This()), ">=", 4)
    owl = man("owl", on("turn_end", t.If(strong, DRAW), t.Anything(), by=YOU))
    for hand, drawn in ((["cheer"], 1), ([], 0)):
        here = table({"field": ["owl"], "hand": hand}, {}, owl, event("cheer", plus(2, ONE_OWN)))
        if hand:
            here.act("event", "cheer")
        here.end()
        assert here.count(0, "hand") == drawn


@hm("307", "307.1", "305")
def test_who_ends_and_is_answered_may_go_on() -> None:
    here = table({"field": ["gil"]}, {"hand": ["wink"]})
    here.act("end")
    here.do("event", "wink")
    here.skip()
    assert here.asked == (0, "306")
    assert here.offers("attack", "gil")


@hm("306.1a", "506")
def test_a_character_used_as_an_item_is_not_the_one_of_the_turn() -> None:
    coat = man("coat", t.Keyword("pa"), cost=0)
    here = table({"field": ["gil"], "hand": ["coat", "dummy"]}, {}, coat)
    here.act("item", "coat", "gil")
    here.act("character", "dummy")
    here.skip()
    assert here.zone("dummy") == "play"
    assert here.game.state.field[here.ref("coat")].at == here.ref("gil")


@hm("309", "215.3b")
def test_a_greater_hand_is_kept_only_while_the_text_is_in_play() -> None:
    purse = man("purse", always(HandLimit(2)))
    here = table({"field": ["purse"], "hand": ["hat"] * 9}, {"field": ["hank"]}, purse)
    here.end()
    assert here.count(0, "hand") == 9
    here.fight("hank", "purse")
    here.end()
    assert here.count(0, "hand") == 9, "he discards in his own turn alone"
    here.act("end")
    while here.question.rule != "309":
        here.say(("pass",))
    assert here.question.least == here.count(0, "hand") - 7


# --- characters and items ---


@hm("214.2e", "215.1b", "215.5a")
def test_a_second_of_a_name_that_was_taken_goes_to_its_owner() -> None:
    here = table({"field": ["gil"], "hand": ["steal"]}, {"field": ["gil"]}, STEAL)
    theirs = here.ref("gil", 1)
    here.act("event", "steal")
    here.say(next(option for option in here.question.options if option[1] == theirs))
    here.skip()
    assert here.cards(1, "discard") == ["gil"]
    assert here.cards(0, "discard") == ["steal"]


@hm("412.1", "214.2e")
def test_a_copy_of_an_own_character_is_a_second_of_its_name() -> None:
    mirror = event("mirror", BecomeCopy(t.Chosen(t.AllOf((CHARACTER, t.Named("Rosa")))), t.Chosen(t.Named("Gil"))))
    here = table({"field": ["rosa", "gil"], "hand": ["mirror"]}, {}, mirror)
    here.act("event", "mirror")
    here.skip()
    here.say(here.question.options[0])
    here.skip()
    assert len(here.game.state.field) == 1


@hm("214.4f", "215.1b")
def test_an_item_goes_to_its_own_owner_whoever_wore_it() -> None:
    here = table({"field": ["udo"], "hand": ["hat"]}, {"field": ["gil"]})
    here.act("item", "hat", "gil")
    here.fight("udo", "gil")
    assert here.cards(0, "scaffold") == ["gil"]
    assert here.cards(0, "discard") == ["hat"]


@hm("214.4b", "402.3")
def test_who_used_an_item_uses_its_ability_on_whomever_it_is() -> None:
    bell = item("bell", t.Activated((t.Exert(t.This()),), DRAW))
    here = table({"hand": ["bell"]}, {"field": ["gil"]}, bell)
    here.act("item", "bell", "gil")
    here.act("use", "bell", 0)
    here.skip()
    assert here.count(0, "hand") == 1


@hm("214.4d", "214.2d")
def test_an_item_stays_on_who_changes_sides() -> None:
    here = table({"hand": ["steal"]}, {"field": [wearing("gil", "hat")]}, STEAL)
    here.act("event", "steal")
    here.skip()
    assert (here.controller("gil"), here.controller("hat")) == (0, 1)
    assert here.game.state.field[here.ref("hat")].at == here.ref("gil")


@hm("402.3", "214.2d")
def test_the_ability_is_used_by_who_controls_the_card_now() -> None:
    piper = man("piper", t.Activated((PayCost(0),), DRAW))
    here = table({"hand": ["steal"]}, {"field": ["piper"]}, STEAL, piper)
    here.act("event", "steal")
    here.act("use", "piper", 0)
    here.skip()
    assert (here.count(0, "hand"), here.count(1, "hand")) == (1, 0)


@hm("214.3e", "306.2")
def test_an_event_lies_on_the_discard_pile_while_it_resolves() -> None:
    again = event("again", t.ToHand(t.Chosen(EVENT, zone="discard")))
    here = table({"hand": ["again"]}, {}, again)
    here.act("event", "again")
    here.skip()
    assert here.cards(0, "hand") == ["again"]


@hm("209.2", "306.5b", "306.5d")
def test_fighters_have_the_bonus_of_who_rests_and_give_none() -> None:
    here = table({"field": ["comet", "luna"]}, {"field": ["stella"]})
    assert [here.stat(name) for name in ("comet", "luna", "stella")] == [3, 3, 3]
    here.act("attack", "comet")
    here.skip()
    assert [here.stat(name) for name in ("comet", "luna", "stella")] == [3, 2, 2]
    here.act("intercept", "stella")
    assert here.stat("luna") == 1


@hm("506", "303")
def test_a_lady_who_is_worn_fills_no_stack() -> None:
    cape = lady("cape", t.Keyword("pa"), cost=0)
    here = table({"field": ["gil"], "hand": ["cape"]}, {}, cape)
    here.act("item", "cape", "gil")
    here.end()
    here.skip()
    here.end()
    assert here.count(0, "stack") == 2


@hm("215.10")
def test_who_was_taken_and_went_home_belongs_to_its_owner_again() -> None:
    home = event("home", t.ToHand(ONE_OWN))
    here = table({"hand": ["steal", "home"]}, {"field": ["gil"], "stack": ["tea"]}, STEAL, home)
    here.act("event", "steal")
    here.act("event", "home")
    here.end()
    assert "gil" in here.cards(1, "hand")
    here.act("character", "gil")
    here.skip()
    assert here.controller("gil") == 1


@hm("411.1b", "411.1c", "411.1d")
def test_a_countered_item_is_not_put_on_and_costs_all_the_same() -> None:
    halt = event("halt", Counter(), "ot", answers=(t.Trigger("use", t.Kind("item"), by=FOE),))
    dear = item("dear", cost=2)
    here = table({"field": ["gil"], "hand": ["dear"], "stack": ["tea"] * 2}, {"hand": ["halt"]}, dear, halt)
    here.act("item", "dear", "gil")
    here.do("event", "halt")
    here.skip()
    assert here.cards(0, "discard") == ["dear"]
    assert here.count(0, "stack") == 0


@hm("403.2", "214.2d")
def test_who_lost_a_taken_lady_speaks_as_her_last_controller() -> None:
    moody = lady("moody", on("to_court", t.Discard(FOE, 1), SELF), m=0)
    here = table({"hand": ["steal", "tea", "hat"]}, {"field": ["moody", "lotte"], "hand": ["tea"]}, STEAL, moody)
    here.act("event", "steal")
    here.pick("moody")
    here.end()
    here.fight("lotte", "moody")
    here.pick("tea#2")
    assert here.cards(1, "court") == ["moody"]
    assert here.count(0, "hand") == 2
    assert "tea" in here.cards(1, "discard")


@hm("408.1", "407.5")
def test_two_that_leave_at_once_are_two_times() -> None:
    heir = man("heir", on("leave", DRAW, t.AllOf((CHARACTER, t.Side(False)))))
    sweep = event("sweep", t.ToHand(t.Every(t.AllOf((CHARACTER, t.Side(False))))))
    here = table({"field": ["heir"], "hand": ["sweep"]}, {"field": ["gil", acted("rosa")]}, heir, sweep)
    here.act("event", "sweep")
    while here.question.kind == "trigger":
        here.say(here.question.options[0])
    here.skip()
    assert here.count(0, "hand") == 2
