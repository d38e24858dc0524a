"""What several players choose each for himself, and is done to it, in turn order (LOR 1.6.2, 1.10.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.filters import seats_of
from engine.kernel.abilities.rows import CHOOSE, ask_each_target, bind_gathered, bind_got, kept, next_in_queue, queue
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.state.game import Game


def chosen_by_many(node: t.Effect) -> t.Chosen | None:
    """What several players may have to choose for a verb, if nothing else is chosen for it."""
    target = getattr(node, "target", None)
    others = (getattr(node, "source", None), getattr(node, "place", None), getattr(node, "amount", None))
    if any(isinstance(other, t.Node) for other in others):
        return None
    many = isinstance(target, t.Chosen) and isinstance(target.by, t.Players | t.Opponents)
    return target if many else None


@rule("LOR 1.6.2", "LOR 1.10.2.2")
def one_by_one(writer: Writer, node: t.Effect, target: t.Target) -> None:
    """Each chooses, and that is done, before the next one chooses; afterwards "they" are what all of them chose."""
    assert isinstance(target, t.Chosen)
    seats = seats_of(target.by)
    writer.row(lambda g, f: queue(f, seats(g, f), CHOOSE))
    loop = writer.row(ask_each_target(target))
    after = writer.hole()
    writer.row(_bind)
    writer.do(structs.replace(node, target=t.Bound("chosen")))
    writer.row(_gather)
    writer.row(lambda g, f: next_in_queue(f, CHOOSE, loop))
    writer.jump_unless(after, lambda g, f: bool(f.slots[CHOOSE]))
    writer.row(kept(bind_gathered, target))
    if writer.library.verbs[type(node)].counts == "banished":
        writer.row(_banished_by_all)


def _bind(g: Game, f: Run) -> Flow:
    """What one of them chose, for the ability's own player to do it to."""
    bind_got(g, f)
    f.seat = f.slots["me:" + CHOOSE][0]
    return None


def _gather(g: Game, f: Run) -> Flow:
    f.slots.setdefault("gathered", []).extend(f.slots["chosen"])
    f.slots.setdefault("banished", []).extend(f.slots.get("n:banished", ()))
    return None


def _banished_by_all(g: Game, f: Run) -> Flow:
    f.slots["n:banished"] = [sum(f.slots.pop("banished", ()))]
    return None
