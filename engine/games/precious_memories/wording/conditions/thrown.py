"""Cards that were just discarded off a deck or out of a hand: some among them, and whether such a one is among them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.among import apart, count_among, such_of
from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.kernel.cards.tree import AllOf, Chosen, Compare, Count, Is, Never, Not, Players, You, Zone
from engine.wording import REFUSED, Bindings, It, Lot, Parts, Phrase, made
from engine.wording import pronoun as one_pronoun

_THERE = "[その中|捨て札にした中|捨て札にしたカードの中]"
_AMONG = _THERE + "[にある|から]{them:unsaid_thrown}"
_ARE = "が[いる|ある|含まれる|含まれている|含まれていた]"
_DONE: tuple[tuple[str, Zone, str, str], ...] = (
    ("discarded", "discard", "捨て札にした", "those discarded cards"),
    ("shown", "deck", "表にした", "those shown cards"),
    ("removed", "removed_cards", "取り除いた", "those removed cards"),
)
"""What was done to them, and where they lie by now."""


def _some(least: int | None, most: int | None) -> Parts:
    """A selection among them; None: the number stands in the slot `n`."""

    def build(bindings: Bindings) -> object:
        such, n = such_of(bindings), bindings.get("n")
        low, high = (n if bound is None else bound for bound in (least, most))
        return REFUSED if such is REFUSED else Chosen(such, low, high, "discard", You(), Players())  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Chosen) or (value.zone, value.whose, value.by) != ("discard", Players(), You()):
            return None
        n = value.most
        if (value.least, value.most) != (n if least is None else least, n if most is None else most):
            return None
        slots = apart(value.filter)
        return None if slots is None else slots | ({"n": n} if None in (least, most) else {})

    return build, match


def _is_among(zone: Zone, least: int | None = None) -> Parts:
    """So many such ones at least are among them; None: the number stands in the slot `n`."""

    def build(bindings: Bindings) -> object:
        such, n = such_of(bindings), least or bindings["n"]
        return REFUSED if such is REFUSED else Compare(Count(such, zone), ">=", n)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, there, Players()), ">=", n) if there == zone and (least is None or n == least):
                slots = apart(filter_)
                return None if slots is None else slots | ({} if least else {"n": n})
        return None

    return build, match


def _conditions() -> Iterator[Phrase]:
    for done, zone, ja, en in _DONE:
        unsaid, those = f"unsaid_{done}_many", f"{done}_many"
        yield one_pronoun(unsaid, It("many", (done,), True), ja="")
        yield from pronoun(those, en=(en,))
        there = f"[その中|{ja}中|{ja}カードの中]に{{them:{unsaid}}}"
        yield made(
            "cond",
            *_is_among(zone, 1),
            ja=there + "{lot:lot}" + _ARE,
            en="there is 1 {lot:lot} among {them:" + those + "}",
        )
        every = f"[{ja}|その]全ての[カード|キャラ]{{them:{unsaid}}}が"
        yield made(
            "cond_noun",
            *_all_are(zone),
            ja=(every + "[、|]{lot:lot}", f"{ja}[カード|キャラ]{{them:{unsaid}}}が[、|]全て{{lot:lot}}"),
            en="all of {them:" + those + "} are {lot:lots}",
        )
        yield made(
            "cond",
            *_is_among(zone),
            ja=(
                there + "{lot:lot}が{n:plural}枚以上[いる|ある|含まれる|含まれている|含まれていた]",
                there + "{lot:lot}{n:plural}枚以上" + _ARE,
            ),
            en="there are {n:plural} or more {lot:lots} among {them:" + those + "}",
        )
        among = f"[その中|{ja}中|{ja}カードの中]に[ある|いる]{{them:{unsaid}}}{{lot:lot}}"
        yield made("counted_cards", *count_among(zone), ja=among, en="{lot:lot} among {them:" + those + "}")
        yield made("counted_cards.s", *count_among(zone), en="{lot:lots} among {them:" + those + "}")


def _all_are(zone: Zone) -> Parts:
    """None of them is another one."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "play":
            return REFUSED
        others = Count(AllOf((Is(bindings["them"]), Not(lot.filter))), zone)  # type: ignore[arg-type]
        return Never(Compare(others, ">=", 1))

    def match(value: object) -> Bindings | None:
        match value:
            case Never(Compare(Count(AllOf((Is(them), Not(such))), there, Players()), ">=", 1)) if there == zone:
                return {"them": them, "lot": Lot(such)}
        return None

    return build, match


def _selections() -> Iterator[Phrase]:
    yield made("one", *_some(1, 1), ja=_AMONG + "{lot:lot}1枚", en="1 {lot:lot} of {them:thrown_ones}")
    yield made(
        "some",
        *_some(None, None),
        ja=_AMONG + "{lot:lot}{n:plural}枚",
        en="{n:plural} {lot:lots} of {them:thrown_ones}",
    )
    yield made("upto", *_some(0, 1), ja=_AMONG + "{lot:lot}を1枚まで", en="up to 1 {lot:lot} of {them:thrown_ones}")
    yield made(
        "upto",
        *_some(0, None),
        ja=_AMONG + "{lot:lot}を{n:plural}枚まで",
        en="up to {n:plural} {lot:lots} of {them:thrown_ones}",
    )


THROWN: tuple[Phrase, ...] = (
    *(
        one_pronoun(sort, It("one", (kind, "moved"), True), ja=f"デッキに[戻した|移した]{ja}{end}")
        for sort, end in (("topic", ""), ("before", ""), ("wo", "を"))
        for kind, ja in (("character", "キャラ"), ("card", "カード"))
    ),
    one_pronoun("unsaid_thrown", It("many", ("discarded",), True), ja=""),
    *pronoun("thrown_ones", en=("those discarded cards",)),
    *_selections(),
    *_conditions(),
)
