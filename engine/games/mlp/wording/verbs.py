"""What is done: each a verb with its object, which in Japanese stands before it."""

from __future__ import annotations

from typing import Any

from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.kernel.cards.tree import (
    Banish,
    Bound,
    Chosen,
    Discard,
    Draw,
    Exert,
    Flip,
    Look,
    Opponents,
    PayLess,
    Players,
    PutRest,
    Ready,
    RevealHand,
    ShuffleDeck,
    Take,
    TakeOff,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    ToPlay,
    UseCounter,
    Win,
    You,
)
from engine.wording import (
    MOST,
    Bindings,
    It,
    Phrase,
    Player,
    Row,
    by_players,
    framed,
    in_play,
    just,
    not_in_play,
    of_zone,
    passing,
    phrase,
    plain,
    told_to,
    with_leaf,
    word,
)

from .filters import SCENE
from .targets import creatures

_scenes = with_leaf(SCENE)


def _out_of_own_rest(bindings: Bindings) -> bool:
    """A guard: cards that come into the own hand."""
    target = bindings["target"]
    return isinstance(target, Chosen) and target.zone == "discard" and target.whose == You()


def _named_before(bindings: Bindings) -> bool:
    """A guard: no selection of its own."""
    return isinstance(plain(bindings["target"]), It | Bound | This)


_EMPTY = "[|自分の冒険エリアの|冒険エリアの]空いている[1つの|]置き場に移動[する|させる]"
_ENDS = (({"place": "bottom"}, "下", "on the bottom of"), ({"place": "top"}, "上", "on top of"))
_SEEN: tuple[Row, ...] = (({"open": True}, "[公開|オープン]する", "open"), ({}, "確認する", "look at"))
_PLAYERS: tuple[Player, ...] = (
    ({"who": You()}, "", "", "", "your"),
    ({}, "{who:player}", "{who:player} ", "s", "[their|your]"),
)
_DRAWN: tuple[tuple[str, type, dict[str, Any], str, str], ...] = (
    ("act", Draw, {}, "カードを{amount:number}枚引く", "draw/s/ {amount:cards}"),
    (
        "act",
        Draw,
        {"amount": Tally("gained")},
        "アイデアを得た値だけ[、|]カードを引く",
        "draw/s/ as many cards as the idea gained",
    ),
    (
        "act",
        Draw,
        {"until": True},
        "手札が{amount:number}枚になる[ように|まで]カードを引く",
        "draw/s/ cards until /they/ have {amount:number} cards in /their/ hand",
    ),
    ("said", Draw, {}, "カードをX枚引く、Xは{amount:counted}", "draw/s/ X cards, where X is {amount:counted}"),
    ("act", Discard, {}, "手札を{amount:number}枚捨てる", "discard/s/ {amount:cards}"),
    ("act", Discard, {"amount": 1}, "手札の{filter:card_noun}を1枚捨てる", "discard/s/ @{filter:card_noun}"),
    (
        "act",
        Discard,
        {},
        "手札の{filter:card_noun}を{amount:plural}枚捨てる",
        "discard/s/ {amount:plural} {filter:card_noun.s}",
    ),
    ("act", Discard, {"amount": None}, "手札を全て捨てる", "discard/s/ /their/ hand"),
)
_TAKEN: tuple[Row, ...] = (
    ({}, "{filter:card_noun}を{amount:number}枚選び、", "{amount:plural} {filter:card_noun.s}"),
    ({"upto": True}, "{filter:card_noun}を{amount:number}枚まで選び、", "up to {amount:plural} {filter:card_noun.s}"),
    (
        {"upto": True, "amount": MOST},
        "{filter:card_noun}を任意の[枚数|数]選び、",
        "any number of {filter:card_noun.s}",
    ),
    ({"amount": 1}, (), "@{filter:card_noun}"),
    ({"amount": None}, "全ての{filter:card_noun}を", "all {filter:card_noun.s}"),
    ({"amount": 1, "upto": True}, (), "up to 1 {filter:card_noun}"),
)

