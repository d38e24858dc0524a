"""When an effect has done something to somebody, and when somebody has become this card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.triggers import said_of, two_subjects
from engine.kernel.cards.tree import Anything, EventName, Is, This, Trigger
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, made, phrase, plain, word

_BY_EFFECT: tuple[tuple[EventName, str, str], ...] = (
    ("effect_come_in", "場に出た", "<be> brought onto the field"),
    ("effect_discarded", "捨て札[になった|にされた|に置かれた]", "<be> discarded"),
    ("effect_left", "場から離れた", "<be> taken off the field"),
    ("effect_milled", "デッキから捨て札置き場に置かれた", "<be> put from the deck into the discard pile"),
    ("effect_removed", "ゲームから取り除かれた", "<be> removed from the game"),
)
"""What effects of cards do to somebody; the counterpart is the card whose effect it is."""
_INTO: tuple[tuple[EventName, str, str], ...] = (
    ("transformed", "変身した", "transforms"),
    ("levelled", "レベルアップした", "levels up"),
)
"""What becomes this card."""


def _by_effects() -> Iterator[Phrase]:
    for event, past, en in _BY_EFFECT:
        yield word("did_to", Trigger(event), ja=past, en=en)
    for event, past, en in _INTO:
        yield word("became", Trigger(event), ja=past, en=en)
    yield made(
        "on",
        *_done_by(),
        ja=(
            "{who}[が|が、]{by:whose}の効果で{did:did_to}場合、",
            "{by:whose}の効果で{who}[が|が、]{did:did_to}場合、",
        ),
        en="when {who} {did:did_to.s} by an effect of {by:whose}, ",
    )
    yield made(
        "on",
        *_then_by(),
        ja=(
            "{who}[が|が、]{a:did}場合、または{by:whose}の効果で{did:did_to}場合、",
            "{who}[が|が、]{a:did_stem}[、|]または{by:whose}の効果で{did:did_to}場合、",
        ),
        en="when {who} {a:did.s} or {did:did_to.s} by an effect of {by:whose}, ",
    )
    yield made("whose", lambda b: _any_of(b["lot"]), lambda v: {"lot": Lot(v)}, ja="{lot:lot}", en="{lot:lot}")  # type: ignore[arg-type]
    yield made(
        "on", *said_of("a"), ja="{who:itself}に{a:became}場合、", en="when somebody {a:became} into {who:itself}, "
    )
    yield made(
        "on",
        *two_subjects(),
        ja=(
            "{who:itself}が{a:did}場合、または{other:itself}に{b:became}場合、",
            "{who:itself}が{a:did_stem}、または{other:itself}に{b:became}場合、",
        ),
        en="when {who:itself} {a:did.s} or when somebody {b:became} into {other:itself}, ",
    )
    yield made(
        "on",
        *two_subjects(),
        ja="{who:itself}に{a:became}場合、または{other:itself}が{b:did}場合、",
        en="when somebody {a:became} into {who:itself} or when {other:itself} {b:did.s}, ",
    )
    yield phrase("itself", Is, target=This(), ja="このカード", en="this card")


def _any_of(lot: object) -> object:
    assert isinstance(lot, Lot)
    return lot.filter if lot.zone == "play" else REFUSED


def _done_by() -> Parts:
    """Somebody suffers it by the effect of such a card."""

    def build(bindings: Bindings) -> object:
        return (replace(bindings["did"], subject=bindings["who"], counterpart=bindings["by"]),)  # type: ignore[type-var]

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger(event, subject, by, "", times="") as on,) if event.startswith("effect_"):
                return {"who": subject, "by": by, "did": replace(on, subject=Anything(), counterpart=Anything())}
        return None

    return build, match


_AS_WELL = {"effect_come_in": "effect_put_in"}
_ALONE = {"effect_put_in": "effect_come_in"}


def _but_once(first: Any, second: Any, events: Mapping[str, str]) -> Any:
    """Who appears by an effect has appeared already: behind that only who is put there otherwise is heard besides."""
    appears = any(isinstance(on, Trigger) and on.event == "appear" for on in first)
    known = isinstance(second, Trigger) and second.event in events
    return replace(second, event=events[second.event]) if appears and known else second


def _then_by() -> Parts:
    """That, or something that it does or suffers otherwise."""
    build_one, match_one = _done_by()
    build_said, match_said = said_of("a")

    def build(bindings: Bindings) -> object:
        first: Any = build_said(bindings)
        second: Any = build_one(bindings)
        return (*first, _but_once(first, second[0], _AS_WELL))

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 2:
            return None
        one, two = match_said(value[:1]), match_one((_but_once(value[:1], value[1], _ALONE),))
        same = one is not None and two is not None and plain(one["who"]) == plain(two["who"])
        return one | two if one is not None and two is not None and same else None

    return build, match


BY_EFFECTS: tuple[Phrase, ...] = tuple(_by_effects())
