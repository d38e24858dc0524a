"""Chapters 2 and 3: cards, tokens and areas."""

from __future__ import annotations

import pytest

from engine.games.mlp.nodes import ToPlan
from engine.kernel.cards import tree as t
from engine.kernel.views.view import SPECTATOR
from tests.rules.mlp.stock import (
    CHARACTER,
    ONE_OF_THEIRS,
    ONE_OWN,
    YOU,
    Side,
    Table,
    character,
    deal,
    each,
    event,
    farewell,
    flipped,
    holding,
    item,
    keyword,
    meet,
    mlp,
    plus,
    precaution,
    turned,
)

BOW = item("bow", t.Static((t.Modify(t.Bound("host"), "idea", 2),)))
SISTERS_ONLY = t.Static((t.Cannot(t.This(), "wear", filter=t.Not(keyword("sister"))),))
HUSH = event("hush", t.Banish(ONE_OF_THEIRS))


def keys(table: Table, viewer: int, seat: int, zone: str) -> list[str]:
    return [card.key for card in table.view(viewer).seats[seat].zones.get(zone, ())]


# --- items ---


@mlp("2-3.0.0", "2-3.5.0", "3-6.2.3", "4-3.4.0", "5-3.1.8", "5-3.2.2")
def test_an_item_works_for_its_wearer_and_goes_with_it() -> None:
    table = deal(Side(slots=["pony"], hand=["bow"], scenes=1), Side(slots=["elder"]), BOW, turn=2)
    table.do("play", "bow", "pony")
    assert table.idea("pony") == 4
    table.end()
    other = deal(Side(slots=["pony"], hand=["bow"], scenes=1), Side(slots=["elder"]), BOW)
    other.do("play", "bow", "pony").end()
    assert sorted(other.zone(0, "discard")) == ["bow", "pony"]


@mlp("2-3.0.0", "5-3.2.2")
def test_a_second_item_sends_the_first_to_rest() -> None:
    table = deal(Side(slots=["pony"], hand=["bow", "scarf"], scenes=2), None, BOW)
    table.do("play", "bow", "pony").do("play", "scarf", "pony")
    assert (table.zone(0, "discard"), table.idea("pony")) == (["bow"], 2)


@mlp("2-3.0.0", "5-3.1.8", "5-3.2.2")
def test_an_item_may_say_who_wears_it() -> None:
    table = deal(
        Side(slots=["pony", "sister"], hand=["ring"], scenes=1),
        None,
        item("ring", SISTERS_ONLY),
        character("sister", classes=("sister",)),
    )
    assert table.why_not("play", "ring", "pony") == "2-3.0.0"
    assert table.why_not("play", "ring", "sister") == ""


@mlp("4-3.4.0", "5-3.1.8")
@pytest.mark.parametrize(("flag", "rule"), [(False, "5-3.1.8"), (True, "")])
def test_whose_characters_may_wear_an_item(flag: bool, rule: str) -> None:
    """Ruling R-MLP-22."""
    table = deal(Side(hand=["bow"], scenes=1), Side(slots=["mare"]), BOW, flags={"items_on_opponent": flag})
    assert table.why_not("play", "bow", "mare") == rule


@mlp("2-3.0.0", "3-6.2.3")
def test_an_item_waits_in_the_processing_zone_with_its_wearer() -> None:
    table = deal(
        Side(slots=["pony"], hand=["hush"], scenes=1),
        Side(slots=["ghost"], hand=["filly"]),
        HUSH,
        BOW,
        character("ghost", farewell(t.Discard(YOU)), farewell(t.Draw(YOU))),
    )
    piece = table.game.state.field[table.ref("ghost")]
    bow = table.game.enter(table.game.zone(0, "deck")[0])
    bow.at = piece.ref
    table.do("play", "hush").choose("ghost")
    assert table.asked == (1, "order")
    table.answer(1, 0)
    assert table.zone(0, "processing") == ["pony"]
    assert table.zone(1, "processing") == ["ghost"]
    table.choose("filly")
    assert (table.zone(0, "processing"), table.zone(1, "discard")) == ([], ["ghost", "filly"])


