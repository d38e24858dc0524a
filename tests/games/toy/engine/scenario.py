"""How a scenario speaks of a game of Kites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, UnsetType, field

from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.state import Frame
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect, Facts, on_top
from engine.manifest.dialect.form import (
    FILLER,
    SEATS,
    CardExpect,
    Count,
    DeckEntry,
    Forms,
    Name,
    PieceEntry,
    Seat,
    SeatEntry,
    SeatExpect,
    TurnEntry,
)
from engine.manifest.dialect.placed import ASIDE
from engine.manifest.dialect.texts import blank

from .printed import KiteEntry
from .rulebook import ACTIONS, Opening, Turn

STEPS = {"start": "2", "settle": "2.1", "main": "3"}


class KitePiece(PieceEntry, kw_only=True):
    """A kite in the sky; `flown`: already in this turn."""

    flown: bool = False


class KiteSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them."""

    sky: list[Name | KitePiece] = field(default_factory=list)
    hand: Count | list[Name | PieceEntry] = field(default_factory=list)
    deck: Count | list[Name | PieceEntry] | DeckEntry = 10
    points: Count = 0


class KiteTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come."""

    phase: Literal["opening", "start", "main"] = "main"


class KiteExpect(CardExpect, kw_only=True):
    """What a kite must be now; `zone`: sky, hand or deck."""

    strength: int | UnsetType = UNSET
    flown: bool | UnsetType = UNSET


class KiteSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now."""

    sky: Count | list[Name] | UnsetType = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    points: Count | UnsetType = UNSET


class KiteDialect(Dialect):
    """The words of Kites."""

    prefix = "KITE "
    forms = Forms(KiteEntry, KiteSeat, KiteTurn, KiteExpect, KiteSeatExpect)
    zones = ("sky", "hand", "deck")
    actions = ACTIONS.records
    flags = frozenset[str]()
    deeds: Mapping[str, tuple[int, int]] = {"play": (1, 1)}
    carriers = (("kite", {}),)
    blanks: Mapping[str, Card] = {FILLER: blank(FILLER, "kite", "Filler", strength=1)}

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        for number, placed in enumerate(cast.placed):
            if placed.zone == "sky":
                game.enter(number, exerted=isinstance(placed.entry, KitePiece) and placed.entry.flown)
            elif placed.zone not in ("deck", ASIDE):
                game.put(number, placed.zone)
        for letter, seat in seats.items():
            assert isinstance(seat, KiteSeat)
            game.state.players[SEATS.index(letter)].points = seat.points

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        return Opening() if phase == "opening" else Turn(step=STEPS["settle" if waiting else phase], seat=seat)

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        piece, look = on_top(game, number), game.look(game.state.refs[number])
        zone = "sky" if piece else self.zone_of(game, number)
        return {"zone": zone, "strength": look.stats["strength"], "flown": piece is not None and piece.exerted}

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        return {"zone": "sky", "strength": piece.stats["strength"], "flown": piece.exerted}

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        match name:
            case "points":
                return game.state.players[seat].points
            case "sky":
                return [piece.cards[0] for piece in game.state.field.values() if piece.seat == seat]
        return game.zone(seat, name)

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "points":
                return seat.points
            case "sky":
                return [piece.key for piece in seat.pieces]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
        return seat.counts[name]


DIALECT = KiteDialect()
