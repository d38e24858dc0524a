"""What you do: verbs in the imperative, with their objects."""

from __future__ import annotations

from engine.kernel.tree import (
    Anything,
    Banish,
    Chosen,
    CountNow,
    Deal,
    Exert,
    Heal,
    Look,
    MoveDamage,
    MoveTo,
    PayInk,
    PayLess,
    PlayFree,
    PutDamage,
    PutRest,
    Ready,
    RevealTop,
    Split,
    Take,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    ToInkwell,
    Top,
    You,
)
from engine.wording import Bindings, Phrase, Slot, made, node, passing, phrase, word

from .targets import not_yours, pronoun, yours

_FROM_DISCARD = node(Chosen, filter=Slot("filter"), zone="discard", whose=You())


def _look_at(bindings: Bindings) -> object:
    top = bindings["top"]
    assert isinstance(top, Top)
    return Look(top.amount)


def _looked_at(value: object) -> Bindings | None:
    return {"top": Top(value.amount)} if isinstance(value, Look) else None


def _same_number(bindings: Bindings) -> object:
    return bindings["n"]


def _number(value: object) -> Bindings | None:
    return {"n": value} if isinstance(value, int) else None


VERBS: tuple[Phrase, ...] = (
    phrase("act", Banish, ja="{target:wo}<退場させる>", en="banish {target:object}"),
    phrase("act", Exert, ja="{target:wo}<エグザートする>", en="exert {target:object}"),
    phrase("act", Ready, ja="{target:wo}<レディする>", en="ready {target:object}"),
    phrase("act", Ready, en="choose {target:object} and ready them"),
    phrase(
        "act",
        Deal,
        ja="{target:ni}{amount:number}ダメージを<与える>",
        en="deal {amount:number} damage to {target:object}",
    ),
    phrase(
        "act",
        Deal,
        ja="{target:ni}{amount:each}数のダメージを<与える>",
        en="deal damage to {target:object} equal to {amount:equal}",
    ),
    phrase(
        "act",
        PutDamage,
        ja="{target:ni}ダメージ・カウンターを{amount:number}個<置く>",
        en="put {amount:number} damage counters on {target:object}",
    ),
    phrase(
        "act",
        Heal,
        ja="{target:kara}{amount:number}ダメージまで<取り除く>",
        en="remove up to {amount:number} damage from {target:object}",
    ),
    phrase(
        "act",
        Heal,
        upto=False,
        ja="{target:kara}{amount:number}ダメージを<取り除く>",
        en="remove {amount:number} damage [|each ]from {target:object}",
    ),
    phrase(
        "act",
        Heal,
        amount=None,
        upto=False,
        ja="{target:kara}すべてのダメージを<取り除く>",
        en="remove all damage from {target:object}",
    ),
    phrase(
        "act",
        MoveDamage,
        ja="{source:picked}から{target:picked}にダメージ・カウンターを{amount:number}個まで<移動する>",
        en="move up to {amount:number} damage counter[s|] from {source:object} to {target:object}",
    ),
    # between zones
    phrase("act", ToHand, ja="{target:wo}手札に<戻す>", en="return {target:object} to your hand", when=yours),
    phrase(
        "act",
        ToHand,
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|それの|そのアイテムの|それらの|それぞれの]プレイヤーの手札に<戻す>",
        en="return {target:object} to [their player's hand|its player's hand|their players' hands]",
    ),
    phrase("act", ToHand, ja="{target:card_object}あなたの手札に<戻す>", en="return {target:card_object} to your hand"),
    phrase(
        "act",
        ToHand,
        target=_FROM_DISCARD,
        ja="あなたの捨て札から{filter:card}1枚を手札に<戻す>",
        en="return @{filter:card} from your discard to your hand",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=node(Chosen, filter=Slot("filter"), zone="discard"),
        ja="いずれかの捨て札から{filter:card}1枚をそのプレイヤーのデッキに加えて<シャッフルする>",
        en="shuffle @{filter:card} from any discard into its player's deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|それの]プレイヤーのデッキに加えて<シャッフルする>",
        en="shuffle {target:object}[| card] into [their|its] player's deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="bottom",
        target=Chosen(Anything(), zone="hand", whose=You()),
        ja="手札1枚をデッキの一番下に<置く>",
        en="put a card from your hand on the bottom of your deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="top",
        ja="{target:or_none}デッキの一番上に<置く>",
        en="put {target:object} on the top of your deck",
    ),
    pronoun("or_none", ja=("", "それを", "そのカードを")),
    phrase(
        "act",
        ToInkwell,
        ja="{target:card_object}あなたのインクウェルに{exerted:facing}<置く>",
        en="put {target:card_object} into your inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToInkwell,
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|それの]プレイヤーのインクウェルに{exerted:facing}<置く>",
        en="put {target:object} into [their|its] player's inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:top}インクウェルに{exerted:facing}<置く>",
        en="put {target:top} into your inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToInkwell,
        target=Chosen(Anything(), zone="hand", whose=You()),
        ja="あなたの手札1枚をインクウェルに{exerted:facing}<置く>",
        en="put [a|any] card from your hand into your inkwell{exerted:facing}",
    ),
    phrase("act", ToDiscard, ja="{target:top}捨て札に<置く>", en="put {target:top} into your discard"),
    phrase("top", Top, amount=1, ja="あなたのデッキの一番上のカードを", en="the top card of your deck"),
    phrase(
        "top",
        Top,
        ja="あなたのデッキの上からカードを{amount:number}枚",
        en="the top {amount:plural} cards of your deck",
    ),
    # the own deck
    made("act", _look_at, _looked_at, ja="{top}<見る>", en="look at {top}"),
    phrase("act", RevealTop, ja="あなたのデッキの一番上のカードを<公開する>", en="reveal the top card of your deck"),
    phrase(
        "act",
        Take,
        amount=1,
        reveal=True,
        ja="{filter:card}を1枚公開し手札に<加える>",
        en="reveal @{filter:card} and put it into your hand",
    ),
    phrase("act", Take, amount=1, ja="そのうち1枚を手札に<加える>", en="put one into your hand"),
    phrase("act", PutRest, ja="{place:rest}<置く>", en="put {place:rest} in any order"),
    word("rest", "bottom", ja="残りを好きな順番でデッキの一番下に", en="the rest on the bottom of your deck"),
    word("rest", "top", ja="それらを好きな順番でデッキの一番上に", en="them back on the top of your deck"),
    phrase(
        "act",
        PutRest,
        place="either",
        ja="それをあなたのデッキの一番上か一番下に<置く>",
        en="put it on [either |]the top or the bottom of your deck",
    ),
    phrase(
        "act",
        Split,
        ja="そのうち1枚を{first:there}、もう1枚を[|デッキの]一番下に<置く>",
        en="put one {first:there} and the other on the bottom[| of your deck| of the deck]",
    ),
    word("there", "top", ja="あなたのデッキの一番上に", en="on the top of your deck"),
    word("there", "hand", ja="手札に", en="into your hand"),
    # playing and paying
    phrase("act", PlayFree, ja="{what:played}1枚をコストを支払わずに<プレイする>", en="play {what:played} for free"),
    phrase("act", PlayFree, ja="{what:played}をコストを支払わずに<プレイする>"),
    phrase("act", PlayFree, ja="{what:free}コストを支払わずに<プレイする>", en="play {what:free} for free"),
    phrase(
        "act",
        PlayFree,
        exerted=True,
        ja="{what:free}コストを支払わずにプレイする。それはエグザートで場に<出る>",
        en="play {what:free} for free and they enter play exerted",
    ),
    pronoun("free", ja=("そのキャラクターを", "それを", ""), en=("it", "that character", "that card")),
    phrase("act", PayInk, ja="{amount:number}{I}を<支払う>", en="pay {amount:number} {I}"),
    phrase("act", CountNow, ja="{filter:field}を<数える>", en="count the number of {filter:fields}"),
    phrase(
        "said",
        PayLess,
        next=True,
        ja="このターン、あなたが次に{filter:np}をプレイするコストの支払いは{amount:ink_less}減る",
        en="you pay {amount:ink_less} less for the next {filter:np} you play this turn",
    ),
    made("ink_less", _same_number, _number, ja="{n:number}{I}", en="{n:number} {I}"),
    phrase("ink_less", Tally, what="counted", ja="その数だけ{I}", en="that amount of {I}"),
    phrase(
        "act",
        MoveTo,
        ja="{target:wo}{location:where}コストを支払わずに<移動させる>",
        en="move {target:object} {location:where}for free",
    ),
    word("where", This(), ja="ここに", en="here "),
    passing("where", "picked", ja="{it}に"),
    passing("where", "object", en="to {it} "),
)
