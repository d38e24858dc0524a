"""How a scenario speaks of a game of Lorcana: its zones, its actions, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.lorcana.action_list import ACTIONS
from engine.games.lorcana.actions import count_ink, tally
from engine.games.lorcana.costs import card_cost
from engine.games.lorcana.frames import Opening, Turn
from engine.games.lorcana.keywords import may_choose
from engine.games.lorcana.scenario.cards import BLANKS
from engine.games.lorcana.scenario.form import FORMS, InkEntry, LorcanaPiece, LorcanaSeat
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.look import Look
from engine.kernel.state.game import Game
from engine.kernel.state.memory import remember
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Frame, Ref
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import TRIGGER, Dialect, Facts, on_top, pile
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import FILLER, SEATS, Seat, SeatEntry
from engine.manifest.dialect.placed import ASIDE, Placed

WARD = Refusal("10.12.1", "ward")
STATS = ("strength", "willpower", "lore", "move")
SETTLING = "4.3.2 settle"
STEPS = {
    "start": "4.2.1",
    "ready": "4.2.1",
    "set": "4.2.2.1",
    "draw": "4.2.3.2",
    "main": "4.3.2",
    "end": "4.4.1",
}


class LorcanaDialect(Dialect):
    """Lorcana's words."""

    prefix = "LOR "
    forms = FORMS
    zones = ("field", "hand", "deck", "discard", "inkwell")
    actions = ACTIONS.records
    flags = frozenset(("by_hand", "chooser", "free_shift"))
    deeds: Mapping[str, tuple[int, int]] = {
        "ink": (0, 1),
        "play": (1, 1),
        "sing": (1, 1),
        "quest": (1, 1),
        "challenge": (2, 2),
        "move": (1, 2),
        "damage": (1, 2),
        "heal": (1, 1),
        "banish": (1, 2),
        "discard": (0, 1),
        "draw": (0, 1),
        TRIGGER: (1, 1),
    }
    carriers = (("action", {}),)
    blanks: Mapping[str, Card] = BLANKS
    begins = frozenset(("start", "ready"))
    names = frozenset(("under", "at"))
    words: Mapping[str, str] = {"play": "field"}

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        if isinstance(value, InkEntry):
            yield from pile(seat, zone, value.ready)
            exerted = LorcanaPiece(card=FILLER, exerted=True)
            yield from (Placed(seat, zone, FILLER, exerted) for _ in range(value.exerted))
            return
        for each in pile(seat, zone, value):
            yield each
            under = each.entry.under if isinstance(each.entry, LorcanaPiece) else []
            yield from (Placed(seat, "under", name) for name in ([under] if isinstance(under, str) else under))

    def misplaced(self, placed: Placed) -> str:
        entry = placed.entry
        if fault := super().misplaced(placed):
            return fault
        if not isinstance(entry, LorcanaPiece):
            return ""
        plain = LorcanaPiece(card=placed.name, exerted=entry.exerted and placed.zone == "inkwell")
        if placed.zone != "field" and entry != plain:
            return f"{placed.name}: only cards on the field have a state"
        return f"{placed.name}: no card lies face down on the field" if entry.face == "down" else ""

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        top = 0
        for number, placed in enumerate(cast.placed):
            entry = placed.entry if isinstance(placed.entry, LorcanaPiece) else LorcanaPiece()
            if placed.zone == "field":
                top = number
                damage = entry.damage + entry.counters.get("damage", 0)
                game.enter(number, exerted=entry.exerted, dry=entry.dry, damage=damage)
            elif placed.zone == "under":
                _lay_under(game, number, top)
            elif placed.zone not in ("deck", ASIDE):
                game.put(number, placed.zone)
            game.state.players[placed.seat].spent += int(placed.zone == "inkwell" and entry.exerted)
        _move_to_places(game, cast)
        for letter, seat in seats.items():
            assert isinstance(seat, LorcanaSeat)
            game.state.players[SEATS.index(letter)].points = seat.lore

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        step = SETTLING if waiting and phase == "main" else STEPS.get(phase, "")
        return Opening() if phase == "opening" else Turn(step=step, seat=seat)

    def happened(self, game: Game, deed: str, seat: int, refs: Sequence[Ref]) -> None:
        one, other = (*refs, 0, 0)[:2]
        match deed:
            case "ink":
                tally(game, seat, "inked")
                count_ink(game, seat)
            case "play":
                for kind in game.faces[one & CARD_MASK].kinds:
                    tally(game, seat, f"played:{kind}")
            case "challenge" if game.on_field(other):
                game.state.field[other].notes["challenged"] = game.state.turn
                remember(game, "challenged", other, one, seat=seat, role="", by_damage=False)
        super().happened(game, deed, seat, refs)

    def role(self, game: Game, deed: str, seat: int, other: Ref) -> str:
        """Who is banished by another was so in a challenge: his own, or that of the player whose turn it is."""
        if deed != "banish" or not other:
            return ""
        return "challenging" if seat == game.state.active else "being_challenged"

    def spared(self, look: Look, seat: int) -> Refusal | None:
        """Ward (10.12.1)."""
        return None if may_choose(look, seat) else WARD

    # --- what is there ---

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        ref = game.state.refs[number]
        look, piece = game.look(ref), on_top(game, number)
        elsewhere = "under" if game.on_field(ref) else self.zone_of(game, number)
        facts: Facts = {"zone": "field" if piece else elsewhere, "cost": _cost_now(game, ref)}
        facts |= {name: look.stats[name] for name in STATS if name in look.stats}
        if piece is None:
            return facts
        place = game.state.field.get(piece.at)
        return facts | {
            "damage": piece.damage,
            "exerted": piece.exerted,
            "ready": not piece.exerted,
            "dry": piece.dry,
            "under": [cast.placed[card].key for card in piece.cards[1:]],
            "at": cast.placed[place.cards[0]].key if place else None,
        }

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        places = {other.ref: other.key for seat in view.seats for other in seat.pieces}
        facts: Facts = {name: piece.stats[name] for name in (*STATS, "cost") if name in piece.stats}
        return facts | {
            "zone": "field",
            "damage": piece.damage,
            "exerted": piece.exerted,
            "ready": not piece.exerted,
            "dry": piece.dry,
            "under": list(piece.under),
            "at": places.get(piece.at),
        }

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        player = game.state.players[seat]
        match name:
            case "lore":
                return player.points
            case "field":
                return [piece.cards[0] for piece in game.state.field.values() if piece.seat == seat]
            case "inkwell" if isinstance(wanted, InkEntry):
                return InkEntry(ready=game.count(seat, "inkwell") - player.spent, exerted=player.spent)
        return game.zone(seat, name)

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "lore":
                return seat.points
            case "field":
                return [piece.key for piece in seat.pieces]
            case "discard":
                return [card.key for card in seat.discard]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
            case "inkwell" if isinstance(wanted, InkEntry):
                return InkEntry(ready=seat.ready, exerted=seat.spent)
        return seat.counts[name]


def _cost_now(game: Game, ref: Ref) -> int:
    """A card's cost: in hand what playing it takes, elsewhere the number it has."""
    in_hand = not game.on_field(ref) and game.state.zone[ref & CARD_MASK] == game.index["hand"]
    return card_cost(game, ref) if in_hand else game.look(ref).stats.get("cost", 0)


def _lay_under(game: Game, number: int, top: int) -> None:
    piece = game.state.field[game.state.refs[top]]
    game.take_out(number)
    game.state.zone[number] = game.state.zone[top]
    game.state.refs[number] = piece.ref
    piece.cards.append(number)
    piece.notes["shifted"] = 1


def _move_to_places(game: Game, cast: Cast) -> None:
    for number, placed in enumerate(cast.placed):
        if placed.zone == "field" and isinstance(placed.entry, LorcanaPiece) and placed.entry.at:
            refs = [
                game.state.refs[other]
                for other in cast.numbers(placed.entry.at)
                if cast.placed[other].seat == placed.seat and game.on_field(game.state.refs[other])
            ]
            if not refs:
                raise ScenarioError(f"{placed.name}: there is no {placed.entry.at} to be at")
            game.state.field[game.state.refs[number]].at = refs[0]


LORCANA = LorcanaDialect()
