"""When a player uses the text of somebody, and when one of two things happens to who was named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import Is, Later, Opponents, Players, Seq, Trigger, Who, You
from engine.wording import Bindings, Parts, Phrase, Slot, made, node, phrase

_TIMES = (("", "した場合、", "された場合、", "when"), ("each", "するごとに、", "されるごとに、", "each time"))
_WHO: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分", "you use"),
    (Opponents(), "相手", "your opponent uses"),
)


def _used() -> Iterator[Phrase]:
    for times, does, suffers, when in _TIMES:
        for who, ja, en in _WHO:
            yield phrase(
                "trigger",
                Trigger,
                event="text_used",
                by=who,
                times=times,
                ja=ja + "が[、|]{subject:played_kind}のテキストを使用" + does,
                en=f"{when} {en} the text of {{subject:played_kind}}, ",
            )
            yield phrase(
                "on_named",
                Trigger,
                event="text_used",
                by=who,
                times=times,
                subject=node(Is, target=Slot("whose")),
                ja=ja + "が[、|]{whose:before}のテキストを使用" + does,
                en=f"{when} {en} the text of {{whose:before}}, ",
            )
        yield phrase(
            "on_named",
            Trigger,
            event="text_used",
            by=Players(),
            times=times,
            subject=node(Is, target=Slot("whose")),
            ja="{whose:before}のテキストが使用" + suffers,
            en=f"{when} the text of {{whose:before}} is used, ",
        )


def _waits_for_either() -> Parts:
    """What waits in this turn for one thing and for another one."""

    def build(bindings: Bindings) -> object:
        body: Any = bindings["body"]
        return Seq((Later(bindings["a"], body), Later(bindings["b"], body)), "and")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Later(a, body, "turn", False), Later(b, same, "turn", False)), "and") if body == same:
                return {"a": a, "b": b, "body": body}
        return None

    return build, match


TEXTS_USED: tuple[Phrase, ...] = (
    *_used(),
    made(
        "timed",
        *_waits_for_either(),
        ja="[このターン、|このターンの間、]{a:on_named}または[、|]{b:on_named}{body:timed}",
        en="this turn, {a:on_named}or {b:on_named}{body:timed}",
    ),
)
