"""Leaving the adventure area: retiring as a sequence of actions, and every other departure (6-14.0.0)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.mlp.plans import PLANS, make_plan
from engine.games.mlp.presents import TOKENS
from engine.kernel.flow.matching import match
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import FIELD_ZONE, Game
from engine.kernel.state.state import CARD_MASK, Leaving, Pending, Ref

NOBODY: Mapping[Ref, Ref] = MappingProxyType({})


@rule("MLP 6-14.1.0")
def retire(g: Game, refs: Sequence[Ref], role: str = "", others: Sequence[Ref] = ()) -> dict[Ref, list[Ref]]:
    """Characters retire, all at once; gives the new references. `role` and `others`: through an exchange, and with
    whom."""
    since = len(g.state.fresh)
    against = {ref: others[at] if others else 0 for at, ref in enumerate(refs)}
    for ref in refs:
        own_text(g, ref, against[ref], role, since)
        g.tell("retire", g.state.field[ref].seat, g.key(ref))
    seen = _taken_since(g, since)
    moved = _go(g, list(refs), "discard", top=True, after=seen, farewells=True, against=against, role=role)
    under_way = {entry.ref for entry in g.state.leaving}
    completed(g, [(ref, against[ref], moved[ref][0]) for ref in refs if moved[ref][0] not in under_way], role)
    return moved


@rule("MLP 6-14.1.1")
def own_text(g: Game, ref: Ref, other: Ref, role: str, since: int) -> None:
    """What a card says of its own retiring, or an item of its wearer's, sees it while both still lie there (ruling
    R-MLP-53)."""
    there = (ref, *items_of(g, ref))
    itself = [
        (look, number, listen)
        for look, number, listen in g.view().listeners().get("banish", ())
        if look.source in there and listen.itself
    ]
    match(g, itself, "banish", ref, other, role=role, since=since)


@rule("MLP 6-14.2.0", "MLP 6-14.2.1")
def completed(g: Game, retired: Sequence[tuple[Ref, Ref, Ref]], role: str) -> None:
    """Who lies there now sees it: the condition is met when a character has gone all of its way (rulings R-MLP-51 and
    R-MLP-52)."""
    first = len(g.state.fresh)
    for was, other, new in retired:
        since = len(g.state.fresh)
        g.fire("banish", was, other, role=role, since=first)
        g.follow({was: [new]}, since)


def depart(g: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
    """Pieces go to a zone without retiring; they bid farewell all the same (ruling R-MLP-16)."""
    return _go(g, refs, zone, top=top, after=[], farewells=bool(g.flags.get("farewell_on_any_leave", True)))


def _taken_since(g: Game, since: int) -> list[Pending]:
    taken = g.state.fresh[since:]
    del g.state.fresh[since:]
    return taken


def _go(
    g: Game,
    refs: list[Ref],
    zone: str,
    *,
    top: bool,
    after: list[Pending],
    farewells: bool,
    against: Mapping[Ref, Ref] = NOBODY,
    role: str = "",
) -> dict[Ref, list[Ref]]:
    """First everything that triggers is found, then all of them move, then it follows them."""
    since = len(g.state.fresh)
    stamps = {ref: farewell(g, ref, since) if farewells else () for ref in refs}
    worn = {ref: [item for item in items_of(g, ref) if item not in refs] for ref in refs}
    lying = {ref: tokens_on(g, ref) for ref in refs}
    remember(g, worn)
    goals = {ref: through_processing(zone, stamps[ref]) for ref in refs}
    goals |= {item: goes_with(goals[ref], zone) for ref in refs for item in worn[ref]}
    g.state.fresh += after
    moved = g.depart(list(goals), goals, top=top)
    g.follow(moved, since)
    for ref in refs:
        if goals[ref] == "processing":
            held = held_back(g, after, ref, moved)
            carried = tuple(moved[item][0] for item in worn[ref])
            g.state.leaving.append(
                Leaving(
                    moved[ref][0],
                    zone,
                    top,
                    stamps[ref],
                    held,
                    carried,
                    False,
                    ref if ref in against else 0,
                    role,
                    against.get(ref, 0),
                    lying[ref],
                )
            )
    return {ref: moved[ref] for ref in refs}


@rule("MLP 2-7.2.1b", "MLP 2-7.2.1c", "MLP 2-7.2.2e", "MLP 2-7.2.2f")
def tokens_on(g: Game, ref: Ref) -> dict[str, int]:
    """Tokens go along into the processing zone, and lie there as long as it does."""
    counters = g.state.field[ref].counters
    return {name: counters[name] for name in TOKENS if counters.get(name)}


def remember(g: Game, worn: dict[Ref, list[Ref]]) -> None:
    """Where it lay and that it wore something is known while what its leaving triggers is used (2-3.0.0)."""
    for ref, items in worn.items():
        slot = g.state.field[ref].slot
        g.state.field[ref].notes |= {"slot": slot, "worn": len(items)}
        for item in items:
            g.state.field[item].notes["slot"] = slot


@rule("MLP 6-14.1.1")
def farewell(g: Game, ref: Ref, since: int) -> tuple[int, ...]:
    """The triggers that its leaving meets."""
    first = len(g.state.fresh)
    g.fire("leave", ref, since=since)
    return tuple(entry.stamp for entry in g.state.fresh[first:])


@rule("MLP 6-14.1.2", "MLP 3-8.1.3")
def through_processing(zone: str, stamps: tuple[int, ...]) -> str:
    """By way of the processing zone if anything is to be used first, else straight there."""
    return "processing" if stamps else zone


@rule("MLP 2-3.0.0", "MLP 3-6.2.3")
def goes_with(way: str, zone: str) -> str:
    """An item stays with its wearer while that is being processed; wherever the wearer goes, it rests."""
    return "processing" if way == "processing" else "discard"


def items_of(g: Game, ref: Ref) -> list[Ref]:
    """What a character wears."""
    return [item for item, piece in g.state.field.items() if piece.at == ref]


@rule("MLP 6-14.2.0")
def held_back(g: Game, after: list[Pending], ref: Ref, moved: dict[Ref, list[Ref]]) -> tuple[Pending, ...]:
    """What saw it retire is used only when the whole sequence is over."""
    stamps = {entry.stamp for entry in after if entry.subject == ref}
    held = tuple(entry for entry in g.state.fresh if entry.stamp in stamps)
    g.state.fresh = [entry for entry in g.state.fresh if entry.stamp not in stamps]
    return held


def is_done(g: Game, entry: Leaving) -> bool:
    """Whether everything that its leaving triggered has been used."""
    waiting = {pending.stamp for pending in (*g.state.fresh, *g.state.waiting)}
    return not any(stamp in waiting for stamp in entry.stamps)


def complete(g: Game) -> None:
    """Whoever has nothing more to use goes on; what was held back, and what sees it retired, becomes pending."""
    ready = [entry for entry in g.state.leaving if is_done(g, entry)]
    if not ready:
        return
    retired: dict[str, list[tuple[Ref, Ref, Ref]]] = {}
    for entry in ready:
        since = len(g.state.fresh)
        g.state.fresh += entry.held
        there = last_move(g, entry, since)
        if entry.was:
            retired.setdefault(entry.role, []).append((entry.was, entry.counterpart, there))
    g.state.leaving = [entry for entry in g.state.leaving if entry not in ready]
    for role, which in retired.items():
        completed(g, which, role)


@rule("MLP 6-14.1.3", "MLP 3-6.2.5", "MLP 3-8.1.3", "MLP 3-6.2.4")
def last_move(g: Game, entry: Leaving, since: int) -> Ref:
    """Out of the processing zone, unless its own trigger has already put it elsewhere (6-14.1.3a); gives what it is
    called there."""
    if not stays_put(g, entry):
        return entry.ref
    card = entry.ref & CARD_MASK
    known = g.state.gone.get(entry.ref)
    arrive(g, entry)
    ref = g.state.refs[card]
    if known is not None:
        g.state.gone[ref] = known
    if entry.shuffle:
        g.shuffle(g.owner[card], entry.zone)
    g.follow({entry.ref: [ref]}, since)
    return ref


def arrive(g: Game, entry: Leaving) -> None:
    """In its zone; what was to be a plan, on the story that is free by now, else in the rest area."""
    card = entry.ref & CARD_MASK
    if entry.zone in PLANS and make_plan(g, card):
        return
    zone = "discard" if entry.zone in PLANS else entry.zone
    g.put(card, zone, top=entry.top)
    g.tell("to_" + zone, g.owner[card], g.keys[card])


@rule("MLP 6-14.1.3a")
def stays_put(g: Game, entry: Leaving) -> bool:
    """Whether it still lies where it was put aside."""
    return g.is_valid(entry.ref) and g.state.zone[entry.ref & CARD_MASK] != FIELD_ZONE
