"""Cards drawn at random from a pool, for decks that nobody built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Face
from engine.kernel.state.game import Game


def one_of_each(cards: Iterable[Card], name: Callable[[Card], str], random: Random) -> list[Card]:
    """Of several printings of a card one, since they count together."""
    printings: dict[str, list[Card]] = {}
    for card in cards:
        printings.setdefault(name(card), []).append(card)
    return [random.choice(same) for same in printings.values()]


def filled(cards: Sequence[Card], size: int, copies: int, random: Random) -> tuple[str, ...]:
    """So many cards, up to `copies` of each. Raises ValueError if the pool is too small."""
    keys: list[str] = []
    for card in random.sample(cards, len(cards)):
        keys += [card.key] * min(random.randint(1, copies), size - len(keys))
        if len(keys) == size:
            return tuple(keys)
    if len(cards) * copies < size:
        raise ValueError(f"{len(cards)} cards make no deck of {size}")
    return filled(cards, size, copies, random)


def busiest(game: Game, seat: int, fits: Callable[[Face], bool]) -> list[int]:
    """Cards of a seat's deck, those that say the most while they are in play first."""
    cards = [card for card in game.zone(seat, "deck") if fits(game.faces[card])]
    return sorted(cards, key=lambda card: (-len(game.faces[card].continuous), -len(game.faces[card].activated), card))
