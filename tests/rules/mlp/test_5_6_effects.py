"""Chapters 5 and 6: using effects, and the terms."""

from __future__ import annotations

import pytest

from engine.games.mlp.nodes import AddScene, Relocate, Remove
from engine.kernel.cards import tree as t
from tests.rules.mlp.stock import (
    CHARACTER,
    EVENT,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    SCENE,
    TAP,
    YOU,
    Side,
    character,
    deal,
    event,
    farewell,
    flip_effect,
    inspiration,
    meet,
    mlp,
    on,
    plus,
    scene,
    story,
    turned,
    whenever,
)

MY_SCENES = t.AllOf((t.Side(True), SCENE))
HUSH = event("hush", t.Banish(ONE_OF_THEIRS))

# --- using ---


@mlp("5-1.1.0", "5-3.1.2", "5-3.2.4", "5-3.3.0", "5-3.3.1")
def test_a_meeting_must_be_used_and_waits_until_the_character_is_there() -> None:
    table = deal(Side(hand=["guest"], scenes=1), None, character("guest", meet(plus(1, ONE_OWN))))
    table.do("play", "guest", 0)
    assert (table.offered(), table.slots(0)[0]) == ([("target", table.ref("guest"))], "guest")
    table.choose("guest")
    assert [args[0] for args in table.told("play", "enter", "resolve")] == ["play", "enter", "resolve"]


@mlp("5-1.3.2b", "5-1.3.0")
def test_a_flip_effect_needs_something_to_do() -> None:
    lake = scene("lake", flip_effect(t.Ready(t.Chosen(MY_SCENES))))
    table = deal(Side(scenes=["lake", "stream"], hand=["letter"]), None, lake)
    assert table.why_not("use", "lake", 0) == "5-1.3.2b"
    table.do("play", "letter").do("target", "stream")
    table.do("use", "lake", 0).choose("stream")
    assert table.game.state.field[table.ref("lake")].face_down
    assert table.why_not("use", "lake", 0) == "5-3.1.6"


@mlp("5-2.1.2")
def test_every_other_effect_may_be_used_in_vain() -> None:
    table = deal(
        Side(slots=["singer"], hand=["hush"], scenes=1),
        None,
        HUSH,
        character("singer", t.Activated((TAP,), plus(1, ONE_OF_THEIRS))),
    )
    table.do("use", "singer", 0).do("play", "hush")
    assert table.zone(0, "discard") == ["hush"]


@mlp("5-2.1.1", "5-2.1.1a", "5-2.1.1b")
def test_actions_are_done_in_order_as_far_as_they_can_be() -> None:
    table = deal(
        Side(hand=["chain", "filly"], scenes=1),
        None,
        event("chain", t.Seq((t.Discard(YOU, 3), plus(1, ONE_OWN), t.Draw(YOU, 2)))),
    )
    table.do("play", "chain").choose("filly")
    assert table.zone(0, "discard") == ["chain", "filly"]
    assert [args[0] for args in table.told("discard", "draw")] == ["discard", "draw"]


@mlp("4-3.3.0")
def test_every_line_of_an_event_is_carried_out_in_order() -> None:
    song = event("song", t.Draw(YOU), plus(1, ONE_OWN), t.Draw(YOU, 2))
    table = deal(Side(hand=["song"], slots=["pony", "filly"], scenes=1), None, song)
    table.do("play", "song").choose("filly")
    assert [args[0] for args in table.told("draw", "modify")] == ["draw", "modify", "draw"]
    assert table.zone(0, "discard") == ["song"]


@mlp("5-2.1.1c", "5-1.3.1a")
def test_drawing_can_always_be_done() -> None:
    idea = scene("idea", inspiration(t.Draw(YOU)))
    table = deal(Side(slots=["pony"], scenes=["idea"], deck=0), Side(slots=["pony"]), idea, phase="exchange")
    table.do("inspire", "idea", 0)
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (1,)


@mlp("5-3.1.0", "5-3.1.1")
def test_nothing_else_is_used_while_something_is_pending() -> None:
    table = deal(Side(slots=["pony"], hand=["hush", "letter"], scenes=2), Side(slots=["mare", "filly"]), HUSH)
    assert table.zone(0, "processing") == []
    table.do("play", "hush")
    assert table.told("declare") == [("declare", 0, "hush", 1)]
    assert table.why_not("play", "letter") == "5-3.1.1"


