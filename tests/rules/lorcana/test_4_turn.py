"""Chapter 4, the frame of a turn: start phase, ink, moving, activated abilities, end phase."""

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer, Option
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import (
    action,
    asked,
    character,
    deal,
    item,
    location,
    lor,
    lore,
    sideways,
    wet,
)

WHEEL = (t.Activated((t.Exert(t.This()),), t.Seq((t.GainPoints(t.You(), 1), t.Ready(t.This())))),)
"""Each use gives a lore and readies it again."""

# --- start phase ---


@lor("4.2.1.1", "レディステップ", "レディ")
def test_all_own_cards_in_play_and_in_the_inkwell_ready():
    table = deal(
        {"field": [sideways("scout")]},
        {"field": [sideways("raider"), sideways("gem")], "inkwell": {"ready": 1, "exerted": 2}},
    )
    table.do("A: end")
    table.expect(
        {
            "raider": {"ready": True},
            "gem": {"ready": True},
            "B": {"inkwell": {"ready": 3, "exerted": 0}},
            "scout": {"ready": False},
        }
    )


@lor("4.2.1.2")
def test_what_holds_during_your_turn_begins_with_it():
    table = deal({}, {"field": ["owl"]}, owl=character("During your turn, this character gains Evasive."))
    table.expect({"owl": {"keywords": []}})
    table.do("A: end")
    table.expect({"owl": {"keywords": ["evasive"]}})


@lor("4.2.1.3")
def test_what_lasts_until_the_start_of_your_turn_ends_there():
    table = deal(
        {"field": ["scout"], "hand": ["oath"], "inkwell": 1},
        oath=action("Chosen character gains Ward until the start of your next turn."),
    )
    table.do("A: play oath")
    table.do("A: end")
    table.expect({"scout": {"keywords": ["ward"]}})
    table.do("B: end")
    table.expect({"scout": {"keywords": []}})


@lor("4.2.1.4", "スタートフェイズ")
def test_what_triggers_at_the_start_waits_for_the_set_step():
    table = deal({}, {"field": ["sage", "keep"]}, sage=character("At the start of your turn, draw 2 cards."))
    table.do("A: end")
    table.expect({"log": ["location_lore B keep", "resolve B sage", "draw B 2", "draw B 1"]})


@lor("4.2.2.1", "セットステップ", "6.1.4")
def test_a_character_becomes_dry_in_its_players_next_turn():
    table = deal({"hand": ["scout"], "inkwell": 1})
    table.do("A: play scout")
    assert table.refused("A: quest scout") == "6.1.4"
    table.do("A: end")
    table.do("B: end")
    table.do("A: quest scout")
    table.expect({"lore": {"A": 1}})


@lor("4.2.2.2", "6.5.6")
def test_locations_give_lore_in_the_set_step_without_the_bag():
    table = deal({}, {"field": ["keep", "scout"], "lore": 2})
    table.do("A: end")
    table.expect({"lore": {"B": 3}, "not_log": ["resolve"]})


@lor("4.2.2.3")
def test_what_triggered_at_the_start_resolves_before_the_draw():
    table = deal(
        {}, {"field": ["sage"], "deck": {"top": ["gem"]}}, sage=character("At the start of your turn, gain 2 lore.")
    )
    table.do("A: end")
    table.expect({"log": ["resolve B sage", "gain_lore B 2", "draw B 1"], "lore": {"B": 2}})


@lor("4.2.3.2", "ドローステップ", "カードを引く")
def test_the_active_player_draws_the_top_card():
    table = deal({}, {"deck": {"top": ["gem"], "filler": 3}})
    table.do("A: end")
    table.expect({"B": {"hand": ["gem"], "deck": 3}, "A": {"hand": 0}})


@lor("4.2.3.3")
def test_what_the_draw_step_triggers_is_done_before_the_main_phase():
    """Nothing in sets 1-2 triggers there; the state is checked all the same."""
    table = deal({}, {"deck": 0})
    table.do("A: end")
    table.expect({"outcome": {"winner": "A", "reason": "decked"}})
    assert table.play.game.state.phase == "start"


# --- main phase ---


@lor("4.3.2", "メインフェイズ")
def test_turn_actions_are_taken_in_any_order_and_as_often_as_they_can_be_paid():
    table = deal({"field": ["scout#1", "scout#2"], "hand": ["scout#3", "gem", "scout#4"], "inkwell": 3})
    for line in ("quest scout#1", "play gem", "quest scout#2", "play scout#3", "play scout#4"):
        table.do(f"A: {line}")
    table.expect({"lore": {"A": 2}, "A": {"hand": 0, "inkwell": {"exerted": 3}}})


@lor("4.3.3")
def test_one_card_may_be_inked_a_turn():
    table = deal({"hand": ["scout", "raider"]})
    table.do("A: ink scout")
    assert table.refused("A: ink raider") == "4.3.3"
    table.do("A: end")
    table.do("B: end")
    table.do("A: ink raider")
    table.expect({"A": {"inkwell": {"ready": 2}}})


