"""Playing a card (4.3.4): for ink, or for what its text names besides it or instead."""

from __future__ import annotations

from engine.games.lorcana.costs import card_cost
from engine.games.lorcana.judge.general import Means
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Run

NO_INK = Refusal("4.3.4.6", "not_enough_ink")
FORBIDDEN_PLAY = Refusal("1.2.2", "cannot_play")
CANNOT_PAY_ALSO = Refusal("4.3.4.6", "cannot_pay")


@rule("LOR 4.3.4.6", "LOR コスト")
def affordable(ink: int, cost: int) -> Refusal | None:
    return None if cost <= ink else NO_INK


def not_forbidden(s: Means, ref: Ref) -> Refusal | None:
    """However it is played (1.2.2), by what lasts or by its own text."""
    if s.bans and forbidden(s.g, s.seat, "play", printed(s.g, ref)):
        return FORBIDDEN_PLAY
    face = s.g.faces[ref & CARD_MASK]
    itself = bool(face.self_bans) and forbids_itself(s.g, face, "play", printed(s.g, ref))
    return FORBIDDEN_PLAY if itself else None


@rule("LOR 4.3.4.5", "LOR 4.3.4.10")
def also_payable(g: Game, ref: Ref, *others: Ref) -> Refusal | None:
    """Additional costs have to be paid however a card is played; `others`: who sings it, or what it shifts onto."""
    return doable(g, ref, g.faces[ref & CARD_MASK].extra_cost, others)


def doable(g: Game, ref: Ref, price: int, others: tuple[Ref, ...]) -> Refusal | None:
    """Whether what a card asks for besides ink can be done; `price`: the ability that it is, below 0 for none."""
    if price < 0:
        return None
    test = g.library.abilities[price].feasible
    owner = g.owner[ref & CARD_MASK]
    paid = test is None or test(g, Run(seat=owner, source=ref, slots={"chosen": list(others)}))
    return None if paid else CANNOT_PAY_ALSO


def play(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card may be played for ink."""
    face = s.g.faces[ref & CARD_MASK]
    if face.is_plain and not s.bans and not s.costs_change:
        return affordable(s.ink, face.stats["cost"])
    if (refusal := not_forbidden(s, ref)) is not None:
        return refusal
    also = also_payable(s.g, ref) if face.extra_cost >= 0 else None
    if face.other_price >= 0 and paid_otherwise(s.g, ref):
        return also
    cost = card_cost(s.g, ref) if s.costs_change or face.self_discounts else face.stats["cost"]
    return affordable(s.ink, cost) or also


@rule("LOR 4.3.4.5", "LOR 4.3.4.10")
def paid_otherwise(g: Game, ref: Ref) -> bool:
    """Whether what a card lets its player do in place of paying ink can be done now (ruling R-LOR-106)."""
    face = g.faces[ref & CARD_MASK]
    if face.other_price < 0:
        return False
    holds = face.other_when is None or face.other_when(g, printed(g, ref))
    return holds and doable(g, ref, face.other_price, ()) is None
