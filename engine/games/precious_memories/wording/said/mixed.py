"""What is said of somebody at once, together with what is said of him for a while; and what is done so often."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.own_deeds import of_this
from engine.games.precious_memories.wording.events.repeated import Counted, counts_as
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.said.subjects import BRIEF, apart, lasts, of_one, one_of, saids_of
from engine.kernel.cards.tree import (
    Both,
    Bound,
    Can,
    Compare,
    If,
    In,
    Later,
    Matches,
    Not,
    Repeat,
    This,
    Times,
    Trigger,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, phrase


def _split(saids: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]] | None:
    """What is said at once, and behind it what lasts; to approach once more is told as one with being active."""
    now = tuple(said for said in saids if isinstance(said, BRIEF))
    lasting = saids[len(now) :]
    again = any(isinstance(said, Can) and said.deed == "approach_again" for said in lasting)
    clean = now and lasting and saids[: len(now)] == now and not again
    return (now, lasting) if clean else None


def now_and_for_a_while() -> Parts:
    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["now"]) + saids_of(bindings["list"])
        split = _split(saids)
        if split != (saids_of(bindings["now"]), saids_of(bindings["list"])):
            return REFUSED
        return of_one(bindings["target"], saids, bindings["dur"])

    def match(value: object) -> Bindings | None:
        said = apart(value)
        split = _split(said[1]) if said is not None and said[2] else None
        if said is None or split is None:
            return None
        return {"target": said[0], "now": split[0], "list": split[1], "dur": said[2]}

    return build, match


def _of_this_card() -> Parts:
    build_one, match_one = now_and_for_a_while()

    def match(body: object) -> Bindings | None:
        slots = match_one(body)
        return slots if slots is not None and bare(slots.pop("target")) == This() else None

    return of_this((lambda bindings: build_one(bindings | {"target": This()}), match), on_with=False)


def _if_so(*, own: bool) -> Parts:
    """What is said of somebody if something holds, which is told between both; `own`: of this card, by what it is."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        return If(bindings["condition"], of_one(This() if own else bindings["target"], saids, dur))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        said = apart(value.then) if isinstance(value, If) and value.otherwise is None else None
        if said is None or (own and bare(said[0]) != This()):
            return None
        slots: Bindings = {"condition": value.condition, "list": said[1], "dur": said[2] or None}  # type: ignore[attr-defined]
        return slots if own else slots | {"target": said[0]}

    return build, match


def _one_if_so() -> Parts:
    """One of several things, as its player likes, if something holds, which is told between both."""
    build_one, match_one = one_of()

    def match(value: object) -> Bindings | None:
        slots = match_one(value.then) if isinstance(value, If) and value.otherwise is None else None
        return None if slots is None else slots | {"condition": value.condition}  # type: ignore[attr-defined]

    def build(bindings: Bindings) -> object:
        choice: Any = build_one(bindings)
        return REFUSED if choice is REFUSED else If(bindings["condition"], choice)  # type: ignore[arg-type]

    return build, match


_ONE_MORE = Matches(Bound("subject"), Not(In("approached:2")))
"""Who approaches has not done so in this turn before: one card more does."""


def _so_many(how: Counted) -> Parts:
    """What is done later in this turn when the so manieth of a lot does something, or when it is done so often."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["a"], subject=bindings["who"])  # type: ignore[type-var]
        if not counts_as(on.event, how) or (how == "cards" and on.event != "approach"):
            return REFUSED
        often: Any = Compare(Times(on, each=how == "cards"), "==", bindings["n"])  # type: ignore[arg-type]
        return Later(on, If(Both((often, _ONE_MORE)) if how == "cards" else often, bindings["body"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(Trigger() as on, If(Both((often, one)), body, None), "turn", False) if how == "cards":
                slots = _often(on, often, body, each=True)
                return slots if bare(one) == _ONE_MORE else None
            case Later(Trigger() as on, If(often, body, None), "turn", False) if how != "cards":
                slots = _often(on, often, body, each=False)
                return slots if counts_as(on.event, how) else None
        return None

    return build, match


def _often(on: Trigger, often: object, body: object, *, each: bool) -> Bindings | None:
    match often:
        case Compare(Times(again, False, by_card), "==", n) if by_card == each:
            if bare(on) == bare(again) and not on.times:
                return {"who": on.subject, "a": bare_trigger(on), "n": n, "body": body}
    return None


_SO_MANY: tuple[tuple[Counted, str, str], ...] = (
    ("either", "[枚|回]", "for the {n:plural}. time"),
    ("times", "回", "for the {n:plural}. time"),
    ("cards", "枚", "as the {n:plural}."),
)

MIXED: tuple[Phrase, ...] = (
    made("clause_of", *_if_so(own=True), ja="このカードは[、|]{condition:own_if}{dur:dur?}{list}"),
    made("clause_of", *_if_so(own=False), ja="{target:topic}は[、|]{condition:if}{dur:dur?}{list}"),
    *(
        made("clause_of", *_one_if_so(), ja=head + "{dur}{choices:gain_choices}を<得る>")
        for head in ("{target:topic}は[、|]{condition:if}", "{target:this}は[、|]{condition:own_if}")
    ),
    made("act", *now_and_for_a_while(), ja="{target:topic}[は、|は]{now:list}とともに、{dur}{list}"),
    made(
        "triggered", *_of_this_card(), ja="このカードは[、|]{state:in_state?}{on:any_on}{now:list}とともに、{dur}{list}"
    ),
    *(
        made(
            "timed",
            *_so_many(how),
            ja="このターン、{who}が{n:plural}" + counter + "以上{a:did}場合、{body:timed}",
            en="this turn, when {who} {a:did.s} " + en + ", {body:timed}",
        )
        for how, counter, en in _SO_MANY
    ),
    phrase("timed", Repeat, ja="{times:each_of}{body:done_once}", en="for each {times:each_of}, {body:done_once}"),
)