@lor("4.3.3.1", "8.5.1")
def test_only_a_card_with_the_symbol_may_be_inked():
    table = deal({"hand": ["scout", "curio"]}, curio=character(inkwell=False))
    assert table.refused("A: ink curio") == "4.3.3.1"
    table.do("A: ink scout")
    table.expect({"log": ["ink A scout"]})


@lor("4.3.3.2", "8.5.2")
def test_an_inked_card_lies_ready_in_the_inkwell_and_pays():
    table = deal({"hand": ["scout", "gem"]})
    table.do("A: ink scout")
    table.expect({"scout": {"zone": "inkwell"}, "A": {"inkwell": {"ready": 1, "exerted": 0}}})
    table.do("A: play gem")
    table.expect({"A": {"inkwell": {"exerted": 1}}})


@lor("4.3.3.3")
def test_inking_triggers():
    table = deal(
        {"field": ["miller"], "hand": ["scout"]},
        miller=character(),
        trees={"miller": (t.Triggered((t.Trigger("ink"),), t.GainPoints(t.You(), 2)),)},
    )
    table.do("A: ink scout")
    table.expect({"lore": {"A": 2}, "log": ["ink A scout", "resolve A miller"]})


# --- moving ---


@lor("4.3.7.1")
def test_only_own_characters_move_and_only_to_own_locations():
    table = deal({"field": ["scout", "keep"], "inkwell": 5}, {"field": ["tower"]}, tower=location())
    assert table.refused("A: move scout tower") == "4.3.7.1"
    table.do("A: move scout keep")
    table.expect({"scout": {"at": "keep"}})


@lor("4.3.7.2", "4.3.7.3", "4.3.7.4", "6.5.4")
def test_moving_costs_the_move_cost():
    table = deal({"field": [wet("scout"), "far"], "inkwell": 3}, far=location(move=2))
    table.do("A: move scout far")
    table.expect({"scout": {"at": "far", "exerted": False}, "A": {"inkwell": {"ready": 1, "exerted": 2}}})
    assert table.refused("A: move scout far") == "4.3.7.3"


@lor("4.3.7.4")
def test_without_the_ink_nobody_moves():
    table = deal({"field": ["scout", "far"], "inkwell": 1}, far=location(move=2))
    assert table.refused("A: move scout far") == "4.3.7.4"


@lor("4.3.7.5", "4.3.7.6")
def test_moving_triggers_and_that_is_done_before_the_next_action():
    table = deal(
        {"field": ["rover", "keep"], "inkwell": 1},
        rover=character("Whenever this character moves to a location, gain 2 lore."),
    )
    table.do("A: move rover keep")
    table.expect({"question": {"kind": "action"}, "lore": {"A": 2}})


# --- activated abilities as turn actions ---


@lor("4.3.8.1", "起動する", "7.5.3.1", "7.5.3.3")
def test_using_an_ability_is_a_turn_action():
    table = deal({"field": ["lamp"]}, lamp=item("{E} — Gain 3 lore."))
    table.do("A: use lamp")
    table.expect({"lamp": {"exerted": True}, "lore": {"A": 3}, "log": ["use A lamp", "gain_lore A 3"]})


@lor("4.3.8.2", "塗りたて")
def test_a_character_must_be_dry_to_exert_for_its_ability():
    table = deal({"field": [wet("monk")]}, monk=character("{E} — Gain 3 lore."))
    assert table.refused("A: use monk") == "6.1.4"


@lor("4.3.8.3", "6.4.3", "アイテム")
def test_an_item_serves_in_the_turn_it_is_played():
    table = deal({"hand": ["lamp"], "inkwell": 1}, lamp=item("{E} — Gain 3 lore."))
    table.do("A: play lamp")
    table.do("A: use lamp")
    table.expect({"lore": {"A": 3}})


# --- end phase ---


@lor("4.4.1")
def test_a_turn_ends_when_its_player_says_so():
    table = deal({"field": ["scout"]})
    table.do("A: end")
    table.expect({"question": {"seat": "B", "kind": "action"}})


@lor("4.4.1", "10.5.3")
def test_nobody_ends_a_turn_while_a_reckless_character_could_challenge():
    table = deal({"field": ["brute"]}, {"field": [sideways("scout")]})
    assert table.refused("A: end") == "10.5.3"


@lor("4.4.1.1", "4.4.1.2", "エンドフェイズ")
def test_what_triggers_at_the_end_resolves_before_the_next_turn():
    table = deal({"field": ["sage"]}, sage=character("At the end of your turn, gain 2 lore."))
    table.do("A: end")
    table.expect({"log": ["resolve A sage", "gain_lore A 2", "turn 6 B"], "lore": {"A": 2}})


def banished_in_a_foreign_turn(text: str) -> ScenarioTable:
    """In B's turn A's elder is banished, and says that something is to happen when a turn ends."""
    table = deal(
        {"field": ["elder"], "deck": 5},
        {"hand": ["bolt"], "inkwell": 1, "deck": 5},
        turn={"seat": "B"},
        elder=character(f"When this character is banished, {text}", willpower=2),
    )
    table.do("B: play bolt")
    return table


