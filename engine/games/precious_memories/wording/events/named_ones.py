"""What a card waits for this turn of those that were named before."""

from __future__ import annotations

from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import EventName, Is, Later, This, Trigger
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made


def _meets_one_of(event: EventName) -> Parts:
    """What is said of this card if this turn it meets whoever was named before."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        on = Trigger(event, Is(This()), Is(bindings["whom"]))  # type: ignore[arg-type]
        return Later(on, of_one(This(), saids, dur))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(Trigger(what, Is(own), Is(whom), times="") as on, body, "turn", False) if what == event:
                said = apart(body)
                plain_ = bare(on) == Trigger(event, Is(This()), Is(bare(whom)))  # type: ignore[arg-type]
                if plain_ and bare(own) == This() and said is not None and bare(said[0]) == This():
                    return {"whom": whom, "list": said[1], "dur": said[2] or None}
        return None

    return build, match


_MET: tuple[tuple[EventName, str], ...] = (
    ("blocked", "に妨害された"),
    ("block_declared", "[を妨害|の妨害に参加]した"),
)

NAMED_ONES: tuple[Phrase, ...] = (
    *(
        made(
            "act",
            *_meets_one_of(event),
            ja=(
                "このターン、このカードは、{whom:before}" + ja + "場合、{dur:dur?}{list}",
                "このカードは、このターン、{whom:before}" + ja + "場合、{dur:dur?}{list}",
            ),
        )
        for event, ja in _MET
    ),
)
