"""How many there are where the sentence has no verb for it, more than the other has, and either of two conditions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.nouns.either_pile import there
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    Anything,
    Both,
    Compare,
    Condition,
    Count,
    Happened,
    Has,
    Never,
    Op,
    Opponents,
    Players,
    Stat,
    Trigger,
    Who,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, leaves, made, phrase, word

_WHO: tuple[tuple[Who, str], ...] = ((You(), "[|自分の]"), (Opponents(), "相手の"))

_USED = "[使用|プレイ][された|されている]場合、"


def _bare() -> Iterator[Phrase]:
    """Numbers without いる or ある behind them."""
    yield made(
        "cond_noun",
        *there("==", None),
        ja=("{lot:lot}[が|の枚数が]{n:number}枚",),
        en="there are just {n:number} {lot:lots}",
    )
    for who, whose in _WHO:
        yield phrase(
            "cond_noun",
            Compare,
            left=Count(Anything(), "hand", who),
            op="==",
            ja=whose + "手札の枚数が{right:number}枚",
        )
    for op, bound, _ in BOUNDS:
        yield made("cond_noun", *there(op, None), ja=("{lot:lot}[が|の枚数が]{n:number}枚" + bound,))
        for who, whose in _WHO:
            hand = Count(Anything(), "hand", who)
            yield phrase(
                "cond_noun",
                Compare,
                left=hand,
                op=op,
                ja=(
                    whose + "手札が{right:number}枚" + bound,
                    whose + "手札の枚数が{right:number}枚" + bound,
                ),
            )
            yield phrase(
                "cond",
                Compare,
                left=hand,
                op=op,
                ja=whose + "手札の枚数が{right:number}枚" + bound + "[ある|である]",
            )


def _more() -> Iterator[Phrase]:
    """More or fewer than the other player has."""
    for zone, ja, en in (
        ("hand", "手札", "cards in hand"),
        ("pile", "ポイント置き場にあるカード", "cards in the point pile"),
        ("discard", "捨て札置き場にあるカード", "cards in the discard pile"),
    ):
        own, theirs = Count(Anything(), zone, You()), Count(Anything(), zone, Opponents())
        many = "[|の枚数]"
        for left, right, a, b, said in (
            (own, theirs, "自分の", "相手の", "you have {} " + en + " than your opponent"),
            (theirs, own, "相手の", "自分の", "your opponent has {} " + en + " than you"),
        ):
            yield word(
                "cond",
                Compare(left, ">", right),
                ja=a + ja + many + "が[、|]" + b + ja + many + "より多い",
                en=said.replace("{}", "more"),
            )
            yield word(
                "cond",
                Compare(left, "<", right),
                ja=a + ja + many + "が[、|]" + b + ja + many + "より少ない",
                en=said.replace("{}", "fewer"),
            )


def _of_who_meets(stat: Stat, op: Op) -> Parts:
    """A number of who blocks, approaches or is blocked."""

    def build(bindings: Bindings) -> object:
        lot, amount = bindings["lot"], bindings["n"]
        assert isinstance(lot, Lot)
        filter_ = LEAVES.combined([*leaves(lot.filter), Has(stat, op, amount)])  # type: ignore[arg-type]
        meets = any(LEAVES.rank(leaf) in ("doing", "met") for leaf in leaves(lot.filter))
        if lot.zone != "play" or filter_ is REFUSED or not meets:
            return REFUSED
        return Compare(Count(filter_), ">=", 1)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1):
                pass
            case _:
                return None
        numbers = [leaf for leaf in leaves(filter_) if isinstance(leaf, Has) and (leaf.stat, leaf.op) == (stat, op)]
        meets = any(LEAVES.rank(leaf) in ("doing", "met") for leaf in leaves(filter_))
        if len(numbers) != 1 or not meets:
            return None
        rest = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf is not numbers[0]])
        return {"lot": Lot(rest), "n": numbers[0].amount}  # type: ignore[arg-type]

    return build, match


def _numbers() -> Iterator[Phrase]:
    for stat, ja in (("cost", "使用コスト"), ("ap", "AP"), ("dp", "DP")):
        for op, bound, _ in (*BOUNDS, ("==", "", "")):
            yield made(
                "cond_noun",
                *_of_who_meets(stat, op),
                ja="{lot:lot}の" + ja + "[の値|]が{n:number}" + bound,
            )


def _bearing() -> Parts:
    """One of a lot that has so many coins."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        filter_ = LEAVES.combined([*leaves(lot.filter), Has(bindings["coin"], ">=", bindings["n"])])  # type: ignore[arg-type]
        return REFUSED if lot.zone != "play" or filter_ is REFUSED else Compare(Count(filter_), ">=", 1)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1):
                coins = [leaf for leaf in leaves(filter_) if isinstance(leaf, Has) and leaf.stat.endswith("_coin")]
                if len(coins) == 1 and coins[0].op == ">=":
                    rest = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf is not coins[0]])
                    return {"lot": Lot(rest), "coin": coins[0].stat, "n": coins[0].amount}  # type: ignore[arg-type]
        return None

    return build, match


def either() -> Parts:
    """One of two conditions, or both."""

    def build(bindings: Bindings) -> object:
        a: Condition = bindings["a"]  # type: ignore[assignment]
        b: Condition = bindings["b"]  # type: ignore[assignment]
        return Never(Both((Never(a), Never(b))))

    def match(value: object) -> Bindings | None:
        match value:
            case Never(Both((Never(a), Never(b)))):
                return {"a": a, "b": b}
        return None

    return build, match


def _fewer() -> Parts:
    """Not so many of a lot."""
    build_there, match_there = there(">=", None)

    def build(bindings: Bindings) -> object:
        count = build_there(bindings)
        return REFUSED if not isinstance(count, Compare) or bindings["n"] == 1 else Never(count)

    def match(value: object) -> Bindings | None:
        match value:
            case Never(Compare(_, ">=", n) as count) if n != 1:
                return match_there(count)
        return None

    return build, match


COUNTS: tuple[Phrase, ...] = (
    *_bare(),
    *_more(),
    made(
        "cond",
        *_fewer(),
        ja=("{lot:lot}が{n:number}枚以上[いない|ない]", "{lot:there}が{n:number}枚以上[いない|ない]"),
        en="there are fewer than {n:number} {lot:lots}",
    ),
    made("cond", *_bearing(), ja="{lot:lot}[|1枚]の上に{coin}コインが{n:plural}個以上[乗っている|ある]"),
    *_numbers(),
    made(
        "if",
        *either(),
        ja="{a:cond}場合[、|]または[、|]{b:cond}場合[、|]",
        en="if either {a:cond} or {b:cond}, ",
    ),
    word("if", YourTurn(), ja="この効果が自分のターンに" + _USED, en="if it is your turn, "),
    word("if", Never(YourTurn()), ja="この効果が相手のターンに" + _USED, en="if it is your opponent's turn, "),
    *(
        word(
            "cond",
            Happened(Trigger("effect_draw", by=who)),
            ja="[このターン、|このターンの間に、|このターンの間に]" + ja + "がカードの効果でカードを引いている",
            en=en + " drawn by the effect of a card this turn",
        )
        for who, ja, en in ((You(), "自分", "you have"), (Opponents(), "相手", "your opponent has"))
    ),
)
