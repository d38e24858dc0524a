"""What is said of several for a while when something happens; they are named first."""

from __future__ import annotations

from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import Every, Triggered
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain


def _of_all(*, once: bool) -> Parts:
    """`once`: without a duration."""

    def build(bindings: Bindings) -> object:
        target, saids, dur = plain(bindings["target"]), saids_of(bindings["list"]), bindings.get("dur", "")
        if not isinstance(target, Every) or target.zone != "play" or not saids or lasts(saids) == once:
            return REFUSED
        return Triggered(bindings["on"], of_one(bindings["target"], saids, dur))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        said = apart(value.body) if type(value) is Triggered and value.condition is None else None
        target = plain(said[0]) if said is not None else None
        if said is None or not isinstance(target, Every) or target.zone != "play" or bool(said[2]) == once:
            return None
        slots: Bindings = {"on": value.on, "target": said[0], "list": said[1]}  # type: ignore[attr-defined]
        return slots if once else slots | {"dur": said[2]}

    return build, match


SAID_OF_ALL: tuple[Phrase, ...] = (
    made("triggered", *_of_all(once=False), ja="{target:all}[は、|は]{on}{dur}{list}"),
    made("triggered", *_of_all(once=True), ja="{target:all}[は、|は]{on}{list}"),
)
