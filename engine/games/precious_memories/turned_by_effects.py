"""Characters that effects turn upright or sideways, which texts ask for in the turn in which it happened."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.precious_memories.areas import TIRED, WOKEN, rest
from engine.games.precious_memories.identity import speaks_of
from engine.games.precious_memories.told_of_effects import READIED, RESTED, told
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.drawing import ready_pieces


def ready(writer: Writer, node: t.Ready) -> None:
    """Those that rest; how many of them are upright by now is counted."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        f.slots["n:readied"] = [len(made_ready(g, f.seat, refs))]
        return None

    on_pieces(writer, node.target, act)


def made_ready(g: Game, seat: int, refs: list[Ref]) -> list[Ref]:
    """Turned upright by an effect; those that were sideways before."""
    resting = [ref for ref in refs if g.state.field[ref].exerted]
    ready_pieces(g, seat, refs)
    turned = [ref for ref in resting if not g.state.field[ref].exerted]
    _note(g, turned, WOKEN, READIED)
    return turned


def exert(writer: Writer, node: t.Exert) -> None:
    """Turned sideways."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        turned = [ref for ref in refs if rest(g, g.state.field[ref])]
        for ref in turned:
            g.tell("exert", g.state.field[ref].seat, g.key(ref))
        _note(g, turned, TIRED, RESTED)
        return None

    on_pieces(writer, node.target, act)


def _note(g: Game, refs: Iterable[Ref], state: str, event: str) -> None:
    """Noted where a text asks for it, and told to whom speaks of it."""
    asked = speaks_of(g.library, state)
    for ref in refs:
        if asked:
            g.state.field[ref].notes[state] = g.state.turn
        told(g, event, ref)
