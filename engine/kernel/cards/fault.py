"""What is wrong with a deck, in any game."""

from __future__ import annotations

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One thing wrong with a deck: its rule ("" where the limit is ours), a message key, and what the message names."""

    rule: str
    key: str
    args: dict[str, str | int]
