"""Points: the top card of the deck that comes into a player's own pile, and the cards that can be played from there."""

from __future__ import annotations

from engine.games.precious_memories.areas import SCORED
from engine.games.precious_memories.bans import may_play_from
from engine.games.precious_memories.ends import look_for_end
from engine.games.precious_memories.frames import Play
from engine.games.precious_memories.identity import EVENT, speaks_of
from engine.games.precious_memories.once import played_already
from engine.games.precious_memories.spells import playable_texts
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.rows import NO, YES
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.matching import trigger_own
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run

FOLD = {"twofold_points": 2, "threefold_points": 3}
"""Keywords by which an approach gives several points for one."""
POINT = "give_point"
"""The event of a point that would be given by approaching."""


class BreakOut(t.OwnEffect, frozen=True, tag="PmBreakOut"):
    """The card, which has just become a point, may be turned face down and played for nothing (〔ブレイク〕)."""


t.declare(BreakOut)
BREAK = (t.Triggered((t.Trigger("break_point", t.Is(t.This())),), BreakOut()),)


@rule("PM R-PM-24")
def give_point(g: Game, seat: int, by: int, approacher: Ref = 0, *, heard: bool = False) -> None:
    """The top card of a player's deck becomes a point of his own, face up, at once; `by`: whose approach or effect
    gives it. Whoever gives it by approaching has given a point; `heard`: which has been matched already."""
    deck = g.zone(seat, "deck")
    if not deck:
        return
    card = deck[0]
    ref = g.put(card, "pile_up", top=True)
    g.tell("point", seat, g.keys[card])
    g.state.seen += 1
    look_for_end(g)
    if g.state.outcome is not None:
        return
    g.fire("pointed", ref, seat=seat, role="in_challenge" if approacher else "")
    if not heard:
        gives(g, approacher, by)
    if approacher:
        trigger_own(g, "became_point", ref)
    if by != seat:
        trigger_own(g, "break_point", ref)


@rule("PM R-PM-84")
def points_of(g: Game, approacher: Ref) -> int:
    """How many points somebody's approach is worth."""
    look = g.looks().get(approacher)
    return max([number for name, number in FOLD.items() if look is not None and name in look.keywords], default=1)


@rule("PM R-PM-84")
def give_points(g: Game, seat: int, by: int, approacher: Ref, number: int, *, heard: bool = False) -> None:
    """One after the other; whoever gives several has given a point once."""
    for nth in range(number):
        if g.state.outcome is None:
            give_point(g, seat, by, approacher, heard=heard or nth > 0)


def gives(g: Game, approacher: Ref, by: int) -> None:
    """Match that a point is given; to be done while the field is as it was at that moment."""
    if approacher in g.state.field and speaks_of(g.library, "scored_now"):
        g.state.field[approacher].notes[SCORED] = g.state.turn
    g.fire("gave_point", approacher, seat=by, role="in_challenge" if approacher else "")


def may_not_give(g: Game, ref: Ref) -> bool:
    """Whether an effect keeps somebody from giving points."""
    look = g.looks().get(ref)
    return look is not None and look.bans is not None and "give_points" in look.bans


# --- break (R-PM-01, R-PM-34) ---


@rule("PM R-PM-34")
def can_break(g: Game, f: Run) -> bool:
    """An event that still lies face up in its owner's pile."""
    ref = f.source
    there = g.is_valid(ref) and g.state.zone[ref & CARD_MASK] == g.index["pile_up"]
    there = there and may_play_from(g, f.seat, ref) and not played_already(g, f.seat, ref)
    return there and EVENT in g.faces[ref & CARD_MASK].kinds and bool(playable_texts(g, printed(g, ref)))


@rule("PM R-PM-34")
def break_out(writer: Writer, node: BreakOut) -> None:
    """Its owner says whether; it stays in the pile as a point."""

    def ask(g: Game, f: Run) -> Flow:
        f.got = [NO]
        if not can_break(g, f):
            return None
        return Ask(f.seat, "may", [YES, NO], rule="R-PM-34", source=f.card, verb="break")

    def do(g: Game, f: Run) -> Flow:
        if f.got[:1] != [YES]:
            return None
        card = f.source & CARD_MASK
        ref = g.put(card, "pile_down", top=True)
        g.tell("break_out", f.seat, g.keys[card])
        g.fire("breaks", ref, seat=f.seat)
        return Play(seat=f.seat, card=ref, free=True, stays=True)

    writer.row(ask)
    writer.row(do)