# --- tokens ---


@mlp("2-7.1.2a", "6-5.3.0", "2-7.2.1b", "2-7.2.2e")
def test_a_token_counts_only_while_it_is_there() -> None:
    candied = t.If(t.Compare(t.StatOf("candy", t.This()), ">=", 1), plus(1))
    table = deal(
        Side(slots=["sweet"], hand=["bite", "away", "sweets"], scenes=4),
        None,
        character("sweet", t.Activated((), candied)),
        event("bite", t.TakeOff(ONE_OWN, "candy")),
        event("away", t.ToHand(ONE_OWN)),
        event("sweets", t.Give(ONE_OWN, "candy")),
        before=holding("candy", "sweet"),
    )
    table.do("use", "sweet", 0)
    assert table.idea("sweet") == 3
    table.do("play", "bite").choose("sweet").do("use", "sweet", 0)
    assert table.idea("sweet") == 3
    table.do("play", "sweets").choose("sweet").do("play", "away").choose("sweet")
    table.do("play", "sweet", 0)
    assert table.game.look(table.ref("sweet")).stat("candy") == 0


@mlp("2-7.2.1c", "2-7.2.2f", "3-8.1.3")
def test_a_token_goes_into_the_processing_zone_with_its_character() -> None:
    candied = t.If(t.Compare(t.StatOf("candy", t.This()), ">=", 1), t.Draw(YOU))
    table = deal(
        Side(slots=["pony"], hand=["hush"], scenes=1),
        Side(slots=["sweet"]),
        HUSH,
        character("sweet", farewell(candied)),
        before=holding("candy", "sweet", seat=1),
    )
    table.do("play", "hush").choose("sweet")
    assert table.told("draw") == [("draw", 1, 1)]


@mlp("2-7.2.2c", "5-1.1.2")
def test_an_effect_may_open_a_present() -> None:
    table = deal(
        Side(slots=["pony"], hand=["party"], scenes=1),
        None,
        event("party", t.Seq((t.UseCounter(ONE_OWN), t.Draw(YOU)))),
        before=each(holding("cheer", "pony"), holding("search", "pony")),
    )
    table.do("play", "party").choose("pony")
    assert table.asked == (0, "open")
    table.answer(1)
    assert [args[0] for args in table.told("draw", "modify")] == ["draw", "modify"]
    assert table.game.state.field[table.ref("pony", 0)].counters == {"search": 1}


# --- areas ---


@mlp("3-1.1.0", "3-1.3.0", "3-2.1.0", "3-2.3.0", "3-4.1.1", "3-4.1.2", "3-6.1.0", "3-7.1.0", "3-7.2.0")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_who_sees_what(viewer: int) -> None:
    table = deal(Side(hand=["letter"], rest=["mare"], plans={2: "elder"}, stage=1), None)
    side = table.view(viewer).seats[0]
    assert (side.counts["deck"], side.counts["scene_deck"], side.counts["hand"]) == (12, 3, 1)
    assert (side.counts["plan_1"], side.counts["plan_2"], side.points) == (0, 1, 1)
    assert set(side.zones) == {"stories", "lead", "processing"}
    assert [card.key for card in side.discard] == ["mare"]
    assert (side.hand is not None) == (viewer == 0)


@mlp("3-3.1.0", "3-5.1.0", "3-5.1.1", "3-5.1.2")
def test_a_flipped_scene_still_shows_its_face() -> None:
    table = deal(Side(slots=["pony"], scenes=["stream"]), None, before=flipped("stream"))
    pieces = table.view(1).seats[0].pieces
    assert [(piece.key, piece.face_down, piece.slot) for piece in pieces] == [("pony", False, 0), ("stream", True, -1)]


