"""If, while, unless: what must hold."""

from __future__ import annotations

from engine.games.lorcana.nodes import UsedShift
from engine.games.lorcana.wording.nouns.filters import has_kind, joined
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import (
    AllOf,
    AnyOpponent,
    Anything,
    At,
    Both,
    Bound,
    Compare,
    Count,
    Has,
    In,
    Kind,
    Matches,
    Named,
    Never,
    Points,
    Side,
    This,
    You,
)
from engine.wording import Phrase, Slot, made, node, passing, phrase, word

_OWN = node(Count, filter=Slot("filter"))
_ALIVE = has_kind("filter", "character")
_A, _B = Slot("a"), Slot("b")
_MY_HAND = Count(Anything(), "hand", You())
_A_HAND = Count(Anything(), "hand", AnyOpponent())


def _thing(bindings: dict[str, object]) -> bool:
    return not _ALIVE(bindings)


CONDITIONS: tuple[Phrase, ...] = (
    passing("condition", "cond", ja="{it~}", en="{it}"),
    phrase("condition", Both, parts=(_A, _B), ja="{a:cond.te}{b:cond~}", en="{a:cond} and {b:cond}"),
    phrase(
        "cond",
        Compare,
        left=Points(You()),
        op="<=",
        ja="あなたのロアが{right:number}つ以下<である>",
        en="you have {right:number} or less lore",
    ),
    # what is in play
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        right=1,
        ja=("ここに[あなたの|]{filter:here_own}が<いる>", "[あなたの|]{filter:here_own}がここに<いる>"),
        en=(
            "you have {filter:here_own} here",
            "you had {filter:here_own} here",
            "you have {filter:here_own} at the same location as this character",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        right=1,
        ja="あなたの場に{filter:own}が<いる>",
        en="you have {filter:in_play}",
        when=_ALIVE,
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        right=1,
        ja="あなたの場に{filter:own}が<ある>",
        en="you have {filter:in_play}",
        when=_thing,
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        when=_ALIVE,
        ja="あなたの場に{filter:own}が{right:number}体以上<いる>",
        en="you have {right:number} or more {filter:own.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        when=_thing,
        ja=(
            "あなたの場に{filter:own}が{right:number}つ以上<ある>",
            "あなたの場に{filter:own_and}が{right:number}つ以上<ある>",
        ),
        en="you have {right:number} or more {filter:own.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=0,
        ja="あなたの場に{filter:own}が<いない>",
        en=("you have no {filter:own.s} in play", "you have no {filter:own} in play"),
        when=_ALIVE,
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=0,
        ja="あなたの場に{filter:own}が<ない>",
        en=("you have no {filter:own.s} in play", "you have no {filter:own} in play"),
        when=_thing,
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=_OWN,
            op="<=",
            when=when,
            ja=f"あなたの場の{{filter:own}}が{{right:number}}{counter}以下<である>",
            en="you have {right:number} or fewer {filter:own.s} in play",
        )
        for when, counter in ((_ALIVE, "体"), (_thing, "つ"))
    ),
    # hands and inkwell
    phrase(
        "cond",
        Compare,
        left=_MY_HAND,
        op="==",
        ja="あなたの手札が{right:number}枚<である>",
        en=("you have {right:none} in your hand", "there are {right:none} in your hand"),
    ),
    phrase(
        "cond",
        Compare,
        left=_A_HAND,
        op="==",
        ja="いずれかの対戦相手の手札が{right:number}枚<である>",
        en=("an opponent has {right:none} in their hand", "one or more opponents have {right:none} in their hands"),
    ),
    phrase(
        "cond",
        Compare,
        left=_MY_HAND,
        op="<=",
        ja="あなたの手札が{right:number}枚以下<である>",
        en="you have {right:number} or fewer cards in your hand",
    ),
    phrase(
        "cond",
        Compare,
        left=_MY_HAND,
        op=">=",
        ja="あなたの手札が{right:number}枚以上[<である>|<ある>]",
        en="you have {right:number} or more cards in your hand",
    ),
    word("none", 0, en="no cards"),
    made("none", lambda bindings: bindings["n"], lambda value: {"n": value} if value else None, en="{n:cards}"),
    phrase(
        "cond",
        Compare,
        left=_MY_HAND,
        op="==",
        when=lambda bindings: bindings["right"] != 0,
        ja="あなたの手札がちょうど{right:number}枚<である>",
        en="you have exactly {right:number} cards in your hand",
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), zone=zone, whose=You()),
            op=">=",
            ja=f"あなたの{ja}に" + "{filter:card}が{right:number}枚以上<ある>",
            en=(
                f"you have {{right:number}} or more {{filter:{sort}.s}} in your {zone}",
                f"there are {{right:number}} or more {{filter:{sort}.s}} in your {zone}",
            ),
        )
        for zone, ja, sort in (("inkwell", "インクウェル", "card"), ("discard", "捨て札", "lying"))
    ),
    passing("lying", "card", en="{it~}"),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter"), zone="discard", whose=You()),
        op=">=",
        right=1,
        ja="あなたの捨て札に{filter:card}が<ある>",
        en=(
            "you have @{filter:lying} in your discard",
            "there's @{filter:lying} in your discard",
            "there is @{filter:lying} in your discard",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        when=_ALIVE,
        ja="ここにあなたの{filter:here_own}が{right:number}体以上<いる>",
        en=(
            "you have {right:number} or more {filter:here_own.s} here",
            "you had {right:number} or more {filter:here_own.s} here",
            "you have {right:number} or more {filter:here_own.s} at the same location as this character",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=node(
            Count,
            filter=node(
                AllOf, parts=(Kind("location"), Side(True), node(Has, stat="guests", op=">=", amount=Slot("n")))
            ),
        ),
        op=">=",
        right=1,
        when=lambda bindings: bindings["n"] not in (0, 1),
        ja="同じロケーションにあなたのキャラクターが{n:number}体以上<いる>",
        en="you have {n:number} or more characters at the same location",
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=0,
        ja="ここにあなたの{filter:here_own}が<いない>",
        en="you have no {filter:here_own.s} here",
    ),
    # lore
    phrase(
        "cond",
        Compare,
        left=Points(You()),
        op=">=",
        ja=("あなたのロアが{right:number}[つ|]以上<である>", "あなたが{right:number}つ以上のロアを<持っている>"),
        en="you have {right:number} or more lore",
    ),
    phrase(
        "cond",
        Compare,
        left=Points(AnyOpponent()),
        op=">=",
        ja=("いずれかの対戦相手のロアが{right:number}つ以上<である>",),
        en="an opponent has {right:number} or more lore",
    ),
    # elsewhere in play
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="対戦相手の場に{filter:theirs}が<いる>",
        en=("an opponent has @{filter:theirs} in play", "{filter:hurt} has damage"),
        when=_ALIVE,
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="対戦相手の場に{filter:theirs}が<ある>",
        en="an opponent has @{filter:theirs} in play",
        when=_thing,
    ),
    made("theirs", *joined(Side(False)), ja="{rest:np}", en="{rest:np~}"),
    phrase(
        "cond",
        Matches,
        filter=At(SOMEWHERE),
        ja="{target:this}がロケーションに<いる>",
        en="{target:this} is at a location",
    ),
    phrase(
        "cond",
        Never,
        part=node(Matches, target=Slot("whom"), filter=At(SOMEWHERE)),
        ja="{whom:this}がロケーションに<いない>",
        en="{whom:this} isn't at a location",
    ),
    phrase("self_cond", Never, part=Matches(This(), At(SOMEWHERE)), ja="ロケーションにいない"),
    phrase("cond", Matches, filter=In("ready"), ja="{target:this}がレディ<している>", en="{target:this} is ready"),
    phrase(
        "cond",
        Matches,
        filter=In("ready"),
        ja="{target:this}がエグザート<していない>",
        en="{target:this} isn't exerted",
    ),
    phrase("self_cond", Matches, target=This(), filter=In("ready"), ja=("レディしている", "エグザートしていない")),
    # this character
    phrase(
        "cond",
        Matches,
        filter=In("exerted"),
        ja=(
            "{target:this}がエグザート<である>",
            "{target:this}がエグザート<している>",
            "{target:this}がエグザート状態<である>",
        ),
        en="{target:this} is exerted",
    ),
    phrase(
        "cond",
        Matches,
        filter=In("undamaged"),
        ja=("{target:this}が1ダメージも<受けていない>", "{target:this}がダメージを<受けていない>"),
        en="{target:this} [has no damage|is undamaged|isn't damaged]",
    ),
    phrase(
        "cond",
        Matches,
        filter=In("damaged"),
        ja="{target:this}がダメージを<受けている>",
        en="{target:this} [has damage|is damaged]",
    ),
    phrase("cond", Matches, filter=In("being_challenged"), ja="{target:this}がチャレンジ<されている>"),
    phrase("cond", Matches, filter=In("challenging"), ja="{target:this}がチャレンジ<している>"),
    phrase("self_cond", Matches, target=This(), filter=In("damaged"), ja="ダメージを受けている"),
    phrase("self_cond", Matches, target=This(), filter=In("exerted"), ja=("エグザートしている", "エグザートである")),
    phrase("self_cond", Matches, target=This(), filter=At(SOMEWHERE), ja="ロケーションにいる"),
    phrase("self_cond", Matches, target=This(), filter=In("undamaged"), ja="1ダメージも受けていない"),
    phrase("self_cond", Matches, target=This(), filter=In("being_challenged"), ja="チャレンジされている"),
    phrase("self_cond", Matches, target=This(), filter=In("challenging"), ja="チャレンジしている"),
    phrase(
        "self_cond",
        Matches,
        target=This(),
        filter=node(Has, stat=Slot("stat"), op=">=", amount=Slot("n")),
        ja="{n:number}{stat}以上である",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat=Slot("stat"), op=">=", amount=Slot("n")),
        ja=("{target:this}が{n:number}{stat}以上<である>", "{target:this}の{stat}が{n:number}以上<である>"),
        en="{target:this} has {n:number} {stat} or more",
    ),
    # what happened, what was named
    phrase(
        "cond",
        UsedShift,
        ja="{target:by_shift}変身を[<使った>|使って<いた>]",
        en="you used Shift to play {target:shifted}",
    ),
    passing("shifted", "this", en="{it}"),
    *pronoun("shifted", en=("them", "him", "her")),
    phrase("cond", UsedShift, ja="{target:shifted_ga}変身を使ってプレイされて<いた>"),
    passing("shifted_ga", "this", ja="{it}が"),
    word("shifted_ga", This(), ja="これが"),
    word("by_shift", This(), ja=("このキャラクターに", "")),
    *pronoun("by_shift", ja="それに"),
    phrase("cond", Matches, target=Bound("chosen"), ja="{filter:np}が<選ばれた>", en="@{filter:np} is chosen"),
    phrase("cond", Matches, en="{target:chosen_before} is {filter:being}"),
    phrase(
        "cond",
        Matches,
        target=Bound("revealed"),
        ja="それが{filter:card}<である>",
        en=("it's @{filter:card}", "it is @{filter:card}"),
    ),
    phrase("being", AllOf, parts=(Kind("character"), node(Named, name=Slot("name"))), en="named {name}"),
)
