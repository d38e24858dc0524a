"""What has to be done before a turn ends: by Reckless, and by what a text says."""

from __future__ import annotations

from collections.abc import Container

from engine.games.lorcana.challenged import exposed, targets_of
from engine.games.lorcana.costs import challenge_cost, quest_cost
from engine.games.lorcana.judge.challenging import challenger
from engine.games.lorcana.judge.general import Means
from engine.games.lorcana.judge.questing import quest
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

MUST_CHALLENGE = Refusal("10.5.3", "reckless_must_challenge")
MUST_DO = Refusal("1.2.2", "must_do_it")


@rule("LOR 10.5.3", "LOR 4.4.1")
def end_turn(s: Means) -> Refusal | None:
    """A Reckless character that is ready and can challenge must; a ready target that its text allows obliges nobody."""
    for look in s.mine:
        if "reckless" in look.keywords and _could_challenge(s.g, look):
            return MUST_CHALLENGE
        if look.bans is not None and _is_told_to(s, look, look.bans):
            return MUST_DO
    return None


def _is_told_to(s: Means, look: Look, bans: Container[str]) -> bool:
    """Who may not leave off questing or challenging must while he can, but for ink (ruling R-LOR-139)."""
    if "forgo_challenge" in bans and _could_challenge(s.g, look):
        return True
    return "forgo_quest" in bans and quest(s, look) is None and not quest_cost(s.g, look)


def _could_challenge(g: Game, look: Look) -> bool:
    """What costs ink nobody is obliged to challenge (ruling R-LOR-119)."""
    return challenger(g, look) is None and any(
        exposed(target) and not challenge_cost(g, look, target) for target in targets_of(g, look)
    )
