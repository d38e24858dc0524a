"""Fighting by an effect, and approaching once more."""

from __future__ import annotations

from engine.games.precious_memories.doable import can_meet
from engine.games.precious_memories.judgement import fought_out, judge_by_effect
from engine.games.precious_memories.nodes import Again, Fight
from engine.games.precious_memories.turned_by_effects import made_ready
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import RefsOf, refs_of
from engine.kernel.abilities.rows import Row
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.characteristics import lasting
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs


@rule("PM PM-break10-3", "PM PM-break30-3")
def fight(writer: Writer, node: Fight) -> None:
    one, other = refs_of(node.target), refs_of(node.partner)
    if isinstance(node.partner, t.Chosen):
        writer.row(_keep_first(one))
        writer.choose(node.partner)
        one, other = refs_of(t.Bound("paid")), refs_of(t.Bound("chosen"))

    def row(g: Game, f: Run) -> Flow:
        pair = [next((ref for ref in refs(g, f) if ref in g.state.field), 0) for refs in (one, other)]
        return judge_by_effect(g, pair[0], pair[1], f.seat) if all(pair) and pair[0] != pair[1] else None

    def over(g: Game, f: Run) -> Flow:
        fought_out(g)
        lasting.end(g, {"challenge"})
        return None

    writer.row(row)
    writer.row(over)


def _keep_first(refs: RefsOf) -> Row:
    def row(g: Game, f: Run) -> Flow:
        f.slots["paid"] = list(refs(g, f))
        return None

    return row


@rule("PM R-PM-24", "PM R-PM-53")
def again(writer: Writer, node: Again) -> None:
    """Active, and allowed to approach once more."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        made_ready(g, f.seat, refs)
        more = tuple([ref for ref in refs if _once_more(g, f, ref)])
        if more:
            lasting.add(g, f, "can", "approach_again", 0, more, (f.seat,), "turn")
        return None

    on_pieces(writer, node.target, act)


_APPROACHES = frozenset("approach approach_or_block blocked gave_point rested".split())
"""What each approach brings."""


def _comes_of_it(on: t.Trigger) -> bool:
    return on.times != "each" and (on.event in _APPROACHES or bool(on.manner))


@rule("PM R-PM-93")
def _once_more(g: Game, f: Run, ref: Ref) -> bool:
    """What triggers "when" somebody approaches lets him approach once more in a turn, "each time" so often; what waits
    for anything else does so whenever that happens. Active he becomes every time."""
    ability = g.library.abilities[f.ability].node
    if not isinstance(ability, t.Triggered) or not any(_comes_of_it(on) for on in ability.on):
        return True
    name, piece = f"again:{f.ability}", g.state.field[ref]
    used = piece.notes.get(name) == g.state.turn
    piece.notes[name] = g.state.turn
    return not used


VERBS: Verbs = {Fight: Verb(fight, can=can_meet, each=True), Again: Verb(again)}
