"""Chapter 10.3 to 10.7 and 12.2: when abilities are valid, costs, playing step by step, automatic abilities."""

from __future__ import annotations

import pytest

from engine.games.quintuplets.keywords import exclusive, growth, use_condition
from engine.games.quintuplets.nodes import ToZone
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    YOU,
    always,
    character,
    episode,
    event,
    got,
    hero,
    on,
    plus,
    table,
)

NOBODY_ELSE = t.Compare(t.Count(t.AllOf((OWN, t.Other()))), "==", 0)
TWO = t.Compare(t.Count(OWN), ">=", 2)


@got("10.3.2", "10.3.3", "12.2.3.3")
def test_what_does_not_hold_when_it_is_played_asks_nothing() -> None:
    """It waits, is played and does nothing: its choice is not made."""
    lone = character("lone", t.Triggered((t.Trigger("appear", SELF),), t.May(DRAW), NOBODY_ELSE))
    here = table({"hand": ["lone"], "lanes": ["anzu"]}, {}, lone)
    here.do("character", "lone", 1)
    assert (here.question.rule, here.hand(0)) == ("7.3.2", [])
    here = table({"hand": ["lone"]}, {}, lone)
    here.do("character", "lone", 1)
    assert here.question.kind == "may"


@got("12.2.4", "12.2.3.1", "12.2.3.2")
def test_of_several_conditions_all_must_hold() -> None:
    both = t.Both((TWO, t.Compare(t.Count(t.Anything(), "brides", YOU), ">=", 1)))
    picky = character("picky", t.Activated((), DRAW, condition=both), always(plus(3), when=both))
    poor = table({"lanes": ["picky", "anzu"]}, {}, picky)
    assert (poor.why_not(0, "use", "picky", 0), poor.power("picky")) == ("12.2.3.2", 2)
    here = table({"lanes": ["picky", "anzu"], "brides": ["ema"]}, {}, picky)
    assert here.power("picky") == 5
    here.do("use", "picky", 0)
    assert here.hand(0) == ["ema"]


@got("10.3.4.1", "10.3.4.1.1")
def test_what_a_text_says_of_playing_its_card_holds_in_the_hand() -> None:
    grown = character("grown", growth("anzu"), power=5)
    ribbon = episode("ribbon", exclusive("anzu"))
    wish = event("wish", DRAW, when=use_condition("beni"))
    here = table({"hand": ["grown", "ribbon", "wish", "tea"], "lanes": ["beni", "anzu"]}, {}, grown, ribbon, wish)
    assert here.why_not(0, "character", "grown", 0) == "8.2.1.2"
    assert here.why_not(0, "episode", "ribbon", "beni") == "12.8.2"
    assert here.offers("character", "grown", 1)
    assert here.offers("episode", "ribbon", "anzu")
    assert here.offers("event", "wish")
    here.do("event", "tea")
    assert "ema" in here.hand(0)


@got("10.3.4.2", "10.3.4.3")
def test_abilities_hold_in_lanes_and_nowhere_else() -> None:
    proud = hero("proud", always(plus(5, t.Every(CHARACTER))))
    bright = character("bright", always(plus(1, t.Every(t.AllOf((OWN, t.Other()))))))
    here = table(
        {"hand": ["bright"], "brides": ["bright"], "lanes": ["anzu"], "hero_deck": ["proud"]}, {}, bright, proud
    )
    assert here.power("anzu") == 2
    here.do("character", "bright", 1)
    assert here.power("anzu") == 3


@got("10.4.2.1", "10.4.2.2", "10.6.2.5")
def test_costs_are_paid_in_the_order_of_the_text_and_whole() -> None:
    costs = (t.Discard(YOU, 1), t.ToDiscard(t.Chosen(t.AllOf((OWN, t.Other())))))
    dear = character("dear", t.Activated(costs, plus(4)))
    poor = table({"lanes": ["dear", "anzu"]}, {}, dear)
    assert poor.why_not(0, "use", "dear", 0) == "10.4.2.2"
    here = table({"lanes": ["dear", "anzu", "beni"], "hand": ["tea"]}, {}, dear)
    here.do("use", "dear", 0)
    assert here.question.kind in ("card", "pay")
    here.pick("tea")
    here.say(next(option for option in here.question.options if option[1:2] == (here.ref("beni"),)))
    assert (here.zone("tea"), here.zone("beni"), here.power("dear")) == ("discard", "discard", 6)


@got("10.6.2", "10.6.2.1", "10.6.2.3", "10.6.2.4", "10.6.2.6", "10.6.4.1", "10.6.4.2", "10.6.5")
def test_a_card_is_shown_resolved_and_comes_from_where_it_was() -> None:
    here = table({"hand": ["anzu", "apron"]}, {})
    here.do("character", "anzu", 2)
    here.do("episode", "apron", "anzu")
    told = [each.kind for each in here.there.inputs.events if each.kind in ("play", "appear", "set")]
    assert told == ["play", "appear", "play", "set"]
    assert (here.lane("anzu"), here.game.state.field[here.ref("apron")].at) == (3, here.ref("anzu"))


