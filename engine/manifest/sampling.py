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
    """So many cards, up to `copies` of each: first as many of one as chance will have, then what is missing, of one
    after the other. Raises ValueError if the pool is too small."""
    if len(cards) * copies < size:
        raise ValueError(f"{len(cards)} cards make no deck of {size}")
    counts: dict[str, int] = {}
    wanted = size
    for card in random.sample(cards, len(cards)):
        if not wanted:
            break
        counts[card.key] = min(random.randint(1, copies), wanted)
        wanted -= counts[card.key]
    for key, count in counts.items():
        more = min(copies - count, wanted)
        counts[key] += more
        wanted -= more
    return tuple(key for key, count in counts.items() for _ in range(count))


def busiest(game: Game, seat: int, fits: Callable[[Face], bool]) -> list[int]:
    """Cards of a seat's deck, those that say the most while they are in play first."""
    cards = [card for card in game.zone(seat, "deck") if fits(game.faces[card])]
    return sorted(cards, key=lambda card: (-len(game.faces[card].continuous), -len(game.faces[card].activated), card))
