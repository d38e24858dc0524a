"""What has triggered resolves right after what caused it: the turn player's first, one by one as he likes (R-PM-31)."""

from __future__ import annotations

from engine.games.precious_memories.ends import look_for_end
from engine.games.precious_memories.frames import Check
from engine.games.precious_memories.points import BreakOut
from engine.kernel.abilities.recall import forget_departed
from engine.kernel.flow.program import RETURN, Flow, go_to, program
from engine.kernel.flow.resolving import ask_which, begin_to_resolve, entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import Bag
from engine.kernel.state.game import Game
from engine.kernel.state.state import Frame, Pending, Run

ORDER = Bag()


@rule("PM R-PM-31")
def settle(g: Game, f: Frame) -> Flow:
    """Nothing where nothing has happened."""
    look_for_end(g)
    state = g.state
    if state.outcome is None and (state.fresh or state.waiting):
        return Check()
    if state.gone and not any(isinstance(frame, Run) for frame in state.frames):
        forget_departed(g)
    return None


def wait(g: Game, f: Check) -> Flow:
    look_for_end(g)
    fresh, g.state.fresh = g.state.fresh, []
    ORDER.join(g.state.waiting, fresh, g.turn_order())
    return None


@rule("PM R-PM-31", "PM R-PM-34")
def next_ones(g: Game, entries: list[Pending]) -> list[Pending]:
    """Cards that break out of a pile come after everything else."""
    first = [entry for entry in entries if not is_break(g, entry)]
    return first or entries


def is_break(g: Game, entry: Pending) -> bool:
    return isinstance(getattr(g.library.abilities[entry.ability].node, "body", None), BreakOut)


@rule("PM R-PM-31")
def pick(g: Game, f: Check) -> Flow:
    """All of the turn player's, then the other's; each player says which of his own comes next."""
    f.got = []
    if not g.state.waiting:
        return RETURN
    seat, mine = ORDER.choices(next_ones(g, g.state.waiting), g.turn_order(), -1)
    alike = len({(entry.ability, entry.source, entry.subject, entry.group) for entry in mine}) == 1
    return ask_which(f, seat, mine[:1] if alike else mine, "R-PM-31")


def resolve(g: Game, f: Check) -> Flow:
    entry = entry_of(g, int(f.got[0][1]))
    f.got = []
    g.state.waiting.remove(entry)
    return begin_to_resolve(g, entry)


CHECK = program(
    Check,
    ("R-PM-31", wait),
    ("R-PM-31 picked", pick),
    ("R-PM-31 resolves", resolve),
    ("R-PM-31 again", go_to("R-PM-31")),
)
