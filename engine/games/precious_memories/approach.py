"""One approach: six steps, with times for events and texts between them."""

from __future__ import annotations

from engine.games.precious_memories import timing
from engine.games.precious_memories.areas import BLOCKED, in_main, rest
from engine.games.precious_memories.bans import allows
from engine.games.precious_memories.fighting import note_approach
from engine.games.precious_memories.flags import BLOCKER_RESTS, agreed
from engine.games.precious_memories.frames import Approach, BlockedWindow, LastWindow, PlayWindow
from engine.games.precious_memories.judgement import exit_after_all, judge_blocked
from engine.games.precious_memories.leaving import gives_instead
from engine.games.precious_memories.points import give_points, may_not_give, points_of
from engine.games.precious_memories.settle import settle
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref

NO_BLOCK: Option = ("let_through",)


@rule("PM R-PM-24", "PM R-PM-32")
def declare(g: Game, f: Approach) -> Flow:
    """Step 1: who approaches is turned sideways."""
    for ref in those(f):
        piece = g.state.field[ref]
        rest(g, piece)
        piece.notes["challenging"] = 1
        note_approach(g, piece)
    g.touch(FIELD)
    for ref, other in ((f.one, f.other), (f.other, f.one)):
        if not ref:
            continue
        g.tell("approaches", f.seat, g.key(ref))
        g.fire("approach", ref, other, seat=f.seat)
        g.fire("approach_or_block", ref, seat=f.seat)
    return settle(g, f)


def those(f: Approach) -> list[Ref]:
    """Who approaches: one, or two together."""
    return [ref for ref in (f.one, f.other) if ref]


@rule("PM R-PM-32")
def together(g: Game, ref: Ref) -> list[Ref]:
    """Who approaches together with somebody."""
    mine = g.state.field.get(ref)
    if mine is None or not mine.notes.get("challenging"):
        return []
    return [other for other, piece in g.state.field.items() if other != ref and piece.notes.get("challenging")]


@rule("PM R-PM-19")
def open_window(g: Game, f: Approach) -> Flow:
    """Step 2: the turn player first."""
    return PlayWindow(seats=[f.seat, g.next_seat(f.seat)])


@rule("PM R-PM-19")
def open_blocked_window(g: Game, f: Approach) -> Flow:
    """Step 4, likewise."""
    return BlockedWindow(seats=[f.seat, g.next_seat(f.seat)])


@rule("PM R-PM-19")
def open_last_window(g: Game, f: Approach) -> Flow:
    """Step 6, likewise."""
    return LastWindow(seats=[f.seat, g.next_seat(f.seat)])


@rule("PM R-PM-42", "PM PM-support-3", "PM PM-support-4")
def still_on(g: Game, f: Approach) -> bool:
    """Whether somebody still approaches: who has left the field does not, nor who stands in the support area without
    leave; of two the other goes on."""
    looks = g.looks()
    there = [ref for ref in those(f) if ref in looks and may_go_on(g, ref)]
    for ref in those(f):
        if ref not in there and ref in g.state.field:
            g.state.field[ref].notes.pop("challenging", None)
            g.touch(FIELD)
    f.one, f.other = (*there, 0, 0)[:2]
    return bool(there)


def may_go_on(g: Game, ref: Ref) -> bool:
    look = g.looks()[ref]
    assert look.piece is not None
    return in_main(look.piece) or allows(look, "from_support")


def go_on(g: Game, f: Approach) -> Flow:
    return None if still_on(g, f) else Jump("R-PM-24 step 6")


@rule("PM R-PM-24")
def ask_block(g: Game, f: Approach) -> Flow:
    """Step 3: the other player blocks with one of his, or with nobody."""
    other = g.next_seat(f.seat)
    g.state.phase = timing.BLOCK
    options = g.rules.menu(g, other)
    if options == [NO_BLOCK]:
        f.got = [NO_BLOCK]
        return None
    return Ask(other, "action", options, rule="R-PM-24")


