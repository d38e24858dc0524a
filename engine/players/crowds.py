"""Crowded positions to measure at: a late turn of a long game, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine.games.mlp.slots import SLOTS
from engine.kernel.face import Face, Library
from engine.kernel.game import Game
from engine.kernel.machine import ask_again, take
from engine.kernel.question import Answer
from engine.kernel.record import Rules
from engine.players.policy import uniform
from engine.players.selfplay import new_game

PIECES_A_SIDE = 8
INK = 8
SCENES = 10
HAND = 4


def crowded_position(rules: Rules, library: Library, decks: Sequence[tuple[str, ...]]) -> Game:
    """Both sides with a full field, statics first, resources and cards in hand."""
    game = new_game(rules, library, decks, "crowded")
    random = Random(0)
    while game.state.phase != "main":
        question = game.state.question
        assert question is not None
        take(game, Answer(question.seat, uniform(game, question, random)))
    for seat in game.turn_order(0):
        CROWDS[rules.id](game, seat)
        for card in list(game.zone(seat, "deck"))[:HAND]:
            game.put(card, "hand")
    ask_again(game)
    return game


def _busiest(game: Game, seat: int, fits: Callable[[Face], bool]) -> list[int]:
    """Cards of the deck, those that say the most while they are in play first."""
    cards = [card for card in game.zone(seat, "deck") if fits(game.faces[card])]
    return sorted(cards, key=lambda card: (
        -len(game.faces[card].continuous), -len(game.faces[card].activated), card))


def _lorcana(game: Game, seat: int) -> None:
    """Eight pieces, every other one of the waiting player exerted, and eight ink."""
    found = _busiest(game, seat, lambda face: "action" not in face.kinds)
    for number, card in enumerate(found[:PIECES_A_SIDE]):
        game.enter(card, dry=True, exerted=seat != game.state.active and number % 2 == 0)
    for card in list(game.zone(seat, "deck"))[:INK]:
        game.put(card, "inkwell")


def _mlp(game: Game, seat: int) -> None:
    """Three characters, each with an item, and ten scenes."""
    for card in list(game.zone(seat, "scene_deck"))[:SCENES]:
        game.enter(card)
    items = _busiest(game, seat, lambda face: "item" in face.kinds)
    for slot, card in zip(SLOTS, _busiest(game, seat, lambda face: "character" in face.kinds), strict=False):
        piece = game.enter(card)
        piece.slot = slot
        if items:
            game.enter(items.pop(0)).at = piece.ref


CROWDS: Mapping[str, Callable[[Game, int], None]] = {"lorcana": _lorcana, "mlp": _mlp}
"""What a seat is given, by game."""
