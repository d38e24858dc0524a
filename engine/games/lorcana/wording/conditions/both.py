"""That there is one of this and one of that."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.quantities import yours_in_play
from engine.games.lorcana.wording.nouns.filters import HERE, LEAVES
from engine.kernel.cards.tree import AllOf, Both, Compare, Count, Kind, Named, Side
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, phrase

_TWO = tuple(node(Compare, left=node(Count, filter=Slot(slot)), op=">=", right=1) for slot in ("a", "b"))


def _both_mine(bindings: Bindings) -> bool:
    """A guard: two sorts of yours."""
    return bindings["a"] != bindings["b"] and all(yours_in_play({"filter": bindings[slot]}) for slot in ("a", "b"))


_NAMED = {
    slot: node(
        Compare,
        left=node(Count, filter=node(AllOf, parts=(Kind("character"), Side(True), node(Named, name=Slot(slot))))),
        op=">=",
        right=1,
    )
    for slot in ("a", "b")
}


def _one_of_each(*at: object) -> Parts:
    """One of this sort and one of that, yours, at this place."""

    def build(bindings: Bindings) -> object:
        both = [LEAVES.combined([*leaves(bindings[slot]), Side(True), *at]) for slot in ("a", "b")]
        if REFUSED in both or both[0] == both[1]:
            return REFUSED
        return Both(tuple(Compare(Count(one), ">=", 1) for one in both))  # type: ignore[arg-type]  # filters

    def match(value: object) -> Bindings | None:
        match value:
            case Both((Compare(Count(a), ">=", 1), Compare(Count(b), ">=", 1))):
                told = [[leaf for leaf in leaves(one) if leaf not in (Side(True), *at)] for one in (a, b)]
                slots: Bindings = {"a": LEAVES.combined(told[0]), "b": LEAVES.combined(told[1])}
                return slots if REFUSED not in slots.values() and build(slots) == value else None
        return None

    return build, match


BOTH: tuple[Phrase, ...] = (
    phrase(
        "cond",
        Both,
        parts=_TWO,
        when=_both_mine,
        ja=(
            "あなたの場に{a:own}が[いて|あって]{b:own}が[<いる>|<ある>]",
            "あなたの場に{a:own}と{b:own}が[<いる>|<ある>]",
        ),
        en="you have [|both ]@{a:own} and @{b:own} in play",
    ),
    phrase(
        "cond",
        Both,
        parts=(_NAMED["a"], _NAMED["b"]),
        ja=(
            "あなたの場に《{a:name}》という名前のキャラクターと《{b:name}》という名前のキャラクターが<いる>",
            "あなたの場に《{a:name}》と《{b:name}》という名前のキャラクターが<いる>",
        ),
        en="you have characters named {a:name} and {b:name} in play",
    ),
    # one of each
    made("cond", *_one_of_each(HERE), en="you have @{a:np} and @{b:np} here"),
    made("cond", *_one_of_each(), en="you have @{a:np} and @{b:np} in play"),
)
