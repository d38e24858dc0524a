"""Continuous effects that read what each other write: who sees what, and what a circle without rest does."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.lorcana.rulebook import Lorcana
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.account import accounts
from engine.kernel.characteristics.aspect import bit, shape
from engine.kernel.characteristics.look import Look, Mod, Projection
from engine.kernel.characteristics.order import NUMBER, QUALITY, TEXT, TOGETHER, TRIAL, Change, Ordering
from engine.kernel.record.record import build_library, new_state
from engine.kernel.record.shuffle import Dice
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref
from engine.players.check import adds_up, kept
from tests.kernel.games import made

OWN = t.Side(True)


class Silence:
    """A text that takes all text from one card."""

    until = keyword = ""
    near = far = 0

    def __init__(self) -> None:
        self.shape = shape(1, 0, bit("ability"))

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        view.looks[source.source].lose_text()


class Rules(Lorcana):
    """Lorcana with another order of effects; `silenced`: the card that loses its text, and since when."""

    silenced: tuple[str, int] = ("", 0)

    def ambient(self, game: Game, looks: dict[Ref, Look]) -> list[Mod]:
        name, stamp = self.silenced
        return [(Silence(), look, stamp) for look in looks.values() if look.face.card.key == name]


def table(
    cards: Mapping[str, tuple[int, tuple[t.Ability, ...]]],
    ordering: Ordering = TRIAL,
    *,
    layers: Mapping[Change, int] | None = None,
    silenced: tuple[str, int] = ("", 0),
) -> Game:
    """Characters of one player by name, with strength and text, in the order in which they came."""
    rules = Rules()
    rules.ordering, rules.layers, rules.silenced = ordering, layers or {}, silenced  # type: ignore[misc]
    found: dict[str, Card] = {name: made(name, *text, strength=strength) for name, (strength, text) in cards.items()}
    state, keys, owners = new_state(rules, [tuple(cards), ()])
    game = Game(rules, build_library(rules, found), keys, owners, Dice(b"circles"), state)
    state.active = 0
    for number in range(len(cards)):
        game.enter(number, dry=True)
    return game


def strengths(game: Game) -> dict[str, int]:
    return {game.key(ref): look.stat("strength") for ref, look in game.looks().items()}


def keywords(game: Game) -> dict[str, list[str]]:
    return {game.key(ref): sorted(look.keywords) for ref, look in game.looks().items()}


def while_some(least: int, *effects: t.Effect, op: t.Op = ">=", named: str = "") -> t.Static:
    """While another of yours (of that name) is as strong."""
    whom = (OWN, t.Named(named)) if named else (OWN, t.Other())
    return t.Static(effects, t.Compare(t.Count(t.AllOf((*whom, t.Has("strength", op, least)))), ">=", 1))


def this(number: int) -> t.Modify:
    return t.Modify(t.This(), "strength", number)


def lend(keyword: str, *, without: str) -> t.Static:
    return t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Not(t.With(without))))), (t.Keyword(keyword),)),))


BOTH = ("together", "age")


@pytest.mark.parametrize("ordering", BOTH)
def test_two_that_would_only_lift_each_other_stay_as_they_are(ordering: Ordering) -> None:
    both = {"sun": (2, (while_some(3, this(1)),)), "moon": (2, (while_some(3, this(1)),))}
    assert strengths(table(both, ordering)) == {"sun": 2, "moon": 2}
    lifted = table(both | {"star": (3, ())}, ordering)
    assert strengths(lifted) == {"sun": 3, "moon": 3, "star": 3}


@pytest.mark.parametrize("ordering", BOTH)
def test_an_effect_does_not_read_what_it_has_changed_itself(ordering: Ordering) -> None:
    weak = t.Static((t.Modify(t.Every(t.AllOf((OWN, t.Has("strength", "<=", 2)))), "strength", 2),))
    assert strengths(table({"sun": (1, (weak,)), "moon": (3, ())}, ordering)) == {"sun": 3, "moon": 3}


@pytest.mark.parametrize("ordering", BOTH)
def test_of_two_alike_each_reads_what_the_other_does(ordering: Ordering) -> None:
    """Strong ones get -1: of two such cards neither is enough to put the other out where there is more to spare."""
    tall = t.Static((t.Modify(t.Every(t.AllOf((OWN, t.Has("strength", ">=", 5)))), "strength", -1),))
    board = {"sun": (0, (tall,)), "moon": (0, (tall,)), "giant": (7, ())}
    assert strengths(table(board, ordering))["giant"] == 5


def test_two_that_put_each_other_out_act_at_once_or_the_older_one_alone() -> None:
    board = {"sun": (1, (lend("rush", without="evasive"),)), "moon": (1, (lend("evasive", without="rush"),))}
    assert keywords(table(board, TOGETHER)) == {"sun": ["evasive", "rush"], "moon": ["evasive", "rush"]}
    assert keywords(table(board, "age")) == {"sun": ["rush"], "moon": ["rush"]}


@pytest.mark.parametrize(("ordering", "strength"), [("together", 4), ("age", 2)])
def test_who_only_reads_a_circle_without_rest_reads_what_it_came_to(ordering: Ordering, strength: int) -> None:
    sees = t.Static((this(2),), t.Compare(t.Count(t.AllOf((OWN, t.With("evasive")))), ">=", 1))
    back = t.Static(
        (t.Grant(t.Every(t.Named("Star")), (t.Keyword("rush"),)),),
        t.Compare(t.Count(t.AllOf((OWN, t.Has("strength", ">=", 9)))), ">=", 1),
    )  # joins the kinds, and does nothing
    board = {
        "star": (2, (sees, back)),
        "sun": (1, (lend("rush", without="evasive"),)),
        "moon": (1, (lend("evasive", without="rush"),)),
    }
    assert strengths(table(board, ordering))["star"] == strength


@pytest.mark.parametrize(("ordering", "comes_to"), [("together", (3, 3)), ("age", (3, 5))])
def test_numbers_that_would_grow_for_ever_are_read_once(ordering: Ordering, comes_to: tuple[int, int]) -> None:
    def as_strong_as(name: str) -> t.Static:
        amount = t.StatOf("strength", t.Every(t.Named(name)))
        return t.Static((t.Modify(t.This(), "strength", amount),))

    found = strengths(table({"sun": (1, (as_strong_as("Moon"),)), "moon": (2, (as_strong_as("Sun"),))}, ordering))
    assert (found["sun"], found["moon"]) == comes_to


@pytest.mark.parametrize("ordering", BOTH)
def test_what_is_given_only_as_long_as_it_is_not_there_comes_to_an_end(ordering: Ordering) -> None:
    """Weak ones gain a text that makes them strong: the text that was given stays, and the board has one answer."""
    text = t.Static((this(3),))
    gives = t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Has("strength", "<=", 2)))), (text,)),))
    assert strengths(table({"sun": (4, (gives,)), "moon": (1, ())}, ordering)) == {"sun": 4, "moon": 4}


@pytest.mark.parametrize("ordering", BOTH)
def test_what_is_gained_is_read_by_the_one_that_gave_something_else(ordering: Ordering) -> None:
    """A gives B a text that lifts C; D reads C, and what D does is what A waits for no more than once."""
    lifts = t.Static((t.Modify(t.Every(t.Named("Cat")), "strength", 3),))
    board = {
        "dog": (1, (while_some(5, this(4), named="Cat"),)),
        "ape": (1, (while_some(2, t.Grant(t.Every(t.Named("Bird")), (lifts,)), named="Cat"),)),
        "bird": (1, ()),
        "cat": (2, ()),
    }
    assert strengths(table(board, ordering)) == {"dog": 5, "ape": 1, "bird": 1, "cat": 5}


def test_a_value_below_zero_counts_as_zero_for_whoever_asks() -> None:
    none = t.AllOf((OWN, t.Has("strength", "==", 0)))
    board = {
        "owl": (1, (t.Static((this(2),), t.Compare(t.Count(none), ">=", 1)),)),
        "gloom": (1, (t.Static((t.Modify(t.Every(t.Named("Moth")), "strength", -4),)),)),
        "moth": (1, ()),
    }
    assert strengths(table(board, "age")) == {"owl": 3, "gloom": 1, "moth": -3}


@pytest.mark.parametrize("ordering", [*BOTH, "trial"])
def test_every_number_is_accounted_for_where_effects_depend_on_others(ordering: Ordering) -> None:
    board = {
        "sun": (2, (while_some(5, this(2)),)),
        "moon": (3, (while_some(4, this(2), named="Star"),)),
        "star": (4, ()),
        "cloud": (1, (lend("rush", without="evasive"),)),
        "wind": (1, (lend("evasive", without="rush"),)),
    }
    game = table(board, ordering)
    assert list(adds_up(game)) == []
    parts = {
        told.key: [(part.source, part.number) for part in told.parts if part.name == "strength"]
        for told in accounts(game)
    }
    assert parts["sun"] == [("", 2), ("sun", 2)]
    assert parts["moon"] == [("", 3), ("moon", 2)]
    assert strengths(game)["sun"] == 4


# --- layers, and dependency by trial (as the comprehensive rules of a later game have it) ---

LAYERS: Mapping[Change, int] = {TEXT: 1, QUALITY: 2, NUMBER: 3}


def test_text_is_given_before_numbers_change_whatever_is_older() -> None:
    quick = t.Static((t.Modify(t.Every(t.With("rush")), "strength", 2),))
    strong = t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Has("strength", ">=", 3)))), (t.Keyword("rush"),)),))
    board = {"sun": (1, (quick,)), "moon": (3, (strong,)), "star": (1, (t.Static((this(2),)),))}
    assert strengths(table(board, layers=LAYERS)) == {"sun": 1, "moon": 5, "star": 3}


@pytest.mark.parametrize("names", ["sun moon star", "star moon sun", "moon sun star"])
def test_inside_a_layer_who_depends_on_another_waits(names: str) -> None:
    board = {
        "sun": (2, (while_some(5, this(2), named="Moon"),)),
        "moon": (3, (while_some(4, this(2), named="Star"),)),
        "star": (4, ()),
    }
    assert strengths(table({name: board[name] for name in names.split()}, layers=LAYERS))["sun"] == 4


@pytest.mark.parametrize(("names", "keyword"), [("sun moon", "rush"), ("moon sun", "evasive")])
def test_a_circle_of_dependency_goes_by_age(names: str, keyword: str) -> None:
    board = {"sun": (1, (lend("rush", without="evasive"),)), "moon": (1, (lend("evasive", without="rush"),))}
    found = keywords(table({name: board[name] for name in names.split()}, layers=LAYERS))
    assert found == {"sun": [keyword], "moon": [keyword]}


@pytest.mark.parametrize("since", [0, 1_000_000])
def test_who_loses_its_text_does_nothing_with_it_not_even_in_the_same_layer(since: int) -> None:
    gives = t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Other()))), (t.Keyword("rush"),)),))
    board = {"sun": (1, (gives, t.Static((t.Modify(t.Every(OWN), "strength", 2),)))), "moon": (1, ())}
    assert keywords(table(board, layers=LAYERS))["moon"] == ["rush"]
    game = table(board, layers=LAYERS, silenced=("sun", since))
    assert keywords(game)["moon"] == []
    assert strengths(game) == {"sun": 1, "moon": 1}


# --- what is made anew, and when ---

RESTS = t.Static((this(2),), t.Matches(t.This(), t.In("exerted")))


def test_a_change_of_one_piece_concerns_only_those_who_ask_for_it() -> None:
    game = table({"sun": (1, (RESTS,)), "moon": (1, ())}, "age")
    game.view()
    sun, moon = game.state.field.values()
    game.set_exerted(moon, True)
    assert not game.stale
    game.set_exerted(sun, True)
    assert game.stale
    assert strengths(game) == {"sun": 3, "moon": 1}


def test_a_change_of_any_piece_concerns_who_asks_for_all() -> None:
    counts = t.Static((t.Modify(t.This(), "strength", t.Count(t.AllOf((OWN, t.In("exerted"))))),))
    game = table({"sun": (1, (counts,)), "moon": (1, ())}, "age")
    game.view()
    game.set_exerted(list(game.state.field.values())[1], True)
    assert strengths(game) == {"sun": 2, "moon": 1}


def test_a_change_that_nobody_told_of_is_found() -> None:
    game = table({"sun": (1, (RESTS,)), "moon": (1, ())}, "age")
    game.view()
    assert list(kept(game)) == []
    next(iter(game.state.field.values())).exerted = True
    assert list(kept(game)) == ["sun has changed and nobody was told"]


def test_nothing_is_projected_for_an_event_that_nobody_in_play_listens_for() -> None:
    draws = t.Triggered((t.Trigger("quest", t.Is(t.This())),), t.Draw(t.You(), 1))
    mourns = t.Triggered((t.Trigger("banish", t.Kind("character")),), t.Draw(t.You(), 1))
    game = table({"sun": (1, ()), "moon": (1, (draws,)), "star": (1, (mourns,))}, "age")
    sun, moon, star = game.state.field
    game.depart([star], "discard")
    game.fire("banish", sun)
    assert game.stale
    game.fire("quest", moon)
    assert [entry.source for entry in game.state.fresh] == [moon]


def test_who_was_given_what_listens_hears_it() -> None:
    mourns = t.Triggered((t.Trigger("banish", t.Kind("character")),), t.Draw(t.You(), 1))
    game = table({"sun": (1, (t.Static((t.Grant(t.Every(t.Named("Moon")), (mourns,)),)),)), "moon": (1, ())}, "age")
    sun, moon = game.state.field
    game.fire("banish", sun)
    assert [entry.source for entry in game.state.fresh] == [moon]
