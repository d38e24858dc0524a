"""How many there are of a lot, and numbers of cards, compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.kernel.cards.tree import Anything, Compare, Count, Has, Is, Op, Opponents, Stat, Who, You

from .leaves import Parts
from .lots import Lot
from .phrase import REFUSED, Bindings, Phrase, Words, made, phrase, word


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


def _filter_of(bindings: Bindings) -> object:
    lot = bindings["lot"]
    return lot.filter if isinstance(lot, Lot) and lot.zone == "play" else REFUSED


def _lot_of_filter(value: object) -> Bindings | None:
    return None if isinstance(value, Is | Anything) else {"lot": Lot(value)}  # type: ignore[arg-type]  # a Filter


ABOUT: Parts = (_filter_of, _lot_of_filter)
"""Cards in play, of the lot in the slot `lot`, as an event is about them."""
AT_MOST: tuple[tuple[Op, str, str], ...] = (
    ("<=", "以下の", " or less"),
    (">=", "以上の", " or more"),
    ("==", "の", ""),
)
HOW_MANY: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "or more"), ("<=", "以下", "or fewer"))


def compared(sort: str, stat: Stat, ja: Words, en: str, number: str = "number") -> Iterator[Phrase]:
    """A number of a card at most, at least, or just so, around its noun. `ja`: the words before the number; `en`: with
    [n] for the number and [bound] for what stands behind it; `number`: its sort."""
    slot = "{amount:" + number + "}"
    for op, less, or_less in AT_MOST:
        before = tuple(each + slot + less for each in ((ja,) if isinstance(ja, str) else ja))
        yield phrase(sort, Has, stat=stat, op=op, ja=before, en=en.replace("[n]", slot).replace("[bound]", or_less))


def there_is(sort: str, lots: Iterable[tuple[str, str]]) -> Iterator[Phrase]:
    """Whether there is one of a lot, or none. `lots`: sorts of lots in Japanese, each with its verb; in English
    they are `one` and `no_lot`."""
    told = tuple(lots)
    there_ja = tuple(f"{{lot:{lot}}}が<{verb}>" for lot, verb in told)
    none_ja = tuple(f"{{lot:{lot}}}が<{_NOT[verb]}>" for lot, verb in told)
    yield made(sort, *there(">=", 1), ja=there_ja, en="there is {lot:one}")
    yield made(sort, *there("==", 0), ja=none_ja, en="there is no {lot:no_lot}")


def there_are(sort: str, lots: Iterable[tuple[str, str, str]]) -> Iterator[Phrase]:
    """Whether there are so many or more of a lot, or so many or fewer. `lots`: the same with the counter between sort
    and verb; in English they are `some`."""
    told = tuple(lots)
    for op, bound, more in HOW_MANY:
        ja = tuple(f"{{lot:{lot}}}が{{n:number}}{unit}{bound}<{verb}>" for lot, unit, verb in told)
        yield made(sort, *there(op, None), ja=ja, en="there are {n:number} " + more + " {lot:some}")


def no_cards(sort: str, hands: Iterable[tuple[Who, Words, str]]) -> Iterator[Phrase]:
    """Nothing in a hand. `hands`: players, and how it is said."""
    for who, ja, en in hands:
        yield word(sort, Compare(Count(Anything(), "hand", who), "==", 0), ja=ja, en=en)


def more_than(sort: str, how_many: str, counted: str = "") -> Iterator[Phrase]:
    """More of a lot than of another, or fewer. `how_many`: the sort of what is counted; `counted`: what stands behind
    it in Japanese."""
    for op, ja, en in ((">", "<多い>", "more"), ("<", "<少ない>", "fewer")):
        lots = f"{{left:{how_many}}}{counted}が{{right:{how_many}}}{counted}より{ja}"
        said = f"there are {en} {{left:{how_many}}} than {{right:{how_many}}}"
        yield phrase(sort, Compare, op=op, ja=lots, en=said)


_NOT = {"ある": "ない", "いる": "いない"}


def hand_sizes(sort: str, you: str, other: str = "相手") -> Iterator[Phrase]:
    """So many cards or more, or fewer, in a hand; `you`, `other`: the players in Japanese."""
    whose = ((You(), you, "you have", "your"), (Opponents(), other, "your opponent has", "their"))
    for who, ja, have, their in whose:
        for op, bound, more in HOW_MANY:
            yield phrase(
                sort,
                Compare,
                left=Count(Anything(), "hand", who),
                op=op,
                ja=ja + "の手札が{right:number}枚" + bound + "<である>",
                en=have + " {right:number} " + more + f" cards in {their} hand",
            )
