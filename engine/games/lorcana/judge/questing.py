"""Questing (4.3.5)."""

from __future__ import annotations

from engine.games.lorcana.judge.general import DRYING, Means, is_character, is_ready, ready_characters
from engine.games.lorcana.questing import unpaid_quest
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Refusal

RECKLESS_QUEST = Refusal("10.5.2", "reckless_cannot_quest")
CANNOT_QUEST = Refusal("4.3.5.6", "cannot_quest")


@rule("LOR 1.2.1")
def quest_dry(look: Look) -> Refusal | None:
    """Dry, or one whose text lets it quest in the turn in which it was played."""
    if look.piece is not None and look.piece.dry:
        return None
    return None if look.cans is not None and "quest_drying" in look.cans else DRYING


@rule("LOR 10.5.2")
def reckless_quest(look: Look) -> Refusal | None:
    return RECKLESS_QUEST if "reckless" in look.keywords else None


@rule("LOR 4.3.5.6")
def quest_ban(look: Look) -> Refusal | None:
    return CANNOT_QUEST if look.bans is not None and "quest" in look.bans else None


def quest(s: Means, look: Look) -> Refusal | None:
    """Whether a character may quest."""
    refusal = is_character(look) or is_ready(look) or quest_dry(look) or quest_ban(look) or reckless_quest(look)
    return refusal or unpaid_quest(s.g, look)


def questers(s: Means) -> list[Look]:
    """All that `quest` lets quest."""
    able = []
    for look in ready_characters(s):
        if not (quest_dry(look) or quest_ban(look) or reckless_quest(look) or unpaid_quest(s.g, look)):
            able.append(look)
    return able
