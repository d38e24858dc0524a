"""Chapter 3: the turn, its windows, what is used in it."""

from __future__ import annotations

import pytest

from engine.games.harem_master.nodes import ChangeBattle, Counter, ExtraTurn, HandLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.harem_master.stock import (
    ALL,
    DRAW,
    EVENT,
    FOE,
    ONE_OF_THEIRS,
    OWN,
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


@hm("301", "302", "303", "304", "215.4b", "300.1", "215.4a")
def test_a_turn_begins_with_rest_for_all_and_a_new_stack() -> None:
    early = lady("early", on("turn_start", DRAW, t.Anything(), by=YOU))
    here = table(
        {"field": [acted("early"), acted("gil")], "stack": ["tea", "tea"]},
        {"field": [acted("hank")]},
        early,
        phase="start",
    )
    assert not any(here.acted(name) for name in ("early", "gil", "hank"))
    assert here.count(0, "hand") == 3, "two of the old stack, one drawn"
    assert here.count(0, "stack") == 3, "one lady and 2"


@hm("305", "307", "406.1", "505")
@pytest.mark.parametrize(
    ("held", "asked"),
    [
        (event("wink", DRAW, "ot"), 1),
        (event("tea", DRAW), 0),
        (event("no", Counter(), "ot", answers=(t.Trigger("use", by=FOE),)), 0),
        (event("song", ChangeBattle("approach"), "ot"), 0),
        (lady("letter", t.Activated((t.ToDiscard(t.This()),), DRAW, "ot", zone="hand")), 1),
    ],
)
def test_the_other_player_is_asked_only_where_a_card_of_the_decks_could_be_used(held: Card, asked: int) -> None:
    """Ruling R-HM-20: what lies in the decks is open to both, what he holds is not."""
    here = table({}, {"hand": ["gil"], "castle": [held.key] * 12}, held)
    assert here.asked[0] == asked
    here.end()
    assert here.game.state.active == 1


@hm("305", "306", "406.2", "406.3", "505", "214.3a", "402.2")
def test_after_each_action_the_other_player_may_use_what_has_ot() -> None:
    here = table({"hand": ["tea", "tea"]}, {"hand": ["wink", "wink", "tea"]})
    assert here.asked == (1, "305")
    assert here.why_not(1, "event", here.ref("tea", 1)) == "214.3a"
    here.do("event", here.ref("wink", 1))
    assert here.asked == (1, "305"), "as many as he likes"
    here.say(("pass",))
    assert here.asked == (0, "306")
    here.do("event", here.ref("tea", 0))
    assert here.asked == (1, "305"), "after each action again"


@hm("305", "402.2")
def test_an_ability_without_ot_is_not_used_in_the_others_turn() -> None:
    quick = man("quick", t.Activated((), DRAW, "ot"))
    slow = man("slow", t.Activated((), DRAW))
    here = table({}, {"field": ["quick", "slow"]}, quick, slow)
    assert here.why_not(1, "use", "slow", 0) == "402.2"
    assert here.why_not(0, "use", "slow", 0) == "406.1"
    here.do("use", "quick", 0)
    assert here.count(1, "hand") == 1


@hm("307", "307.1", "307.2")
def test_who_acts_upon_the_end_takes_it_back() -> None:
    here = table({"hand": []}, {"hand": ["wink"]})
    here.act("end")
    assert here.asked == (1, "307")
    here.do("event", "wink")
    here.skip()
    assert here.asked == (0, "306"), "the turn goes on"
    here.act("end")
    here.say(("pass",))
    assert here.game.state.active == 1


@hm("305")
def test_who_passes_on_is_asked_no_more_in_this_turn() -> None:
    here = table({"hand": ["tea"]}, {"hand": ["wink"]})
    here.say(("pass_on",))
    here.do("event", "tea")
    assert here.asked == (0, "306")
    here.do("end")
    assert here.game.state.active == 1
    here.end()
    assert here.game.state.active == 0
    assert here.asked == (1, "305"), "in the next turn he is"


@hm("306.1", "306.1a", "306.1b", "214.2f", "214.2a", "214.2b", "214.2d", "215.4c", "503")
def test_one_character_card_a_turn_which_comes_acted_and_is_paid_for() -> None:
    here = table({"hand": ["gil", "hank", "udo"], "stack": ["rosa", "lotte", "hat"]}, {"hand": ["gil"]})
    here.skip()
    assert here.why_not(1, "character", here.ref("gil", 1)) == "406.1"
    here.do("character", "gil")
    assert here.zone("gil") == "play"
    assert here.acted("gil")
    assert here.cards(0, "deck")[0] == "rosa", "the top of the stack is the top of the castle"
    assert here.cards(0, "stack") == ["lotte", "hat"]
    here.skip()
    assert here.why_not(0, "character", "hank") == "306.1a"


@hm("215.4c", "407.2")
def test_what_the_stack_does_not_cover_is_not_used() -> None:
    here = table({"hand": ["udo"], "stack": ["tea", "tea"], "field": ["gil"]})
    assert here.why_not(0, "character", "udo") == "215.4c"
    assert here.why_not(0, "item", "udo", "gil") == "306.3"


@hm("306.2", "214.3b", "214.3e", "407.4", "407.1")
def test_an_event_goes_to_the_discard_pile_and_does_what_it_says() -> None:
    here = table({"hand": ["trip"], "field": ["gil"]}, {"field": ["hank"]}, event("trip", plus(-3, ONE_OF_THEIRS)))
    here.do("event", "trip")
    assert here.zone("trip") == "discard"
    assert here.stat("hank") == 1


@hm("306.3", "214.4a", "214.4b", "214.4c", "214.4d", "214.4e")
def test_an_item_is_put_on_any_character_as_many_as_one_likes() -> None:
    coat = item("coat", always(plus(2, t.Bound("host"))))
    here = table({"hand": ["coat", "hat"], "field": ["gil"]}, {"field": ["hank"]}, coat)
    here.do("item", "coat", "hank")
    assert here.stat("hank") == 6
    assert here.controller("coat") == 0
    here.do("item", "hat", "hank")
    assert here.game.state.field[here.ref("hat")].at == here.ref("hank")


@hm("306.4", "402.1a", "402.3", "504", "503.1", "407.2")
def test_an_ability_is_paid_for_by_acting() -> None:
    maid = lady("maid", t.Activated((t.Exert(t.This()),), DRAW))
    here = table({"field": ["maid"]}, {"field": ["hank"]}, maid)
    here.do("use", "maid", 0)
    assert here.acted("maid")
    assert here.count(0, "hand") == 1
    assert here.why_not(0, "use", "maid", 0) == "402.1a"
    assert here.why_not(0, "attack", "hank") == "306.5b"


@hm("308", "308.1")
def test_what_is_set_up_while_the_turn_ends_waits_for_the_end_of_the_next() -> None:
    knot = lady("knot", on("turn_end", t.Later(t.Trigger("turn_end", by=ALL), DRAW), t.Anything()))
    here = table({"field": ["knot"]}, {}, knot)
    here.end()
    assert here.game.state.active == 1
    assert here.count(0, "hand") == 0
    here.end()
    assert here.count(0, "hand") == 1


@hm("309", "215.3b", "215.5c")
def test_seven_cards_are_kept() -> None:
    here = table({"hand": ["tea"] * 7 + ["hat", "gil"]})
    here.act("end")
    assert here.asked == (0, "309")
    here.pick("hat", "gil")
    assert here.cards(0, "discard") == ["gil", "hat"]
    assert here.count(0, "hand") == 7


@hm("215.3b")
def test_a_text_lets_more_cards_be_kept() -> None:
    here = table({"hand": ["tea"] * 9, "field": ["shelf"]}, {}, man("shelf", always(HandLimit(2))))
    here.end()
    assert here.count(0, "hand") == 9


@hm("310")
def test_what_lasts_until_the_end_of_the_turn_ends() -> None:
    here = table({"hand": ["cheer"], "field": ["gil"]}, {}, event("cheer", plus(3, t.Every(OWN))))
    here.do("event", "cheer")
    assert here.stat("gil") == 5
    here.end()
    assert here.stat("gil") == 2


@hm("300.1", "101.7")
def test_one_more_turn() -> None:
    here = table({"hand": ["again"]}, {}, event("again", ExtraTurn(YOU)))
    here.do("event", "again")
    here.act("end")
    assert (here.game.state.active, here.game.state.turn) == (0, 6)
    here.end()
    assert here.game.state.active == 1


@hm("306.3", "214.4a", "214.4c")
def test_only_an_item_is_put_on_somebody_and_only_on_a_character() -> None:
    here = table(
        {"hand": ["hat", "udo"], "field": [wearing("gil", "hat")], "stack": ["tea"] * 3},
        {"hand": ["hat"], "aside": ["wink"]},
    )
    assert here.why_not(1, "item", here.ref("hat", 1), "gil") == "214.4a"
    here.skip()
    assert here.why_not(0, "item", "udo", "gil") == "306.3"
    worn, held = here.game.state.field, here.game.zone(0, "hand")
    hats = [ref for ref in worn if here.game.key(ref) == "hat"]
    assert here.why_not(0, "item", here.game.state.refs[held[0]], hats[0]) == "214.4c"


@hm("401.4a", "402.3a")
def test_what_works_in_play_is_not_used_from_the_hand_nor_from_the_others() -> None:
    letter = lady("letter", t.Activated((t.ToDiscard(t.This()),), DRAW, "ot", zone="hand"))
    maid = lady("maid", t.Activated((t.Exert(t.This()),), DRAW))
    here = table({"hand": ["letter", "maid"]}, {"hand": ["letter"]}, letter, maid)
    assert here.why_not(1, "from_hand", here.ref("letter", 0), 0) == "402.3a"
    here.say(("pass",))
    assert here.why_not(0, "from_hand", "maid", 0) == "401.4a"


@hm("403.1a")
def test_what_resolves_before_something_is_used() -> None:
    """The discard pile is counted before the event has done anything."""
    bell = man(
        "bell", t.Triggered((t.Trigger("will_use", EVENT, by=YOU),), t.Draw(YOU, t.Count(t.Anything(), "hand", YOU)))
    )
    here = table({"hand": ["dump", "tea"], "field": ["bell"]}, {}, bell, event("dump", t.Discard(YOU, None)))
    here.do("event", "dump")
    assert here.count(0, "hand") == 0
    assert here.count(0, "discard") == 3, "one card had been drawn for the one in the hand, and both were discarded"
