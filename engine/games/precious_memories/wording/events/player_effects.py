"""What a player does by the effect of a card: he draws, or looks into his deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.cards.tree import Anything, EventName, Opponents, Trigger, Who, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain, word

_WHO: tuple[tuple[Who, str, str, str], ...] = ((You(), "自分", "you", ""), (Opponents(), "相手", "your opponent", "s"))
_DECK = "[デッキの中を全て|デッキの中を|デッキを全て|デッキを|自分のデッキの中を|自分のデッキを]見"
_DEEDS: tuple[tuple[Trigger, str, str, str], ...] = (
    (Trigger("effect_draw", times="once"), "カードを[|1枚]引いた場合、", "when", "<draw>"),
    (Trigger("effect_draw", times="each"), "カードを[|1枚]引くごとに、", "each time", "<draw>"),
    (Trigger("effect_peek"), _DECK + "た場合、", "when", "<look> into the deck"),
    (Trigger("effect_peek", times="each"), _DECK + "るごとに、", "each time", "<look> into the deck"),
)
_EVENTS: tuple[EventName, ...] = ("effect_draw", "effect_peek")


def _of(who: Who, times: str) -> Parts:
    """A player does it by the effect of such a card."""

    def build(bindings: Bindings) -> object:
        did: Any = bindings["did"]
        return (
            replace(did, counterpart=bindings["by"], by=who) if (did.times == "each") == (times == "each") else REFUSED
        )

    def match(value: object) -> Bindings | None:
        match value:
            case Trigger(event, Anything(), by, "") as on if event in _EVENTS and on.by == who:
                if (on.times == "each") == (times == "each"):
                    return {"by": by, "did": replace(on, counterpart=Anything(), by=You())}
        return None

    return build, match


def _another(many: int) -> Parts:
    """The same player does another thing by the same cause, of which nothing more is said."""

    def build(bindings: Bindings) -> object:
        first: Any = bindings["first"]
        if len(first) != many or first[-1].event not in _EVENTS:
            return REFUSED
        return (*first, replace(bindings["did"], counterpart=first[-1].counterpart, by=first[-1].by))  # type: ignore[type-var]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != many + 1:
            return None
        *first, last = value
        known = last.event in _EVENTS and first[-1].event in _EVENTS and last.by == first[-1].by
        if not known or plain(last.counterpart) != plain(first[-1].counterpart):
            return None
        return {"first": tuple(first), "did": replace(last, counterpart=Anything(), by=You())}

    return build, match


def _by_effects() -> Iterator[Phrase]:
    for on, ja, _, en in _DEEDS:
        yield word("player_did", on, ja=ja, en=en)
    for who, ja, you, s in _WHO:
        for times, when in (("", "when"), ("each", "each time")):
            yield made(
                "trigger",
                *_of(who, times),
                ja=(ja + "[が|が、|は、]{by:by_effect}{did:player_did}", "{by:by_effect}" + ja + "が{did:player_did}"),
                en=f"{when} {you} {{did:player_did{'.s' if s else ''}}} by {{by:by_effect}}, ",
            )
        for on, when in (
            (Trigger("effect_draw", by=who, times="once"), "when"),
            (Trigger("effect_draw", by=who, times="each"), "each time"),
        ):
            yield word("trigger", on, en=f"{when} {you} draw{s} by the effect of a card, ")
    for many in (1, 2):
        yield made("on_list", *_another(many), ja="{first:on_first}または[、|]{did:player_did}")


PLAYER_EFFECTS: tuple[Phrase, ...] = tuple(_by_effects())
