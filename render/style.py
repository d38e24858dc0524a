"""What is told of a game where games differ: an object of each game, in render/games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, SeatView, View
from render.signs import Deed, EventMark, Gain, Pips, Sign
from render.speech import Speech


class Style:
    """What pictures, alt texts and the state as text show of one game; the defaults are for what it does not have.

    `zones` are told by their size, in this order. `stats` come first among the numbers of a card; an alt text joins
    those in `short` with strokes. `counters` are the numbers that lie on a card. `tints` are the colours of cards
    without an ink, by kind.
    """

    zones: Sequence[str] = ("hand", "deck", "discard")
    stats: Sequence[str] = ()
    short: Sequence[str] = ()
    counters: Sequence[str] = ()
    tints: Mapping[str, str] = {}
    emblems: Mapping[str, str] = {}
    """The signs of kinds; a card of another kind shows the sign of its ink."""
    seen: frozenset[str] = frozenset()
    """The signs of what is counted in a head and seen on the pieces too, so that it gives way in little height."""
    marks: Mapping[str, tuple[EventMark, ...]] = {}
    gains: Mapping[str, tuple[Gain, ...]] = {}
    """What events of this game change, beside those of every game."""
    deeds: Mapping[str, Deed] = {}
    """The events by which one piece does something to another, or to a player."""
    leaves: Mapping[str, str] = {}
    """The events by which a card leaves play, with the sign of what becomes of it."""
    passing: frozenset[str] = frozenset()
    """Kinds that never lie in play."""
    usual = "character"
    """The kind of most pieces, which is not said of each."""
    kinds: Sequence[str] = ()
    """The kinds of cards in the order of a deck list."""
    ink_mark: str = ""
    """The mark of cards that may be put down to pay with, and its sign."""
    symbols: Mapping[str, str] = {}
    """The signs of what stands in braces or square brackets in a printed text."""
    reminders = True
    """Whether what stands in round brackets only says again what a keyword does; else it is part of an ability."""
    places: frozenset[str] = frozenset()
    """Kinds that others stand at; they lie, and have a letter."""
    worn: frozenset[str] = frozenset()
    """Kinds that lie under the piece they are at, and are told with it."""
    alike: frozenset[str] = frozenset()
    """Kinds of which equal pieces are told once, with their number."""
    drying: frozenset[str] = frozenset()
    """Kinds that cannot act in the turn in which they came."""
    turns = True
    """Whether pieces are turned sideways, so that it is told of each which way it lies."""
    tells_printed = False
    """Whether a changed number stands with the printed one."""
    roles = ("challenger", "challenged")
    """The signs of the two in a challenge."""
    track = True
    """Whether a seat's head counts the score in cells."""
    by_class = False
    """Whether what a piece can do hangs on its classes, so that the state in words tells them."""
    scored = True
    """Whether a seat has a score at all; where it has none, its zones say how far it is."""

    def __init__(self, game: str) -> None:
        self.game = game

    drawn = 9
    """So many parts of the moment stand above a board, which draws the others itself."""
    sense = 1
    """1 where a higher score is better, -1 where it is worse."""

    def progress(self, seat: SeatView) -> int:
        """How far a seat has come, for the picture at the end of a game."""
        return seat.points

    def goal(self, speech: Speech) -> str:
        """What that is called."""
        return speech.text["points"]

    def numeral(self, number: int) -> str:
        """A score as it is written."""
        return str(number)

    def number(self, name: str, value: int) -> str:
        """A number of a card as it is written."""
        return str(value)

    def printed_as(self, counter: str) -> str:
        """The id of a counter among the words that are printed on cards."""
        return counter

    def counts(self, seat: SeatView, speech: Speech) -> list[Sign]:
        """What a seat has to pay with, for its head."""
        return []

    def pips(self, seat: SeatView) -> Pips | None:
        """The same to be counted at a glance."""
        return None

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """The same in words, with whatever else belongs into a seat's sentence."""
        return []

    def moment(self, view: View, players: Sequence[str], speech: Speech) -> list[str]:
        """What is going on, more closely than by the phase."""
        return []

    def lists(self, seat: SeatView, speech: Speech) -> Iterator[str]:
        """Further lines of a seat in the state as text."""
        return iter(())

    def place(self, piece: PieceView, speech: Speech) -> str:
        """Where a piece lies, in a word; "" where that is not told."""
        return speech.word("slot", str(piece.slot)) if piece.slot >= 0 else ""

    def kinds_of(self, card: Card) -> list[str]:
        """A card's type, and more closely what it is of that."""
        return [card.kind]

    def sorts(self, piece: PieceView, card: Card | None) -> list[str]:
        """What a piece is now, as the state tells it in words."""
        return [piece.kind]

    def card_signs(self, card: Card, speech: Speech) -> list[Sign]:
        """What a card that is not in play shows beside its kind and classes."""
        return []

    def kin(self, name: str, lang: str) -> str:
        """A class as all cards of the game have it printed; "" where they do not agree on it."""
        return ""

    def purse(self, seat: SeatView) -> int | None:
        """How much a seat could pay just now; None where the view does not say."""
        return None