@lor("4.4.1.1", "7.4.7")
@pytest.mark.parametrize("text", ["at the end of the turn, gain 2 lore.", "at the end of this turn, gain 2 lore."])
def test_the_end_of_the_turn_is_that_of_whoevers_turn_it_is(text):
    table = banished_in_a_foreign_turn(text)
    table.do("B: end")
    table.expect({"lore": {"A": 2}})
    table.do("A: end")
    table.expect({"lore": {"A": 2}})


@lor("4.4.1.1", "7.4.7")
def test_the_end_of_your_turn_is_waited_for_through_the_turns_of_others():
    table = banished_in_a_foreign_turn("at the end of your turn, gain 2 lore.")
    table.do("B: end")
    table.expect({"lore": {"A": 0}})
    table.do("A: end")
    table.expect({"lore": {"A": 2}})
    table.do("B: end")
    table.do("A: end")
    table.expect({"lore": {"A": 2}})


@lor("4.4.1.1", "7.4.7")
def test_the_end_of_your_turn_that_is_said_in_it_is_the_end_of_this_one():
    table = deal(
        {"hand": ["vow"], "inkwell": 1, "deck": 5}, {"deck": 5}, vow=action("At the end of your turn, gain 2 lore.")
    )
    table.do("A: play vow")
    table.do("A: end")
    table.expect({"lore": {"A": 2}})
    table.do("B: end")
    table.do("A: end")
    table.expect({"lore": {"A": 2}})


@lor("4.4.1.3")
def test_what_lasts_this_turn_ends_with_it():
    table = deal(
        {"field": ["scout"], "hand": ["cheer"], "inkwell": 1}, cheer=action("Your characters get +2 {S} this turn.")
    )
    table.do("A: play cheer")
    table.expect({"scout": {"strength": 4}})
    table.do("A: end")
    table.expect({"scout": {"strength": 2}})


@lor("4.4.1.3")
def test_what_the_end_of_an_effect_triggers_is_resolved_in_the_same_turn():
    """A blessing ends, its bearer dies of old wounds, and what that triggers is done before the next turn."""
    table = deal(
        {"field": ["elder", "scout"], "hand": ["shield", "bolt"], "inkwell": 2},
        {},
        elder=character("When this character is banished, draw 3 cards.", willpower=2),
        shield=action(""),
        trees={"shield": (t.Spell(t.Modify(t.Chosen(t.Kind("character")), "willpower", 2, "turn")),)},
    )
    table.do("A: play shield")
    table.do("A: choose elder")
    table.do("A: play bolt")
    table.do("A: choose elder")
    table.expect({"elder": {"zone": "field", "damage": 2}})
    table.do("A: end")
    table.expect({"log": ["banish A elder", "resolve A elder", "draw A 3", "turn 6 B"]})


@lor("4.4.1.4", "ターン")
def test_then_the_next_player_takes_his_turn():
    table = deal()
    table.do("A: end")
    assert (asked(table).seat, table.play.game.state.active, table.play.game.state.turn) == (1, 1, 6)
    table.do("B: end")
    assert (asked(table).seat, table.play.game.state.active, table.play.game.state.turn) == (0, 0, 7)


@lor("7.1.7")
def test_a_loop_seen_twice_may_be_repeated_at_once_and_then_another_action_must_come():
    table = deal({"field": ["wheel"]}, wheel=item(), trees={"wheel": WHEEL})
    repeat = ("repeat",)
    used = 0
    while repeat not in asked(table).options:
        table.do("A: use wheel")
        used += 1
        assert used < 6, "the loop is not noticed"
    assert used <= 4
    answer(table, repeat)
    assert asked(table).kind == "repeat"
    answer(table, ("number", 7))
    assert lore(table, "A") == used + 7
    assert table.refused("A: use wheel") == "7.1.7"
    table.do("A: end")


@lor("7.1.7")
def test_a_repeated_loop_stops_where_somebody_wins():
    table = deal({"field": ["wheel"], "lore": 2}, wheel=item(), trees={"wheel": WHEEL})
    while ("repeat",) not in asked(table).options:
        table.do("A: use wheel")
    answer(table, ("repeat",))
    answer(table, ("number", 100))
    assert lore(table, "A") == 20
    table.expect({"outcome": {"winner": "A"}})


def answer(table: ScenarioTable, option: Option) -> None:
    question = asked(table)
    table.inputs.take(Answer(question.seat, (question.options.index(option),)))


def test_a_circle_that_nobody_can_leave_is_a_draw():
    """Ruling R-LOR-44: two lamps, each of which readies because the other did."""
    others = t.Trigger("ready", t.AllOf((t.Kind("item"), t.Other())), by=t.Players())
    wake = t.Triggered((others,), t.Seq((t.Exert(t.This()), t.Ready(t.This()))))
    table = deal(
        {"field": ["dusk", "dawn"]},
        dusk=item(),
        dawn=item(),
        trees={"dusk": (wake, t.Activated((t.Exert(t.This()),), t.Ready(t.This()))), "dawn": (wake,)},
    )
    table.do("A: use dusk")
    table.expect({"outcome": {"winners": [], "rule": "7.1.7", "reason": "loop"}, "log": ["circle dawn dusk"]})
