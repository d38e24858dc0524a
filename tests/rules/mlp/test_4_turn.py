"""Chapter 4: the turn."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from tests.rules.mlp.stock import (
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    YOU,
    Side,
    character,
    deal,
    each,
    event,
    flipped,
    holding,
    inspiration,
    mlp,
    on,
    plus,
    scene,
    story,
    turned,
    whenever,
)

FIGHTING = t.AllOf((OWN, t.AnyOf((t.In("challenging"), t.In("being_challenged")))))
GLOW = scene("glow", inspiration(plus(3, t.Every(FIGHTING), "challenge")))
SHINE = scene("shine", inspiration(plus(3, t.Every(FIGHTING))))


# --- start phase ---


@mlp("4-1.1.0", "4-1.2.0", "4-2.1.0", "4-2.2.0", "4-2.3.0", "3-5.0.0")
def test_a_turn_begins_upright_with_a_card_and_a_scene() -> None:
    table = deal(
        Side(),
        Side(slots=["pony"], scenes=["stream"]),
        active=0,
        turn=2,
        before=each(turned("pony", "stream", seat=1), flipped("stream", seat=1)),
    )
    table.end()
    assert (table.game.state.active, table.game.state.turn) == (1, 3)
    assert not any(piece.exerted for piece in table.game.state.field.values())
    assert table.game.state.field[table.ref("stream", 1)].face_down
    assert len(table.zone(1, "hand")) == 1
    scenes = [piece for piece in table.game.state.field.values() if piece.slot < 0]
    assert [(piece.seat, piece.face_down) for piece in scenes] == [(1, True), (1, False)]


@mlp("4-2.2.1")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1)])
def test_the_first_turn_of_the_game_has_no_draw(turn: int, drawn: int) -> None:
    table = deal(Side(), None, turn=turn, phase="start")
    assert len(table.zone(0, "hand")) == drawn


@mlp("4-2.2.2", "1-4.2.0")
def test_an_empty_deck_loses_at_the_draw() -> None:
    table = deal(Side(deck=0), None, phase="start")
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (1,)


@mlp("4-2.3.1")
def test_an_empty_scene_deck_is_passed_over() -> None:
    table = deal(Side(scene_deck=0), None, phase="start")
    assert (table.asked, table.told("scene")) == ((0, "action"), [])


@mlp("4-2.4.0")
def test_effects_of_a_turns_start_are_ordered_among_the_presents() -> None:
    table = deal(
        Side(slots=["early", "pony"]),
        None,
        character("early", whenever("turn_start", t.Draw(YOU))),
        phase="start",
        before=holding("cheer", "pony"),
    )
    table.choose("pony")
    assert table.asked == (0, "order")
    table.answer(1, 0)
    assert [args[2] for args in table.told("resolve")] == ["early", "pony"]


# --- main phase ---


@mlp("4-3.0.0", "6-8.1.0", "6-8.2.0", "6-8.3.0", "2-4.5.1")
def test_exactly_as_many_scenes_as_it_costs() -> None:
    table = deal(Side(hand=["mare"], scenes=["meadow", "stream", "stream"]), None)
    table.do("play", "mare", 1)
    assert table.names() == ["meadow", "stream", "stream"]
    table.do("target", "stream")
    assert not any(piece.exerted for piece in table.game.state.field.values())
    table.do("target", "meadow")
    turned_now = [table.game.keys[piece.cards[0]] for piece in table.game.state.field.values() if piece.exerted]
    assert turned_now == ["meadow", "stream"]
    assert table.why_not("turn", "stream") == "6-16.3.0"


@mlp("4-3.0.0", "5-3.1.6")
def test_what_cannot_be_paid_is_not_used() -> None:
    table = deal(Side(hand=["mare"], scenes=1), None)
    assert table.why_not("play", "mare", 0) == "4-3.0.0"


@mlp("4-3.2.0", "5-3.2.0", "5-3.2.1", "5-3.1.7")
def test_a_character_goes_into_the_slot_chosen() -> None:
    table = deal(Side(hand=["pony", "filly"], scenes=2), None)
    table.do("play", "pony", 2)
    assert table.slots(0) == [None, None, "pony"]
    assert table.why_not("play", "filly", 2) == "3-3.0.0"


@mlp("4-3.3.0", "4-3.3.1", "3-6.2.2", "3-8.1.1", "5-3.2.3", "5-3.3.2", "2-2.5.0")
def test_an_event_lies_aside_until_it_is_done_and_then_rests() -> None:
    table = deal(
        Side(hand=["sift", "filly"], scenes=1),
        None,
        event("sift", t.Seq((plus(1, t.Every(OWN)), t.Draw(YOU), t.Discard(YOU)))),
    )
    table.do("play", "sift")
    assert (table.zone(0, "processing"), table.zone(0, "discard")) == (["sift"], [])
    table.choose("filly")
    assert (table.zone(0, "processing"), table.zone(0, "discard")) == ([], ["sift", "filly"])


# --- exchange phase ---


@mlp("4-4.1.0")
@pytest.mark.parametrize(("turn", "retired"), [(1, 0), (2, 0), (3, 1)])
def test_nobody_exchanges_in_the_first_two_turns(turn: int, retired: int) -> None:
    table = deal(Side(slots=["pony"]), Side(slots=["mare"]), turn=turn)
    table.end()
    assert len(table.told("retire")) == retired


@mlp("4-4.2.0", "4-4.5.0", "4-4.3.5", "4-4.4.3")
@pytest.mark.parametrize("active", [0, 1])
def test_columns_come_in_one_order_whoever_is_active(active: int) -> None:
    table = deal(
        Side(slots=["filly", "pony", "mare"]),
        Side(slots=["mare", None, "filly"], plans={1: "letter"}),
        active=active,
        phase="exchange",
    )
    if active == 0:
        assert table.told("exchange")[0][2::2] == ("filly", "mare")
        table.skip()
    pairs = [args[2::2] for args in table.told("exchange")]
    assert pairs == ([("filly", "mare"), ("mare", "filly")] if active == 0 else [("mare", "filly"), ("filly", "mare")])


@mlp("4-4.3.0", "4-4.3.3", "4-4.3.4", "4-4.3.4a", "4-4.3.4b", "3-6.2.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        ("mare", "pony", ("mare", None)),
        ("pony", "mare", (None, "mare")),
        ("pony", "pony", (None, None)),
    ],
)
def test_the_lower_idea_retires_and_equal_ones_both(mine: str, theirs: str, left: tuple[str | None, ...]) -> None:
    table = deal(Side(slots=[mine]), Side(slots=[theirs]), phase="exchange")
    assert (table.slots(0)[0], table.slots(1)[0]) == left
    assert table.zone(0, "discard") == ([] if left[0] else [mine])


@mlp("4-4.3.1", "4-4.3.2", "4-4.3.1a", "2-4.5.2", "5-1.3.1")
def test_each_inspires_as_often_as_he_likes_the_active_player_first() -> None:
    table = deal(
        Side(slots=["pony"], scenes=["shine", "glow"]),
        Side(slots=["pony"], scenes=["shine"]),
        GLOW,
        SHINE,
        phase="exchange",
    )
    assert table.asked == (0, "action")
    table.do("inspire", "shine", 0)
    assert table.game.state.field[table.ref("shine", 0)].face_down
    assert table.offered() == [("inspire", table.ref("glow"), 0), ("pass",)]
    assert table.why_not("inspire", "shine", 0) == "2-4.5.2a"
    table.skip()
    assert table.asked == (1, "action")
    table.do("inspire", "shine", 0)
    assert table.told("ideas") == [("ideas", "pony", 5, "pony", 5)]


@mlp("5-1.3.1", "4-4.3.1")
def test_an_inspiration_is_for_the_exchange_and_nothing_else_is() -> None:
    table = deal(Side(slots=["pony"], scenes=["glow"], hand=["letter"]), Side(slots=["mare"]), GLOW)
    assert table.why_not("inspire", "glow", 0) == "5-1.3.1"
    assert table.why_not("use", "glow", 0) == "5-1.3.1"
    assert table.why_not("advance", 0) == "4-4.4.0"
    table.end()
    assert table.why_not("play", "letter") == "5-3.1.1"
    assert table.why_not("disturb", 0) == "4-4.4.0"
    assert table.why_not("end") == "5-3.1.1"


@mlp("4-4.3.1", "2-4.5.2a")
def test_a_turned_scene_inspires() -> None:
    """Ruling R-MLP-24."""
    table = deal(
        Side(slots=["pony"], scenes=["glow"]), Side(slots=["mare"]), GLOW, phase="exchange", before=turned("glow")
    )
    table.do("inspire", "glow", 0)
    assert table.slots(0)[0] == "pony"


@mlp("5-1.3.1a", "4-4.3.1a")
def test_an_inspiration_must_find_its_character() -> None:
    beam = scene("beam", inspiration(plus(3, t.Every(t.AllOf((FIGHTING, t.Class("star")))))))
    table = deal(Side(slots=["pony"], scenes=["beam", "glow"]), Side(slots=["mare"]), beam, GLOW, phase="exchange")
    assert table.why_not("inspire", "beam", 0) == "5-1.3.1a"


@mlp("4-4.3.5a", "4-4.3.5")
def test_until_the_end_of_the_exchange_is_not_until_the_end_of_the_turn() -> None:
    table = deal(
        Side(slots=["pony", "mare"], scenes=["glow", "shine"]), Side(slots=["filly"]), GLOW, SHINE, phase="exchange"
    )
    table.do("inspire", "glow", 0).do("inspire", "shine", 0)
    assert table.told("ideas") == [("ideas", "pony", 8, "filly", 1)]
    assert (table.offered()[0], table.idea("pony")) == (("advance", 1), 5)


@mlp("4-4.3.4")
def test_the_active_players_result_is_done_with_first() -> None:
    table = deal(Side(slots=["pony"]), Side(slots=["pony"]), phase="exchange", active=1)
    assert [args[1] for args in table.told("retire")] == [1, 0]
    both = deal(
        Side(slots=["avenger"]),
        Side(slots=["victim", "mare"]),
        character("avenger", on("leave", t.Banish(t.Chosen(t.AllOf((t.Side(False), t.Named("Victim"))))))),
        character("victim"),
        phase="exchange",
    )
    both.choose("victim")
    assert [args[1:] for args in both.told("retire")] == [(0, "avenger"), (1, "victim")]


@mlp("4-4.4.0", "4-4.4.1", "4-4.4.2", "4-4.4.3")
def test_a_character_that_faces_nobody_advances_or_disturbs_once() -> None:
    first = story("first", 1, on("reach", t.Draw(YOU, 2)))
    theirs = Side(plans={3: "mare", 2: "filly"})
    table = deal(
        Side(slots=["pony"], stories=["first", "story2", "story3", "story4"]),
        theirs,
        first,
        phase="exchange",
        before=turned("pony"),
    )
    assert table.offered() == [("advance", 0), ("disturb", 0), ("pass",)]
    table.do("advance", 0)
    assert (table.stage(0), len(table.zone(0, "hand"))) == (1, 2)
    assert table.game.state.active == 1
    other = deal(Side(slots=["pony"]), Side(plans={3: "mare", 2: "filly"}), phase="exchange")
    other.do("disturb", 0)
    assert (other.plans(1), "filly" in other.zone(1, "hand")) == ({3: "mare"}, True)
    assert other.told("remove_plan") == [("remove_plan", 1, 2, "filly")]


@mlp("4-4.4.2")
def test_without_a_plan_there_is_nothing_to_disturb() -> None:
    """Ruling R-MLP-25."""
    table = deal(Side(slots=["pony"]), Side(), phase="exchange")
    assert table.why_not("disturb", 0) == "4-4.4.2"


@mlp("4-4.4.0", "4-4.4.3")
def test_everybody_sees_which_character_acts_and_until_when() -> None:
    def acting() -> list[int]:
        return [piece.slot for piece in table.view(1).seats[0].pieces if "acting" in piece.notes]

    table = deal(Side(slots=["pony", None, "filly"]), Side(plans={3: "mare"}), phase="exchange")
    assert acting() == [0]
    table.skip()
    assert acting() == [2]
    table.do("disturb", 2)
    assert acting() == []


# --- end phase ---


@mlp("4-5.2.0", "3-7.3.0", "6-2.3.0")
def test_who_has_more_than_ten_discards_and_nothing_triggers() -> None:
    table = deal(
        Side(slots=["scholar"], hand=["pony"] * 11 + ["mare"]),
        None,
        character("scholar", whenever("discard", t.Draw(YOU), times="each")),
        turn=2,
    )
    table.end()
    assert (table.asked, table.question.least, table.question.most) == ((0, "card"), 2, 2)
    assert table.view(1).awaited is not None
    table.answer(0, 11)
    assert (len(table.zone(0, "hand")), table.zone(0, "discard")) == (10, ["mare", "pony"])
    assert table.told("resolve") == []


@mlp("3-7.3.0")
def test_ten_cards_may_be_kept() -> None:
    table = deal(Side(hand=["pony"] * 10), None, turn=2)
    table.end()
    assert table.game.state.active == 1


@mlp("4-5.1.0", "6-6.1.0")
def test_both_players_effects_end_with_the_turn() -> None:
    table = deal(
        Side(slots=["pony"], hand=["cheer"], scenes=1),
        Side(slots=[None, "mare"]),
        event("cheer", t.Seq((plus(2, ONE_OWN), plus(-1, ONE_OF_THEIRS)))),
        turn=2,
    )
    table.do("play", "cheer").choose("pony").choose("mare")
    assert (table.idea("pony"), table.idea("mare")) == (4, 3)
    table.end()
    assert (table.idea("pony"), table.idea("mare")) == (2, 4)
