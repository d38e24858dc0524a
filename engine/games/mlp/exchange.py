"""The exchange phase: three facing pairs of slots, one after the other (4-4.0.0)."""

from __future__ import annotations

from engine.games.mlp import plans, slots
from engine.games.mlp.frames import Act, Exchange
from engine.games.mlp.inspiring import secret_inspirations
from engine.games.mlp.leaving import retire
from engine.games.mlp.settle import settle
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.aspect import CHALLENGE
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref

PHASE, INSPIRATION, ACTING = "exchange", "inspiration", "acting"
PASS: Option = ("pass",)


@rule("MLP 4-4.2.0")
def at_column(g: Game, seat: int, slot: int) -> Flow:
    """What happens in a column: an exchange, an action, or nothing."""
    g.state.phase = PHASE
    mine, other = slots.at(g, seat, slot), slots.at(g, 1 - seat, slot)
    if skipped(mine):
        return None
    assert mine is not None
    if other is not None:
        return exchange(mine, other, slot)
    return Act(seat=seat, slot=slot)


@rule("MLP 4-4.5.0")
def skipped(mine: Ref | None) -> bool:
    """An empty slot of the active player is passed over."""
    return mine is None


@rule("MLP 4-4.3.0")
def exchange(mine: Ref, other: Ref, slot: int) -> Flow:
    return Exchange(pair=[mine, other], slot=slot)


# --- the exchange of two characters ---


def begin(g: Game, f: Exchange) -> Flow:
    one, other = (g.state.field[ref] for ref in f.pair)
    one.notes["challenging"] = other.notes["being_challenged"] = 1
    for ref in f.pair:
        g.touch(CHALLENGE, ref)
    g.tell("exchange", one.seat, g.key(one.ref), other.seat, g.key(other.ref))
    f.queue = inspiring_seats(g, one.seat)
    return None


@rule("MLP 4-4.3.1", "MLP 4-4.3.2")
def inspiring_seats(g: Game, seat: int) -> list[int]:
    """First the active player's step, then the other's."""
    return [seat, 1 - seat]


def both_there(g: Game, f: Exchange) -> bool:
    """An exchange needs both, where they were (ruling R-MLP-33)."""
    pieces = [g.state.field.get(ref) for ref in f.pair]
    return all(piece is not None and piece.slot == f.slot for piece in pieces)


def ask_inspiration(g: Game, f: Exchange) -> Flow:
    """One inspiration, or none; as often as he likes."""
    f.got = []
    if not both_there(g, f):
        return Jump("4-4.3.5")
    while f.queue:
        seat = f.queue[0]
        options = g.rules.actions.menu(g, seat, INSPIRATION)
        private = secret_inspirations(g, seat)
        if len(options) > 1 or private:
            g.state.phase = INSPIRATION
            return Ask(seat, "action", options, rule="4-4.3.1", private=private)
        f.queue.pop(0)
    return Jump("4-4.3.3")


@rule("MLP 4-4.3.1", "MLP 2-4.5.2", "MLP 5-1.3.1")
def use_inspiration(g: Game, f: Exchange) -> Flow:
    """Flipping the scene is its cost (ruling R-MLP-05); then its effect."""
    seat = f.queue[0]
    if f.got[0] == PASS:
        f.queue.pop(0)
        return None
    return g.rules.actions.begin(g, seat, f.got[0])


def inspire(g: Game, seat: int, ref: Ref, nth: int) -> Flow:
    """An inspiration is used, which others may have waited for."""
    g.tell("inspire", seat, g.key(ref))
    g.fire("inspire", ref, seat=seat)
    return g.call(g.looks()[ref].abilities[nth], seat, ref)


def settle_inspiration(g: Game, f: Exchange) -> Flow:
    g.state.phase = PHASE
    return settle(g, f)


@rule("MLP 4-4.3.1a")
def once_more(g: Game, f: Exchange) -> Flow:
    """Until he declines."""
    return Jump("4-4.3.1")


@rule("MLP 4-4.3.3", "MLP 6-7.3.0")
def compare(g: Game, f: Exchange) -> Flow:
    """Final idea against final idea: the lower one loses, equal ones both."""
    looks = g.looks()
    mine, other = (looks[ref].stat("idea") for ref in f.pair)
    g.tell("ideas", g.key(f.pair[0]), mine, g.key(f.pair[1]), other)
    f.losers = ties(f.pair) if mine == other else [f.pair[0] if mine < other else f.pair[1]]
    for ref, against in (f.pair, f.pair[::-1]):
        if ref not in f.losers:
            g.fire("win", ref, against)
    return None


