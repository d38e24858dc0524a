"""Guards: what has to be so of what the slots hold before a phrase can say it."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import Chosen, Discard, Draw, Every, Filter, If, Later, Node, Seq, You

from .leaves import leaves
from .phrase import Bindings

Guard = Callable[[Bindings], bool]


def of_zone(zone: str, slot: str = "target") -> Guard:
    """Cards of this zone, or what was named before."""

    def guard(bindings: Bindings) -> bool:
        held = bindings[slot]
        return not isinstance(held, Chosen | Every) or held.zone == zone

    return guard


in_play = of_zone("play")


def not_in_play(bindings: Bindings, slot: str = "target") -> bool:
    """Cards that lie somewhere else, or what was named before."""
    held = bindings[slot]
    return not isinstance(held, Chosen | Every) or held.zone != "play"


def with_leaf(leaf: Filter, *, has: bool = True) -> Guard:
    """Cards that are told by this leaf, or not by it, or what was named before."""

    def guard(bindings: Bindings) -> bool:
        held = bindings["target"]
        return not isinstance(held, Chosen | Every) or (leaf in leaves(held.filter)) == has

    return guard


def just(number: int, guard: Guard = in_play) -> Guard:
    """A selection of just so many, under another guard."""

    def both(bindings: Bindings) -> bool:
        held = bindings["target"]
        return isinstance(held, Chosen) and held.least == held.most == number and guard(bindings)

    return both


def yours(*never: type[Node]) -> Guard:
    """What only you do can be left to you, in the slots `body` and `cost`; `never`: what nobody is asked about."""

    def own(deed: object) -> bool:
        if isinstance(deed, Seq):
            return all(map(own, deed.parts))
        return not isinstance(deed, never) and not (isinstance(deed, Draw | Discard) and deed.who != You())

    def guard(bindings: Bindings) -> bool:
        return own(bindings.get("cost")) and own(bindings.get("body"))

    return guard


def closed(bindings: Bindings) -> bool:
    """An "otherwise" goes with the nearest "if"."""
    return not isinstance(bindings["then"], If | Later)


def always(bindings: Bindings) -> bool:
    """No guard at all."""
    return True


# --- who does it ---


def row_of(deed: object) -> tuple[object, ...]:
    """One deed, or several in a row."""
    return deed.parts if isinstance(deed, Seq) else (deed,)


def doer(deed: object) -> object:
    """Who does it."""
    return getattr(deed, "who", You())


def own_deeds(deed: object) -> bool:
    """Whether whoever is spoken to does all of it himself."""
    return all(doer(each) == You() for each in row_of(deed))


def by_one_player(bindings: Bindings) -> bool:
    """Of a row, behind another player's deed no later one is done without being told by whom: it would be his, too."""
    front = bindings["front"]
    assert isinstance(front, tuple)
    doers = [doer(deed) for deed in (*front, bindings["last"])]
    others = [at for at, who in enumerate(doers) if who != You()]
    return not others or You() not in doers[others[0] :]
