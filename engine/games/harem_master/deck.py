"""What a deck must be: 51 cards, three of a name, somebody of cost 1 to begin with (100.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.harem_master.nodes import CalledAs, CopyLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Value
from engine.kernel.flow.rule_marks import rule

SIZE, COPIES = 51, 3


@rule("HM 100.2")
def check(
    deck: Sequence[str], cards: Mapping[str, Card], flags: Mapping[str, Value] = MappingProxyType({})
) -> list[Fault]:
    """Every fault of a deck given as card keys, in the order of the rule."""
    known = [cards[key] for key in deck if key in cards]
    return [
        *(Fault("", "deck-unknown-card", {"card": key}) for key in dict.fromkeys(deck) if key not in cards),
        *size(deck),
        *copies(known),
        *starter(known),
    ]


@rule("HM 100.2")
def size(deck: Sequence[str]) -> list[Fault]:
    """Just 51."""
    return [] if len(deck) == SIZE else [Fault("100.2", "deck-size", {"count": len(deck), "wanted": SIZE})]


@rule("HM 100.2", "HM 103.1")
def copies(cards: Sequence[Card]) -> list[Fault]:
    """Three of a name, unless its text says otherwise (ruling R-HM-16)."""
    counts = Counter(name_of(card) for card in cards)
    limits = {name_of(card): most(card) for card in cards}
    return [
        Fault("100.2", "deck-too-many-copies", {"name": name, "count": count, "most": limit})
        for name, count in counts.items()
        if (limit := limits[name]) is not None and count > limit
    ]


@rule("HM 100.2", "HM 101.1")
def starter(cards: Sequence[Card]) -> list[Fault]:
    """At least one character of cost 1."""
    there = any(card.kind == "character" and card.stats.get("cost") == 1 for card in cards)
    return [] if there else [Fault("100.2", "deck-no-starter", {})]


@rule("HM 202.1", "HM 202.2")
def name_of(card: Card) -> str:
    """What it is called: by its text before what stands on top."""
    called = [node.name for node in t.nodes_of(card.abilities) if isinstance(node, CalledAs)]
    return called[0] if called else card.full_name


def most(card: Card) -> int | None:
    """How many of a card may be in a deck; None for any number."""
    limits = [node.most for node in t.nodes_of(card.abilities) if isinstance(node, CopyLimit)]
    return limits[0] if limits else COPIES
