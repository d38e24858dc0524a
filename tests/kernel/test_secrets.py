"""Who is told and shown what: audiences of events, and views that hidden cards do not show through."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards import tree as t
from engine.kernel.state.event import EVERYBODY
from engine.kernel.state.question import Answer
from engine.kernel.views.view import SPECTATOR
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, item, told

OTHERS = [1, SPECTATOR]


def audiences(table: ScenarioTable, kind: str) -> list[int]:
    return [event.to for event in table.inputs.events if event.kind == kind]


def everything(table: ScenarioTable, viewer: int) -> bytes:
    """All that a viewer is sent now: his view with the last events, and all events so far that are meant for him."""
    events = [(event.kind, event.args) for event in table.inputs.events if event.to in (EVERYBODY, viewer)]
    return msgspec.json.encode([table.view(viewer), events])


# --- events ---


def test_what_is_drawn_only_the_drawer_is_told() -> None:
    table = deal({"hand": ["study"], "inkwell": 1})
    table.do("A: play study")
    assert (audiences(table, "draw"), audiences(table, "drew")) == ([EVERYBODY], [0])
    assert told(table, "draw") == [(0, 3)]


def test_what_is_looked_at_only_the_looker_is_told() -> None:
    table = deal(
        {"field": ["lamp"], "deck": {"top": ["scout", "gem"]}},
        lamp=item(),
        trees={"lamp": (t.Activated((t.Exert(t.This()),), t.Seq((t.Look(2), t.PutRest("bottom")))),)},
    )
    table.do("A: use lamp")
    assert audiences(table, "looked") == [0]
    assert (table.view(0).shown != (), table.view(1).shown, table.view(SPECTATOR).shown) == (True, (), ())


def face_down(what: t.Target) -> ScenarioTable:
    """Put into the inkwell by an effect."""
    table = deal(
        {"field": ["miner"], "hand": ["gem"], "deck": {"top": ["scout"], "filler": 3}},
        miner=character(),
        trees={"miner": (t.Triggered((t.Trigger("quest", t.Is(t.This())),), ToInkwell(what)),)},
    )
    table.do("A: quest miner")
    table.expect({"A": {"inkwell": 1}})
    return table


def test_what_goes_face_down_out_of_the_hand_only_its_player_is_told() -> None:
    table = face_down(t.Chosen(t.Anything(), zone="hand", whose=t.You()))
    assert audiences(table, "to_inkwell") == [0]
    assert audiences(table, "to_inkwell_hidden") == [EVERYBODY]


def test_what_goes_face_down_off_the_deck_nobody_is_told() -> None:
    """Neither in the deck nor in the inkwell may its player look at it (8.2.2, 8.5.3)."""
    table = face_down(t.Top())
    assert audiences(table, "to_inkwell") == []
    assert audiences(table, "to_inkwell_hidden") == [EVERYBODY]


def test_what_was_open_everybody_is_told() -> None:
    table = deal(
        {"hand": ["wind"], "inkwell": 1},
        {"field": ["scout"]},
        wind=action("Return chosen character to their player's hand."),
    )
    table.do("A: play wind")
    table.do("A: choose scout")
    assert audiences(table, "to_hand") == [EVERYBODY]


def test_what_is_revealed_everybody_is_told() -> None:
    table = deal(
        {"hand": ["peek"], "inkwell": 1}, {"hand": ["scout", "gem"]}, peek=action("Each opponent reveals their hand.")
    )
    table.do("A: play peek")
    assert (audiences(table, "reveal_hand"), told(table, "reveal_hand")) == ([EVERYBODY], [(1, "scout", "gem")])


def test_how_many_were_altered_is_told_and_which_is_not() -> None:
    decks = [{"deck": {"top": [f"scout#{1 + 20 * seat + nth}" for nth in range(20)]}} for seat in range(2)]
    table = deal(*decks, turn={"phase": "opening", "number": 1}, flags={"chooser": "A"})
    table.do("A: choose A")
    table.inputs.take(Answer(0, (0, 1)))
    assert told(table, "alter") == [(0, 2)]
    assert audiences(table, "drew")[-1] == 0


# --- views ---

Side = Mapping[str, object]
HIDDEN: list[tuple[Side, Side]] = [
    (
        {"hand": ["raider", "gem"], "deck": {"top": ["giant", "hawk"], "filler": 9}, "inkwell": ["witch"]},
        {"hand": ["witch", "hawk"], "deck": {"top": ["raider", "gem"], "filler": 9}, "inkwell": ["giant"]},
    ),
    (
        {"hand": ["raider"], "deck": {"top": ["giant"], "filler": 9, "bottom": ["gem"]}},
        {"hand": ["giant"], "deck": {"top": ["gem"], "filler": 9, "bottom": ["raider"]}},
    ),
]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("sides", HIDDEN)
def test_a_view_is_the_same_bytes_whatever_the_hidden_cards_are(sides: tuple[Side, Side], viewer: int) -> None:
    one, other = (deal({"field": ["scout"], **side}, {"field": ["brute"]}) for side in sides)
    assert everything(one, viewer) == everything(other, viewer)
    for table in (one, other):
        table.do("A: quest scout")
        table.do("A: end")
    assert everything(one, viewer) == everything(other, viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_drawing_shows_nothing_to_others(viewer: int) -> None:
    seen = []
    for drawn in (["giant", "gem", "hawk"], ["hawk", "giant", "gem"]):
        table = deal({"hand": ["study"], "inkwell": 1, "deck": {"top": drawn, "filler": 5}})
        table.do("A: play study")
        seen.append(everything(table, viewer))
    assert seen[0] == seen[1]


def test_the_owner_sees_his_own_hand() -> None:
    one, other = (deal({"hand": ["raider"]}), deal({"hand": ["giant"]}))
    assert everything(one, 0) != everything(other, 0)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_a_deck_or_an_inkwell(viewer: int) -> None:
    one = deal({"deck": {"top": ["raider", "gem"], "filler": 9}, "inkwell": ["hawk", "giant"]})
    other = deal({"deck": {"top": ["gem", "raider"], "filler": 9}, "inkwell": ["giant", "hawk"]})
    assert everything(one, viewer) == everything(other, viewer)


def test_a_view_names_no_reference_of_a_hidden_card() -> None:
    table = deal({"hand": ["raider", "gem"]}, {"hand": ["giant"]})
    game = table.play.game
    hidden = [game.state.refs[card] for card in (*game.zone(1, "hand"), *game.zone(0, "deck"), *game.zone(1, "deck"))]
    text = msgspec.json.encode(table.view(0)).decode()
    assert not [ref for ref in hidden if f'"ref":{ref},' in text]


def test_a_private_question_shows_others_only_who_is_awaited() -> None:
    table = deal(
        {"hand": ["rob"], "inkwell": 1},
        {"hand": ["gem", "scout"]},
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    assert asked(table).private
    mine, others = table.view(1).awaited, table.view(0).awaited
    assert mine is not None
    assert others is not None
    assert (mine.kind, others.kind, others.seat) == ("card", "", 1)


def test_a_choice_that_hangs_on_a_hand_is_asked_even_if_the_hand_allows_nothing() -> None:
    """Otherwise its absence would tell that there is no such card."""
    seen = []
    for hand in (["scout"], ["gem"]):
        table = deal(
            {"hand": ["gift", *hand], "inkwell": 1},
            gift=action("You may play a character with cost 5 or less for free."),
        )
        table.do("A: play gift")
        assert asked(table).kind == "may"
        seen.append(everything(table, 1))
    assert seen[0] == seen[1]
