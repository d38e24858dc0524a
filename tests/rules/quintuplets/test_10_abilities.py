"""Chapter 10: check timing, automatic abilities, layers, replacement; chapter 11: rule processing."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.games.quintuplets.keywords import disguise, use_condition
from engine.games.quintuplets.nodes import Attach, LayHero, MorePlays, ToLane, ToZone
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    HEROES,
    ONE_HERO,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    YOU,
    Table,
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

ANY = t.Anything()
EMPTY = t.Compare(t.Count(ANY, "hand", YOU), "==", 0)


def order_of(here: Table) -> list[str]:
    """The cards whose abilities were played, in order."""
    return [str(event.args[1]) for event in here.there.inputs.events if event.kind == "resolve"]


@got("10.5.3.2", "10.5.3.3", "10.5.3.4", "10.5.1.1", "10.7.3", "10.7.3.1")
def test_check_timing_masterless_then_the_turn_players_then_the_others() -> None:
    bell = event("bell", t.ToDiscard(ONE_OWN))
    mine = character("mine", on("leave", t.Draw(YOU, 1), CHARACTER, by=t.Players()))
    other = character("other", on("leave", t.Draw(YOU, 1), CHARACTER, by=t.Players()))
    watcher = hero("watcher", on("leave", t.Draw(YOU, 1), CHARACTER, by=t.Players()))
    here = table(
        {"hand": ["bell"], "lanes": ["ema", "mine"]},
        {"lanes": ["other"]},
        bell,
        mine,
        other,
        watcher,
        heroes=["watcher"],
    )
    here.do("event", "bell")
    here.pick("ema")
    assert order_of(here) == ["watcher", "mine", "other"]
    assert [len(here.hand(seat)) for seat in (0, 1)] == [2, 1]


@got("10.7.2", "10.7.2.1")
def test_an_ability_waits_as_often_as_it_is_met() -> None:
    storm = event("storm", t.ToDiscard(t.Every(t.AllOf((CHARACTER, t.Side(False))))))
    mine = character("mine", on("leave", DRAW, t.AllOf((CHARACTER, t.Side(False))), by=t.Players()))
    here = table({"hand": ["storm"], "lanes": ["mine"]}, {"lanes": ["anzu", "beni"]}, storm, mine)
    here.do("event", "storm")
    while here.question.kind == "trigger":
        here.say(here.question.options[0])
    assert len(here.hand(0)) == 2


@got("10.7.3")
@pytest.mark.parametrize(
    ("body", "copies", "offered"),
    [(DRAW, 1, 0), (DRAW, 2, 2), (t.May(DRAW), 1, 2)],
    ids=["of one card", "of two", "each may be used or not"],
)
def test_abilities_of_one_card_that_are_the_same_are_not_put_in_order(
    body: t.Effect, copies: int, offered: int
) -> None:
    theirs = t.AllOf((CHARACTER, t.Side(False)))
    storm = event("storm", t.ToDiscard(t.Every(theirs)))
    mine = character("mine", on("leave", body, theirs, by=t.Players()))
    here = table({"hand": ["storm"], "lanes": ["mine"] * copies}, {"lanes": ["anzu", "beni"]}, storm, mine)
    here.do("event", "storm")
    assert len(here.question.options if here.question.kind == "trigger" else ()) == offered
    if not offered:
        assert len(here.hand(0)) == 2, "each of them has been carried out"


@got("12.4.2.1", "12.4.2")
def test_once_a_turn_may_be_left_and_is_not_played_twice() -> None:
    storm = event("storm", t.ToDiscard(t.Every(t.AllOf((CHARACTER, t.Side(False))))))
    ability = t.Triggered(
        (t.Trigger("leave", t.AllOf((CHARACTER, t.Side(False))), by=t.Players()),), DRAW, limit="turn"
    )
    mine = character("mine", ability)
    for said, drawn in (("yes", 1), ("no", 0)):
        here = table({"hand": ["storm"], "lanes": ["mine"]}, {"lanes": ["anzu", "beni"]}, storm, mine)
        here.do("event", "storm")
        while here.question.kind in ("trigger", "may"):
            here.say(here.question.options[0] if here.question.kind == "trigger" else (said,))
        assert len(here.hand(0)) == drawn


@got("10.7.3.1.1", "10.7.3.2.1", "10.1.1.2.2")
def test_the_cost_of_an_automatic_ability_may_be_left_unpaid() -> None:
    ability = on("appear", t.May(t.ToDo(t.Discard(YOU, 1), t.Draw(YOU, 2))))
    guest = character("guest", ability)
    here = table({"hand": ["guest", "tea"]}, {}, guest)
    here.do("character", "guest", 0)
    here.no()
    assert here.question.rule == "7.3.2"
    assert here.hand(0) == ["tea"]


@got("10.7.6", "10.7.6.1")
def test_a_state_triggers_once_and_again_if_it_still_is() -> None:
    """GOT-10.7.6-ex1."""
    lone = character("lone", t.Triggered((t.Trigger("state", state=EMPTY),), plus(1)))
    here = table({"hand": ["tea"], "lanes": ["lone"]}, {}, lone)
    here.do("event", "tea")
    assert here.power("lone") == 2
    filled = character("filled", t.Triggered((t.Trigger("state", state=EMPTY),), DRAW))
    here = table({"hand": ["apron"], "lanes": ["filled"]}, {}, filled)
    here.do("episode", "apron", "filled")
    assert here.hand(0) == ["ema"]


@got("13.1.1.3")
def test_a_state_that_never_ends_is_a_draw() -> None:
    lone = character("lone", t.Triggered((t.Trigger("state", state=EMPTY),), plus(1)))
    here = table({"hand": ["apron"], "lanes": ["lone"]}, {}, lone)
    here.do("episode", "apron", "lone")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert outcome.rule == "13.1.1.3"


@got("10.7.4.1.2", "10.11.1", "10.7.7")
def test_who_leaves_a_lane_is_known_as_she_was_there() -> None:
    farewell = on("to_discard", t.Draw(YOU, t.StatOf("power", t.This())))
    guest = character("guest", farewell)
    bell = event("bell", t.ToDiscard(ONE_OWN))
    here = table({"hand": ["bell"], "lanes": [{"card": "guest", "episodes": ["apron"]}]}, {}, guest, bell)
    here.do("event", "bell")
    assert len(here.hand(0)) == 3


@got("10.7.4.2", "10.9.3.1")
def test_who_comes_triggers_by_coming() -> None:
    guest = character("guest", on("appear", DRAW, t.AllOf((OWN, t.Has("power", ">=", 3)))), always(plus(1)))
    here = table({"hand": ["guest"]}, {}, guest)
    here.do("character", "guest", 0)
    assert here.hand(0) == ["ema"]


@got("10.7.5", "10.7.5.1")
def test_a_timed_trigger_comes_once() -> None:
    later = event("later", t.Later(t.Trigger("turn_end", by=t.Players()), DRAW, "turn", once=True))
    here = table({"hand": ["later"]}, {}, later)
    here.do("event", "later")
    here.end()
    assert here.hand(0) == ["ema"]


@got("10.7.5", "10.7.5.1")
def test_a_timed_trigger_without_a_duration_is_met_once_and_is_over() -> None:
    first = event("first", t.Later(t.Trigger("appear", CHARACTER, by=t.Players()), DRAW, "turn", once=True))
    more = event("more", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU)))
    here = table({"hand": ["first", "more", "more"], "waiting_room": ["anzu", "beni"]}, {}, first, more)
    here.do("event", "first")
    for each in ("more", "more#2"):
        here.do("event", each)
        if here.question.kind == "card":
            here.pick("anzu")
        here.say(("slot", 2 if each == "more" else 3))
    assert here.hand(0) == ["ema"]


# --- effects on lanes ---


@got("4.14.2.2", "4.14.2.2.1", "4.1.4")
def test_who_moves_into_a_taken_lane_changes_places_and_keeps_everything() -> None:
    go = event("go", t.Seq((plus(2, ONE_OWN), ToLane(t.Bound("chosen")))))
    here = table({"hand": ["go"], "lanes": [{"card": "anzu", "episodes": ["apron"]}, "beni"]}, {}, go)
    here.do("event", "go")
    here.pick("anzu")
    here.say(("slot", 1))
    assert (here.lane("anzu"), here.lane("beni"), here.power("anzu")) == (2, 1, 5)


@got("4.3.4")
def test_left_and_right_are_as_each_player_sees_them() -> None:
    left = event("left", ToLane(t.Chosen(CHARACTER), lane="leftmost"))
    edge = character("edge", always(plus(3), when=t.Matches(t.This(), t.In("leftmost"))))
    for seat, lane in (("A", 1), ("B", 5)):
        side = {"hand": ["left"], "lanes": [None, "edge"]}
        sides = (side, {}) if seat == "A" else ({}, side)
        here = table(*sides, left, edge, seat=seat)
        here.do("event", "left")
        assert (here.lane("edge"), here.power("edge")) == (lane, 5)


@got("5.8.1", "5.8.2")
def test_two_change_places_or_neither() -> None:
    swap = event("swap", ToLane(ONE_OWN, t.Chosen(t.AllOf((OWN, t.Other())))))
    here = table({"hand": ["swap"], "lanes": ["anzu", None, "beni"]}, {}, swap)
    here.do("event", "swap")
    here.pick("anzu")
    assert (here.lane("anzu"), here.lane("beni")) == (3, 1)


@got("5.10.1", "5.10.3")
def test_an_effect_sets_an_episode_from_the_waiting_room() -> None:
    dress = event("dress", Attach(t.Chosen(t.Kind("episode"), zone="discard", whose=YOU), ONE_OWN))
    here = table({"hand": ["dress"], "lanes": ["anzu"], "waiting_room": ["shoes"]}, {}, dress)
    here.do("event", "dress")
    assert here.power("anzu") == 5


@got("5.9.1", "12.6.2", "1.3.2")
def test_an_effect_lets_somebody_appear_who_grows_only_where_she_can() -> None:
    call = event("call", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU)))
    here = table({"hand": ["call"], "waiting_room": ["anzu"], "lanes": ["beni"]}, {}, call)
    here.do("event", "call")
    here.say(("slot", 4))
    assert here.lane("anzu") == 5


@got("5.2.1", "1.3.2.1", "4.4.4", "6.2.1.6.2")
def test_heroes_are_turned_and_new_ones_come_to_empty_lanes() -> None:
    turn = event("turn", t.Seq((t.Flip(ONE_HERO), LayHero(1))))
    here = table(
        {"hand": ["turn"], "hero_deck": ["snow"]}, {}, turn, heroes=["tram", None, "awning", "ledger", "abacus"]
    )
    here.do("event", "turn")
    here.pick("tram")
    assert here.game.state.field[here.ref("tram")].face_down
    assert here.lane("snow") == 2


@got("5.6.3", "5.6.3.1", "5.6.3.2", "5.6.3.3", "5.6.3.4", "5.7.2", "5.7.2.3", "5.7.2.4", "5.7.2.5", "1.3.5.1")
def test_up_to_a_number_is_asked_card_by_card() -> None:
    sip = event("sip", t.Draw(YOU, 3, upto=True))
    here = table({"hand": ["sip"]}, {}, sip)
    here.do("event", "sip")
    here.yes()
    here.no()
    assert len(here.hand(0)) == 1
    peek = event("peek", t.Seq((t.Look(3, upto=True), t.Take(), t.PutRest("bottom"))))
    here = table({"hand": ["peek"]}, {}, peek)
    here.do("event", "peek")
    here.yes()
    here.yes()
    here.no()
    assert len(here.question.options) == 2


@got("4.11.2", "5.4.1")
def test_what_is_removed_face_down_is_seen_by_nobody() -> None:
    hide = event("hide", ToZone(t.Chosen(OWN), "removed", covered=True))
    here = table({"hand": ["hide"], "lanes": ["anzu"]}, {}, hide)
    here.do("event", "hide")
    view = here.there.view(1)
    assert view.seats[0].counts["removed"] == 1
    assert view.seats[0].zones["removed"] == ()


@got("1.2.4")
def test_an_effect_wins_the_game() -> None:
    crown = event("crown", t.Win(YOU))
    here = table({"hand": ["crown"]}, {}, crown)
    here.do("event", "crown")
    assert here.game.state.outcome is not None
    assert here.game.state.outcome.rule == "1.2.4"


@got("8.2.2", "1.3.1")
def test_an_effect_allows_another_character() -> None:
    more = event("more", MorePlays("character"))
    here = table({"hand": ["more", "anzu", "beni"]}, {}, more)
    here.do("character", "anzu", 0)
    here.do("event", "more")
    here.do("character", "beni", 1)
    assert here.lane("beni") == 2


# --- layers (10.9) ---

LOSES = always(t.Lose(t.Every(t.AllOf((OWN, t.Class("beni")))), (), whole=True))
STRONG = always(plus(2, t.Every(OWN)))
COUNTS = always(plus(t.Count(t.AllOf((OWN, t.With("bright"))))))
SHINES = always(t.Grant(t.Every(t.AllOf((OWN, t.Not(t.Class("beni"))))), (t.Keyword("bright"),)))


@got("10.9.1", "10.9.1.3", "10.9.1.4", "10.9.1.5", "10.9.1.6", "10.9.1.7", "10.9.1.7.1")
@pytest.mark.parametrize("order", list(permutations(("quiet", "loud", "count", "lamp"))))
def test_the_order_of_arrival_does_not_matter_where_layers_and_dependency_decide(order: tuple[str, ...]) -> None:
    cards = (
        character("quiet", LOSES, person="anzu"),
        character("loud", STRONG, person="beni"),
        character("count", COUNTS),
        character("lamp", SHINES),
    )
    here = table({"lanes": list(order)}, {}, *cards)
    assert {name: here.power(name) for name in order} == {"quiet": 2, "loud": 2, "count": 5, "lamp": 2}


@got("10.9.2", "4.1.4", "10.9.3")
def test_an_effect_stays_on_who_is_there_and_not_on_who_comes() -> None:
    boost = event("boost", plus(2, t.Every(OWN)))
    here = table({"hand": ["boost", "beni"], "lanes": ["anzu"]}, {}, boost)
    here.do("event", "boost")
    here.do("character", "beni", 1)
    assert (here.power("anzu"), here.power("beni")) == (4, 3)


@got("12.9.2")
def test_a_disguise_is_somebody_else_in_every_zone() -> None:
    mask = character("mask", disguise("anzu"), person="ema")
    wish = event("wish", DRAW, when=use_condition("anzu"))
    here = table({"hand": ["wish"], "brides": ["mask"]}, {}, mask, wish)
    here.do("event", "wish")
    assert here.hand(0) == ["ema"]


# --- replacement (10.10) ---

KEEPS = t.Instead("to_discard", SELF, t.ToHand(t.This()))
LEAVES = t.Instead("to_discard", SELF, ToZone(t.This(), "removed"))


@got("10.10.1", "10.10.2", "10.10.2.1", "10.10.2.3")
def test_of_two_replacements_the_master_of_the_card_chooses() -> None:
    ghost = character("ghost", always(KEEPS), always(LEAVES))
    bell = event("bell", t.ToDiscard(ONE_OF_THEIRS))
    here = table({"hand": ["bell"]}, {"lanes": ["ghost"]}, ghost, bell)
    here.do("event", "bell")
    assert here.asked == (1, "replace")
    here.say(here.question.options[0])
    assert here.zone("ghost") in ("hand", "removed")


@got("10.10.3")
def test_an_optional_replacement_that_cannot_be_paid_does_not_apply() -> None:
    saves = t.Instead("to_discard", SELF, t.ToDo(t.Discard(YOU, 1), t.ToHand(t.This())), optional=True)
    ghost = character("ghost", always(saves))
    bell = event("bell", t.ToDiscard(ONE_OF_THEIRS))
    here = table({"hand": ["bell"]}, {"lanes": ["ghost"]}, ghost, bell)
    here.do("event", "bell")
    assert here.zone("ghost") == "discard"


@got("10.10.1")
def test_of_several_those_that_nothing_replaces_go_together() -> None:
    ghost = character("ghost", always(KEEPS))
    storm = event("storm", t.ToDiscard(t.Every(CHARACTER)))
    here = table({"hand": ["storm"], "lanes": ["anzu"]}, {"lanes": ["ghost", "beni"]}, ghost, storm)
    here.do("event", "storm")
    assert [here.zone(name) for name in ("anzu", "beni", "ghost")] == ["discard", "discard", "hand"]


# --- prohibitions, costs, sources ---


@got("1.3.3")
def test_what_is_forbidden_is_not_done() -> None:
    held = character("held", always(t.Cannot(t.This(), "approach")), power=5)
    here = table({"lanes": ["held"]}, {}, held, heroes=HEROES)
    here.do("end")
    assert here.game.state.active == 1


@got("10.6.3", "10.6.3.1", "10.6.3.1.1", "10.6.3.1.2", "10.6.3.1.3")
def test_as_many_are_chosen_as_there_are_and_none_of_none() -> None:
    pair = event("pair", plus(1, t.Chosen(OWN, 2, 2)))
    here = table({"hand": ["pair", "pair"], "lanes": ["anzu"]}, {}, pair)
    here.do("event", "pair")
    assert here.power("anzu") == 3
    none = table({"hand": ["pair"]}, {}, pair)
    none.do("event", "pair")
    assert none.zone("pair") == "discard"


@got("11.5.1", "10.6.4.3")
def test_nothing_stays_where_it_is_resolved() -> None:
    here = table({"hand": ["tea", "apron"], "lanes": ["anzu"]})
    here.do("event", "tea")
    here.do("episode", "apron", "anzu")
    assert [here.game.count(0, zone) for zone in ("lane_resolution", "effect_resolution")] == [0, 0]


def test_an_episode_with_an_ability_has_it_while_it_is_set() -> None:
    ribbon = episode("ribbon", always(plus(2, t.Bound("host"))), bonus=0)
    here = table({"hand": ["ribbon"], "lanes": ["anzu"]}, {}, ribbon)
    here.do("episode", "ribbon", "anzu")
    assert here.power("anzu") == 4
