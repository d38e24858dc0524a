"""What triggers in one phase alone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.precious_memories.nodes import InPhase
from engine.games.precious_memories.wording.events.triggers import bare_trigger, said_of
from engine.games.precious_memories.wording.said.subjects import for_a_while, one_of
from engine.kernel.cards.tree import (
    Both,
    Condition,
    Is,
    Later,
    Never,
    Players,
    This,
    Trigger,
    Triggered,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, phrase, word

_PHASES = ((True, "アプローチフェイズ", "approach phase"), (False, "メインフェイズ", "main phase"))
_WHOSE: tuple[tuple[Condition | None, str, str], ...] = (
    (None, "", "the "),
    (YourTurn(), "自分の", "your "),
    (Never(YourTurn()), "相手の", "your opponent's "),
)


def _in_phase() -> Iterator[Phrase]:
    for approach, ja, en in _PHASES:
        for of, whose, your in _WHOSE:
            yield word(
                "in_phase",
                InPhase(approach) if of is None else Both((of, InPhase(approach))),
                ja=whose + ja + "の間、",
                en="in " + your + en + ", ",
            )
            yield phrase(
                "triggered",
                Triggered,
                condition=InPhase(approach) if of is None else Both((of, InPhase(approach))),
                ja=whose + ja + "[中|の間]に[、|]{on:on_alone}{body:body}",
                en="in " + your + en + ", {on:on_alone}{body:body}",
            )
            yield made(
                "triggered",
                *_done_in(InPhase(approach) if of is None else Both((of, InPhase(approach)))),
                ja="{who}が" + whose + ja + "[中|の間|]に{a:did}場合、{body:body}",
            )
            yield from _said_in(InPhase(approach) if of is None else Both((of, InPhase(approach))))


def _said_in(condition: Condition) -> Iterator[Phrase]:
    """Of this card, when it does something in a phase."""
    build_one, match_one = for_a_while()
    choose, chosen = one_of()

    def build(bindings: Bindings) -> object:
        on = replace(bindings["a"], subject=Is(This()))  # type: ignore[type-var]
        slots = bindings | {"target": This()}
        body = choose(slots) if "choices" in bindings else build_one(slots)
        return REFUSED if body is REFUSED else Triggered((on,), body, condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger(_, Is(target), times="") as on,), body, there) if there == condition:
                slots = chosen(body) or match_one(body)
                if slots is None or bare(target) != This() or bare(slots.pop("target")) != This():
                    return None
                return slots | {"a": bare_trigger(on)}
        return None

    whose = next(ja for of, ja, _ in _WHOSE if of == _of(condition))
    phase = next(ja for approach, ja, _ in _PHASES if InPhase(approach) == _phase(condition))
    start = "このカードは[、|]" + whose + phase + "[中|の間|]に{a:did}場合、{dur}"
    yield made("triggered", build, match, ja=start + "{list}")
    yield made("triggered", build, match, ja=start + "{choices:gain_choices}を得る")


def _of(condition: Condition) -> Condition | None:
    return condition.parts[0] if isinstance(condition, Both) else None


def _phase(condition: Condition) -> Condition:
    return condition.parts[1] if isinstance(condition, Both) else condition


def _done_in(condition: Condition) -> Parts:
    """Who does it told before the phase."""
    build_on, match_on = said_of("a")

    def build(bindings: Bindings) -> object:
        return Triggered(build_on(bindings), bindings["body"], condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = match_on(value.on) if isinstance(value, Triggered) and value.condition == condition else None
        return None if slots is None else slots | {"body": value.body}  # type: ignore[attr-defined]

    return build, match


PHASES: tuple[Phrase, ...] = (
    *_in_phase(),
    phrase(
        "timed",
        Later,
        on=Trigger("approach_phase", by=Players()),
        once=True,
        ja="このターンの[自分の|相手の|]アプローチフェイズ開始時に[、|]{body:done_once}",
        en="at the start of the approach phase of this turn, {body:done_once}",
    ),
)
