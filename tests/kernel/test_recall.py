"""A lasting effect that asks whom its text has named: it knows that as long as it lasts."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel.abilities.pricing import savings
from engine.kernel.abilities.recall import forget_departed, holds_towards
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.position import position
from engine.kernel.flow.resolving import recall
from engine.kernel.record.record import Play, decoder
from engine.kernel.state.game import Game
from engine.kernel.state.state import Pending, Run
from tests.kernel.toy import RULES, answer, begun, kite

KITE = t.Kind("kite")
THAT = t.Bound("chosen")
LIKE_IT = t.SameName(THAT)


def named(effect: t.Effect, name: str = "great", *first: t.Effect) -> Play:
    """A kite flew that names another one, of two, and leaves something behind."""
    choose = t.Exert(t.Chosen(t.AllOf((KITE, t.Not(t.Is(t.This()))))))
    hermit = kite("hermit", t.Triggered((t.Trigger("fly", t.Is(t.This())),), t.Seq((choose, *first, effect))))
    play = begun(hermit, kite("great", strength=2), kite("plain"))
    answer(play, ("fly", ref_of(play.game, "hermit")))
    while play.question is not None and play.question.kind == "cut":
        answer(play)
    assert play.question is not None
    answer(play, next(option for option in play.question.options if option[1] == ref_of(play.game, name)))
    return play


def ref_of(game: Game, name: str) -> int:
    return next(ref for ref in game.state.field if game.key(ref) == name)


def card(game: Game, name: str) -> Look:
    """One that lies elsewhere."""
    return next(game.look(ref) for ref in game.state.refs if ref not in game.state.field and game.key(ref) == name)


def test_a_prohibition_on_a_player_asks_for_the_name_of_what_was_named() -> None:
    game = named(t.Cannot(t.You(), "play", "turn", LIKE_IT)).game
    assert forbidden(game, 0, "play", card(game, "great"))
    assert not forbidden(game, 0, "play", card(game, "plain"))


def test_a_prohibition_on_cards_is_meant_towards_what_was_named() -> None:
    game = named(t.Cannot(t.This(), "be_cut", "turn", t.Is(THAT))).game
    look = game.look(ref_of(game, "hermit"))
    (hold,) = (look.bans or {})["be_cut"]
    assert holds_towards(game, hold, game.look(ref_of(game, "great")), look)
    assert not holds_towards(game, hold, game.look(ref_of(game, "plain")), look)


def test_a_permission_compares_with_what_was_named_as_it_is_by_then() -> None:
    stronger = t.Has("strength", ">", t.StatOf("strength", THAT))
    game = named(t.Can(t.This(), "chase", "turn", stronger), "plain").game
    look, great = game.look(ref_of(game, "hermit")), game.look(ref_of(game, "great"))
    (hold,) = (look.cans or {})["chase"]
    assert holds_towards(game, hold, great, look)
    game.look(ref_of(game, "plain")).change("strength", 5)
    assert not holds_towards(game, hold, great, look)


def test_the_next_card_of_that_name_is_cheaper() -> None:
    game = named(t.PayLess(LIKE_IT, 2, next=True), "plain").game
    mine = [game.look(game.state.refs[at]) for at in game.zone(0, "hand") + game.zone(0, "deck")]
    assert {look.face.card.key: [each.number for each in savings(game, look)] for look in mine} == {
        name: [2] if name == "plain" else [] for name in ("plain", "great", "lark", "drum", "flute")
    }


def test_an_earlier_selection_is_known_after_another_one() -> None:
    marked = t.Exert(t.MarkedAll(t.Named("Great"), mark=2))
    game = named(
        t.Cannot(t.You(), "play", "turn", t.SameName(t.Earlier(2))), "plain", marked, t.Exert(t.Every(KITE))
    ).game
    assert game.state.lasting[0].recall == (("mark:2", (ref_of(game, "great"),)),)
    assert forbidden(game, 0, "play", card(game, "great"))


def test_it_is_part_of_the_state() -> None:
    play = named(t.Cannot(t.You(), "play", "turn", LIKE_IT))
    state = decoder(RULES)(play.snapshot())
    assert state.lasting == play.game.state.lasting == play.game.state.clone().lasting
    assert state.lasting[0].recall == (("chosen", (ref_of(play.game, "great"),)),)
    twin = play.fork().game
    assert forbidden(twin, 0, "play", card(twin, "great"))


def test_an_effect_that_asks_for_nothing_keeps_nothing() -> None:
    game = named(t.Cannot(t.You(), "play", "turn", t.Named("Great"))).game
    assert game.state.lasting[0].recall == ()


def test_what_has_left_is_known_to_what_still_asks_for_it() -> None:
    game = named(t.Cannot(t.You(), "play", "turn", t.Has("strength", "<=", t.StatOf("strength", THAT)))).game
    great, plain = ref_of(game, "great"), ref_of(game, "plain")
    for ref in (great, plain):
        game.depart([ref], "hand")
    forget_departed(game)
    assert (great in game.state.gone, plain in game.state.gone) == (True, False)
    assert forbidden(game, 0, "play", card(game, "great"))
    game.state.lasting.clear()
    forget_departed(game)
    assert game.state.gone == {}


def test_two_that_ask_for_different_cards_make_different_positions() -> None:
    play = named(t.Cannot(t.You(), "play", "turn", LIKE_IT))
    game, other = play.game, play.fork().game
    assert position(game).shape == position(other).shape
    effect = other.state.lasting[0]
    other.state.lasting[0] = msgspec.structs.replace(effect, recall=(("chosen", (ref_of(other, "plain"),)),))
    other.stale = True
    assert position(game).shape != position(other).shape


def test_a_later_moment_knows_whom_its_text_was_triggered_by() -> None:
    """What it waits for names nobody; where that names somebody, it is he who is meant."""
    other = t.AllOf((KITE, t.Not(t.Is(t.This()))))
    rise = t.Ready(t.Bound("subject"))
    waits = t.Seq((t.Later(t.Trigger("turn_end"), rise, once=True), t.Later(t.Trigger("fly", KITE), rise)))
    watcher = kite("watcher", t.Triggered((t.Trigger("fly", other),), waits))
    play = begun(watcher, kite("great", strength=2))
    game = play.game
    great = ref_of(game, "great")
    answer(play, ("fly", great))
    while play.question is not None and play.question.kind == "cut":
        answer(play)
    assert [effect.recall for effect in game.state.lasting] == [(("subject", (great,)),), ()]
    first = game.state.lasting[0]
    run = Run(slots={"subject": [0]})
    recall(game, Pending(0, 0, first.number, great, group=first.stamp), run)
    assert run.slots["subject"] == [great]


def flown(play: Play, name: str) -> None:
    """One more flight, with whatever is asked about it answered by nothing."""
    answer(play, ("fly", ref_of(play.game, name)))
    while play.question is not None and play.question.kind == "cut":
        answer(play)


@pytest.mark.parametrize(("flies", "rests"), [("great", False), ("plain", True)])
def test_what_waits_for_the_named_one_and_speaks_of_this_card_means_this_card(flies: str, rests: bool) -> None:
    """Not the one that was named: that one lies as it has flown."""
    play = named(t.Later(t.Trigger("fly", t.Is(THAT)), t.Ready(t.This())), "great", t.Ready(THAT))
    hermit, flier = ref_of(play.game, "hermit"), ref_of(play.game, flies)
    assert play.game.state.field[hermit].exerted
    flown(play, flies)
    assert (play.game.state.field[hermit].exerted, play.game.state.field[flier].exerted) == (rests, True)


def test_what_it_waits_for_may_be_done_by_this_card_and_the_effect_to_the_named_one() -> None:
    later = t.Later(t.Trigger("ready", t.Is(t.This())), t.Exert(THAT))
    play = named(later, "great", t.Ready(THAT), later, t.Ready(t.This()))
    assert play.game.state.lasting[0].recall == (("maker", (ref_of(play.game, "hermit"),)),)


def test_only_where_both_are_spoken_of_is_this_card_kept() -> None:
    rise = t.Ready(t.Bound("chosen"))
    given = t.Grant(THAT, (t.Triggered((t.Trigger("fly", t.Is(t.This())),), t.Ready(t.This())),))
    for effect in (t.Later(t.Trigger("fly", KITE), t.Ready(t.This())), t.Later(t.Trigger("fly", KITE), rise)):
        assert [each.recall for each in named(effect).game.state.lasting] == [()]
    assert [each.recall for each in named(t.Later(t.Trigger("fly", KITE), given)).game.state.lasting] == [()]