@rule("PM R-PM-24", "PM R-PM-09")
def block(g: Game, f: Approach) -> Flow:
    """Who blocks is turned sideways as well, unless the table reads it otherwise (R-PM-09)."""
    option, f.got = f.got[0], []
    if option == NO_BLOCK:
        return Jump("R-PM-24 point")
    f.blocker = int(option[1])
    piece = g.state.field[f.blocker]
    piece.notes["being_challenged"], piece.notes[BLOCKED] = 1, g.state.turn
    if agreed(g.flags, BLOCKER_RESTS):
        rest(g, piece)
    g.touch(FIELD)
    g.tell("block", piece.seat, g.key(f.blocker))
    g.fire("block_declared", f.blocker, f.one, seat=piece.seat)
    g.fire("approach_or_block", f.blocker, seat=piece.seat)
    for ref in those(f):
        g.fire("blocked", ref, f.blocker, seat=f.seat)
    return settle(g, f)


def judged_on(g: Game, f: Approach) -> Flow:
    """Who is gone is judged no more, and there is no point (R-PM-42)."""
    if not still_on(g, f) or f.blocker not in g.state.field or not in_main(g.state.field[f.blocker]):
        return Jump("R-PM-24 step 6")
    return None


@rule("PM R-PM-32")
def ask_defence(g: Game, f: Approach) -> Flow:
    """Of two who approach together the other player says whose DP counts."""
    f.got = []
    if not f.other:
        f.chosen = f.one
        return None
    options: list[Option] = [("target", ref) for ref in those(f)]
    return Ask(g.next_seat(f.seat), "target", options, rule="R-PM-32", subject=f.blocker, verb="defence")


def judge(g: Game, f: Approach) -> Flow:
    """Step 5."""
    if f.got:
        f.chosen = int(f.got[0][1])
        f.got = []
    return judge_blocked(g, f)


@rule("PM PM-break10-1", "PM PM-break30-1")
def after_judgement(g: Game, f: Approach) -> Flow:
    """What the judgement has triggered, a point too; what lasted as long as that is over."""
    lasting.end(g, {"challenge"})
    flow = settle(g, f)
    f.step = "R-PM-24 step 6"
    return flow


@rule("PM R-PM-24")
def point(g: Game, f: Approach) -> Flow:
    """Unblocked: a point for the other at once, nothing may be played before; it takes no AP."""
    if any(may_not_give(g, ref) for ref in those(f)):
        return None
    deciding = gives_instead(g, f.seat, f.one)
    if deciding is None:
        give_points(g, g.next_seat(f.seat), f.seat, f.one, max(points_of(g, ref) for ref in those(f)))
    return deciding


def after_point(g: Game, f: Approach) -> Flow:
    return settle(g, f)


def end(g: Game, f: Approach) -> Flow:
    """Nobody approaches or blocks any more."""
    for piece in g.state.field.values():
        if piece.notes.pop("challenging", 0) + piece.notes.pop("being_challenged", 0):
            g.touch(FIELD)
    return RETURN


def settled(g: Game, f: Approach) -> Flow:
    return settle(g, f)


APPROACH = program(
    Approach,
    ("R-PM-24 step 1", declare),
    ("R-PM-24 step 2", open_window),
    ("R-PM-24 step 3", go_on),
    ("R-PM-24 blocker", ask_block),
    ("R-PM-24 blocked", block),
    ("R-PM-24 step 4", open_blocked_window),
    ("R-PM-24 step 5", judged_on),
    ("R-PM-32", ask_defence),
    ("R-PM-24 judgement", judge),
    ("R-PM-24 exits", exit_after_all),
    ("R-PM-24 judged", after_judgement),
    ("R-PM-24 point", point),
    ("R-PM-24 pointed", after_point),
    ("R-PM-24 step 6", open_last_window),
    ("R-PM-24 over", settled),
    ("R-PM-24 end", end),
)
