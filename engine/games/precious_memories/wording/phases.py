"""What triggers in one phase alone, or at the end of the own turn if something holds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import InPhase
from engine.games.precious_memories.wording.triggers import said_of
from engine.kernel.cards.tree import Both, Condition, If, Never, Ready, This, Trigger, Triggered, You, YourTurn
from engine.wording import Bindings, Parts, Phrase, Slot, made, node, phrase, word

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
                ja=whose + ja + "[中|の間]に[、|]{on}{body:body}",
                en="in " + your + en + ", {on}{body:body}",
            )
            yield made(
                "triggered",
                *_done_in(InPhase(approach) if of is None else Both((of, InPhase(approach)))),
                ja="{who}が" + whose + ja + "[中|の間|]に{a:did}場合、{body:body}",
            )


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
        "triggered",
        Triggered,
        on=(Trigger("turn_end", by=You()),),
        body=node(If, condition=Slot("holds"), then=Ready(This())),
        ja="{holds:if}このカードは、自分のターン終了時に活動状態になる",
    ),
)
