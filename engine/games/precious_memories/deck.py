"""What decks must be: sixty cards, and up to fifteen EX cards apart (2.1 of the base rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.precious_memories.flags import REGULATION, agreed
from engine.games.precious_memories.identity import identity, is_ex, work_of
from engine.games.precious_memories.nodes import DeckLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Value
from engine.kernel.flow.rule_marks import rule

MAIN_SIZE, EX_MOST, COPIES = 60, 15, 4
WORKS = {"single": 1, "two": 2}
REGULATIONS = ("single", "two", "mix")
RESTRICTED: dict[str, dict[str, int]] = {}
"""By regulation, how many of a card (by work and number) may be in a deck where that is fewer than usual: what the
operator's file says, which is empty unless he writes one."""


def restrict(table: Mapping[str, Mapping[str, int]]) -> None:
    """Deck lists are held to this table from now on. Raises ValueError for a regulation that there is not, or a number
    that no deck could keep to."""
    for regulation, cards in table.items():
        if regulation not in REGULATIONS:
            raise ValueError(f"no regulation is called {regulation!r}: {', '.join(REGULATIONS)}")
        for card, most in cards.items():
            if not 0 <= most < COPIES:
                raise ValueError(f"{regulation}: {card} may be there {most} times, which is not 0 to {COPIES - 1}")
    RESTRICTED.clear()
    RESTRICTED.update({regulation: dict(cards) for regulation, cards in table.items()})


def check(
    deck: Sequence[str], cards: Mapping[str, Card], flags: Mapping[str, Value] = MappingProxyType({})
) -> list[Fault]:
    """Every fault of a deck given as card keys, in the order of the rules; EX cards are those of the EX deck."""
    known = [cards[key] for key in deck if key in cards]
    main = [card for card in known if not is_ex(card)]
    extra = [card for card in known if is_ex(card)]
    regulation = str(agreed(flags, REGULATION))
    return [
        *(Fault("", "deck-unknown-card", {"card": key}) for key in dict.fromkeys(deck) if key not in cards),
        *main_size(main),
        *ex_size(extra),
        *copies(known, regulation),
        *works(known, regulation),
    ]


@rule("PM PM-ex-B1")
def main_size(main: Sequence[Card]) -> list[Fault]:
    """Just sixty, EX cards not counted, for they cannot be among them."""
    if len(main) == MAIN_SIZE:
        return []
    return [Fault("PM-ex-B1", "deck-main-size", {"count": len(main), "wanted": MAIN_SIZE})]


@rule("PM PM-ex-D3")
def ex_size(extra: Sequence[Card]) -> list[Fault]:
    """Fifteen at most."""
    if len(extra) <= EX_MOST:
        return []
    return [Fault("PM-ex-D3", "deck-ex-size", {"count": len(extra), "most": EX_MOST})]


@rule("PM PM-priority-3", "PM PM-ex-D5")
def copies(known: Sequence[Card], regulation: str = "single") -> list[Fault]:
    """Four of the same card, parallels counted together, unless its text or the regulation says otherwise."""
    counts = Counter(identity(card) for card in known)
    limits = {identity(card): most(card, regulation) for card in known}
    return [
        Fault("PM-priority-3", "deck-too-many-copies", {"name": name, "count": count, "most": limit})
        for name, count in counts.items()
        if (limit := limits[name]) is not None and count > limit
    ]


def most(card: Card, regulation: str = "single") -> int | None:
    """How many of a card may be in a deck; None for any number."""
    texts = [effect for node in card.abilities if isinstance(node, t.Static) for effect in node.effects]
    said = [effect.most for effect in texts if isinstance(effect, DeckLimit)]
    usual = said[0] if said else COPIES
    return RESTRICTED.get(regulation, {}).get(identity(card), usual)


@rule("PM PM-ex-D5")
def works(known: Sequence[Card], regulation: str) -> list[Fault]:
    """Of one work, of two, or of any, as the table agrees; EX cards too."""
    names = sorted({work_of(card) for card in known})
    allowed = WORKS.get(regulation)
    if allowed is None or len(names) <= allowed:
        return []
    return [Fault("PM-ex-D5", "deck-too-many-works", {"count": len(names), "most": allowed})]
