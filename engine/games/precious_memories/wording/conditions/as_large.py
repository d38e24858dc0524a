"""Numbers that are held against each other or against a number: how many of a lot and of another one, names that
differ, coins of a player, cards drawn this turn, and how often somebody has done something in it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import Coins
from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.conditions.counted import differing
from engine.games.precious_memories.wording.conditions.own_conditions import DEEDS, THIS_TURN
from engine.kernel.cards.tree import (
    Anything,
    Compare,
    Count,
    CountersOf,
    Happened,
    Is,
    Never,
    Op,
    Opponents,
    StatOf,
    This,
    Trigger,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, made, node, phrase, plain

_EXACT: tuple[tuple[Op, str, str], ...] = (("==", "", "just"), *BOUNDS)
_LIKE: tuple[tuple[Op, str, str], ...] = (
    ("==", "と同じ", "just"),
    (">=", "以上", "not below"),
    ("<=", "以下", "not above"),
)


def _compared() -> Iterator[Phrase]:
    """How many there are of one lot and of another one."""
    for op, ja, en in _LIKE:
        yield phrase(
            "cond" if op == "==" else "cond_noun",
            Compare,
            when=_two_amounts,
            op=op,
            ja=(
                "{left:amount}が[、|]{right:amount}" + ja + ("[|である]" if op == "==" else ""),
                *(["{left:amount}と[、|]{right:amount}が[同じ|同じである|等しい]"] if op == "==" else []),
            ),
            en="{left:amount} is " + en + " {right:amount}",
        )


def _two_amounts(bindings: Bindings) -> bool:
    """Of numbers as they stand there nothing is asked, and one lot is told once."""
    left, right = bindings["left"], bindings["right"]
    return not isinstance(left, int) and not isinstance(right, int) and plain(left) != plain(right)


def _so_often(on: Trigger) -> Parts:
    """Those of a lot have done it so many times together."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        return Happened(Trigger(on.event, lot.filter, manner=on.manner), bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Happened(Trigger(event, who) as done, n, False, False) if event == on.event and n > 1:
                fits = done == Trigger(event, who, manner=on.manner) and not isinstance(plain(who), Is | Anything)
                return {"lot": Lot(who), "n": n} if fits else None
        return None

    return build, match


def _times() -> Iterator[Phrase]:
    rows = [(Trigger(event), "", ja, en) for event, ja, en in DEEDS]
    point = Trigger("gave_point", manner="in_challenge")
    rows.append((point, "アプローチで", "ポイントを与えている", "given a point by approaching"))
    for on, way, ja, en in rows:
        often = f"[{way}{{n:plural}}回以上|{{n:plural}}回以上{way}]" if way else "{n:plural}回以上"
        yield made(
            "cond",
            *_so_often(on),
            ja=(THIS_TURN + "{lot:lot}が" + often + ja, "{lot:lot}が" + THIS_TURN + often + ja),
            en="{lot:lots} have " + en + " {n:plural} times or more this turn",
        )


_WHO: tuple[tuple[Who, str, str, str], ...] = (
    (You(), "[|自分が]", "自分", "you have"),
    (Opponents(), "相手が", "相手", "your opponent has"),
)


def _drawn() -> Iterator[Phrase]:
    for who, ja, _, en in _WHO:
        for event, how, by in (("draw", "", ""), ("effect_draw", "カードの効果で", " by effects")):
            yield phrase(
                "cond",
                Happened,
                when=lambda bindings: bindings["n"] != 1,
                on=Trigger(event, by=who),
                least=Slot("n"),
                ja=(THIS_TURN + ja + how + "カードを{n:plural}枚以上引い[ている|た]",)
                + ((ja + THIS_TURN + how + "カードを{n:plural}枚以上引い[ている|た]",) if who == Opponents() else ()),
                en=en + " drawn {n:plural} or more cards" + by + " this turn",
            )


def _differing(op: Op) -> Parts:
    build_count, match_count = differing()

    def build(bindings: Bindings) -> object:
        count = build_count(bindings)
        return REFUSED if count is REFUSED else Compare(count, op, bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or value.op != op:
            return None
        slots = match_count(value.left)
        return None if slots is None else slots | {"n": value.right}

    return build, match


def _names() -> Iterator[Phrase]:
    for op, bound, more in _EXACT:
        yield made(
            "cond",
            *_differing(op),
            ja=(
                "それぞれ名称が異なる{lot:lot}が{n:number}枚" + bound + "[いる|ある]",
                "{lot:lot}が{n:number}種類" + bound + "[いる|ある]",
            ),
            en="there are {n:number} " + more + " names among {lot:lots}",
        )


def _coins() -> Iterator[Phrase]:
    for who, _, whose, has in _WHO:
        number = f"{whose}[の|が持つ|が持っている]{{counter:coin}}コインの[数|個数]"
        yield phrase("amount", CountersOf, who=who, ja=number, en="the number of {counter:coin}coins that " + has)
        for op, bound, more in _EXACT:
            held = f"{whose}[の|が持つ]{{counter:coin}}コイン"
            said = tuple(each + "が{n:number}個" + bound for each in (number, held))
            if who == You() and op == ">=":
                yield phrase("cond_noun", Coins, coin=Slot("counter"), least=Slot("n"), ja=said)
                continue
            yield phrase(
                "cond_noun",
                Compare,
                left=node(CountersOf, counter=Slot("counter"), who=who),
                op=op,
                right=Slot("n"),
                ja=said,
                en=has + " {n:number} " + more + " {counter:coin}coins",
            )
    yield phrase("cond", Coins, ja="自分が{coin}コインを{least:number}個以上持っている")
    yield phrase(
        "cond",
        Never,
        part=node(Coins, coin=Slot("coin"), least=1),
        ja="自分が{coin}コインを持[っていない|たない]",
        en="you have no {coin}coin",
    )
    yield phrase(
        "amount",
        StatOf,
        stat=Slot("coin"),
        target=This(),
        ja="このカードの上に[ある|乗っている|乗っていた|あった]{coin}コインの[数|個数]",
        en="the number of {coin}coins on this card",
    )


def _thrown() -> Iterator[Phrase]:
    """So many of those that were just thrown away, without a verb behind."""
    for op, bound, more in BOUNDS:
        yield phrase(
            "cond_noun",
            Compare,
            left=node(Count, filter=node(Is, target=Slot("them")), zone="discard"),
            op=op,
            ja="{them:done_discard}[が|の枚数が]{right:number}枚" + bound,
            en="there are {right:number} " + more + " of {them:done_discard}",
        )


AS_LARGE: tuple[Phrase, ...] = (*_compared(), *_times(), *_drawn(), *_names(), *_coins(), *_thrown())