@mlp("5-3.1.4", "6-8.1.0")
def test_what_changes_a_cost_is_added_up_and_never_below_zero() -> None:
    """Ruling R-MLP-29."""
    cheap = character("cheap", t.Static((t.PayLess(EVENT, 2),)))
    ode = event("ode", t.Draw(YOU), cost=3)
    table = deal(Side(slots=["cheap"], hand=["letter", "ode"], scenes=1), None, cheap, ode)
    table.do("play", "letter")
    assert not any(piece.exerted for piece in table.game.state.field.values())
    table.do("play", "ode")
    assert sum(piece.exerted for piece in table.game.state.field.values()) == 1


@mlp("5-4.4.0", "5-4.5.0")
def test_nothing_goes_on_before_the_list_is_empty() -> None:
    table = deal(
        Side(slots=["first"], hand=["letter", "filly"], scenes=1),
        None,
        character("first", whenever("play", t.Discard(YOU), subject=EVENT), whenever("draw", t.Discard(YOU))),
    )
    table.do("play", "letter")
    assert table.asked == (0, "order")
    table.answer(0, 1)
    assert (table.asked, len(table.game.state.waiting)) == ((0, "card"), 1)
    table.choose("filly")
    assert table.asked[1] == "card"


@mlp("5-3.2.4a", "5-1.2.0")
def test_what_is_continuous_never_waits() -> None:
    table = deal(Side(hand=["sun"], scenes=1), None, character("sun", t.Static((t.Modify(t.This(), "idea", 3),))))
    table.do("play", "sun", 0)
    assert (table.idea("sun"), table.told("resolve")) == (5, [])


# --- terms ---


@mlp("6-10.2.0", "6-10.4.0", "6-10.5.0", "6-10.6.0")
def test_what_lies_that_way_already_cannot_be_chosen_to_be_turned() -> None:
    table = deal(
        Side(slots=["pony", "mare"], hand=["rest", "wake", "light"], scenes=["stream", "meadow", "meadow", "meadow"]),
        None,
        event("rest", t.Exert(ONE_OWN)),
        event("wake", t.Ready(ONE_OWN)),
        event("light", t.Ready(t.Chosen(MY_SCENES))),
        before=turned("mare", "stream"),
    )
    table.do("play", "rest")
    assert table.names() == ["pony"]
    table.choose("pony").do("play", "wake")
    assert table.names() == ["pony", "mare"]
    table.choose("mare").do("play", "light")
    assert table.names() == ["stream", "meadow", "meadow", "meadow"]


@mlp("6-11.3.0", "6-11.2.0", "6-9.2.0")
def test_open_cards_that_nothing_moved_go_back_in_an_order_chosen() -> None:
    """Ruling R-MLP-14."""
    table = deal(
        Side(hand=["show"], scenes=1, deck=["filly", "mare", "elder"]), None, event("show", t.Look(2, open=True))
    )
    table.do("play", "show")
    assert (table.asked, table.question.private) == ((0, "order"), False)
    table.choose("mare", "filly")
    assert table.zone(0, "deck") == ["mare", "filly", "elder"]
    secret = deal(Side(hand=["peek"], scenes=1, deck=["filly", "mare", "elder"]), None, event("peek", t.Look(2)))
    secret.do("play", "peek")
    assert (secret.zone(0, "deck"), secret.told("reveal")) == (["filly", "mare", "elder"], [])


@mlp("6-13.1.0", "6-13.2.0")
def test_what_is_looked_at_is_told_to_one_player_alone() -> None:
    table = deal(Side(hand=["peek"], scenes=1, deck=["filly", "mare", "elder"]), None, event("peek", t.Look(2)))
    table.do("play", "peek")
    assert table.told("look", "looked") == [("look", 0, 2), ("looked", 0, "filly", "mare")]
    assert [told.to for told in table.events if told.kind == "looked"] == [0]


@mlp("6-9.3.0")
def test_cards_under_the_deck_lie_in_the_order_chosen() -> None:
    table = deal(
        Side(hand=["sift"], scenes=1, deck=["filly", "mare", "elder"]),
        None,
        event("sift", t.Seq((t.Look(2), t.PutRest("bottom")))),
    )
    table.do("play", "sift").choose("mare", "filly")
    assert table.zone(0, "deck") == ["elder", "mare", "filly"]


