"""When an effect has done something to somebody, and when somebody has become this card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.triggers import said_of, two_subjects
from engine.kernel.cards.tree import Anything, EventName, Is, Side, This, Trigger
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, made, passing, phrase, plain, word

_BY_EFFECT: tuple[tuple[EventName, str, str, str], ...] = (
    ("effect_come_in", "場に[出た|出された]", "場に[出る|出される]", "<be> brought onto the field"),
    (
        "effect_discarded",
        "捨て札[になった|にされた|に置かれた]",
        "捨て札[になる|にされる|に置かれる]",
        "<be> discarded",
    ),
    (
        "effect_thrown",
        "[自分の|]捨て札置き場に[置かれた|移った|移された]",
        "[自分の|]捨て札置き場に[置かれる|移る|移される]",
        "<be> put into the discard pile",
    ),
    ("effect_exited", "退場した", "退場する", "<be> made to exit"),
    ("effect_left", "場から離れた", "場から離れる", "<be> taken off the field"),
    (
        "effect_milled",
        "デッキから捨て札置き場に置かれた",
        "デッキから捨て札置き場に置かれる",
        "<be> put from the deck into the discard pile",
    ),
    ("effect_removed", "ゲームから取り除かれた", "ゲームから取り除かれる", "<be> removed from the game"),
    ("effect_rested", "休息状態に[なった|された]", "休息状態に[なる|される]", "<be> rested"),
    ("effect_woken", "活動状態に[なった|された]", "活動状態に[なる|される]", "<be> made active"),
    (
        "effect_returned",
        "手札に[戻った|移った|戻された|移された]",
        "手札に[戻る|移る|戻される|移される]",
        "<be> returned to the hand",
    ),
    (
        "effect_buried",
        "デッキに[戻った|移った|戻された|移された]",
        "デッキに[戻る|移る|戻される|移される]",
        "<be> put into the deck",
    ),
)
"""What effects of cards do to somebody; the counterpart is the card whose effect it is."""
_SUFFERED = frozenset(event for event, *_ in _BY_EFFECT)
_INTO: tuple[tuple[EventName, str, str], ...] = (
    ("transformed", "変身した", "transforms"),
    ("levelled", "レベルアップした", "levels up"),
)
"""What becomes this card."""


_SIDES = ((Side(True), "自分"), (Side(False), "相手"))


def _by_effects() -> Iterator[Phrase]:
    for event, past, plain_, en in _BY_EFFECT:
        yield word("did_to", Trigger(event), ja=past, en=en)
        yield word("does_to", Trigger(event), ja=plain_)
    for event, past, en in _INTO:
        yield word("became", Trigger(event), ja=past, en=en)
    yield passing(
        "by_effect", "whose", ja="{it}[の効果で|の効果によって|の効果で、|の効果によって、]", en="an effect of {it}"
    )
    yield word("whose", Is(This()), ja="このカード", en="this card")
    thrown = Trigger("effect_thrown", manner="hand")
    yield word(
        "did_to",
        thrown,
        ja=(
            "手札から[自分の|]捨て札置き場に[置かれた|移った|移された]",
            "手札から捨て札[になった|にされた|に置かれた]",
        ),
        en="<be> put from the hand into the discard pile",
    )
    for side, ja in _SIDES:
        yield word("by_effect", side, ja=ja + "の効果[で|によって|で、|によって、]")
    for times, sort, stop, when in (
        ("", "did_to", "[場合|とき]、", "when"),
        ("each", "does_to", "ごとに、", "each time"),
    ):
        yield made(
            "trigger",
            *_done_by(times),
            ja=(
                "{who}[が|が、|は|は、]{by:by_effect}{did:" + sort + "}" + stop,
                "{by:by_effect}{who}[が|が、]{did:" + sort + "}" + stop,
            ),
            en=when + " {who} {did:did_to.s} by {by:by_effect}, ",
        )
        yield made("own_on", *_done_to_this(times), ja="{by:by_effect}{did:" + sort + "}" + stop)
    yield made("tail_did", *_done_to_nobody(), ja="{by:by_effect}{did:did_to}")
    yield made("tail_does", *_done_to_nobody(), ja="{by:by_effect}{did:does_to}")
    yield made(
        "on_alone",
        *_then_by(),
        ja=(
            "{who}[が|が、]{a:did}場合、または{by:by_effect}{did:did_to}場合、",
            "{who}[が|が、]{a:did_stem}[、|]または{by:by_effect}{did:did_to}場合、",
        ),
        en="when {who} {a:did.s} or {did:did_to.s} by {by:by_effect}, ",
    )
    yield made("whose", lambda b: _any_of(b["lot"]), lambda v: {"lot": Lot(v)}, ja="{lot:lot}", en="{lot:lot}")  # type: ignore[arg-type]
    yield made(
        "on_alone",
        *said_of("a"),
        ja="{who:itself}に{a:became}場合、",
        en="when somebody {a:became} into {who:itself}, ",
    )
    yield made(
        "on_alone",
        *two_subjects(),
        ja=(
            "{who:itself}が{a:did}場合、または{other:itself}に{b:became}場合、",
            "{who:itself}が{a:did_stem}、または{other:itself}に{b:became}場合、",
        ),
        en="when {who:itself} {a:did.s} or when somebody {b:became} into {other:itself}, ",
    )
    yield made(
        "on_alone",
        *two_subjects(),
        ja="{who:itself}に{a:became}場合、または{other:itself}が{b:did}場合、",
        en="when somebody {a:became} into {who:itself} or when {other:itself} {b:did.s}, ",
    )
    yield phrase("itself", Is, target=This(), ja="このカード", en="this card")


def _any_of(lot: object) -> object:
    assert isinstance(lot, Lot)
    return lot.filter if lot.zone == "play" else REFUSED


_BARE = (Anything(), Side(True), Side(False))
"""Cards of which nothing else is said: they could lie in a hand or a deck as well."""


def _done_by(times: str = "") -> Parts:
    """Somebody suffers it by the effect of such a card. Of cards that come into a discard pile it is told where
    characters leave the field, or of this card, wherever it was (R-PM-101)."""

    def build(bindings: Bindings) -> object:
        did: Any = bindings["did"]
        if did.event == "effect_thrown" and (
            bindings["who"] in _BARE or (did.manner and bindings["who"] != Is(This()))
        ):
            return REFUSED
        return replace(did, subject=bindings["who"], counterpart=bindings["by"], times=times)

    def match(value: object) -> Bindings | None:
        match value:
            case Trigger(event, subject, by, "" | "hand") as on if event in _SUFFERED and on.times == times:
                if isinstance(subject, Anything):
                    return None
                bare_one = replace(on, subject=Anything(), counterpart=Anything(), times="")
                return {"who": subject, "by": by, "did": bare_one}
        return None

    return build, match


def _done_to_this(times: str) -> Parts:
    """This card suffers it, which is told before all else."""
    build_one, match_one = _done_by(times)

    def match(value: object) -> Bindings | None:
        slots = match_one(value[0]) if isinstance(value, tuple) and len(value) == 1 else None
        return slots if slots is not None and plain(slots.pop("who")) == Is(This()) else None

    return (lambda b: (build_one(b | {"who": Is(This())}),)), match


def _done_to_nobody() -> Parts:
    """The same of whoever was named before."""

    def match(value: object) -> Bindings | None:
        match value:
            case Trigger(event, Anything(), by, "" | "hand" as manner) if event in _SUFFERED:
                return {"by": by, "did": Trigger(event, manner=manner)}
        return None

    return (lambda b: replace(b["did"], counterpart=b["by"])), match


def _then_by() -> Parts:
    """That, or something that it does or suffers otherwise."""
    build_one, match_one = _done_by()
    build_said, match_said = said_of("a")

    def build(bindings: Bindings) -> object:
        one = build_one(bindings)
        return REFUSED if one is REFUSED else (*build_said(bindings), one)  # type: ignore[misc]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 2:
            return None
        one, two = match_said(value[:1]), match_one(value[1])
        same = one is not None and two is not None and plain(one["who"]) == plain(two["who"])
        return one | two if one is not None and two is not None and same else None

    return build, match


BY_EFFECTS: tuple[Phrase, ...] = tuple(_by_effects())
