"""What triggers at the second, third ... time in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Both, Compare, Other, Times, Trigger, Triggered, YourTurn
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, leaves, made

REPEATABLE = frozenset(
    (
        "approach",
        "block_declared",
        "approach_or_block",
        "blocked",
        "gave_point",
        "rested",
        "ready",
        "levelled",
        "grows",
        "transformed",
        "effect_rested",
        "effect_woken",
    )
)
"""What one card can do or suffer more than once in a turn: so many cards (枚) are then more than so often (回). Who
comes onto the field or leaves it is another card each time."""
Counted = Literal["either", "times", "cards"]


SO_OFTEN: tuple[tuple[Counted, str, str], ...] = (
    ("either", "[枚|回]", "for the {n:number}. time"),
    ("times", "回", "for the {n:number}. time"),
    ("cards", "枚", "as the {n:number}."),
)


def counts_as(event: str, how: Counted) -> bool:
    """Whether that is how it is counted: of most events it makes no difference."""
    return (how == "either") != (event in REPEATABLE)


def several(how: Counted) -> Parts:
    """So often in one turn, or so many cards."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["did"], subject=bindings["who"], once=how == "cards")  # type: ignore[type-var]
        if not counts_as(on.event, how):
            return REFUSED
        return Triggered((on,), bindings["body"], Compare(so_often(on), "==", bindings["n"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        counted = _counted(value)
        if counted is None:
            return None
        on, body, n = counted
        if (on.event == "exit" and on.manner) or on.event == "play" or not counts_as(on.event, how):
            return None
        if on.once != (how == "cards"):
            return None
        return {"who": on.subject, "did": bare_trigger(replace(on, once=False)), "body": body, "n": n}

    return build, match


def several_exits() -> Parts:
    def build(bindings: Bindings) -> object:
        on = Trigger("exit", bindings["who"], bindings["by"], "being_challenged")  # type: ignore[arg-type]
        return Triggered((on,), bindings["body"], Compare(Times(on), "==", bindings["n"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        counted = _counted(value)
        if counted is None or (counted[0].event, counted[0].manner) != ("exit", "being_challenged"):
            return None
        on, body, n = counted
        return {"who": on.subject, "by": on.counterpart, "body": body, "n": n}

    return build, match


def _several_plays() -> Parts:
    """So often in one turn something such is played."""

    def build(bindings: Bindings) -> object:
        on: Any = bindings["on"]
        return Triggered((on,), bindings["body"], Compare(Times(on), "==", bindings["n"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        counted = _counted(value)
        if counted is None or counted[0].event != "play":
            return None
        return {"on": counted[0], "body": counted[1], "n": counted[2]}

    return build, match


def _counted(value: object) -> tuple[Trigger, object, object] | None:
    match value:
        case Triggered((Trigger() as on,), body, Compare(Times() as times, "==", n)):
            return (on, body, n) if bare(times) == bare(so_often(on)) else None
    return None


def so_often(on: Trigger) -> Times:
    """How often it has happened this turn, or, of what triggers `once`, to how many cards; not to this card where
    others are meant."""
    parts = leaves(bare(on.subject))
    rest: Any = LEAVES.combined([leaf for leaf in parts if leaf != Other()])
    return Times(replace(on, subject=rest, once=False), other=Other() in parts, each=on.once)


def counted_in(often: Compare) -> Trigger:
    """What is waited for where it is asked how often it has happened."""
    times = often.left
    assert isinstance(times, Times)
    parts = [*leaves(times.on.subject), *([Other()] if times.other else [])]
    who: Any = LEAVES.combined(parts) if times.other else times.on.subject
    return replace(times.on, subject=who, once=times.each)


def _several_in_own_turn(how: Counted) -> Parts:
    """The same in the turns of this player alone."""
    build_any, match_any = several(how)

    def build(bindings: Bindings) -> object:
        built: Any = build_any(bindings)
        if built is REFUSED:
            return REFUSED
        return replace(built, condition=Both((YourTurn(), built.condition)))

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(_, _, Both((YourTurn(), often))) if type(value) is Triggered:
                return match_any(replace(value, condition=often))
        return None

    return build, match


def _repeated() -> Iterator[Phrase]:
    for how, counter, en in SO_OFTEN:
        start = "同じターンの間に[、|]{who}が{n:number}" + counter
        yield made(
            "triggered",
            *several(how),
            ja=(start + "以上{did:did}場合、{body:body}", start.replace("枚|", "") + "{did:did}場合、{body:body}"),
            en="when {who} {did:did.s} " + en + " in a turn, {body:body}",
        )
        if how != "times":
            yield made(
                "triggered",
                *_several_in_own_turn(how),
                ja="自分のターンの間[、|に、|に]{who}が{n:plural}枚[以上|]{did}場合、{body:body}",
                en="in your turn, when {who} {did:did.s} " + en.replace("number", "plural") + ", {body:body}",
            )


REPEATED: tuple[Phrase, ...] = (
    *_repeated(),
    made(
        "triggered",
        *several_exits(),
        ja="同じターンの間に[、|]{by:who}のアプローチで{who}が{n:number}枚以上退場した場合、{body:body}",
        en="when {who} exits in the approach of {by:who} for the {n:number}. time in a turn, {body:body}",
    ),
    made(
        "triggered",
        *_several_plays(),
        ja="同じターンの間に[、|]{on:several_plays}が{n:number}枚以上プレイされた場合、{body:body}",
        en="when {on:several_plays} for the {n:number}. time in a turn, {body:body}",
    ),
)
