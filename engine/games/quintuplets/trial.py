"""What the machine is tried with: random legal decks, and a late turn of a long game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.quintuplets.deck import HERO, HEROES, MAIN_SIZE, is_hero, most
from engine.games.quintuplets.keywords import grows
from engine.games.quintuplets.lanes import LANES, empty_lanes
from engine.games.quintuplets.play import EPISODE, appear, set_episode
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled, one_of_each

COPIES = 4
EPISODES_EACH = 1
SPEEDS = {
    "plain": {"random": 15_000, "builder": 9_000, "crowded": 4_000},
    "compiled": {"random": 35_000, "builder": 20_000, "crowded": 9_000},
}
"""Decisions a second that are wanted."""
SECRETS = (("deck", "deck"), ("hero_deck", "hero_deck"))


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """Ten heroes and fifty other cards (6.1)."""
    named = one_of_each(pool, lambda card: card.full_name, random)
    heroes = [card for card in named if is_hero(card)]
    main = [card for card in named if not is_hero(card) and (most(card, COPIES) or COPIES) >= COPIES]
    return (*(card.key for card in random.sample(heroes, HEROES)), *filled(main, MAIN_SIZE, COPIES, random))


def crowd(game: Game, seat: int) -> None:
    """A character in each lane, some grown, and an episode on each; statics first."""
    characters = busiest(game, seat, lambda face: face.card.kind == "character")
    for card in [card for card in characters if not grows(game.faces[card])][: len(LANES)]:
        free = empty_lanes(game, seat)
        if free:
            appear(game, card, seat, free[0])
    grow_all(game, seat)
    episodes = busiest(game, seat, lambda face: EPISODE in face.kinds and not face.self_bans)
    hosts = [ref for ref, piece in game.state.field.items() if piece.seat == seat and piece.slot >= 0]
    for ref in hosts:
        for _ in range(EPISODES_EACH):
            if episodes:
                set_episode(game, episodes.pop(0), ref)
    game.state.fresh.clear()


def grow_all(game: Game, seat: int) -> None:
    """Whoever can grows once."""
    growing = busiest(game, seat, lambda face: grows(face) and face.card.kind != HERO)
    for ref, piece in list(game.state.field.items()):
        looks = game.looks()
        if piece.seat != seat or piece.slot < 0 or len(piece.cards) > 1:
            continue
        for card in growing:
            onto = game.faces[card].stacks_onto
            if onto is not None and onto(game, looks[ref], game.look(game.state.refs[card])):
                growing.remove(card)
                appear(game, card, seat, piece.slot)
                break
