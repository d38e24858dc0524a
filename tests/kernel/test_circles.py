"""Circles that nobody can leave are a draw; those that end by themselves, or that somebody could leave, are none."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.circles import ENDLESS, LONGEST, PATIENCE
from engine.kernel.record.record import Play
from tests.kernel.toy import DRAW, POINT, RULES, answer, begun, kite

OTHERS = t.AllOf((t.Kind("kite"), t.Other()))
BIGGER = t.Modify(t.This(), "strength", 1, "turn")
TURNED = t.Seq((t.Exert(t.This()), t.Ready(t.This())))


def echo(key: str, *more: t.Effect) -> Card:
    """Whenever another kite is readied, this one is turned to and fro."""
    return kite(key, t.Triggered((t.Trigger("ready", OTHERS, by=t.Players()),), t.Seq((TURNED, *more))))


def spark(*more: t.Effect) -> Card:
    """Sets the others going when it flies."""
    return kite("spark", t.Triggered((t.Trigger("fly", t.Is(t.This())),), t.Seq((t.Ready(t.This()), *more))))


def flown(*kites: Card, goal: int = 5) -> Play:
    """The spark flies, and nobody cuts its string."""
    play = begun(spark(), *kites, goal=goal)
    answer(play, ("fly", next(iter(play.game.state.field))))
    answer(play)
    return play


def ended(play: Play) -> tuple[tuple[int, ...], str, str] | None:
    outcome = play.outcome
    return (outcome.winners, outcome.rule, outcome.reason) if outcome else None


def test_a_circle_without_a_question_is_a_draw_by_the_games_own_rule() -> None:
    assert ended(flown(echo("dusk"), echo("dawn"))) == ((), RULES.endless, "loop")


def test_the_cards_that_make_it_are_named_and_no_others() -> None:
    play = flown(echo("dusk"), echo("dawn"), kite("bystander"))
    assert [sorted(event.args) for event in play.events if event.kind == "circle"] == [["dawn", "dusk"]]


def test_numbers_that_grow_do_not_make_it_another_circle() -> None:
    assert ended(flown(echo("dusk", BIGGER), echo("dawn"))) == ((), RULES.endless, "loop")


@pytest.mark.parametrize("most", [3, 40, 200])
def test_a_circle_that_a_number_ends_is_none(most: int) -> None:
    """However late: it is ready no more once it is stronger than the number on the card."""
    low = t.Compare(t.StatOf("strength", t.This()), "<=", most)
    stops = t.If(low, t.Seq((TURNED, BIGGER)))
    dusk = kite("dusk", t.Triggered((t.Trigger("ready", OTHERS, by=t.Players()),), stops))
    play = flown(dusk, echo("dawn"))
    assert play.outcome is None
    assert play.question is not None
    assert play.question.kind == "action"


def test_a_circle_that_somebody_wins_by_is_none() -> None:
    assert ended(flown(echo("dusk", POINT), echo("dawn"), goal=90)) == ((0,), "7", "points")


def test_a_circle_that_uses_up_a_deck_is_none() -> None:
    assert ended(flown(echo("dusk", DRAW), echo("dawn"))) == ((1,), "7", "decked")


def test_a_circle_with_a_choice_in_it_goes_on_until_somebody_leaves_it() -> None:
    play = flown(echo("dusk", t.May(BIGGER)), echo("dawn"))
    for _ in range(PATIENCE + 2 * ENDLESS):
        assert play.question is not None
        assert play.question.kind == "may"
        answer(play, ("yes",))
    assert play.outcome is None


def test_the_longest_round_is_noticed() -> None:
    """A round of many kites, each of which readies because the one before it was."""
    assert LONGEST >= 12
    before = [t.Trigger("ready", t.Named(f"Ring{(n - 1) % 12:02}"), by=t.Players()) for n in range(12)]
    ring = [kite(f"ring{n:02}", t.Triggered((before[n],), TURNED)) for n in range(12)]
    starter = kite(
        "spark",
        t.Triggered(
            (t.Trigger("fly", t.Is(t.This())),),
            t.Seq((t.Exert(t.Every(t.Named("Ring00"))), t.Ready(t.Every(t.Named("Ring00"))))),
        ),
    )
    play = begun(starter, *ring)
    answer(play, ("fly", next(iter(play.game.state.field))))
    answer(play)
    assert ended(play) == ((), RULES.endless, "loop")
    assert [len(event.args) for event in play.events if event.kind == "circle"] == [12]
