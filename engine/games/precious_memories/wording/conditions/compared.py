"""Numbers compared with those of others, odd and even ones, and more of one lot than of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Change
from engine.games.precious_memories.wording.nouns.around import BOTH, NUMBERS, beside
from engine.games.precious_memories.wording.said.subjects import S
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Compare,
    Count,
    Every,
    Filter,
    Has,
    In,
    Kind,
    Modify,
    Named,
    Not,
    Offset,
    OneOf,
    Op,
    Opponents,
    Per,
    Players,
    StatOf,
    This,
    You,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, node, phrase, plain, word

MOST_COST = 30
"""No use cost comes to more."""
_BOUNDS: tuple[tuple[Op, str, str], ...] = (("<=", "以下", "not above"), (">=", "以上", "not below"))

_MORE: tuple[tuple[Op, str, str], ...] = ((">", "多い", "more"), ("<", "少ない", "fewer"))

_PRINTED: tuple[tuple[Op, str, str], ...] = (("<=", "以下", " or less"), (">=", "以上", " or more"), ("==", "", ""))


def _as_theirs() -> Iterator[Phrase]:
    """A number at most, or at least, that of this card or of one that was named."""
    for stat, ja, en in NUMBERS:
        for op, bound, said in _BOUNDS:
            yield beside(
                stat,
                op,
                (
                    "{this:alike_one}の" + ja + "[の値|]" + bound + "の" + ja + "[の値を持つ|を持つ|の]",
                    ja + "[が|の値が]{this:alike_one}の" + ja + bound + "の",
                ),
                f" with {en} {said} that of " + "{this:alike_one}",
            )


def _as_much_in_sum() -> Phrase:
    """The same sum of AP and DP as that of this card or of one that was named."""
    return beside(
        BOTH,
        "==",
        (
            "{this:alike_one}と同じ[AP/DPの合計値を持つ|値のAP/DPの合計値を持つ]",
            "AP/DPの合計値が{this:alike_one}と同じ",
        ),
        " with the sum of AP and DP of {this:alike_one}",
    )


def _across() -> Iterator[Phrase]:
    """The one number at most, or at least, the other one of this card or of one that was named."""
    for one, other in (("ap", "dp"), ("dp", "ap")):
        for op, bound, said in _BOUNDS:
            yield phrase(
                "power",
                Has,
                stat=one,
                op=op,
                amount=node(StatOf, stat=other, target=Slot("this")),
                ja=(
                    "{this:alike_one}の"
                    + other.upper()
                    + "[の値|]"
                    + bound
                    + "の"
                    + one.upper()
                    + "[の値を持つ|を持つ|の]",
                    one.upper() + "[が|の値が]{this:alike_one}の" + other.upper() + "[の値|]" + bound + "の",
                ),
                en=f" with {one.upper()} {said} the {other.upper()} of " + "{this:alike_one}",
            )


def _by_so_many() -> Iterator[Phrase]:
    """A number lower or higher by so many at least than the same one of this card, or of one that was named."""
    for stat, ja, en in NUMBERS:
        for op, sign, less, lower in (("<=", -1, "低い", "lower"), (">=", 1, "高い", "higher")):
            yield made(
                "cost" if stat == "cost" else "power",
                *_away(stat, op, sign),  # type: ignore[arg-type]
                ja=(
                    "{this:alike_one}より" + ja + "[が|の値が]{n:number}以上" + less,
                    ja + "[が|の値が]{this:alike_one}より{n:number}以上" + less,
                ),
                en=f" with {en} {lower} by " + "{n:number} or more than that of {this:alike_one}",
            )


def _away(stat: str, op: Op, sign: int) -> Parts:
    def build(bindings: Bindings) -> object:
        n: Any = bindings["n"]
        return Has(stat, op, Offset(StatOf(stat, bindings["this"]), sign * n))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Has(s, o, Offset(StatOf(other, this), by)) if s == other == stat and o == op and by * sign > 0:
                return {"this": this, "n": by * sign}
        return None

    return build, match


def _printed() -> Iterator[Phrase]:
    """A number as it is printed."""
    for stat, ja, en in NUMBERS:
        for op, bound, more in _PRINTED:
            yield made(
                "cost" if stat == "cost" else "power",
                *_in_print(stat, op),
                ja="元の" + ja + "[が|の値が]{n:number}" + bound + "の",
                en=f" with printed {en} " + "{n:number}" + more,
            )


def _in_print(stat: str, op: Op) -> Parts:
    start = f"printed:{stat}{op}"

    def match(value: object) -> Bindings | None:
        fits = isinstance(value, In) and value.state.startswith(start)
        return {"n": int(value.state.removeprefix(start))} if fits else None  # type: ignore[attr-defined]

    return (lambda bindings: In(start + str(bindings["n"]))), match


def _other_numbers() -> Iterator[Phrase]:
    """Any number but that one."""
    for stat, ja, en in (*NUMBERS, ("generated", "発生コスト", "generated cost")):
        yield phrase(
            "cost" if stat in ("cost", "generated") else "power",
            Not,
            part=node(Has, stat=stat, op="==", amount=Slot("n")),
            ja=ja + "[が|の値が]{n:number}以外の",
            en=f" with another {en} than " + "{n:number}",
        )


def _parity() -> Iterator[Phrase]:
    for first, ja, en in ((1, "奇数", "odd"), (0, "偶数", "even")):
        such: Filter = AnyOf(tuple(Has("cost", "==", n) for n in range(first, MOST_COST + 1, 2)))
        yield word("cost", such, ja="使用コスト[が|の値が]" + ja + "の", en=f" with an {en} use cost")


def _numbers_of_lots() -> Iterator[Phrase]:
    """More or fewer of one lot than of another."""
    for op, ja, en in _MORE:
        yield made(
            "cond",
            *_more(op),
            ja="{a:lot}[|の枚数]が[、|]{b:lot}[|の枚数]より[も|]" + ja,
            en="there are " + en + " {a:lots} than {b:lots}",
        )


def _more(op: Op) -> Parts:
    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        assert isinstance(a, Lot)
        assert isinstance(b, Lot)
        if a.zone != "play" or b.zone != "play":
            return REFUSED
        return Compare(Count(a.filter), op, Count(b.filter))

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(a, "play", Players()), there, Count(b, "play", Players())) if there == op:
                return {"a": Lot(a), "b": Lot(b)}
        return None

    return build, match


def _wears() -> Parts:
    """A support card is set on one of a lot."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        return Compare(Count(AllOf((Kind("support"), At(Every(lot.filter))))), ">=", 1)

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1):
                parts: Any = leaves(filter_)
                if len(parts) == 2 and parts[0] == Kind("support") and isinstance(parts[1], At):
                    target = parts[1].target
                    if isinstance(target, Every) and target.zone == "play":
                        return {"lot": Lot(target.filter)}
        return None

    return build, match


