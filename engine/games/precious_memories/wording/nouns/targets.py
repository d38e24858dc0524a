"""Who or what a verb works on: selections, all of them, this card, what was named before."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.games.precious_memories.wording.nouns.filters import LEAVES, LOTS, THIS
from engine.kernel.cards.tree import ChosenKin, ChosenSet, Every, Is, Opponents, Players, Top, Who, You
from engine.wording import (
    REFUSED,
    Bindings,
    It,
    Lot,
    Parts,
    Phrase,
    Slot,
    chosen,
    leaves,
    made,
    node,
    passing,
    phrase,
    word,
)
from engine.wording import pronoun as one_pronoun

_DONE_JA = (
    "取り除いたキャラ",
    "取り除いたカード",
    "捨て札にしたカード",
    "捨て札にしたキャラ",
    "休息状態にしたキャラ",
    "活動状態にしたキャラ",
    "場に出したキャラ",
    "場に出したカード",
    "サポートエリアに出したキャラ",
    "メインエリアに出したキャラ",
    "ゲームから取り除いたキャラ",
    "ゲームから取り除いたカード",
    *(each + kind for each in ("プレイされた", "プレイした") for kind in ("キャラ", "イベントカード", "カード")),
    "登場させたキャラ",
    "ポイント置き場に置かれたカード",
    "手札に加えたカード",
    "手札に戻したカード",
    "手札に戻したキャラ",
    "表にしたカード",
    "表にしたキャラ",
    "デッキの下に移したキャラ",
    "無効にしたキャラ",
    "無効にしたイベントカード",
    "無効にしたカード",
    "デッキの下に移したカード",
    *(each + "キャラ" for each in ("妨害された", "妨害した", "登場した", "退場した", "アプローチした")),
    *(each + "キャラ1枚" for each in ("妨害された", "妨害した", "登場した", "退場した", "アプローチした")),
    *("妨害した" + whose + number for whose in ("自分のキャラ", "相手のキャラ") for number in ("", "1枚")),
    "アプローチに参加したキャラ",
    "そのアプローチに参加したキャラ",
    "そのアプローチに参加しているキャラ",
    "妨害に参加したキャラ",
    *(f"指定{done}{whose}のキャラ" for done in ("した", "された") for whose in ("自分", "相手")),
)
"""Who has had something done to him."""
_DONE = (
    "the pointed card",
    "the blocking character",
    "the removed card",
    "the discarded card",
    "the rested character",
    "the readied character",
    "the appeared character",
    "the taken card",
    "the shown card",
    "the moved card",
    "the moved character",
    "the nullified card",
    "the nullified character",
    "the nullified event",
    "the named own character",
    "the named opposing character",
)
_DONE_MANY = (
    "those removed cards",
    "those discarded cards",
    "those rested characters",
    "those readied characters",
    "those taken cards",
)
MOST = 99
"""Any number: more than there can be."""
_TOPS: tuple[tuple[Who, str, str], ...] = (
    (You(), "[|自分の]", "your"),
    (Opponents(), "相手の", "your opponent's"),
    (Players(), "[全ての|お互いの]", "each"),
)
_ENDS = ((False, "上", "top"), (True, "下", "bottom"))


def _selections() -> Iterator[Phrase]:
    """A number of cards, as it stands before は, の, と and を."""
    yield chosen("one", "{lot:lot_ja}1枚", "1 {lot:lot}", 1, 1)
    yield chosen("some", "{lot:lot_ja}{n:plural}枚", "{n:plural} {lot:lots}", None, None)
    yield chosen("upto", ("{lot:lot_ja}を1枚まで", "{lot:lot_ja}1枚までを"), "up to 1 {lot:lot}", 0, 1)
    yield chosen(
        "upto",
        ("{lot:lot_ja}を{n:plural}枚まで", "{lot:lot_ja}{n:plural}枚までを"),
        "up to {n:plural} {lot:lots}",
        0,
        None,
    )
    yield chosen(
        "upto", ("{lot:lot_ja}を任意の枚数", "任意の枚数の{lot:lot_ja}を"), "any number of {lot:lots}", 0, MOST
    )
    for differ, ja, en in ((True, "それぞれ名称が異なる", "of different names"), (False, "同じ名称の", "of one name")):
        yield made("some", *_set(differ=differ), ja=ja + "{lot:lot}{n:plural}枚", en="{n:plural} {lot:lots} " + en)
    yield chosen("wo", "{lot:lot_ja}を1枚", (), 1, 1)
    yield chosen("wo", "{lot:lot_ja}を{n:plural}枚", (), None, None)
    yield made("all", *LOTS.every(), ja="{lot:all_lot}", en="{lot:all_lot}")
    yield made("all_of", *LOTS.every(), ja=("{lot:lot_ja}を全て", "{lot:held_all}全てを"))


OPEN = ("play", "discard", "pile", "pile_up", "removed_cards")


def _set(*, differ: bool) -> Parts:
    """Several that lie open, whose names differ or are the same (R-PM-86)."""

    def build(bindings: Bindings) -> object:
        lot, n = bindings["lot"], bindings["n"]
        assert isinstance(lot, Lot)
        if lot.zone not in OPEN:
            return REFUSED
        return ChosenSet(lot.filter, n, n, lot.zone, You(), lot.whose, differ)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if (
            not isinstance(value, ChosenSet)
            or isinstance(value, ChosenKin)
            or value.differ != differ
            or value.least != value.most
        ):
            return None
        return {"lot": Lot(value.filter, value.zone, value.whose), "n": value.least}

    return build, match


def _tops() -> Iterator[Phrase]:
    for who, ja, en in _TOPS:
        for bottom, end, word_ in _ENDS:
            yield phrase(
                "top",
                Top,
                amount=1,
                whose=who,
                bottom=bottom,
                ja=(f"{ja}デッキの{end}のカード1枚", f"{ja}デッキの{end}から1枚"),
                en=f"the {word_} card of {en} deck",
            )
            yield phrase(
                "top",
                Top,
                whose=who,
                bottom=bottom,
                ja=(f"{ja}デッキの{end}のカード" + "{amount:plural}枚", f"{ja}デッキの{end}から" + "{amount:plural}枚"),
                en=f"the {word_} " + "{amount:plural}" + f" cards of {en} deck",
            )


def _this_there() -> Iterator[Phrase]:
    """This very card, if it lies there."""
    for zone, ja, en in (
        ("discard", "捨て札置き場", "discard pile"),
        ("hand", "手札", "hand"),
        ("ex_deck", "EXデッキ", "EX deck"),
        ("pile", "ポイント置き場", "point pile"),
    ):
        value = Every(THIS, zone)
        yield word("this_there", value, ja=f"[|自分の]{ja}にあるこのカード", en=f"this card in your {en}")


def _that_there() -> Iterator[Phrase]:
    """Who was spoken of before, if it lies there by now."""
    for zone, ja, en in (
        ("play", "場", "on the field"),
        ("discard", "捨て札置き場", "in your discard pile"),
        ("hand", "手札", "in your hand"),
        ("removed_cards", "", "removed from the game"),
    ):
        yield phrase(
            "that_there",
            Every,
            filter=node(Is, target=Slot("target")),
            zone=zone,
            ja=f"[|自分の]{ja}にある" + "{target:before}" if ja else "ゲームから取り除かれている{target:before}",
            en="{target:before} " + en,
        )


def _meeting() -> Parts:
    """Whoever blocks, or is blocked by, the one that is named: there is but one, so no number is said."""
    build_every, match_every = LOTS.every()

    def build(bindings: Bindings) -> object:
        return build_every(bindings) if _meets(bindings["lot"]) else REFUSED

    def match(value: object) -> Bindings | None:
        slots = match_every(value)
        return slots if slots is not None and _meets(slots["lot"]) else None

    return build, match


def _meets(lot: object) -> bool:
    return (
        isinstance(lot, Lot) and lot.zone == "play" and any(LEAVES.rank(leaf) == "met" for leaf in leaves(lot.filter))
    )


TARGETS: tuple[Phrase, ...] = (
    *_selections(),
    *_this_there(),
    *_that_there(),
    *_tops(),
    # the object of a verb
    passing("wo", "one", ja="{it}[を|を、]"),
    passing("wo", "some", ja="{it}[を|を、]"),
    passing("wo", "upto", ja="{it}"),
    passing("wo", "all", ja="{it}を"),
    passing("wo", "all_of", ja="{it}"),
    passing("wo", "this", ja="{it}[を|を、]"),
    passing("wo", "wearer", ja="{it}を"),
    passing("wo", "this_there", ja="{it}[を|を、]"),
    passing("wo", "that_there", ja="{it}[を|を、]"),
    passing("obj", "that_there", en="{it}"),
    passing("obj", "this_there", en="{it}"),
    passing("wo", "top", ja="{it}を"),
    *pronoun(
        "wo",
        ja=(
            "そのキャラを",
            "そのカードを",
            "それを",
            "それらを",
            "それらのキャラを",
            "この効果で場に出たキャラを",
            "指定したキャラを",
            "指定されたキャラを",
            *(each + "を" for each in _DONE_JA),
        ),
    ),
    passing("obj", "one", en="{it}"),
    passing("obj", "some", en="{it}"),
    passing("obj", "upto", en="{it}"),
    passing("obj", "all", en="{it}"),
    passing("obj", "held_obj", en="{it}"),
    passing("obj", "this", en="{it}"),
    passing("obj", "wearer", en="{it}"),
    passing("obj", "top", en="{it}"),
    *pronoun(
        "obj",
        en=(
            "that character",
            "that card",
            "it",
            "those cards",
            "those characters",
            "the put character",
            "the named character",
            "those named characters",
            *_DONE,
            *_DONE_MANY,
        ),
    ),
    made("held_obj", *LOTS.every(), en="all cards{lot:held_all}"),
    made("meeting", *_meeting(), ja="{lot:lot}", en="{lot:all_lot}"),
    passing("wo", "meeting", ja="{it}を"),
    passing("topic", "meeting", ja="{it}"),
    # what something is said of
    passing("topic", "one", ja="{it}"),
    passing("topic", "some", ja="{it}"),
    passing("topic", "all", ja="{it}"),
    passing("topic", "this", ja="{it}"),
    passing("topic", "wearer", ja="{it}"),
    *pronoun(
        "topic",
        ja=(
            "指定された相手のキャラ1枚",
            "指定した全てのキャラ",
            "指定された全てのキャラ",
            "そのキャラ",
            "そのカード",
            "それらのキャラ",
            "この効果で場に出たキャラ",
            "指定したキャラ",
            "指定されたキャラ",
            "指定した全てのキャラ",
            *_DONE_JA,
        ),
    ),
    *pronoun(
        "before",
        ja=(
            "そのキャラ",
            "そのカード",
            "それらのキャラ",
            "この効果で場に出たキャラ",
            "指定したキャラ",
            "指定されたキャラ",
            "指定した全てのキャラ",
            *_DONE_JA,
        ),
        en=(
            *("that character", "that card", "it", "those cards", "those characters"),
            *("the put character", "the named character", "those named characters"),
            *_DONE,
            *_DONE_MANY,
        ),
    ),
    *(
        one_pronoun(sort, It("one", ("character", "named"), True), ja=f"指定[した|された]キャラ1枚{end}")
        for sort, end in (("topic", ""), ("before", ""), ("wo", "を"))
    ),
    *(
        one_pronoun(sort, It("", ("character",), True), ja="そのキャラ" + end)
        for sort, end in (("topic", ""), ("before", ""), ("wo", "を"))
    ),
    passing("subj", "one", en="{it}"),
    passing("subj", "this", en="{it}"),
    passing("subj", "wearer", en="{it}"),
    *pronoun("subj", en=("that character", "that card", "it", "the put character", "the named character", *_DONE)),
    passing("subject_of_two", "subj", en="{it}"),
    passing("subject_of_two", "subjs", en="{it}"),
    passing("subjs", "some", en="{it}"),
    passing("subjs", "all", en="{it}"),
    *pronoun("subjs", en=("those cards", "those characters", *_DONE_MANY)),
)
