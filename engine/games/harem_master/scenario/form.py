"""What a scenario of ハーレムマスター may say."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec import field as listed

from engine.games.harem_master.printed import HaremEntry, Signed
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
from engine.manifest.form import Number

Pile = Count | list[Name | PieceEntry]
Lies = Count | list[Name] | UnsetType


class HaremCard(HaremEntry, kw_only=True):
    """A card as printed, or one of which its cost and its random number do not matter."""

    cost: Number = 1
    random: Signed = 0


class InPlayEntry(PieceEntry, kw_only=True):
    """A character with its state and the items that it wears."""

    acted: bool = False
    items: list[Name] = listed(default_factory=list)


class HaremSeat(SeatEntry, kw_only=True):
    """What a player has. A number in place of a list means so many blank cards; no `castle` means twenty of them.

    `field`: characters; piles are written with the top card first.
    """

    field: list[Name | InPlayEntry] = listed(default_factory=list)
    hand: Pile = 0
    stack: Pile = 0
    discard: Pile = 0
    court: Pile = 0
    scaffold: Pile = 0
    aside: Pile = 0
    castle: Pile | DeckEntry = 20


class HaremTurn(TurnEntry, kw_only=True):
    """Whose turn it is, and how far it has come; `opening` begins with the start procedure."""

    phase: Literal["opening", "start", "main", "end"] = "main"


class HaremCardExpect(CardExpect, kw_only=True):
    """What a card must be now.

    `zone`: field, hand, castle, stack, discard, court, scaffold or aside; `seat`: whose card it is,
    whoever controls it.
    """

    physical: int | UnsetType = UNSET
    mental: int | UnsetType = UNSET
    acted: bool | UnsetType = UNSET
    wearer: Name | UnsetType | None = UNSET


class HaremSeatExpect(SeatExpect, kw_only=True):
    """What a seat must have now. A number counts; a list names every card in order.

    Of a castle the blank cards beneath those named may be left out.
    """

    field: Lies = UNSET
    hand: Lies = UNSET
    stack: Lies = UNSET
    discard: Lies = UNSET
    court: Lies = UNSET
    scaffold: Lies = UNSET
    aside: Lies = UNSET
    castle: Count | list[Name] | DeckEntry | UnsetType = UNSET


FORMS = Forms(HaremCard, HaremSeat, HaremTurn, HaremCardExpect, HaremSeatExpect)
