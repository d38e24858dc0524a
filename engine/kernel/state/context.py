"""Who speaks in a text: whatever reads an amount, a filter or a condition is told this."""

from __future__ import annotations

from typing import Protocol

from engine.kernel.state.state import Ref


class Context(Protocol):
    """Whose ability it is, from which card, and what its text named so far."""

    seat: int
    source: Ref
    slots: dict[str, list[int]]