@mlp("3-1.2.0", "3-2.2.0", "3-4.4.0", "3-7.4.0", "6-16.3.0")
def test_nothing_is_put_in_another_order_by_hand() -> None:
    table = deal(Side(hand=["pony"], plans={1: "mare"}))
    assert [option[0] for option in table.offered()] == ["end"]
    assert table.why_not("order", 0) == "6-16.3.0"


@mlp("3-3.3.0", "5-3.1.7", "3-3.0.0")
def test_a_full_area_takes_nobody_in() -> None:
    table = deal(
        Side(slots=["pony", "filly", "mare"], hand=["elder", "lift"], rest=["pony"], scenes=4),
        None,
        event("lift", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU))),
    )
    assert [table.why_not("play", "elder", slot) for slot in (0, 1, 2)] == ["3-3.3.0"] * 3
    table.do("play", "lift").choose("pony#2")
    assert table.slots(0) == ["pony", "filly", "mare"]


@mlp("3-3.2.0", "3-3.0.0", "5-3.3.1")
def test_who_comes_by_an_effect_chooses_an_empty_slot_and_meets() -> None:
    table = deal(
        Side(slots=["pony"], hand=["lift"], rest=["guest"], scenes=1),
        None,
        character("guest", meet(plus(1))),
        event("lift", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU))),
    )
    table.do("play", "lift").choose("guest")
    assert table.offered() == [("slot", 1), ("slot", 2)]
    table.do("slot", 2)
    assert (table.slots(0), table.idea("guest")) == (["pony", None, "guest"], 3)


@mlp("3-4.5.0", "6-4.1.0", "3-4.2.0")
def test_a_new_plan_goes_to_the_latest_free_story() -> None:
    plot = event("plot", ToPlan(t.Chosen(CHARACTER, zone="hand", whose=YOU)))
    table = deal(Side(hand=["plot", "filly"], scenes=1, plans={4: "mare", 1: "elder"}), None, plot)
    table.do("play", "plot").choose("filly")
    assert table.plans(0) == {1: "elder", 3: "filly", 4: "mare"}
    assert all("filly" not in event.args for event in table.events if event.kind == "plan")
    full = deal(Side(hand=["plot", "filly"], scenes=1, plans=dict.fromkeys((1, 2, 3, 4), "mare")), None, plot)
    full.do("play", "plot").choose("filly")
    assert full.zone(0, "hand") == ["filly"]


@mlp("3-6.2.1", "3-6.2.6", "6-2.1.0", "6-2.2.0")
def test_discards_rest_in_the_order_named() -> None:
    table = deal(Side(hand=["drop", "filly", "mare", "elder"], scenes=1), None, event("drop", t.Discard(YOU, 2)))
    table.do("play", "drop").choose("elder", "filly")
    assert table.zone(0, "discard") == ["drop", "filly", "elder"]


@mlp("3-8.1.2", "4-3.3.2", "3-6.2.4")
def test_a_precaution_waits_in_the_processing_zone_and_is_all_that_is_used() -> None:
    table = deal(
        Side(slots=["pony"]),
        Side(slots=[None, "mare"], plans={2: "alarm"}),
        event("alarm", t.Draw(YOU, 3), precaution(plus(2, ONE_OWN))),
        phase="exchange",
    )
    table.do("disturb", 0)
    assert (table.asked, table.zone(1, "processing")) == ((1, "target"), ["alarm"])
    table.choose("mare")
    assert (table.told("modify"), table.zone(1, "discard")) == ([("modify", 1, "mare", "idea", 2)], ["alarm"])
    assert table.told("draw") == [("draw", 1, 1)]  # of the turn that followed


@mlp("2-4.5.2a", "2-4.5.1")
def test_a_flipped_scene_still_makes_harmony() -> None:
    table = deal(Side(hand=["letter"], scenes=["stream"]), None, before=flipped("stream"))
    table.do("play", "letter")
    assert table.game.state.field[table.ref("stream")].exerted
    spent = deal(Side(hand=["letter"], scenes=["stream"]), None, before=turned("stream"))
    assert spent.why_not("play", "letter") == "4-3.0.0"
