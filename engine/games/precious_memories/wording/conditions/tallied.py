"""What hangs on how much was done: as many coins as were taken off, so much for each card that went back, and what the
use costs of several come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import PutCoins
from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.conditions.counts import either
from engine.games.precious_memories.wording.nouns.among import count_among
from engine.kernel.cards.tree import Compare, Count, Is, Op, StatOf, Tally, Zone
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, Slot, made, node, phrase, plain
from engine.wording import pronoun as one_pronoun

_AS_MANY = "取り除いた[数|コインの数|個数]と同じ[だけ|数の|数だけ]"
_EXACTLY: tuple[tuple[Op, str, str], ...] = (("==", "", "just"), *BOUNDS)


def _sum_is_either() -> Parts:
    """The use costs come to one of two numbers."""
    build_either, match_either = either()

    def build(bindings: Bindings) -> object:
        total = StatOf("cost", bindings["them"])  # type: ignore[arg-type]
        return build_either({slot: Compare(total, "==", bindings[slot]) for slot in ("a", "b")})  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        parts: Any = match_either(value)
        match (parts or {}).get("a"), (parts or {}).get("b"):
            case Compare(StatOf("cost", one), "==", a), Compare(StatOf("cost", other), "==", b):
                return {"them": one, "a": a, "b": b} if plain(one) == plain(other) else None
        return None

    return build, match


def _sums() -> Iterator[Phrase]:
    start = "{them:before}の使用コストの合計[値|]が"
    yield made(
        "cond_noun",
        *_sum_is_either(),
        ja=start + "{a:number}または{b:number}",
        en="the use costs of {them:before} come to {a:number} or {b:number}",
    )
    for op, bound, more in _EXACTLY:
        yield phrase(
            "cond_noun",
            Compare,
            left=node(StatOf, stat="cost", target=Slot("them")),
            op=op,
            ja=start + "{right:number}" + bound,
            en="the use costs of {them:before} come to {right:number} " + more,
        )


_DONE: tuple[tuple[str, Zone, str, str], ...] = (
    ("discarded", "discard", "捨て札にした", "were discarded"),
    ("removed", "removed_cards", "[ゲームから|]取り除いた", "were removed"),
    ("taken", "hand", "[手札に戻した|手札に加えた|手札に移した|戻した]", "came back to the hand"),
    ("rested", "play", "休息状態にした", "were rested"),
    ("put", "play", "場に出した", "were put onto the field"),
)
"""What was done to cards, where they lie afterwards, and how it is said of them."""


def _so_many_such(zone: Zone, op: Op) -> Parts:
    """So many such ones among them."""
    build_count, match_count = count_among(zone)

    def build(bindings: Bindings) -> object:
        counted = build_count(bindings)
        return REFUSED if counted is REFUSED else Compare(counted, op, bindings["right"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or value.op != op:
            return None
        slots = match_count(value.left)
        return None if slots is None else slots | {"right": value.right}

    return build, match


def _so_many_done() -> Iterator[Phrase]:
    """So many of those to which it was done."""
    for done, zone, ja, en in _DONE:
        yield one_pronoun("done_" + done, It("", (done,), True), ja="", en="")
        for op, bound, more in (*BOUNDS, ("==", "", "just")):
            yield phrase(
                "cond",
                Compare,
                left=node(Count, filter=node(Is, target=Slot("them")), zone=zone),
                op=op,
                ja="[この効果で|][カードを|手札を|]{right:number}枚" + bound + "{them:done_" + done + "}" + ja,
                en="{right:number} " + more + "{them:done_" + done + "} " + en,
            )
            yield made(
                "cond",
                *_so_many_such(zone, op),
                ja="[この効果で|]{lot:lot}を{right:number}枚" + bound + "{them:done_" + done + "}" + ja,
                en="{right:number} " + more + " {lot:lots}{them:done_" + done + "} " + en,
            )


_CARDS = "[カードを|]"


def _so_many_back() -> Iterator[Phrase]:
    """So many that came into a deck."""
    for op, bound, more in (*BOUNDS, ("==", "", "just")):
        yield phrase(
            "cond",
            Compare,
            left=Tally("put"),
            op=op,
            ja="[この効果で|]" + _CARDS + "{right:number}枚" + bound + "[デッキに|デッキの下に|][戻した|移した]",
            en="{right:number} " + more + " came into the deck",
        )


TALLIED: tuple[Phrase, ...] = (
    phrase(
        "act",
        PutCoins,
        amount=Tally("removed"),
        ja=(
            "{target:topic}[の上に|に][、|]" + _AS_MANY + "{coin}コインを<乗せる>",
            _AS_MANY + "{target:topic}[の上に|に]{coin}コインを<乗せる>",
            "{target:topic}[の上に|に][、|]{coin}コインを" + _AS_MANY.replace("|数の", "|数") + "<乗せる>",
        ),
        en="put as many {coin}coins on {target:obj} as were taken off",
    ),
    *_sums(),
    *_so_many_done(),
    *_so_many_back(),
)
