"""Who levels up, where a text tells it beside something else."""

from __future__ import annotations

from engine.kernel.cards.tree import Is, This, Trigger
from engine.wording import bare


def grows_or_else(events: list[Trigger]) -> bool:
    """Whether this card levels up or does something else: who levels up is the one that something is put on top of,
    and hardly any text means to tell that beside its coming (R-PM-92)."""
    return len(events) > 1 and any(on.event == "grows" and bare(on.subject) == Is(This()) for on in events)
