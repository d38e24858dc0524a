"""What a deck must be before it may sit down (LOR 2.1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.games.lorcana.nodes import DeckLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.flow.rule_marks import rule

TABLE_LIMIT = 500
"""The rules know no upper limit (LOR 2.1.1.1); this one is ours, so that a deck fits a record."""


class Format(Struct, frozen=True, kw_only=True):
    """The limits of a way to play; `banned` holds full names (LOR 2.1.1.4)."""

    least: int = 60
    inks: int = 2
    copies: int = 4
    banned: frozenset[str] = frozenset()


CORE = Format()


@rule("LOR 2.1.1", "LOR デッキ")
def check(deck: Sequence[str], cards: Mapping[str, Card], rules: Format = CORE) -> list[Fault]:
    """Every fault of a deck given as card keys, in the order of the rules; none means that it may be played."""
    known = [cards[key] for key in deck if key in cards]
    return [
        *_unknown(deck, cards),
        *_size(len(deck), rules),
        *_inks(known, rules),
        *_copies(known, rules),
        *_banned(known, rules),
    ]


def _unknown(deck: Sequence[str], cards: Mapping[str, Card]) -> list[Fault]:
    return [Fault("", "deck-unknown-card", {"card": key}) for key in dict.fromkeys(deck) if key not in cards]


@rule("LOR 2.1.1.1")
def _size(count: int, rules: Format) -> list[Fault]:
    if count < rules.least:
        return [Fault("2.1.1.1", "deck-too-small", {"count": count, "least": rules.least})]
    if count > TABLE_LIMIT:
        return [Fault("", "deck-over-table-limit", {"count": count, "most": TABLE_LIMIT})]
    return []


@rule("LOR 2.1.1.2", "LOR インク・タイプ")
def _inks(cards: Sequence[Card], rules: Format) -> list[Fault]:
    """A card of two inks counts for both."""
    inks = sorted({ink for card in cards for ink in card.colors})
    if len(inks) <= rules.inks:
        return []
    return [Fault("2.1.1.2", "deck-too-many-inks", {"inks": ", ".join(inks), "count": len(inks), "most": rules.inks})]


@rule("LOR 2.1.1.3", "LOR アイテム")
def _copies(cards: Sequence[Card], rules: Format) -> list[Fault]:
    """The name together with the version is what counts (6.2.5), unless a card says otherwise of itself."""
    counts = Counter(card.full_name for card in cards)
    limits = {card.full_name: most_of(card, rules.copies) for card in cards}
    return [
        Fault("2.1.1.3", "deck-too-many-copies", {"name": name, "count": count, "most": limit})
        for name, count in counts.items()
        if (limit := limits[name]) is not None and count > limit
    ]


@rule("LOR 1.2.1")
def most_of(card: Card, usual: int) -> int | None:
    """How many of a card may be in a deck: what its own text says replaces the rule; None for any number."""
    texts = [node.effects for node in card.abilities if isinstance(node, t.Static)]
    limits = [effect for effects in texts for effect in effects if isinstance(effect, DeckLimit)]
    said = [limit.most for limit in limits if limit.title in (card.id_name if limit.named else titles_of(card))]
    return said[0] if said else usual


def titles_of(card: Card) -> list[str]:
    """Its full name, in whatever language."""
    names = [*card.id_name, *card.name.values()]
    return [f"{name} - {version}" for name in names for version in card.version.values()] if card.version else names


@rule("LOR 2.1.1.4")
def _banned(cards: Sequence[Card], rules: Format) -> list[Fault]:
    names = dict.fromkeys(card.full_name for card in cards)
    return [Fault("2.1.1.4", "deck-banned-card", {"name": name}) for name in names if name in rules.banned]
