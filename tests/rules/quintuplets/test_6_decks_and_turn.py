"""Chapters 6 and 7: what a deck must be, the steps before the first turn, the phases of a turn."""

from __future__ import annotations

import pytest

from engine.games.quintuplets import deck
from engine.games.quintuplets.nodes import DeckLimit, LayHero
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.quintuplets.stock import (
    DRAW,
    HEROES,
    ONE_HERO,
    SELF,
    always,
    character,
    event,
    got,
    hero,
    on,
    plus,
    table,
)

TEN = tuple(f"h{number}" for number in range(10))
FIFTY = tuple(f"c{number}" for number in range(13) for _ in range(4))[:50]
CARDS: dict[str, Card] = {
    **{key: hero(key) for key in (*TEN, "h10")},
    **{key: character(key) for key in (*dict.fromkeys(FIFTY), "extra")},
    "crowd": character("crowd", always(DeckLimit(10))),
    "flock": character("flock", always(DeckLimit())),
}


def faults(*keys: str) -> list[str]:
    return [fault.rule for fault in deck.check(keys, CARDS)]


@got("6.1.1", "6.1.2", "6.1.3", "6.2.1.1")
def test_a_game_deck_is_ten_heroes_and_fifty_others() -> None:
    assert faults(*TEN, *FIFTY) == []
    assert faults() == ["6.1.2.2", "6.1.3.2"]


@got("6.1.2", "6.1.2.2", "6.1.3.2")
def test_both_decks_have_just_so_many() -> None:
    assert faults(*TEN[:9], *FIFTY) == ["6.1.2.2"]
    assert faults(*TEN, "h10", *FIFTY) == ["6.1.2.2"]
    assert faults(*TEN, *FIFTY[:49]) == ["6.1.3.2"]
    assert faults(*TEN, *FIFTY, "extra") == ["6.1.3.2"]


@got("6.1.2.1", "6.1.3.1")
def test_the_type_of_a_card_says_to_which_deck_it_belongs() -> None:
    """A hero more and another card less: neither deck is right."""
    assert faults(*TEN, "h10", *FIFTY[:49]) == ["6.1.2.2", "6.1.3.2"]


@got("6.1.2.3")
def test_a_hero_is_there_once() -> None:
    assert faults(*TEN[:9], TEN[0], *FIFTY) == ["6.1.2.3"]


@got("6.1.3.3")
def test_four_of_a_name() -> None:
    assert faults(*TEN, *FIFTY[:49], FIFTY[0]) == ["6.1.3.3"]


@got("6.1.4", "10.3.4.1.1")
def test_a_text_may_allow_more_of_a_name_and_means_nothing_in_the_game() -> None:
    assert faults(*TEN, *FIFTY[:40], *["crowd"] * 10) == []
    assert faults(*TEN, *FIFTY[:39], *["crowd"] * 11) == ["6.1.3.3"]
    assert faults(*TEN, *FIFTY[:20], *["flock"] * 30) == []
    here = table({"lanes": ["crowd"]}, {}, CARDS["crowd"])
    assert here.power("crowd") == 2


@got("6.2.1", "6.2.1.2", "4.7.1")
def test_heroes_lie_in_a_deck_of_their_own() -> None:
    here = table(
        {"deck": ["anzu"] * 20, "hero_deck": list(HEROES)},
        {"deck": ["anzu"] * 20, "hero_deck": list(HEROES)},
        phase="opening",
    )
    while here.question.kind == "mulligan":
        here.no()
    other = 1 - here.game.state.first
    assert len(here.game.zone(other, "hero_deck")) == len(HEROES)
    assert len(here.game.zone(other, "deck")) == 15


@got("6.2.1.5", "1.3.4")
def test_the_first_player_says_first_whether_he_keeps_his_hand() -> None:
    here = table({"deck": ["anzu"] * 20}, {"deck": ["beni"] * 20}, phase="opening")
    assert here.asked == (here.game.state.first, "mulligan")
    here.no()
    assert here.asked == (1 - here.game.state.first, "mulligan")


@got("6.2.1.6.1", "6.2.1.6.2")
def test_who_plays_the_effect_says_into_which_lane_the_next_hero_comes() -> None:
    """It comes from the first player's deck, whoever plays the effect."""
    lay = event("lay", LayHero())
    here = table({"hero_deck": ["snow"]}, {"hand": ["lay"]}, lay, heroes=["ledger"], seat="B")
    here.do("event", "lay")
    assert (here.asked, here.question.rule) == ((1, "slot"), "6.2.1.6.1")
    here.say(("slot", 4))
    assert here.lane("snow") == 5


