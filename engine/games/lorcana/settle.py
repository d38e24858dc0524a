"""State checks (1.9) and the bag (8.7)."""

from __future__ import annotations

from engine.games.lorcana.banish import banish
from engine.games.lorcana.costs import GOAL
from engine.games.lorcana.frames import Settle
from engine.kernel.abilities import recall
from engine.kernel.characteristics.aspect import bit
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.matching import holds_at_trigger
from engine.kernel.flow.program import RETURN, Flow, Jump, go_to, program
from engine.kernel.flow.resolving import ask_which, begin_to_resolve, card_of, entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import Bag, told_apart
from engine.kernel.flow.turns import decked
from engine.kernel.state.game import Game
from engine.kernel.state.state import Frame, Pending, Ref, Run

BAG = Bag()

MAKES_WILLPOWER = bit("willpower") | bit("ability")


@rule("LOR 1.9.1.1", "LOR 3.2.1.1")
def winners_by_lore(g: Game) -> tuple[int, ...]:
    """Seats with enough lore, in turn order (1.9.2.1)."""
    players, goal, told = g.state.players, g.goal, g.view().allowances.get(GOAL)
    if told:
        return tuple([seat for seat in g.turn_order() if players[seat].points >= told.get(seat, goal)])
    for player in players:
        if player.points >= goal:
            return tuple([seat for seat in g.turn_order() if players[seat].points >= goal])
    return ()


@rule("LOR 1.9.1.3", "LOR 6.2.10", "LOR 6.5.5", "LOR 退場")
def mortally_damaged(g: Game) -> list[Ref]:
    """Characters and locations with damage at least their willpower."""
    dead = []
    for ref, look in g.looks().items():
        piece = look.piece
        if piece is None or not (piece.damage or look.changed):  # what is printed is at least 1
            continue
        if "willpower" in look.stats and piece.damage >= look.stats["willpower"]:
            dead.append(ref)
    return dead


def dying(g: Game, look: Look) -> bool:
    """Whether the next check banishes it for its damage."""
    return look.source in mortally_damaged(g)


@rule("LOR 1.9.2")
def unchecked(g: Game) -> bool:
    """Whether something has happened since the last check, or a willpower is what continuous effects make of it."""
    return g.state.unsettled or bool(g.view().changes & MAKES_WILLPOWER)


@rule("LOR 1.9.2", "LOR 状況起因処理")
def check_state(g: Game) -> Flow:
    """Wins and losses first, then the rest, as one; again until nothing is required (1.9.3). Where something may happen
    in place of being banished, that is decided first, and the check is made again after it."""
    state = g.state
    while state.outcome is None:
        state.unsettled = False
        if not _check_wins(g):
            return None
        dead = mortally_damaged(g)
        if not dead:
            return None
        deciding = banish_as_one(g, dead)
        if deciding is not None:
            state.unsettled = True
            return deciding
        if not _again(g):
            return None
    return None


@rule("LOR 1.9.5")
def banish_as_one(g: Game, dead: list[Ref]) -> Flow:
    """What is required at the same time is one action: each sees the others go."""
    return banish(g, dead, g.state.active)


@rule("LOR 1.9.3")
def _again(g: Game) -> bool:
    """Whether the check is made again after a required action."""
    return True


@rule("LOR 1.9.2.1")
def _check_wins(g: Game) -> bool:
    """Wins come before losses: who meets both wins (1.9.2.1). Says whether the game goes on."""
    won = winners_by_lore(g)
    if won:
        g.end(won[:1], "1.9.1.1", "lore")
        return False
    if not g.state.drew_empty:
        return True
    for seat in decked(g):
        g.tell("decked", seat)
        g.rules.leave(g, seat, "decked")
        if g.state.outcome is not None:
            return False
    g.state.drew_empty = [seat for seat in g.state.drew_empty if not g.state.players[seat].out]
    return True


def settle(g: Game, f: Frame) -> Flow:
    """State checks and the bag, if anything happened at all."""
    state = g.state
    deciding = check_state(g) if unchecked(g) else None
    if state.outcome is not None:
        return None
    if state.fresh or state.waiting or deciding is not None:
        return Settle()
    forget_departed(g)
    return None


@rule("LOR 9.4.1")
def forget_departed(g: Game) -> None:
    """Counters, and all else that a departed piece was, are gone at the check after it left and all is quiet."""
    recall.forget_departed(g)


def check(g: Game, f: Settle) -> Flow:
    return check_state(g) if unchecked(g) else None


def check_again(g: Game, f: Settle) -> Flow:
    """After something has been decided, until nothing is required any more."""
    return Jump("1.9.2") if g.state.unsettled and g.state.outcome is None else None


@rule("LOR 1.9.4", "LOR 7.4.3", "LOR 8.7.3", "LOR 1.7.2", "LOR 8.7.2")
def fill_bag(g: Game, f: Settle) -> Flow:
    """What triggered joins the bag after what caused it is over, each by its own player."""
    state = g.state
    if state.fresh:
        fresh, state.fresh = state.fresh, []
        BAG.join(state.waiting, [entry for entry in fresh if joins(g, entry)], g.turn_order())
    return None


def joins(g: Game, entry: Pending) -> bool:
    """Whether its additional condition holds as it is put into the bag (7.4.4.1); if not, it has not had its turn."""
    run = g.resolve(entry)
    if holds_at_trigger(g, entry.ability, run):
        return True
    piece = g.state.field.get(entry.source)
    if piece is not None:
        piece.notes.pop(f"once:{entry.ability}", None)
    return False


@rule("LOR 8.7.8")
def bag_is_empty(g: Game) -> bool:
    """Then the game goes on with the next step."""
    return not g.state.waiting


@rule("LOR 8.7.4", "LOR 8.7.5", "LOR 8.7.6", "LOR 8.7.7")
def pick(g: Game, f: Settle) -> Flow:
    """One player picks one of his own; the active one first until he has none, then the next in turn order. Of those
    whose order could make no difference only one is offered."""
    state = g.state
    f.got = []
    if bag_is_empty(g):
        forget_departed(g)
        return RETURN
    seat, mine = BAG.choices(state.waiting, g.turn_order(), f.resolver)
    f.resolver = seat
    return ask_which(f, seat, told_apart(g, mine), "8.7.4")


def resolve(g: Game, f: Settle) -> Flow:
    if not f.got:
        return None
    entry = entry_of(g, int(f.got[0][1]))
    g.state.waiting.remove(entry)
    return start_trigger(g, entry)


def start_trigger(g: Game, entry: Pending) -> Flow:
    """Resolve one trigger; if its additional condition no longer holds it does nothing (7.4.4.2)."""
    counted = {"n:" + what: [entry.amount] for what in ("removed", "lost", "discarded", "dealt")}
    run = begin_to_resolve(g, entry, **counted)
    if not still_holds(g, entry, run):
        g.tell("no_longer", entry.seat, card_of(g, entry))
        return None
    return run


@rule("LOR 7.4.4.2", "LOR 7.4.4")
def still_holds(g: Game, entry: Pending, run: Run) -> bool:
    return holds_at_trigger(g, entry.ability, run)


SETTLE = program(
    Settle,
    ("1.9.2", check),
    ("1.9.3", check_again),
    ("1.9.4", fill_bag),
    ("8.7.4", pick),
    ("8.7.4 resolve", resolve),
    ("8.7.8", go_to("1.9.2")),
)
