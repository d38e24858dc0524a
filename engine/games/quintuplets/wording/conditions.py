"""What must hold: so many cards somewhere, where this character is, what has happened in this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.quintuplets.wording.anaphora import pronoun
from engine.games.quintuplets.wording.filters import CHARACTER, EPISODE, EVENT
from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    At,
    Compare,
    Count,
    Happened,
    Has,
    In,
    Is,
    Matches,
    Never,
    Opponents,
    Players,
    Side,
    This,
    Trigger,
    Who,
    You,
    YourTurn,
)
from engine.wording import (
    HOW_MANY,
    Phrase,
    Slot,
    both,
    count_of,
    hand_sizes,
    lot_of,
    made,
    matches,
    more_than,
    no_cards,
    node,
    passing,
    phrase,
    there_are,
    there_is,
    word,
)

_LANES = (("centre", "中央", "centre"), ("leftmost", "一番左", "leftmost"), ("rightmost", "一番右", "rightmost"))
_OF_HOLDER: tuple[tuple[object, str, str], ...] = (
    *((In(state), ja + "のレーンに<いる>", f"is in the {en} lane") for state, ja, en in _LANES),
    (In("approaching"), "アプローチして<いる>", "is approaching"),
)
_OF_THIS = (
    (In("approached"), "アプローチされて<いる>", "is being approached"),
    (Has("under", ">=", 1), "成長して<いる>", "has grown"),
)
_WHOSE: tuple[tuple[Who, str, str, str], ...] = (
    (You(), "あなた", "you have", "your"),
    (Opponents(), "相手", "your opponent has", "their"),
)
_SET_ON = Count(AllOf((EPISODE, At(This()))))


def _brides() -> Iterator[Phrase]:
    owners: tuple[tuple[Who, str, str], ...] = (
        (You(), "あなたの", "you have {} brides"),
        (Opponents(), "相手の", "your opponent has {} brides"),
        (Players(), "", "there are {} brides in all"),
    )
    for who, ja, en in owners:
        for op, bound, more in HOW_MANY:
            yield phrase(
                "cond",
                Compare,
                left=Count(Anything(), "brides", who),
                op=op,
                ja=(
                    ja + "花嫁が{right:number}人" + bound + "<である>",
                    ja + "花嫁が{right:number}人" + bound + "<いる>",
                    ja + "花嫁の人数が{right:number}人" + bound + "<である>",
                ),
                en=en.format("{right:number} " + more),
            )
    more_than = Compare(Count(Anything(), "brides", You()), "<", Count(Anything(), "brides", Opponents()))
    yield word(
        "cond",
        more_than,
        ja="あなたの花嫁が相手の花嫁より<少ない>",
        en="you have fewer brides than your opponent",
    )


def _happened() -> Iterator[Phrase]:
    """In this turn, once or more often."""
    for who, ja, have, _ in _WHOSE:
        yield word(
            "happened",
            Trigger("play", EVENT, by=who),
            ja=f"{ja}がイベントをプレイして<いた>",
            en=f"{have} played an event",
        )
    own = AllOf((Side(True), CHARACTER))
    for subject, ja, en in ((Is(This()), "{this}", "{this}"), (own, "あなたのキャラ", "a character of yours")):
        for event, did_ja, did_en in (
            ("appear", "登場して<いた>", "has appeared"),
            ("move", "移動して<いた>", "has moved"),
            ("approach_success", "アプローチに成功して<いた>", "has succeeded in an approach"),
        ):
            fields: dict[str, Any] = {"subject": node(Is, target=Slot("this")) if ja == "{this}" else subject}
            yield phrase("happened", Trigger, event=event, ja=f"{ja}が{did_ja}", en=f"{en} {did_en}", **fields)


CONDITIONS: tuple[Phrase, ...] = (
    *no_cards(
        "cond",
        ((who, f"{ja}の手札にカードが<ない>", f"{have} no cards in {their} hand") for who, ja, have, their in _WHOSE),
    ),
    *hand_sizes("cond", "あなた"),
    *_brides(),
    *there_is("cond", (("there", "いる"), ("there", "ある"), ("lot", "いる"), ("lot", "ある"))),
    *there_are(
        "cond",
        (
            ("there", "[人|枚]", "いる"),
            ("there", "[枚|人]", "ある"),
            ("lot", "[人|枚]", "いる"),
            ("lot", "[枚|人]", "ある"),
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=node(AllOf, parts=(EPISODE, node(At, target=Slot("this"))))),
        op=">=",
        ja="{this}にエピソードが{right:number}枚以上セットされて<いる>",
        en="{this} has {right:number} or more episodes",
    ),
    *more_than("cond", "how_many"),
    made("how_many", count_of, lot_of, ja="{lot:lot}[の人数|の枚数|]", en="{lot:some}"),
    passing("judged", "holder"),
    *pronoun("judged", ja=("そのキャラ", "それ"), en=("that character", "it")),
    *matches("cond", "judged", _OF_HOLDER),
    *matches("cond", "this", _OF_THIS),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat="power", op=">=", amount=Slot("n")),
        ja="{target:judged}の花嫁力が{n:number}以上<である>",
        en="{target:judged} has {n:number} or more bride power",
    ),
    *_happened(),
    phrase("cond", Happened, ja="このターン中、{on:happened~}", en="{on:happened} this turn"),
    word("cond", YourTurn(), ja="あなたのターン<である>", en="it is your turn"),
    word("cond", Never(YourTurn()), ja="相手のターン<である>", en="it is your opponent's turn"),
    *both("te"),
    made("per", count_of, lot_of, ja="{lot:people}1[人|枚]につき[、|]", en=" for each {lot:no_lot}"),
    made("per", count_of, lot_of, ja="{lot:things}1[枚|人]につき[、|]", en=" for each {lot:no_lot}"),
)
