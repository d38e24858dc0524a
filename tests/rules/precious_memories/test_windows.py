"""Who is asked, and when: nobody of whom everybody can see that there is nothing that he could do."""

from __future__ import annotations

from engine.games.precious_memories.nodes import Nullify
from tests.rules.precious_memories.stock import (
    ACTIVE,
    DRAW,
    EVENT,
    EX,
    Table,
    character,
    event,
    pm,
    table,
    text,
)

STOP = event("STO-020", Nullify(EVENT), "main_interrupt")
AIM = event("AIM-021", DRAW, "approach_theirs")
OPEN = character("OPE-022", EX, ACTIVE, gives=0)
READY = character("REA-023", text(DRAW, "approach_theirs", cost=2))


def asked(here: Table, rounds: int = 12) -> list[tuple[int, str]]:
    """Everybody passes: who is asked to act, in which phase."""
    found = []
    for _ in range(rounds):
        question = here.game.state.question
        if question is None or ("pass",) not in question.options:
            break
        found.append((question.seat, here.game.state.phase))
        here.say(("pass",))
    return found


@pm("R-PM-19")
def test_who_has_an_empty_hand_and_nothing_to_use_is_not_asked() -> None:
    here = table({"main": ["ann"], "hand": ["bea"]}, {"main": ["clo"]})
    assert asked(here) == [(0, "main")]


@pm("R-PM-19")
def test_who_has_a_hidden_card_is_asked_whatever_it_is() -> None:
    """A card that can never be an answer is asked about like one that can."""
    for hidden in ("gus", "AIM-021"):
        here = table({"main": ["ann"], "hand": ["bea"]}, {"main": ["clo"], "hand": [hidden]}, AIM)
        assert asked(here) == [(0, "main"), (1, "main")]


@pm("R-PM-19", "PM-ex-C1")
def test_of_a_hand_of_ex_cards_everybody_knows_that_nothing_can_be_played() -> None:
    here = table({"main": ["ann"], "hand": ["bea"]}, {"main": ["clo"], "hand": ["OPE-022"]}, OPEN)
    assert asked(here) == [(0, "main")]


@pm("R-PM-19")
def test_a_text_that_can_be_paid_for_is_asked_about() -> None:
    """Two points that lie face up pay for it; one does not."""
    for points, wanted in ((1, []), (2, [(1, "play_window")])):
        here = table({"main": ["ann"]}, {"main": ["REA-023"], "points": ["ann"] * points}, READY)
        here.declare()
        here.say(here.option("approach", "ann"))
        assert asked(here) == wanted


@pm("R-PM-28")
def test_without_a_card_that_interrupts_in_either_deck_no_play_is_interrupted_by_a_question() -> None:
    for cards, wanted in ((("gus",), []), (("gus", "STO-020"), [(1, "respond")])):
        here = table({"hand": ["tea", "ann"]}, {"hand": ["bea"], "deck": [*cards, "gus", "gus"]}, STOP)
        here.say(here.option("event", "tea"))
        assert asked(here, 1)[:1] == (wanted or [(1, "main")])


@pm("R-PM-19")
def test_who_passes_for_the_turn_is_not_asked_again_in_it() -> None:
    here = table({"main": ["ann", "bea"], "hand": ["clo"]}, {"main": ["dot"], "hand": ["hex"]})
    here.say(("pass",))
    assert here.asked == (1, "action")
    here.say(("pass_turn",))
    here.say(here.option("approach", "ann"))
    seats = [seat for seat, _ in asked(here)]
    assert seats
    assert set(seats) == {0}
    assert here.asked == (1, "action"), "who blocks is asked all the same"
    assert ("pass_turn",) not in here.question.options


@pm("R-PM-19")
def test_the_turn_player_does_not_pass_for_his_whole_turn() -> None:
    here = table({"main": ["ann"], "hand": ["clo"]}, {"hand": ["hex"]})
    assert ("pass_turn",) not in here.question.options
    refusal = here.game.rules.judge(here.game, 0, ("pass_turn",))
    assert refusal is not None
    assert refusal.reason == "not_now"
