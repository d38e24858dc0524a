"""The greatest and the least, more than each, and how often something has happened this turn."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.history import DEEDS, JA_TURN
from engine.games.lorcana.wording.nouns.filters import HERE, LEAVES, has_kind, joined
from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    Compare,
    Count,
    Greatest,
    Happened,
    Has,
    Kind,
    Never,
    Other,
    Side,
    StatOf,
    This,
    Times,
    Trigger,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, leaves, made, node, passing, phrase, word

_OPS = {"[greatest|highest]": False, "[lowest|least]": True}


def _extreme(*, lowest: bool, own: bool = False) -> Parts:
    """Those of a kind that have the most, or the least, of a stat among them all, or `own`, among yours."""

    def build(bindings: Bindings) -> object:
        stat = bindings["stat"]
        told = [value for name, value in bindings.items() if name != "stat" and value is not None]
        group = LEAVES.combined([*told, Side(True)] if own else told)
        if group is REFUSED:
            return REFUSED
        return LEAVES.combined([*leaves(group), Has(stat, "==", Greatest(stat, group, lowest))])  # type: ignore[arg-type]  # as the sorts have it

    def match(value: object) -> Bindings | None:
        greatest = [leaf for leaf in leaves(value) if isinstance(leaf, Has) and isinstance(leaf.amount, Greatest)]
        rest = [leaf for leaf in leaves(value) if leaf not in greatest]
        if len(greatest) != 1 or (own and Side(True) not in rest):
            return None
        bindings: Bindings = {LEAVES.rank(leaf): leaf for leaf in rest if not own or leaf != Side(True)} | {
            "stat": greatest[0].stat
        }
        return bindings if build(bindings) == bare(value) else None

    return build, match


def _above(own: object | None) -> Parts:
    """More of a stat than each of a group; `own`: what has it, None for this character."""

    def build(bindings: Bindings) -> object:
        stat, group = bindings["stat"], bindings["filter"]
        mine = StatOf(stat, This()) if own is None else Greatest(stat, own)  # type: ignore[arg-type]  # as sorts say
        return Compare(mine, ">", Greatest(stat, group))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or not isinstance(value.right, Greatest):
            return None
        bindings: Bindings = {"stat": value.right.stat, "filter": value.right.filter}
        return bindings if build(bindings) == bare(value) else None

    return build, match


_MY_CHARACTER = AllOf((Kind("character"), Side(True)))
_GROUP = "{side:opposing?}{state:state?}{ink:ink?}{class:class?}"
_JA_GROUP = "{state:being?}{side:side?}{ink:ink?}{class:class?}"
_JA_SUCH = "{state:being?}{ink:ink?}{class:class?}{kind:kind}"


def _played(bindings: Bindings) -> bool:
    """A guard: cards that are played, of whatever side."""
    return not any(isinstance(leaf, Side) for leaf in leaves(bindings["subject"]))


_PLAYED = node(Trigger, event="play", subject=Slot("subject"))
_THIS = This()


def _as_high(bindings: Bindings) -> object:
    stat, group = bindings["stat"], bindings["filter"]
    return Never(Compare(Greatest(stat, group), ">", StatOf(stat, _THIS)))  # type: ignore[arg-type]  # as the sorts have it


def _none_higher(value: object) -> Bindings | None:
    match value:
        case Never(Compare(Greatest(stat, group), ">", StatOf())):
            slots: Bindings = {"stat": stat, "filter": group}
            return slots | {"this": _THIS} if _as_high(slots) == bare(value) else None
    return None


def _is_greatest(bindings: Bindings) -> bool:
    """A guard: those with the most or the least of something."""
    return any(isinstance(leaf, Has) and isinstance(leaf.amount, Greatest) for leaf in leaves(bindings["rest"]))


GREATEST: tuple[Phrase, ...] = (
    *(
        row
        for word_en, lowest in _OPS.items()
        for row in (
            made(
                "np",
                *_extreme(lowest=lowest),
                ja=(
                    _JA_GROUP + "{kind:kind}のうち{stat:ranked}が最も" + ("小さい" if lowest else "大きい") + "もの",
                    *(
                        front + most + ("[小さい|低い]" if lowest else "[大きい|高い]") + behind + _JA_SUCH
                        for front, behind in (("", "{side:side?}"), ("{side:side}", ""))
                        for most in ("{stat:ranked}が最も", "最も{stat:ranked}の", "最も{stat:ranked}が")
                    ),
                ),
                en=_GROUP + "{kind:kind~} with the " + word_en + " {stat:ranked}",
            ),
            made(
                "own_most",
                *_extreme(lowest=lowest, own=True),
                en="{state:state?}{ink:ink?}{class:class?}{kind:kind~} with the " + word_en + " {stat:ranked}",
            ),
            phrase(
                "equal",
                Greatest,
                lowest=lowest,
                en="the " + word_en + " {stat:ranked} among {filter:among}",
            ),
            phrase(
                "each",
                Greatest,
                lowest=lowest,
                ja="{filter:np}の{stat:ranked}のうち最も" + ("小さい" if lowest else "大きい") + "ものと同じ",
            ),
        )
    ),
    passing("own", "own_most", en="{it~}"),
    passing("some", "own_most.s", en="one of your {it}"),
    passing("one", "own_most.s", en="one of your {it}"),
    passing("ranked", "stat"),
    word("ranked", "cost", ja="コスト", en="cost"),
    made("among", *joined(Side(True)), en="your {rest:np.s}"),
    made("among", *joined(Side(True), Other()), en="your other {rest:np.s}"),
    made("among", *joined(), en="{rest:np.s}"),
    made(
        "cond",
        *_above(None),
        ja="このキャラクターの{stat}が{filter:np}のどれよりも<大きい>",
        en="this character has more {stat} than each {filter:np}[| in play]",
    ),
    made(
        "cond",
        *_above(_MY_CHARACTER),
        ja="あなたの場に{filter:each_np}より{stat}の大きいキャラクターが<いる>",
        en="you have a character in play with more {stat} than each {filter:np}[| in play]",
    ),
    # how often
    *(
        row
        for event, manner, ja, one, _ in DEEDS
        for row in (
            phrase(
                "each",
                Times,
                on=node(Trigger, event=event, manner=manner, subject=Slot("subject")),
                each=True,
                ja=f"{JA_TURN}{{subject:past_np}}{ja}いた数と同じ",
                en=f"for each {{subject:past_each}} that {one} this turn",
            ),
            phrase(
                "per",
                Times,
                on=node(Trigger, event=event, manner=manner, subject=Slot("subject")),
                each=True,
                ja=f"{JA_TURN}{{subject:past_np}}{ja}いた1体につき[、|]",
            ),
        )
    ),
    phrase(
        "each",
        Times,
        on=node(Trigger, event="banish", manner="in_challenge", subject=Slot("subject")),
        each=True,
        en="for each {subject:past_each} banished in a challenge this turn",
    ),
    phrase(
        "each",
        Times,
        on=node(Trigger, event="banish", subject=Slot("subject")),
        each=True,
        en="for each {subject:past_each} banished this turn",
    ),
    phrase(
        "each",
        Times,
        on=node(Trigger, event="move", subject=Slot("subject")),
        each=True,
        ja=f"あなたが{JA_TURN}ロケーションに移動させた{{subject:np}}と同じ",
        en="for each {subject:np} you've moved to a location this turn",
    ),
    made("past_each", *joined(), en="{rest:np}"),
    made("past_each", *joined(Side(True)), en="of your {rest:np.s}"),
    phrase(
        "each",
        Times,
        on=_PLAYED,
        when=_played,
        ja=f"あなたが{JA_TURN}プレイした{{subject:np}}と同じ",
        en="for each {subject:np} [you've|you] played this turn",
    ),
    phrase("per", Times, on=_PLAYED, when=_played, ja=f"あなたが{JA_TURN}プレイした{{subject:np}}1枚につき[、|]"),
    *(
        phrase(
            "cond",
            Happened,
            on=Trigger(event, by=You()),
            when=lambda bindings: bindings["least"] not in (0, 1),
            ja=f"あなたが{JA_TURN}カードを{{least:number}}枚以上{ja}<いた>",
            en=f"[you've|you] {en} this turn",
        )
        for event, ja, en in (
            ("ink", "インクウェルに置いて", "put {least:number} or more cards into your inkwell"),
            ("discard", "捨てて", "discarded {least:number} or more cards"),
            ("draw", "引いて", "drawn {least:number} or more cards"),
        )
    ),
    # in play and here
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        when=lambda bindings: (
            has_kind("filter", "character")(bindings)
            and not any(isinstance(leaf, Side) or leaf == HERE for leaf in leaves(bindings["filter"]))
        ),
        ja="場に{filter:np}が<いる>",
        en=("@{filter:np} is in play", "there's @{filter:np} in play", "there is @{filter:np} in play"),
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        ja=(
            "ここに{filter:all_here}が{right:number}体以上<いる>",
            "ここにいる{filter:all_here}が{right:number}体以上<いる>",
        ),
        en=(
            "{right:number} or more {filter:all_here} [are|were] here",
            "there [are|were] {right:number} or more {filter:all_here} here",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="ここにいずれかの{filter:all_here}が<いる>",
        en=(
            "@{filter:one_is_here} [is|was] here",
            "there's @{filter:one_is_here} here",
            "there is @{filter:one_is_here} here",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op="==",
        right=0,
        ja="ここに{filter:all_here}が<いない>",
        en=("no {filter:one_is_here} is here", "no {filter:one_is_here.s} are here"),
    ),
    made("one_is_here", *joined(HERE, when=lambda b: b["rest"] != Anything()), en="{rest:np~}"),
    made("one_is_here", *joined(HERE, Other()), en="other {rest:np~}"),
    made("all_here", *joined(HERE, when=lambda b: b["rest"] != Anything()), ja="{rest:np}", en="{rest:np.s}"),
    # more than all
    made(
        "cond",
        _as_high,
        _none_higher,
        ja=("{this}より{stat}の大きい{filter:np}が<いない>", "{this}より{stat}が大きい{filter:np}が<いない>"),
        en=(
            "no {filter:np} has [more|higher] {stat} than {this}",
            "no {filter:np} in play has [more|higher] {stat} than {this}",
            "no other {filter:np}[ in play|] has [more|higher] {stat} than {this}",
        ),
    ),
    made("in_play", *joined(Side(True), when=_is_greatest), en="the {rest:np} in play"),
)
