"""Two to whom one sentence does the same, and of whom a later one speaks."""

from __future__ import annotations

from engine.games.precious_memories.further_nodes import Shed
from engine.games.precious_memories.nodes import Again, Change, CountsAs, PutCoins, Rename, TakeCoins, ToArea
from engine.kernel.abilities.apart import chosen_in, of_several
from engine.kernel.cards.tree import Can, Cannot, Exert, Grant, Lose, Modify, Ready, Seq
from engine.wording import bare

OF_FIELD = (Modify, Can, Lose, Ready, Exert, ToArea, Again, Change, PutCoins, TakeCoins, CountsAs, Rename, Shed)
"""What is done to somebody who stands on the field."""


def names_both(deeds: object) -> bool:
    """Whether the same is done to one who is chosen on the field and to another one, who stay there: whoever is spoken
    of then is both."""
    parts = bare(deeds)
    groups = of_several(parts.parts) if isinstance(parts, Seq) and parts.link == "and" else []
    chosen = chosen_in(groups)
    if not all(isinstance(part, (*OF_FIELD, Cannot, Grant)) for group in groups for part in group):
        return False
    return bool(chosen) and len(chosen) == len(groups) and all(target.zone == "play" for target in chosen)
