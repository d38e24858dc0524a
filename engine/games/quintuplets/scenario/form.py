"""What a scenario of the Quintuplets may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from engine.games.quintuplets.printed import QuintupletsEntry
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

Lane = Annotated[int, Meta(ge=1, le=5, description="From 1, at the first player's left.")]
Pile = Count | list[Name | PieceEntry]


class LaneEntry(PieceEntry, kw_only=True):
    """A character with what lies under it: cards that it has grown from, episodes that are set on it."""

    under: list[Name] = field(default_factory=list)
    episodes: list[Name] = field(default_factory=list)


class HeroEntry(PieceEntry, kw_only=True):
    """A hero with its state."""

    face_down: bool = False


class QuintupletsSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them.

    `lanes`: up to five, null for an empty one, from the first player's left. `heroes`: those of this player's deck that
    lie in the hero lanes; only one player has any.
    """

    lanes: list[Name | LaneEntry | None] = field(default_factory=list)
    heroes: list[Name | HeroEntry | None] = field(default_factory=list)
    hand: Pile = field(default_factory=list)
    waiting_room: Pile = field(default_factory=list)
    brides: Pile = field(default_factory=list)
    removed: Pile = field(default_factory=list)
    deck: Pile | DeckEntry = field(default_factory=lambda: DeckEntry(filler=10))
    hero_deck: Pile | DeckEntry = field(default_factory=list)


class QuintupletsTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    phase: Literal["opening", "start", "main", "approach", "end"] = "main"


class QuintupletsCardExpect(CardExpect, kw_only=True):
    """What a card must be now.

    `zone`: lanes, set, heroes, hand, waiting_room, brides, removed, deck, hero_deck, or one of what is being resolved.
    """

    power: int | UnsetType = UNSET
    need: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    lane: Lane | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    under: list[Name] | UnsetType = UNSET
    wearer: Name | UnsetType | None = UNSET
    approaching: Name | UnsetType | None = UNSET


class QuintupletsSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a deck the blank cards beneath those named may be left out.
    """

    lanes: Count | list[Name | None] | UnsetType = UNSET
    heroes: Count | list[Name | None] | UnsetType = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    waiting_room: Count | list[Name] | UnsetType = UNSET
    brides: Count | list[Name] | UnsetType = UNSET
    removed: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    hero_deck: Count | list[Name] | DeckEntry | UnsetType = UNSET


FORMS = Forms(QuintupletsEntry, QuintupletsSeat, QuintupletsTurn, QuintupletsCardExpect, QuintupletsSeatExpect)
