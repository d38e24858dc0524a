"""Run in a tree with one more game: two people sit down to it in the rehearsal server and play by clicks.

`python -m tests.games.rehearsed HOME` prints the first board, what the first player was asked, and what
came of his turn.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from rehearsal.client import buttons_of, pictures_of, text_of
from tests.e2e.house import House


async def sit_down(home: Path) -> dict[str, object]:
    """A table of Kites up to its first turn."""
    house = House(home)
    try:
        await house.open()
        first, second = house.people
        await house.sit_down(first, second, game="kites", decks=("breeze", "gale"))
        board = await house.anybody.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
        told = await house.people[first].answer(await house.people[first].command("match show", what="hand"))
        ended = await house.people[first].command("kites end")
        after = await house.people[first].answer(ended)
        return {
            "board": text_of(board),
            "hand": text_of(told),
            "after": text_of(after),
            "complaints": house.complaints(),
            "findings": await house.findings(),
        }
    finally:
        await house.close()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(sit_down(Path(sys.argv[1]))), ensure_ascii=False))
