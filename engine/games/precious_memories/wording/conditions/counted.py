"""What is counted, so much for each or for each few of it: cards drawn this turn, those to which something was just
done, names that differ, cards under a card, coins that were taken off and coins of a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.nouns.among import count_among
from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.kernel.cards.tree import (
    Anything,
    Count,
    CountersOf,
    Differing,
    Every,
    Is,
    Opponents,
    PerGroup,
    Players,
    StatOf,
    Tally,
    Times,
    Trigger,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, made, node, phrase, word

CARDS, COINS = "counted_cards", "counted_coins"
"""Sorts of what is counted in cards and in coins."""
_TURN = "[このターンの間に|このターンに|このターン中に][、|]"
_WHO: tuple[tuple[Who, str, str], ...] = ((You(), "[|自分が]", "you"), (Opponents(), "相手が", "your opponent"))


def _group(sort: str) -> Parts:
    """So many of them together count once."""

    def build(bindings: Bindings) -> object:
        return PerGroup(1, bindings["what"], bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        return {"what": value.amount, "n": value.of} if isinstance(value, PerGroup) and value.each == 1 else None

    return build, match


def _for_each() -> Iterator[Phrase]:
    for sort, unit in ((CARDS, "枚"), (COINS, "個")):
        one = made(
            "each_of",
            lambda bindings: bindings["what"],
            lambda value: None if isinstance(value, PerGroup) else {"what": value},
            ja="{what:" + sort + "}1" + unit + "につき[、|]",
            en="{what:" + sort + "}",
        )
        yield one
        yield made(
            "each_of",
            *_group(sort),
            ja="{what:" + sort + "}{n:plural}" + unit + "につき[、|]",
            en="{n:plural} {what:" + sort + ".s}",
        )


def _said(sort: str, value: object, ja: str, one: str, several: str) -> Iterator[Phrase]:
    yield word(sort, value, ja=ja, en=one)
    yield word(sort + ".s", value, en=several)


def _drawn() -> Iterator[Phrase]:
    """Cards that a player has drawn this turn, or by effects alone."""
    for who, ja, en in _WHO:
        for event, how, by in (("draw", "", ""), ("effect_draw", "カードの効果で", " by effects")):
            said, did = f"{_TURN}{ja}{how}引い[た|ている]カード", f"drawn{by} by {en} this turn"
            yield from _said(CARDS, Times(Trigger(event, by=who)), said, f"card {did}", f"cards {did}")


def _gone() -> Parts:
    """Who has exited in this turn."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        return Times(Trigger("exit", lot.filter)) if isinstance(lot, Lot) and lot.zone == "play" else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case Times(Trigger("exit", subject, Anything(), ""), False, False):
                return {"lot": Lot(subject)}
        return None

    return build, match


