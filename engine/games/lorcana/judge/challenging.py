"""Challenging (4.3.6): who may, and whom of what it can reach."""

from __future__ import annotations

from engine.games.lorcana.challenged import challenges_nobody, exposed_to, pair, targets_of
from engine.games.lorcana.judge.general import DRYING, Means, is_character, is_ready, ready_characters
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Refusal

CANNOT_CHALLENGE = Refusal("4.3.6.7", "cannot_challenge")
BODYGUARD = Refusal("10.2.3", "bodyguard")


@rule("LOR 4.3.6.5", "LOR 10.7.1")
def may_challenge_now(look: Look) -> Refusal | None:
    """Dry, or with Rush, which lets it challenge as if it had been there."""
    return None if look.piece is not None and look.piece.dry else rush(look)


@rule("LOR 10.7.1")
def rush(look: Look) -> Refusal | None:
    return None if "rush" in look.keywords else DRYING


@rule("LOR 4.3.6.7")
def challenge_ban(look: Look) -> Refusal | None:
    return CANNOT_CHALLENGE if challenges_nobody(look) else None


def challenger(s: object, look: Look) -> Refusal | None:
    """Whether a character may challenge at all."""
    return is_character(look) or is_ready(look) or may_challenge_now(look) or challenge_ban(look)


def challengers(s: Means) -> list[Look]:
    """All that `challenger` lets challenge."""
    return [look for look in ready_characters(s) if may_challenge_now(look) is None and challenge_ban(look) is None]


def challenge(s: Means, look: Look, target: Look) -> Refusal | None:
    """Whether this character, which may challenge, may challenge that one."""
    refusal = pair(s.g, look, target)
    if refusal is None and target not in targets_of(s.g, look):
        return BODYGUARD
    return refusal


def challenged_by(s: Means, look: Look) -> list[Look]:
    """All of those at once."""
    if s.exposed is None:
        s.exposed = exposed_to(s.g, s.seat)
    return targets_of(s.g, look, s.exposed)
