"""Coins on cards and of players."""

from __future__ import annotations

from engine.games.precious_memories.coming import put_coins
from engine.games.precious_memories.nodes import GainCoins, PutCoins, SpendCoins, TakeCoins
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, refs_of, seats_of
from engine.kernel.abilities.payment import pays
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.characteristics.aspect import TALLY
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs, reaches


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

    def most(g: Game, f: Run) -> int:
        return sum(g.state.field[ref].counters.get(node.coin, 0) for ref in there(g, f)) or -1

    def do(g: Game, f: Run, number: int) -> int:
        left = number
        for ref in there(g, f):
            taken = min(g.state.field[ref].counters.get(node.coin, 0), left)
            if taken:
                put_coins(g, g.state.field[ref], node.coin, -taken)
                left -= taken
        return number - left

    pays(writer, node.amount, most, do, rule="PM-magic-1", verb="takecoins", slot="n:removed")


def has_coins(node: TakeCoins) -> Test:
    """As a cost: whether there are so many on one of them."""
    least = node.amount if isinstance(node.amount, int) and node.amount else 1
    return reaches(
        node.target,
        lambda g, ref: ref in g.state.field and g.state.field[ref].counters.get(node.coin, 0) >= least,
    )


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
    def row(g: Game, f: Run) -> Flow:
        change(g, f.seat, node.coin, -min(node.amount, g.state.players[f.seat].counters.get(node.coin, 0)))
        return None

    writer.row(row)


def change(g: Game, seat: int, coin: str, number: int) -> None:
    counters = g.state.players[seat].counters
    counters[coin] = counters.get(coin, 0) + number
    g.touch(TALLY | -1)
    g.tell("own_coins", seat, coin, number)


def can_spend(node: SpendCoins) -> Test:
    return lambda g, c: g.state.players[c.seat].counters.get(node.coin, 0) >= node.amount


VERBS: Verbs = {
    PutCoins: Verb(put),
    TakeCoins: Verb(take, can=has_coins, each=True),
    GainCoins: Verb(gain),
    SpendCoins: Verb(spend, can=can_spend, whole=can_spend),
}