VERBS: tuple[Phrase, ...] = (
    phrase("act", ToDiscard, ja="{target:some_of_hand}捨てる", en="discard {target:some_of_hand}"),
    word("player", Opponents(), ja="相手は", en="your opponent"),
    word("player", Players(), ja="お互いは", en="each player"),
    *by_players(_PLAYERS, _DRAWN),
    # characters
    phrase("act", Banish, ja="{target:wo}退場させる", en="retire {target:object}", when=creatures),
    phrase("act", Exert, ja="{target:wo}[横向き|横置き]にする", en="tap {target:object}", when=in_play),
    phrase("act", Ready, ja="{target:wo}[縦向き|縦置き]にする", en="untap {target:object}", when=in_play),
    phrase("act", Relocate, ja="{target:wo}" + _EMPTY, en="move {target:object} to an empty slot", when=creatures),
    phrase(
        "act",
        Relocate,
        partner=Bound("chosen"),
        ja="{target:sel}位置を入れ替える",
        en="swap the positions of {target:sel}",
        when=just(2, creatures),
    ),
    phrase(
        "act",
        Relocate,
        ja="{target:sel}{partner:this}と位置を入れ替える",
        en="swap the positions of {partner:this} and {target:sel}",
        when=just(1, creatures),
    ),
    *framed(
        "act",
        UseCounter,
        (({}, "プレゼント", "a present"), ({}, "「{counter:present_name}」", '@"{counter:present_name}"')),
        ja="{target:no}{}を開ける",
        en="open {} of {target:object}",
        when=creatures,
    ),
    *framed(
        "act",
        TakeOff,
        (({"counter": ""}, "トークン", "a token"), ({}, "{counter:token}", "{counter:token}")),
        ja="{target:no}{}を[|1つ]取り除く",
        en="remove {} from {target:object}",
        when=creatures,
    ),
    # scenes and plans
    phrase("act", Flip, down=False, ja="{target:wo}表向きにする", en="turn {target:object} face up", when=_scenes),
    phrase("act", Flip, ja="{target:wo}裏向きにする", en="turn {target:object} face down", when=_scenes),
    phrase("act", AddScene, ja="シーンを{amount:number}枚増やす", en="add {amount:scenes}"),
    phrase("act", ToPlan, ja="{target:wo}計画にする", en="make {target:object} [a plan|plans]", when=not_in_play),
    phrase("act", ToPlan, ja="{target:top}を計画にする", en="make {target:top} [a plan|plans]"),
    phrase("act", Remove, ja="{target:plans}取り除く", en="remove {target:object}", when=of_zone("plans")),
    # between places
    phrase("act", ToHand, ja="{target:wo}手札に加える", en="add {target:object} to your hand", when=_out_of_own_rest),
    phrase("act", ToHand, ja="{target:wo}[|オーナーの]手札に戻す", en="return {target:object} to hand"),
    phrase("act", ToHand, ja="{target:wo}手札に加える", en="add {target:object} to your hand", when=_named_before),
    phrase("act", ToDiscard, ja="{target:wo}休憩エリアに入れる", en="put {target:object} into the rest area"),
    phrase("act", ToDiscard, ja="{target:top}を休憩エリアに入れる", en="put {target:top} into the rest area"),
    phrase(
        "act",
        ToPlay,
        ja="{target:wo}[|自分の]冒険エリアに[出す|置く]",
        en="put {target:object} into the adventure area",
        when=not_in_play,
    ),
    *framed("act", ToDeck, _ENDS, ja="{target:wo}デッキの{}に移す", en="put {target:object} {} the deck"),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:wo}オーナーの[メインデッキ|デッキ]に加えてシャッフルする",
        en="shuffle {target:object} into [its|their] owner's main deck",
    ),
    # looking
    *framed("act", Look, _SEEN, ja="[|自分の]デッキの上から{amount:number}枚を{}", en="{} {amount:deck_top}"),
    *framed("act", Look, _SEEN, amount=0, ja="{target:bottom}を{}", en="{} {target:bottom}"),
    phrase("act", Look, amount=0, ja="{target:plans}確認する", en="look at {target:object}", when=of_zone("plans")),
    *framed("act", Take, _TAKEN, ja="その中から{}手札に加える", en="add {} from among them to your hand"),
    *framed(
        "act",
        PutRest,
        _ENDS,
        ja="[残した|残りの]カードを[|任意の順番で]デッキの{}に移す",
        en="put the rest {} your deck[| in any order]",
    ),
    phrase(
        "act",
        PutRest,
        place="discard",
        ja="[残した|残りの]カードを休憩エリアに入れる",
        en="put the rest into the rest area",
    ),
    phrase("act", PutRest, place="back", ja="[|それらを]任意の順番で戻す", en="put them back in any order"),
    # players
    word("act", RevealHand(Opponents(), private=True), ja="相手の手札を確認する", en="look at your opponent's hand"),
    word("act", ShuffleDeck(You()), ja="[|自分の]デッキをシャッフルする", en="shuffle your deck"),
    phrase(
        "said",
        PayLess,
        next=True,
        ja="このターン、自分が次に使用する{filter:card_noun}のハーモニーのコストが-{amount:number}",
        en="the next {filter:card_noun} you use this turn costs {amount:number} less harmony",
    ),
    told_to("act", "each_does", Draw, Discard, Win),
    passing("each_does", "deed"),
    phrase("act", Win, who=You(), ja="自分がゲームに勝利する", en="you win the game"),
)
