"""Rulings that nothing else shows: each test goes red when the ruling is decided the other way."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.keywords import scheme
from engine.games.precious_memories.nodes import Alter, Appear, Leaves, Nullify, PutCoins, Remove
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.machine import take
from engine.kernel.state.question import Leave
from engine.kernel.views.build import build_view
from tests.rules.precious_memories.stock import (
    CHARACTER,
    DRAW,
    EVENT,
    ONE_OF_THEIRS,
    OWN,
    SELF,
    YOU,
    Table,
    always,
    character,
    event,
    keyword,
    on,
    plus,
    pm,
    table,
    text,
)
from tests.rules.precious_memories.test_5_what_texts_speak_of import says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

LEVELS = keyword("levels_up")
LOW = character("LEV-700", name="Lev", power=(20, 20))
FIRST = character("LEV-701", LEVELS, name="Lev", cost=2, power=(30, 30))
SECOND = character("LEV-702", LEVELS, name="Lev", cost=1, power=(40, 40))
STOP = event("STO-703", Nullify(EVENT), "main_interrupt")
SEEN = t.Trigger("blocked", t.Side(True))


# --- what is paid ---


@pm("R-PM-08")
def test_a_purple_card_for_nothing_asks_for_no_colour() -> None:
    here = table({"hand": ["PUR-710"]}, {}, character("PUR-710", cost=0, color="purple"))
    here.play("PUR-710")
    assert here.zone("PUR-710") == "main"


@pm("PM-purple")
def test_who_lacks_purple_alone_is_told_so_and_who_lacks_more_is_not() -> None:
    purple = character("PUR-711", cost=2, color="purple")
    for hand, told in ((["ann", "bea"], "PM-purple"), (["ann"], "R-PM-20")):
        here = table({"hand": ["PUR-711", *hand]}, {}, purple)
        assert here.why_not(0, "character", "PUR-711", 0) == told


@pm("R-PM-35")
@pytest.mark.parametrize(("paid", "drawn"), [((), 0), (("ann",), 1), (("WEL-712",), 3), (("ann", "WEL-712"), 4)])
def test_x_is_what_was_generated_and_not_how_many_cards_paid(paid: tuple[str, ...], drawn: int) -> None:
    user = character("USE-713", text(t.Draw(YOU, t.Tally("paid")), x=True))
    here = table({"main": ["USE-713"], "hand": ["ann", "WEL-712"]}, {}, user, character("WEL-712", gives=3))
    here.say(here.option("use", "USE-713", 0))
    here.pay(*paid) if paid else here.say(("done",))
    here.unanswered()
    assert here.hand(0).count("GUS-009") == drawn


@pm("R-PM-13", "R-PM-14")
def test_a_further_level_costs_what_is_printed_on_it_and_nothing_for_what_lies_beneath() -> None:
    """One card pays; the character by then costs three, and with the new card on top it would, too."""
    here = table({"main": ["LEV-700"], "hand": ["LEV-701", "LEV-702", "ann"]}, {}, LOW, FIRST, SECOND)
    here.do("level_up", "LEV-701", "LEV-700")
    here.passes() if here.asked[0] == 1 else None
    assert here.stat("LEV-700", "cost") == 3
    here.say(here.option("level_up", "LEV-702", "LEV-700"))
    here.pay("ann")
    assert (here.stat("LEV-700", "lv"), here.stat("LEV-700", "cost")) == (3, 3)


@pm("R-PM-41")
def test_levelling_up_is_no_play_to_respond_to_and_passes_the_priority_on() -> None:
    heard = character("HEA-714", on("play", DRAW, CHARACTER, by=t.Players()))
    hands = {"main": ["LEV-700", "HEA-714"], "hand": ["LEV-701"]}, {"hand": ["STO-703", "ann"]}
    here = table(*hands, LOW, FIRST, STOP, heard)
    here.say(here.option("level_up", "LEV-701", "LEV-700"))
    assert (here.question.rule, here.asked, here.hand(0)) == ("R-PM-19", (1, "action"), [])


@pm("R-PM-41")
@pytest.mark.parametrize(("area", "rule"), [("main", "R-PM-22"), ("support", "")])
def test_in_the_main_area_only_a_card_with_ap_and_dp_is_put_on_top(area: str, rule: str) -> None:
    weak = character("LEV-715", LEVELS, name="Lev", power=None)
    here = table({area: ["LEV-700"], "hand": ["LEV-715"]}, {}, LOW, weak)
    if rule:
        assert here.why_not(0, "level_up", "LEV-715", "LEV-700") == rule
    else:
        assert here.offers("level_up", "LEV-715", "LEV-700")


# --- what lies face down, and what comes without being paid for ---


@pm("R-PM-16")
def test_what_lies_face_down_keeps_no_copy_of_it_off_the_field() -> None:
    here = table({"popped": ["ann"], "hand": ["ann#2"]}, {})
    here.play("ann#2")
    assert here.zone("ann#2") == "main"


@pm("R-PM-16")
def test_a_copy_on_the_field_keeps_the_one_that_lies_face_down_from_appearing() -> None:
    """Face up it would have its number again."""
    epic = event("EPI-716", Appear(t.Chosen(CHARACTER, zone="popped", whose=YOU)))
    here = table({"popped": ["ann", "bea"], "main": ["ann#2"], "hand": ["EPI-716"]}, {}, epic)
    here.play("EPI-716")
    answers(here)
    assert "popped" in (here.zone("ann"), here.zone("ann#2"))


@pm("R-PM-15")
@pytest.mark.parametrize("beneath", [["VIO-717"], ["VIO-718"]])
def test_what_is_played_from_beneath_asks_for_no_purple(beneath: list[str]) -> None:
    gift = event("VIO-717", DRAW, "main_own", cost=5, color="purple")
    guest = character("VIO-718", on("appear", DRAW), cost=5, color="purple", power=None)
    here = _blocked(*beneath, more=(gift, guest))
    here.pick(*beneath)
    here.unanswered()
    assert here.hand(0) == ["GUS-009"]


@pm("R-PM-11")
def test_of_what_lies_beneath_one_card_is_played_each_time_or_none() -> None:
    for answer, left in (("PLO-719", 1), ("", 2)):
        plots = [event(key, DRAW, "main_own", cost=5) for key in ("PLO-719", "PLO-720")]
        here = _blocked("PLO-719", "PLO-720", more=tuple(plots))
        here.pick(answer) if answer else here.no()
        here.unanswered()
        assert here.asked[1] == "action"
        own = next(each for each in build_view(here.game, 0).seats[0].pieces if each.key == "SCH-721")
        assert (len(own.beneath), here.hand(0)) == (left, ["GUS-009"] * (2 - left))


def _blocked(*beneath: str, more: tuple[Card, ...]) -> Table:
    """Somebody who schemes is blocked; everybody has a card in hand, so that windows are asked."""
    schemer = character("SCH-721", scheme(SEEN))
    mine = {"main": [{"card": "SCH-721", "beneath": list(beneath)}]}
    here = table(mine, {"main": ["dot"], "hand": ["ann"]}, schemer, *more)
    here.declare()
    here.say(here.option("approach", "SCH-721"))
    here.step()
    here.say(here.option("block", "dot"))
    return here


@pm("R-PM-12")
def test_coins_do_not_come_back_with_the_card() -> None:
    away = event("AWA-722", t.ToHand(t.Chosen(OWN)))
    here = table({"main": [{"card": "ann", "coins": {"ten_coin": 2}}], "hand": ["AWA-722"]}, {}, away)
    here.play("AWA-722")
    answers(here)
    here.play("ann")
    assert (here.zone("ann"), here.power("ann")) == ("main", (30, 30))


# --- in which order ---


@pm("R-PM-43")
def test_a_number_that_hangs_on_another_counts_after_it_however_old_it_is() -> None:
    """The older effect asks for an AP of 50, which the newer one brings about."""
    strong = always(t.Modify(t.Every(t.AllOf((OWN, t.Has("ap", ">=", 50)))), "dp", 10))
    here = table({"main": ["ann", "OLD-730"], "hand": ["PLU-731"]}, {}, character("OLD-730", strong), _more(20))
    assert here.power("ann") == (30, 30)
    here.play("PLU-731")
    choose(here, "ann")
    assert here.power("ann") == (50, 40)


@pm("R-PM-43")
def test_texts_come_before_numbers_however_new_they_are() -> None:
    """Whose text is nullified gives nothing any more, though it has given it first."""
    gives = character("GIV-732", always(t.Modify(t.Every(t.AllOf((OWN, t.Other()))), "ap", 20)))
    mute = event("MUT-733", t.Lose(t.Chosen(OWN), (), whole=True))
    here = table({"main": ["GIV-732", "ann"], "hand": ["MUT-733"]}, {}, gives, mute)
    assert here.power("ann") == (50, 30)
    here.play("MUT-733")
    choose(here, "GIV-732")
    assert here.power("ann") == (30, 30)


@pm("R-PM-47")
def test_what_a_text_says_is_chosen_as_it_resolves_and_not_as_it_is_played() -> None:
    """The other player responds without knowing whom it will be done to, and takes one of them away."""
    exits = event("EXI-734", Leaves(ONE_OF_THEIRS))
    flee = event("FLE-735", t.ToHand(t.Chosen(OWN)), "main_interrupt")
    theirs = {"main": ["bea", "clo", "dot"], "hand": ["FLE-735"]}
    here = table({"hand": ["EXI-734"]}, theirs, exits, flee)
    here.say(here.option("event", "EXI-734"))
    assert here.question.rule == "R-PM-28"
    here.say(here.option("event", "FLE-735"))
    choose(here, "bea")
    here.unanswered()
    assert here.asked == (0, "target")
    assert {option[1] for option in here.question.options} == {here.ref("clo"), here.ref("dot")}


# --- instead ---


@pm("R-PM-45")
@pytest.mark.parametrize("texts", [1, 2])
def test_who_owns_the_character_decides_what_happens_instead_each_effect_once(texts: int) -> None:
    """The other player's effect makes it exit; whose it is says what happens, and no effect is asked about twice."""
    guards = [t.Instead("exit", SELF, effect, optional=True) for effect in (Remove(t.This()), t.ToHand(t.This()))]
    gone = character("GON-736", *(always(each) for each in guards[:texts]))
    here = table({"hand": ["EXI-734"]}, {"main": ["GON-736"]}, gone, event("EXI-734", Leaves(ONE_OF_THEIRS)))
    here.play("EXI-734")
    assert here.asked == (1, "replace")
    assert len(here.question.options) == texts + 1
    here.say(here.question.options[-1])
    assert here.zone("GON-736") == "discard"


