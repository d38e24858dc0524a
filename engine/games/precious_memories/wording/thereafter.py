"""What a sentence that begins with "then" belongs to: a condition, or a later moment, that the one before it names."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from engine.kernel.cards.tree import Chosen, Every, If, Later, Look, Node, Players, PutRest, Seq, Trigger, nodes_of
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, bare, made, passing, phrase


class Thereafter(Node, frozen=True):
    """A sentence that begins with "then". It stands only in the grammar."""

    deed: Node


def in_order(sentences: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What the sentences mean; None where one that begins with "then" stands behind one that is not always carried
    out: nobody knows from the list alone whether it hangs on the same."""
    for one, other in pairwise(sentences):
        before = _said(one)
        if not isinstance(other, Thereafter) or not isinstance(before, If | Later):
            continue
        if isinstance(before, Later) or hangs(before, other.deed):
            return None
    return tuple(_said(each) for each in sentences)


def hangs(one: Any, other: Any) -> bool:
    """Whether what is done then hangs on what the sentence before does: what is left of cards that were looked at
    before goes somewhere in any case."""
    looks = any(isinstance(each, Look) for each in nodes_of(bare(one)))
    return looks or not isinstance(bare(other), PutRest)


def _said(sentence: Any) -> Any:
    return sentence.deed if isinstance(sentence, Thereafter) else sentence


def _marked(bindings: Bindings) -> object:
    return Thereafter(bindings["it"])  # type: ignore[arg-type]


def _both() -> Parts:
    """A condition with all that hangs on it."""

    def build(bindings: Bindings) -> object:
        if not hangs(bindings["first"], bindings["second"]):
            return REFUSED
        return If(bindings["condition"], Seq((bindings["first"], bindings["second"])))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(condition, Seq((first, second), "sentence"), None):
                return {"condition": condition, "first": first, "second": second}
        return None

    return build, match


_AT_END = Trigger("turn_end", by=Players())


def _both_at_end() -> Parts:
    """What waits for the end of the turn, with what is done after it."""

    def build(bindings: Bindings) -> object:
        return Later(_AT_END, Seq((bindings["first"], bindings["second"])), once=True)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(on, Seq((first, second), "sentence"), "turn", True) if bare(on) == _AT_END:
                return {"first": first, "second": second}
        return None

    return build, match


def _later_on() -> Parts:
    """What waits in this turn, with a sentence about whoever will be chosen then."""

    def build(bindings: Bindings) -> object:
        body: Any = bindings["body"]
        more: Any = bindings["more"]
        chooses = any(isinstance(each, Chosen | Every) for each in nodes_of(body))
        if not chooses or not any(isinstance(each, It) for each in nodes_of(more)):
            return REFUSED
        return Later(bindings["on"], Seq((body, more)))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(on, Seq((body, more), "sentence"), "turn", False):
                return {"on": on, "body": body, "more": more}
        return None

    return build, match


def _waits_for_both() -> Parts:
    """What waits in this turn, with all that comes after it (R-PM-91)."""

    def build(bindings: Bindings) -> object:
        return Later(bindings["on"], Seq((bindings["first"], bindings["second"])))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(on, Seq((first, second), "sentence"), "turn", False):
                return {"on": on, "first": first, "second": second}
        return None

    return build, match


THEREAFTER: tuple[Phrase, ...] = (
    made(
        "sentence",
        *_waits_for_both(),
        ja="[このターン、|このターンの間、]{on:on_named}{first:timed}。その後、{second:clause_of}",
        en="this turn, {on:on_named}{first:timed}, and then {second:clause_of}",
    ),
    phrase(
        "sentence",
        If,
        ja="{condition:if}{then:timed}。[それ以外の|そうでない]場合、{otherwise:timed}",
        en="{condition:if}{then:timed}, or otherwise {otherwise:timed}",
    ),
    replace(passing("sentence", "clause_of", ja="その後、{it}"), build=_marked),
    made(
        "sentence",
        *_both(),
        ja="{condition:if}{first:timed}。その後、{second:timed}",
        en="{condition:if}{first:timed}, and then {second:timed}",
    ),
    made(
        "sentence",
        *_both_at_end(),
        ja="ターン終了時に[、|]{first:done_once}。その後、{second:timed}",
        en="at the end of the turn, {first:done_once}, and then {second:timed}",
    ),
    made(
        "sentence",
        *_later_on(),
        ja="[このターン、|このターンの間、]{on:on_named}{body:timed}。{more:clause_of}",
        en="this turn, {on:on_named}{body:timed}, and then {more:clause_of}",
    ),
)
