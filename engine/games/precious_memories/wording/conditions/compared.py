"""Numbers compared with those of others, odd and even ones, and more of one lot than of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Change
from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.nouns.around import BOTH, NUMBERS, ORDERS, SORTS, beside
from engine.games.precious_memories.wording.nouns.filters import LEAVES, SUPPORT
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    At,
    Compare,
    Count,
    Every,
    Filter,
    Has,
    In,
    Kind,
    Named,
    Not,
    Offset,
    OneOf,
    Op,
    Players,
    Side,
    StatOf,
    This,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, node, phrase, plain, word

MOST_COST = 30
"""No use cost comes to more."""
_BOUNDS: tuple[tuple[Op, str, str], ...] = (("<=", "以下", "not above"), (">=", "以上", "not below"))

_MORE: tuple[tuple[Op, str, str], ...] = ((">", "多い", "more"), ("<", "少ない", "fewer"))

PRINTED: tuple[tuple[Op, str, str], ...] = (("<=", "以下", " or less"), (">=", "以上", " or more"), ("==", "", ""))


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
                SORTS.get(one, "power"),
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


def _across_lower() -> Iterator[Phrase]:
    """The one number lower or higher than the other one of this card or of one that was named."""
    for one, other in (("ap", "dp"), ("dp", "ap")):
        for op, less, lower in ORDERS:
            whose = "{this:alike_one}の" + other.upper() + "[の値|]より" + less
            yield phrase(
                SORTS.get(one, "power"),
                Has,
                stat=one,
                op=op,
                amount=node(StatOf, stat=other, target=Slot("this")),
                ja=(
                    whose + one.upper() + "[の値を持つ|を持つ|の]",
                    one.upper() + "[が|の値が]" + whose,
                    whose.removesuffix(less) + one.upper() + "[が|の|の値が]" + less,
                ),
                en=f" with {one.upper()} {lower} than the {other.upper()} of " + "{this:alike_one}",
            )


def _by_so_many() -> Iterator[Phrase]:
    """A number lower or higher by so many at least than the same one of this card, or of one that was named."""
    for stat, ja, en in NUMBERS:
        for op, sign, less, lower in (("<=", -1, "低い", "lower"), (">=", 1, "高い", "higher")):
            yield made(
                SORTS.get(stat, "power"),
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
        for op, bound, more in PRINTED:
            yield made(
                "cost" if stat == "cost" else "power",
                *in_print(stat, op),
                ja="元の" + ja + "[が|の値が]{n:number}" + bound + "の",
                en=f" with printed {en} " + "{n:number}" + more,
            )


def in_print(stat: str, op: Op) -> Parts:
    start = f"printed:{stat}{op}"

    def match(value: object) -> Bindings | None:
        fits = isinstance(value, In) and value.state.startswith(start)
        return {"n": int(value.state.removeprefix(start))} if fits else None  # type: ignore[attr-defined]

    return (lambda bindings: In(start + str(bindings["n"]))), match


def _other_numbers() -> Iterator[Phrase]:
    """Any number but that one."""
    for stat, ja, en in (*NUMBERS, ("generated", "発生コスト", "generated cost")):
        yield phrase(
            SORTS.get(stat, "power"),
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


def _set_there(op: Op) -> Parts:
    """So many support cards of a player on the field, all of which are set on somebody."""

    def build(bindings: Bindings) -> object:
        such = LEAVES.combined([bindings["side"], SUPPORT])
        return REFUSED if such is REFUSED else Compare(Count(such), op, bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(AllOf((Side() as side, Kind("support"))), "play", Players()), there, n) if there == op:
                return {"side": side, "n": n}
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


COMPARED: tuple[Phrase, ...] = (
    *_as_theirs(),
    _as_much_in_sum(),
    *_across(),
    *_across_lower(),
    *_by_so_many(),
    *_printed(),
    *_parity(),
    *_other_numbers(),
    *_numbers_of_lots(),
    *(
        made(
            "cond",
            *_set_there(op),
            ja=(
                "{side:side}場に[|セットされている]サポートカードが{n:number}枚" + bound + "[セットされている|ある]",
                "{side:side}サポートカードが{n:number}枚" + bound + "セットされている",
            ),
        )
        for op, bound, _ in BOUNDS
    ),
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
