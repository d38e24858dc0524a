"""The format of scenario files: what may be written where. Its JSON Schema is published with the program."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

SEATS = "ABCD"
FILLER = "filler"

Seat = Literal["A", "B", "C", "D"]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(pattern=r"^[^\s.#:,\"']+$", max_length=60)]
Name = Annotated[
    str, Meta(min_length=1, max_length=120, description="A card: `raider`, a copy `raider#2`, a seat's `B.raider`."),
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=200)]
ByLanguage = str | dict[Literal["en", "ja"], str]
Rule = Annotated[str, Meta(pattern=r"^\S.*$", max_length=40, description="A rule number, in quotes.")]


class CardEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card by its printed numbers and text."""

    type: Literal["character", "action", "song", "item", "location"]
    name: ByLanguage
    version: ByLanguage = ""
    ink: str | list[str] = field(default_factory=list)
    cost: Number
    inkwell: bool = False
    strength: Number | UnsetType = UNSET
    willpower: Number | UnsetType = UNSET
    lore: Number | UnsetType = UNSET
    move: Number | UnsetType = UNSET
    song: bool = False
    classes: list[str] = field(default_factory=list)
    classifications: list[str] = field(default_factory=list)
    text: ByLanguage = ""


class PieceEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card with its state. A character in play is dry unless this says otherwise."""

    card: Annotated[str, Meta(max_length=120)] = ""
    filler: Annotated[Count, Meta(description="In place of a card: so many blank ones.")] = 0
    exerted: bool = False
    dry: bool = True
    damage: Count = 0
    under: Name | list[Name] = field(default_factory=list)
    at: Name = ""
    counters: dict[Literal["damage"], Count] = field(default_factory=dict)
    face: Literal["up", "down"] = "up"


class DeckEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A deck: cards on top, so many blank ones beneath, cards at the bottom."""

    top: list[Name] = field(default_factory=list)
    filler: Count = 0
    bottom: list[Name] = field(default_factory=list)


class InkEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """An inkwell of blank cards."""

    ready: Count = 0
    exerted: Count = 0


class SeatEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them."""

    field: list[Name | PieceEntry] = msgspec.field(default_factory=list)
    hand: Count | list[Name | PieceEntry] = msgspec.field(default_factory=list)
    deck: Count | list[Name | PieceEntry] | DeckEntry = msgspec.field(default_factory=lambda: DeckEntry(filler=10))
    discard: Count | list[Name | PieceEntry] = msgspec.field(default_factory=list)
    inkwell: Count | list[Name | PieceEntry] | InkEntry = 0
    lore: Number = 0


class TurnEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    seat: Seat = "A"
    phase: Literal["opening", "start", "ready", "set", "draw", "main", "end"] = "main"
    number: Annotated[int, Meta(ge=1, le=1000)] = 5
    first: Seat | UnsetType = UNSET


class CardExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a card must be now. `keywords`: a list is complete, a map asks for some (true, false or a number)."""

    zone: str | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    exerted: bool | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    dry: bool | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    willpower: int | UnsetType = UNSET
    lore: int | UnsetType = UNSET
    move: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    keywords: list[str] | dict[str, bool | int] | UnsetType = UNSET
    under: Name | list[Name] | UnsetType = UNSET
    at: Name | UnsetType | None = UNSET


class SeatExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a deck the blank cards beneath those named may be left out.
    """

    lore: int | UnsetType = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    discard: Count | list[Name] | UnsetType = UNSET
    field: Count | list[Name] | UnsetType = UNSET
    inkwell: Count | list[Name] | InkEntry | UnsetType = UNSET


class QuestionExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """The open question."""

    seat: Seat | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    rule: Rule | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    options: list[str | int] | UnsetType = UNSET


class OutcomeExpect(Struct, forbid_unknown_fields=True, kw_only=True):
    """How the game ended; no winners means that nobody won."""

    winners: list[Seat] | UnsetType = UNSET
    winner: Seat | UnsetType = UNSET
    rule: Rule | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class SeenExpect(Struct, kw_only=True):
    """What a viewer's view must show; every further key is a card's name, in the zone `hidden` if it is not seen.

    `names` and `hidden`: cards that the view must, or must not, name anywhere.
    """

    A: SeatExpect | UnsetType = UNSET
    B: SeatExpect | UnsetType = UNSET
    C: SeatExpect | UnsetType = UNSET
    D: SeatExpect | UnsetType = UNSET
    names: list[Name] = field(default_factory=list)
    hidden: list[Name] = field(default_factory=list)
    shown: list[Name] | UnsetType = UNSET
    question: str | UnsetType | None = UNSET
    log: list[str] = field(default_factory=list)
    not_log: list[str] = field(default_factory=list)


class Expect(Struct, kw_only=True):
    """What must be true; every further key is a card's name with what that card must be.

    Zones and lore may be written by seat (`A: {hand: 2}`) or by zone (`hand: {A: 2}`).
    """

    A: SeatExpect | UnsetType = UNSET
    B: SeatExpect | UnsetType = UNSET
    C: SeatExpect | UnsetType = UNSET
    D: SeatExpect | UnsetType = UNSET
    seats: dict[Seat, SeatExpect] = msgspec.field(default_factory=dict)
    lore: dict[Seat, int] = msgspec.field(default_factory=dict)
    hand: dict[Seat, Count | list[Name]] = msgspec.field(default_factory=dict)
    deck: dict[Seat, Count | list[Name] | DeckEntry] = msgspec.field(default_factory=dict)
    discard: dict[Seat, Count | list[Name]] = msgspec.field(default_factory=dict)
    field: dict[Seat, Count | list[Name]] = msgspec.field(default_factory=dict)
    inkwell: dict[Seat, Count | list[Name] | InkEntry] = msgspec.field(default_factory=dict)
    log: list[str] = msgspec.field(default_factory=list)
    not_log: list[str] = msgspec.field(default_factory=list)
    offered: list[str] = msgspec.field(default_factory=list)
    not_offered: dict[str, Rule | None] | list[str] = msgspec.field(default_factory=list)
    question: QuestionExpect | UnsetType | None = UNSET
    outcome: OutcomeExpect | Seat | UnsetType | None = UNSET
    seen_by: dict[Literal["A", "B", "C", "D", "spectator"], dict[str, object]] = msgspec.field(default_factory=dict)


class Move(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat's input, perhaps with the rule by which it must be refused; or an expectation between moves."""

    A: str | int | UnsetType = UNSET
    B: str | int | UnsetType = UNSET
    C: str | int | UnsetType = UNSET
    D: str | int | UnsetType = UNSET
    refused: Rule | UnsetType = UNSET
    expect: dict[str, object] | UnsetType = UNSET


class ScenarioFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position, moves and what must come of them."""

    game: str
    title: Words
    rules: list[Rule] = field(default_factory=list)
    cards: dict[Key, CardEntry | str] = field(default_factory=dict)
    seats: dict[Seat, SeatEntry] = field(default_factory=dict)
    turn: TurnEntry = field(default_factory=TurnEntry)
    flags: dict[str, bool | int | str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    expect: dict[str, object] = field(default_factory=dict)


RESERVED = frozenset(Expect.__struct_fields__)
"""The keys of an expectation that are no card's name."""
SEEN = frozenset(SeenExpect.__struct_fields__)
"""The same of what a viewer sees."""


def schema() -> dict[str, object]:
    """The JSON Schema of the format, as it is published in `data/schema/scenario.schema.json`."""
    (top, *_), parts = msgspec.json.schema_components(
        [ScenarioFile, Expect, SeenExpect, CardExpect], ref_template="#/$defs/{name}",
        schema_hook=lambda kind: {"type": "object"},
    )
    for mixed in ("Expect", "SeenExpect"):
        parts[mixed]["additionalProperties"] = {"$ref": "#/$defs/CardExpect"}
    parts["Expect"]["properties"]["seen_by"]["additionalProperties"] = {"$ref": "#/$defs/SeenExpect"}
    for owner in ("ScenarioFile", "Move"):
        parts[owner]["properties"]["expect"] = {"$ref": "#/$defs/Expect"}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": parts}
