"""Cards that were taken out together and go different ways."""

from __future__ import annotations

from engine.games.precious_memories.further_nodes import Apart, ShuffleRest
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.rows import source_card
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Run
from engine.kernel.verbs.revealing import is_open
from engine.kernel.verbs.verb import Verb, Verbs

CHOSEN, PARTED = "chosen", "parted"


@rule("PM R-PM-121")
def apart(writer: Writer, node: Apart) -> None:
    """One of them first; of a single card that is this one."""

    def ask(g: Game, f: Run) -> Flow:
        refs = [ref for ref in f.slots.get(CHOSEN, ()) if g.is_valid(ref)]
        options: list[Option] = [("card", ref) for ref in refs]
        f.got = options[:1]
        if len(options) < 2:
            return None
        return Ask(f.seat, "card", options, 1, 1, "R-PM-121", source_card(g, f), not is_open(f))

    def one(g: Game, f: Run) -> Flow:
        picked = [int(option[1]) for option in f.got]
        f.slots[PARTED] = [ref for ref in f.slots.get(CHOSEN, ()) if ref not in picked]
        f.slots[CHOSEN] = picked
        return None

    def rest(g: Game, f: Run) -> Flow:
        f.slots[CHOSEN] = f.slots.pop(PARTED, [])
        return None

    writer.row(ask)
    writer.row(one)
    writer.effect(node.first)
    writer.row(rest)
    writer.effect(node.second)


def shuffle_rest(writer: Writer, node: ShuffleRest) -> None:
    """Shuffled cards are nobody's to know again; those that were taken out are not among them."""

    def row(g: Game, f: Run) -> Flow:
        out = [ref & CARD_MASK for ref in f.slots.get(CHOSEN, ()) if g.is_valid(ref)]
        g.shuffle(f.seat)
        f.slots[CHOSEN] = [g.state.refs[card] for card in out]
        return None

    writer.row(row)


VERBS: Verbs = {Apart: Verb(apart), ShuffleRest: Verb(shuffle_rest)}
