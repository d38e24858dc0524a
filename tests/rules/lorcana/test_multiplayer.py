"""Three and four players: whose turn, who first, and what becomes of a player who leaves (1.10, 3.2.1.2, 8.7.9)."""

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, lor, lore, ref, sideways, told

SEATS = pytest.mark.parametrize("seats", [3, 4])


def play_on(table: ScenarioTable) -> None:
    """Answer everything with the first option until somebody may take a turn action."""
    for _ in range(50):
        question = asked(table)
        if question.kind == "action":
            return
        table.inputs.take(Answer(question.seat, tuple(range(question.least))))
    raise AssertionError("nobody gets his turn")


FAN = (t.Triggered((t.Trigger("play", t.Kind("action"), by=t.Opponents()),), t.GainPoints(t.You(), 1), limit="turn"),)
"""Gains a lore when an opponent plays an action, once in a turn each: of two of them it matters which is first."""


def sides(seats: int, **named: dict[str, object]) -> list[dict[str, object]]:
    return [named.get("ABCD"[seat], {}) for seat in range(seats)]


# --- turns ---


@SEATS
@lor("1.10.1", "1.10.2", "1.10.2.1")
def test_the_turn_passes_to_the_left_round_the_table(seats):
    table = deal(*sides(seats))
    order = []
    for _ in range(seats + 1):
        order.append(asked(table).seat)
        table.do(f"{'ABCD'[order[-1]]}: end")
    assert order == [*range(seats), 0]


@SEATS
@lor("1.10.2")
def test_everybody_else_is_an_opponent(seats):
    table = deal(
        *sides(seats, A={"hand": ["curse"], "inkwell": 1}, **{seat: {"lore": 5} for seat in "BCD"}),
        curse=action("Each opponent loses 2 lore."),
    )
    table.do("A: play curse")
    assert [lore(table, seat) for seat in "ABCD"[:seats]] == [0, *[3] * (seats - 1)]


@SEATS
@lor("1.10.2.2", "1.6.2")
def test_what_all_must_do_the_active_player_does_first_then_to_the_left(seats):
    table = deal(
        *sides(
            seats,
            **{seat: {"hand": ["gem", "scout"]} for seat in "ACD"},
            B={"hand": ["gem", "scout", "loss"], "inkwell": 1},
        ),
        loss=action("Each player chooses and discards a card."),
        turn={"seat": "B"},
    )
    table.do("B: play loss")
    order = []
    while asked(table).kind == "card":
        order.append(asked(table).seat)
        table.inputs.take(Answer(asked(table).seat, (0,)))
    assert order == [*range(1, seats), 0]


@SEATS
@lor("8.7.5", "8.7.6", "8.7.7")
def test_the_bag_goes_round_in_turn_order(seats):
    table = deal(
        *sides(seats, B={"hand": ["study"], "inkwell": 1}, **{seat: {"field": ["fan"]} for seat in "ACD"}),
        turn={"seat": "B"},
        fan=character(),
        trees={"fan": FAN},
    )
    table.do("B: play study")
    assert [args[0] for args in told(table, "resolve")] == [*range(2, seats), 0]


# --- leaving ---


@SEATS
@lor("1.10.2.3", "3.2.1.2")
def test_who_must_draw_from_an_empty_deck_leaves_with_everything_and_the_others_go_on(seats):
    table = deal(*sides(seats, B={"field": ["raider"], "hand": ["gem"], "discard": ["bolt"], "deck": 0, "inkwell": 2}))
    table.do("A: end")
    table.expect(
        {
            "outcome": None,
            "question": {"seat": "C", "kind": "action"},
            "B": {"field": 0, "hand": 0, "discard": 0, "inkwell": 0},
        }
    )
    assert table.view(0).seats[1].out
    table.do("C: end")
    assert asked(table).seat == (3 if seats == 4 else 0)


