"""Decks for self-play: ready-made ones in turn, or legal ones drawn at random from a whole card pool."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

from engine.games.lorcana.deck import CORE
from engine.games.mlp.deck import COPIES, MAIN, MAIN_SIZE, SCENES, STAGES, unlimited
from engine.kernel.card import Card

Deck = tuple[str, ...]
Deal = Callable[[int], Sequence[Deck]]
"""The decks of the seats in the game of this number."""


def in_turn(decks: Sequence[Deck]) -> Deal:
    """The seats take these decks in turn."""
    return lambda number: [decks[(number + seat) % len(decks)] for seat in range(len(decks))]


def at_random(game: str, cards: Mapping[str, Card], seed: int, seats: int = 2) -> Deal:
    """Each seat of each game gets a new legal deck; the same seed deals the same."""
    make = MAKERS[game]
    pool = list(cards.values())
    return lambda number: [make(pool, Random(f"{seed}/{number}/{seat}")) for seat in range(seats)]


def _lorcana(pool: Sequence[Card], random: Random) -> Deck:
    """Sixty cards of two inks, one to four of a full name (LOR 2.1.1)."""
    inks = set(random.sample(sorted({ink for card in pool for ink in card.colors}), CORE.inks))
    fit = _one_of_each((card for card in pool if inks.issuperset(card.colors)), lambda card: card.full_name, random)
    return _filled(fit, CORE.least, CORE.copies, random)


def _mlp(pool: Sequence[Card], random: Random) -> Deck:
    """Fifty cards, fifteen scenes, a story and a lead (MLP 1-2.0.0)."""
    main = [card for card in pool if card.kind in MAIN]
    scenes = [card for card in pool if card.kind == "scene"]
    stories: dict[tuple[str, ...], dict[int, str]] = {}
    for card in pool:
        if card.kind == "story":
            stories.setdefault(card.id_name, {})[card.stats["stage"]] = card.key
    story = random.choice([stages for stages in stories.values() if len(stages) == len(STAGES)])
    lead = random.choice([card.key for card in pool if card.kind == "lead"])
    everyday = [card.key for card in scenes if unlimited(card)]
    few = _filled(scenes, random.randint(0, SCENES), COPIES, random)
    return (
        *_filled(main, MAIN_SIZE, COPIES, random), *few,
        *(random.choice(everyday) for _ in range(SCENES - len(few))), *story.values(), lead,
    )


MAKERS: Mapping[str, Callable[[Sequence[Card], Random], Deck]] = {"lorcana": _lorcana, "mlp": _mlp}


def _one_of_each(cards: Iterable[Card], name: Callable[[Card], str], random: Random) -> list[Card]:
    """Of several printings of a card one, since they count together."""
    printings: dict[str, list[Card]] = {}
    for card in cards:
        printings.setdefault(name(card), []).append(card)
    return [random.choice(same) for same in printings.values()]


def _filled(cards: Sequence[Card], size: int, copies: int, random: Random) -> Deck:
    """So many cards, up to `copies` of each. Raises ValueError if the pool is too small."""
    found: list[str] = []
    for card in random.sample(cards, len(cards)):
        found += [card.key] * min(random.randint(1, copies), size - len(found))
        if len(found) == size:
            return tuple(found)
    if len(cards) * copies < size:
        raise ValueError(f"{len(cards)} cards make no deck of {size}")
    return _filled(cards, size, copies, random)
