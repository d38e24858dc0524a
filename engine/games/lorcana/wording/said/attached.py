"""What hangs on something said of others: "your characters get +1 {S} while challenging a location", "unless ..."."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import LEAVES, joined
from engine.games.lorcana.wording.said import predicates
from engine.games.lorcana.wording.said.lists import in_lasting, lasting
from engine.games.lorcana.wording.said.predicates import fill_here, lift_here
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    At,
    Both,
    Cannot,
    Compare,
    Count,
    Every,
    Grant,
    Has,
    In,
    Kind,
    Matches,
    Never,
    Op,
    Side,
    Static,
    This,
    With,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Parts,
    Phrase,
    Slot,
    bare,
    leaves,
    made,
    node,
    passing,
    phrase,
    plain,
    word,
)

_THIS = This()
CHALLENGING_ONE = (
    Matches(_THIS, In("challenging")),
    node(
        Compare,
        left=node(Count, filter=node(AllOf, parts=(In("being_challenged"), Slot("rest")))),
        op=">=",
        right=1,
    ),
)
"""This character challenges one of a kind: of the two in a challenge the other one is the one that is challenged."""
_THEY_HAVE = "[they have|he has|she has|it has]"
_THEYRE = "[they're|they are|he's|she's|it's|it is]"


def _given(bindings: Bindings) -> object:
    """An ability of its own that each of them has for so long: it speaks of itself."""
    target, predicate = bindings["target"], bindings["predicate"]
    if plain(target) == _THIS or getattr(predicate, "duration", None):
        return REFUSED
    effect = predicates.fill({"predicate": predicate, "target": _THIS})
    ability = Static((effect,), bindings["condition"])  # type: ignore[arg-type]  # as the sorts have it
    return Grant(target, (ability,), bindings.get("lasts") or "")  # type: ignore[arg-type]


def _taken(value: object) -> Bindings | None:
    match value:
        case Grant(target, (Static((effect,), condition),), duration) if condition is not None:
            said = predicates.lift(effect)
            if plain(target) == _THIS or said is None or plain(said["target"]) != _THIS:
                return None
            given: Bindings = {"target": target, "predicate": said["predicate"], "condition": condition}
            return given | ({"lasts": duration} if duration else {})
    return None


def _of_both(bindings: Bindings) -> object:
    """The same of two groups, each with effects of its own."""
    groups = [Every(bindings[slot]) for slot in ("a", "b")]  # type: ignore[arg-type]  # filters
    if any(Side(True) not in leaves(group.filter) for group in groups) or _one_group(bindings):
        return REFUSED
    done = [lasting({"target": group, "list": bindings["list"]}) for group in groups]
    return REFUSED if REFUSED in done else (*done[0], *done[1])  # type: ignore[misc]  # tuples


def _one_group(bindings: Bindings) -> bool:
    """Whether both are told by their card types alone: "your items and locations" are one group."""
    return all(isinstance(leaf, Kind | AnyOf | Side) for slot in ("a", "b") for leaf in leaves(bindings[slot]))


def _both_said(value: object) -> Bindings | None:
    if not isinstance(value, tuple) or len(value) < 2 or len(value) % 2:
        return None
    half = len(value) // 2
    one, two = in_lasting(value[:half]), in_lasting(value[half:])
    if one is None or two is None or one["list"] != two["list"] or one["target"] == two["target"]:
        return None
    if not isinstance(one["target"], Every) or not isinstance(two["target"], Every):
        return None
    slots: Bindings = {"a": one["target"].filter, "b": two["target"].filter, "list": one["list"]}
    return None if _one_group(slots) else slots


def _of_each_such(bindings: Bindings) -> object:
    filter_ = LEAVES.combined([*leaves(bindings["rest"]), Side(True), bindings["being"]])
    if filter_ is REFUSED:
        return REFUSED
    effects = lasting({"target": Every(filter_), "list": bindings["list"]})  # type: ignore[arg-type]  # of leaves
    return REFUSED if effects is REFUSED else Static(effects)  # type: ignore[arg-type]  # effects


def _each_such(value: object) -> Bindings | None:
    if not isinstance(value, Static) or value.condition is not None:
        return None
    said = in_lasting(value.effects)
    if said is None or not isinstance(said["target"], Every):
        return None
    parts = list(leaves(said["target"].filter))
    being = [leaf for leaf in parts if isinstance(leaf, At | In)]
    if Side(True) not in parts or len(being) != 1:
        return None
    rest = LEAVES.combined([leaf for leaf in parts if leaf not in (Side(True), being[0])])
    return {"rest": rest, "being": being[0], "list": said["list"]}


def so_many_of(*told: object, op: Op = ">=", one: bool = False) -> Parts:
    """As long as there are so many, or just `one`, what is said of all of them; `told`: whose they are, and where."""

    def build(bindings: Bindings) -> object:
        filter_ = LEAVES.combined([*leaves(bindings["rest"]), *told])
        n = bindings.get("n", 1)
        if filter_ is REFUSED or n == 0 or (n == 1) is not one:
            return REFUSED
        effects = lasting({"target": Every(filter_), "list": bindings["list"]})  # type: ignore[arg-type]  # of leaves
        if effects is REFUSED:
            return REFUSED
        return Static(effects, Compare(Count(filter_), op, n))  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Static) or not isinstance(value.condition, Compare):
            return None
        said, left = in_lasting(value.effects), value.condition.left
        if said is None or not isinstance(left, Count) or bare(said["target"]) != Every(left.filter):
            return None
        rest = LEAVES.combined([leaf for leaf in leaves(left.filter) if leaf not in told])
        slots: Bindings = {"rest": rest, "list": said["list"]} | ({} if one else {"n": value.condition.right})
        return slots if rest is not REFUSED and bare(build(slots)) == bare(value) else None

    return build, match


ATTACHED: tuple[Phrase, ...] = (
    made(
        "said",
        _given,
        _taken,
        ja="{lasts?}{target:named_topic}{condition:its_own}、{predicate:pred~}",
        en=(
            "{target:subjs} {predicate:pred} {condition:its_own}{lasts?}",
            "{target:subj} {predicate:pred.s} {condition:its_own}{lasts?}",
        ),
    ),
    passing("its_own", "own_state", ja="{it}間", en="while {it}"),
    phrase("its_own", Never, ja="{part:own_state.nai}かぎり", en="unless {part:own_state}"),
    phrase(
        "own_state",
        Both,
        parts=CHALLENGING_ONE,
        ja="{rest:np}にチャレンジ<している>",
        en="challenging {rest:challenged_one}",
    ),
    made("challenged_one", *joined(), en=("@{rest:np}", "{rest:np.s}")),
    *(
        phrase("own_state", Matches, target=_THIS, filter=filter_, ja=(ja, "それが" + ja), en=(f"{_THEYRE} {en}", en))
        for filter_, ja, en in (
            (At(SOMEWHERE), "ロケーションに<いる>", "at a location"),
            (In("exerted"), "エグザート<している>", "exerted"),
            (In("damaged"), "ダメージを<受けている>", "damaged"),
            (In("ready"), "レディ<している>", "ready"),
            (In("being_challenged"), "チャレンジ<されている>", "being challenged"),
        )
    ),
    *(
        phrase(
            "own_state",
            Matches,
            target=_THIS,
            filter=node(Has, stat=Slot("stat"), op=op, amount=Slot("n")),
            ja=f"それが{{n:number}}{{stat}}{ja}<である>",
            en=f"{_THEY_HAVE} {{n:number}} {{stat}} or {en}",
        )
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "less"))
    ),
    phrase(
        "own_state",
        Matches,
        target=_THIS,
        filter=node(With, keyword=Slot("keyword")),
        ja="それが{keyword:keyword_name}を<持っている>",
        en=f"{_THEY_HAVE} {{keyword:keyword_name}}",
    ),
    phrase("own_state", Matches, target=_THIS, filter=In("challenging"), ja="チャレンジ<している>", en="challenging"),
    phrase(
        "own_state",
        Matches,
        target=_THIS,
        filter=Has("under", ">=", 1),
        ja="下にカードが<ある>",
        en=f"{_THEY_HAVE} a card under [them|him|her|it]",
    ),
    phrase(
        "said",
        Grant,
        abilities=(node(Static, effects=(Cannot(_THIS, "ready_step"),), condition=node(Never, part=Slot("part"))),),
        duration="their_next_ready",
        ja="{target:named_topic}それ[|ら]のプレイヤーの次のターンの始めに、{part:own_state.nai}かぎりレディしない",
        en="{target:either} [can't|doesn't|don't] ready at the start of their next turn unless {part:own_state}",
    ),
    # as long as there are so many of them
    *(
        made("static", *so_many_of(Side(True), *at), ja=ja + "いる間、それらのキャラクターは{list:said_of_it~}", en=en)
        for at, ja, en in (
            (
                (At(_THIS),),
                "ここにあなたの{rest:np}が{n:number}体以上",
                "while you have {n:number} or more {rest:np.s} here, [those characters|they] {list:said_of_it}",
            ),
            (
                (),
                "あなたの場に{rest:np}が{n:number}体以上",
                "while you have {n:number} or more {rest:np.s} in play, [those characters|they] {list:said_of_it}",
            ),
        )
    ),
    # two groups, one of several
    made(
        "lastings",
        _of_both,
        _both_said,
        ja="{a:np}と、{b:np}は{list:said_of_it~}",
        en="your {a:own.s} and {b:own.s} {list:said_of_it}",
    ),
    made(
        "static",
        _of_each_such,
        _each_such,
        en="while one of your {rest:np.s} is {being:standing_so}, [that character|that location] {list:said_of_it.s}",
    ),
    word("standing_so", At(SOMEWHERE), en="at a location"),
    *(word("standing_so", In(state), en=state) for state in ("exerted", "damaged", "ready")),
    passing("either", "subj", en="{it}"),
    passing("either", "subjs", en="{it}"),
    # here
    made(
        "said",
        fill_here,
        lift_here,
        ja="ここにいる間、{target:named_topic}{predicate:pred~}",
        en="{target:subjs} {predicate:pred} while here",
    ),
)
