"""Where the player may take this card when something happens, where the card is named before that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import ToArea, ToEx, ToField
from engine.kernel.cards.tree import Effect, May, This, ToDeck, ToDiscard, ToDo, ToHand, Triggered
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, word

_MOVES: tuple[tuple[Effect, str, str], ...] = (
    (ToHand(This()), "手札に戻す", "手札に戻した"),
    (ToDeck(This(), "bottom"), "デッキの下に[移す|戻す]", "デッキの下に[移した|戻した]"),
    (ToDeck(This(), "top"), "デッキの上に[移す|戻す]", "デッキの上に[移した|戻した]"),
    (ToEx(This()), "EXデッキに[移す|戻す]", "EXデッキに[移した|戻した]"),
    (ToArea(This(), "support"), "サポートエリアに移す", "サポートエリアに移した"),
    (ToArea(This(), "main"), "メインエリアに移す", "メインエリアに移した"),
    (ToDiscard(This()), "捨て札にする", "捨て札にした"),
    (ToField(This()), "場に出す", "場に出した"),
)
_ELSEWHERE = ("text_cost", "used_as_cost", "cost_used", "became_point", "effect_thrown", "effect_milled")
"""What befalls a card that does not lie on the field then: only such a one is put there."""


def _may_go(then: str = "") -> Parts:
    def build(bindings: Bindings) -> object:
        on: Any = bindings["on"]
        go: Any = bindings["go"]
        if isinstance(go, ToField) != all(each.event in _ELSEWHERE for each in on):
            return REFUSED
        if then == "same" and bindings["went"] != go:
            return REFUSED
        return Triggered(on, May(ToDo(go, bindings["body"]) if then else go))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, May(ToDo(go, body)), None) if then and type(value) is Triggered:
                slots: Bindings = {"on": on, "go": go, "body": body}
                return slots | ({"went": go} if then == "same" else {})
            case Triggered(on, May(go), None) if not then and type(value) is Triggered:
                return {"on": on, "go": go} if bare(getattr(go, "target", None)) == This() else None
        return None

    return build, match


def _moves() -> Iterator[Phrase]:
    for value, ja, past in _MOVES:
        yield word("own_go", value, ja=ja)
        yield word("own_went", value, ja=past)
    start = "このカードは[、|]{on:any_on}{go:own_go}ことができる"
    yield made("triggered", *_may_go(), ja=start)
    yield made("triggered", *_may_go("so"), ja=start + "。その場合、{body:chain}")
    yield made("triggered", *_may_go("same"), ja=start + "。{went:own_went}場合、{body:chain}")


OWN_MOVES: tuple[Phrase, ...] = tuple(_moves())
