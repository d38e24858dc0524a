"""How a scenario speaks of a game of My Little Pony: its zones, its actions, and where a turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.mlp.action_list import ACTIONS
from engine.games.mlp.costs import cost_of
from engine.games.mlp.frames import Act, Opening, Turn
from engine.games.mlp.leaving import items_of
from engine.games.mlp.plans import PLANS
from engine.games.mlp.presents import PRESENTS
from engine.games.mlp.printed import STAGES
from engine.games.mlp.rulebook import Mlp as Rulebook
from engine.games.mlp.scenario.cards import BLANKS, LEAD, SCENE, STORIES
from engine.games.mlp.scenario.form import FORMS, MlpSeat, SceneEntry, SlotEntry
from engine.games.mlp.slots import MOVES, SLOTS, count_move
from engine.games.mlp.slots import at as in_slot
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Frame, Piece, Ref
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import TRIGGER, Dialect, Facts, on_top, pile
from engine.manifest.dialect.form import FILLER, SEATS, Seat, SeatEntry
from engine.manifest.dialect.placed import ASIDE, Placed

SETTLING = "4-3.0.0 settle"
STEPS = {
    "start": "4-1.1.0",
    "preparation": "4-2.4.0",
    "main": "4-3.0.0",
    "exchange": "4-4.1.0",
    "end": "4-5.0.0",
}
WORDS = {"discard": "rest"} | dict.fromkeys(PLANS, "plans")


class MlpDialect(Dialect):
    """My Little Pony's words."""

    prefix = "MLP "
    forms = FORMS
    zones = ("slots", "scenes", "plans", "stories", "lead", "hand", "rest", "deck", "scene_deck")
    actions = ACTIONS.records
    aliases: Mapping[str, str] = {"presents": "open"}
    flags = frozenset(("by_hand", "chooser", "farewell_on_any_leave", "free_lead", "items_on_opponent"))
    deeds: Mapping[str, tuple[int, int]] = {
        "play": (1, 1),
        "enter": (1, 1),
        "move": (1, 1),
        "discard": (0, 1),
        TRIGGER: (1, 1),
    }
    carriers = (("event", {}), ("character", {"en": "Meet: ", "ja": "出会い "}))
    blanks: Mapping[str, Card] = BLANKS
    opening = ("deck", "scene_deck", "stories", "lead")
    names = frozenset(("wears",))
    decks = frozenset(("deck", "scene_deck"))
    words: Mapping[str, str] = WORDS

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        match zone, value:
            case "slots", list():
                for slot, entry in enumerate(value):
                    yield from _in_slot(seat, slot, entry)
            case "plans", dict():
                yield from (Placed(seat, zone, name, place=STAGES.index(stage)) for stage, name in value.items())
            case "stories", dict():
                yield from (Placed(seat, zone, value.get(stage, STORIES[stage])) for stage in STAGES)
            case "lead", _:
                yield Placed(seat, zone, LEAD)
            case _:
                yield from pile(seat, zone, value, SCENE if zone in ("scenes", "scene_deck") else FILLER)

    def misplaced(self, placed: Placed) -> str:
        if placed.zone == "slots" and placed.place not in SLOTS:
            return f"{placed.name}: there are three slots"
        return super().misplaced(placed)

    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        wearer = 0
        for number, placed in enumerate(cast.placed):
            match placed.zone:
                case "slots":
                    wearer = _lay_character(game, number, placed).ref
                case "worn":
                    game.enter(number).at = wearer
                case "scenes":
                    _lay_scene(game, number, placed)
                case "plans":
                    game.put(number, PLANS[placed.place])
                case "rest":
                    game.put(number, "discard")
                case zone if zone not in ("deck", ASIDE):
                    game.put(number, zone)
        for letter, seat in seats.items():
            assert isinstance(seat, MlpSeat)
            stage = STAGES.index(seat.lead) + 1 if seat.lead else 0
            game.state.players[SEATS.index(letter)].points = stage

    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        step = SETTLING if waiting and phase == "main" else STEPS.get(phase, "")
        return Opening() if phase == "opening" else Turn(step=step, seat=seat)

    def happened(self, game: Game, deed: str, seat: int, refs: Sequence[Ref]) -> None:
        super().happened(game, deed, seat, refs)
        if deed == "move" and game.on_field(refs[0]):
            count_move(game.state.field[refs[0]])

    # --- the words of a move ---

    def ending(self, game: Game, verb: str) -> Option:
        """An action is that of the character whose column it is."""
        frame = game.state.frames[-1]
        if verb not in ("advance", "disturb"):
            return ()
        return (frame.slot if isinstance(frame, Act) else 0,)

    def tag(self, option: Option) -> str:
        """A present is called by what it is, a plan that nobody sees by its stage."""
        match option:
            case ("open", _, int(number)):
                return list(PRESENTS)[number]
            case ("place", _, int(zone), _):
                return STAGES[PLANS.index(Rulebook.zones[zone])].casefold()
        return ""

    # --- what is there ---

    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        ref = game.state.refs[number]
        look, piece = game.look(ref), on_top(game, number)
        zone = game.state.zone[number]
        facts: Facts = {name: look.stats[name] for name in ("cost", "idea") if name in look.stats}
        if piece is None:
            facts["zone"] = self.zone_of(game, number)
            if facts["zone"] == "hand":
                facts["cost"] = cost_of(game, ref)
            if facts["zone"] == "plans":
                facts["stage"] = STAGES[zone - game.index[PLANS[0]]]
            return facts
        items = items_of(game, ref)
        return facts | _state(piece) | {"wears": cast.placed[items[0] & CARD_MASK].key if items else None}

    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        worn = {other.at: other.key for seat in view.seats for other in seat.pieces if other.at}
        facts: Facts = {name: piece.stats[name] for name in ("cost", "idea") if name in piece.stats}
        return facts | _state(piece) | {"wears": worn.get(piece.ref)}

    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        match name:
            case "slots":
                row = [in_slot(game, seat, slot) for slot in SLOTS]
                return [None if ref is None else ref & CARD_MASK for ref in row]
            case "scenes":
                return [each.cards[0] for each in game.state.field.values() if _is_scene(each) and each.seat == seat]
            case "plans":
                laid = {stage: game.zone(seat, zone) for stage, zone in zip(STAGES, PLANS, strict=True)}
                return {stage: cards[0] for stage, cards in laid.items() if cards}
            case "lead":
                return _stage(game.state.players[seat].points)
        return game.zone(seat, {"rest": "discard"}.get(name, name))

    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        match name:
            case "slots":
                row = {piece.slot: piece.key for piece in seat.pieces}
                return [row.get(slot) for slot in SLOTS]
            case "scenes":
                return [piece.key for piece in seat.pieces if _is_scene(piece)]
            case "plans":
                return sum(seat.counts[zone] for zone in PLANS)
            case "lead":
                return _stage(seat.points)
            case "rest":
                return [card.key for card in seat.discard]
            case "hand" if seat.hand is not None:
                return [card.key for card in seat.hand]
        shown = seat.zones.get(name)
        return seat.counts[name] if shown is None else [card.key for card in shown]


