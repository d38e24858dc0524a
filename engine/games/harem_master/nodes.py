"""What only the texts of ハーレムマスター say: nodes of their own, and their words."""

from __future__ import annotations

from typing import Any, Literal

from engine.games.harem_master.fighting import current
from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary, will
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game


class PayCost(t.OwnEffect, frozen=True):
    """Pays so much out of the action stack (503); None: as much as its player likes, which the text calls n (503.2)."""

    amount: int | None = 1


class PutInto(t.OwnEffect, frozen=True):
    """Into a zone of that name: of these players, else of their owners."""

    target: t.Target
    zone: t.Zone
    whose: t.Who | None = None


class FromPile(t.OwnEffect, frozen=True):
    """The top cards of a castle or action stack go one by one to a zone of the same player, or of `whose`; `amount`
    None: all of them."""

    pile: Literal["deck", "stack"]
    amount: t.Amount | None
    zone: t.Zone
    who: t.Who = t.You()
    whose: t.Who | None = None


class Counter(t.OwnEffect, frozen=True):
    """Counters what it is used in answer to (411.1)."""


class Uncounterable(t.OwnEffect, frozen=True):
    """In a static ability: its card is not countered; among the effects of another: that ability is not (411.2)."""


class ChangeBattle(t.OwnEffect, frozen=True):
    """The battle becomes one of this kind (306.5h)."""

    kind: Literal["combat", "approach"]


class ApplyRandom(t.OwnEffect, frozen=True):
    """One more random number is applied to a fighter (306.5i)."""

    target: t.Target


class GainControl(t.OwnEffect, frozen=True):
    """A player controls it from now on; `duration` "": for good."""

    target: t.Target
    who: t.Who = t.You()
    duration: t.Duration = ""


class BecomeCopy(t.OwnEffect, frozen=True):
    """Becomes a copy of another one: of what is printed on it (412.1); `duration` "": for good."""

    target: t.Target
    place: t.Target
    duration: t.Duration = ""


class Equip(t.OwnEffect, frozen=True):
    """Equips a character with an item."""

    source: t.Target
    place: t.Target


class CountAs(t.OwnEffect, frozen=True):
    """Counts as a lady, or as a man, whatever is printed on it (215.7d, 215.8d); `duration` "": for good."""

    target: t.Target
    kind: Literal["lady", "gentleman"]
    duration: t.Duration = ""


class LoseGame(t.OwnEffect, frozen=True):
    """Loses the game (102.4)."""

    who: t.Who = t.You()


class ExtraTurn(t.OwnEffect, frozen=True):
    """One more turn after this one."""

    who: t.Who = t.You()


class HandLimit(t.OwnEffect, frozen=True):
    """So many more cards may be kept at the end of the turn (215.3b); `duration` "": as long as a text says so."""

    amount: int
    duration: t.Duration = ""


class BattleIs(t.OwnCondition, frozen=True):
    """The battle that goes on is of this kind (306.5e-306.5h)."""

    kind: Literal["combat", "approach", "castle"]

    def test(self) -> Any:
        kind = self.kind

        def of_kind(g: Game, c: Context) -> bool:
            battle = current(g)
            return battle is not None and battle.kind == kind

        return of_kind


class CalledAs(t.OwnEffect, frozen=True):
    """The name of its card is this one (202.2)."""

    name: str


class CopyLimit(t.OwnEffect, frozen=True):
    """So many cards of this name may be in a deck, None for any number (103.1, 100.2)."""

    most: int | None = None


AWAITED = (
    "leave to_discard to_deck to_hand to_stack to_court to_scaffold to_aside attack intercept random win lose"
    " castle_attack use".split()
)
"""What can be waited for before it happens (403.1a)."""
VOCABULARY = Vocabulary(
    kinds=frozenset("character event item lady gentleman".split()),
    stats=frozenset("physical mental random".split()),
    states=frozenset(("wearing",)),
    events=frozenset(
        "enter leave to_discard to_deck to_hand to_stack to_court to_scaffold to_aside attack intercept battle random"
        " win lose castle_attack battle_end act use use_ability triggered equip control"
        " joins_court joins_scaffold".split()
    ).union(map(will, AWAITED)),
    deeds=frozenset("wear attack intercept be_intercepted random".split()),
    keywords=frozenset(("pa",)),
    zones=frozenset("stack court scaffold aside".split()),
    windows=frozenset(("ot",)),
    nodes=(
        PayCost,
        PutInto,
        FromPile,
        Counter,
        Uncounterable,
        ChangeBattle,
        ApplyRandom,
        GainControl,
        BecomeCopy,
        CountAs,
        BattleIs,
        Equip,
        LoseGame,
        ExtraTurn,
        HandLimit,
        CalledAs,
        CopyLimit,
    ),
)
t.declare(*VOCABULARY.nodes)
