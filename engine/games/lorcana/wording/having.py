"""What players have: exactly so many, none that are such, one of this and one of that."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import Both, Compare, Count, In, Side
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase

from .filters import HERE, has_kind, joined

_OWN = node(Count, filter=Slot("filter"))
_ALIVE = has_kind("filter", "character")
_TWO = tuple(node(Compare, left=node(Count, filter=Slot(slot)), op=">=", right=1) for slot in ("a", "b"))


def _mine(bindings: Bindings) -> bool:
    """A guard: yours, and not only those here."""
    told = leaves(bindings["filter"])
    return Side(True) in told and HERE not in told


def _so_many(*, alive: bool) -> Callable[[Bindings], bool]:
    """A guard: yours, some at least, that are counted as characters are or as things are."""
    return lambda bindings: bindings["right"] != 0 and _mine(bindings) and _ALIVE(bindings) is alive


def _theirs(bindings: Bindings) -> bool:
    return Side(False) in leaves(bindings["filter"])


def _both_mine(bindings: Bindings) -> bool:
    """A guard: two sorts of yours."""
    return bindings["a"] != bindings["b"] and all(_mine({"filter": bindings[slot]}) for slot in ("a", "b"))


HAVING: tuple[Phrase, ...] = (
    *(
        phrase(
            "cond",
            Compare,
            left=_OWN,
            op="==",
            when=_so_many(alive=alive),
            ja=f"あなたの場に{{filter:own}}がちょうど{{right:number}}{ja}",
            en="you have exactly {right:number} {filter:own.s} in play",
        )
        for alive, ja in ((True, "体<いる>"), (False, "つ<ある>"))
    ),
    *(
        phrase("cond", Compare, left=_OWN, op="==", right=0, en=f"none of your {{filter:none_{state}.s}} are {state}")
        for state in ("exerted", "damaged", "ready")
    ),
    *(
        made(f"none_{state}.s", *joined(In(state), Side(True)), en="{rest:np.s}")
        for state in ("exerted", "damaged", "ready")
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=0,
        when=_theirs,
        ja="対戦相手の場に{filter:theirs}が[<いない>|<ない>]",
        en=(
            "no opponent has @{filter:theirs} in play",
            "opponents have no {filter:theirs.s} in play",
            "there are no {filter:np.s} in play",
        ),
    ),
    phrase(
        "cond",
        Both,
        parts=_TWO,
        when=_both_mine,
        ja="あなたの場に{a:own}が[いて|あって]{b:own}が[<いる>|<ある>]",
        en="you have [|both ]@{a:own} and @{b:own} in play",
    ),
)
