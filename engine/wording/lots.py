"""Cards of one place: nouns with what stands around them, how many there are, and selections out of them.

A filter is a bag of leaves, at most one of each rank; the place makes a lot of it, a selection makes a target of that.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import (
    Every,
    Filter,
    Node,
    Opponents,
    Other,
    Players,
    Side,
    Who,
    You,
    Zone,
)

from .leaves import Leaves, Parts, leaves
from .phrase import REFUSED, Bindings, Phrase, made, passing


class Lot(Node, frozen=True):
    """Which cards, and where: a noun phrase before anybody says how many of them. It stands only in a grammar, until a
    reading has put a node of the tree in its place."""

    filter: Filter
    zone: Zone = "play"
    whose: Who = Players()


class Lots:
    """The lots that a game's filters make. `noun`: the ranks of leaves that its nouns say."""

    def __init__(self, bag: Leaves, noun: tuple[str, ...]) -> None:
        self._bag = bag
        self._noun = noun

    def placed(self, zone: Zone, whose: Who, *bare: Filter) -> Parts:
        """Cards of one place; the slots are `noun` and ranks; `bare`: what the words of the place say as well."""

        def build(bindings: Bindings) -> object:
            parts = [part for value in bindings.values() if value is not None for part in leaves(value)]
            return self._lot(self._bag.combined([*bare, *parts]), zone, whose)

        def match(value: object) -> Bindings | None:
            if not isinstance(value, Lot) or (value.zone, value.whose) != (zone, whose):
                return None
            return self._parted(value.filter, bare)

        return build, match

    def bare(self, zone: Zone, whose: Who, *fixed: Filter) -> Parts:
        """The same where the words of the place say the noun as well."""
        build, match = self._bag.bag(*fixed)

        def lot(bindings: Bindings) -> object:
            return self._lot(build(bindings), zone, whose)

        def apart(value: object) -> Bindings | None:
            here = isinstance(value, Lot) and (value.zone, value.whose) == (zone, whose)
            return match(value.filter) if here else None  # type: ignore[attr-defined]  # just asked

        return lot, apart

    def others(self) -> Parts:
        """Other ones of the lot in the slot `lot`."""

        def build(bindings: Bindings) -> object:
            lot = bindings["lot"]
            assert isinstance(lot, Lot)
            return self._lot(self._bag.combined([Other(), *leaves(lot.filter)]), lot.zone, lot.whose)

        def match(value: object) -> Bindings | None:
            if not isinstance(value, Lot) or Other() not in leaves(value.filter):
                return None
            rest = self._bag.combined([leaf for leaf in leaves(value.filter) if leaf != Other()])
            return {"lot": self._lot(rest, value.zone, value.whose)}

        return build, match

    def one(self, sort: str, lot: str) -> Iterator[Phrase]:
        """One of a lot, or another one."""
        yield passing(sort, lot, ja="{it}", en="@{it}")
        yield made(sort, *self.others(), en="another {lot:" + lot + "}")

    def some(self, sort: str, lot: str) -> Iterator[Phrase]:
        """Several of a lot, or other ones."""
        yield passing(sort, lot, ja="{it}")
        yield from self.bare_noun(sort, lot + ".s")

    def bare_noun(self, sort: str, lot: str) -> Iterator[Phrase]:
        """A lot, or other ones of it, without an article in English: behind "no" and behind a number."""
        yield passing(sort, lot, en="{it}")
        yield made(sort, *self.others(), en="other {lot:" + lot + "}")

    def every(self, but: tuple[object, ...] = ()) -> Parts:
        """All of the lot in the slot `lot`; a target outside play says by a leaf whose they are. `but`: what has words
        of its own."""

        def build(bindings: Bindings) -> object:
            lot = bindings["lot"]
            assert isinstance(lot, Lot)
            side = {You(): (Side(True),), Opponents(): (Side(False),)}.get(lot.whose, ())
            filter_ = self._bag.combined([*side, *leaves(lot.filter)])
            return REFUSED if filter_ is REFUSED else Every(filter_, lot.zone)  # type: ignore[arg-type]  # a Filter

        def match(value: object) -> Bindings | None:
            lot = None if value in but else self._of_every(value)
            return None if lot is None else {"lot": lot}

        return build, match

    def _of_every(self, value: object) -> Lot | None:
        if not isinstance(value, Every):
            return None
        if value.zone == "play":
            return Lot(value.filter)
        side = [leaf for leaf in leaves(value.filter) if isinstance(leaf, Side)]
        rest = self._bag.combined([leaf for leaf in leaves(value.filter) if leaf not in side])
        whose = Players() if not side else You() if side == [Side(True)] else Opponents()
        return None if rest is REFUSED else Lot(rest, value.zone, whose)  # type: ignore[arg-type]  # a Filter

    def _lot(self, filter_: object, zone: Zone, whose: Who) -> object:
        return REFUSED if filter_ is REFUSED else Lot(filter_, zone, whose)  # type: ignore[arg-type]  # a Filter

    def _parted(self, filter_: Filter, bare: tuple[Filter, ...]) -> Bindings | None:
        """The noun of a filter in one piece, every other leaf by its rank."""
        rest = [leaf for leaf in leaves(filter_) if leaf not in bare]
        whole = self._bag.combined(list(leaves(filter_))) == filter_
        if len(rest) + len(bare) != len(leaves(filter_)) or not whole:
            return None
        rank = self._bag.rank
        slots: Bindings = {rank(leaf): leaf for leaf in rest if rank(leaf) not in self._noun}
        return slots | {"noun": self._bag.combined([leaf for leaf in rest if rank(leaf) in self._noun])}
