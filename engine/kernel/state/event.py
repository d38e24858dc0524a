"""Events: what happened, each with its audience. Log lines are rendered from them for each viewer."""

from __future__ import annotations

from msgspec import Struct

EVERYBODY = -1


class Event(Struct, frozen=True, array_like=True, gc=False):
    """A happening: message kind and arguments (card keys, seats, numbers); `to`: the only seat that may know it."""

    kind: str
    args: tuple[str | int, ...]
    to: int = EVERYBODY
