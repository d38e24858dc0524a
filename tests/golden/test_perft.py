"""Golden numbers of Lorcana: how many different answer sequences there are to a depth, from fixed positions.

A change of these numbers means that something has become legal or illegal; the change log has to say what.
"""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.machine import ask_again, take
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.selfplay import new_game
from tests.golden.counting import perft

RULES = GAMES["lorcana"]
SELF = t.Is(t.This())
CHARACTER = t.Kind("character")


def character(key: str, cost: int, strength: int, willpower: int, *abilities: t.Ability, ink: bool = True) -> Card:
    stats = {"cost": cost, "strength": strength, "willpower": willpower, "lore": 1}
    return Card(
        key=key,
        kind="character",
        name={"en": key},
        id_name=(key.split("+")[0],),
        stats=stats,
        abilities=abilities,
        marks=("inkwell",) if ink else (),
    )


def action(key: str, cost: int, body: t.Effect, *marks: str) -> Card:
    return Card(
        key=key,
        kind="action",
        name={"en": key},
        id_name=(key,),
        stats={"cost": cost},
        marks=marks,
        abilities=(t.Spell(body),),
    )


CARDS = {
    card.key: card
    for card in (
        character("bramble", 1, 1, 2),
        character("warden", 2, 1, 3, t.Keyword("bodyguard")),
        character("heron", 2, 2, 1, t.Keyword("evasive")),
        character("bramble+", 3, 3, 3, t.Keyword("shift", 1), ink=False),
        character("piper", 2, 1, 2, t.Triggered((t.Trigger("quest", SELF),), t.May(t.Draw(t.You())))),
        action("spark", 1, t.Deal(t.Chosen(CHARACTER), 1), "inkwell"),
        action("round", 2, t.Draw(t.You()), "song"),
    )
}
DECK = tuple(key for key in sorted(CARDS) for _ in range(4))


def opened() -> Game:
    """Both players keep their hands; the first turn's main phase is open."""
    game = new_game(RULES, build_library(RULES, CARDS), (DECK, DECK), "golden")
    while game.state.phase != "main":
        question = game.state.question
        assert question is not None
        take(game, Answer(question.seat, () if question.kind == "mulligan" else (0,)))
    return game


def midgame() -> Game:
    """One of each in play on both sides, some of them exerted; four ink."""
    game = opened()
    for seat in (0, 1):
        for number, key in enumerate(("bramble", "warden", "heron", "piper")):
            card = next(card for card in game.zone(seat, "deck") if game.keys[card] == key)
            game.enter(card, dry=True, exerted=seat == 1 and number != 1)
        for card in game.zone(seat, "deck")[:4]:
            game.put(card, "inkwell")
    ask_again(game)
    return game


OPENED = {1: 7, 2: 19, 3: 74}
MIDGAME = {1: 28, 2: 615, 3: 11242}


@pytest.mark.parametrize(("depth", "expected"), OPENED.items())
def test_the_first_turn_has_so_many_answer_sequences(depth: int, expected: int) -> None:
    assert perft(opened(), depth) == expected


@pytest.mark.parametrize(("depth", "expected"), MIDGAME.items())
def test_the_middle_of_a_game_has_so_many_answer_sequences(depth: int, expected: int) -> None:
    assert perft(midgame(), depth) == expected


def test_counting_leaves_the_position_as_it_was() -> None:
    game = midgame()
    before = game.state.clone()
    perft(game, 2)
    assert game.state == before
