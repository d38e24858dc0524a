"""Numbers that are changed to other ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Change
from engine.kernel.cards.tree import (
    Bound,
    Chosen,
    Every,
    Seq,
)
from engine.wording import (
    Bindings,
    Parts,
    Phrase,
    Slot,
    made,
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
                "{target:topic}の" + ja + "の値を、{dur}{amount:number}に変更<する>",
                "{dur}{target:topic}の" + ja + "を{amount:number}に変更<する>",
            ),
            en="{dur}change the " + en + " of {target:obj} to {amount:number}",
        )
    yield made(
        "act",
        *_back(),
        ja="{target:topic}のAP/DPの値を[、|]元に<戻す>",
        en="put the AP/DP of {target:obj} back to what is printed",
    )
    for one, other, ja, en in (("ap", "dp", "AP/DP", "AP/DP"), ("cost", "ap", "使用コストとAP", "use cost and AP")):
        same = "{a:number}/{b:number}" if one == "ap" else "{a:number}"
        build, match = _two_changes(one, other, same=one != "ap")
        yield made(
            "act",
            build,
            match,
            ja=(
                "{target:topic}の" + ja + "の値を、{dur}" + same + "に変更<する>",
                "{target:topic}の" + ja + "を、{dur}" + same + "に変更<する>",
                "{dur}{target:topic}の" + ja + "を" + same + "に変更<する>",
                "{dur}{target:topic}の" + ja + "の値を" + same + "に変更<する>",
            ),
            en="{dur}change the " + en + " of {target:obj} to " + same,
        )


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
