"""Cards that are looked at, what is taken out of them, and where the rest goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.games.precious_memories.nodes import (
    Appear,
    Pop,
    Remove,
    SetOn,
    ToEx,
    ToField,
)
from engine.games.precious_memories.wording.deeds.verbs import INTO_HAND, ONTO
from engine.kernel.cards.tree import (
    Anything,
    Bound,
    Count,
    Look,
    OneOf,
    Opponents,
    PutRest,
    RevealTop,
    Seq,
    ShuffleDeck,
    Take,
    ToDeck,
    ToDiscard,
    ToHand,
    Top,
    You,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, bare, made, node, passing, phrase, word


def taken(*, upto: bool, amount: int | None = None, every: bool = False) -> Parts:
    """Cards out of what lies open, and what becomes of them. `amount`: so many, None for the slot `n`; `every`: all."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        number = None if every else bindings["n"] if amount is None else amount
        return Seq((Take(lot.filter, number, upto=upto, into="aside"), bindings["fate"]), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Take(filter_, n, False, up, "aside"), fate), "then") if up == upto and (n is None) == every:
                slots: Bindings = {"lot": Lot(filter_), "fate": fate}
                if every or amount is not None:
                    return slots if every or n == amount else None
                return None if upto and n == MOST else slots | {"n": n}
        return None

    return build, match


def digs(*, upto: bool, amount: int | None = None, every: bool = False) -> Parts:
    """Cards out of those that are looked at in the same sentence."""
    build_taken, match_taken = taken(upto=upto, amount=amount, every=every)

    def build(bindings: Bindings) -> object:
        rest = build_taken(bindings)
        return Seq((bindings["look"], *rest.parts), "then") if isinstance(rest, Seq) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Look() as look, Take() as take, fate), "then"):
                slots = match_taken(Seq((take, fate), "then"))
                return None if slots is None else slots | {"look": look}
        return None

    return build, match


