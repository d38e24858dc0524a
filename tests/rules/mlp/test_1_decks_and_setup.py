"""Chapter 1: decks, the opening, the end of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs

from engine.games.mlp.deck import check
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.machine import take
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.selfplay import new_game
from tests.rules.mlp.stock import (
    LEAD,
    RULES,
    STORIES,
    YOU,
    Side,
    character,
    deal,
    event,
    farewell,
    mlp,
    scene,
    story,
)

PONIES = [character(f"P{number:02}") for number in range(13)]
VIEWS = [scene(f"S{number}") for number in range(4)]
CARDS: dict[str, Card] = {
    card.key: card
    for card in (
        *PONIES,
        *VIEWS,
        *STORIES,
        LEAD,
        scene("everyday", everyday=True),
        character("P00※"),
        story("other", 1, name="Another Way", version="Away"),
        story("twin", 2, version="Part 1"),
    )
}
DECK = (
    [card.key for card in PONIES for _ in range(4)][:50]
    + [card.key for card in VIEWS for _ in range(4)][:15]
    + [*(card.key for card in reversed(STORIES)), "lead"]
)


def faults(deck: list[str]) -> list[tuple[str, str]]:
    return [(fault.rule, fault.key) for fault in check(deck, CARDS)]


def swapped(old: str, new: str, times: int = 1) -> list[str]:
    deck = list(DECK)
    for _ in range(times):
        deck[deck.index(old)] = new
    return deck


@mlp("1-2.0.0")
def test_a_game_deck_is_fifty_fifteen_four_and_one() -> None:
    assert faults(DECK) == []
    assert faults(DECK[1:]) == [("1-2.0.0", "deck-main-size")]
    assert faults([*DECK, "lead"]) == [("1-2.0.0", "deck-lead-size")]
    assert faults([key for key in DECK if key != "S3"]) == [("1-2.0.0", "deck-scene-size")]


@mlp("1-2.2.0", "2-5.0.0")
def test_where_both_agree_anything_may_stand_in_for_a_lead() -> None:
    without = DECK[:-1]
    assert faults(without) == [("1-2.0.0", "deck-lead-size")]
    assert check(without, CARDS, {"free_lead": True}) == check(DECK, CARDS, {"free_lead": True}) == []
    assert [fault.key for fault in check([*DECK, "lead"], CARDS, {"free_lead": True})] == ["deck-lead-size"]
    assert [fault.key for fault in check(without[1:], CARDS, {"free_lead": True})] == ["deck-main-size"]


@mlp("1-2.2.0", "1-3.2.0", "4-4.4.1")
def test_who_has_no_lead_card_advances_and_wins_all_the_same() -> None:
    table = deal(
        Side(slots=["pony"], stage=3),
        Side(),
        phase="exchange",
        before=lambda table: table.game.take_out(table.game.zone(0, "lead")[0]),
    )
    assert table.view(1).seats[0].zones["lead"] == ()
    table.do("advance", 0)
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (0,)


@mlp("1-2.1.0")
def test_four_of_a_number_and_no_more() -> None:
    assert faults(swapped("P01", "P00")) == [("1-2.1.0", "deck-too-many-copies")]
    assert faults(swapped("S1", "S0")) == [("1-2.1.0", "deck-too-many-copies")]


@mlp("1-2.1.0")
def test_the_sparkle_mark_makes_no_other_number() -> None:
    assert faults(swapped("P00", "P00※")) == []
    assert faults(swapped("P01", "P00※")) == [("1-2.1.0", "deck-too-many-copies")]


@mlp("1-2.1.2", "2-4.4.0")
def test_everyday_scenes_are_free() -> None:
    deck = [key for key in DECK if not key.startswith("S")] + ["everyday"] * 15
    assert faults(deck) == []


@mlp("1-2.1.3")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("story1", "other", "deck-stories-titles"),
        ("story2", "twin", "deck-stories-subtitles"),
        ("story4", "story3", "deck-stories-stages"),
    ],
)
def test_the_stories_are_one_story_in_four_stages(old: str, new: str, fault: str) -> None:
    assert ("1-2.1.3", fault) in faults(swapped(old, new))


# --- the opening ---


def opened(*answers: Callable[[Game], tuple[int, ...]], starter: int = 0) -> Game:
    """After these answers to the questions of the opening; seat 1 is the one who names the starter."""
    library = build_library(RULES, CARDS)
    game = new_game(RULES, library, (tuple(DECK), tuple(DECK)), "opening", telling=True, flags={"chooser": 1})
    for answer in (lambda game: (starter,), *answers):
        question = game.state.question
        assert question is not None
        take(game, Answer(question.seat, answer(game)))
    return game


def yes(game: Game) -> tuple[int, ...]:
    return (0,)


def no(game: Game) -> tuple[int, ...]:
    return (1,)


def reverse(game: Game) -> tuple[int, ...]:
    return (4, 3, 2, 1, 0)


def asked(game: Game) -> tuple[int, str]:
    assert game.state.question is not None
    return game.state.question.seat, game.state.question.kind


@mlp("1-3.0.0", "1-2.0.0", "1-3.2.0", "1-3.3.0", "1-3.4.1")
def test_everything_has_its_place_before_the_first_turn() -> None:
    game = opened(starter=1)
    assert (game.state.first, asked(game)) == (1, (1, "mulligan"))
    for seat in (0, 1):
        assert [game.keys[card] for card in game.zone(seat, "stories")] == [card.key for card in STORIES]
        assert [game.keys[card] for card in game.zone(seat, "lead")] == ["lead"]
        assert (game.count(seat, "hand"), game.count(seat, "deck"), game.count(seat, "scene_deck")) == (5, 45, 15)
        assert game.state.players[seat].points == 0


@mlp("1-3.1.0", "1-3.1.1")
def test_both_decks_are_shuffled() -> None:
    game = opened()
    for seat in (0, 1):
        start = 70 * seat
        assert game.zone(seat, "deck") != sorted(game.zone(seat, "deck"))
        assert game.zone(seat, "scene_deck") != list(range(start + 50, start + 65))


@mlp("1-3.4.1a", "1-3.4.1b", "1-3.4.1c", "6-9.3.0")
def test_a_mulligan_goes_under_the_deck_in_an_order_of_ones_own() -> None:
    before = opened()
    hand = list(before.zone(0, "hand"))
    game = opened(yes, reverse)
    assert game.zone(0, "deck")[-5:] == hand[::-1]
    assert game.count(0, "hand") == 5
    assert asked(game) == (1, "mulligan")
    game = opened(yes, reverse, no)
    assert asked(game) == (0, "action")


@mlp("1-3.4.2", "1-3.4.3", "4-2.2.1")
def test_plans_lie_on_every_story_and_one_scene_each() -> None:
    before = opened()
    top = list(before.zone(0, "deck")[:4])
    game = opened(no, no)
    assert [game.zone(0, f"plan_{stage}")[0] for stage in (1, 2, 3, 4)] == top
    scenes = [(piece.seat, piece.face_down) for piece in game.state.field.values()]
    assert scenes == [(0, True), (1, False), (0, False)]  # the third is the first turn's
    assert (game.count(0, "hand"), game.count(0, "deck")) == (5, 41)


# --- the end ---


@mlp("1-4.2.0", "5-2.1.1c")
def test_who_cannot_draw_loses_after_drawing_what_there_is() -> None:
    """Ruling R-MLP-28."""
    table = deal(Side(hand=["greed"], scenes=1, deck=["mare", "elder"]), None, event("greed", t.Draw(YOU, 3)))
    table.do("play", "greed")
    assert table.zone(0, "hand") == ["mare", "elder"]
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "1-4.2.0")


@mlp("1-4.0.0")
def test_who_lose_together_draw() -> None:
    table = deal(Side(hand=["flood"], scenes=1, deck=1), Side(deck=1), event("flood", t.Draw(t.Players(), 2)))
    table.do("play", "flood")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "1-4.0.0")


@mlp("1-1.1.0")
def test_the_text_of_a_card_beats_the_rules() -> None:
    """The rules send a loser to the rest area, its own text into the hand."""
    table = deal(
        Side(slots=["boomerang"]),
        Side(slots=["elder"]),
        structs.replace(character("boomerang", farewell(t.ToHand(t.This())))),
        phase="exchange",
    )
    assert "boomerang" in table.zone(0, "hand")
