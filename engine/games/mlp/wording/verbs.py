"""What is done: each a verb with its object, which in Japanese stands before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.kernel.cards.tree import (
    Banish,
    Bound,
    Chosen,
    Discard,
    Draw,
    Every,
    Exert,
    Flip,
    Look,
    Opponents,
    PayLess,
    Players,
    PutRest,
    Ready,
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
from engine.wording import MOST, Bindings, It, Phrase, leaves, passing, phrase, plain, word

from .filters import SCENE
from .targets import creatures, in_play, of_zone


def _not_in_play(bindings: Bindings) -> bool:
    """A guard: cards that lie somewhere else."""
    return not in_play(bindings) or not isinstance(bindings["target"], Chosen | Every)


def _scenes(bindings: Bindings) -> bool:
    """A guard: scenes alone can be turned over."""
    target = bindings["target"]
    return not isinstance(target, Chosen | Every) or SCENE in leaves(target.filter)


def _out_of_own_rest(bindings: Bindings) -> bool:
    """A guard: cards that come into the own hand."""
    target = bindings["target"]
    return isinstance(target, Chosen) and target.zone == "discard" and target.whose == You()


def _named_before(bindings: Bindings) -> bool:
    """A guard: no selection of its own."""
    return isinstance(plain(bindings["target"]), It | Bound | This)


def _several(number: int) -> Callable[[Bindings], bool]:
    """A guard: a selection of just so many characters."""

    def guard(bindings: Bindings) -> bool:
        target = bindings["target"]
        return isinstance(target, Chosen) and target.least == target.most == number and creatures(bindings)

    return guard


_EMPTY = "[|自分の冒険エリアの|冒険エリアの]空いている[1つの|]置き場に移動[する|させる]"
_WHERE = (("bottom", "下", "on the bottom of"), ("top", "上", "on top of"))


_DRAWN: tuple[tuple[str, type, dict[str, Any], str, str], ...] = (
    ("act", Draw, {}, "カードを{amount:number}枚引く", "draw<s> {amount:cards}"),
    (
        "act",
        Draw,
        {"amount": Tally("gained")},
        "アイデアを得た値だけ[、|]カードを引く",
        "draw<s> as many cards as the idea gained",
    ),
    ("said", Draw, {}, "カードをX枚引く、Xは{amount:counted}", "draw<s> X cards, where X is {amount:counted}"),
    ("act", Discard, {}, "手札を{amount:number}枚捨てる", "discard<s> {amount:cards}"),
    ("act", Discard, {"amount": 1}, "手札の{filter:card_noun}を1枚捨てる", "discard<s> @{filter:card_noun}"),
    (
        "act",
        Discard,
        {},
        "手札の{filter:card_noun}を{amount:plural}枚捨てる",
        "discard<s> {amount:plural} {filter:card_noun.s}",
    ),
    ("act", Discard, {"amount": None}, "手札を全て捨てる", "discard<s> <their> hand"),
)


def _others(who: str) -> tuple[Phrase, ...]:
    """What a player draws and discards: `who` is nothing for you, else the slot of a player."""
    fields: dict[str, Any] = {} if who else {"who": You()}
    ja, en, s, their = ("{who:player}", "{who:player} ", "s", "[their|your]") if who else ("", "", "", "your")
    return tuple(
        phrase(sort, verb, ja=ja + did, en=en + does.replace("<s>", s).replace("<their>", their), **more, **fields)
        for sort, verb, more, did, does in _DRAWN
    )


VERBS: tuple[Phrase, ...] = (
    phrase("act", ToDiscard, ja="{target:some_of_hand}捨てる", en="discard {target:some_of_hand}"),
    word("player", Opponents(), ja="相手は", en="your opponent"),
    word("player", Players(), ja="お互いは", en="each player"),
    *_others(""),
    *_others("player"),
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
        when=_several(2),
    ),
    phrase(
        "act",
        Relocate,
        ja="{target:sel}{partner:this}と位置を入れ替える",
        en="swap the positions of {partner:this} and {target:sel}",
        when=_several(1),
    ),
    phrase(
        "act", UseCounter, ja="{target:no}プレゼントを開ける", en="open a present of {target:object}", when=creatures
    ),
    phrase(
        "act",
        UseCounter,
        ja="{target:no}「{counter:present_name}」を開ける",
        en='open @"{counter:present_name}" of {target:object}',
        when=creatures,
    ),
    phrase(
        "act",
        TakeOff,
        counter="",
        ja="{target:no}トークンを[|1つ]取り除く",
        en="remove a token from {target:object}",
        when=creatures,
    ),
    phrase(
        "act",
        TakeOff,
        ja="{target:no}{counter:token}を[|1つ]取り除く",
        en="remove {counter:token} from {target:object}",
        when=creatures,
    ),
    # scenes and plans
    phrase("act", Flip, down=False, ja="{target:wo}表向きにする", en="turn {target:object} face up", when=_scenes),
    phrase("act", Flip, ja="{target:wo}裏向きにする", en="turn {target:object} face down", when=_scenes),
    phrase("act", AddScene, ja="シーンを{amount:number}枚増やす", en="add {amount:scenes}"),
    word("scenes", 1, en="a scene"),
    passing("scenes", "plural", en="{it} scenes"),
    phrase("act", ToPlan, ja="{target:wo}計画にする", en="make {target:object} [a plan|plans]", when=_not_in_play),
    phrase("act", ToPlan, ja="{target:top}を計画にする", en="make {target:top} [a plan|plans]"),
    phrase("act", Remove, ja="{target:plans}取り除く", en="remove {target:object}", when=of_zone("plans")),
    # between places
    phrase("act", ToHand, ja="{target:wo}手札に加える", en="add {target:object} to your hand", when=_out_of_own_rest),
    phrase("act", ToHand, ja="{target:wo}手札に戻す", en="return {target:object} to hand"),
    phrase("act", ToHand, ja="{target:wo}手札に加える", en="add {target:object} to your hand", when=_named_before),
    phrase("act", ToDiscard, ja="{target:wo}休憩エリアに入れる", en="put {target:object} into the rest area"),
    phrase("act", ToDiscard, ja="{target:top}を休憩エリアに入れる", en="put {target:top} into the rest area"),
    phrase(
        "act",
        ToPlay,
        ja="{target:wo}[|自分の]冒険エリアに[出す|置く]",
        en="put {target:object} into the adventure area",
        when=_not_in_play,
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ja="{target:wo}デッキの" + ja + "に移す",
            en="put {target:object} " + en + " the deck",
        )
        for place, ja, en in _WHERE
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:wo}オーナーの[メインデッキ|デッキ]に加えてシャッフルする",
        en="shuffle {target:object} into [its|their] owner's main deck",
    ),
    # looking
    *(
        phrase("act", Look, open=open_, ja="デッキの上から{amount:number}枚を" + ja, en=f"{en} " + "{amount:deck_top}")
        for open_, ja, en in ((True, "[公開|オープン]する", "open"), (False, "確認する", "look at"))
    ),
    word("deck_top", 1, en="the top card of your deck"),
    passing("deck_top", "plural", en="the top {it} cards of your deck"),
    *(
        phrase("act", Look, amount=0, open=open_, ja="{target:bottom}を" + ja, en=f"{en} " + "{target:bottom}")
        for open_, ja, en in ((True, "[公開|オープン]する", "open"), (False, "確認する", "look at"))
    ),
    phrase("act", Look, amount=0, ja="{target:plans}確認する", en="look at {target:object}", when=of_zone("plans")),
    *(
        phrase(
            "act",
            Take,
            upto=upto,
            ja="その中から{filter:card_noun}を{amount:number}枚" + ja + "選び、手札に加える",
            en="add " + en + "{amount:plural} {filter:card_noun.s} from among them to your hand",
        )
        for upto, ja, en in ((False, "", ""), (True, "まで", "up to "))
    ),
    phrase(
        "act",
        Take,
        amount=MOST,
        upto=True,
        ja="その中から{filter:card_noun}を任意の[枚数|数]選び、手札に加える",
        en="add any number of {filter:card_noun.s} from among them to your hand",
    ),
    phrase("act", Take, amount=1, en="add @{filter:card_noun} from among them to your hand"),
    phrase(
        "act",
        Take,
        amount=None,
        ja="その中から全ての{filter:card_noun}を手札に加える",
        en="add all {filter:card_noun.s} from among them to your hand",
    ),
    phrase("act", Take, amount=1, upto=True, en="add up to 1 {filter:card_noun} from among them to your hand"),
    *(
        phrase(
            "act",
            PutRest,
            place=place,
            ja="[残した|残りの]カードを[|任意の順番で]デッキの" + ja + "に移す",
            en="put the rest " + en + " your deck[| in any order]",
        )
        for place, ja, en in _WHERE
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
    phrase(
        "said",
        PayLess,
        next=True,
        ja="このターン、自分が次に使用する{filter:card_noun}のハーモニーのコストが-{amount:number}",
        en="the next {filter:card_noun} you use this turn costs {amount:number} less harmony",
    ),
    phrase("act", Win, who=You(), ja="自分がゲームに勝利する", en="you win the game"),
)