def _in_slot(seat: int, slot: int, entry: object) -> Iterator[Placed]:
    if isinstance(entry, SlotEntry):
        yield Placed(seat, "slots", entry.card, entry, slot)
        if entry.wears:
            yield Placed(seat, "worn", entry.wears)
    elif entry is not None:
        yield Placed(seat, "slots", str(entry), place=slot)


def _lay_character(game: Game, number: int, placed: Placed) -> Piece:
    entry = placed.entry if isinstance(placed.entry, SlotEntry) else SlotEntry()
    piece = game.enter(number, exerted=entry.tapped)
    piece.slot = placed.place
    piece.counters.update({name: count for name, count in entry.tokens.items() if count})
    return piece


def _lay_scene(game: Game, number: int, placed: Placed) -> None:
    entry = placed.entry if isinstance(placed.entry, SceneEntry) else SceneEntry()
    piece = game.enter(number, exerted=entry.tapped)
    piece.face_down = entry.face_down


def _is_scene(piece: Piece | PieceView) -> bool:
    return piece.slot < 0 and not piece.at


def _state(piece: Piece | PieceView) -> Facts:
    """What shows on a piece; of a view the stats hold what lies on it."""
    zone = "scenes" if _is_scene(piece) else "worn" if piece.at else "adventure"
    counters = (
        piece.counters
        if isinstance(piece, Piece)
        else {name: number for name, number in piece.stats.items() if name not in piece.base}
    )
    return {
        "zone": zone,
        "tapped": piece.exerted,
        "face_down": piece.face_down,
        "slot": piece.slot + 1,
        "tokens": {name: number for name, number in counters.items() if name != MOVES},
        "moves": counters.get(MOVES, 0),
    }


def _stage(number: int) -> str | None:
    return STAGES[number - 1] if number else None


MLP = MlpDialect()
