"""What a game deck must be: ten heroes and a main deck of fifty (6.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.quintuplets.nodes import DeckLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Value
from engine.kernel.flow.rule_marks import rule

HERO = "hero"
MAIN = ("character", "episode", "event")
HEROES, MAIN_SIZE, COPIES, HERO_COPIES = 10, 50, 4, 1


@rule("GOT 6.1.1", "GOT 6.2.1.1")
def check(
    deck: Sequence[str], cards: Mapping[str, Card], flags: Mapping[str, Value] = MappingProxyType({})
) -> list[Fault]:
    """Every fault of a deck given as card keys, in the order of the rules; the type of a card says which of the two
    decks it belongs to (6.1.2.1, 6.1.3.1)."""
    known = [cards[key] for key in deck if key in cards]
    heroes = [card for card in known if is_hero(card)]
    main = [card for card in known if not is_hero(card)]
    return [
        *(Fault("", "deck-unknown-card", {"card": key}) for key in dict.fromkeys(deck) if key not in cards),
        *hero_size(heroes),
        *hero_copies(heroes),
        *main_size(main),
        *main_copies(main),
    ]


@rule("GOT 6.1.2.1", "GOT 6.1.3.1")
def is_hero(card: Card) -> bool:
    return card.kind == HERO


@rule("GOT 6.1.2", "GOT 6.1.2.2")
def hero_size(heroes: Sequence[Card]) -> list[Fault]:
    """Just ten."""
    if len(heroes) == HEROES:
        return []
    return [Fault("6.1.2.2", "deck-heroes-size", {"count": len(heroes), "wanted": HEROES})]


@rule("GOT 6.1.2.3")
def hero_copies(heroes: Sequence[Card]) -> list[Fault]:
    """One of a name."""
    return _copies(heroes, HERO_COPIES, "6.1.2.3")


@rule("GOT 6.1.3", "GOT 6.1.3.2")
def main_size(main: Sequence[Card]) -> list[Fault]:
    """Just fifty."""
    if len(main) == MAIN_SIZE:
        return []
    return [Fault("6.1.3.2", "deck-main-size", {"count": len(main), "wanted": MAIN_SIZE})]


@rule("GOT 6.1.3.3")
def main_copies(main: Sequence[Card]) -> list[Fault]:
    """Four of a name, unless its text says otherwise."""
    return _copies(main, COPIES, "6.1.3.3")


def _copies(cards: Sequence[Card], usual: int, number: str) -> list[Fault]:
    counts = Counter(card.full_name for card in cards)
    limits = {card.full_name: most(card, usual) for card in cards}
    return [
        Fault(number, "deck-too-many-copies", {"name": name, "count": count, "most": limit})
        for name, count in counts.items()
        if (limit := limits[name]) is not None and count > limit
    ]


@rule("GOT 6.1.4")
def most(card: Card, usual: int) -> int | None:
    """How many of a card may be in a deck: what its own text says replaces the rule; None for any number."""
    texts = [node.effects for node in card.abilities if isinstance(node, t.Static)]
    limits = [effect.most for effects in texts for effect in effects if isinstance(effect, DeckLimit)]
    return limits[0] if limits else usual