@mlp("6-9.1.0")
def test_the_bottom_of_a_deck_is_its_other_end() -> None:
    deck = ["filly", "mare", "elder", "pony"]
    table = deal(
        Side(hand=["show"], scenes=1, deck=deck),
        None,
        event("show", t.Look(0, open=True, target=t.Top(2, bottom=True))),
    )
    table.do("play", "show")
    assert table.names() == ["elder", "pony"]
    table.choose("pony", "elder")
    assert table.zone(0, "deck") == ["filly", "mare", "pony", "elder"]
    short = deal(Side(hand=["sink"], scenes=1, deck=["filly"]), None, event("sink", t.ToDiscard(t.Top(3, bottom=True))))
    assert short.do("play", "sink").zone(0, "discard") == ["sink", "filly"]


@mlp("6-12.1.0", "6-12.1.1", "6-12.1.2")
def test_only_moves_inside_the_area_count_as_moves() -> None:
    hop = event("hop", Relocate(ONE_OWN))
    table = deal(
        Side(slots=["pony"], hand=["hop", "jump", "guest"], scenes=3),
        None,
        hop,
        event("jump", Relocate(ONE_OWN)),
        character("guest"),
    )
    table.do("play", "guest", 1)
    assert table.game.look(table.ref("guest")).stat("moves") == 0
    table.do("play", "hop").choose("pony").answer(0)
    table.do("play", "jump").choose("pony").answer(0)
    assert (table.slots(0), table.game.look(table.ref("pony", 0)).stat("moves")) == (["pony", "guest", None], 2)


@mlp("6-14.1.1", "6-14.1.0")
def test_who_triggers_nothing_goes_straight_to_rest() -> None:
    table = deal(Side(slots=["filly"], hand=["hush"], scenes=1), Side(slots=["mare"]), HUSH)
    table.do("play", "hush").choose("mare")
    assert (table.zone(1, "discard"), table.game.state.leaving, table.told("resolve")) == (["mare"], [], [])


@mlp("6-14.1.1")
@pytest.mark.parametrize(("flag", "drawn"), [(True, 1), (False, 0)])
def test_a_farewell_on_every_departure(flag: bool, drawn: int) -> None:
    """Ruling R-MLP-16; afterwards it goes where it was bound for."""
    table = deal(
        Side(hand=["home"], scenes=1),
        Side(slots=["ghost"]),
        character("ghost", farewell(t.Draw(YOU))),
        event("home", t.ToHand(ONE_OF_THEIRS)),
        flags={"farewell_on_any_leave": flag},
    )
    table.do("play", "home").choose("ghost")
    assert (len(table.told("draw")), "ghost" in table.zone(1, "hand")) == (drawn, True)


@mlp("6-14.2.0", "5-1.1.3")
@pytest.mark.parametrize(("times", "drawn"), [("each", 2), ("once", 1)])
def test_several_that_retire_at_once(times: str, drawn: int) -> None:
    mourner = character("mourner", whenever("banish", t.Draw(YOU), times=times))
    table = deal(
        Side(slots=["mourner"], hand=["sweep"], scenes=1),
        Side(slots=["pony", "mare"]),
        mourner,
        event("sweep", t.Banish(t.Every(t.AllOf((t.Side(False), CHARACTER))))),
    )
    table.do("play", "sweep")
    assert len(table.told("draw")) == drawn
    assert table.asked == (0, "action")


@mlp("6-15.1.0", "6-15.1.1", "6-15.1.2", "6-15.1.3")
def test_up_to_is_from_zero_to_that_many() -> None:
    table = deal(
        Side(slots=["pony", "filly", "mare"], hand=["cheer"], scenes=1),
        None,
        event("cheer", plus(1, t.Chosen(t.AllOf((t.Side(True), CHARACTER)), 0, 2))),
    )
    table.do("play", "cheer")
    assert (table.question.least, table.question.most) == (0, 2)


