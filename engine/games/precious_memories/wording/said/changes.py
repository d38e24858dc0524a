"""Numbers that are changed to other ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Change, Designate
from engine.games.precious_memories.wording.said.bans_on_two import NAMED, is_named
from engine.kernel.cards.tree import (
    Bound,
    Chosen,
    Every,
    Seq,
    StatOf,
    This,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Parts,
    Phrase,
    Slot,
    bare,
    made,
    passing,
    phrase,
    plain,
)


def _changes() -> Iterator[Phrase]:
    """A number that is changed to another one."""
    for stat, ja, en in (("ap", "AP", "AP"), ("dp", "DP", "DP"), ("cost", "使用コスト", "use cost")):
        yield phrase(
            "act",
            Change,
            stat=stat,
            duration=Slot("dur"),
            ja=(
                "{target:topic}の" + ja + "[の値|]を[、|]{dur}{amount:value}に変更<する>",
                "{dur}{target:topic}の" + ja + "[の値|]を{amount:value}に変更<する>",
                "{target:topic}の" + ja + "[の値|]は[、|]{dur}{amount:value}になる",
                "{dur}{target:topic}の" + ja + "[の値|]は[、|]{amount:value}になる",
            ),
            en="{dur}change the " + en + " of {target:obj} to {amount:value}",
        )
        yield phrase(
            "act",
            Change,
            stat=stat,
            amount=None,
            duration="",
            ja="{target:topic}の" + ja + "[の値|]を[、|]元に<戻す>",
            en="put the " + en + " of {target:obj} back to what is printed",
        )
    yield made(
        "act",
        *_back(),
        ja="{target:topic}のAP/DP[の値|]を[、|]元に<戻す>",
        en="put the AP/DP of {target:obj} back to what is printed",
    )
    yield from _values()
    like = "のAP/DPと同じ値に変更"
    for sort, parts, whom, verb in (
        ("act", _as_another(), "{whom:alike_one}", "<する>"),
        ("chain", _as_a_chosen_one(), "{whom:one}", "する"),
    ):
        yield made(
            sort,
            *parts,
            ja=(
                "{target:topic}のAP/DPの値を[、|]{dur}" + whom + like + verb,
                "{dur}{target:topic}のAP/DPの値を" + whom + like + verb,
            ),
            en="{dur}change the AP/DP of {target:obj} to those of " + whom if sort == "act" else (),
        )
    for stat in ("ap", "dp"):
        like = "の" + stat.upper() + "[の値|]と同じ値に変更する"
        start = "{target:topic}の" + stat.upper() + "の値を"
        yield made(
            "chain",
            *_like_a_chosen_one(stat),
            ja=(start + "、{dur}{whom:one}" + like, "{dur}" + start + "{whom:one}" + like),
        )
    for one, other, ja, en in (("ap", "dp", "AP/DP", "AP/DP"), ("cost", "ap", "使用コストとAP", "use cost and AP")):
        same = "{a:number}/{b:number}" if one == "ap" else "{a:number}"
        build, match = _two_changes(one, other, same=one != "ap")
        yield made(
            "act",
            build,
            match,
            ja=(
                "{target:topic}の" + ja + "の値を[、|]{dur}" + same + "に変更<する>",
                "{target:topic}の" + ja + "を[、|]{dur}" + same + "に変更<する>",
                "{dur}{target:topic}の" + ja + "を" + same + "に変更<する>",
                "{dur}{target:topic}の" + ja + "の値を" + same + "に変更<する>",
                "{target:topic}の" + ja + "[の値|]は[、|]{dur}" + same + "になる",
                "{dur}{target:topic}の" + ja + "[の値|]は[、|]" + same + "になる",
            ),
            en="{dur}change the " + en + " of {target:obj} to " + same,
        )


def _values() -> Iterator[Phrase]:
    """A number, or that of this card or of one that was named."""
    yield passing("value", "number", ja="{it}", en="{it}")
    for stat, en in (("ap", "AP"), ("dp", "DP")):
        yield phrase(
            "value",
            StatOf,
            stat=stat,
            ja="{target:alike_one}の" + en + "[の値|]と同じ値",
            en="the " + en + " of {target:alike_one}",
        )


def _as_another() -> Parts:
    """Both numbers like those of one that was named."""

    def build(bindings: Bindings) -> object:
        target, whom, dur = bindings["target"], bindings["whom"], bindings["dur"]
        again: Any = Bound("chosen") if isinstance(target, Chosen | Every) else target
        pair = ((target, "ap"), (again, "dp"))
        return Seq(tuple(Change(who, stat, StatOf(stat, whom), dur) for who, stat in pair), "and")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq(
                (Change(target, "ap", StatOf("ap", whom), dur), Change(again, "dp", StatOf("dp", other), until)), "and"
            ):
                wanted = Bound("chosen") if isinstance(plain(target), Chosen | Every) else plain(target)
                if plain(again) == wanted and plain(whom) == plain(other) and dur == until:
                    return {"target": target, "whom": whom, "dur": dur}
        return None

    return build, match


def _as_a_chosen_one() -> Parts:
    """Like those of one who is chosen in the same sentence: he is named first."""
    build_one, match_one = _as_another()

    def build(bindings: Bindings) -> object:
        if not isinstance(bindings["target"], This | Chosen):
            return REFUSED
        change = build_one({"target": bindings["target"], "dur": bindings["dur"], "whom": NAMED})
        return Seq((Designate(bindings["whom"]), change))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Designate(whom), change), "sentence"):
                slots = match_one(change)
                if slots is not None and is_named(slots["whom"]) and isinstance(plain(slots["target"]), This | Chosen):
                    return slots | {"whom": whom}
        return None

    return build, match


def _like_a_chosen_one(stat: Any) -> Parts:
    """One number of this card like that of one who is chosen in the same sentence."""

    def build(bindings: Bindings) -> object:
        if not isinstance(bindings["target"], This):
            return REFUSED
        change = Change(This(), stat, StatOf(stat, NAMED), bindings["dur"])  # type: ignore[arg-type]
        return Seq((Designate(bindings["whom"]), change))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Designate(whom), Change(target, there, StatOf(like, named), dur)), "sentence"):
                if there == like == stat and bare(target) == This() and is_named(named):
                    return {"target": target, "dur": dur, "whom": whom}
        return None

    return build, match


def _back() -> Parts:
    """Both numbers as they are printed."""

    def build(bindings: Bindings) -> object:
        target: Any = bindings["target"]
        again: Any = Bound("chosen") if isinstance(target, Chosen | Every) else target
        return Seq((Change(target, "ap"), Change(again, "dp")), "and")

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Change(target, "ap", None, ""), Change(again, "dp", None, "")), "and"):
                wanted = Bound("chosen") if isinstance(plain(target), Chosen | Every) else plain(target)
                return {"target": target} if plain(again) == wanted else None
        return None

    return build, match


def _two_changes(one: str, other: str, *, same: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        target, dur = bindings["target"], bindings["dur"]
        again: Any = Bound("chosen") if isinstance(target, Chosen | Every) else target
        amounts: Any = (bindings["a"], bindings["a"] if same else bindings["b"])
        return Seq((Change(target, one, amounts[0], dur), Change(again, other, amounts[1], dur)), "and")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Change(target, stat, a, dur), Change(again, two, b, until)), "and") if (stat, two) == (
                one,
                other,
            ):
                wanted = Bound("chosen") if isinstance(plain(target), Chosen | Every) else plain(target)
                if plain(again) != wanted or dur != until or a is None or b is None or (same and a != b):
                    return None
                slots: Bindings = {"target": target, "a": a, "dur": dur}
                return slots if same else slots | {"b": b}
        return None

    return build, match


CHANGES: tuple[Phrase, ...] = tuple(_changes())