@SEATS
@lor("1.10.2.3")
def test_who_leaves_in_his_own_turn_hands_it_on(seats):
    table = deal(*sides(seats, A={"field": ["scout"]}))
    table.do("A: leave")
    table.expect({"question": {"seat": "B", "kind": "action"}, "A": {"field": 0}})
    for seat in "BCD"[: seats - 1]:
        table.do(f"{seat}: end")
    assert asked(table).seat == 1


@SEATS
@lor("1.10.2.3")
def test_who_leaves_in_anothers_turn_is_passed_over(seats):
    table = deal(
        *sides(seats, A={"field": ["raider"]}, B={"field": [sideways("scout")]}, C={"field": [sideways("scout#2")]})
    )
    table.do("B: leave")
    table.expect({"question": {"seat": "A", "kind": "action"}, "offered": ["challenge raider scout#2"]})
    table.do("A: end")
    assert asked(table).seat == 2


@SEATS
@lor("1.10.2.3", "1.10.2")
def test_the_effects_of_who_leaves_end_at_once(seats):
    table = deal(
        *sides(seats, A={"hand": ["hex"], "inkwell": 1}, B={"field": ["scout"]}),
        hex=action("Chosen character gets -1 {S} until the start of your next turn."),
    )
    table.do("A: play hex")
    table.do("A: choose scout")
    table.expect({"scout": {"strength": 1}})
    table.do("A: leave")
    table.expect({"scout": {"strength": 2}})
    assert not table.play.game.state.lasting


@SEATS
@lor("1.10.2.3")
def test_the_static_abilities_of_who_leaves_end_at_once(seats):
    table = deal(
        *sides(seats, A={"field": ["raider"]}, B={"field": ["tyrant"]}),
        tyrant=character(),
        trees={"tyrant": (t.Static((t.Modify(t.Every(t.Not(t.Side(True))), "strength", -1),)),)},
    )
    table.expect({"raider": {"strength": 2}})
    table.do("B: leave")
    table.expect({"raider": {"strength": 3}})


@SEATS
@lor("1.10.2.3")
def test_who_leaves_in_the_middle_of_his_own_effect_takes_it_with_him(seats):
    table = deal(
        *sides(seats, A={"hand": ["hunt"], "inkwell": 1}, B={"field": ["scout", "raider"]}),
        hunt=action("Deal 2 damage to chosen character. Draw 2 cards."),
    )
    table.do("A: play hunt")
    assert asked(table).kind == "target"
    table.do("A: leave")
    table.expect({"scout": {"damage": 0}, "raider": {"damage": 0}, "question": {"seat": "B", "kind": "action"}})


