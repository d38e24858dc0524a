"""What a game deck must be before it may sit down (1-2.0.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Flag, Value
from engine.kernel.flow.rule_marks import rule

MAIN = ("character", "event", "item")
MAIN_SIZE, SCENES, STORIES, LEADS, COPIES = 50, 15, 4, 1, 4
SPARKLE = "※"
STAGES = (1, 2, 3, 4)
FREE_LEAD = Flag("free_lead", (False, True), "1-2.2.0")
"""Whether both have agreed that anything may stand in for a lead (1-2.2.0)."""


@rule("MLP 1-2.0.0")
def check(
    deck: Sequence[str], cards: Mapping[str, Card], flags: Mapping[str, Value] = MappingProxyType({})
) -> list[Fault]:
    """Every fault of a deck given as card keys, in the order of the rules; none means that it may be played where
    `flags` are agreed."""
    known = [cards[key] for key in deck if key in cards]
    return [
        *(Fault("", "deck-unknown-card", {"card": key}) for key in dict.fromkeys(deck) if key not in cards),
        *(fault for fault in _sizes(known) if not stood_in_for(fault, flags)),
        *_copies(known),
        *_stories([card for card in known if card.kind == "story"]),
    ]


@rule("MLP 1-2.0.0")
def _sizes(cards: Sequence[Card]) -> list[Fault]:
    """Four decks in one: 50, 15, 4 and 1."""
    kinds = Counter(card.kind for card in cards)
    sizes = {
        "main": (sum(kinds[kind] for kind in MAIN), MAIN_SIZE),
        "scene": (kinds["scene"], SCENES),
        "story": (kinds["story"], STORIES),
        "lead": (kinds["lead"], LEADS),
    }
    return [
        Fault("1-2.0.0", f"deck-{part}-size", {"count": count, "wanted": wanted})
        for part, (count, wanted) in sizes.items()
        if count != wanted
    ]


@rule("MLP 1-2.2.0", "MLP 2-5.0.0")
def stood_in_for(fault: Fault, flags: Mapping[str, Value]) -> bool:
    """Where both agree to it anything may stand in for the lead: a deck then needs none (flag `free_lead`)."""
    return bool(flags.get(FREE_LEAD.name)) and fault.key == "deck-lead-size" and fault.args["count"] == 0


@rule("MLP 1-2.1.1", "MLP 2-1.8.0")
def number_of(card: Card) -> str:
    """The body of the card number: with and without the sparkle mark it is the same card."""
    return card.key.split(SPARKLE)[0].rstrip("*")


@rule("MLP 1-2.1.0")
def _copies(cards: Sequence[Card]) -> list[Fault]:
    """At most four of a number (ruling R-MLP-01)."""
    counts = Counter(number_of(card) for card in cards if not unlimited(card))
    return [
        Fault("1-2.1.0", "deck-too-many-copies", {"name": number, "count": count, "most": COPIES})
        for number, count in counts.items()
        if count > COPIES
    ]


@rule("MLP 1-2.1.2", "MLP 2-4.4.0")
def unlimited(card: Card) -> bool:
    """Everyday scenes, any number of them."""
    return card.kind == "scene" and "everyday" in card.marks


@rule("MLP 1-2.1.3")
def _stories(stories: Sequence[Card]) -> list[Fault]:
    """One title, four different subtitles, the stages I to IV (ruling R-MLP-02)."""
    faults: list[Fault] = []
    titles = {tuple(sorted(card.name.items())) for card in stories}
    subtitles = {tuple(sorted(card.version.items())) for card in stories}
    if len(titles) > 1:
        faults.append(Fault("1-2.1.3", "deck-stories-titles", {"count": len(titles)}))
    if len(subtitles) < len(stories):
        faults.append(Fault("1-2.1.3", "deck-stories-subtitles", {"count": len(subtitles)}))
    if stories and sorted(card.stats.get("stage", 0) for card in stories) != list(STAGES):
        faults.append(Fault("1-2.1.3", "deck-stories-stages", {"count": len(stories)}))
    return faults
