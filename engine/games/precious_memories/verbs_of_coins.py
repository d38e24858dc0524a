"""Coins on cards and of players."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.precious_memories.coming import put_coins
from engine.games.precious_memories.nodes import GainCoins, PutCoins, SpendCoins, TakeCoins
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, refs_of, seats_of
from engine.kernel.abilities.named import ANY
from engine.kernel.abilities.payment import pays
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import TALLY
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs, reaches

Pieces = Callable[[Game, Run], list[Ref]]
REMOVED, LEFT = "n:removed", "coins:left"
"""Slots: how many coins went, and how many have still to go."""


@rule("PM PM-magic-1", "PM PM-inherit")
def put(writer: Writer, node: PutCoins) -> None:
    amount = amount_of(node.amount)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            put_coins(g, g.state.field[ref], node.coin, amount(g, f))
        return None

    on_pieces(writer, node.target, act)


@rule("PM PM-magic-1")
def take(writer: Writer, node: TakeCoins) -> None:
    """So many, or as many as its player likes; a later part knows how many."""
    refs = refs_of(node.target)

    def there(g: Game, f: Run) -> list[Ref]:
        return [ref for ref in refs(g, f) if ref in g.state.field]

    if node.amount is None or node.upto:
        _as_liked(writer, node, there)
    else:
        _one_by_one(writer, node, there)


def _as_liked(writer: Writer, node: TakeCoins, there: Pieces) -> None:
    """As many as their player likes, or of so many."""
    limit = amount_of(ANY if node.amount is None else node.amount)

    def most(g: Game, f: Run) -> int:
        there_are = sum(_coins_on(g, ref, node.coin) for ref in there(g, f))
        return min(there_are, limit(g, f)) or -1

    def do(g: Game, f: Run, number: int) -> int:
        left = number
        for ref in there(g, f):
            taken = min(_coins_on(g, ref, node.coin), left)
            if taken:
                put_coins(g, g.state.field[ref], node.coin, -taken)
                left -= taken
        return number - left

    pays(writer, None, most, do, rule="PM-magic-1", verb="takecoins", slot=REMOVED)


@rule("PM R-PM-112")
def _one_by_one(writer: Writer, node: TakeCoins, there: Pieces) -> None:
    """Off all of them together, from whom their player likes."""
    amount = amount_of(node.amount or 0)

    def start(g: Game, f: Run) -> Flow:
        f.slots[LEFT], f.slots[REMOVED] = [amount(g, f)], [0]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        bearing = [ref for ref in there(g, f) if _coins_on(g, ref, node.coin)]
        if f.slots[LEFT][0] <= 0 or not bearing:
            return None
        options: list[Option] = [("target", ref) for ref in bearing]
        if len(options) == 1 or sum(_coins_on(g, ref, node.coin) for ref in bearing) <= f.slots[LEFT][0]:
            f.got = options[:1]
            return None
        return Ask(f.seat, "target", options, 1, 1, "R-PM-112", source_card(g, f), verb="takecoins")

    def do(g: Game, f: Run) -> Flow:
        if f.got:
            put_coins(g, g.state.field[int(f.got[0][1])], node.coin, -1)
            f.slots[LEFT][0] -= 1
            f.slots[REMOVED][0] += 1
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


def has_coins(node: TakeCoins) -> Test:
    """As a cost: whether there are so many on one of them, or on all of them together."""
    least = node.amount if isinstance(node.amount, int) and node.amount and not node.upto else 1
    if isinstance(node.target, t.Every):
        refs = refs_of(node.target)
        return lambda g, c: sum(_coins_on(g, ref, node.coin) for ref in refs(g, c)) >= least
    return reaches(node.target, lambda g, ref: _coins_on(g, ref, node.coin) >= least)


def _coins_on(g: Game, ref: Ref, coin: str) -> int:
    return g.state.field[ref].counters.get(coin, 0) if ref in g.state.field else 0


@rule("PM PM-adventure", "PM PM-adventure-1")
def gain(writer: Writer, node: GainCoins) -> None:
    """They are the player's own, and stay (R-PM-12)."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            change(g, seat, node.coin, amount(g, f))
        return None

    writer.row(row)


def spend(writer: Writer, node: SpendCoins) -> None:
    amount = amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        number = min(amount(g, f), g.state.players[f.seat].counters.get(node.coin, 0))
        change(g, f.seat, node.coin, -number)
        f.slots[REMOVED] = [number]
        return None

    writer.row(row)


def change(g: Game, seat: int, coin: str, number: int) -> None:
    counters = g.state.players[seat].counters
    counters[coin] = counters.get(coin, 0) + number
    g.touch(TALLY | -1)
    g.tell("own_coins", seat, coin, number)


def can_spend(node: SpendCoins) -> Test:
    amount = amount_of(node.amount)
    return lambda g, c: g.state.players[c.seat].counters.get(node.coin, 0) >= max(amount(g, c), 1)


VERBS: Verbs = {
    PutCoins: Verb(put),
    TakeCoins: Verb(take, can=has_coins, each=True),
    GainCoins: Verb(gain),
    SpendCoins: Verb(spend, can=can_spend, whole=can_spend),
}
