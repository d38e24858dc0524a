"""One character of a name, six in all (214.2e): who has more puts them away at once, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.harem_master.faction import is_character
from engine.games.harem_master.frames import Excess
from engine.games.harem_master.moving import put_away_silently
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref

MOST = 6


@rule("HM 214.2g", "HM 215.6b")
def characters(g: Game, seat: int) -> list[Look]:
    """Whom a player controls."""
    return [look for look in g.looks().values() if look.seat == seat and is_character(look)]


@rule("HM 214.2e")
def too_many(g: Game, seat: int, chosen: Sequence[Ref]) -> tuple[list[Ref], int]:
    """Among whom he has to choose now, and how many of them have to go."""
    mine = [look for look in characters(g, seat) if look.source not in chosen]
    if len(mine) <= MOST and _all_differ(mine):
        return [], 0
    names: dict[str, list[Ref]] = {}
    for look in mine:
        for name in sorted(look.face.names):
            names.setdefault(name, []).append(look.source)
    for alike in names.values():
        if len(alike) > 1:
            return alike, len(alike) - 1
    return [look.source for look in mine], max(len(mine) - MOST, 0)


def _all_differ(looks: Sequence[Look]) -> bool:
    """Whether no two of them have a name in common."""
    seen: set[str] = set()
    for look in looks:
        if not seen.isdisjoint(look.face.names):
            return False
        seen |= look.face.names
    return True


def has_excess(g: Game, seat: int) -> bool:
    """Whether he has to choose at all."""
    return too_many(g, seat, ())[1] > 0


@rule("HM 214.2e")
def ask(g: Game, f: Excess) -> Flow:
    """Each chooses for himself (ruling R-HM-10), of each name first, then of all."""
    f.got = []
    while f.queue:
        refs, number = too_many(g, f.queue[0], f.chosen)
        if number and not g.state.players[f.queue[0]].out:
            options: list[Option] = [("target", ref) for ref in refs]
            return Ask(f.queue[0], "target", options, number, number, "214.2e", verb="excess")
        f.queue.pop(0)
    return Jump("214.2e done")


def note(g: Game, f: Excess) -> Flow:
    f.chosen += [int(option[1]) for option in f.got]
    return Jump("214.2e")


@rule("HM 214.2e")
def put_away(g: Game, f: Excess) -> Flow:
    """All of them at the same time."""
    put_away_silently(g, f.chosen)
    return RETURN


EXCESS = program(Excess, ("214.2e", ask), ("214.2e said", note), ("214.2e done", put_away))
