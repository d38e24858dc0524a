"""Chapter 3: how a game starts, and how it ends."""

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer, JudgeFix
from tests.rules.lorcana.stock import action, asked, deal, lor, lore, told

DECKS = [{"deck": {"top": [f"scout#{1 + 20 * seat + nth}" for nth in range(20)]}} for seat in range(3)]
OPENING = {"phase": "opening", "number": 1}


def opening(seats: int = 2, **flags):
    return deal(*DECKS[:seats], turn=OPENING, flags=flags)


def keep(table) -> None:
    while asked(table).kind == "mulligan":
        table.inputs.take(Answer(asked(table).seat, ()))


@lor("3.1.2")
@pytest.mark.parametrize("loser", ["A", "B"])
def test_the_loser_of_the_game_before_says_who_starts(loser):
    table = opening(chooser=loser)
    table.expect({"question": {"seat": loser, "kind": "start", "options": ["A", "B"]}})


@lor("3.1.2")
def test_without_a_game_before_chance_says_who_may_choose():
    table = opening()
    assert asked(table).kind == "start"
    assert told(table, "may_choose_starter") == [(asked(table).seat,)]


@lor("3.1.3", "シャッフル")
def test_every_deck_is_shuffled_before_the_deal():
    table = opening(chooser="A", stacked=False)
    table.do("A: choose A")
    hand = table.play.game.zone(0, "hand")
    assert sorted(told(table, "shuffle")) == [(0,), (1,)]
    assert sorted(hand) != list(range(7))


@lor("3.1.4")
def test_everybody_starts_without_lore():
    table = opening(chooser="A")
    table.inputs.take(JudgeFix("a slip of the pen", "points", (0, 5)))
    assert lore(table, "A") == 5
    table.do("A: choose A")
    assert (lore(table, "A"), lore(table, "B")) == (0, 0)


@lor("3.1.5", "最初の手札")
def test_everybody_draws_seven():
    table = opening(chooser="A")
    table.do("A: choose A")
    game = table.play.game
    assert asked(table).kind == "mulligan"
    assert [(game.count(seat, "hand"), game.count(seat, "deck")) for seat in (0, 1)] == [(7, 13), (7, 13)]


@lor("3.1.6", "最初の手札を入れ替える")
def test_everybody_may_alter_his_hand_once_the_starting_player_first():
    table = opening(chooser="A")
    table.do("A: choose B")
    assert (asked(table).seat, asked(table).kind, asked(table).least, asked(table).most) == (1, "mulligan", 0, 7)
    table.inputs.take(Answer(1, ()))
    assert (asked(table).seat, asked(table).kind) == (0, "mulligan")
    table.inputs.take(Answer(0, (0,)))
    assert asked(table).kind == "action"


@lor("3.1.6.1", "3.1.6.2")
def test_what_is_put_away_goes_under_the_deck_and_as_many_are_drawn():
    table = opening(chooser="A")
    table.do("A: choose A")
    game = table.play.game
    hand, deck = list(game.zone(0, "hand")), list(game.zone(0, "deck"))
    table.inputs.take(Answer(0, (0, 2, 3)))
    assert game.zone(0, "hand") == [hand[1], *hand[4:], *deck[:3]]
    assert game.zone(0, "deck") == [*deck[3:], hand[0], hand[2], hand[3]]


@lor("3.1.6.3")
def test_then_the_others_alter_in_turn_order():
    table = opening(3, chooser="A")
    table.do("A: choose C")
    seats = []
    while asked(table).kind == "mulligan":
        seats.append(asked(table).seat)
        table.inputs.take(Answer(asked(table).seat, (0,)))
    assert seats == [2, 0, 1]


@lor("3.1.6.4", "3.1.6.5")
def test_only_who_has_altered_shuffles_again():
    table = opening(chooser="A")
    table.do("A: choose A")
    already = len(told(table, "shuffle"))
    table.inputs.take(Answer(0, (0, 1)))
    table.inputs.take(Answer(1, ()))
    assert told(table, "shuffle")[already:] == [(0,)]


@lor("3.1.7", "3.1.1")
def test_when_all_have_decided_the_starting_player_begins():
    table = opening(chooser="A")
    table.do("A: choose B")
    assert table.play.game.state.turn == 0
    keep(table)
    assert (asked(table).seat, asked(table).kind, table.play.game.state.turn) == (1, "action", 1)


@lor("開始プレイヤー", "4.2.3.2")
def test_the_starting_player_skips_his_first_draw_and_nobody_else():
    table = opening(chooser="A")
    table.do("A: choose A")
    keep(table)
    table.expect({"A": {"hand": 7}})
    table.do("A: end")
    table.expect({"B": {"hand": 8}})


@lor("3.2.1.1")
def test_the_first_in_turn_order_wins_if_two_reach_twenty_at_once():
    table = deal({"lore": 20}, {"lore": 20})
    table.do("A: end")
    table.expect({"outcome": {"winner": "A"}})


@lor("1.9.2.1", "3.2.1.2")
@pytest.mark.parametrize("active", ["A", "B"])
def test_of_two_who_are_decked_at_once_the_active_player_goes_first_and_the_other_has_won(active):
    """Ruling R-LOR-34."""
    waves = [{"hand": ["wave"], "inkwell": 1, "deck": 0, "discard": ["gem"]} for _ in "AB"]
    table = deal(*waves, turn={"seat": active}, wave=action(""), trees={"wave": (t.Spell(t.Draw(t.Players())),)})
    table.do(f"{active}: play wave")
    assert len(told(table, "decked")) == 1
    table.expect({"outcome": {"winner": "BA"["AB".index(active)], "reason": "decked"}})


@lor("3.2.1.3")
@pytest.mark.parametrize("words", ["concede", "leave", "time"])
def test_the_last_one_left_wins(words):
    table = deal({}, {})
    table.do(f"A: {words}")
    table.expect({"outcome": {"winner": "B", "rule": "3.2.1.3"}})
