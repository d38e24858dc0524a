"""Pending effects: one list, the newest on top (5-4.0.0); and what ends the game at once."""

from __future__ import annotations

from engine.games.mlp.frames import Settle
from engine.games.mlp.leaving import complete
from engine.kernel.abilities.recall import forget_departed
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.resolving import begin_to_resolve
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import NewestFirst
from engine.kernel.flow.turns import decked
from engine.kernel.state.game import Game
from engine.kernel.state.state import Frame, Pending, Ref
from engine.kernel.verbs.bestowing import parts_of

LIST = NewestFirst()


@rule("MLP 1-4.0.0")
def lose(g: Game, lost: tuple[int, ...]) -> None:
    """The other player wins; who lose together draw."""
    winners = tuple(seat for seat in g.turn_order(0) if seat not in lost)
    g.end(winners, "1-4.2.0" if winners else "1-4.0.0", "decked")


def check_losses(g: Game) -> None:
    """At the end of every action that may lose the game."""
    lost = decked(g)
    if lost and g.state.outcome is None:
        lose(g, lost)


def settle(g: Game, f: Frame) -> Flow:
    """Everything pending is resolved before anything else goes on."""
    state = g.state
    check_losses(g)
    if state.outcome is None and (state.fresh or state.waiting or state.leaving):
        return Settle()
    forget_departed(g)
    return None


@rule("MLP 6-14.1.2a", "MLP 5-4.5.0")
def finish_leaving(g: Game, f: Settle) -> Flow:
    """Before anything new is used, whatever has been used up by now leaves the processing zone."""
    complete(g)
    return None


@rule("MLP 6-14.1.2a")
def held_by_leaving(g: Game, f: Settle) -> bool:
    """While a card that leaves is half done, what its triggers brought about must wait (6-14.1.2a)."""
    return any(entry.ref in f.begun for entry in g.state.leaving)


def alike(g: Game, entries: list[Pending]) -> bool:
    """Whether their order could make no difference."""
    return len({(entry.ability, entry.source, _spoken_of(g, entry), entry.amount) for entry in entries}) == 1


def _spoken_of(g: Game, entry: Pending) -> Ref:
    """The card of the event that a triggered effect speaks of, 0 if it does not."""
    speaks = any(
        isinstance(part, t.Bound) and part.slot == "subject"
        for part in parts_of(g.library.abilities[entry.ability].node)
    )
    return entry.subject if speaks else 0


def ask_order(g: Game, f: Settle) -> Flow:
    """Each player orders his own new ones, the active player first."""
    f.got = []
    if held_by_leaving(g, f):
        return None
    ordered = list(f.ordered)
    while True:
        wanted = owner_orders(g, [entry for entry in g.state.fresh if entry.seat not in ordered])
        if wanted is None:
            return None
        seat, mine = wanted
        ordered.append(seat)
        if not alike(g, mine):
            options = [("trigger", entry.stamp) for entry in mine]
            return Ask(seat, "order", [*options], len(options), len(options), "5-4.6.0", verb="place")


@rule("MLP 5-1.1.1a", "MLP 5-4.6.0", "MLP 6-14.2.1")
def owner_orders(g: Game, fresh: list[Pending]) -> tuple[int, list[Pending]] | None:
    return LIST.to_order(fresh, g.turn_order())


def order(g: Game, f: Settle) -> Flow:
    if f.got:
        place = {option[1]: at for at, option in enumerate(f.got)}
        g.state.fresh.sort(key=lambda entry: place.get(entry.stamp, -1))
        f.ordered += [entry.seat for entry in g.state.fresh if entry.stamp in place]
        return Jump("5-4.6.0")
    return None


@rule("MLP 5-4.3.0", "MLP 5-1.1.2", "MLP 5-3.1.2", "MLP 5-1.1.0", "MLP 5-3.2.4")
def place(g: Game, f: Settle) -> Flow:
    """Onto the top of the list: the active player's first, so that the other's resolve first (5-1.1.1b)."""
    f.ordered = []
    if not held_by_leaving(g, f):
        fresh, g.state.fresh = g.state.fresh, []
        LIST.join(g.state.waiting, fresh, seats_to_place(g))
    return None


@rule("MLP 5-1.1.1b", "MLP 5-4.6.0")
def seats_to_place(g: Game) -> list[int]:
    return g.turn_order()


@rule("MLP 5-4.4.1", "MLP 5-4.4.0")
def resolve_top(g: Game, f: Settle) -> Flow:
    """Always the top one, which then is off the list."""
    state = g.state
    if not state.waiting:
        return RETURN if not (state.fresh or state.leaving) else Jump("6-14.1.2a")
    entry = LIST.choices(state.waiting, g.turn_order(), -1)[1][0]
    state.waiting.remove(entry)
    f.begun += [leaving.ref for leaving in state.leaving if entry.stamp in leaving.stamps]
    return begin_to_resolve(g, entry)


def again(g: Game, f: Settle) -> Flow:
    check_losses(g)
    return Jump("6-14.1.2a")


SETTLE = program(
    Settle,
    ("6-14.1.2a", finish_leaving),
    ("5-4.6.0", ask_order),
    ("5-4.6.0 ordered", order),
    ("5-4.3.0", place),
    ("5-4.4.1", resolve_top),
    ("5-4.4.0", again),
)
