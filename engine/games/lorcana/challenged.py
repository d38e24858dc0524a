"""What a character that may challenge can choose, and why not the rest."""

from __future__ import annotations

from engine.games.lorcana.costs import challenge_cost, ready_ink
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

OWN_TARGET = Refusal("4.3.6.6", "own_target")
READY_TARGET = Refusal("4.3.6.6", "target_is_ready")
EVASIVE = Refusal("10.4.1", "evasive")
CANNOT_BE_CHALLENGED = Refusal("4.3.6.7", "cannot_be_challenged")
CANNOT_CHALLENGE_IT = Refusal("4.3.6.7", "cannot_challenge")
NO_CHALLENGE_INK = Refusal("4.3.6.7", "not_enough_ink")
NO_TARGET_TYPE = Refusal("4.3.6.2", "not_challengeable")


@rule("LOR 4.3.6.6")
def exposed(target: Look) -> bool:
    """Whether anybody's character could challenge it: characters only while exerted, locations always."""
    return target.piece is None or target.piece.exerted or "location" in target.face.kinds


def exerted_target(g: Game, look: Look, target: Look) -> Refusal | None:
    """Only exerted characters, unless the challenger's text says otherwise (1.2.1)."""
    return None if exposed(target) or card_says(g, look, "challenge_ready", target) else READY_TARGET


@rule("LOR 1.2.1")
def card_says(g: Game, look: Look, deed: str, target: Look) -> bool:
    """Card text beats the rules, as far as it goes."""
    for hold in look.cans.get(deed, ()) if look.cans is not None else ():
        if holds_towards(g, hold, target, look):
            return True
    return False


@rule("LOR 10.4.1")
def evasive(look: Look, target: Look) -> Refusal | None:
    return EVASIVE if "evasive" in target.keywords and not reaches_evasive(look) else None


def reaches_evasive(look: Look) -> bool:
    """Evasive, or Alert, with which a character challenges as if it had Evasive (rules after 2025-03)."""
    return "evasive" in look.keywords or "alert" in look.keywords


@rule("LOR 4.3.6.7")
def target_ban(g: Game, look: Look, target: Look) -> Refusal | None:
    if target.bans is not None:
        for hold in target.bans.get("be_challenged", ()):
            if holds_towards(g, hold, look, target):
                return CANNOT_BE_CHALLENGED
    if look.bans is not None:
        for hold in look.bans.get("challenge", ()):
            if hold[1] >= 0 and holds_towards(g, hold, target, look):
                return CANNOT_CHALLENGE_IT
    return None


def challenges_nobody(look: Look) -> bool:
    """Whether a prohibition keeps it from challenging anything at all."""
    for hold in look.bans.get("challenge", ()) if look.bans is not None else ():
        if hold[1] < 0:
            return True
    return False


@rule("LOR 4.3.6.20", "LOR 4.3.6.19", "LOR 4.3.6.18")
def location_target(g: Game, target: Look, refusal: Refusal | None = None) -> Refusal | None:
    """A location has no ready or exerted; it can always be chosen."""
    return None


def pair(g: Game, look: Look, target: Look) -> Refusal | None:
    """Whether this character may challenge that one, Bodyguard aside."""
    if target.seat == look.seat:
        return OWN_TARGET
    if "character" in target.face.kinds:
        refusal = exerted_target(g, look, target) or evasive(look, target)
    elif "location" in target.face.kinds:
        refusal = location_target(g, target, NO_TARGET_TYPE)
    else:
        return NO_TARGET_TYPE
    return refusal or target_ban(g, look, target) or unpaid(g, look, target)


def unpaid(g: Game, look: Look, target: Look) -> Refusal | None:
    """What has to be paid for challenging it is there."""
    due = challenge_cost(g, look, target)
    return NO_CHALLENGE_INK if due > 0 and due > ready_ink(g, look.seat) else None


@rule("LOR 10.2.3")
def guarded(g: Game, targets: list[Look], fair: list[Look]) -> list[Look]:
    """Who must choose among a player's characters must choose a Bodyguard if able; locations are free (R-LOR-15)."""
    guarding = {
        target.seat for target in targets if "bodyguard" in target.keywords and "character" in target.face.kinds
    }
    return [
        target
        for target in targets
        if target.seat not in guarding or "bodyguard" in target.keywords or "location" in target.face.kinds
    ]


def exposed_to(g: Game, seat: int) -> list[Look]:
    """What a player's characters may choose from, unless a text lets them choose ready ones too."""
    targets = []
    for target in g.looks().values():
        if target.seat != seat and exposed(target):
            targets.append(target)
    return targets


def targets_of(g: Game, look: Look, known: list[Look] | None = None) -> list[Look]:
    """Everything a character that may challenge can choose; `known`: what `exposed_to` found for its player."""
    pool = known if known is not None and look.cans is None else g.looks().values()
    fair, guards = [], False
    for target in pool:
        if pair(g, look, target) is None:
            fair.append(target)
            guards = guards or "bodyguard" in target.keywords
    return guarded(g, fair, fair) if guards else fair
