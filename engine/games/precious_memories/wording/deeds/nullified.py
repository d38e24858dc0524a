"""Plays of events, support cards and named cards that are nullified, with what is told of the card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import Nullify
from engine.games.precious_memories.wording.nouns.filters import EVENT, LEAVES, SUPPORT
from engine.kernel.cards.tree import Filter
from engine.wording import REFUSED, Bindings, Parts, Phrase, made

_KINDS: tuple[tuple[tuple[Filter, ...], str, str, frozenset[str]], ...] = (
    ((EVENT,), "イベントカード", "event card", frozenset(("cost",))),
    ((SUPPORT,), "サポートカード", "support card", frozenset()),
    ((), "カード", "card", frozenset(("cost",))),
    ((), "{named:named}", "{named:named}", frozenset()),
    ((), "{trait:trait_noun}", "{trait:trait_noun}", frozenset()),
    ((EVENT,), "{trait:trait_noun}を持つイベントカード", "{trait:trait_noun} event card", frozenset()),
)
"""Which kind, its words, and what is told of it in words of its own where nothing else is."""
_TOLD = "{cost:cost?}{generated:generated?}"


def _of(fixed: tuple[Filter, ...], alone: frozenset[str]) -> Parts:
    build_bag, match_bag = LEAVES.bag(*fixed)

    def fits(slots: Bindings) -> bool:
        told = {name for name, value in slots.items() if value is not None}
        if any(LEAVES.rank(slots[name]) != name for name in told):
            return False
        return not alone or bool(told - alone)

    def build(bindings: Bindings) -> object:
        filter_ = build_bag(bindings)
        return Nullify(filter_) if fits(bindings) and filter_ is not REFUSED else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Nullify) or value.hand or value.named:
            return None
        slots = match_bag(value.filter)
        return slots if slots is not None and fits(slots) else None

    return build, match


def _nullified() -> Iterator[Phrase]:
    for fixed, ja, en, alone in _KINDS:
        end = ja + "1枚[|のプレイ]を無効に<する>"
        yield made(
            "act",
            *_of(fixed, alone),
            ja=(
                "相手のプレイ中の[、|]" + _TOLD + "{color:color?}{part:part_of?}{work:of_work?}" + end,
                "{cost:cost}{color:color?}相手のプレイ中の{work:of_work?}" + end,
                "{color:color}相手のプレイ中の{work:of_work?}" + end,
            ),
            en="nullify the {color:color?}{work:of_work?}" + en + "{part:part_of?}" + _TOLD + " being played",
        )


NULLIFIED: tuple[Phrase, ...] = tuple(_nullified())
