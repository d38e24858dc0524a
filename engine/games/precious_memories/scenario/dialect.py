"""How a scenario speaks of a game of Precious Memories: its zones, its actions, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.precious_memories.action_list import ACTIONS
from engine.games.precious_memories.areas import free_slot, in_main, is_set
from engine.games.precious_memories.frames import Opening, Turn
from engine.games.precious_memories.scenario.cards import BLANKS
from engine.games.precious_memories.scenario.form import FORMS, FieldEntry, PointEntry, PreciousSeat
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import Frame, Piece
from engine.kernel.state.tucked import put_under
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect, Facts, on_top, pile
from engine.manifest.dialect.form import SEATS, Seat, SeatEntry
from engine.manifest.dialect.placed import ASIDE, Placed

STEPS = {
    "start": "R-PM-21",
    "main": "R-PM-19",
    "approach": "R-PM-24",
    "end": "R-PM-21 end",
}
WORDS = {"pile_up": "points", "pile_down": "points", "removed_cards": "removed"}
ZONES = {"removed": "removed_cards", "points": "pile_up"}
NUMBERS = ("cost", "generated", "ap", "dp", "lv")


class Precious(Dialect):
    """The words of Precious Memories."""

    prefix = "PM "
    forms = FORMS
    zones = ("main", "support", "hand", "points", "discard", "removed", "popped", "deck", "ex_deck")
    actions = ACTIONS.records
    flags = frozenset(
        "by_hand regulation blocker_rests minimal_payment end_step_order response_nesting double_win natural_blocks"
        " aid_source adversity_holds name_cost approach_again".split()
    )
    deeds: Mapping[str, tuple[int, int]] = {"play": (1, 1), "appear": (1, 1), "approach": (1, 1), "exit": (1, 1)}
    carriers = (("event", {}),)
    blanks: Mapping[str, Card] = BLANKS
    opening = ("deck",)
    words: Mapping[str, str] = WORDS

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        if zone in ("main", "support") and isinstance(value, list):
            for entry in value:
                yield from _on_field(seat, zone, entry)
        else:
            yield from pile(seat, zone, value)

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        host: Piece | None = None
        for number, placed in enumerate(cast.placed):
            match placed.zone:
                case "main" | "support":
                    host = _stand(game, number, placed)
                case "under" if host is not None:
                    _slide_under(game, number, host)
                case "beneath" if host is not None:
                    put_under(game, number, host.ref)
                case "wears" if host is not None:
                    game.enter(number).at = host.ref
                case "points":
                    down = isinstance(placed.entry, PointEntry) and placed.entry.face_down
                    game.put(number, "pile_down" if down else "pile_up")
                case zone if zone not in ("deck", ASIDE):
                    game.put(number, ZONES.get(zone, zone))
        for letter, seat in seats.items():
            assert isinstance(seat, PreciousSeat)
            player = game.state.players[SEATS.index(letter)]
            player.points = game.count(SEATS.index(letter), "pile")
            player.counters.update(seat.coins)

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        return Opening() if phase == "opening" else Turn(step=STEPS.get(phase, ""), seat=seat)

    # --- what is there ---

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        ref = game.state.refs[number]
        look, piece = game.look(ref), on_top(game, number)
        facts: Facts = {name: look.stats[name] for name in NUMBERS if name in look.stats}
        if piece is None:
            return facts | {"zone": self.zone_of(game, number)}
        return facts | _state(piece) | {"turned": bool(game.state.sides.get(ref))}

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        facts: Facts = {name: piece.stats[name] for name in NUMBERS if name in piece.stats}
        zone = "main" if piece.slot >= 0 else "set" if piece.at else "support"
        return facts | {"zone": zone, "rested": piece.exerted, "turned": bool(piece.side)}

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        match name:
            case "main" | "support":
                mine = [piece for piece in game.state.field.values() if piece.seat == seat and not is_set(piece)]
                return [piece.cards[0] for piece in mine if in_main(piece) == (name == "main")]
            case "points":
                return [*game.zone(seat, "pile_up"), *game.zone(seat, "pile_down")]
            case "coins":
                return dict(game.state.players[seat].counters)
        return game.zone(seat, ZONES.get(name, name))

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "main" | "support":
                mine = [piece for piece in seat.pieces if not piece.at]
                return [piece.key for piece in mine if (piece.slot >= 0) == (name == "main")]
            case "points":
                return [card.key for zone in ("pile_up", "pile_down") for card in seat.zones[zone]]
            case "coins":
                return dict(seat.counters)
            case "discard":
                return [card.key for card in seat.discard]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
        shown = seat.zones.get(ZONES.get(name, name))
        return seat.counts[ZONES.get(name, name)] if shown is None else [card.key for card in shown]


def _on_field(seat: int, zone: str, entry: object) -> Iterator[Placed]:
    if not isinstance(entry, FieldEntry):
        yield Placed(seat, zone, str(entry))
        return
    yield Placed(seat, zone, entry.card, entry)
    for beside in ("under", "beneath", "wears"):
        yield from (Placed(seat, beside, name) for name in getattr(entry, beside))


def _stand(game: Game, number: int, placed: Placed) -> Piece:
    entry = placed.entry if isinstance(placed.entry, FieldEntry) else FieldEntry()
    piece = game.enter(number, exerted=entry.rested, dry=not entry.fresh)
    if placed.zone == "main":
        piece.slot = free_slot(game, placed.seat)
    piece.notes["came"] = 0
    piece.counters.update({coin: count for coin, count in entry.coins.items() if count})
    if entry.turned:
        take_for(game, piece.ref, 1)
    return piece


def _slide_under(game: Game, number: int, host: Piece) -> None:
    game.take_out(number)
    game.state.zone[number] = game.state.zone[host.cards[0]]
    game.state.refs[number] = host.ref
    host.cards.append(number)


def _state(piece: Piece) -> Facts:
    """What shows on a piece."""
    zone = "main" if in_main(piece) else "set" if is_set(piece) else "support"
    return {"zone": zone, "rested": piece.exerted, "coins": dict(piece.counters)}


PRECIOUS = Precious()
