"""Several by their names, each of which has to be there or to do something."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import AllOf, Both, Class, Compare, Count, Filter, Named, Players, Side
from engine.wording import Bindings, Parts


def all_there(*doing: Filter) -> Parts:
    """Each of these of one's own, all of them `doing` it."""

    def build(bindings: Bindings) -> object:
        names: Any = bindings["names"]
        own = [LEAVES.combined([Side(True), name, *doing]) for name in names]
        return Both(tuple(Compare(Count(each), ">=", 1) for each in own))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        names = []
        for part in value.parts if isinstance(value, Both) else ():
            match part:
                case Compare(Count(AllOf((Side(True), Named() | Class() as name, *rest)), "play", Players()), ">=", 1):
                    if tuple(rest) != doing:
                        return None
                    names.append(name)
                case _:
                    return None
        return {"names": tuple(names)} if len(names) > 1 else None

    return build, match
