"""Moves made by hand: what people do at a table that settles a refused text by agreement, and what a judge mends.

They are raw: nothing triggers. Each move either may not be made, and says why, or is made whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.characteristics.lasting import end_upright
from engine.kernel.flow.reminding import remind
from engine.kernel.state.question import Refusal
from engine.kernel.state.sight import sees
from engine.kernel.state.state import CARD_MASK, Ref
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.moving import knows, tell_move
from engine.kernel.views.view import SPECTATOR, CardView, PieceView, SeatView, View

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

NOT_AGREED = Refusal("", "not_settled_by_hand")
UNKNOWN = Refusal("", "no_such_move")
NOT_THERE = Refusal("", "not_there")
NO_SUCH_SEAT = Refusal("", "no_such_seat")
NOT_YOURS = Refusal("", "not_yours")
MOST = 1_000_000
JUDGE = -1
TOP, BOTTOM = 0, 1

Move = Callable[["Game", int, int], None]


def agreed(flags: Mapping[str, object]) -> bool:
    """Whether a table settles refused texts by hand: it was opened so, and is no tournament table."""
    return bool(flags.get("by_hand")) and not flags.get("tournament")


def make(game: Game, move: str, args: tuple[int, ...], seat: int = JUDGE) -> Refusal | None:
    """Make a move: its word, then a reference or seat, then a number where it takes one.

    A player does so only where the table has agreed to it, touches only what he sees, and draws and shuffles only for
    himself; a judge may always, and touch everything. What a player does not see is refused in the same words as what
    is not there.
    """
    if seat != JUDGE and not agreed(game.flags):
        return NOT_AGREED
    first, number = (*args, 0, 0)[:2]
    if len(args) > 2 or abs(number) > MOST:
        return UNKNOWN
    if seat != JUDGE and not _is_in(game, seat):
        return NO_SUCH_SEAT
    refusal = _refusal(game, move, first, number, seat)
    if refusal is not None:
        return refusal
    if seat != JUDGE:
        game.tell("by_hand", seat)
    if move in OF_SEATS:
        OF_SEATS[move](game, first, number)
    elif move in OF_PIECES:
        OF_PIECES[move](game, first, number)
    else:
        _move(game, first, move[3:], top=number == TOP)
    return None


def _refusal(game: Game, move: str, first: int, number: int, seat: int) -> Refusal | None:
    if move in OF_SEATS:
        if not _is_in(game, first):
            return NO_SUCH_SEAT
        return NOT_YOURS if move in OWN and seat not in (JUDGE, first) else None
    if move in OF_PIECES:
        return None if game.on_field(first) else NOT_THERE
    if not move.startswith("to_") or move[3:] not in (*game.rules.zones, "play"):
        return UNKNOWN
    is_card = first & CARD_MASK < len(game.keys) and game.is_valid(first)
    if not is_card or (seat != JUDGE and not _within_reach(game, first, seat)):
        return NOT_THERE
    return UNKNOWN if move == "to_play" and game.on_field(first) else None


def _is_in(game: Game, seat: int) -> bool:
    return 0 <= seat < len(game.state.players) and not game.state.players[seat].out


def _within_reach(game: Game, ref: Ref, seat: int) -> bool:
    """Whether a player may take hold of it: in play, face down too, or where he sees what card it is."""
    return game.on_field(ref) or sees(game, ref & CARD_MASK, seat)


def _move(game: Game, ref: Ref, zone: str, *, top: bool) -> None:
    """From one hidden zone into another only its owner is told which card it was, if he sees it in one of them."""
    card, key = ref & CARD_MASK, game.key(ref)
    owner, public, known = game.owner[card], _within_reach(game, ref, SPECTATOR), knows(game, ref, zone)
    if game.on_field(ref):
        game.depart([ref], zone, top=top)
    elif zone == "play":
        entered = game.enter(card)
        game.tell("by_hand_play", owner, key)
        remind(game, "play", entered.ref)
        return
    else:
        game.put(card, zone, top=top)
    tell_move(game, owner, key, zone, public or game.rules.visible(game, owner, zone, SPECTATOR), known=known)


def _damage(game: Game, ref: int, number: int) -> None:
    game.add_damage(game.state.field[ref], number)
    game.tell("by_hand_damage", game.state.field[ref].seat, game.key(ref), number)


def _turn(exerted: bool) -> Move:
    def turn(game: Game, ref: int, number: int) -> None:
        if game.set_exerted(game.state.field[ref], exerted) and not exerted:
            end_upright(game, set(game.state.field[ref].cards))
        game.tell("exert" if exerted else "ready", game.state.field[ref].seat, game.key(ref))

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
OWN = ("draw", "shuffle")
OF_PIECES: dict[str, Move] = {"damage": _damage, "exert": _turn(True), "ready": _turn(False)}


# --- what can be offered --------------------------------------------------------------------------------------------


class Offer(Struct, frozen=True):
    """A move by hand as it can be offered: its word and arguments for a HandMove, and what a label names.

    `label` is a message key, and `to` its zone where it names one; `card` is the key of the card that moves or changes,
    `seat` whose side is meant, `zone` where the card lies now ("field" in play); "" and -1 where there is none.
    """

    move: str
    args: tuple[int, ...]
    label: str
    card: str = ""
    seat: int = -1
    zone: str = ""
    to: str = ""


def hand_moves(
    view: View, seat: int, deeds: Collection[str] = (*OF_SEATS, *OF_PIECES), passing: Collection[str] = ()
) -> list[Offer]:
    """Every move by hand that a seat can be offered, out of his own view alone; nothing after the end.

    Numbers are offered one at a time: one damage, one point, one card. `deeds`: which moves the game knows that move no
    card; `passing`: zones into which nobody puts one.
    """
    if view.viewer != seat or view.outcome is not None or not 0 <= seat < len(view.seats) or view.seats[seat].out:
        return []
    offers: list[Offer] = []
    for side in view.seats:
        if not side.out:
            offers += _for_seat(side, own=side.seat == seat)
    for side in view.seats:
        zones = [zone for zone in side.counts if not side.out and zone not in passing]
        offers += [offer for piece in side.pieces for offer in _for_piece(piece, zones)]
        for place, cards in (("hand", side.hand or ()), ("discard", side.discard), *side.zones.items()):
            offers += [offer for card in cards for offer in _for_card(card, side.seat, place, zones)]
    return [offer for offer in offers if offer.move.startswith("to_") or offer.move in deeds]


def _for_seat(side: SeatView, *, own: bool) -> Iterator[Offer]:
    yield Offer("points", (side.seat, 1), "hand-points-up", seat=side.seat)
    if side.points:
        yield Offer("points", (side.seat, -1), "hand-points-down", seat=side.seat)
    if own and side.counts.get("deck"):
        yield Offer("draw", (side.seat, 1), "hand-draw", seat=side.seat)
        yield Offer("shuffle", (side.seat,), "hand-shuffle", seat=side.seat)


def _for_piece(piece: PieceView, zones: list[str]) -> Iterator[Offer]:
    turned = ("ready", "hand-ready") if piece.exerted else ("exert", "hand-exert")
    for move, args, label in (
        ("damage", (piece.ref, 1), "hand-damage-up"),
        ("damage", (piece.ref, -1), "hand-damage-down"),
        (turned[0], (piece.ref,), turned[1]),
    ):
        if label != "hand-damage-down" or piece.damage:
            yield Offer(move, args, label, piece.key, piece.seat, "field")
    yield from _to_zones(piece.ref, piece.key, piece.seat, "field", zones)


def _for_card(card: CardView, owner: int, place: str, zones: list[str]) -> Iterator[Offer]:
    if zones:
        yield Offer("to_play", (card.ref,), "hand-to-play", card.key, owner, place)
    yield from _to_zones(card.ref, card.key, owner, place, [zone for zone in zones if zone != place])


def _to_zones(ref: Ref, key: str, owner: int, place: str, zones: list[str]) -> Iterator[Offer]:
    for zone in zones:
        if zone == "deck":
            yield Offer("to_deck", (ref, TOP), "hand-to-deck-top", key, owner, place)
            yield Offer("to_deck", (ref, BOTTOM), "hand-to-deck-bottom", key, owner, place)
        else:
            yield Offer(f"to_{zone}", (ref,), "hand-to-zone", key, owner, place, zone)
