"""What is easily said of approaches and seldom tried: who is forced, who blocks at once, and two together."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.fighting import forced
from engine.games.precious_memories.judge import Table as Menu
from engine.games.precious_memories.keywords import linked
from engine.games.precious_memories.nodes import Leaves, ToField
from engine.kernel.cards import tree as t
from tests.rules.precious_memories.stock import (
    ACTIVE,
    CHARACTER,
    OWN,
    YOU,
    Table,
    always,
    character,
    event,
    keyword,
    pm,
    table,
)
from tests.rules.precious_memories.test_6_more_texts import answers, choose

MUST = character("MUS-800", keyword("must_approach"))
PAIR = character("PAI-801", linked(CHARACTER), power=(30, 60))


def forced_now(here: Table) -> list[str]:
    return [here.game.key(ref) for ref in forced(Menu(here.game, 0))]


# --- who is forced ---


@pm("R-PM-25")
def test_who_has_to_approach_goes_again_while_it_can_and_lets_the_phase_end_when_it_cannot() -> None:
    here = table({"main": ["ann", "MUS-800", "MUS-800a"]}, {}, MUST, character("MUS-800a", keyword("must_approach")))
    here.declare()
    assert [option[0] for option in here.question.options] == ["approach", "approach"], "either of the two"
    here.approach("MUS-800a")
    assert here.why_not(0, "end") == "R-PM-25"
    here.approach("MUS-800")
    assert here.offers("end")


@pm("R-PM-25")
@pytest.mark.parametrize("state", [{"rested": True}, {"fresh": True}])
def test_who_has_to_and_cannot_holds_nobody_up(state: dict[str, bool]) -> None:
    here = table({"main": [{"card": "MUS-800", **state}, "ann"]}, {}, MUST)
    here.declare()
    assert (here.offers("end"), here.offers("approach", "ann")) == (True, True)


@pm("R-PM-25")
def test_who_is_forced_by_the_other_player_is_forced_and_his_own_are_not() -> None:
    call = character(
        "CAL-802", always(t.Grant(t.Every(t.AllOf((CHARACTER, t.Side(False)))), (keyword("must_approach"),)))
    )
    here = table({"main": ["ann"]}, {"main": ["CAL-802", "bea"]}, call)
    here.declare()
    assert forced_now(here) == ["ANN-001"]
    assert here.why_not(0, "end") == "R-PM-25"


@pm("R-PM-25")
def test_who_is_forced_may_take_another_along_and_nobody_else_goes_together_before() -> None:
    led = character("MUS-803", keyword("must_approach"), linked(CHARACTER))
    here = table({"main": ["MUS-803", "PAI-801", "ann"]}, {}, led, PAIR)
    here.declare()
    assert here.why_not(0, "link", "PAI-801", "ann") == "R-PM-25"
    assert here.offers("link", "MUS-803", "ann")


# --- who blocks in the turn in which it came ---


@pm("R-PM-24", "R-PM-23")
def test_who_is_put_onto_the_field_in_the_other_players_turn_blocks_at_once() -> None:
    put = event("PUT-804", ToField(t.Chosen(CHARACTER, zone="hand", whose=YOU), "main"), "approach_theirs")
    here = table({"main": ["ann"], "hand": ["gus"]}, {"hand": ["PUT-804", "clo"]}, put)
    here.declare()
    here.say(here.option("approach", "ann"))
    here.say(("pass",))
    here.play("PUT-804")
    answers(here)
    here.step()
    assert here.offers("block", "clo")
    here.say(here.option("block", "clo"))
    assert here.is_rested("clo")


# --- two together ---


def together(*mine: object, theirs: tuple[object, ...] = (), more: tuple[object, ...] = (), **side: object) -> Table:
    here = table({"main": list(mine), **side}, {"main": list(theirs)}, PAIR, *more)  # type: ignore[arg-type]
    here.declare()
    return here


@pm("R-PM-32")
@pytest.mark.parametrize("state", [{"rested": True}, {"fresh": True}])
def test_nobody_is_taken_along_who_could_not_approach_alone(state: dict[str, bool]) -> None:
    here = together("PAI-801", {"card": "ann", **state})
    assert here.why_not(0, "link", "PAI-801", "ann") == "R-PM-32"
    quick = together("PAI-801", {"card": "QUI-805", **state}, more=(character("QUI-805", ACTIVE),))
    assert quick.offers("link", "PAI-801", "QUI-805") is ("fresh" in state)


@pm("R-PM-32")
def test_a_combination_is_not_taken_along_and_neither_is_an_opposing_one() -> None:
    both = character("DUO-806", name=("Cam", "Bo"))
    here = together("PAI-801", "DUO-806", "ann", theirs=("bea",), more=(both,))
    assert here.why_not(0, "link", "PAI-801", "DUO-806") == "R-PM-32"
    assert here.why_not(0, "link", "PAI-801", "bea") == "R-PM-32"
    assert here.why_not(0, "link", "ann", "PAI-801") == "R-PM-32", "it is not ann who may take somebody along"
    assert here.offers("link", "PAI-801", "ann")


@pm("R-PM-32")
@pytest.mark.parametrize(("leaves", "stays"), [("PAI-801", "ann"), ("ann", "PAI-801")])
def test_where_one_of_two_leaves_the_other_goes_on_alone(leaves: str, stays: str) -> None:
    """With its own AP, which is not enough for the blocker."""
    bolt = event("BOL-807", Leaves(t.Chosen(OWN)), "approach_own")
    here = together("PAI-801", "ann", theirs=("clo",), more=(bolt,), hand=["BOL-807"])
    here.say(here.option("link", "PAI-801", "ann"))
    assert (here.is_rested("PAI-801"), here.is_rested("ann")) == (True, True)
    here.play("BOL-807")
    choose(here, leaves)
    here.passes()
    here.say(here.option("block", "clo"))
    here.passes()
    assert (here.zone(leaves), here.zone(stays), here.zone("clo"), here.points(1)) == ("discard", "main", "main", 0)


@pm("R-PM-32")
def test_where_one_of_two_leaves_the_other_gives_the_point() -> None:
    bolt = event("BOL-807", Leaves(t.Chosen(OWN)), "approach_own")
    here = together("PAI-801", "ann", more=(bolt,), hand=["BOL-807"])
    here.say(here.option("link", "PAI-801", "ann"))
    here.play("BOL-807")
    choose(here, "PAI-801")
    here.passes()
    assert here.points(1) == 1


@pm("R-PM-32", "R-PM-24")
def test_who_cannot_block_either_of_two_blocks_neither() -> None:
    sly = character("SLY-808", always(t.Cannot(t.This(), "be_blocked", filter=t.Has("cost", "<=", 2))))
    dear = character("DEA-809", cost=3)
    here = together("PAI-801", "SLY-808", theirs=("clo", "DEA-809"), more=(sly, dear))
    here.say(here.option("link", "PAI-801", "SLY-808"))
    here.step()
    assert (here.offers("block", "clo"), here.offers("block", "DEA-809")) == (False, True)
