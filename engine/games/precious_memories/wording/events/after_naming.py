"""What waits for somebody who was named, without a word of the turn (R-PM-107), or is one of two things (R-PM-108); and
what another player may do to who was named."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.said.bans_on_two import is_of_named
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import Bound, Earlier, Later, May, OneOf, Opponents
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, Slot, bare, made, node, phrase, plain


def _waits() -> Parts:
    def build(bindings: Bindings) -> object:
        return Later(bindings["on"], bindings["body"]) if is_of_named(bindings["on"]) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(on, body, "turn", False) if is_of_named(on):
                return {"on": on, "body": body}
        return None

    return build, match


def _theirs_to_do() -> Parts:
    """What another player may do to who was spoken of before."""

    def build(bindings: Bindings) -> object:
        body: Any = bindings["body"]
        return May(body, Opponents()) if isinstance(getattr(body, "target", None), It) else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case May(body, Opponents(), False) if isinstance(plain(getattr(body, "target", None)), Bound | Earlier):
                return {"body": body}
        return None

    return build, match


def _at_end_either() -> Parts:
    def build(bindings: Bindings) -> object:
        return Later(AT_END, OneOf((bindings["one"], bindings["other"])), once=True)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(on, OneOf((one, other), 1), "turn", True) if bare(on) == AT_END:
                return {"one": one, "other": other}
        return None

    return build, match


AFTER_NAMING: tuple[Phrase, ...] = (
    made("clause_of", *_waits(), ja="{on:on_named}{body:timed}"),
    phrase(
        "sentence",
        Later,
        on=Slot("on"),
        body=node(OneOf, options=(Slot("one"), Slot("other"))),
        ja="このターン、{on:on_named}{one:timed}。または、{other:chain}",
        en="this turn, {on:on_named}{one:timed}; or else {other:chain}",
    ),
    made(
        "sentence",
        *_at_end_either(),
        ja="ターン終了時に[、|]{one:done_once}。または、{other:chain}",
        en="at the end of the turn, {one:done_once}; or else {other:chain}",
    ),
    made(
        "done_once",
        *_theirs_to_do(),
        ja=("相手は[、|]{body:simple}ことができる", "相手は[、|]{body:simple.can}"),
        en="your opponent, of those spoken of, may {body:simple}",
    ),
)