def digs_two() -> Parts:
    """One of each of two lots out of those that are looked at, which fare alike."""

    def build(bindings: Bindings) -> object:
        lots: Any = (bindings["a"], bindings["b"])
        if any(lot.zone != "play" for lot in lots):
            return REFUSED
        fate: Any = bindings["fate"]
        parts = [part for lot in lots for part in (Take(lot.filter, 1, into="aside"), fate)]
        return Seq((bindings["look"], *parts), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq(
                (Look() as look, Take(a, 1, into="aside") as take, one, Take(b, 1, into="aside") as other, two), "then"
            ):
                alike = not take.upto and not other.upto and bare(one) == bare(two)
                return {"look": look, "a": Lot(a), "b": Lot(b), "fate": one} if alike else None
        return None

    return build, match


MOST = 99
"""Any number: more than there can be."""
_HAND_OR_FIELD = OneOf((ToField(Bound("chosen")), ToHand(Bound("chosen"), reveal=True)))


_ENDS: tuple[tuple[Literal["top", "bottom"], str, str], ...] = (
    ("top", "上", "on top"),
    ("bottom", "下", "on the bottom"),
)
_RESTS: tuple[tuple[Literal["top", "bottom", "either", "discard", "shuffle"], str, str], ...] = (
    ("bottom", "[任意の順番で|][|自分の]デッキの下に" + ONTO, "put the rest on the bottom of your deck in any order"),
    ("top", "任意の順番で[|自分の]デッキの上に" + ONTO, "put the rest on top of your deck in any order"),
    (
        "either",
        "任意の順番で[|自分の]デッキの上または下に" + ONTO,
        "put the rest on top or on the bottom of your deck in any order",
    ),
    ("discard", "捨て札に<する>", "discard the rest"),
    ("shuffle", "デッキに[戻し|移し]、デッキをシャッフル<する>", "shuffle the rest into your deck"),
)
"""Where the rest of those goes that somebody looked at."""
_FATES: tuple[tuple[object, str, str], ...] = (
    (ToHand(Bound("chosen"), reveal=True), "表にしてから" + INTO_HAND, "put it revealed into the hand"),
    (ToHand(Bound("chosen")), INTO_HAND, "put it into the hand"),
    (ToField(Bound("chosen")), "[|それぞれ]場に<出す>", "put it onto the field"),
    (ToField(Bound("chosen"), rested=True), "休息状態で場に<出す>", "put it onto the field resting"),
    *(
        (
            ToField(Bound("chosen"), area=area, rested=rested),  # type: ignore[arg-type]
            f"[{ja}に休息状態で|休息状態で{ja}に]<出す>" if rested else f"{ja}に<出す>",
            f"put it into the {area} area" + (" resting" if rested else ""),
        )
        for area, ja in (("support", "サポートエリア"), ("main", "メインエリア"))
        for rested in (False, True)
    ),
    (ToEx(Bound("chosen")), "EXデッキに[<戻す>|<移す>]", "return it to the EX deck"),
    (Pop(Bound("chosen")), "〔POP〕<する>", "pop it"),
    (Appear(Bound("chosen")), "[コストを支払わずに|]登場<させる>", "let it appear"),
    (ToDiscard(Bound("chosen")), "捨て札に<する>", "discard it"),
    (Remove(Bound("chosen")), "ゲームから<取り除く>", "remove it from the game"),
    *(
        (
            ToDeck(Bound("chosen"), place, ordered),
            order + "[|自分の]デッキの" + ja + "に" + ONTO,
            "put it " + en + " of the deck" + (" in any order" if ordered else ""),
        )
        for place, ja, en in _ENDS
        for ordered, order in ((True, "任意の順番で"), (False, ""))
    ),
    (
        _HAND_OR_FIELD,
        "[|それぞれ]場に出す。または[、|]表にしてから" + INTO_HAND,
        "either put it onto the field or put it revealed into the hand",
    ),
)


_OUT = (("その中[にある|から]", "抜き出し、"), ("その中[にある|から]", ""), ("", "抜き出し、"))
"""Out of what lies open: one of both says so."""


def _looking() -> Iterator[Phrase]:
    whole = Look(Count(Anything(), "deck", You()))
    yield phrase(
        "look",
        Look,
        ja="[|自分の]デッキの上[のカード|から|]{amount:number}枚を<見る>",
        en="look at the top {amount:number} of your deck",
    )
    yield word(
        "look",
        whole,
        ja="[デッキの中を|自分のデッキの中を|自分のデッキを|デッキを]全て<見る>",
        en="look at your whole deck",
    )
    yield phrase(
        "look",
        Look,
        amount=Slot("n"),
        target=node(Top, amount=Slot("n"), whose=Opponents()),
        ja="相手のデッキの上[のカード|]{n:number}枚を<見る>",
        en="look at the top {n:number} of your opponent's deck",
    )
    for bound, up in (("{n:number}枚を", False), ("を{n:number}枚まで", True)):
        yield made(
            "act",
            *digs(upto=up),
            ja=tuple(
                "{look:look.te}、" + start + "{lot:lot}" + each + out + "{fate:fate~}"
                for start, out in _OUT
                for each in ((bound,) if up else (bound, "を{n:number}枚"))
            ),
            en="{look:look}, take "
            + ("up to " if up else "")
            + "{n:number} {lot:lots} from among them and {fate:fate}",
        )
    yield made(
        "act",
        *digs_two(),
        ja=tuple(
            "{look:look.te}、" + start + "{a:lot}1枚と[、|]{b:lot}1枚を" + out + "{fate:fate~}" for start, out in _OUT
        ),
        en="{look:look}, take 1 {a:lot} and 1 {b:lot} from among them and {fate:fate}",
    )
    yield passing("act", "look", ja="{it~}", en="{it}")
    for fate, ja, en in _FATES:
        yield made("fate", _fate(fate), _is_fate(fate), ja=ja, en=en)
    yield phrase(
        "fate",
        SetOn,
        source=Bound("chosen"),
        ja="{place:set_place}にセット<する>",
        en="set it on {place:set_place}",
    )
    yield passing("set_place", "this")
    yield passing("set_place", "one")
    yield passing("own_tops", "plural", ja="[|自分の]デッキの上[のカード|]{it}枚")
    for put, rest, en in _RESTS:
        yield word("act", PutRest(put), ja="残りのカードを" + rest, en=en)
    for place, ja, en in (*_ENDS, ("either", "上または下", "on top or on the bottom")):
        yield phrase(
            "act",
            Seq,
            parts=(node(Look, amount=Slot("n")), PutRest(place)),  # type: ignore[arg-type]
            link="then",
            ja="{n:own_tops}を見て、任意の順番で[|自分の]デッキの" + ja + "に" + ONTO,
            en="look at the top {n:plural} of your deck and put them back " + en + " in any order",
        )
    theirs = node(Look, amount=Slot("n"), target=node(Top, amount=Slot("n"), whose=Opponents()))
    for place, ja, en in (("top", "上", "on top"), ("bottom", "下", "on the bottom")):
        yield phrase(
            "act",
            Seq,
            parts=(theirs, PutRest(place)),  # type: ignore[arg-type]
            link="then",
            ja="相手のデッキの上[のカード|]{n:plural}枚を見て、任意の順番で[相手の|]デッキの"
            + ja
            + "に[<戻す>|<移す>]",
            en="look at the top {n:plural} of your opponent's deck and put them back " + en + " in any order",
        )
    yield phrase(
        "act",
        Look,
        amount=Slot("n"),
        open=True,
        target=node(Top, amount=Slot("n"), whose=Opponents()),
        ja="相手のデッキの上[のカード{n:number}枚を|のカードを{n:number}枚|{n:number}枚を]表に<する>",
        en="reveal the top {n:number} of your opponent's deck",
    )
    yield word(
        "act",
        RevealTop(),
        ja="[|自分の]デッキの上[のカード1枚を|のカードを1枚|1枚を]表に<する>",
        en="reveal the top card of your deck",
    )
    yield word("act", ShuffleDeck(You()), ja="デッキをシャッフル<する>", en="shuffle your deck")


def _fate(fate: object) -> Any:
    return lambda bindings: fate


def _is_fate(fate: object) -> Any:
    return lambda value: {} if bare(value) == fate else None


LOOKING: tuple[Phrase, ...] = tuple(_looking())
