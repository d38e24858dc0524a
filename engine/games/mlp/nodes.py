"""What only My Little Pony's texts say: nodes of its own, and its words."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary


class Remove(t.OwnEffect, frozen=True):
    """Removes plans: turned up, then used or back to the hand (6-5.1.0)."""

    target: t.Target


class ToPlan(t.OwnEffect, frozen=True):
    """Makes cards into plans, unseen unless they were open (6-4.1.0)."""

    target: t.Target


class Relocate(t.OwnEffect, frozen=True):
    """Into another slot of the same row that is empty (6-12.1.0); with a `partner` the two change places."""

    target: t.Target
    partner: t.Target | None = None


class AddScene(t.OwnEffect, frozen=True):
    """Top cards of the scene deck into play."""

    amount: t.Amount = 1


VOCABULARY = Vocabulary(
    kinds=frozenset("character item event scene story lead".split()),
    stats=frozenset("candy idea moves stage".split()),
    states=frozenset(("wearing",)),
    events=frozenset("advance enter inspire open plan_removed reach removed win".split()),
    deeds=frozenset(("wear",)),
    zones=frozenset(("plans",)),
    windows=frozenset(("inspiration",)),
    nodes=(Remove, ToPlan, Relocate, AddScene),
)
t.declare(*VOCABULARY.nodes)