def differing() -> Parts:
    """Names among a lot, each of them once."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        return Differing(lot.filter, lot.zone, lot.whose) if isinstance(lot, Lot) else REFUSED

    def match(value: object) -> Bindings | None:
        return {"lot": Lot(value.filter, value.zone, value.whose)} if isinstance(value, Differing) else None

    return build, match


def _on_all_of() -> Parts:
    """Coins that lie on all of a lot."""

    def build(bindings: Bindings) -> object:
        lot, coin = bindings["lot"], bindings["coin"]
        assert isinstance(lot, Lot)
        return StatOf(coin, Every(lot.filter)) if lot.zone == "play" else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case StatOf(coin, Every(filter_, "play", Players())) if not isinstance(filter_, Is):
                return {"lot": Lot(filter_), "coin": coin}
        return None

    return build, match


_DONE: tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "play",
        ("休息状態にした", "活動状態にした"),
        ("休息状態にしたキャラ", "活動状態にしたキャラ", "そのキャラ"),
        ("character so turned", "that character", "rested character", "readied character"),
    ),
    (
        "discard",
        ("捨て札にした",),
        ("捨て札にしたカード", "捨て札にした手札"),
        ("discarded card", "discarded one"),
    ),
    (
        "removed_cards",
        ("取り除いた", "ゲームから取り除いた"),
        ("取り除いたカード", "ゲームから取り除いたカード"),
        ("removed card",),
    ),
    (
        "hand",
        ("手札に戻した", "手札に加えた", "戻した"),
        ("手札に戻したカード", "手札に加えたカード", "戻したカード"),
        ("taken card",),
    ),
)
"""Where somebody lies to whom something was done, and how that and he are called."""
_CALLED = {"play": ("rested", "readied"), "discard": ("discarded",), "removed_cards": ("removed",), "hand": ("taken",)}


def _done() -> Iterator[Phrase]:
    """Those to which something was done, and such of them as are called so."""
    for zone, verbs, ja, en in _DONE:
        them: Any = node(Is, target=Slot("them"))
        several = tuple(each + "s" for each in en if each != "that character")
        yield from pronoun("done_" + zone, ja=ja, en=en)
        yield from pronoun("done_" + zone + ".s", en=several)
        yield from pronoun("so_" + zone, ja=verbs, en=_CALLED[zone])
        for s in ("", ".s"):
            done = "{them:done_" + zone + s + "}"
            yield phrase(CARDS + s, Count, filter=them, zone=zone, ja=() if s else done, en=done)
            such = "{them:so_" + zone + "}"
            yield made(
                CARDS + s,
                *count_among(zone),
                ja=() if s else such + "{lot:lot}",
                en=such + (" {lot:lots}" if s else " {lot:lot}"),
            )


_PUT_BACK = "[デッキに|デッキの下に|デッキの上に|][戻した|移した]カード"


FOR_EACH: tuple[Phrase, ...] = (
    *_for_each(),
    *_drawn(),
    made(CARDS, *_gone(), ja=_TURN + "退場した{lot:lot}", en="{lot:lot} that exited this turn"),
    made(CARDS + ".s", *_gone(), en="{lot:lots} that exited this turn"),
    *_done(),
    *(
        each
        for who, ja, en in ((You(), "[自分の|]手札", "your hand"), (Opponents(), "相手の手札", "their hand"))
        for each in _said(CARDS, Count(Anything(), "hand", who), ja, f"card in {en}", f"cards in {en}")
    ),
    *_said(CARDS, Tally("put"), _PUT_BACK, "card put back", "cards put back"),
    made(CARDS, *differing(), ja="それぞれ名称が異なる{lot:lot}", en="name among {lot:lots}"),
    made(CARDS + ".s", *differing(), en="names among {lot:lots}"),
    *(
        phrase(sort, StatOf, stat="under", ja=ja, en=en + " under {target:alike_one}")
        for sort, ja, en in (
            (
                CARDS,
                "{target:alike_one}[と重なっている|に重なっている|の下に重なっている|の下にある]カード[|の枚数]",
                "card",
            ),
            (CARDS + ".s", (), "cards"),
        )
    ),
    *_said(COINS, Tally("removed"), "[取り除いた|その]コイン", "coin taken off", "coins taken off"),
    *(
        phrase(sort, CountersOf, who=who, ja=ja if sort == COINS else (), en=en)
        for who, whose, has in ((You(), "自分", "you have"), (Opponents(), "相手", "your opponent has"))
        for sort, ja, en in (
            (COINS, whose + "[の|が持つ|が持っている]{counter:coin}コイン", "{counter:coin}coin that " + has),
            (COINS + ".s", "", "{counter:coin}coins that " + has),
        )
    ),
    made(COINS, *_on_all_of(), ja="{lot:lot}の上に[乗っている|ある]{coin}コイン", en="{coin}coin on {lot:lots}"),
    made(COINS + ".s", *_on_all_of(), en="{coin}coins on {lot:lots}"),
    phrase(
        COINS,
        StatOf,
        stat=Slot("coin"),
        ja="{target:alike_one}の上に[乗っている|ある|乗っていた|あった]{coin}コイン",
        en="{coin}coin on {target:alike_one}",
    ),
    phrase(COINS + ".s", StatOf, stat=Slot("coin"), en="{coin}coins on {target:alike_one}"),
)
