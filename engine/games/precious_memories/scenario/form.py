"""What a scenario of Precious Memories may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from engine.games.precious_memories.printed import PreciousEntry, SideEntry
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

Pile = Count | list[Name | PieceEntry]
Coins = dict[str, Count]
Keywords = Annotated[dict[str, int], Meta(description="Keywords, each with its number, 0 for none.")]


class PreciousSide(SideEntry, kw_only=True):
    """The back of a double-faced card."""

    keywords: Keywords = field(default_factory=dict)


class PreciousCard(PreciousEntry, kw_only=True):
    """A card as printed, or with the keywords of its text. `work`: its title. Cards are the same if their keys are,
    apart from small letters at the end."""

    work: str = "tale"
    keywords: Keywords = field(default_factory=dict)
    back: PreciousSide | None = None


class FieldEntry(PieceEntry, kw_only=True):
    """A character with its state. `under`: what it has grown out of; `beneath`: what lies face down under it; `wears`:
    support cards that are set on it; `fresh`: it has come this turn; `turned`: it shows its back."""

    rested: bool = False
    fresh: bool = False
    turned: bool = False
    under: list[Name] = field(default_factory=list)
    beneath: list[Name] = field(default_factory=list)
    wears: list[Name] = field(default_factory=list)
    coins: Coins = field(default_factory=dict)


class PointEntry(PieceEntry, kw_only=True):
    """A card of a point pile."""

    face_down: bool = False


class PreciousSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `deck` means ten of them."""

    main: list[Name | FieldEntry] = field(default_factory=list)
    support: list[Name | FieldEntry] = field(default_factory=list)
    hand: Pile = field(default_factory=list)
    points: Count | list[Name | PointEntry] = field(default_factory=list)
    discard: Pile = field(default_factory=list)
    removed: Pile = field(default_factory=list)
    popped: Pile = field(default_factory=list)
    deck: Pile | DeckEntry = field(default_factory=lambda: DeckEntry(filler=10))
    ex_deck: Pile = field(default_factory=list)
    coins: Coins = field(default_factory=dict)


class PreciousTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    phase: Literal["opening", "start", "main", "approach", "end"] = "main"


class PreciousCardExpect(CardExpect, kw_only=True):
    """What a card must be now. `zone`: main, support, set, hand, points, discard, removed, popped, deck, ex_deck."""

    generated: int | UnsetType = UNSET
    ap: int | UnsetType = UNSET
    dp: int | UnsetType = UNSET
    lv: int | UnsetType = UNSET
    rested: bool | UnsetType = UNSET
    turned: bool | UnsetType = UNSET
    coins: Coins | UnsetType = UNSET


class PreciousSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order."""

    main: Count | list[Name] | UnsetType = UNSET
    support: Count | list[Name] | UnsetType = UNSET
    hand: Count | list[Name] | UnsetType = UNSET
    points: Count | list[Name] | UnsetType = UNSET
    discard: Count | list[Name] | UnsetType = UNSET
    removed: Count | list[Name] | UnsetType = UNSET
    popped: Count | list[Name] | UnsetType = UNSET
    deck: Count | list[Name] | DeckEntry | UnsetType = UNSET
    ex_deck: Count | list[Name] | UnsetType = UNSET
    coins: Coins | UnsetType = UNSET


FORMS = Forms(PreciousCard, PreciousSeat, PreciousTurn, PreciousCardExpect, PreciousSeatExpect)
