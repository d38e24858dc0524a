"""Chapter 1: decks, the beginning, the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.harem_master.deck import check
from engine.games.harem_master.nodes import CalledAs, CopyLimit, FromPile, LoseGame
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.question import AgreeDraw, Answer, Concede
from engine.kernel.views.view import SPECTATOR
from tests.rules.harem_master.stock import (
    FOE,
    RULES,
    YOU,
    always,
    event,
    hm,
    lady,
    man,
    table,
)

FIRST = lady("first")
EXTRAS = [man(f"extra{number}", cost=2, random=number % 3) for number in range(17)]


def deck(*keys: str) -> tuple[str, ...]:
    """So many that it is a deck."""
    filling = [each.key for each in EXTRAS for _ in range(3)]
    return (*keys, *filling)[:51]


def known(*cards: Card) -> dict[str, Card]:
    return {each.key: each for each in (FIRST, *EXTRAS, *cards)}


def rules_of(keys: Sequence[str], *cards: Card) -> list[str]:
    return [f"{fault.rule} {fault.key}" for fault in check(keys, known(*cards))]


@hm("100.2")
def test_a_deck_is_51_cards_three_of_a_name_and_somebody_to_begin_with() -> None:
    assert rules_of(deck("first")) == []
    assert rules_of(deck("first")[:-1]) == ["100.2 deck-size"]
    assert rules_of(deck()) == ["100.2 deck-no-starter"]
    assert rules_of(deck("first", "first", "first", "first")) == ["100.2 deck-too-many-copies"]


@hm("100.2", "103.1", "202.2")
def test_a_text_allows_more_of_a_card_and_says_what_it_is_called() -> None:
    honey = lady("honey", always(CopyLimit(None)))
    assert rules_of(deck("first", *["honey"] * 9), honey) == []
    mask = man("mask", always(CalledAs("First")))
    assert rules_of(deck("first", "first", "mask", "mask"), mask) == ["100.2 deck-too-many-copies"]


# --- the opening ---


class Opening:
    """A game from its first question on."""

    def __init__(self, one: tuple[str, ...], other: tuple[str, ...], *cards: Card, **flags: object) -> None:
        setup = Setup(
            game="harem_master",
            engine="test",
            id="a game",
            decks=(one, other),
            cards=known(*cards),
            flags=flags,  # type: ignore[arg-type]
        )
        self.play = Play(RULES, setup, b"a secret")

    def say(self, *picks: int) -> None:
        question = self.play.question
        assert question is not None
        self.play.take(Answer(question.seat, picks))

    def kinds(self) -> tuple[int, str, str]:
        question = self.play.question
        assert question is not None
        return question.seat, question.kind, question.rule


@hm("101.1", "101.6", "215.6a")
def test_each_puts_somebody_of_cost_1_down_whom_nobody_else_sees() -> None:
    here = Opening(deck("first"), deck("first"))
    assert here.kinds() == (0, "card", "101.1")
    question = here.play.question
    assert question is not None
    assert question.private
    assert len(question.options) == 1
    here.say(0)
    game = here.play.game
    views = [here.play.view(viewer) for viewer in (0, 1, SPECTATOR)]
    assert ["starter" in view.seats[0].zones for view in views] == [True, False, False]
    assert here.kinds() == (1, "card", "101.1")
    here.say(0)
    assert game.state.field == {}


@hm("101.2", "101.3", "101.4", "101.5", "101.7", "101.8", "215.4b")
def test_the_opening_step_by_step() -> None:
    here = Opening(deck("first"), deck("first"))
    here.say(0)
    here.say(0)
    _, kind, rule = here.kinds()
    assert (kind, rule) == ("start", "101.3")
    here.say(1)
    game = here.play.game
    assert game.state.first == 1
    assert [game.count(each, "hand") for each in (0, 1)] == [7, 7]
    assert here.kinds() == (1, "mulligan", "101.5")
    before = list(game.zone(1, "hand"))
    here.say(0)
    assert here.kinds() == (1, "order", "101.5")
    here.say(*range(6, -1, -1))
    assert game.zone(1, "deck")[-7:] == before[::-1]
    assert game.count(1, "hand") == 7
    assert here.kinds() == (0, "mulligan", "101.5")
    here.say(1)
    assert len(game.state.field) == 2
    assert not any(piece.exerted for piece in game.state.field.values())
    assert game.count(1, "stack") == 1, "one lady, and nothing besides in the very first turn"
    while game.state.active == 1:
        question = here.play.question
        assert question is not None
        word = "end" if ("end",) in question.options else "pass"
        here.say(question.options.index((word,)))
    assert game.count(0, "stack") == 2, "a lady and 1"


@hm("101.3")
def test_fifty_equal_numbers_are_a_draw() -> None:
    flat = [man(f"flat{number}", cost=1) for number in range(17)]
    same = tuple(each.key for each in flat for _ in range(3))
    here = Opening(same, same, *flat)
    here.say(0)
    here.say(0)
    outcome = here.play.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "101.3")


# --- the end ---


@hm("102.1", "306.5l", "215.7a")
def test_five_in_court_win_at_once() -> None:
    here = table({"field": ["lotte"], "court": ["rosa"] * 4}, {"field": ["stella"]})
    here.fight("lotte", "stella")
    assert here.won == ((0,), "102.1")


@hm("102.2", "306.5k", "215.8a")
def test_five_on_the_scaffold_win_at_once() -> None:
    here = table({"field": ["udo"], "scaffold": ["gil"] * 4}, {"field": ["hank"]})
    here.fight("udo", "hank")
    assert here.won == ((0,), "102.2")


@hm("102.1", "102.2", "215.7a", "215.8a")
@pytest.mark.parametrize(("zone", "number"), [("court", "102.1"), ("scaffold", "102.2")])
def test_the_fifth_comes_off_the_top_of_a_castle(zone: str, number: str) -> None:
    empty = event("empty", FromPile("deck", 1, zone, YOU))  # type: ignore[arg-type]
    here = table({"hand": ["empty"], zone: ["gil"] * 4}, {}, empty)
    here.do("event", "empty")
    assert here.won == ((0,), number)


@hm("102.3", "103.2", "306.5m")
def test_a_fallen_castle_is_counted_and_five_go_to_who_stands() -> None:
    here = table(
        {"field": ["udo", "gil"], "court": ["rosa"]}, {"castle": ["tea"] * 4, "field": [], "court": ["rosa"] * 3}
    )
    here.storm("udo")
    assert here.won == ((0,), "103.2")
    assert here.count(1, "discard") == 4


@hm("102.3", "103.2")
def test_the_bonus_goes_to_who_stands_or_where_agreed_to_who_felled_it() -> None:
    """A castle that falls by its own player's refilling is felled by nobody (ruling R-HM-01)."""
    side = {"castle": ["tea"] * 3, "field": ["rosa"], "court": ["rosa"] * 2}
    other = {"field": [], "court": ["rosa"] * 2}
    standing = table(side, other, phase="start")
    assert standing.won == ((1,), "103.2")
    felling = table(side, other, phase="start", flags={"bonus_rule": "felling"})
    assert felling.won == ((0,), "103.2")


