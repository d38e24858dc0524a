"""Chapters 7 and 8: the turn, characters, episodes, events, activated abilities."""

from __future__ import annotations

from engine.games.quintuplets.keywords import exclusive, growth, only, use_condition
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    OWN,
    YOU,
    always,
    card,
    character,
    episode,
    event,
    got,
    on,
    plus,
    table,
)


@got("8.2.1", "8.2.1.1", "8.2.2")
def test_a_character_goes_into_an_empty_lane_once_a_turn() -> None:
    here = table({"hand": ["anzu", "beni"], "lanes": ["ema"]})
    assert here.why_not(0, "character", "anzu", 0) == "8.2.1.1"
    assert here.why_not(0, "character", "anzu", 5) == "8.2.1"
    here.do("character", "anzu", 2)
    assert (here.lane("anzu"), here.zone("anzu")) == (3, "play")
    assert here.why_not(0, "character", "beni", 3) == "8.2.2"


@got("8.3.1", "8.3.2", "10.6.4.2.1", "10.9.1.2", "4.14.3.1", "2.4.1")
def test_episodes_add_to_power_and_a_character_is_one_of_two() -> None:
    here = table({"hand": ["apron", "beni", "shoes"], "lanes": ["anzu"]})
    here.do("episode", "apron", "anzu")
    assert here.power("anzu") == 3
    here.do("episode", "beni", "anzu")
    assert here.power("anzu") == 5
    assert here.game.look(here.ref("beni")).face.card.kind == "episode"
    assert here.game.look(here.ref("beni")).face.classes == frozenset()
    assert here.why_not(0, "episode", "shoes", "anzu") == "8.3.2"


@got("8.3.1")
def test_an_episode_is_set_on_an_own_character() -> None:
    here = table({"hand": ["apron", "tea"], "lanes": ["anzu"]}, {"lanes": ["beni"]})
    assert here.why_not(0, "episode", "apron", "beni") == "8.3.1"
    assert here.why_not(0, "episode", "tea", "anzu") == "8.3.1"
    assert here.why_not(0, "event", "apron") == "8.4.1"


@got("8.2.1.2", "12.6.2", "10.6.4.1.1", "4.14.2.3", "4.14.2.1", "5.9.1")
def test_growth_lies_on_whom_it_names_and_keeps_her_episodes() -> None:
    grown = character("grown", growth("anzu"), power=5, person="anzu")
    here = table({"hand": ["grown"], "lanes": [{"card": "anzu", "episodes": ["apron"]}, "beni"]}, {}, grown)
    assert here.why_not(0, "character", "grown", 1) == "8.2.1.2"
    assert here.why_not(0, "character", "grown", 3) == "8.2.1.2"
    here.do("character", "grown", 0)
    assert here.power("grown") == 6
    assert len(here.game.state.field[here.ref("grown")].cards) == 2


@got("4.14.2.3", "11.4.1")
def test_of_what_leaves_only_the_top_card_goes_on() -> None:
    away = event("away", t.ToHand(t.Chosen(OWN)))
    here = table({"hand": ["away"], "lanes": [{"card": "chika", "under": ["anzu"], "episodes": ["apron"]}]}, {}, away)
    here.do("event", "away")
    assert here.hand(0) == ["chika"]
    assert here.zone("anzu") == here.zone("apron") == "discard"


@got("12.8.2", "11.4.2", "12.8.3")
def test_an_exclusive_episode_is_for_one_person() -> None:
    ring = episode("ring", exclusive("anzu"))
    here = table({"hand": ["ring"], "lanes": ["anzu", "beni"]}, {}, ring)
    assert here.why_not(0, "episode", "ring", "beni") == "12.8.2"
    here.do("episode", "ring", "anzu")
    assert here.power("anzu") == 3


@got("11.4.2", "12.8.3")
def test_an_exclusive_episode_on_somebody_else_goes_to_the_waiting_room() -> None:
    ring = episode("ring", exclusive("anzu"))
    here = table({"hand": ["tea"], "lanes": [{"card": "beni", "episodes": ["ring"]}]}, {}, ring)
    here.do("event", "tea")
    assert here.zone("ring") == "discard"


@got("8.4.1", "12.3.2", "10.6.4.3", "9.3.2")
def test_an_event_is_for_its_own_time() -> None:
    here = table({"hand": ["tea", "hush"]})
    assert here.why_not(0, "event", "hush") == "8.4.1"
    here.do("event", "tea")
    assert (here.hand(0), here.zone("tea")) == (["hush", "ema"], "discard")


@got("12.7.2", "12.7.2.1")
def test_a_condition_of_use_asks_for_each_person_in_lane_or_bride_area() -> None:
    wish = event("wish", DRAW, when=use_condition("anzu", "beni"))
    here = table({"hand": ["wish"], "lanes": ["anzu"]}, {"lanes": ["beni"]}, wish)
    assert here.why_not(0, "event", "wish") == "12.7.2"
    here = table({"hand": ["wish"], "lanes": ["anzu"], "brides": ["beni"]}, {}, wish)
    here.do("event", "wish")
    assert here.hand(0) == ["ema"]


@got("12.5.2")
def test_events_of_one_name_once_a_turn() -> None:
    once = event("once", DRAW, limit="name")
    here = table({"hand": ["once", "once"]}, {}, once)
    here.do("event", "once")
    assert here.why_not(0, "event", "once#2") == "12.5.2"