@SEATS
@lor("1.10.2.3")
def test_who_leaves_in_the_middle_of_anothers_effect_is_left_out(seats):
    table = deal(
        *sides(seats, A={"hand": ["rob"], "inkwell": 1}, **{seat: {"hand": ["gem", "scout"]} for seat in "BCD"}),
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    assert (asked(table).seat, asked(table).kind) == (1, "card")
    table.do("B: leave")
    assert (asked(table).seat, asked(table).kind) == (2, "card")
    play_on(table)
    table.expect({"question": {"seat": "A"}, "C": {"hand": 1}})


@SEATS
@lor("1.10.2.3")
def test_who_leaves_while_he_is_not_asked_is_left_out_too(seats):
    table = deal(
        *sides(seats, A={"hand": ["rob"], "inkwell": 1}, **{seat: {"hand": ["gem", "scout"]} for seat in "BCD"}),
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    table.do("C: leave")
    assert (asked(table).seat, asked(table).kind) == (1, "card")
    play_on(table)
    table.expect({"question": {"seat": "A"}, "B": {"hand": 1}})


@SEATS
@lor("1.10.2.3")
def test_the_player_of_an_effect_leaves_while_another_is_asked(seats):
    table = deal(
        *sides(seats, A={"hand": ["rob"], "inkwell": 1}, **{seat: {"hand": ["gem", "scout"]} for seat in "BCD"}),
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    table.do("A: leave")
    table.expect({"question": {"seat": "B", "kind": "action"}, "C": {"hand": 2}, "B": {"hand": 3}})


@SEATS
@lor("1.10.2.3", "8.7.9")
def test_the_challenged_player_leaves_in_the_middle_of_a_challenge(seats):
    table = deal(
        *sides(seats, A={"field": ["duelist"]}, B={"field": [sideways("giant")]}),
        duelist=character("Whenever this character challenges, you may draw 2 cards."),
    )
    table.do("A: challenge duelist giant")
    assert asked(table).kind == "may"
    table.do("B: leave")
    table.do("A: yes")
    table.expect({"question": {"seat": "A", "kind": "action"}, "duelist": {"damage": 0}, "A": {"hand": 2}})
    assert table.view(0).challenge is None


@SEATS
@lor("8.7.9")
def test_the_triggers_of_who_leaves_vanish_from_the_bag(seats):
    fans = {seat: {"field": [f"fan#{2 * at + 1}", f"fan#{2 * at + 2}"]} for at, seat in enumerate("BCD"[: seats - 1])}
    table = deal(
        *sides(seats, A={"hand": ["study"], "inkwell": 1}, **fans),
        fan=character(),
        trees={"fan": FAN},
    )
    table.do("A: play study")
    assert (asked(table).seat, asked(table).kind) == (1, "trigger")
    assert len(table.play.game.state.waiting) == 2 * (seats - 1)
    table.do("B: leave")
    assert {entry.seat for entry in table.play.game.state.waiting} == set(range(2, seats))
    play_on(table)
    assert (lore(table, "B"), lore(table, "C")) == (0, 2)


@SEATS
@lor("8.7.9", "3.2.1.2")
def test_the_active_player_leaves_with_triggers_waiting_and_the_others_resolve_theirs_first(seats):
    fans = {seat: {"field": [f"fan#{2 * at + 1}", f"fan#{2 * at + 2}"]} for at, seat in enumerate("BCD"[: seats - 1])}
    table = deal(
        *sides(seats, A={"hand": ["study"], "field": ["own", "other"], "inkwell": 1}, **fans),
        fan=character(),
        own=character("Whenever you play an action, gain 1 lore."),
        other=character("Whenever you play an action, draw a card."),
        trees={"fan": FAN},
    )
    table.do("A: play study")
    assert (asked(table).seat, asked(table).kind) == (0, "trigger")
    table.do("A: leave")
    play_on(table)
    assert [lore(table, seat) for seat in "ABCD"[:seats]] == [0, *[2] * (seats - 1)]
    assert asked(table).seat == 1
    assert table.play.game.state.turn == 6


@SEATS
@lor("3.2.1.3")
def test_the_last_one_at_the_table_wins(seats):
    table = deal(*sides(seats))
    for seat in "ABCD"[: seats - 1]:
        table.expect({"outcome": None})
        table.do(f"{seat}: leave")
    table.expect({"outcome": {"winner": "ABCD"[seats - 1], "rule": "3.2.1.3"}})


@SEATS
@lor("1.10.2.3")
def test_who_leaves_before_the_first_turn_is_dealt_out(seats):
    decks = [{"deck": {"top": [f"scout#{1 + 20 * seat + nth}" for nth in range(20)]}} for seat in range(seats)]
    table = deal(*decks, turn={"phase": "opening", "number": 1}, flags={"chooser": "A"})
    table.do("A: choose B")
    assert (asked(table).seat, asked(table).kind) == (1, "mulligan")
    table.do("B: leave")
    assert (asked(table).seat, asked(table).kind) == (2, "mulligan")
    play_on(table)
    assert asked(table).seat == 2
    assert ref(table, "scout#1")


@SEATS
@lor("1.10.2.3", "3.2.1.2")
def test_who_is_decked_in_his_own_turn_leaves_and_what_waits_is_done_before_the_next_turn(seats):
    fans = {seat: {"field": [f"fan#{at}"]} for at, seat in enumerate("BCD"[: seats - 1], 1)}
    table = deal(
        *sides(seats, A={"hand": ["study"], "field": ["own"], "deck": 1, "inkwell": 1}, **fans),
        fan=character(),
        own=character("Whenever you play an action, gain 1 lore."),
        trees={"fan": FAN},
    )
    table.do("A: play study")
    assert table.view(1).seats[0].out
    assert [lore(table, seat) for seat in "ABCD"[:seats]] == [0, *[1] * (seats - 1)]
    table.expect({"question": {"seat": "B", "kind": "action"}, "outcome": None})


@SEATS
@lor("1.10.2.3")
def test_who_leaves_in_the_middle_of_his_own_challenge_leaves_nobody_challenged(seats):
    table = deal(
        *sides(seats, A={"field": ["duelist"]}, B={"field": [sideways("giant")]}),
        duelist=character("Whenever this character challenges, you may draw 2 cards."),
    )
    table.do("A: challenge duelist giant")
    assert asked(table).kind == "may"
    table.do("A: leave")
    table.expect({"question": {"seat": "B", "kind": "action"}, "giant": {"damage": 0}})
    assert "being_challenged" not in table.view(1).seats[1].pieces[0].notes


@SEATS
@lor("1.10.2.3")
def test_who_leaves_while_his_effect_is_about_to_play_a_card_plays_nothing(seats):
    table = deal(
        *sides(seats, A={"hand": ["feast", "scout", "gem"], "inkwell": 1}),
        feast=action("Play a character with cost 5 or less for free. Choose and discard a card."),
    )
    table.do("A: play feast")
    table.do("A: choose scout")
    table.do("A: leave")
    table.expect({"question": {"seat": "B", "kind": "action"}, "A": {"field": 0}})
    assert not table.play.game.state.after


@SEATS
@lor("1.10.2.3")
def test_who_leaves_while_all_choose_is_not_waited_for(seats):
    table = deal(
        *sides(
            seats,
            A={"hand": ["cull"], "field": ["scout#1", "raider#1"], "inkwell": 1},
            **{seat: {"field": [f"scout#{at}", f"raider#{at}"]} for at, seat in enumerate("BCD"[: seats - 1], 2)},
        ),
        cull=action("Each player chooses and banishes one of their characters."),
    )
    table.do("A: play cull")
    table.do("A: choose raider#1")
    assert asked(table).seat == 1
    table.do("B: leave")
    play_on(table)
    table.expect({"A": {"field": 1}, "B": {"field": 0}, "C": {"field": 1}, "question": {"seat": "A", "kind": "action"}})


@SEATS
@lor("1.10.2.3", "3.1.2")
def test_who_leaves_before_he_said_who_starts_lets_another_say_it(seats):
    decks = [{"deck": {"top": [f"scout#{1 + 20 * seat + nth}" for nth in range(20)]}} for seat in range(seats)]
    table = deal(*decks, turn={"phase": "opening", "number": 1}, flags={"chooser": "A"})
    table.do("A: leave")
    assert (asked(table).seat != 0, asked(table).kind) == (True, "start")
    assert ("seat", 0) not in asked(table).options
    play_on(table)


@SEATS
@lor("1.9.2.1", "1.9.1.2")
def test_of_several_who_are_decked_at_once_the_first_in_turn_order_goes_first(seats):
    """Only the last one to go stays: he is the last player left before his own turn to lose comes."""
    table = deal(
        *sides(
            seats,
            A={"hand": ["wave"], "deck": 0, "inkwell": 1},
            **{seat: {"deck": 0, "discard": ["gem"]} for seat in "BCD"},
        ),
        wave=action(""),
        trees={"wave": (t.Spell(t.Seq((t.Draw(t.Opponents()), t.Draw(t.You())))),)},
    )
    table.do("A: play wave")
    assert [args[0] for args in told(table, "decked")] == list(range(seats - 1))
    table.expect({"outcome": {"winner": "ABCD"[seats - 1]}})
