"""What triggers in one phase alone, or at the end of the own turn if something holds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import InPhase
from engine.kernel.cards.tree import Both, Condition, If, Never, Ready, This, Trigger, Triggered, You, YourTurn
from engine.wording import Phrase, Slot, node, phrase, word

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
