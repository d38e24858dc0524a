"""The exit judgement (退場判定): who exits is found out for all of them at the same moment."""

from __future__ import annotations

from engine.games.precious_memories.frames import Approach
from engine.games.precious_memories.leaving import FOUGHT, exits, gives_instead
from engine.games.precious_memories.points import give_points, gives, may_not_give, points_of
from engine.kernel.characteristics.look import Look, worth
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref

TEN = 10
OUT = "out"
BREAKTHROUGH = {"breakthrough10": 10, "breakthrough30": 30}


@rule("PM PM-force", "PM PM-force-1")
def overpowers(one: Look) -> bool:
    """〔強引〕 with an AP of ten or more."""
    return "forceful" in one.keywords and one.stat("ap") >= TEN


@rule("PM PM-endure", "PM PM-endure-1", "PM PM-endure-2")
def endures(one: Look) -> bool:
    """〔我慢〕 with a DP of ten or more, whatever the other one has."""
    return "endures" in one.keywords and one.stat("dp") >= TEN


@rule("PM R-PM-33")
def beaten(one: Look, other: Look, ap: int, dp: int) -> bool:
    """Whether `one` exits: the other's AP is at least its DP, or overpowers it; unless it endures."""
    return (ap >= worth(dp) or overpowers(other)) and not endures(one)


@rule("PM PM-break10", "PM PM-break30", "PM PM-break10-4", "PM PM-break30-4")
def breaks_through(ones: list[Look], ap: int, dp: int) -> bool:
    """Whether a point is given as if nobody blocked; once, however many such texts there are (R-PM-04)."""
    return any(name in one.keywords and ap - dp >= more for one in ones for name, more in BREAKTHROUGH.items())


@rule("PM R-PM-33", "PM R-PM-32", "PM PM-break10-2", "PM PM-break30-2")
def judge_blocked(g: Game, f: Approach) -> Flow:
    """In an approach: exits first, then the point of who breaks through."""
    looks = g.looks()
    ones, blocker = [looks[ref] for ref in (f.one, f.other) if ref], looks[f.blocker]
    ap = sum(worth(one.stat("ap")) for one in ones)
    chosen = looks[f.chosen] if f.chosen in looks else ones[0]
    out = judged(ones, blocker, ap, chosen)
    through = breaks_through(ones, ap, worth(blocker.stat("dp")))
    through = through and not any(may_not_give(g, one.source) for one in ones)
    other, seat = g.next_seat(f.seat), f.seat
    first = f.one
    g.tell("judgement", f.seat, g.key(f.one), g.key(f.blocker))
    deciding = gives_instead(g, seat, first) if through else None
    if deciding is not None:
        f.got = [(OUT, ref) for ref in out]
        return deciding
    if through:
        gives(g, first, seat)
    number = max(points_of(g, one.source) for one in ones)
    flow = exits(g, out, seat, judged=True)
    if through:
        give_points(g, other, seat, first, number, heard=True)
    return flow


def exit_after_all(g: Game, f: Approach) -> Flow:
    """Who exits in a judgement whose point something else has taken the place of."""
    out, f.got = [int(option[1]) for option in f.got if option[0] == OUT], []
    return exits(g, out, f.seat, judged=True) if out else None


@rule("PM R-PM-32", "PM R-PM-33")
def judged(ones: list[Look], blocker: Look, ap: int, chosen: Look) -> list[Ref]:
    """Of two who approach together those exit whose DP is not above the one that was chosen, if that is reached."""
    out = [blocker.source] if any(beaten(blocker, one, ap, blocker.stat("dp")) for one in ones) else []
    against = worth(blocker.stat("ap"))
    if len(ones) == 1:
        return [*out, *(one.source for one in ones if beaten(one, blocker, against, one.stat("dp")))]
    if against >= worth(chosen.stat("dp")) or overpowers(blocker):
        limit = worth(chosen.stat("dp"))
        out += [one.source for one in ones if worth(one.stat("dp")) <= limit and not endures(one)]
    return out


@rule("PM PM-break10-3", "PM PM-break30-3", "PM R-PM-102")
def judge_by_effect(g: Game, one: Ref, other: Ref, seat: int) -> Flow:
    """By an effect: the same comparison, and no point for anybody."""
    looks = g.looks()
    first, second = looks[one], looks[other]
    out = []
    if beaten(first, second, worth(second.stat("ap")), first.stat("dp")):
        out.append(one)
    if beaten(second, first, worth(first.stat("ap")), second.stat("dp")):
        out.append(other)
    for ref, against in ((one, other), (other, one)):
        g.state.field[ref].notes[FOUGHT] = against
    return exits(g, out, seat, fought=True)


def fought_out(g: Game) -> None:
    """The judgement is over."""
    for piece in g.state.field.values():
        piece.notes.pop(FOUGHT, None)
