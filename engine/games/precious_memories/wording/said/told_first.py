"""Of whom it is told before under which condition: "that one, if you are behind, gets +20/+20"."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import Chosen, Every, If, Later, nodes_of
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, bare, made


def _clear(bindings: Bindings) -> bool:
    """Whether nobody could think that the condition speaks of who is only being chosen."""
    chooses = isinstance(bindings["target"], Chosen | Every)
    return not chooses or not any(isinstance(each, It) for each in nodes_of(bindings["condition"]))


def _on_condition(*, later: bool = False) -> Parts:
    """What is said of somebody, at once or for a while, if something is so; `later`: at the end of the turn."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur) or not _clear(bindings):
            return REFUSED
        body: Any = of_one(bindings["target"], saids, dur)
        return If(bindings["condition"], Later(AT_END, body, once=True) if later else body)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(condition, Later(at, body, "turn", True), None) if later and bare(at) == AT_END:
                pass
            case If(condition, body, None) if not later:
                pass
            case _:
                return None
        said = apart(body)
        if said is None or lasts(said[1]) != bool(said[2]) or (later and said[2]):
            return None
        return {"target": said[0], "condition": condition, "list": said[1]} | (
            {} if later else {"dur": said[2] or None}
        )

    return build, match


_HEADS = ("{target:topic}[は、|は]{condition:if}", "{target:this}[は、|は]{condition:own_if}")

TOLD_FIRST: tuple[Phrase, ...] = (
    made("clause_of", *_on_condition(), ja=tuple(head + "{dur:dur?}{list}" for head in _HEADS)),
    made("clause_of", *_on_condition(later=True), ja=tuple(head + "ターン終了時に[、|]{list}" for head in _HEADS)),
)
