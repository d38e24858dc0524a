"""As many as there are or as were just moved: cards that are drawn, and cards of a deck to which something is done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import GainCoins, PutCoins
from engine.games.precious_memories.wording.nouns.among import count_among
from engine.games.precious_memories.wording.nouns.either_pile import count_of_one
from engine.kernel.cards.tree import (
    Anything,
    Count,
    Discard,
    Draw,
    Is,
    Look,
    Opponents,
    Players,
    Repeat,
    Seq,
    Tally,
    Top,
    TopSome,
    Who,
    You,
    Zone,
)
from engine.wording import (
    REFUSED,
    Bindings,
    It,
    Parts,
    Phrase,
    Slot,
    doer,
    made,
    node,
    phrase,
    plain,
    word,
)
from engine.wording import pronoun as one_pronoun

_DONE: tuple[tuple[str, Zone, str, str], ...] = (
    ("discarded", "discard", "捨て札にした", "were discarded"),
    ("removed", "removed_cards", "[ゲームから|]取り除いた", "were removed"),
    ("taken", "hand", "[手札に戻した|手札に加えた|手札に移した|戻した]", "came back to the hand"),
    ("rested", "play", "休息状態にした", "were rested"),
    ("readied", "play", "活動状態にした", "were readied"),
)
"""What was done to cards, where they lie afterwards, and how it is said of them."""
_SAME = "[と同じ枚数|と同じ数|だけ|分|分だけ]"
_SAME_OF = "[と同じ枚数の|と同じ枚数|と同じ数の|と同じ数|だけ|分だけ|分の|分]"
_ENDS: tuple[tuple[Who, str, str], ...] = (
    (You(), "[|自分の]", "your"),
    (Opponents(), "相手の", "your opponent's"),
    (Players(), "[全ての|お互いの]", "each"),
)
MOST = 99
"""Any number: more than there can be."""


def _numbers() -> Iterator[Phrase]:
    """How many it is."""
    for done, zone, ja, en in _DONE:
        yield one_pronoun("many_" + done, It("", (done,), True), ja="", en="")
        them = "{them:many_" + done + "}"
        yield phrase(
            "as_many",
            Count,
            filter=node(Is, target=Slot("them")),
            zone=zone,
            ja=(
                them + ja + f"[枚数|カードの枚数|手札の枚数|カード|手札{'|キャラの枚数|キャラ' * (zone == 'play')}]",
                "{them:many_" + done + "}その枚数",
            ),
            en=them + en,
        )
        yield made("as_many", *count_among(zone), ja=them + ja + "{lot:lot}[の枚数|]", en="{lot:lots} " + them + en)
    yield word(
        "as_many",
        Tally("put"),
        ja="[デッキに|デッキの下に|デッキの上に|][戻した|移した][|カードの|手札の]枚数",
        en="came into the deck",
    )
    yield word(
        "as_many",
        Tally("removed"),
        ja="取り除いた[コインの数|コインの個数|コインの枚数|数|個数]",
        en="coins were taken off",
    )
    yield made("as_many", *count_of_one(), ja="{lot:lot}の枚数", en="there are {lot:lots}")
    for who, ja, en in (
        (You(), "[|自分の]手札の枚数", "you have in hand"),
        (Opponents(), "相手の手札の枚数", "your opponent has in hand"),
    ):
        yield word("as_many", Count(Anything(), "hand", who), ja=ja, en=en)


def _draws() -> Iterator[Phrase]:
    for who, ja, en in (
        (You(), "[|自分は、]", "draw"),
        (Opponents(), "相手は[、|]", "your opponent draws"),
    ):
        yield phrase(
            "act",
            Draw,
            who=who,
            amount=Slot("amount"),
            ja=(
                ja + "{amount:as_many}" + _SAME_OF + "[、|]カードを<引く>",
                ja + "カードを{amount:as_many}" + _SAME + "<引く>",
            ),
            en=en + " as many as {amount:as_many}",
        )


def _others() -> Iterator[Phrase]:
    """Cards of the hand that go, and coins that come."""
    yield phrase(
        "act",
        Discard,
        who=You(),
        when=_no_number,
        ja=(
            "{amount:as_many}[と同じ枚数の|分の]手札を捨て札に<する>",
            "手札を[、|]{amount:as_many}" + _SAME + "捨て札に<する>",
        ),
        en="discard as many of your hand as {amount:as_many}",
    )
    same = "と同じ[数|個数|枚数]"
    yield phrase(
        "act",
        PutCoins,
        when=_no_number,
        ja=(
            "{target:topic}の上に[、|]{amount:as_many}" + same + "[の|だけ]{coin}コインを<乗せる>",
            "{target:topic}の上に[、|]{coin}コインを[、|]{amount:as_many}" + same + "[|だけ]<乗せる>",
        ),
        en="put as many {coin}coins on {target:obj} as {amount:as_many}",
    )
    yield phrase(
        "act",
        GainCoins,
        who=You(),
        when=_no_number,
        ja=(
            "[|自分は、]{amount:as_many}" + same + "の{coin}コインを<得る>",
            "[|自分は、]{coin}コインを[、|]{amount:as_many}" + same + "[|だけ]<得る>",
        ),
        en="gain as many {coin}coins as {amount:as_many}",
    )


def _no_number(bindings: Bindings) -> bool:
    """What coins were taken off is told by words of its own."""
    return bindings["amount"] is not None and plain(bindings["amount"]) != Tally("removed")


def _tops() -> Iterator[Phrase]:
    for who, ja, en in _ENDS:
        for bottom, end, place in ((False, "上", "top"), (True, "下", "bottom")):
            cards = f"{ja}デッキの{end}のカード"
            yield phrase(
                "wo",
                Top,
                whose=who,
                bottom=bottom,
                amount=Slot("amount"),
                ja=(cards + "を[、|]{amount:as_many}" + _SAME + "[、|]", "{amount:as_many}と同じ枚数の" + cards + "を"),
            )
            yield phrase(
                "obj",
                Top,
                whose=who,
                bottom=bottom,
                amount=Slot("amount"),
                en=f"as many of the {place} cards of {en} deck as " + "{amount:as_many}",
            )
            yield phrase(
                "wo",
                TopSome,
                whose=who,
                bottom=bottom,
                ja=(cards + "を{amount:number}枚まで", cards + "{amount:number}枚までを"),
            )
            yield phrase(
                "obj",
                TopSome,
                whose=who,
                bottom=bottom,
                en="up to {amount:number} of" + f" the {place} cards of {en} deck",
            )
            yield phrase("wo", TopSome, whose=who, bottom=bottom, amount=MOST, ja=cards + "を任意の枚数")


def _then_each() -> Parts:
    """Something done, and then so often something else: what a player does himself."""

    def build(bindings: Bindings) -> object:
        front, last = bindings["front"], bindings["last"]
        assert isinstance(front, tuple)
        if any(isinstance(part, Look) or doer(part) != You() for part in (*front, last)):
            return REFUSED
        return Seq((*front, Repeat(bindings["times"], last)), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((*front, Repeat(times, last)), "then") if front:
                return {"front": tuple(front), "times": times, "last": last}
        return None

    return build, match


AS_MANY: tuple[Phrase, ...] = (
    *_numbers(),
    *_draws(),
    *_others(),
    *_tops(),
    made(
        "row",
        *_then_each(),
        ja="{front:fronts}、{times:each_of}{last:act~}",
        en="{front:fronts}, then for each {times:each_of}, {last:act}",
    ),
)
