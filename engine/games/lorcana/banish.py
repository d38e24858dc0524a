"""Banishing, and who is in a challenge."""

from __future__ import annotations

from engine.games.lorcana.frames import Challenge, Instead
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.replace import Replacing, happen, rows
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.moving import leave_play

BANISH = "banish"


def current_challenge(g: Game) -> Challenge | None:
    """The challenge under way, if any (4.3.6.3)."""
    for frame in g.state.frames:
        if type(frame) is Challenge:
            return frame
    return None


def role_of(challenge: Challenge | None, ref: Ref) -> tuple[str, Ref]:
    """What a piece is in the challenge, and its counterpart (4.3.6.2)."""
    if challenge is None:
        return "", 0
    if ref == challenge.challenger:
        return "challenging", challenge.challenged
    if ref == challenge.challenged:
        return "being_challenged", challenge.challenger
    return "", 0


@rule("LOR 7.7.1", "LOR 7.7.2")
def banish(g: Game, refs: list[Ref], seat: int, run: Run | None = None) -> Flow:
    """They are banished, unless something else happens to one of them instead (ruling R-LOR-100)."""
    deciding = happen(g, Instead, BANISH, refs, seat=seat, run=run)
    if deciding is None:
        carry_out(g, refs)
    return deciding


def after_all(g: Game, f: Replacing) -> Flow:
    """Those that nothing replaced go together."""
    carry_out(g, [ref for ref in f.kept if g.on_field(ref)])
    return RETURN


@rule("LOR 7.7.4")
def who_decides(g: Game, f: Replacing, ref: Ref) -> int:
    """The player of the one that would be banished."""
    return g.look(ref).seat


@rule("LOR 8.6.2", "LOR 8.6.1")
def carry_out(g: Game, refs: list[Ref]) -> None:
    """All at once to their players' discard piles; triggers are matched before anything moves (8.4.4)."""
    challenge = current_challenge(g)
    since = len(g.state.fresh)
    for ref in refs:
        role, other = role_of(challenge, ref)
        by_damage = bool(role) and g.state.field[ref].notes.get("struck", 0) > 0
        g.fire("banish", ref, other, role=role, by_damage=by_damage, since=since)
        g.tell("banish", g.state.field[ref].seat, g.key(ref))
    moved = leave_play(g, refs, "discard", top=True)
    g.follow(moved, since)


INSTEAD = program(Instead, *rows("7.7.4", after_all, who_decides))
