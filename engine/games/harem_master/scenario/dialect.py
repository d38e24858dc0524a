"""How a scenario speaks of a game of ハーレムマスター: its zones, its actions, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.harem_master.action_list import ACTIONS
from engine.games.harem_master.frames import Opening, Turn
from engine.games.harem_master.scenario.cards import BLANKS
from engine.games.harem_master.scenario.form import FORMS, InPlayEntry
from engine.games.harem_master.sides import AS_ITEM, CHARACTER, count_as
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import Frame, Piece
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect, Facts, on_top, pile
from engine.manifest.dialect.form import Seat, SeatEntry
from engine.manifest.dialect.placed import ASIDE, Placed

STEPS = {"start": "301", "main": "305", "end": "308"}
SETTLING = "306 settle"
LATER = 2
"""So many turns each has begun where a scenario begins in the middle of a game."""
WORDS = {"deck": "castle"}
ZONES = {"castle": "deck"}
VALUES = ("physical", "mental")


class HaremMaster(Dialect):
    """The words of ハーレムマスター."""

    prefix = "HM "
    forms = FORMS
    zones = ("field", "hand", "stack", "discard", "court", "scaffold", "aside", "castle")
    actions = ACTIONS.records
    flags = frozenset(("by_hand", "random_cards", "bonus_rule"))
    deeds: Mapping[str, tuple[int, int]] = {"enter": (1, 1), "attack": (1, 1)}
    carriers = (("event", {}),)
    blanks: Mapping[str, Card] = BLANKS
    opening = ("castle",)
    names = frozenset(("wearer",))
    decks = frozenset(("castle",))
    words: Mapping[str, str] = WORDS

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        if zone != "field" or not isinstance(value, list):
            yield from pile(seat, zone, value)
            return
        for entry in value:
            if isinstance(entry, InPlayEntry):
                yield Placed(seat, zone, entry.card, entry)
                yield from (Placed(seat, "worn", name) for name in entry.items)
            else:
                yield Placed(seat, zone, str(entry))

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        host: Piece | None = None
        for number, placed in enumerate(cast.placed):
            match placed.zone:
                case "field":
                    host = game.enter(number)
                    host.exerted = isinstance(placed.entry, InPlayEntry) and placed.entry.acted
                case "worn" if host is not None:
                    _wear(game, number, host)
                case zone if zone not in ("castle", ASIDE):
                    ref = game.put(number, ZONES.get(zone, zone))
                    count_as(game, ref, number, zone)

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        if phase == "opening":
            return Opening()
        step = SETTLING if waiting and phase == "main" else STEPS[phase]
        return Turn(step=step, seat=seat, begun=[LATER, LATER])

    # --- what is there ---

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        look, piece = game.look(game.state.refs[number]), on_top(game, number)
        facts: Facts = {name: look.stats[name] for name in VALUES if name in look.stats}
        if piece is None:
            return facts | {"zone": self.zone_of(game, number)}
        at = game.state.field.get(piece.at)
        name = cast.placed[at.cards[0]].key if at is not None else None
        return facts | {"zone": "field", "acted": piece.exerted, "wearer": name}

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        keys = {other.ref: other.key for seat in view.seats for other in seat.pieces}
        facts: Facts = {name: piece.stats[name] for name in VALUES if name in piece.stats}
        return facts | {"acted": piece.exerted, "wearer": keys.get(piece.at)}

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        if name != "field":
            return game.zone(seat, ZONES.get(name, name))
        looks = game.looks()
        mine = [each for ref, each in game.state.field.items() if each.seat == seat]
        return [each.cards[0] for each in mine if looks[each.ref].face.card.kind == CHARACTER]

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "field":
                return [piece.key for piece in seat.pieces if piece.kind == CHARACTER]
            case "discard":
                return [card.key for card in seat.discard]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
        shown = seat.zones.get(ZONES.get(name, name))
        return seat.counts[ZONES.get(name, name)] if shown is None else [card.key for card in shown]


def _wear(game: Game, number: int, host: Piece) -> None:
    piece = game.enter(number)
    piece.at = host.ref
    if game.faces[number].card.kind == CHARACTER:
        take_for(game, piece.ref, AS_ITEM)


HAREM_MASTER = HaremMaster()
