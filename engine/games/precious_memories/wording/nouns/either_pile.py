"""How many cards lie in a pile of either player: what is asked of the number holds of one pile or of the other one
(R-PM-165), as in 「自分または相手の捨て札置き場にあるカードが5枚以上の場合」; nothing is told of both together."""

from __future__ import annotations

from engine.games.precious_memories.nodes import Even
from engine.games.precious_memories.wording.nouns.out_of_places import JOINED_PLACES
from engine.kernel.cards.tree import Both, Compare, Condition, Count, Never, Op, Opponents, Players, Who, You
from engine.wording import REFUSED, Bindings, Parts, count_of, lot_of
from engine.wording import there as there_in_all

_JOINED = frozenset(zone for zone, *_ in JOINED_PLACES)


def _of_either(value: object) -> bool:
    """It is counted in a pile of whichever player."""
    return isinstance(value, Count) and value.zone != "play" and value.whose == Players()


def count_of_one() -> Parts:
    """How many there are of a lot that is all of one player, or on the field."""

    def build(bindings: Bindings) -> object:
        count = count_of(bindings)
        return REFUSED if _of_either(count) else count

    return build, lot_of


def there(op: Op, right: int | None) -> Parts:
    """How many there are of a lot, compared. One of them is in either pile if there is one at all; whether "none in
    either" is said of both nobody can tell."""
    build_there, match_there = there_in_all(op, right)

    def build(bindings: Bindings) -> object:
        said = build_there(bindings)
        if not isinstance(said, Compare) or not isinstance(said.left, Count):
            return said
        one = op == ">=" and said.right == 1
        if said.left.zone in _JOINED and not one and said.right != 0:
            return REFUSED
        if one or not _of_either(said.left):
            return said
        return REFUSED if said.right == 0 else _parted(said)

    def match(value: object) -> Bindings | None:
        return match_there(_as_one(value))

    return build, match


def even(*, odd: bool) -> Parts:
    """The number of those in a pile of either player is even, or odd."""

    def build(bindings: Bindings) -> object:
        count = count_of(bindings)
        return _parted(Even(count, odd)) if isinstance(count, Count) and _of_either(count) else REFUSED

    def match(value: object) -> Bindings | None:
        match _as_one(value):
            case Even(count, is_odd) if is_odd == odd and _of_either(count):
                return lot_of(count)
        return None

    return build, match


def _parted(said: Compare | Even) -> Condition:
    """It holds of the one pile or of the other one."""
    return Never(Both((Never(_of(said, You())), Never(_of(said, Opponents())))))


def _as_one(value: object) -> object:
    """What holds of the one pile or of the other one, put as it is said; anything else as it is."""
    match value:
        case Never(Both((Never(Compare() | Even() as said), Never()))):
            whole = _of(said, Players())
            return whole if isinstance(whole, Compare | Even) and _parted(whole) == value else value
    return value


def _of(said: Compare | Even, whose: Who) -> Condition:
    """The same of the pile of that player."""
    match said:
        case Compare(Count(filter_, zone), op, right) if zone != "play":
            return Compare(Count(filter_, zone, whose), op, right)
        case Even(Count(filter_, zone), odd) if zone != "play":
            return Even(Count(filter_, zone, whose), odd)
    return said