@got("10.6.5", "5.9.1")
def test_who_is_played_appears_and_does_not_leave_where_it_was_resolved() -> None:
    eager = character("eager", on("appear", DRAW), on("leave", t.Draw(YOU, 5)))
    here = table({"hand": ["eager"]}, {}, eager)
    here.do("character", "eager", 0)
    assert here.hand(0) == ["ema"]


@got("10.6.2.6.2", "10.7.7")
def test_an_ability_resolves_though_its_card_is_gone() -> None:
    brief = character("brief", t.Activated((t.ToDiscard(t.This()),), t.Draw(YOU, 2)))
    here = table({"lanes": ["brief"]}, {}, brief)
    here.do("use", "brief", 0)
    assert (here.zone("brief"), len(here.hand(0))) == ("discard", 2)


@got("10.8.1", "10.6.4.3")
def test_a_single_effect_is_carried_out_once_and_is_over() -> None:
    here = table({"hand": ["tea"]})
    here.do("event", "tea")
    assert (here.hand(0), here.zone("tea")) == (["ema"], "discard")
    assert here.game.state.lasting == []


@got("10.6.3.1.3", "10.6.3.1.2")
def test_where_there_is_nothing_to_choose_all_that_belongs_to_it_is_left_out() -> None:
    reach = event("reach", t.Seq((t.ToHand(ONE_OF_THEIRS), plus(2, ONE_OWN))))
    here = table({"hand": ["reach"], "lanes": ["anzu"]}, {}, reach)
    here.do("event", "reach")
    assert (here.power("anzu"), here.question.rule) == (4, "7.3.2")


@got("10.7.3.2")
def test_what_cannot_be_played_waits_once_less() -> None:
    """Once in a turn, triggered twice: the second one goes."""
    once = character("once", t.Triggered((t.Trigger("leave", CHARACTER, by=t.Players()),), DRAW, limit="turn"))
    sweep = event("sweep", t.ToDiscard(t.Every(t.AllOf((CHARACTER, t.Side(False))))))
    here = table({"hand": ["sweep"], "lanes": ["once"]}, {"lanes": ["anzu", "beni"]}, once, sweep)
    here.do("event", "sweep")
    while here.question.kind in ("trigger", "may"):
        here.say(here.question.options[0])
    assert here.hand(0) == ["ema"]
    assert here.game.state.waiting == []


@got("12.5.3.1", "12.5.3")
@pytest.mark.parametrize("play", [True, False])
def test_what_is_once_by_name_may_be_left_unplayed(play: bool) -> None:
    named = character("named", t.Triggered((t.Trigger("appear", OWN),), DRAW, limit="name"))
    here = table({"hand": ["anzu"], "lanes": ["named", "named"]}, {}, named)
    here.do("character", "anzu", 2)
    while here.question.kind in ("trigger", "may"):
        if here.question.kind == "may":
            here.say(("yes",) if play else ("no",))
        else:
            here.say(here.question.options[0])
    assert len(here.hand(0)) == int(play)


@got("12.5.2", "12.5.3")
def test_cards_of_other_names_are_not_counted_with_it() -> None:
    once = [event(key, DRAW, limit="name") for key in ("red", "blue")]
    lamps = [character(key, t.Activated((), DRAW, limit="name")) for key in ("lamp", "light")]
    here = table({"hand": ["red", "blue"], "lanes": ["lamp", "light"]}, {}, *once, *lamps)
    here.do("event", "red")
    here.do("event", "blue")
    here.do("use", "lamp", 0)
    here.do("use", "light", 0)
    assert len(here.hand(0)) == 4


@got("10.9.1.1", "10.9.1.7.2", "10.9.1.5")
def test_printed_values_first_and_then_what_came_first() -> None:
    """Two effects that each set what the other changes apply in the order in which they were played."""
    here = table({"hand": ["weak", "weak"], "lanes": ["anzu"]}, {}, event("weak", plus(1, t.Chosen(CHARACTER))))
    assert here.power("anzu") == 2
    here.do("event", "weak")
    here.do("event", "weak#2")
    assert here.power("anzu") == 4
    stamps = [effect.stamp for effect in here.game.state.lasting]
    assert stamps == sorted(stamps)


@got("10.11.1", "10.7.4.1.2")
def test_a_text_that_asks_for_a_card_that_has_left_is_told_how_it_was() -> None:
    last = character(
        "last", t.Triggered((t.Trigger("leave", SELF),), t.Draw(YOU, t.StatOf("power", t.This()))), power=1
    )
    out = event("out", t.Seq((plus(2, ONE_OWN), ToZone(t.Bound("chosen"), "removed"))))
    here = table({"hand": ["out"], "lanes": ["last"]}, {}, last, out)
    here.do("event", "out")
    assert len(here.hand(0)) == 3
