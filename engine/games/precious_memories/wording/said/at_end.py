"""What somebody does of himself at the end of the turn, also where the sentence before has named him."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import If, Later, May, Ready, ToDo
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made


def _goes() -> Parts:
    """All of a lot, or who was named before."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or lasts(saids):
            return REFUSED
        return Later(AT_END, of_one(bindings["target"], saids, ""), once=True)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(at, body, "turn", True) if bare(at) == AT_END:
                said = apart(body)
                return {"target": said[0], "list": said[1]} if said is not None and not said[2] else None
        return None

    return build, match


def _last(value: object) -> Any:
    """The effect that a sentence ends in."""
    match value:
        case May(body=inner) | If(then=inner, otherwise=None) | Later(body=inner):
            return _last(inner)
    return value


def _unsaid() -> Parts:
    """Of whom the sentence before has said something: he becomes active at the end of the turn."""

    def build(bindings: Bindings) -> object:
        cost = bindings["cost"]
        said = apart(_last(cost))
        if said is None:
            return REFUSED
        return _then(cost, Later(AT_END, Ready(said[0]), once=True))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = _without(value)
        if slots is None:
            return None
        said = apart(_last(slots[0]))
        same = said is not None and bare(said[0]) == bare(slots[1])
        return {"cost": slots[0]} if same else None

    return build, match


def _then(cost: object, body: Later) -> object:
    match cost:
        case Later(on, then, duration, once):
            return Later(on, _then(then, body), duration, once)  # type: ignore[arg-type]
    return ToDo(cost, body)  # type: ignore[arg-type]


def _without(value: object) -> tuple[object, object] | None:
    """The sentence before, and who becomes active."""
    match value:
        case Later(on, then, duration, once):
            inner = _without(then)
            return None if inner is None else (Later(on, inner[0], duration, once), inner[1])  # type: ignore[arg-type]
        case ToDo(cost, Later(at, Ready(target), "turn", True)) if bare(at) == AT_END:
            return cost, target
    return None


AT_ENDS: tuple[Phrase, ...] = (
    made(
        "timed",
        *_goes(),
        ja=("{target:all}は[、|]ターン終了時に[、|]{list}", "{target:before}は[、|]ターン終了時に[、|]{list}"),
    ),
    made("done", *_unsaid(), ja="{cost:sentence}。その場合、ターン終了時に活動状態になる"),
)
