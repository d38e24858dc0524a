"""What is drawn by chance is the same at every check: examples, decks, and what a process of ours shuffles."""

from __future__ import annotations

import os
import secrets
from random import Random

SAME_DRAWS = "KOTATSU_SAME_DRAWS"
"""Set, every run of a test draws the same examples and shuffles the same decks."""
SAME = "CI" in os.environ or SAME_DRAWS in os.environ


def seed_of_test() -> str:
    """By which a process that the running test starts shall draw; "" where it draws by chance."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0] if SAME else ""


class SameDraws:
    """What a process draws at every run with the same seed: each number of bytes is a row of its own, so that a nonce
    more or less, which is a matter of time, shuffles no deck otherwise.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._rows: dict[int | None, Random] = {}

    def token_bytes(self, size: int | None = None) -> bytes:
        """As `secrets.token_bytes`."""
        row = self._rows.setdefault(size, Random(f"{self._seed}/{size}"))
        return row.randbytes(size if size is not None else secrets.DEFAULT_ENTROPY)
