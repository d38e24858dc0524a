"""Singing a song (6.3.3), alone or together (10.10)."""

from __future__ import annotations

from engine.games.lorcana.costs import singing_cost, song_number
from engine.games.lorcana.judge.general import OTHERS_CARD, Means, is_character, is_dry, is_ready
from engine.games.lorcana.judge.playing import also_payable, not_forbidden
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref

NOT_A_SONG = Refusal("6.3.3.2", "not_a_song")
NOT_TOGETHER = Refusal("10.10.1", "not_sing_together")
TOO_CHEAP = Refusal("6.3.3.3", "singer_too_cheap")
SUM_TOO_SMALL = Refusal("10.10.3", "singers_too_cheap")
CANNOT_SING = Refusal("1.2.2", "cannot_sing")


@rule("LOR 10.5.5")
def singer(g: Game, look: Look) -> Refusal | None:
    """Whether a character may exert to sing (ruling R-LOR-04: dry); Reckless does not keep it from that."""
    refusal = is_character(look) or is_ready(look) or is_dry(look)
    if refusal is None and look.bans is not None and any(hold[1] < 0 for hold in look.bans.get("sing", ())):
        return CANNOT_SING
    return refusal


@rule("LOR 1.2.2")
def sings_such(g: Game, ref: Ref, look: Look) -> Refusal | None:
    """Whether nothing keeps a character from singing just this song."""
    if look.bans is None or "sing" not in look.bans:
        return None
    song = printed(g, ref)
    return CANNOT_SING if any(holds_towards(g, hold, song, look) for hold in look.bans["sing"]) else None


def song(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card could be sung."""
    return not_forbidden(s, ref) or (None if "song" in s.g.faces[ref & CARD_MASK].kinds else NOT_A_SONG)


def may_sing(s: Means, look: Look) -> Refusal | None:
    """Whether a character could sing for this player."""
    return OTHERS_CARD if look.seat != s.seat else singer(s.g, look)


def sing(s: Means, ref: Ref, look: Look) -> Refusal | None:
    """Whether this song may be sung by that character, which may sing."""
    refusal = sings_such(s.g, ref, look) or sings_enough(look, s.g.faces[ref & CARD_MASK])
    return refusal or also_payable(s.g, ref, look.source)


@rule("LOR 6.3.3.3", "LOR 歌")
def sings_enough(look: Look, song: Face) -> Refusal | None:
    return None if singing_cost(look) >= song_number(song) else TOO_CHEAP


def sing_together(s: Means, ref: Ref) -> Refusal | None:
    """Whether those who may sing are enough for this song together."""
    number = s.g.faces[ref & CARD_MASK].keywords.get("sing_together", 0)
    if not number:
        return not_forbidden(s, ref) or NOT_TOGETHER
    singers = [look for look in s.mine if singer(s.g, look) is None and sings_such(s.g, ref, look) is None]
    enough = together_enough(singers, number) if singers else SUM_TOO_SMALL
    return not_forbidden(s, ref) or enough or also_payable(s.g, ref)


@rule("LOR 10.10.3", "LOR 10.10.1")
def together_enough(singers: list[Look], number: int) -> Refusal | None:
    return None if sum(singing_cost(look) for look in singers) >= number else SUM_TOO_SMALL
