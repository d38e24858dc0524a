"""What only the Quintuplets' texts say: nodes of their own, and their words."""

from __future__ import annotations

from typing import Literal

from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary


class ToZone(t.OwnEffect, frozen=True):
    """Into a zone of that name, its master's; `covered`: face down there (4.11.2)."""

    target: t.Target
    zone: t.Zone
    covered: bool = False


class Attach(t.OwnEffect, frozen=True):
    """Sets a card on a character (5.10.1)."""

    source: t.Target
    place: t.Target


class ToLane(t.OwnEffect, frozen=True):
    """Into another lane (4.14.2.2), into that one if one is named; with a `partner` the two change places (5.8.1)."""

    target: t.Target
    partner: t.Target | None = None
    lane: Literal["", "centre", "leftmost", "rightmost", "empty"] = ""


class TurnTo(t.OwnEffect, frozen=True):
    """From now on she approaches that hero, the `place`, whomever she approached before."""

    target: t.Target
    place: t.Target


class LayHero(t.OwnEffect, frozen=True):
    """Heroes from the top of their deck into lanes without one."""

    amount: t.Amount = 1


class MorePlays(t.OwnEffect, frozen=True):
    """You may play so many more in a turn: characters or episodes."""

    sort: Literal["character", "episode"]
    amount: int = 1


class DeckLimit(t.OwnEffect, frozen=True):
    """So many copies of this card may be in a deck, None for any number (6.1.4)."""

    most: int | None = None


VOCABULARY = Vocabulary(
    kinds=frozenset("character hero episode event".split()),
    stats=frozenset("power bonus need".split()),
    states=frozenset("approaching approached centre leftmost rightmost wearing hero_face_down".split()),
    events=frozenset(
        "appear set to_discard to_deck bride remove hero flip_down flip_up flip state approach approached partner"
        " approach_success approach_failure start_phase main_phase approach_phase approach_step event_step"
        " judgement_step".split()
    ),
    deeds=frozenset("wear approach be_approached become_partner succeed lose_power".split()),
    keywords=frozenset("growth disguise".split()),
    zones=frozenset("hero_deck brides removed lane_resolution effect_resolution".split()),
    windows=frozenset("main approach".split()),
    nodes=(ToZone, Attach, ToLane, TurnTo, LayHero, MorePlays, DeckLimit),
)
t.declare(*VOCABULARY.nodes)
