"""What a table itself asks of a deck, beyond the rules of its game: whose cards they are, and whether they are read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from engine.kernel.cards.card import Card
from engine.kernel.flow.reminding import MARK
from engine.kernel.verbs.by_hand import agreed
from engine.table.rows import TableRow

_OWNED = re.compile(r"g([0-9]+):.+")


class TableFault(Struct, frozen=True):
    """A card that may not sit down at this table: no rule, a message key, and what the message names."""

    rule: str
    key: str
    args: dict[str, str | int]


def owned(guild: int, key: str) -> str:
    """The key of a card of a server's own; no card that comes with a game is called so."""
    return f"g{guild}:{key}"


def owner_of(key: str) -> int | None:
    """The server that a card belongs to, None for one that is everybody's.

    >>> owner_of(owned(7, "FOX-001")), owner_of("1-001")
    (7, None)
    """
    match = _OWNED.fullmatch(key)
    return int(match[1]) if match else None


def faults_at(row: TableRow, cards: Mapping[str, Card]) -> list[TableFault]:
    """The cards of a deck that this table does not take: another server's, and those nobody could read where the
    players have not agreed to settle such by hand."""
    faults = [
        TableFault("", "deck-foreign-card", {"name": card.full_name})
        for key, card in cards.items()
        if owner_of(key) not in (None, row.guild)
    ]
    if not agreed(row.options.flags):
        faults += [
            TableFault("", "deck-by-hand-card", {"name": card.full_name})
            for card in cards.values()
            if MARK in card.marks
        ]
    return faults
