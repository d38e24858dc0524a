"""What a scenario of My Little Pony may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from engine.games.mlp.printed import MlpEntry, Stage
from engine.manifest.dialect.form import (
    CardExpect,
    Count,
    DeckEntry,
    Forms,
    Name,
    PieceEntry,
    SeatEntry,
    SeatExpect,
    TurnEntry,
)

Token = Literal["candy", "search", "recall", "cheer", "errand", "journey", "dazzle"]
Tokens = Annotated[dict[Token, Count], Meta(description="The candy and the presents that lie on a character.")]
SlotNumber = Annotated[int, Meta(ge=1, le=3, description="From 1, at the first player's left.")]
Pile = Count | list[Name | PieceEntry]


class SlotEntry(PieceEntry, kw_only=True):
    """A character with its state; `wears`: the item beneath it."""

    tapped: bool = False
    wears: Name | None = None
    tokens: Tokens = field(default_factory=dict)


class SceneEntry(PieceEntry, kw_only=True):
    """A scene with its state."""

    tapped: bool = False
    face_down: bool = False


class MlpSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them.

    `slots`: three, null for an empty one. `plans` and `stories` by stage; blank stories need not be written. `lead`:
    the stage that it has reached.
    """

    slots: list[Name | SlotEntry | None] = field(default_factory=list)
    scenes: Count | list[Name | SceneEntry] = 0
    plans: dict[Stage, Name] = field(default_factory=dict)
    stories: dict[Stage, Name] = field(default_factory=dict)
    lead: Stage | None = None
    hand: Pile = field(default_factory=list)
    rest: Pile = field(default_factory=list)
    deck: Pile | DeckEntry = field(default_factory=lambda: DeckEntry(filler=10))
    scene_deck: Pile | DeckEntry = 5


class MlpTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    phase: Literal["opening", "start", "preparation", "main", "exchange", "end"] = "main"


class MlpCardExpect(CardExpect, kw_only=True):
    """What a card must be now.

    `zone`: adventure, worn, scenes, plans, stories, lead, hand, rest, deck, scene_deck, processing. `tokens` is
    complete; `moves` counts those inside the adventure area in this turn.
    """

    idea: int | UnsetType = UNSET
    tapped: bool | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    slot: SlotNumber | UnsetType = UNSET
    wears: Name | UnsetType | None = UNSET
    tokens: Tokens | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET


class MlpSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a deck the blank cards beneath those named may be left out.
    """

    slots: Count | list[Name | None] | UnsetType = UNSET
    scenes: Count | list[Name] | UnsetType = UNSET
    plans: Count | dict[Stage, Name] | UnsetType = UNSET
    lead: Stage | UnsetType | None = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    rest: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    scene_deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    stories: Count | list[Name] | UnsetType = UNSET
    processing: Count | list[Name] | UnsetType = UNSET


FORMS = Forms(MlpEntry, MlpSeat, MlpTurn, MlpCardExpect, MlpSeatExpect)
