"""The rules that must be switched off one at a time: the rows of the inventory, or whatever is registered."""

from __future__ import annotations

import re
from pathlib import Path

import engine.games.registry  # noqa: F401  (registers every rule)
from engine.kernel.rule import REGISTER

ROW = re.compile(r"\| \**([^|*]+?)\** \| ([HDCPNO]) \|")
HEADINGS = {"LOR": "## Document 001", "MLP": "## Document 000"}
MULTIPLAYER = ("1.10.1", "1.10.2", "1.10.2.1", "1.10.2.2", "1.10.2.3", "8.7.9")
"""Rows of games for more than two, which the inventory counts as out of scope and we do not."""


def inventory(facts: Path, game: str = "LOR") -> dict[str, str]:
    """Every row of a document and its glossary: rule id to kind (H, D, C, P, N, O), in order."""
    text = (facts / "facts" / "rules-inventory.md").read_text(encoding="utf-8")
    sections = [part for part in re.split(r"^(?=## )", text, flags=re.M) if part.startswith(HEADINGS[game])]
    rows = [match.groups() for section in sections for match in map(ROW.match, section.splitlines()) if match]
    return {f"{game} {number}": kind for number, kind in rows}


def required(facts: Path, game: str = "LOR") -> list[str]:
    """The constraint and procedure rows of a document and its glossary, as rule ids, in order."""
    extra = [f"{game} {number}" for number in MULTIPLAYER]
    return [number for number, kind in inventory(facts, game).items() if kind in "CP" or number in extra]


def registered(game: str = "LOR") -> list[str]:
    """Every rule id of a game that some code is registered under."""
    return [number for number in REGISTER if number.startswith(game + " ")]
