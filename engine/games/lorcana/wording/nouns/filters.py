"""Which cards are meant: nouns with everything that stands around them.

A filter is a bag of leaves of different ranks, at most one of each, in the order of `RANKS`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.lorcana.wording.referents.naming import NOT_THAT_ONE, UNCHOSEN
from engine.games.lorcana.wording.terms import SOMEWHERE, STATS
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Bound,
    Class,
    Color,
    Did,
    Every,
    Greatest,
    Has,
    In,
    Is,
    Kind,
    Named,
    Not,
    Other,
    SameName,
    Side,
    StatOf,
    This,
    With,
)
from engine.wording import REFUSED, Bindings, Leaves, Phrase, Slot, leaves, made, node, passing, phrase, word

HERE = At(This())
RANKS: dict[type, str] = {
    Kind: "kind",
    Side: "side",
    Other: "other",
    Color: "ink",
    Class: "class",
    Named: "named",
    SameName: "named",
    With: "with",
    In: "state",
    Did: "state",
    Has: "has",
    At: "at",
}


def rank(leaf: object) -> str:
    """What a leaf says, or an empty text for something that is no leaf."""
    if isinstance(leaf, AnyOf) and leaf.parts:
        inner = rank(leaf.parts[0])
        free = ("kind", "class", "named", "with")
        return inner if inner in free and all(rank(part) == inner for part in leaf.parts) else ""
    if isinstance(leaf, Not):
        if leaf in (NOT_THAT_ONE, UNCHOSEN):
            return "other"
        if isinstance(leaf.part, Kind):
            return "unlike"
        if isinstance(leaf.part, Did) or leaf.part == In("has_challenged_this_turn"):
            return "state"
        inner = rank(leaf.part)
        return inner if inner in ("class", "named", "with", "at") else ""
    return RANKS.get(type(leaf), "")


class CardLeaves(Leaves):
    """The leaves of this game's filters."""

    def combined(self, parts: list[object]) -> object:
        """A location is at no location: where both are told, two groups are meant. Of all that can be said of what a
        card is not, nothing but a song is of another type, too."""
        mixed = any(isinstance(part, AnyOf) and Kind("location") in part.parts for part in parts)
        if (mixed and At(SOMEWHERE) in parts) or (Not(At(SOMEWHERE)) in parts and Kind("character") not in parts):
            return REFUSED
        unlike = [part for part in parts if rank(part) == "unlike"]
        typed = any(rank(part) == "kind" for part in parts)
        if unlike and typed and not (unlike == [Not(Kind("song"))] and Kind("action") in parts):
            return REFUSED
        return super().combined(parts)


LEAVES = CardLeaves(rank, ["kind", "unlike", *list(RANKS.values())[1:]])
combined, bag, joined = LEAVES.combined, LEAVES.bag, LEAVES.joined


def has_kind(slot: str, *kinds: str) -> Callable[[Bindings], bool]:
    """A guard: the filter in this slot speaks of one of these card types."""
    wanted = {Kind(kind) for kind in kinds}
    return lambda bindings: bool(wanted & set(leaves(bindings[slot])))


def here_too(target: object) -> object:
    """Those of a group that are at this location, or REFUSED if no such group is told."""
    if not isinstance(target, Every):
        return REFUSED
    filter_ = combined([*leaves(target.filter), HERE])
    return REFUSED if filter_ is REFUSED else replace(target, filter=filter_)


def where_here(target: object) -> object | None:
    """The inverse: the group wherever it is, or None if it is not told to be here."""
    if not isinstance(target, Every) or HERE not in leaves(target.filter):
        return None
    return replace(target, filter=combined([leaf for leaf in leaves(target.filter) if leaf != HERE]))


def _no_extreme(bindings: Bindings) -> bool:
    """A guard: the most or the least of what is yours is told among yours."""
    return not any(isinstance(leaf, Has) and isinstance(leaf.amount, Greatest) for leaf in leaves(bindings["rest"]))