@got("7.1.2", "7.3.2", "7.3.3", "7.4.1", "10.5.4", "10.5.4.3", "8.1.1")
def test_the_phases_follow_each_other() -> None:
    """Any action as often as one can; who does nothing more goes on to the approach."""
    here = table({"hand": ["tea", "tea"], "lanes": ["beni"]}, heroes=HEROES)
    here.do("event", "tea")
    here.do("event", "tea#2")
    assert here.game.state.phase == "main"
    here.do("end")
    assert (here.game.state.phase, here.question.rule) == ("approach", "9.2.2")
    here.do("done")
    assert (here.game.state.active, here.game.state.phase) == (1, "main")


@got("8.1.2", "10.5.4.1", "10.5.2", "10.5.3", "10.5.3.1", "10.5.3.5", "7.2.4")
def test_each_action_is_followed_by_check_timing() -> None:
    """What one action triggers is played before the next one is chosen, and what that triggers too."""
    chain = character("chain", on("appear", t.ToPlay(t.Chosen(t.Kind("character"), zone="discard", whose=t.You()))))
    guest = character("guest", on("appear", DRAW))
    here = table({"hand": ["chain"], "waiting_room": ["guest"]}, {}, chain, guest)
    here.do("character", "chain", 0)
    assert here.asked == (0, "slot")
    here.say(("slot", 1))
    assert here.hand(0) == ["ema"]
    assert here.question.rule == "7.3.2"


@got("8.1.3", "4.8.2")
def test_only_cards_of_the_own_hand_are_played() -> None:
    here = table({"hand": ["tea"], "waiting_room": ["apron"], "lanes": ["anzu"]}, {"hand": ["tea"]})
    assert here.why_not(0, "episode", "apron", "anzu") == "8.1.3"
    assert here.why_not(0, "event", here.ref("tea", 1)) == "8.1.3"


@got("9.2.2", "9.2.3", "9.3.1", "9.4.1", "9.1.1")
def test_the_steps_of_an_approach_begin_one_after_the_other() -> None:
    busy = character(
        "busy",
        *(on(name, DRAW, t.Anything()) for name in ("approach_step", "event_step", "judgement_step")),
        on("approach", DRAW),
        power=5,
    )
    here = table({"lanes": ["busy"]}, {"hand": ["tea"]}, busy, heroes=HEROES)
    here.do("end")
    assert (here.hand(0), here.question.rule) == (["ema"], "9.2.2")
    here.do("approach", "busy", "ledger")
    assert (len(here.hand(0)), here.question.rule) == (3, "9.3.2")
    here.say(("pass",))
    here.pass_all()
    assert (len(here.hand(0)), here.zone("busy")) == (4, "brides")


@got("9.4.2.2", "9.4.3.2")
def test_who_has_several_partners_keeps_one() -> None:
    """No declaration brings it about: two heroes are approached by one because a table was laid so."""
    here = table({"lanes": ["fuyu"], "hand": ["tea"]}, {"hand": ["tea"]}, heroes=["ledger", "tram"])
    here.do("end")
    here.do("approach", "fuyu", "ledger")
    frame = next(frame for frame in here.game.state.frames if hasattr(frame, "pairs"))
    frame.pairs += [here.ref("fuyu"), here.ref("tram")]
    here.pass_all()
    assert (here.asked, here.question.rule) == ((0, "target"), "9.4.2.2")
    here.pick("tram")
    assert here.game.state.field[here.ref("tram")].face_down
    assert not here.game.state.field[here.ref("ledger")].face_down


@got("9.4.2", "9.4.3.1")
def test_a_hero_turned_down_before_the_judgement_is_nobodys_partner() -> None:
    veil = event("veil", t.Flip(ONE_HERO), "approach")
    here = table({"lanes": ["beni"]}, {"hand": ["veil"]}, veil, heroes=["ledger"])
    here.declare(("beni", "ledger"))
    here.do("event", "veil")
    here.pass_all()
    assert here.zone("beni") == "play"


@got("7.5.3")
@pytest.mark.parametrize("limit", [0, 5])
def test_with_a_limit_of_the_hand_the_rest_goes_to_the_waiting_room(limit: int) -> None:
    here = table({"hand": ["tea"] * 7}, flags={"hand_limit": limit})
    here.end()
    if limit:
        assert (here.asked, here.question.least) == ((0, "card"), 2)
        here.pick("tea", "tea#2")
    assert len(here.hand(0)) == (limit or 7)
    assert here.game.state.active == 1


@got("7.5.1", "7.5.2", "7.5.3")
def test_what_comes_about_in_the_end_phase_is_met_in_it() -> None:
    """What is set in the end phase ends with the turn too."""
    late = character("late", on("turn_end", plus(3), t.Anything()), on("leave", DRAW, SELF))
    here = table({"lanes": ["late"]}, {}, late)
    here.end()
    assert (here.game.state.active, here.power("late")) == (1, 2)
