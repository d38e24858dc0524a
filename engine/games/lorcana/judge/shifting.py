"""Playing a card onto another one by Shift (10.8)."""

from __future__ import annotations

from engine.games.lorcana.challenged import card_says
from engine.games.lorcana.costs import card_cost
from engine.games.lorcana.judge.general import Means
from engine.games.lorcana.judge.playing import affordable, also_payable, doable, not_forbidden
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref

NO_SHIFT = Refusal("10.8.1", "no_shift")
SHIFT_NAME = Refusal("10.8.1", "shift_needs_same_name")


def shifts(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card has Shift, and nothing forbids playing it."""
    return not_forbidden(s, ref) or (None if "shift" in s.g.faces[ref & CARD_MASK].keywords else NO_SHIFT)


def shift(s: Means, ref: Ref, look: Look) -> Refusal | None:
    """Whether it may be played onto that character."""
    cost = card_cost(s.g, ref, shift=True)
    refusal = shift_name(s.g, printed(s.g, ref), look) or affordable(s.ink, cost)
    return refusal or also_payable(s.g, ref, look.source) or shift_payable(s.g, ref, look.source)


def shifted_onto(s: Means, ref: Ref) -> list[Look]:
    """All that it may be played onto."""
    if affordable(s.ink, card_cost(s.g, ref, shift=True)) is not None:
        return []
    return [look for look in s.mine if shift(s, ref, look) is None]


@rule("LOR 10.8.1")
def shift_name(g: Game, card: Look, target: Look) -> Refusal | None:
    """Only onto an own character of the same name (6.2.4.1: either of two names), or of the kind that the card says."""
    fits = card.face.stacks_onto
    same = card.face.names & target.face.names if fits is None else fits(g, target, card)
    same = same or (fits is None and card_says(g, target, "take_shift", card))
    return None if same and target.seat == card.seat and "character" in target.face.kinds else SHIFT_NAME


@rule("LOR 10.8.1")
def shift_payable(g: Game, ref: Ref, onto: Ref) -> Refusal | None:
    """What is done instead of paying ink for Shift can be done (ruling R-LOR-64)."""
    return doable(g, ref, g.faces[ref & CARD_MASK].stacking_cost, (onto,))