_STAT_ROWS = (
    ("<=", "{amount:number}{stat:stat}以下の", " with {amount:number} {stat:stat} or less[| each]"),
    (">=", "{amount:number}{stat:stat}以上の", " with {amount:number} {stat:stat} or more[| each]"),
    ("==", "{amount:number}{stat:stat}の", " with {amount:number} {stat:stat}"),
)
FILTERS: tuple[Phrase, ...] = (
    # stats
    phrase(
        "has",
        Has,
        stat="cost",
        op="<=",
        ja="コスト{amount:number}以下の",
        en=(" with cost {amount:number} or less[| each]", " [that cost|that costs] {amount:number} or less"),
    ),
    phrase(
        "has",
        Has,
        stat="cost",
        op=">=",
        ja="コスト{amount:number}以上の",
        en=(" with cost {amount:number} or more[| each]", " [that cost|that costs] {amount:number} or more"),
    ),
    phrase("has", Has, stat="cost", op="==", ja="コスト{amount:number}の", en=" with cost {amount:number}"),
    *(phrase("has", Has, op=op, ja=ja, en=en) for op, ja, en in _STAT_ROWS),
    phrase(
        "has",
        Has,
        stat="cost",
        op="<=",
        amount=node(StatOf, stat="cost", target=Bound("chosen")),
        ja="そのキャラクター以下のコストの",
        en=" with the same cost or less",
    ),
    phrase(
        "has",
        Has,
        stat="cost",
        op="<=",
        amount=node(StatOf, stat=Slot("stat"), target=Slot("this")),
        ja="{this}の{stat}以下のコストの",
        en=" with cost equal to or less than {this}'s {stat}",
    ),
    phrase(
        "has",
        Has,
        stat="cost",
        op="==",
        amount=node(StatOf, stat="cost", target=Slot("whose")),
        ja="{whose:compared}と同じコストの",
        en=" with the same cost as {whose:compared}",
    ),
    *(
        phrase(
            "has",
            Has,
            stat=stat,
            op=op,
            amount=node(StatOf, stat=stat, target=Slot("whose")),
            ja=("{whose:compared}" + f"の{icon}より{ja}{icon}の", "{whose:compared}" + f"より{icon}の{small}"),
            en=f" with {en} {icon} than " + "{whose:compared}",
        )
        for op, ja, small, en in (("<", "低い", "小さい", "less"), (">", "高い", "大きい", "more"))
        for stat, icon in STATS.items()
    ),
    # nouns: a character, or several
    made(
        "np",
        *bag(),
        ja=(
            "{state:being?}{with:with?}{at:at?}{side:side?}{other:other?}{has:has?}{named:named?}{ink:ink?}{class:class?}{kind:kind}",
            "{with:with?}{side:side}{other:other?}{state:state}{has:has?}{named:named?}{ink:ink?}{class:class?}{kind:kind}",
            "{has:has}{side:side?}{other:other?}{state:being?}{with:with?}{at:at?}{named:named?}{ink:ink?}{class:class?}{kind:kind}",
            "{side:side}{other:other?}{state:being?}{with:with?}{at:at?}{has:has?}{named:named?}{ink:ink?}{class:class?}{kind:kind}",
            "{named:named}{side:side?}{other:other}{state:being?}{class:class?}{kind:kind}",
            "{side:side}{named:named}{other:other}{class:class?}{kind:kind}",
            "{side:side}{with:with}{other:other}{has:has?}{class:class?}{kind:kind}",
            "{has:has}{state:being}{side:side}{other:other?}{class:class?}{kind:kind}",
            "{at:at?}{named:named}{side:side}{has:has?}{class:class?}{kind:kind}",
            "{at:at}{with:with}{side:side?}{has:has?}{class:class?}{kind:kind}",
        ),
        en=(
            "{side:opposing?}{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{named:named~?}{with:with?}{has:has?}{at:at?}",
            "{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{side:yours}{named:named~?}{with:with?}{has:has?}{at:at?}",
            "{state:state}{side:opposing}{ink:ink?}{class:class~?}{kind:kind~}{named:named~?}{with:with?}{has:has?}{at:at?}",
            "{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{named:named~?}{with:with?}{has:has?}{state:was}",
            "{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{with:with?}{has:has?}{other:unchosen}",
            "{ink:ink?}{class:class~?}{kind:kind~}{side:yours}{named:named~?}{with:with?}{has:has?}{state:was}",
        ),
    ),
    made("np", *bag(Kind("character")), en="{state:state?}{class:single_class~}{side:yours}"),
    # two sorts or two names together: of all of them, or of so many
    made(
        "np_and",
        *bag(),
        ja=(
            "{state:being?}{with:with?}{at:at?}{side:side?}{other:other?}{has:has?}{kind:kind_and}",
            "{side:side?}{other:other?}{named:named_and}{class:class?}{kind:kind}",
        ),
        en="{side:opposing?}{state:state?}{kind:kind_and}{with:with?}{has:has?}{at:at?}",
    ),
    made("own_and", *joined(Side(True)), ja="{rest:np_and}"),
    # nouns with what goes before them
    made("own", *joined(Side(True)), ja="{rest:np}"),
    made("own", *joined(Side(True), when=_no_extreme), en="{rest:np~}"),
    made("own", *joined(Side(True), Other()), en="other {rest:np~}"),
    made("own_other", *joined(Side(True), Other()), en="{rest:np~}"),
    made("own_one", *joined(Side(True)), ja="{rest:np}", en="@{rest:np}"),
    made("own_one", *joined(Side(True), Other()), en="another {rest:np}"),
    made("own_one", *joined(Side(True)), en=("one or more {rest:np.s}", "any {rest:np.s}")),
    made("another", *joined(Other()), en="{rest:np~}"),
    # what a trigger speaks of
    phrase("one", Is, ja="{target:this}", en="{target:this}"),
    passing("one", "one_of", ja="{it}"),
    made("one", *joined(), ja="{rest:np}"),
    made("one_of", *joined(when=has_kind("rest", "character")), ja="{rest:np}1体"),
    made("one_of", *joined(when=has_kind("rest", "item", "location")), ja="{rest:np}1つ"),
    passing("one_of", "mixed", ja="{it}"),
    made("one", *joined(Side(True), when=_no_extreme), en="one of your {rest:np.s}"),
    made(
        "one",
        *joined(Side(True), Other(), when=_no_extreme),
        en=("one of your other {rest:np.s}", "another of your {rest:np.s}", "another one of your {rest:np.s}"),
    ),
    made("one", *joined(), en="@{rest:np}"),
    made("one", *joined(Other(), when=_no_extreme), en="another {rest:np}"),
    made("some", *joined(Side(True)), en="one of your {rest:np.s}"),
    made("some", *joined(), en="@{rest:np}"),
    made("some", *joined(Other()), en="another {rest:np}"),
    made("one_here", *joined(HERE), en="{rest:one}"),
    made("one_placed", *joined(At(SOMEWHERE)), en="{rest:one}"),
    # this card itself, at some location
    made(
        "one_somewhere",
        lambda bindings: AllOf((Is(bindings["this"]), At(SOMEWHERE))),  # type: ignore[arg-type]  # the sort gives This
        lambda value: {"this": This()} if value == AllOf((Is(This()), At(SOMEWHERE))) else None,
        ja="ロケーションにいる{this}",
        en="{this}",
    ),
    passing("one", "one_somewhere", ja="{it}"),
    made("here_own", *joined(Side(True), HERE), ja="{rest:np}", en=("@{rest:np}", "one or more {rest:np.s}")),
    made("here_own.s", *joined(Side(True), HERE), en="{rest:np.s}"),
    made("here_own", *joined(Side(True), HERE, Other()), en="another {rest:np}"),
    made("here_own.s", *joined(Side(True), HERE, Other()), en="other {rest:np.s}"),
    # what somebody plays
    made("played", *joined(), ja="{rest:np}", en="@{rest:np}"),
    made("played", *joined(Other()), en="another {rest:np}"),
    word(
        "played", AllOf((Kind("action"), Not(Kind("song")))), ja="歌以外のアクション", en="an action that isn't a song"
    ),
    word(
        "card",
        AllOf((Kind("action"), Not(Kind("song")))),
        ja="歌以外のアクション・カード",
        en="action <card> that [isn't a song|aren't songs]",
    ),
    passing("played", "card", ja="{it}", en="@{it}"),
    phrase(
        "played",
        AnyOf,
        parts=(node(Kind, name=Slot("a")), node(Kind, name=Slot("b"))),
        when=lambda bindings: bindings["a"] != bindings["b"],
        en="@{a:kind_name} or @{b:kind_name}",
    ),
    phrase(
        "played",
        AnyOf,
        parts=(node(Is, target=Slot("this")), Slot("rest")),
        ja="{this}か{rest:np}",
        en="{this} or another {rest:another}",
    ),
    # cards outside play
    word("card", Anything(), ja="カード", en="<card>"),
    phrase(
        "card",
        Not,
        part=node(Kind, name=Slot("name")),
        ja="{name:kind_name}以外のカード",
        en="non-{name:kind_name} <card>",
    ),
    made(
        "card",
        *bag(),
        ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}カード",
        en="{ink:ink?}{class:class~?}<card>{named:named~?}{with:with?}{has:has?}",
    ),
    made("other_card", *joined(Other()), ja="他の{rest:card}", en="another {rest:card}"),
    made(
        "card",
        *bag(),
        ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}{kind:kind}・カード",
        en="{ink:ink?}{class:class?}{kind:kind} <card>{named:named?}{with:with?}{has:has?}",
    ),
)