@hm("102.3", "303", "215.4b")
def test_the_castle_falls_in_the_middle_of_a_refill() -> None:
    here = table({"castle": ["tea"] * 2, "field": ["rosa"]}, {}, phase="start")
    assert here.won[1] == "103.2"
    assert here.count(0, "stack") == 2


WINS, LOSES = t.Win(YOU), LoseGame(YOU)


@pytest.mark.parametrize(
    ("body", "winners", "rule"),
    [
        (WINS, (0,), "102.4"),
        (LOSES, (1,), "102.4"),
        (t.Seq((WINS, LOSES), "and"), (1,), "102.4"),
        (t.Seq((LoseGame(YOU), LoseGame(FOE)), "and"), (), "102.5"),
        (t.Seq((t.Win(YOU), t.Win(FOE)), "and"), (), "102.5"),
    ],
)
@hm("102.4", "102.5", "102.6")
def test_texts_that_end_the_game(body: t.Effect, winners: tuple[int, ...], rule: str) -> None:
    here = table({"hand": ["edict"]}, {}, event("edict", body))
    here.do("event", "edict")
    assert here.won == (winners, rule)


@hm("102.7")
def test_who_concedes_has_lost() -> None:
    here = table()
    here.there.inputs.take(Concede(1))
    assert here.won == ((0,), "102.7")


@hm("102.8")
def test_both_agree_on_a_draw() -> None:
    here = table()
    here.there.inputs.take(AgreeDraw((0, 1)))
    assert here.won[0] == ()


@hm("103.1", "306.5b")
def test_a_text_beats_the_rules() -> None:
    still = man("still", always(t.Cannot(t.This(), "attack")))
    here = table({"field": ["still"]}, {}, still)
    assert here.why_not(0, "attack", "still") == "103.1"
