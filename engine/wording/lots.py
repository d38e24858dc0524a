"""Cards of one place: nouns with what stands around them, how many there are, and selections out of them.

A filter is a bag of leaves, at most one of each rank; the place makes a lot of it, a selection makes a target of that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.kernel.cards.tree import (
    Anything,
    Chosen,
    Compare,
    Count,
    Every,
    Filter,
    Node,
    Op,
    Opponents,
    Other,
    Players,
    Side,
    Who,
    You,
    Zone,
)

from .leaves import Leaves, Parts, leaves
from .phrase import REFUSED, Bindings, Phrase, Words, made, phrase


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


def chosen(sort: str, ja: Words, en: Words, least: int | None, most: int | None) -> Phrase:
    """A selection out of the lot in the slot `lot`; None: the number stands in the slot `n`."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings.get("n")
        if not isinstance(lot, Lot):
            return REFUSED
        low, high = (n if bound is None else bound for bound in (least, most))
        return Chosen(lot.filter, low, high, lot.zone, You(), lot.whose)  # type: ignore[arg-type]  # numbers

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Chosen) or not isinstance(value.by, You):
            return None
        n = value.least if least is None else value.most
        if (value.least, value.most) != (n if least is None else least, n if most is None else most):
            return None
        slots: Bindings = {"lot": Lot(value.filter, value.zone, value.whose)}
        return slots | {"n": n} if None in (least, most) else slots

    return made(sort, build, match, ja=ja, en=en)


MOST = 99
"""Any number: more than there can be."""


def chosen_in_japanese(
    sort: str, one: str, some: str, unit: str, last: str, any_number: str, *, least: bool = False
) -> Iterator[Phrase]:
    """Selections of every size in Japanese, as they stand before a verb. `one`, `some`: the slots of one and several;
    `unit`: the counter; `last`: what stands behind the number; `least`: whether there are "so many or more", too."""
    yield chosen(sort, (one + "を1" + unit + last, one + "1" + unit + "を" + last), (), 1, 1)
    many = (some + "を{n:plural}" + unit + last, some + "{n:plural}" + unit + "を" + last)
    yield chosen(sort, many, (), None, None)
    yield chosen(sort, some + "を" + any_number + last, (), 0, MOST)
    yield chosen(sort, one + "を1" + unit + "まで" + last, (), 0, 1)
    yield chosen(sort, some + "を{n:plural}" + unit + "まで" + last, (), 0, None)
    if least:
        more = (some + "を{n:number}" + unit + "以上" + last, some + "{n:number}" + unit + "以上を" + last)
        yield chosen(sort, more, (), None, MOST)


def chosen_in_english(one: str, some: str, *, least: bool = False) -> Iterator[Phrase]:
    """The same in English; `one`, `some`: the sorts of one and of several, which a verb agrees with."""
    yield chosen(one, (), "{lot:one}", 1, 1)
    yield chosen(one, (), "up to 1 {lot:lot}", 0, 1)
    yield chosen(some, (), "{n:plural} {lot:some}", None, None)
    yield chosen(some, (), "any number of {lot:some}", 0, MOST)
    yield chosen(some, (), "up to {n:plural} {lot:some}", 0, None)
    if least:
        yield chosen(some, (), "{n:number} or more {lot:some}", None, MOST)


def count_of(bindings: Bindings) -> object:
    """How many there are of a lot."""
    lot = bindings["lot"]
    return Count(lot.filter, lot.zone, lot.whose) if isinstance(lot, Lot) else REFUSED


def lot_of(value: object) -> Bindings | None:
    """The lot that is counted."""
    return {"lot": Lot(value.filter, value.zone, value.whose)} if isinstance(value, Count) else None


def there(op: Op, right: int | None) -> tuple[Callable[[Bindings], object], Callable[[object], Bindings | None]]:
    """How many there are of a lot, compared; None: the number stands in the slot `n`."""

    def build(bindings: Bindings) -> object:
        count = count_of(bindings)
        if not isinstance(count, Count):
            return REFUSED
        return Compare(count, op, bindings["n"] if right is None else right)  # type: ignore[arg-type]  # a number

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or value.op != op or (right is not None and value.right != right):
            return None
        slots = lot_of(value.left)
        return slots if slots is None or right is not None else slots | {"n": value.right}

    return build, match


def hand_sizes(sort: str, you: str, other: str = "相手") -> Iterator[Phrase]:
    """So many cards or more, or fewer, in a hand; `you`, `other`: the players in Japanese."""
    whose = ((You(), you, "you have", "your"), (Opponents(), other, "your opponent has", "their"))
    for who, ja, have, their in whose:
        for op, bound, more in ((">=", "以上", "more"), ("<=", "以下", "fewer")):
            yield phrase(
                sort,
                Compare,
                left=Count(Anything(), "hand", who),
                op=op,
                ja=ja + "の手札が{right:number}枚" + bound + "<である>",
                en=have + " {right:number} or " + more + f" cards in {their} hand",
            )
