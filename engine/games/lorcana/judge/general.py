"""What holds of every turn action (4.3): whose turn it is, whose card, and what state a character has to be in."""

from __future__ import annotations

from engine.games.lorcana.costs import has_discounts, ready_ink
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

OTHERS_CARD = Refusal("1.8.1", "not_yours")
REFUSALS = Refusals(
    unknown=Refusal("4.3.1", "no_such_action"),
    absent=Refusal("8.1.5", "not_there"),
    others=OTHERS_CARD,
    hand=Refusal("4.3.4.2", "not_there"),
    stale=Refusal("8.1.5", "not_there"),
    others_hand=Refusal("4.3.4.2", "not_yours"),
    ability=Refusal("7.5.3", "no_such_ability"),
)
NOT_YOUR_TURN = Refusal("1.5.1", "not_your_turn")
NOT_CHARACTER = Refusal("6.1.3", "not_a_character")
EXERTED = Refusal("5.1.1", "exerted")
DRYING = Refusal("6.1.4", "drying")


class Means(Situation):
    """What the judges of one menu share: the ink, whether anything changes costs or forbids playing cards, and, once
    somebody asks for them, which own characters are ready and what could be challenged."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        self.ink = ready_ink(g, seat)
        self.costs_change = has_discounts(g)
        self.bans = bool(g.view().player_bans)
        self.exposed: list[Look] | None = None
        self.able: list[Look] | None = None


@rule("LOR 7.5.2")
def your_turn(g: Game, seat: int) -> Refusal | None:
    """Only the active player takes turn actions; a question for one is open only while nothing else is under way."""
    return None if seat == g.state.active else NOT_YOUR_TURN


@rule("LOR 6.1.3", "LOR 4.3.5.1", "LOR 4.3.6.1")
def is_character(look: Look) -> Refusal | None:
    """Only characters quest and challenge."""
    return None if "character" in look.face.kinds else NOT_CHARACTER


@rule("LOR 5.1.1")
def is_ready(look: Look) -> Refusal | None:
    """An exerted card cannot pay by exerting."""
    return EXERTED if look.piece is not None and look.piece.exerted else None


@rule("LOR 6.1.4", "LOR 4.3.8.2", "LOR 4.3.5.5", "LOR 塗りたて")
def is_dry(look: Look) -> Refusal | None:
    return None if look.piece is not None and look.piece.dry else DRYING


def ready_characters(s: Means) -> list[Look]:
    """Those of his that could exert, found once a menu."""
    if s.able is None:
        s.able = []
        for look in s.mine:
            if is_character(look) is None and is_ready(look) is None:
                s.able.append(look)
    return s.able
