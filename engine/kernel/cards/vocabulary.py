"""The words of trees: the machine's own, and those that a game declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card

Words = frozenset[str]
NONE: Words = frozenset()


class Vocabulary(Struct, frozen=True, kw_only=True):
    """Names that stand in the trees of a game's cards, beside those of the machine: card types, numbers, states, what
    triggers, what may be forbidden or allowed, keywords, zones, when something can be used; and nodes of its own."""

    kinds: Words = NONE
    stats: Words = NONE
    states: Words = NONE
    events: Words = NONE
    deeds: Words = NONE
    keywords: Words = NONE
    zones: Words = NONE
    windows: Words = NONE
    nodes: tuple[type[t.OwnEffect | t.OwnCondition], ...] = ()

    @property
    def words(self) -> Words:
        """All of its names."""
        return frozenset().union(*(getattr(self, name) for name in self.__struct_fields__ if name != "nodes"))


MACHINE = Vocabulary(
    stats=frozenset(("cost",)),
    states=frozenset(
        "exerted ready damaged undamaged dry face_up face_down challenging being_challenged"
        " challenged_this_turn".split()
    ),
    events=frozenset(
        "play challenge discard draw banish leave to_hand damage heal ready move turn_start turn_end".split()
    ),
    deeds=frozenset("play draw ready ready_step".split()),
    zones=frozenset("play deck hand discard top bottom".split()),
    windows=frozenset(("", "playing")),
)
"""What every game may say. A challenge is what the machine calls it when two pieces meet, whatever a game calls it."""


def strangers(own: Vocabulary, cards: Iterable[Card]) -> list[str]:
    """What the trees of these cards name and neither the machine nor their game knows, in the order of the alphabet."""
    found = {(sort, word) for card in cards for sort, word in _named(card)}
    return sorted(f"{sort}: {word}" for sort, word in found if word not in getattr(MACHINE, sort) | getattr(own, sort))


def _named(card: Card) -> Iterator[tuple[str, str]]:
    yield from (("stats", stat) for stat in card.stats)
    yield "kinds", card.kind
    for node in t.nodes_of(card.abilities):
        yield from _said(node)


def _said(node: t.Node) -> Iterator[tuple[str, str]]:
    """The names in one node, each with what it is a name of."""
    match node:
        case t.Has(stat) | t.StatOf(stat) | t.Modify(stat=stat):
            yield "stats", stat
        case t.In(state):
            yield "states", state
        case t.Trigger(event):
            yield "events", event
        case t.Cannot(deed=deed) | t.Can(deed=deed) | t.PayLess(deed=deed):
            yield "deeds", deed
        case t.Keyword(name) | t.With(name):
            yield "keywords", name
        case t.Lose(keywords=keywords):
            yield from (("keywords", name) for name in keywords)
        case t.Chosen(zone=zone) | t.Every(zone=zone) | t.Count(zone=zone) | t.Take(into=zone) | t.Split(second=zone):
            yield "zones", zone
        case t.Activated(window=window):
            yield "windows", window
