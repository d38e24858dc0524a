"""The format of scenario files as far as all games share it; what each game adds stands in its own `form`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from engine.manifest.form import ByLanguage, CardEntry

SEATS = "ABCD"
FILLER = "filler"

Seat = Literal["A", "B", "C", "D"]
KINDS = (
    "action",
    "may",
    "target",
    "card",
    "number",
    "order",
    "trigger",
    "replace",
    "pay",
    "seat",
    "mode",
    "mulligan",
    "start",
    "repeat",
    "split",
    "name",
)
"""The kinds of questions of all games."""
Kind = Annotated[str, Meta(pattern="^[a-z_]+$", description="What kind of question; a game has some of its own.")]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=700)]
Key = Annotated[str, Meta(pattern=r"^[^\s.#:,\"']+$", max_length=60)]
Name = Annotated[
    str,
    Meta(min_length=1, max_length=120, description="A card: `raider`, a copy `raider#2`, a seat's `B.raider`."),
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=200)]
Rule = Annotated[str, Meta(pattern=r"^\S.*$", max_length=40, description="A rule number, in quotes.")]


class PieceEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card, or in its place so many blank ones."""

    card: Annotated[str, Meta(max_length=120)] = ""
    filler: Annotated[Count, Meta(description="In place of a card: so many blank ones.")] = 0


class DeckEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A deck: cards on top, so many blank ones beneath, cards at the bottom."""

    top: list[Name] = field(default_factory=list)
    filler: Count = 0
    bottom: list[Name] = field(default_factory=list)


class SeatEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards."""


class TurnEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure.

    `first`: who had the first turn, or in the opening who is to have it, so that nobody is asked.
    """

    seat: Seat = "A"
    phase: str = "main"
    number: Annotated[int, Meta(ge=1, le=1000)] = 5
    first: Seat | UnsetType = UNSET


class CardExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a card must be now. `keywords`: a list is complete, a map asks for some (true, false or a number)."""

    zone: str | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    keywords: list[str] | dict[str, bool | int] | UnsetType = UNSET


class SeatExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a deck the blank cards beneath those named may be left out.
    """


class AskedExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """A question that was put to somebody."""

    seat: Seat | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    rule: Rule | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class QuestionExpect(AskedExpect, kw_only=True):
    """The open question."""

    options: list[str | int] | UnsetType = UNSET


class OutcomeExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """How the game ended; no winners means that nobody won."""

    winners: list[Seat] | UnsetType = UNSET
    winner: Seat | UnsetType = UNSET
    rule: Rule | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class SeenExpect(Struct, kw_only=True):
    """What a viewer's view must show; every further key is a seat, or a card's name, in the zone `hidden` if it is not
    seen.

    `names` and `hidden`: cards that the view must, or must not, name anywhere.
    """

    names: list[Name] = field(default_factory=list)
    hidden: list[Name] = field(default_factory=list)
    shown: list[Name] | UnsetType = UNSET
    question: str | UnsetType | None = UNSET
    log: list[str] = field(default_factory=list)
    not_log: list[str] = field(default_factory=list)


class Expect(Struct, kw_only=True):
    """What must be true; every further key is a seat, a zone, or a card's name with what that card must be.

    What a seat has may be written by seat (`A: {hand: 2}`), all seats together in `seats`, or by zone (`hand: {A: 2}`).
    `asked`, `not_asked`: questions (a kind, or as `question` is written) that must, or must not, have been put to
    anybody since the last move, those included that had one answer and were answered by themselves.
    """

    seats: dict[Seat, dict[str, object]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    not_log: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    not_offered: dict[str, Rule | None] | list[str] = field(default_factory=list)
    question: QuestionExpect | UnsetType | None = UNSET
    asked: list[Kind | AskedExpect] = field(default_factory=list)
    not_asked: list[Kind | AskedExpect] = field(default_factory=list)
    outcome: OutcomeExpect | Seat | UnsetType | None = UNSET
    seen_by: dict[Literal["A", "B", "C", "D", "spectator"], dict[str, object]] = field(default_factory=dict)


class Move(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat's input, perhaps with the rule by which it must be refused; or an expectation between moves."""

    A: str | int | UnsetType = UNSET
    B: str | int | UnsetType = UNSET
    C: str | int | UnsetType = UNSET
    D: str | int | UnsetType = UNSET
    refused: Rule | UnsetType = UNSET
    expect: dict[str, object] | UnsetType = UNSET


