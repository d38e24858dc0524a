"""What a scenario of Lorcana may say."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from engine.games.lorcana.printed import Ink, LorcanaEntry
from engine.manifest.dialect.form import (
    CardExpect,
    Count,
    DeckEntry,
    Forms,
    Name,
    Number,
    PieceEntry,
    SeatEntry,
    SeatExpect,
    TurnEntry,
)


class LorcanaCard(LorcanaEntry, kw_only=True):
    """A card as printed, of any ink. A song is an action; classifications are classes."""

    type: Literal["character", "action", "song", "item", "location"]  # type: ignore[assignment]
    ink: Ink | list[Ink] = field(default_factory=list)
    classifications: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.type == "song":
            self.type, self.song = "action", True
        self.classes, self.classifications = [*self.classes, *self.classifications], []


class LorcanaPiece(PieceEntry, kw_only=True):
    """A card with its state. A character in play is dry unless this says otherwise."""

    exerted: bool = False
    dry: bool = True
    damage: Count = 0
    under: Name | list[Name] = field(default_factory=list)
    at: Name = ""
    counters: dict[Literal["damage"], Count] = field(default_factory=dict)
    face: Literal["up", "down"] = "up"


class InkEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An inkwell of blank cards."""

    ready: Count = 0
    exerted: Count = 0

    def __str__(self) -> str:
        return f"{self.ready} ready and {self.exerted} exerted"


class LorcanaSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them."""

    field: list[Name | LorcanaPiece] = msgspec.field(default_factory=list)
    hand: Count | list[Name | LorcanaPiece] = msgspec.field(default_factory=list)
    deck: Count | list[Name | LorcanaPiece] | DeckEntry = msgspec.field(default_factory=lambda: DeckEntry(filler=10))
    discard: Count | list[Name | LorcanaPiece] = msgspec.field(default_factory=list)
    inkwell: Count | list[Name | LorcanaPiece] | InkEntry = 0
    lore: Number = 0


class LorcanaTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    phase: Literal["opening", "start", "ready", "set", "draw", "main", "end"] = "main"


class LorcanaCardExpect(CardExpect, kw_only=True):
    """What a card must be now. `keywords`: a list is complete, a map asks for some (true, false or a number)."""

    damage: int | UnsetType = UNSET
    exerted: bool | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    dry: bool | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    willpower: int | UnsetType = UNSET
    lore: int | UnsetType = UNSET
    move: int | UnsetType = UNSET
    under: Name | list[Name] | UnsetType = UNSET
    at: Name | UnsetType | None = UNSET


class LorcanaSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a deck the blank cards beneath those named may be left out.
    """

    lore: int | UnsetType = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    discard: Count | list[Name] | UnsetType = UNSET
    field: Count | list[Name] | UnsetType = UNSET
    inkwell: Count | list[Name] | InkEntry | UnsetType = UNSET


FORMS = Forms(LorcanaCard, LorcanaSeat, LorcanaTurn, LorcanaCardExpect, LorcanaSeatExpect)
