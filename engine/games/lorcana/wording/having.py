"""What players have: exactly so many, none that are such, one of this and one of that."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import At, Both, Compare, Count, Has, In, Is, Kind, Never, Op, Other, Side, With, YourTurn
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, leaves, made, node, phrase, word

from .filters import HERE, LEAVES, has_kind, joined
from .standing import said_later

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


def _anyones(bindings: Bindings) -> bool:
    """A guard: characters of whatever side, and wherever in play."""
    return _ALIVE(bindings) and not any(isinstance(leaf, Side | At) for leaf in leaves(bindings["filter"]))


def _no_side(bindings: Bindings) -> bool:
    """A guard: of whatever side."""
    return not any(isinstance(leaf, Side) for leaf in leaves(bindings["rest"]))


def _some_with(op: Op) -> Parts:
    """At least one of a kind has so much of a stat."""

    def build(bindings: Bindings) -> object:
        rest = bindings["rest"]
        if any(isinstance(leaf, Is) for leaf in leaves(rest)) or not has_kind("rest", "character")(bindings):
            return REFUSED
        filter_ = LEAVES.combined([*leaves(rest), Has(bindings["stat"], op, bindings["amount"])])  # type: ignore[arg-type]  # as sorts say
        return REFUSED if filter_ is REFUSED else Compare(Count(filter_), ">=", 1)  # type: ignore[arg-type]  # of leaves

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or not isinstance(value.left, Count):
            return None
        has = [leaf for leaf in leaves(value.left.filter) if isinstance(leaf, Has)]
        if len(has) != 1 or has[0].op != op or has[0].stat == "cost":
            return None
        rest = LEAVES.combined([leaf for leaf in leaves(value.left.filter) if leaf != has[0]])
        slots: Bindings = {"rest": rest, "stat": has[0].stat, "amount": has[0].amount}
        return slots if build(slots) == bare(value) else None

    return build, match


def _not_mine(bindings: Bindings) -> bool:
    """A guard: opponents', or anybody's."""
    return Side(True) not in leaves(bindings["rest"])


def _one_character(bindings: Bindings) -> bool:
    """A guard: some character, and not this very one."""
    rest = leaves(bindings["rest"])
    return isinstance(bindings["with"], With) and Kind("character") in rest


def _any_thing(bindings: Bindings) -> bool:
    """A guard: items or locations of whatever side."""
    told = leaves(bindings["filter"])
    return has_kind("filter", "item", "location")(bindings) and not any(isinstance(leaf, Side | At) for leaf in told)


def _both_mine(bindings: Bindings) -> bool:
    """A guard: two sorts of yours."""
    return bindings["a"] != bindings["b"] and all(_mine({"filter": bindings[slot]}) for slot in ("a", "b"))


_OR_SO: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "more"), ("<=", "以下", "less"))
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
    phrase("cond", Compare, left=_OWN, op="==", right=1, when=_mine, en="you have exactly 1 {filter:own} in play"),
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
            "none of your opponents have {filter:theirs.s} in play",
            "opponents have no {filter:theirs.s} in play",
            "there are no {filter:np.s} in play",
        ),
    ),
    *(
        made(
            "cond",
            *_some_with(op),
            ja=f"{{rest:one}}が{{amount:number}}{{stat}}{ja}<である>",
            en=f"{{rest:one}} has {{amount:number}} {{stat}} or {en}",
        )
        for op, ja, en in _OR_SO
    ),
    phrase("cond", Compare, left=_OWN, op=">=", right=1, en="{filter:one_with}"),
    made("one_with", *said_later("with", when=_one_character), en="{rest:one}[ in play|] has{with:having}"),
    phrase("having", With, en=" {keyword:keyword_name}"),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=0,
        when=_anyones,
        ja=("場に{filter:np}が<いない>", "場に{filter:others_of_all}が<いない>"),
        en=(
            "there are no {filter:np.s} in play",
            "no {filter:np.s} are in play",
            "no {filter:others_of_all.s} are in play",
            "there are no {filter:others_of_all.s} in play",
        ),
    ),
    *(
        phrase("cond", Compare, left=_OWN, op="==", right=0, en=f"no {{filter:no_{state}.s}} are {state}")
        for state in ("exerted", "damaged", "ready")
    ),
    *(
        made(f"no_{state}.s", *joined(In(state), when=_not_mine), en="{rest:np.s}")
        for state in ("exerted", "damaged", "ready")
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        right=1,
        when=_any_thing,
        ja="場に{filter:np}が<ある>",
        en=("there's @{filter:np} in play", "there is @{filter:np} in play", "@{filter:np} is in play"),
    ),
    made("others_of_all", *joined(Other(), when=_no_side), ja="他の{rest:np}"),
    made("others_of_all.s", *joined(Other(), when=_no_side), en="other {rest:np.s}"),
    word("cond", YourTurn(), ja="あなたのターン<である>", en=("it's your turn", "it is your turn")),
    word(
        "cond",
        Never(YourTurn()),
        ja="対戦相手のターン<である>",
        en=("it's an opponent's turn", "it is an opponent's turn", "it's not your turn"),
    ),
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
)