class Texts(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is said to whoever plays, in every language."""

    en: Said
    ja: Said


class PuzzleEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What makes a scenario a puzzle for seat A: what is expected at the end is the goal, the moves are a solution.

    `level`: from 1, easy. `until`: the goal counts as soon as it is reached in this `turn`, or it must be there when
    the own `next` turn begins. `hints`: the first says where to look, the others what to do, step by step. `blanks`:
    the cards of a set that stand in for blank ones.
    """

    level: Annotated[int, Meta(ge=1, le=5)]
    goal: Texts
    hints: Annotated[list[Texts], Meta(min_length=2, max_length=6)]
    why: Texts
    until: Literal["turn", "next"] = "turn"
    blanks: dict[Key, str] = field(default_factory=dict)


class EarlierEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat did, or what happened to it, earlier in this turn: a deed with the cards that it names."""

    A: Words | UnsetType = UNSET
    B: Words | UnsetType = UNSET
    C: Words | UnsetType = UNSET
    D: Words | UnsetType = UNSET


class LastingEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect that has resolved before and still lasts.

    `text`: as it would be printed on a card that does nothing else; or `card`: the one whose effect it was, by its
    `ability`th triggered ability if it is none to be played for its effect. `on`: what was chosen, in that order, or
    the card that the text calls "this". `by`: whose effect; `turn`: in which turn it resolved, if not in this one.
    """

    text: ByLanguage = ""
    card: Annotated[str, Meta(max_length=120)] = ""
    ability: Annotated[int, Meta(ge=1, le=20)] = 1
    on: Name | list[Name] = field(default_factory=list)
    by: Seat | UnsetType = UNSET
    turn: Annotated[int, Meta(ge=1, le=1000)] | UnsetType = UNSET


class WaitingEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A triggered ability that waits to resolve: the nth of a card, and what it saw.

    `about`: "that card", if it is not the card itself; `against`: the other one of the two; `amount`: how much. `by`:
    whose, if not the card's player's.
    """

    of: Name
    ability: Annotated[int, Meta(ge=1, le=20)] = 1
    about: Annotated[str, Meta(max_length=120)] = ""
    against: Annotated[str, Meta(max_length=120)] = ""
    amount: Count = 0
    by: Seat | UnsetType = UNSET


def lasting_key(at: int) -> str:
    """What the card of the nth lasting text is called; no card of a file can be."""
    return f"lasting.{at + 1}"


class ScenarioFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position, moves and what must come of them."""

    game: str
    title: Words | Texts
    rules: list[Rule] = field(default_factory=list)
    cards: dict[Key, CardEntry | str] = field(default_factory=dict)
    seats: dict[Seat, SeatEntry] = field(default_factory=dict)
    turn: TurnEntry = field(default_factory=TurnEntry)
    flags: dict[str, bool | int | str] = field(default_factory=dict)
    earlier: list[EarlierEntry] = field(default_factory=list)
    lasting: list[LastingEntry] = field(default_factory=list)
    waiting: list[WaitingEntry] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    expect: dict[str, object] = field(default_factory=dict)
    puzzle: PuzzleEntry | UnsetType = UNSET


def seats_of(file: ScenarioFile) -> list[Seat]:
    """The seats of which a file speaks."""
    return [*file.seats, file.turn.seat]


class Forms(Struct, frozen=True):
    """How one game writes its cards, what a seat has, where a turn stands, and what is expected of cards and seats."""

    card: type[CardEntry]
    seat: type[SeatEntry]
    turn: type[TurnEntry]
    card_expect: type[CardExpect]
    seat_expect: type[SeatExpect]

    @property
    def reserved(self) -> frozenset[str]:
        """The keys of an expectation that are no card's name."""
        return frozenset((*Expect.__struct_fields__, *self.seat_expect.__struct_fields__, *SEATS))


SEEN = frozenset((*SeenExpect.__struct_fields__, *SEATS))
"""The keys of what a viewer sees that are no card's name."""