def _wears_such() -> Parts:
    """Such a support card is set on this card."""

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(AllOf((Named() as name, At(target))), "play", Players()), ">=", 1):
                return {"name": name} if plain(target) == This() else None
        return None

    return (lambda bindings: Compare(Count(AllOf((bindings["name"], At(This())))), ">=", 1)), match


def _either_number() -> Parts:
    """One of both numbers, as its player likes."""

    def build(bindings: Bindings) -> object:
        one, dur, n = bindings["target"], bindings["dur"], bindings["n"]
        return OneOf((Change(one, "ap", n, dur), Change(one, "dp", n, dur)))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case OneOf((Change(one, "ap", n, dur), Change(other, "dp", m, until)), 1):
                if plain(one) == plain(other) and plain(n) == plain(m) and n is not None and dur == until:
                    return {"target": one, "n": n, "dur": dur}
        return None

    return build, match


_LESS = tuple(Modify(S, stat, Per(-1, StatOf(stat, This()))) for stat in ("ap", "dp"))
"""Weaker by what this card has."""
COMPARED: tuple[Phrase, ...] = (
    made(
        "clause",
        lambda bindings: _LESS,
        lambda value: {} if plain(value) == _LESS else None,
        ja="このカードのAP/DP[|の値]と同じ値のAP/DPのマイナスの修正を<得る>",
        en="<get> minus the AP/DP of this card",
    ),
    *(
        word("each_of", Count(Anything(), "hand", who), ja=ja + "手札1枚につき[、|]", en=en)
        for who, ja, en in ((You(), "[自分の|]", "card in your hand"), (Opponents(), "相手の", "card in their hand"))
    ),
    *_as_theirs(),
    _as_much_in_sum(),
    *_across(),
    *_by_so_many(),
    *_printed(),
    *_parity(),
    *_other_numbers(),
    *_numbers_of_lots(),
    made(
        "cond",
        *_wears(),
        ja="{lot:lot}にサポートカードがセットされている",
        en="a support card is set on some {lot:lot}",
    ),
    *(
        made(sort, *_wears_such(), ja=this + "{name:named_alone}がセットされている", en=en)
        for sort, this, en in (("own_cond", "", ()), ("cond", "このカードに", "{name:named_alone} is set on this card"))
    ),
    made(
        "act",
        *_either_number(),
        ja=(
            "{target:topic}のAPまたはDP[の値|]を、{dur}{n:value}に変更<する>",
            "{dur}{target:topic}のAPまたはDP[の値|]を{n:value}に変更<する>",
        ),
        en="{dur}change either the AP or the DP of {target:obj} to {n:value}",
    ),
    phrase(
        "met",
        Has,
        stat="faced",
        op="<=",
        amount=node(StatOf, stat="facing", target=Slot("this")),
        ja="{this:holder}に妨害されている",
        en=" being blocked by {this:holder}",
    ),
)
