"""Cards that one test has had read are lent to the next: reading them is most of a bot's first start.

Their files are named after what they were made from, our own sources among it, so a stale one is never read.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from data.shelf import Shelf, open_shelf
from engine.kernel.cards.card import Card

HOME = Path(__file__).resolve().parents[1] / ".pytest_cache"
WARM = HOME / "compiled"
MOST = 16


@cache
def shelf_of(game: str) -> Shelf:
    """What comes with a game, read once for all tests."""
    return open_shelf(game, HOME)


def cards_of(game: str) -> Mapping[str, Card]:
    """The cards that come with a game."""
    return shelf_of(game).cards.cards


def lend(home: Path) -> None:
    """Put what is known into a home."""
    (home / "compiled").mkdir(parents=True, exist_ok=True)
    for file in WARM.glob("*.msgpack"):
        with suppress(FileNotFoundError):  # another worker may have let it give way
            shutil.copy2(file, home / "compiled")


def keep(home: Path) -> None:
    """Keep what was compiled in a home; the oldest give way."""
    WARM.mkdir(parents=True, exist_ok=True)
    for file in (home / "compiled").glob("*.msgpack"):
        if not (WARM / file.name).exists():
            with tempfile.NamedTemporaryFile(dir=WARM.parent, delete=False) as draft:
                draft.write(file.read_bytes())
            os.replace(draft.name, WARM / file.name)
    with suppress(FileNotFoundError):
        for file in sorted(WARM.glob("*.msgpack"), key=lambda each: each.stat().st_mtime)[:-MOST]:
            file.unlink(missing_ok=True)
