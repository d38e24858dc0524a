"""What is done: each a verb with its object, which in Japanese stands before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.harem_master.nodes import (
    ApplyRandom,
    BecomeCopy,
    ChangeBattle,
    CountAs,
    Counter,
    Equip,
    ExtraTurn,
    GainControl,
    LoseGame,
    PayCost,
)
from engine.kernel.cards.tree import (
    Anything,
    Discard,
    Draw,
    Exert,
    Look,
    Opponents,
    PayLess,
    PlayerOf,
    Players,
    PutRest,
    Ready,
    RevealHand,
    ShuffleDeck,
    Take,
    Top,
    Who,
    Win,
    You,
)
from engine.wording import (
    Phrase,
    in_play,
    of_zone,
    passing,
    phrase,
    word,
)

PLAYERS: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "[|自分は]", "", "", "your"),
    (Opponents(), "相手は[、|]", "your opponent ", "s", "their"),
    (Players(), "双方のプレイヤーは[、|]", "each player ", "s", "their"),
)
_LASTS = "{duration:lasts}"


def _people() -> Iterator[tuple[Who | None, str, str, str, str]]:
    yield from PLAYERS
    yield None, "{who:player}は[、|]", "{who:player} ", "s", "their"


def _drawing() -> Iterator[Phrase]:
    for who, ja, en, s, their in _people():
        given: dict[str, Any] = {} if who is None else {"who": who}
        they = "you" if who == You() else "they"
        yield phrase(
            "act",
            Draw,
            **given,
            ja=(ja + "カードを{amount:num}枚<引く>", ja + "{amount:num}枚<引く>"),
            en=f"{en}draw{s} " + "{amount:cards}",
        )
        yield phrase(
            "act",
            Draw,
            **given,
            ja=(
                ja + "{amount:for_each}カードを1枚<引く>",
                "{amount:for_each}" + ja + "カードを1枚<引く>",
                ja + "{amount:as_many}のカードを<引く>",
            ),
            en=f"{en}draw{s} a card" + "{amount:for_each}",
        )
        yield phrase(
            "act",
            Draw,
            until=True,
            **given,
            ja=ja + "手札が{amount:number}枚になる[ように|まで]カードを<引く>",
            en=f"{en}draw{s} [|cards ]until {they} have " + "{amount:number} cards in " + f"{their} hand",
        )
        yield from _discarding(given, ja, en, s, their)


def _discarding(given: dict[str, Any], ja: str, en: str, s: str, their: str) -> Iterator[Phrase]:
    for how, by_ja, by_en in (("own_choice", "", ""), ("random", "無作為に", " at random")):
        yield phrase(
            "act",
            Discard,
            how=how,
            **given,
            ja=(ja + "手札を" + by_ja + "{amount:num}枚<捨てる>", ja + by_ja + "手札{amount:num}枚を<捨てる>"),
            en=f"{en}discard{s} " + "{amount:cards}" + by_en,
        )
    yield phrase(
        "act",
        Discard,
        amount=1,
        **given,
        ja=ja + "手札の{filter:card_noun}1枚を<捨てる>",
        en=f"{en}discard{s} " + "@{filter:card_noun}",
        when=lambda bindings: bindings["filter"] != Anything(),
    )
    yield phrase(
        "act", Discard, amount=None, **given, ja=ja + "手札をすべて<捨てる>", en=f"{en}discard{s} {their} hand"
    )


def _looking() -> Iterator[Phrase]:
    for open_, see, en in ((False, "<見る>", "look at"), (True, "公開<する>", "reveal")):
        yield phrase(
            "act",
            Look,
            open=open_,
            ja=(
                "[自分の|]城の上から{amount:number}枚[|のカード]を" + see,
                "[自分の|]城の一番上のカード{amount:number}枚を" + see,
            ),
            en=f"{en} the top " + "{amount:tops} of your castle",
        )
        yield word(
            "act",
            Look(1, open=open_),
            ja="[自分の|]城の一番上のカードを" + see,
            en=f"{en} the top card of your castle",
        )
        yield word(
            "act",
            Look(1, open=open_, target=Top(1, Opponents())),
            ja="相手の城の一番上のカードを" + see,
            en=f"{en} the top card of your opponent's castle",
        )
    for upto, ja, en in ((False, "", ""), (True, "まで", "up to ")):
        for reveal, ja_how, en_how, then in (
            (True, "公開して", "reveal ", " from among them and add it to your hand"),
            (False, "", "add ", " from among them to your hand"),
        ):
            yield phrase(
                "act",
                Take,
                upto=upto,
                reveal=reveal,
                ja="その中から{filter:card_noun}{amount:number}枚" + ja + "を" + ja_how + "手札に<加える>",
                en=en_how + en + "{amount:number} {filter:card_noun}" + then,
            )
    for upto, ja, en in ((False, "", ""), (True, "まで", "up to ")):
        yield phrase(
            "act",
            Take,
            upto=upto,
            filter=Anything(),
            ja="その中から{amount:number}枚" + ja + "を手札に<加える>",
            en="add " + en + "{amount:number} of them to your hand",
        )
    yield word("act", PutRest("discard"), ja="残りを捨て札置き場に<置く>", en="put the rest into the discard pile")
    yield word(
        "act",
        PutRest("bottom"),
        ja="残りを[好きな順番で|]城の一番下に<置く>",
        en="put the rest [under|on the bottom of] your castle",
    )
    yield word(
        "act", PutRest("top"), ja="残りを[好きな順番で|]城の一番上に<置く>", en="put the rest on top of your castle"
    )


def _battles() -> Iterator[Phrase]:
    yield word(
        "act",
        ChangeBattle("combat"),
        ja=("アプローチをコンバットに<する>", "戦闘の種類をコンバットに<する>"),
        en="turn an approach into a combat",
    )
    yield word(
        "act",
        ChangeBattle("approach"),
        ja=("コンバットをアプローチに<する>", "戦闘の種類をアプローチに<する>"),
        en="turn a combat into an approach",
    )
    yield phrase(
        "act",
        ApplyRandom,
        when=in_play,
        ja=(
            "{target:obj}にランダムナンバーをもう[1度|一度]適用<する>",
            "もう[1度|一度]{target:obj}にランダムナンバーを適用<する>",
        ),
        en="apply a random number to {target:obj} once more",
    )
    yield word("act", Counter(), ja="[それ|そのカード|その能力|そのイベント]を<打ち消す>", en="counter it")


def _turning() -> Iterator[Phrase]:
    yield phrase(
        "act",
        Ready,
        when=in_play,
        ja=("{target:wo}未行動状態に<する>", "{target:wo}未行動に<する>"),
        en="turn {target:obj} unacted",
    )
    yield phrase(
        "act",
        Exert,
        when=in_play,
        ja=("{target:wo}行動済み状態に<する>", "{target:wo}行動済みに<する>"),
        en="turn {target:obj} acted",
    )


def _for_good_or_not(sort: str, head: type, ja: str, en: str, **fields: object) -> Iterator[Phrase]:
    """With a duration, or without one for good."""
    yield phrase(sort, head, when=in_play, ja=_LASTS + ja, en=en + _LASTS, **fields)
    yield phrase(sort, head, when=in_play, duration="", ja=ja, en=en, **fields)


def _becoming() -> Iterator[Phrase]:
    yield from _for_good_or_not(
        "act", GainControl, "{target:obj}の支配を<得る>", "gain control of {target:obj}", who=You()
    )
    yield phrase("act", GainControl, when=in_play, ja=_LASTS + "{target:its}支配を<得る>")
    yield phrase("act", GainControl, when=in_play, duration="", ja="{target:its}支配を<得る>")
    yield from _for_good_or_not(
        "act",
        GainControl,
        "{target:obj}の支配者を相手に[変更<する>|<する>]",
        "your opponent gains control of {target:obj}",
        who=Opponents(),
    )
    for subject, s, copies in (("obj_one", "s", "a copy"), ("obj_some", "", "copies")):
        yield from _for_good_or_not(
            "act",
            BecomeCopy,
            "{target:" + subject + "}は{place:obj_one}のコピーに<なる>",
            "{target:" + subject + "} become" + s + f" {copies} of " + "{place:obj_one}",
        )
    for kind, ja, singular, plural in (
        ("lady", "おんなのこキャラクター", "a lady", "ladies"),
        ("gentleman", "男キャラクター", "a gentleman", "gentlemen"),
    ):
        for subject, en in (("obj_one", f" counts as {singular}"), ("obj_some", f" count as {plural}")):
            yield from _for_good_or_not(
                "act",
                CountAs,
                "{target:" + subject + "}[を|は]" + ja + "として<扱う>",
                "{target:" + subject + "}" + en,
                kind=kind,
            )


def _costing() -> Iterator[Phrase]:
    """The next card of the turn."""
    yield phrase(
        "act",
        PayLess,
        next=True,
        ja="このターン[中|][に|]次に使用する{filter:card_noun}のコストを［{amount:number}］<減らす>",
        en="the next {filter:card_noun} that you use this turn costs ［{amount:number}］ less",
    )


VERBS: tuple[Phrase, ...] = (
    phrase("player", PlayerOf, ja="{target:its}[支配者|コントローラー]", en="{target:its} controller"),
    *_drawing(),
    *_looking(),
    *_battles(),
    *_turning(),
    *_becoming(),
    *_costing(),
    phrase(
        "act",
        Equip,
        when=of_zone("play", "place"),
        ja=(
            "{source:wo}{place:obj_one}に装備[<する>|<させる>]",
            "{place:obj_one}に{source:obj}を装備[<する>|<させる>]",
        ),
        en="equip {place:obj_one} with {source:obj}",
    ),
    passing("one_cost", "price"),
    phrase("act", PayCost, ja="［{amount:number}］を<支払う>", en="pay ［{amount:number}］"),
    phrase("act", PayCost, amount=None, ja="［n］を<支払う>", en="pay ［n］"),
    word("act", ShuffleDeck(You()), ja="[自分の|]城をシャッフル<する>", en="shuffle your castle"),
    word("act", RevealHand(Opponents(), private=True), ja="相手の手札を<見る>", en="look at your opponent's hand"),
    word("act", RevealHand(Opponents()), ja="相手は手札を公開<する>", en="your opponent reveals their hand"),
    word("act", Win(You()), ja="[自分は|]ゲームに勝利<する>", en="you win the game"),
    word("act", Win(Opponents()), ja="相手はゲームに勝利<する>", en="your opponent wins the game"),
    word("act", LoseGame(You()), ja="[自分は|]ゲームに敗北<する>", en="you lose the game"),
    word("act", LoseGame(Opponents()), ja="相手はゲームに敗北<する>", en="your opponent loses the game"),
    word("act", LoseGame(Players()), ja="双方のプレイヤーはゲームに敗北<する>", en="both players lose the game"),
    word(
        "act",
        ExtraTurn(You()),
        ja="このターンの後に[、|]自分のターンを[もう1度|もう一度]<行う>",
        en="take another turn after this one",
    ),
    word(
        "act",
        ExtraTurn(Opponents()),
        ja="このターンの後に[、|]相手のターンを[もう1度|もう一度]<行う>",
        en="your opponent takes another turn after this one",
    ),
)