@mlp("6-5.1.0", "4-4.4.2", "6-4.1.0")
def test_an_effect_removes_plans_without_seeing_them_first() -> None:
    table = deal(
        Side(hand=["spy"], scenes=1),
        Side(plans={1: "mare", 3: "filly"}),
        event("spy", Remove(t.Chosen(t.Anything(), zone="plans", whose=FOE))),
    )
    table.do("play", "spy")
    assert all(option[:2] == ("place", 1) for option in table.offered())
    table.answer(1)
    assert (table.plans(1), table.zone(1, "hand")) == ({1: "mare"}, ["filly"])


@mlp("5-1.5.1", "6-3.1.0", "6-3.2.0")
def test_the_facing_slot_and_the_character_in_it() -> None:
    rival = t.Chosen(t.AllOf((CHARACTER, t.Faces(t.This()))))
    table = deal(
        Side(hand=["rival", "letter"], scenes=1),
        Side(slots=["mare", "filly"]),
        character("rival", meet(plus(-1, rival))),
    )
    table.do("play", "rival", 1)
    assert table.names() == ["filly"]


@mlp("4-4.4.1")
def test_who_sees_a_lead_advance_triggers() -> None:
    fan = character("fan", whenever("advance", plus(2)))
    table = deal(
        Side(slots=["fan", "pony"], stories=["tale", "story2", "story3", "story4"]),
        Side(),
        fan,
        story("tale", 1, on("reach", t.Draw(YOU))),
        phase="exchange",
    )
    table.do("advance", 0)
    assert table.asked == (0, "order")
    table.answer(0, 1)
    assert (table.idea("fan"), len(table.zone(0, "hand"))) == (4, 1)


@mlp("6-12.1.2")
def test_moves_are_counted_for_one_turn() -> None:
    table = deal(Side(slots=["pony"], hand=["hop"], scenes=1), None, event("hop", Relocate(ONE_OWN)), turn=2)
    table.do("play", "hop").choose("pony").answer(1)
    assert table.game.look(table.ref("pony", 0)).stat("moves") == 1
    table.end()
    assert table.game.look(table.ref("pony", 0)).stat("moves") == 0


@mlp("6-16.3.0", "3-7.1.0")
def test_cards_are_used_out_of_the_own_hand_alone() -> None:
    table = deal(Side(rest=["letter"], scenes=2), Side(hand=["ode"]), event("ode", t.Draw(YOU)))
    assert table.why_not("play", "letter") == "6-16.1.1"
    assert table.why_not("play", "ode") == "6-16.1.1"


@mlp("5-1.4.0")
def test_a_player_may_be_forbidden_to_use_cards() -> None:
    quiet = character("quiet", t.Static((t.Cannot(FOE, "play", filter=EVENT),)))
    table = deal(Side(hand=["letter", "filly"], scenes=2), Side(slots=["quiet"]), quiet)
    assert table.why_not("play", "letter") == "5-1.4.0"
    assert table.why_not("play", "filly", 0) == ""


@mlp("6-14.1.2a", "6-14.1.2")
def test_what_one_of_two_farewells_triggers_waits_for_the_other() -> None:
    ghost = character("ghost", farewell(t.Draw(YOU)), farewell(AddScene()))
    fan = character("fan", whenever("draw", plus(1)))
    table = deal(Side(hand=["hush"], scenes=1), Side(slots=["ghost", "fan"]), HUSH, ghost, fan)
    table.do("play", "hush").choose("ghost").answer(1, 0)
    assert [args[0] for args in table.told("draw", "scene", "to_discard", "modify")] == [
        "to_discard",
        "draw",
        "scene",
        "to_discard",
        "modify",
    ]


@mlp("6-14.1.3a", "6-14.1.2", "1-3.1.1")
def test_a_character_that_is_shuffled_away_bids_farewell_before_the_deck_is_shuffled() -> None:
    table = deal(
        Side(slots=["pony"], hand=["home"], scenes=1),
        Side(slots=["guest"]),
        character("guest", farewell(t.Draw(YOU))),
        event("home", t.ToDeck(ONE_OF_THEIRS, "shuffle")),
    )
    table.do("play", "home").choose("guest")
    assert [event[0] for event in table.told("resolve", "draw", "to_deck", "shuffle")] == [
        "resolve",
        "draw",
        "to_deck",
        "shuffle",
    ]
    assert table.zone(1, "deck")[-1] == "pony"
    assert table.zone(1, "deck").count("guest") == 1
