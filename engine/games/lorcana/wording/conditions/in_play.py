"""What is in play: that there is one, that there is none, here, at a location, with so much of a stat."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.wording.conditions.states import sided
from engine.games.lorcana.wording.nouns.filters import HERE, LEAVES, has_kind, joined
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import AllOf, AnyOpponent, At, Compare, Count, Has, Is, Kind, Op, Other, Side, With
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, leaves, made, node, phrase

_OWN = node(Count, filter=Slot("filter"))
_ALIVE = has_kind("filter", "character")


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


def _one_character(bindings: Bindings) -> bool:
    """A guard: some character, and not this very one."""
    rest = leaves(bindings["rest"])
    return isinstance(bindings["with"], With) and Kind("character") in rest


def _any_thing(bindings: Bindings) -> bool:
    """A guard: items or locations of whatever side."""
    told = leaves(bindings["filter"])
    return has_kind("filter", "item", "location")(bindings) and not any(isinstance(leaf, Side | At) for leaf in told)


_OR_SO: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "more"), ("<=", "以下", "less"))
_THEIRS = node(Count, filter=Slot("filter"), whose=AnyOpponent())


def _thing(bindings: Bindings) -> bool:
    return not _ALIVE(bindings)


def said_later(rank: str, *, when: Callable[[Bindings], bool] = lambda bindings: True) -> Parts:
    """A leaf that stands behind "in play"."""

    def build(bindings: Bindings) -> object:
        return LEAVES.combined([*leaves(bindings["rest"]), bindings[rank]]) if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        ranked = [leaf for leaf in leaves(value) if LEAVES.rank(leaf) == rank]
        rest = LEAVES.combined([leaf for leaf in leaves(value) if leaf not in ranked])
        slots: Bindings = {"rest": rest, rank: ranked[0]} if len(ranked) == 1 and rest is not REFUSED else {}
        return slots if slots and when(slots) else None

    return build, match


def _opposing(bindings: Bindings) -> bool:
    """A guard: those of opponents."""
    return Side(False) in leaves(bindings["filter"]) and has_kind("filter", "character")(bindings)


def _here_with(bindings: Bindings) -> object:
    """Yours here that have so much of a stat."""
    return LEAVES.combined([*leaves(bindings["rest"]), Side(True), HERE, bindings["has"]])


def _with_here(value: object) -> Bindings | None:
    told = leaves(value)
    has = [leaf for leaf in told if isinstance(leaf, Has)]
    if len(has) != 1 or Side(True) not in told or HERE not in told:
        return None
    return {"rest": LEAVES.combined([leaf for leaf in told if leaf not in (Side(True), HERE, has[0])]), "has": has[0]}


IN_PLAY: tuple[Phrase, ...] = (
    # none, and one that has so much
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
    # in play
    made("in_play", *joined(), en="{rest:own_one} in play"),
    *(
        made("in_play", *said_later(rank), en="{rest:own_one} in play" + f"{{{rank}:{sort}}}")
        for rank, sort in (("has", "has"), ("with", "with"), ("state", "was"), ("named", "named"))
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="{filter:one_at_a_location}がロケーションに<いる>",
        en="{filter:one_at_a_location} is at a location",
    ),
    made("one_at_a_location", *joined(At(SOMEWHERE), when=sided), ja="{rest:np}"),
    made("one_at_a_location", *joined(At(SOMEWHERE)), en="{rest:one}"),
    *(
        phrase(
            "cond",
            Compare,
            left=_OWN,
            op="==",
            right=0,
            when=when,
            ja="あなたの場に{filter:own}が<" + none + ">",
            en="you don't have {filter:own_one} in play",
        )
        for when, none in ((_ALIVE, "いない"), (_thing, "ない"))
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        when=_anyones,
        ja="場に{filter:np}が{right:number}体以上<いる>",
        en="there are {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=_THEIRS,
        op=">=",
        when=_ALIVE,
        ja="いずれかの対戦相手の場に{filter:np}が{right:number}体以上<いる>",
        en="an opponent has {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=node(AllOf, parts=(Kind("character"), Side(True), Slot("has")))),
        op=">=",
        right=1,
        en="you have any in play{has}",
    ),
    # what others have
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="いずれかの対戦相手の場に{filter:theirs}が<いる>",
        when=has_kind("filter", "character"),
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), whose=AnyOpponent()),
            op="==",
            right=0,
            when=has_kind("filter", *kinds),
            ja=f"いずれかの対戦相手の場に{{filter:np}}が<{none}>",
            en="an opponent has no {filter:np.s} in play",
        )
        for kinds, none in ((("character",), "いない"), (("item", "location"), "ない"))
    ),
    # opposing ones
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        when=_opposing,
        ja="場に{filter:np}が{right:number}体以上<いる>",
        en="there are {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        when=_opposing,
        en=("@{filter:np} is in play", "there's @{filter:np} in play", "there is @{filter:np} in play"),
    ),
    # here, and at a location
    made("here_with", _here_with, _with_here, en="@{rest:np} here{has:has}"),
    phrase(
        "cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, en="you have {filter:here_with}"
    ),
    phrase("cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, en="you have @{filter:placed}"),
    made("placed", *joined(Side(True), At(SOMEWHERE)), en="{rest:np} at a location"),
)