@got("8.5.1", "10.4.2.2", "12.4.2", "12.3.2")
def test_an_activated_ability_costs_all_or_nothing_once_a_turn() -> None:
    cost = (t.Discard(YOU, 1),)
    worker = character("worker", t.Activated(cost, plus(2), limit="turn"))
    here = table({"hand": ["tea"], "lanes": ["worker"]}, {}, worker)
    here.do("use", "worker", 0)
    here.pick("tea")
    assert here.power("worker") == 4
    assert here.why_not(0, "use", "worker", 0) == "12.4.2"
    poor = table({"lanes": ["worker"]}, {}, worker)
    assert poor.why_not(0, "use", "worker", 0) == "10.4.2.2"


@got("12.5.3")
def test_abilities_of_cards_of_one_name_once_a_turn() -> None:
    twin = character("twin", t.Activated((), DRAW, limit="name"))
    here = table({"lanes": ["twin", "twin"]}, {}, twin)
    here.do("use", "twin", 0)
    assert here.why_not(0, "use", "twin#2", 0) == "12.5.3"


@got("12.10.3", "12.10.3.1", "12.10.3.3", "12.2.3.1", "12.2.3.2")
def test_only_counts_lanes_and_brides_and_no_episodes() -> None:
    proud = character("proud", always(plus(3), when=only("anzu")), person="anzu")
    here = table({"lanes": [{"card": "proud", "episodes": ["beni"]}, "anzu"]}, {}, proud)
    assert here.power("proud") == 7
    here = table({"lanes": ["proud"], "brides": ["beni"]}, {}, proud)
    assert here.power("proud") == 2


@got("12.2.3.2")
def test_an_activated_ability_whose_condition_is_unmet_is_refused() -> None:
    proud = character("proud", t.Activated((), DRAW, condition=only("anzu")), person="anzu")
    here = table({"lanes": ["proud", "beni"]}, {}, proud)
    assert here.why_not(0, "use", "proud", 0) == "12.2.3.2"


@got("2.10.4", "2.10.3.2", "2.10.5", "10.6.2.2", "10.6.2.2.1")
def test_a_card_that_is_event_and_episode_is_played_as_either_half() -> None:
    both = card(
        "both",
        "event",
        t.Spell(DRAW, None, ("main",)),
        always(plus(1, t.Bound("host"))),
        halves=(("event", 1), ("episode", 1)),
        bonus=2,
    )
    here = table({"hand": ["both", "both"], "lanes": ["anzu"]}, {}, both)
    assert here.offers("event", "both")
    here.do("episode", "both", "anzu")
    assert here.power("anzu") == 5
    assert here.game.look(here.ref("both")).face.kinds == {"episode"}
    here.do("event", "both#2")
    assert (here.hand(0), here.zone("both#2")) == (["ema"], "discard")
    assert here.game.look(here.ref("both#2")).face.kinds == {"event", "episode"}


@got("7.2.3", "7.2.4", "7.5.2", "7.5.3")
def test_a_turn_draws_two_and_what_lasts_a_turn_ends() -> None:
    boost = event("boost", plus(2, t.Chosen(CHARACTER)))
    here = table({"hand": ["boost"], "lanes": ["anzu"]}, {}, boost)
    here.do("event", "boost")
    assert here.power("anzu") == 4
    here.end()
    assert (here.game.state.active, here.power("anzu"), len(here.hand(1))) == (1, 2, 2)


@got("7.2.1", "6.2.1.4", "6.2.1.5", "6.2.1.6", "6.2.1.7", "6.2.1.3", "6.2.1.3.1", "6.2.1.2")
def test_the_opening() -> None:
    here = table(
        {"deck": ["anzu"] * 20, "hero_deck": ["ledger", "abacus", "snow", "tram", "awning", "ledger"]},
        {"deck": ["anzu"] * 20, "hero_deck": ["ledger"] * 6},
        phase="opening",
    )
    first = here.game.state.first
    assert here.question.kind == "mulligan"
    assert here.question.seat == first
    here.yes()
    assert here.question.seat == 1 - first
    here.no()
    assert here.game.state.turn == 1
    assert here.game.state.active == first
    assert [len(here.game.zone(seat, "hand")) for seat in (0, 1)] == [5, 5]
    heroes = [piece for piece in here.game.state.field.values() if piece.seat < 0]
    assert [piece.slot for piece in heroes] == [0, 1, 2, 3, 4]
    assert {here.game.owner[piece.cards[0]] for piece in heroes} == {first}


@got("7.5.1", "7.5.3")
def test_what_triggers_at_the_end_of_the_turn_does_so_once() -> None:
    late = character("late", on("turn_end", DRAW, t.Anything()))
    here = table({"lanes": ["late"]}, {}, late)
    here.end()
    assert len(here.hand(0)) == 1
    assert here.game.state.active == 1


@got("7.2.2", "7.3.1", "9.2.1")
def test_what_triggers_at_the_start_of_phases() -> None:
    early = character(
        "early",
        on("start_phase", DRAW, t.Anything()),
        on("main_phase", DRAW, t.Anything()),
        on("approach_phase", DRAW, t.Anything()),
    )
    here = table({}, {"lanes": ["early"]}, early)
    here.end()
    here.say(here.question.options[0]) if here.question.kind == "trigger" else None
    assert len(here.hand(1)) == 4
    here.end()
    assert here.game.state.active == 0
