"""How a scenario speaks of a game of the Quintuplets: its zones, its actions, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.quintuplets.action_list import ACTIONS
from engine.games.quintuplets.frames import Opening, Turn
from engine.games.quintuplets.lanes import LANES
from engine.games.quintuplets.play import EPISODE, side_for
from engine.games.quintuplets.scenario.cards import BLANKS, HERO
from engine.games.quintuplets.scenario.form import (
    FORMS,
    HeroEntry,
    LaneEntry,
    QuintupletsSeat,
)
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import NOBODY, Frame, Piece
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect, Facts, on_top, pile
from engine.manifest.dialect.form import FILLER, SEATS, Seat, SeatEntry
from engine.manifest.dialect.placed import ASIDE, Placed

STEPS = {"start": "7.2.2", "main": "7.3.2", "approach": "7.4.1", "end": "7.5.1"}
SETTLING = "8.1.2"
WORDS = {"discard": "waiting_room"}
ZONES = {"waiting_room": "discard"}


class Quintuplets(Dialect):
    """The words of the Quintuplets."""

    prefix = "GOT "
    forms = FORMS
    zones = ("heroes", "lanes", "hand", "waiting_room", "brides", "removed", "deck", "hero_deck")
    actions = ACTIONS.records
    flags = frozenset(("by_hand", "hand_limit"))
    deeds: Mapping[str, tuple[int, int]] = {"play": (1, 1), "appear": (1, 1), "move": (1, 1)}
    carriers = (("event", {}),)
    blanks: Mapping[str, Card] = BLANKS
    opening = ("deck", "hero_deck")
    names = frozenset(("wearer", "approaching", "under"))
    decks = frozenset(("deck", "hero_deck"))
    words: Mapping[str, str] = WORDS

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        match zone, value:
            case "lanes", list():
                for lane, entry in enumerate(value):
                    yield from _in_lane(seat, lane, entry)
            case "heroes", list():
                for lane, entry in enumerate(value):
                    if isinstance(entry, HeroEntry):
                        yield Placed(seat, zone, entry.card, entry, lane)
                    elif entry is not None:
                        yield Placed(seat, zone, str(entry), place=lane)
            case _:
                yield from pile(seat, zone, value, HERO if zone == "hero_deck" else FILLER)

    def misplaced(self, placed: Placed) -> str:
        if placed.zone in ("lanes", "heroes") and placed.place not in LANES:
            return f"{placed.name}: there are five lanes"
        return super().misplaced(placed)

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        host: Piece | None = None
        for number, placed in enumerate(cast.placed):
            match placed.zone:
                case "lanes":
                    host = game.enter(number)
                    host.slot = placed.place
                case "under" if host is not None:
                    _slide_under(game, number, host)
                case "set" if host is not None:
                    _set_on(game, number, host)
                case "heroes":
                    hero = game.enter(number, seat=NOBODY)
                    hero.slot = placed.place
                    hero.face_down = isinstance(placed.entry, HeroEntry) and placed.entry.face_down
                case zone if zone not in ("deck", ASIDE):
                    game.put(number, ZONES.get(zone, zone))
        for letter, seat in seats.items():
            assert isinstance(seat, QuintupletsSeat)
            number = SEATS.index(letter)
            game.state.players[number].points = game.count(number, "brides")

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        step = SETTLING if waiting and phase == "main" else STEPS.get(phase, "")
        return Opening() if phase == "opening" else Turn(step=step, seat=seat)

    # --- what is there ---

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        ref = game.state.refs[number]
        look, piece = game.look(ref), on_top(game, number)
        facts: Facts = {name: look.stats[name] for name in ("power", "need", "bonus") if name in look.stats}
        if piece is None:
            return facts | {"zone": "under" if game.on_field(ref) else self.zone_of(game, number)}
        at = game.state.field.get(piece.at)
        name = cast.placed[at.cards[0]].key if at is not None else None
        under = [cast.placed[card].key for card in piece.cards[1:]]
        return facts | _state(piece, look.seat) | {"wearer": name, "approaching": name, "under": under}

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        keys = {other.ref: other.key for seat in view.seats for other in seat.pieces}
        facts: Facts = {name: piece.stats[name] for name in ("power", "need", "bonus") if name in piece.stats}
        at = keys.get(piece.at)
        return facts | _state(piece, piece.seat) | {"wearer": at, "approaching": at, "under": list(piece.under)}

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        match name:
            case "lanes" | "heroes":
                master = seat if name == "lanes" else NOBODY
                row = {each.slot: each.cards[0] for each in game.state.field.values() if each.seat == master}
                lanes = [row.get(lane) for lane in LANES]
                return lanes if isinstance(wanted, list) else [card for card in lanes if card is not None]
        return game.zone(seat, ZONES.get(name, name))

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "lanes" | "heroes":
                kind = "character" if name == "lanes" else "hero"
                row = {piece.slot: piece.key for piece in seat.pieces if (piece.seat < 0) == (kind == "hero")}
                return [row.get(lane) for lane in LANES]
            case "waiting_room":
                return [card.key for card in seat.discard]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
        shown = seat.zones.get(name)
        return seat.counts[name] if shown is None else [card.key for card in shown]


def _in_lane(seat: int, lane: int, entry: object) -> Iterator[Placed]:
    if isinstance(entry, LaneEntry):
        yield Placed(seat, "lanes", entry.card, entry, lane)
        yield from (Placed(seat, "under", name) for name in entry.under)
        yield from (Placed(seat, "set", name) for name in entry.episodes)
    elif entry is not None:
        yield Placed(seat, "lanes", str(entry), place=lane)


def _slide_under(game: Game, number: int, host: Piece) -> None:
    game.take_out(number)
    game.state.zone[number] = game.state.zone[host.cards[0]]
    game.state.refs[number] = host.ref
    host.cards.append(number)


def _set_on(game: Game, number: int, host: Piece) -> None:
    piece = game.enter(number)
    piece.at = host.ref
    side = side_for(game.faces[number].card, EPISODE)
    if side:
        take_for(game, piece.ref, side)


def _state(piece: Piece | PieceView, seat: int) -> Facts:
    """What shows on a piece."""
    zone = "heroes" if seat < 0 else "lanes" if piece.slot >= 0 else "set"
    return {"zone": zone, "lane": piece.slot + 1, "face_down": piece.face_down}


QUINTUPLETS = Quintuplets()
