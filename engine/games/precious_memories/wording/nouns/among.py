"""Such ones among those to which something was done: what is said of some of them is not said of all."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.nouns.called import kinds_of
from engine.games.precious_memories.wording.nouns.filters import CHARACTER, LEAVES
from engine.kernel.cards.tree import Anything, Chosen, Count, Discard, Every, Is, Players, This, Zone
from engine.wording import REFUSED, Bindings, Lot, Parts, bare, leaves, plain


def such_of(bindings: Bindings) -> Any:
    lot, them = bindings["lot"], Is(bindings["them"])  # type: ignore[arg-type]
    assert isinstance(lot, Lot)
    return REFUSED if lot.zone != "play" else LEAVES.combined([*leaves(lot.filter), them])


def apart(filter_: Any) -> Bindings | None:
    """Which ones, and among whom."""
    named = [leaf for leaf in leaves(filter_) if isinstance(leaf, Is) and plain(leaf.target) != This()]
    if len(named) != 1:
        return None
    rest: Any = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf is not named[0]])
    return {"lot": Lot(rest), "them": named[0].target}


def count_among(zone: Zone) -> Parts:
    """How many such ones are among them, who lie there by now: all who were turned are characters anyway."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if isinstance(lot.filter, Anything) or (zone == "play" and lot.filter == CHARACTER):
            return REFUSED
        such = such_of(bindings)
        return REFUSED if such is REFUSED else Count(such, zone)

    def match(value: object) -> Bindings | None:
        match value:
            case Count(filter_, there, Players()) if there == zone:
                slots = apart(filter_)
                return slots if slots is not None and slots["lot"] != Lot(Anything()) else None
        return None

    return build, match


def is_called(noun: str, deed: object) -> bool:
    """Whether it is done to characters alone, or to cards of a hand: nobody calls so what may be something else."""
    target: Any = bare(getattr(deed, "target", None))
    if noun == "hand":
        return isinstance(deed, Discard) or getattr(target, "zone", "") == "hand"
    return isinstance(target, This) or (isinstance(target, Chosen | Every) and noun in kinds_of(target.filter))