@rule("MLP 4-4.3.3")
def ties(pair: list[Ref]) -> list[Ref]:
    """Nobody wins a tie."""
    return list(pair)


def own_goes(g: Game, f: Exchange) -> Flow:
    return loser_goes(g, f, 0)


@rule("MLP 4-4.3.4")
def settle_between(g: Game, f: Exchange) -> Flow:
    """The active player's is done with before the other's begins."""
    return settle(g, f)


def other_goes(g: Game, f: Exchange) -> Flow:
    return loser_goes(g, f, 1)


@rule("MLP 4-4.3.4", "MLP 4-4.3.4b", "MLP 3-6.2.5")
def loser_goes(g: Game, f: Exchange, at: int) -> Flow:
    """A loser that is still there retires; a winner stays where it is."""
    ref = f.pair[at]
    if loses(f, ref) and ref in g.state.field:
        retire(g, [ref], "exchange", [f.pair[1 - at]])
    return None


@rule("MLP 4-4.3.4a")
def loses(f: Exchange, ref: Ref) -> bool:
    return ref in f.losers


@rule("MLP 4-4.3.5")
def end_exchange(g: Game, f: Exchange) -> Flow:
    for ref in f.pair:
        piece = g.state.field.get(ref)
        if piece is not None:
            piece.notes.pop("challenging", None)
            piece.notes.pop("being_challenged", None)
        g.touch(CHALLENGE, ref)
    end_effects(g)
    g.tell("exchange_over")
    return None


@rule("MLP 4-4.3.5a")
def end_effects(g: Game) -> None:
    """What lasted until the end of this exchange is over."""
    lasting.end(g, {"challenge"})


EXCHANGE = program(
    Exchange,
    ("4-4.3.0", begin),
    ("4-4.3.1", ask_inspiration),
    ("4-4.3.1 used", use_inspiration),
    ("4-4.3.1 settle", settle_inspiration),
    ("4-4.3.1a", once_more),
    ("4-4.3.3", compare),
    ("4-4.3.3 settle", settle),
    ("4-4.3.4", own_goes),
    ("4-4.3.4 settle", settle_between),
    ("4-4.3.4 other", other_goes),
    ("4-4.3.4 other settle", settle),
    ("4-4.3.5", end_exchange),
)

# --- an action ---


@rule("MLP 4-4.4.0")
def ask_action(g: Game, f: Act) -> Flow:
    """One of the two, or neither; a turned character acts like any other (ruling R-MLP-23)."""
    options = g.rules.actions.menu(g, f.seat, ACTING)
    if options == [PASS]:
        return RETURN
    g.state.phase = ACTING
    mark_acting(g, f.seat, f.slot)
    return Ask(f.seat, "action", options, rule="4-4.4.0")


def act(g: Game, f: Act) -> Flow:
    g.state.phase = PHASE
    return g.rules.actions.begin(g, f.seat, f.got[0])


@rule("MLP 4-4.4.1")
def advance(g: Game, seat: int, slot: int) -> Flow:
    plans.advance(g, seat)
    return None


@rule("MLP 4-4.4.2")
def disturb(g: Game, seat: int, slot: int) -> Flow:
    other = 1 - seat
    plans.remove(g, plans.top_plan(g, other, plans.earliest(g, other)))
    return None


@rule("MLP 4-4.4.3")
def end_action(g: Game, f: Act) -> Flow:
    """What it brought about is resolved before the next column."""
    return settle(g, f)


def mark_acting(g: Game, seat: int, slot: int) -> None:
    """Everybody sees which one acts."""
    actor = slots.at(g, seat, slot)
    if actor is not None:
        g.state.field[actor].notes["acting"] = 1


def stop_acting(g: Game, f: Act) -> Flow:
    for piece in g.state.field.values():
        piece.notes.pop("acting", None)
    return None


ACT = program(
    Act,
    ("4-4.4.0", ask_action),
    ("4-4.4.0 chosen", act),
    ("4-4.4.3", end_action),
    ("4-4.4.3 over", stop_acting),
)
