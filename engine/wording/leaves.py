"""Filters as bags of leaves: what the words around a noun say, each at most once, in one fixed order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from engine.kernel.cards.tree import AllOf, AnyOf, Anything, Filter, Has, In, Not

from .phrase import REFUSED, Bindings

Parts = tuple[Callable[[Bindings], object], Callable[[object], Bindings | None]]


def leaves(filter_: object) -> tuple[object, ...]:
    """The leaves of a filter; Anything has none."""
    if isinstance(filter_, AllOf):
        return filter_.parts
    return () if isinstance(filter_, Anything) else (filter_,)


def without(value: object, fixed: tuple[Filter, ...]) -> list[object] | None:
    """The leaves of a filter but those that are fixed, or None if one of these is not there."""
    rest = list(leaves(value))
    for leaf in fixed:
        if leaf not in rest:
            return None
        rest.remove(leaf)
    return rest


def ranks(
    kinds: Mapping[type, str],
    *,
    states: Mapping[str, str],
    stats: Mapping[str, str],
    whole: Sequence[tuple[object, str]] = (),
    lists: Collection[str] = (),
    denied: Mapping[type, str] | None = None,
) -> Callable[[object], str]:
    """What each leaf says: by its type, its state or its number; `whole`: leaves that say something of their own;
    `lists`: ranks of which there are lists ("A or B"); `denied`: types that can be said no to."""

    own = frozenset(type(leaf) for leaf, _ in whole) | {In, Has, Not, AnyOf}

    def rank(leaf: object) -> str:
        if type(leaf) not in own:
            return kinds.get(type(leaf), "")
        for known, name in whole:
            if leaf == known:
                return name
        match leaf:
            case In(state):
                return states.get(state, "")
            case Has(stat):
                return stats.get(stat, "")
            case Not(part):
                return (denied or {}).get(type(part), "")
            case AnyOf(parts):
                said = {rank(part) for part in parts}
                return min(said) if len(said) == 1 and said <= set(lists) else ""
        return kinds.get(type(leaf), "")

    return rank


class Leaves:
    """The leaves that a game's filters are made of.

    `rank(leaf)` is what a leaf says, or an empty text for something that is no leaf; `order` has all ranks.
    """

    def __init__(self, rank: Callable[[object], str], order: Sequence[str]) -> None:
        self.rank = rank
        self._order = list(order)

    def combined(self, parts: list[object]) -> object:
        """The filter of these leaves in the fixed order, or REFUSED if two say the same."""
        ranks = [self.rank(part) for part in parts]
        if "" in ranks or len(set(ranks)) < len(ranks):
            return REFUSED
        parts = sorted(parts, key=lambda part: self._order.index(self.rank(part)))
        if not parts:
            return Anything()
        return parts[0] if len(parts) == 1 else AllOf(tuple(parts))  # type: ignore[arg-type]  # every leaf is a Filter

    def bag(self, *fixed: Filter) -> Parts:
        """A noun phrase whose slots are named by rank; `fixed`: what its words say without a slot."""

        def build(bindings: Bindings) -> object:
            return self.combined([*fixed, *(value for value in bindings.values() if value is not None)])

        def match(value: object) -> Bindings | None:
            rest = without(value, fixed)
            if rest is None or self.combined(rest) is REFUSED:
                return None
            return {self.rank(leaf): leaf for leaf in rest}

        return build, match

    def joined(self, *fixed: Filter, when: Callable[[Bindings], bool] = lambda bindings: True) -> Parts:
        """What stands in the slot `rest`, and `fixed` besides; `when`: a guard over the rest."""

        def build(bindings: Bindings) -> object:
            return self.combined([*fixed, *leaves(bindings["rest"])]) if when(bindings) else REFUSED

        def match(value: object) -> Bindings | None:
            rest = without(value, fixed)
            if rest is None:
                return None
            slots: Bindings = {"rest": self.combined(rest)}
            return slots if slots["rest"] is not REFUSED and when(slots) else None

        return build, match
