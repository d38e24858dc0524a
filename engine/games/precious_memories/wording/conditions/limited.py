"""What is no more than so much, sums of both numbers of one card, and numbers that are one pair of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.nodes import Change
from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.said.predicates import FOLD
from engine.kernel.cards.tree import (
    AtMost,
    Bound,
    Chosen,
    Every,
    Grant,
    Has,
    Keyword,
    Matches,
    Modify,
    OneOf,
    Per,
    Seq,
    Static,
    This,
    Triggered,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, Slot, made, node, passing, phrase, plain

_SUM = "AP[/|と]DPの合計[値|の値|]が{n:number}"


# --- so much for each, and no more ---


def _effects(value: object) -> tuple[Any, ...] | None:
    """The changes of a sentence about one subject."""
    match value:
        case Static(effects):
            return effects
        case Triggered(_, body):
            return _effects(body)
        case Seq(parts, "and"):
            return parts
        case Modify():
            return (value,)
    return None


def _with(value: Any, effects: tuple[Any, ...]) -> Any:
    """The same sentence with other changes."""
    match value:
        case Static():
            return replace(value, effects=effects)
        case Triggered(_, body):
            return replace(value, body=_with(body, effects))
        case Seq():
            return replace(value, parts=effects)
    return effects[0]


def _grows_towards(change: Modify, limit: int) -> bool:
    return isinstance(change.amount, Per) and change.amount.each * limit > 0


def _limited() -> Parts:
    """Both numbers as far as a pair of others, in the order AP, DP."""

    def build(bindings: Bindings) -> object:
        effects = _effects(bindings["said"])
        limits: Any = {"ap": bindings["ap"], "dp": bindings["dp"]}
        if effects is None or {each.stat for each in effects if isinstance(each, Modify)} != set(limits):
            return REFUSED
        capped = []
        for each in effects:
            if not isinstance(each, Modify) or not _grows_towards(each, limits[each.stat]):
                return REFUSED
            capped.append(replace(each, amount=AtMost(each.amount, limits[each.stat])))
        return _with(bindings["said"], tuple(capped))

    def match(value: object) -> Bindings | None:
        effects = _effects(value)
        if not effects or not all(isinstance(each, Modify) and isinstance(each.amount, AtMost) for each in effects):
            return None
        limits = {each.stat: each.amount.most for each in effects}
        if set(limits) != {"ap", "dp"}:
            return None
        return {"said": _with(value, tuple(replace(each, amount=each.amount.amount) for each in effects)), **limits}

    return build, match


# --- sums of both numbers ---


def _sums() -> Iterator[Phrase]:
    for op, bound, more in BOUNDS:
        such = node(Has, stat="ap+dp", op=op, amount=Slot("n"))
        for sort, whom in (("this", "{target:this}"), ("wearer", "{target:wearer}"), ("before", "{target:before}")):
            en = "AP and DP of {target:" + sort + "} come to {n:number} " + more
            yield phrase("cond", Matches, filter=such, ja=f"{whom}の{_SUM}{bound}[ある|である]", en=en)
            yield phrase("cond_noun", Matches, filter=such, ja=f"{whom}の{_SUM}{bound}")
        yield phrase("own_cond", Matches, target=This(), filter=such, ja=_SUM + bound + "[ある|である]")
        yield phrase("own_noun", Matches, target=This(), filter=such, ja=_SUM + bound)


# --- one pair of several ---


def _one_pair() -> Parts:
    """Both numbers changed to one of several pairs, as the player likes."""

    def build(bindings: Bindings) -> object:
        target, dur, pairs = bindings["target"], bindings["dur"], bindings["pairs"]
        assert isinstance(pairs, tuple)
        again: Any = Bound("chosen") if isinstance(target, Chosen | Every) else target
        return OneOf(
            tuple(Seq((Change(target, "ap", ap, dur), Change(again, "dp", dp, dur)), "and") for ap, dp in pairs)  # type: ignore[arg-type]
        )

    def match(value: object) -> Bindings | None:
        pairs, known = [], None
        for option in value.options if isinstance(value, OneOf) and value.count == 1 else ():
            match option:
                case Seq((Change(target, "ap", int() as ap, dur), Change(_, "dp", int() as dp, until)), "and"):
                    if dur != until or (known is not None and (plain(target), dur) != (plain(known[0]), known[1])):
                        return None
                    known = known or (target, dur)
                    pairs.append((ap, dp))
                case _:
                    return None
        return {"target": known[0], "dur": known[1], "pairs": tuple(pairs)} if known and known[1] else None

    return build, match


_GIVES = "がアプローチで[相手に|]与えるポイントは[、|]"


def _fold() -> Iterator[Phrase]:
    """How many points somebody gives by approaching, told of the points."""
    for name, number in FOLD:
        several, so_many = (Keyword(name),), f"{number}点になる"
        yield phrase(
            "act",
            Grant,
            abilities=several,
            duration=Slot("dur"),
            ja=("{dur}{target:topic}" + _GIVES + so_many, "{target:topic}" + _GIVES + "{dur}" + so_many),
        )
        yield phrase("lasting", Grant, abilities=several, duration="", ja="{target:lasting_topic}" + _GIVES + so_many)


LIMITED: tuple[Phrase | Many, ...] = (
    *_fold(),
    passing("ability", "limited"),
    *(
        made(
            "limited",
            *_limited(),
            ja="{said:" + sort + "}。この効果は[、|]{ap:plus}/{dp:plus}を上限とする",
            en="{said:" + sort + "}, up to {ap:plus}/{dp:plus}",
        )
        for sort in ("static", "triggered")
    ),
    made(
        "sentence",
        *_limited(),
        ja="{said:act}。この効果は[、|]{ap:plus}/{dp:plus}を上限とする",
        en="{said:act}, up to {ap:plus}/{dp:plus}",
    ),
    *_sums(),
    made(
        "pair_value",
        lambda bindings: (bindings["ap"], bindings["dp"]),
        lambda value: {"ap": value[0], "dp": value[1]} if isinstance(value, tuple) and len(value) == 2 else None,
        ja="{ap:number}/{dp:number}",
        en="{ap:number}/{dp:number}",
    ),
    Many("pair_values", "pair_value", {"ja": ("または", "または"), "en": (" or ", " or ")}, least=2),
    made(
        "act",
        *_one_pair(),
        ja=(
            "{target:topic}のAP/DP[の値|]を、{dur}{pairs:pair_values}に変更<する>",
            "{dur}{target:topic}のAP/DP[の値|]を{pairs:pair_values}に変更<する>",
        ),
        en="{dur}change the AP/DP of {target:obj} to {pairs:pair_values}",
    ),
)
