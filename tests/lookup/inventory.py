"""The inventory of the rules documents: every numbered rule with its kind."""

import re
from pathlib import Path

PARTS = {"000": "mlp", "001": "lorcana", "002": "precious_memories", "003": "quintuplets", "004": "harem_master"}
_PART = re.compile(r"## Document (\d+)")
_ROW = re.compile(r"\| (?:\*\*)?([^|*]+?)(?:\*\*)? \| ([HDCPNO]) \|")


def inventory(facts: Path) -> dict[str, dict[str, str]]:
    """Kinds of rules by number, by game."""
    found: dict[str, dict[str, str]] = {game: {} for game in PARTS.values()}
    game = ""
    for line in (facts / "facts" / "rules-inventory.md").read_text("utf-8").splitlines():
        if part := _PART.match(line):
            game = PARTS[part[1]]
        elif (row := _ROW.match(line)) and game:
            found[game][row[1]] = row[2]
    return found
