"""What each game adds to the scenario format: its zones, its turn actions, its cards and where a turn stands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from engine.kernel.cards.card import Card
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.action import Action
from engine.kernel.state.game import Game
from engine.kernel.state.memory import remember
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import Frame, Piece, Ref
from engine.kernel.views.view import PieceView, SeatView, View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.form import FILLER, DeckEntry, Forms, PieceEntry, Seat, SeatEntry
from engine.manifest.dialect.placed import Placed

Facts = dict[str, object]
TRIGGER = "trigger"
"""The deed of an ability that triggers once in a turn."""


class Dialect(ABC):
    """One game's part of the format.

    `prefix`: before the numbers of its rules in the register. `zones`: what a seat may have, as `forms.seat` writes
    it. `actions`: its turn actions, called as their options begin or as their subcommands; `aliases`: further words
    that mean one of them, or an answer. `flags`: its settings. `blanks`: the cards that fill up. `begins`: phases
    in which the turn has not begun. `opening`: zones in which cards may lie before the start procedure. `names`:
    what is told of a card by the names of other cards. `decks`: zones that blank cards fill up beneath. `words`:
    what scripts call a zone, where the engine calls it otherwise. `deeds`: what is remembered of a turn, with how
    few and how many cards each names. `carriers`: kinds of cards whose whole text can be an effect, the likeliest
    first, with what stands before it by language.
    """

    prefix: str
    forms: Forms
    zones: tuple[str, ...]
    actions: tuple[Action, ...]
    aliases: Mapping[str, str] = {}
    flags: frozenset[str]
    blanks: Mapping[str, Card]
    begins: frozenset[str] = frozenset(("start",))
    opening: tuple[str, ...] = ("deck",)
    names: frozenset[str] = frozenset()
    decks: frozenset[str] = frozenset(("deck",))
    words: Mapping[str, str] = {}
    deeds: Mapping[str, tuple[int, int]] = {}
    carriers: tuple[tuple[str, Mapping[str, str]], ...] = ()

    # --- the position ---

    def placed(self, seat: int, zone: str, value: object) -> Iterator[Placed]:
        """The cards that a seat has in a zone."""
        return pile(seat, zone, value)

    def misplaced(self, placed: Placed) -> str:
        """What is wrong with an entry where it lies, or nothing."""
        entry = placed.entry
        both = entry is not None and bool(entry.card and entry.filler)
        return "" if placed.name and not both else "an entry names a card, or so much filler"

    @abstractmethod
    def lay_out(self, game: Game, cast: Cast, seats: Mapping[Seat, SeatEntry]) -> None:
        """Everything into its place; all cards lie in their decks. Raises ScenarioError if it cannot be."""

    @abstractmethod
    def turn_frame(self, phase: str, seat: int, *, waiting: bool = False) -> Frame:
        """The frame that carries on from the beginning of a phase or step; `opening`: the start procedure.

        `waiting`: what has triggered resolves first.
        """

    def happened(self, game: Game, deed: str, seat: int, refs: Sequence[Ref]) -> None:
        """Remember a deed of this turn, for cards that ask about it."""
        one, other = (*refs, 0, 0)[:2]
        if deed == TRIGGER and game.on_field(one):
            game.state.field[one].notes |= {
                f"once:{number}": game.state.turn for _, number, listen in game.look(one).listens if listen.once
            }
        remember(game, deed, one, other, seat=seat, role=self.role(game, deed, seat, other), by_damage=bool(other))

    def role(self, game: Game, deed: str, seat: int, other: Ref) -> str:
        """What a card was that a deed is about, where its counterpart is named."""
        return ""

    # --- the words of a move ---

    def called(self) -> dict[str, str]:
        """The words that mean an action, or an answer, each with the one that its options begin with."""
        words = {action.begins for action in self.actions}
        typed = {action.typed: action.begins for action in self.actions if action.typed and action.typed not in words}
        return {**typed, **self.aliases}

    def action(self, word: str, card: Card | None) -> Action | None:
        """The turn action whose options begin so; of several the one for such a card, the card that is named first."""
        alike = [action for action in self.actions if action.begins == word]
        kind = card.kind if card else ""
        return next((action for action in alike if action.parts and kind in action.parts[0].kinds), (*alike, None)[0])

    def ending(self, game: Game, verb: str) -> Option:
        """What an action says by itself, without being written."""
        return ()

    def tag(self, option: Option) -> str:
        """A further word for an option, "" for none."""
        return ""

    def spared(self, look: Look, seat: int) -> Refusal | None:
        """Why a seat cannot choose a card that is there."""
        return None

    # --- what is there ---

    @abstractmethod
    def facts(self, game: Game, cast: Cast, number: int) -> Facts:
        """A card as it is now."""

    @abstractmethod
    def piece_seen(self, view: View, piece: PieceView) -> Facts:
        """A piece as a viewer sees it, without its zone."""

    @abstractmethod
    def has(self, game: Game, seat: int, name: str, wanted: object) -> object:
        """What a seat has, as an expectation of it is written: card numbers, or what is compared as it is."""

    @abstractmethod
    def seen(self, seat: SeatView, name: str, wanted: object) -> object:
        """The same as a viewer sees it: the keys of cards that he sees, the number of others."""

    def zone_of(self, game: Game, number: int) -> str:
        """Where a card lies that is not in play."""
        zone = game.state.zone[number]
        name = game.rules.zones[zone] if zone >= 0 else "nowhere"
        return self.words.get(name, name)


def pile(seat: int, zone: str, value: object, blank: str = FILLER) -> Iterator[Placed]:
    """The cards of a zone as a number, a deck or a list."""
    match value:
        case int():
            yield from (Placed(seat, zone, blank) for _ in range(value))
        case DeckEntry():
            names = (*value.top, *([blank] * value.filler), *value.bottom)
            yield from (Placed(seat, zone, name) for name in names)
        case list():
            for each in value:
                entry = each if isinstance(each, PieceEntry) else PieceEntry(card=str(each))
                yield from (Placed(seat, zone, blank) for _ in range(entry.filler))
                if not entry.filler or entry.card:
                    yield Placed(seat, zone, entry.card, each if isinstance(each, PieceEntry) else None)


def is_beneath(game: Game, number: int) -> bool:
    """Whether a card lies under another one in play: the piece goes by its top card's name."""
    piece = game.state.field.get(game.state.refs[number])
    return piece is not None and piece.cards[0] != number


def on_top(game: Game, number: int) -> Piece | None:
    """The piece whose top card this is."""
    piece = game.state.field.get(game.state.refs[number])
    return piece if piece is not None and piece.cards[0] == number else None
