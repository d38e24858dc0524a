"""The rules that must be switched off one at a time: the rows of the inventory, or whatever is registered."""

from __future__ import annotations

import re
from pathlib import Path

import engine.games.registry  # noqa: F401  (registers every rule)
from engine.kernel.flow.rule_marks import REGISTER
from engine.scenario.dialects import DIALECTS

GAMES = {game: dialect.prefix.strip() for game, dialect in DIALECTS.items()}
"""What stands before the numbers of a game's rules."""
ROW = re.compile(r"\| \**([^|*]+?)\** \| ([HDCPNO]) \|")
HEADINGS = {
    "LOR": "## Document 001",
    "MLP": "## Document 000",
    "PM": "## Document 002",
    "GOT": "## Document 003",
    "HM": "## Document 004",
}
MULTIPLAYER = ("1.10.1", "1.10.2", "1.10.2.1", "1.10.2.2", "1.10.2.3", "8.7.9")
"""Rows of games for more than two, which the inventory counts as out of scope and we do not."""
NO_KNOCK_OUT = {
    "GOT 1.3.2.3": "no text demands two things of a player between which he would have to choose",
    "GOT 4.1.3": "there is no move that changes the order of a deck, or of the cards under a character",
    "HM 213.1": "of each number a set has one printing, and a game plays with the cards that were pinned when it began",
    "HM 213.3": "of each number a set has one printing, and a game plays with the cards that were pinned when it began",
    "HM 215.9c": "a deck is a list that a game never changes; when it is over nothing has to go back",
    "MLP 1-1.1.0": "which text goes before which is how the rulebook was written; there is no place that decides it",
    "MLP 3-1.2.0": "there is no move that changes the order of a deck",
    "MLP 3-2.2.0": "there is no move that changes the order of a scene deck",
    "MLP 3-4.4.0": "there is no move that changes the places of stories and plans",
    "MLP 3-7.4.0": "nothing depends on the order of a hand",
    "MLP 6-10.5.0": "where a text chooses, its selection says; no text chooses characters to tap anywhere else",
    "MLP 6-10.6.0": "nothing asks which way up a scene lies",
    "MLP 6-12.1.1": "entering, leaving and moving are events of their own; nothing turns one into another",
}
"""Rows that no code carries out alone, so that there is nothing to switch off; why. Tests show them all the same."""


def inventory(facts: Path, game: str = "LOR") -> dict[str, str]:
    """Every row of a document and its glossary: rule id to kind (H, D, C, P, N, O), in order."""
    text = (facts / "facts" / "rules-inventory.md").read_text(encoding="utf-8")
    sections = [part for part in re.split(r"^(?=## )", text, flags=re.M) if part.startswith(HEADINGS[game])]
    rows = [match.groups() for section in sections for match in map(ROW.match, section.splitlines()) if match]
    return {f"{game} {number}": kind for number, kind in rows}


def required(facts: Path, game: str = "LOR") -> list[str]:
    """The constraint and procedure rows of a document and its glossary, as rule ids, in order; without those that
    nothing can be switched off for."""
    extra = [f"{game} {number}" for number in MULTIPLAYER]
    return [
        number
        for number, kind in inventory(facts, game).items()
        if (kind in "CP" or number in extra) and number not in NO_KNOCK_OUT
    ]


def registered(game: str = "LOR") -> list[str]:
    """Every rule id of a game that some code is registered under."""
    return [number for number in REGISTER if number.startswith(game + " ")]
