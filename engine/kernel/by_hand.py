"""Moves made by hand: what people do at a table that settles a refused text by agreement, and what a judge mends.

They are raw: nothing triggers. Each move either may not be made, and says why, or is made whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.drawing import draw_cards
from engine.kernel.question import Refusal
from engine.kernel.state import CARD_MASK, Ref

if TYPE_CHECKING:
    from engine.kernel.game import Game

UNKNOWN = Refusal("", "no_such_move")
NOT_THERE = Refusal("", "not_there")
NO_SUCH_SEAT = Refusal("", "no_such_seat")
MOST = 1_000_000

Move = Callable[["Game", int, int], None]


def make(game: Game, move: str, args: tuple[int, ...]) -> Refusal | None:
    """Make a move: its word, then a reference or seat, then a number where it takes one."""
    first, number = (*args, 0, 0)[:2]
    if len(args) > 2 or abs(number) > MOST:
        return UNKNOWN
    if move in OF_SEATS:
        if not 0 <= first < len(game.state.players) or game.state.players[first].out:
            return NO_SUCH_SEAT
        OF_SEATS[move](game, first, number)
        return None
    if move in OF_PIECES:
        if not game.on_field(first):
            return NOT_THERE
        OF_PIECES[move](game, first, number)
        return None
    if move.startswith("to_") and move[3:] in (*game.rules.zones, "play"):
        return _move(game, first, move[3:], top=number == 0)
    return UNKNOWN


def _move(game: Game, ref: Ref, zone: str, *, top: bool) -> Refusal | None:
    if not game.is_valid(ref):
        return NOT_THERE
    key = game.key(ref)
    if game.on_field(ref):
        if zone == "play":
            return UNKNOWN
        game.depart([ref], zone, top=top)
    elif zone == "play":
        game.enter(ref & CARD_MASK)
    else:
        game.put(ref & CARD_MASK, zone, top=top)
    game.tell("by_hand_to_" + zone, game.owner[ref & CARD_MASK], key)
    return None


def _damage(game: Game, ref: int, number: int) -> None:
    game.add_damage(game.state.field[ref], number)
    game.tell("by_hand_damage", game.state.field[ref].seat, game.key(ref), number)


def _turn(exerted: bool) -> Move:
    def turn(game: Game, ref: int, number: int) -> None:
        game.set_exerted(game.state.field[ref], exerted)
        game.tell("by_hand_exert" if exerted else "by_hand_ready", game.state.field[ref].seat, game.key(ref))

    return turn


def _points(game: Game, seat: int, number: int) -> None:
    player = game.state.players[seat]
    player.points = max(player.points + number, 0)
    game.state.unsettled = True
    game.touch(-1)
    game.tell("by_hand_points", seat, number)


def _draw(game: Game, seat: int, number: int) -> None:
    draw_cards(game, seat, max(number, 1))


def _shuffle(game: Game, seat: int, number: int) -> None:
    game.shuffle(seat)


OF_SEATS: dict[str, Move] = {"points": _points, "draw": _draw, "shuffle": _shuffle}
OF_PIECES: dict[str, Move] = {"damage": _damage, "exert": _turn(True), "ready": _turn(False)}