# --- the end ---


@pm("R-PM-48")
def test_a_circle_that_nobody_can_leave_is_a_draw() -> None:
    turns = character("LOO-740", on("rested", t.Seq((t.Ready(t.This()), t.Exert(t.This())))))
    here = table({"main": ["LOO-740"]}, {}, turns)
    here.declare()
    here.say(here.option("approach", "LOO-740"))
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((), "R-PM-48", "loop")


@pm("R-PM-48")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("mid_payment", [False, True])
def test_who_gives_up_has_lost_whoever_is_asked(seat: int, mid_payment: bool) -> None:
    here = table({"main": ["ann"], "hand": ["dot", "bea", "clo", "eve"]}, {"main": ["bea#2"]})
    if mid_payment:
        here.say(here.option("character", "dot", 0))
        assert here.asked == (0, "pay")
    take(here.game, Leave(seat))
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1 - seat,), "R-PM-48")


@pm("R-PM-03")
def test_whose_deck_an_alteration_empties_has_lost_before_the_rest_of_the_text() -> None:
    """Two at most are there to be removed, and what would have come after is not done."""
    both = event("ALT-741", t.Seq((Alter(2), PutCoins(t.Chosen(OWN), "ten_coin"))))
    here = table({"main": ["ann"], "hand": ["ALT-741"], "deck": ["bea"]}, {}, both)
    here.play("ALT-741")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, here.power("ann")) == ((1,), (30, 30))


def _more(ap: int) -> Card:
    return event("PLU-731", plus(ap, 0, t.Chosen(OWN)))


# --- "this card" beside a chosen one ---


@pytest.mark.parametrize(("approacher", "rests"), [("SAY-742", False), ("bea", True)])
def test_what_waits_for_this_card_is_done_to_the_named_one(approacher: str, rests: bool) -> None:
    """Neither the approach of the named one nor the state of this card has anything to do with it."""
    later = "このターン、このカードがアプローチした場合、指定したキャラを活動状態にする。"
    says_so = says("SAY-742", f"[メイン/自分]:《0》自分の「Ann-001」1枚を指定する。{later}")
    here = table({"main": ["SAY-742", {"card": "ann", "rested": True}, "bea"]}, {}, says_so)
    here.say(here.option("use", "SAY-742", 0))
    answers(here)
    here.declare()
    here.say(here.option("approach", approacher))
    assert (here.is_rested("ann"), here.is_rested(approacher)) == (rests, True)
