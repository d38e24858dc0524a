"""Cards that are taken out of those that are looked at: some or others, and two that fare differently."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.further_nodes import Apart
from engine.games.precious_memories.wording.deeds.looking import taken
from engine.kernel.cards.tree import Look, OneOf, Seq, Take, ToHand
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made

_THERE = "その中[にある|から]"


def _some_or_others() -> Parts:
    """Some of them, or others, each with what becomes of them."""

    def build(bindings: Bindings) -> object:
        return Seq((bindings["look"], OneOf((bindings["a"], bindings["b"]))), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Look() as look, OneOf((Seq((Take(), _)) as a, Seq((Take(), _)) as b), 1) as either), "then"):
                return {"look": look, "a": a, "b": b} if type(either) is OneOf else None
        return None

    return build, match


def _shown(fate: Any) -> Any:
    """Whatever of it goes where nobody else looks is shown first."""
    return replace(fate, reveal=True) if isinstance(fate, ToHand) else fate


def _two_ways(*, shown: bool, looks: bool) -> Parts:
    """Two of them, which fare differently; `shown`: both are shown before; `looks`: in one sentence with the look."""

    def build(bindings: Bindings) -> object:
        build_taken, _ = taken(upto=False, amount=2)
        first, second = bindings["first"], bindings["second"]
        if shown:
            first, second = _shown(first), _shown(second)
            if not any(isinstance(each, ToHand) for each in (first, second)):
                return REFUSED
        rest: Any = build_taken(bindings | {"fate": Apart(first, second)})  # type: ignore[arg-type]
        if rest is REFUSED:
            return REFUSED
        return Seq((bindings["look"], *rest.parts), "then") if looks else rest  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        _, match_taken = taken(upto=False, amount=2)
        match value:
            case Seq((Look() as look, *rest), "then") if looks:
                front: Bindings = {"look": look}
            case Seq(rest, "then") if not looks:
                front = {}
            case _:
                return None
        slots = match_taken(Seq(tuple(rest), "then"))
        fate = slots.pop("fate") if slots is not None else None
        if slots is None or not isinstance(fate, Apart):
            return None
        ways: tuple[Any, Any] = (fate.first, fate.second)
        hands = [each for each in ways if isinstance(bare(each), ToHand)]
        if shown and (not hands or not all(each.reveal for each in hands)):
            return None
        said = [replace(each, reveal=False) if shown and each in hands else each for each in ways]
        hidden: Bindings = {"first": said[0], "second": said[1]}
        return front | slots | hidden

    return build, match


def _ways() -> Iterator[Phrase]:
    for shown, after in ((True, "表にしてから、"), (False, "")):
        two = (
            "{lot:lot}2枚を[抜き出し、|]"
            + after
            + "[|その中の|そのうちの]1枚を{first:fate.i}、[もう|残りの|]1枚を{second:fate~}"
        )
        says = "" if shown else "1 of them fares so: {first:fate}; the other so: {second:fate}"
        yield made(
            "act",
            *_two_ways(shown=shown, looks=True),
            ja="{look:look.te}、[" + "その中にある|その中から|]" + two,
            en="{look:look}, take 2 {lot:lots} from among them, and " + says if says else (),
        )
        yield made(
            "act",
            *_two_ways(shown=shown, looks=False),
            ja="[表にした中にある|表にした中から|その中にある|その中から]" + two,
            en="take 2 {lot:lots} from among them, and " + says if says else (),
        )


DIFFERENT_WAYS: tuple[Phrase, ...] = (
    *(
        made(sort, *taken(upto=upto), ja="{lot:lot}" + number + out + "{fate:fate~}")
        for sort, out in (("taken_out", "[抜き出し、|]"), ("drawn_out", "抜き出し、"))
        for upto, number in ((False, "{n:number}枚を"), (True, "を{n:number}枚まで"))
    ),
    made(
        "clause_of",
        *_some_or_others(),
        ja=tuple(
            "{look:look.te}、" + _THERE + "{a:taken_out}。または[、|]" + other
            for other in ("[その中にある|その中から]{b:taken_out}", "{b:drawn_out}")
        ),
    ),
    *_ways(),
)
