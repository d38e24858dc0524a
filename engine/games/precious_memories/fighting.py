"""Who may approach, take somebody along, and block."""

from __future__ import annotations

from engine.games.precious_memories.areas import APPROACHED, APPROACHERS, TIMES, came_this_turn, has_done, in_main
from engine.games.precious_memories.bans import allows, forbids, kept_from
from engine.games.precious_memories.flags import APPROACH_AGAIN, NATURAL, agreed
from engine.games.precious_memories.frames import Approach
from engine.games.precious_memories.identity import CHARACTER, has_power, is_combination
from engine.games.precious_memories.judge import Table
from engine.kernel.characteristics.look import Look, worth
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import Piece, Ref

NO_APPROACHER = Refusal("R-PM-24", "not_your_character")
NO_POWER = Refusal("PM-support-1", "no_power_to_approach")
HELD = Refusal("PM-support-2", "may_not_approach")
NOT_IN_MAIN = Refusal("PM-support", "not_in_main_area")
RESTED = Refusal("R-PM-24", "is_rested")
FRESH = Refusal("R-PM-23", "came_this_turn")
FORCED = Refusal("R-PM-25", "must_approach")
HAS_APPROACHED = Refusal("R-PM-53", "has_approached")
NO_LINK = Refusal("R-PM-32", "not_linked")
NO_BLOCKER = Refusal("R-PM-24", "not_your_blocker")
MAY_NOT_BLOCK = Refusal("R-PM-24", "may_not_block")
KEPT_BACK = Refusal("R-PM-50", "may_not_block")
UNBLOCKABLE = Refusal("R-PM-24", "cannot_be_blocked_by")
NATURALLY = Refusal("R-PM-10", "too_cheap_to_block")


@rule("PM R-PM-24", "PM PM-support", "PM PM-support-1", "PM PM-support-2")
def approacher(s: Table, look: Look) -> Refusal | None:
    """An active character with AP and DP in the main area, or in the support area if a text allows it."""
    if look.piece is None or CHARACTER not in look.face.kinds or look.seat != s.seat or look.piece.at:
        return NO_APPROACHER
    if not has_power(look.face):
        return NO_POWER
    if forbids(look, "approach"):
        return HELD
    if s.g.view().player_bans and forbidden(s.g, s.seat, "approach", look):
        return HELD
    if not in_main(look.piece) and not allows(look, "from_support"):
        return NOT_IN_MAIN
    if look.piece.exerted:
        return RESTED
    return fresh(look) or again(s.g, look)


@rule("PM R-PM-23")
def fresh(look: Look) -> Refusal | None:
    """Not in the turn in which it came onto the field, but with 〔アクティブ〕."""
    assert look.piece is not None
    return FRESH if came_this_turn(look.piece) and "active_at_once" not in look.keywords else None


@rule("PM R-PM-53")
def again(g: Game, look: Look) -> Refusal | None:
    """A second time in a turn, or where a table has agreed so but once; and once more for each text that says so."""
    assert look.piece is not None
    allowed = 1 + len((look.cans or {}).get("approach_again", ()))
    done = look.piece.notes.get(TIMES, 0) if look.piece.notes.get(APPROACHED) == g.state.turn else 0
    if agreed(g.flags, APPROACH_AGAIN) != "text":
        allowed = max(allowed, 2)
    return HAS_APPROACHED if done >= allowed else None


def note_approach(g: Game, piece: Piece) -> None:
    """How often it has approached this turn, and how many of its player's have."""
    done = piece.notes.get(TIMES, 0) if piece.notes.get(APPROACHED) == g.state.turn else 0
    piece.notes[APPROACHED], piece.notes[TIMES] = g.state.turn, done + 1
    if not done:
        tallies = g.state.players[piece.seat].tallies
        tallies[APPROACHERS] = tallies.get(APPROACHERS, 0) + 1


@rule("PM R-PM-25")
def forced(s: Table) -> list[Ref]:
    """Those who have to approach as long as they can."""
    return [look.source for look in s.mine if "must_approach" in look.keywords and approacher(s, look) is None]


@rule("PM R-PM-25")
def who_must(s: Table, look: Look) -> Refusal | None:
    """Who has to approach comes before those who need not."""
    must = forced(s)
    return FORCED if must and look.source not in must else None


def approach(s: Table, look: Look) -> Refusal | None:
    return approacher(s, look) or who_must(s, look)


@rule("PM R-PM-25")
def stop(s: Table) -> Refusal | None:
    """No further approach, unless somebody has to."""
    return FORCED if forced(s) else None


@rule("PM R-PM-32")
def link(s: Table, look: Look, partner: Look) -> Refusal | None:
    """〔連携〕: with one other whom its text names, who could approach himself; no combination."""
    onto = look.face.stacks_onto
    if "link" not in look.keywords or onto is None or look.source == partner.source or is_combination(partner.face):
        return NO_LINK
    if partner.seat != s.seat or approacher(s, partner) is not None or not onto(s.g, partner, look):
        return NO_LINK
    return HELD if one_too_many(s, look, partner) else who_must(s, look)


def one_too_many(s: Table, look: Look, partner: Look) -> bool:
    """Whether there is leave for one of two alone who would approach together."""
    if not s.g.view().player_bans or has_done(s.g, look, APPROACHED):
        return False
    tallies = s.g.state.players[s.seat].tallies
    before = tallies.get(APPROACHERS, 0)
    tallies[APPROACHERS] = before + 1
    try:
        return forbidden(s.g, s.seat, "approach", partner)
    finally:
        tallies[APPROACHERS] = before


def has_link(s: Table, look: Look) -> Refusal | None:
    return approacher(s, look) if "link" in look.keywords else NO_LINK


# --- blocking ---


def current(g: Game) -> Approach | None:
    """The approach that goes on."""
    return next((frame for frame in reversed(g.state.frames) if isinstance(frame, Approach)), None)


@rule("PM R-PM-24", "PM R-PM-18", "PM R-PM-50")
def block(s: Table, look: Look) -> Refusal | None:
    """An active character of the main area whom nothing keeps from it."""
    if look.piece is None or look.seat != s.seat or CHARACTER not in look.face.kinds or not in_main(look.piece):
        return NO_BLOCKER
    if look.piece.exerted and not allows(look, "block_with"):
        return RESTED
    going = current(s.g)
    coming = [s.looks[ref] for ref in (going.one, going.other) if ref in s.looks] if going is not None else []
    if forbids(look, "block_with") and any(kept_from(s.g, look, "block_with", one) for one in coming or [look]):
        return MAY_NOT_BLOCK
    if s.g.view().player_bans and forbidden(s.g, s.seat, "block_with", look):
        return KEPT_BACK
    return next((refusal for one in coming if (refusal := keeps_off(s.g, one, look)) is not None), None)


@rule("PM R-PM-10", "PM R-PM-24")
def keeps_off(g: Game, one: Look, blocker: Look) -> Refusal | None:
    """Who cannot be blocked by such a character, or by any; 天然N by none whose use cost is N or less."""
    if kept_from(g, one, "be_blocked", blocker):
        return UNBLOCKABLE
    counts = "natural" in one.keywords and agreed(g.flags, NATURAL) and "cost" in blocker.stats
    return NATURALLY if counts and worth(blocker.stat("cost")) <= natural(one) else None


@rule("PM R-PM-10")
def natural(look: Look) -> int:
    """The highest 天然N, and every 天然+N on top of it."""
    return look.keywords["natural"] + look.keywords.get("natural_plus", 0)
