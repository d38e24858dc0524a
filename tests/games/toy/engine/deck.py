"""What a deck of kites must be (1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Value

SIZE, COPIES = 20, 4


def check(deck: Sequence[str], cards: Mapping[str, Card], flags: Mapping[str, Value]) -> list[Fault]:
    """Every fault: just twenty cards, no more than four of a kite."""
    counts = Counter(deck)
    faults = [Fault("", "deck-unknown-card", {"card": key}) for key in counts if key not in cards]
    if len(deck) != SIZE:
        faults.append(Fault("1.1", "deck-kites-size", {"count": len(deck), "wanted": SIZE}))
    return faults + [
        Fault("1.1", "deck-too-many-copies", {"name": key, "count": count, "most": COPIES})
        for key, count in counts.items()
        if count > COPIES
    ]
