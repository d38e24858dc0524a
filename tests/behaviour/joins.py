"""How effects join: one after another, may, to do, if, instead, unless."""

from __future__ import annotations

from msgspec import structs

from engine.kernel.cards import tree as t
from tests.behaviour.able import able, can_be_done, narrowed, payable
from tests.behaviour.meaning import holds, players
from tests.behaviour.verbs import do, select
from tests.behaviour.world import Ask, Flow, Run, World, copy_of


def carry_out(w: World, run: Run, body: t.Effect) -> Flow[None]:
    """A whole ability; what it has played enters when all of it is done (LOR 7.1.6)."""
    from tests.behaviour.playing import play_for_free

    yield from effect(w, run, body)
    for piece, exerted in run.waiting:
        yield from play_for_free(w, run.seat, piece, exerted)


def effect(w: World, run: Run, node: t.Effect) -> Flow[None]:
    """One effect, as far as it can be done."""
    w.cache = None
    match node:
        case t.Seq(parts):
            for part in parts:
                yield from effect(w, run, part)
        case t.May(t.Take() as take, t.You()):
            yield from do(w, run, structs.replace(take, upto=True))
        case t.May(body, who):
            yield from may(w, run, body, who)
        case t.ToDo(cost, body):
            if can_be_done(w, run, cost):
                yield from effect(w, run, paid_with(cost))
                run.slots.setdefault("paid", run.slots.get("chosen", []))
                yield from effect(w, run, body)
        case t.If(when, then, otherwise):
            if holds(w, run, when):
                yield from effect(w, run, then)
            elif otherwise is not None:
                yield from effect(w, run, otherwise)
        case t.InsteadIf(base, when, instead):
            target = getattr(base, "target", None)
            spoken = t.Bound("chosen") in t.nodes_of((when, instead))
            if isinstance(target, t.Chosen | t.Every) and spoken:
                yield from select(w, run, target)
                base = structs.replace(base, target=t.Bound("chosen"))  # type: ignore[type-var]
            yield from effect(w, run, instead if holds(w, run, when) else base)
        case t.Unless(body, escape, who):
            for seat in players(w, run, who):
                yield from unless(w, _as(run, seat), mine(body, who), mine(escape, who))
        case _:
            yield from do(w, run, node)


def paid_with(cost: t.Effect) -> t.Effect:
    """The cost, each part of it done only with what it can be done to."""
    if isinstance(cost, t.Seq):
        return t.Seq(tuple(map(paid_with, cost.parts)), cost.link)
    return narrowed(cost)


def _as(run: Run, seat: int) -> Run:
    """The same ability while another player does his part of it."""
    return Run(seat, run.source, run.slots, run.tallies, run.waiting, run.origin)


def mine(node: t.Effect, who: t.Who) -> t.Effect:
    """What "each player" does, said of one of them."""
    if getattr(node, "who", None) == who:
        return structs.replace(node, who=t.You())  # type: ignore[type-var]
    return node


def may(w: World, run: Run, body: t.Effect, who: t.Who) -> Flow[None]:
    """A player may decline. What "all" names is known all the same (LOR 7.4.5, example A)."""
    target = getattr(body, "target", None)
    if isinstance(target, t.Every):
        yield from select(w, run, target)
        body = structs.replace(body, target=t.Bound("chosen"))  # type: ignore[type-var]
    for seat in players(w, run, who):
        part = mine(body, who) if not isinstance(who, t.You) else body
        part_run = _as(run, seat) if seat != run.seat else run
        verb = t.tag_of(part).lower() if isinstance(who, t.You) else ""
        if (yield from asked(part_run, able(w, part_run, part), strict=True, verb=verb)):
            yield from effect(w, part_run, part)


def asked(run: Run, required: bool, *, strict: bool, verb: str = "") -> Flow[bool]:
    """Whether a player says yes."""
    source = copy_of(run.source).number
    got = yield Ask(run.seat, "may", ["yes", "no"], 1, 1, source, required, strict, verb)
    return got == ["yes"]


def unless(w: World, run: Run, body: t.Effect, escape: t.Effect) -> Flow[None]:
    """`escape` can be chosen only if it can be done whole."""
    if (yield from asked(run, payable(w, run, escape), strict=True)):
        yield from effect(w, run, escape)
    else:
        yield from effect(w, run, body)
