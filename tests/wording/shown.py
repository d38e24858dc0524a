"""Sentences of our own: what is shown and counted, how much ink is ready, who is on top of a card, where one is not."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

SHOWN: tuple[tuple[CardType, str, str], ...] = (
    (
        "action",
        "Chosen opponent reveals their hand. For each item card revealed this way, gain 1 lore.",
        "対戦相手1人を選び、そのプレイヤーは手札を公開する。この方法で公開されたアイテム・カードと同じ数のロアを得る。",
    ),
    (
        "action",
        "Reveal any number of Hero character cards from your hand. Gain 1 lore for each card revealed this way.",
        (
            "あなたの手札からヒーロー・キャラクター・カードを好きな枚数公開する。この方法で公開されたカードと同じ数のロアを得る。"
        ),
    ),
    (
        "character",
        "At the end of your turn, if you have 2 or more ready cards in your inkwell, gain 1 lore.",
        "あなたのターン終了時、あなたのインクウェルにレディしているカードが2枚以上あるなら、ロアを1つ得る。",
    ),
    (
        "character",
        "While you have 3 or more exerted cards in your inkwell, this character gets +2 {S}.",
        "あなたのインクウェルにエグザートしているカードが3枚以上ある間、このキャラクターは+2{S}される。",
    ),
    (
        "character",
        "Whenever you use Shift to play a character on top of this character, that character gets +2 {S} this turn.",
        (
            "あなたが変身を使ってこのキャラクターの上にキャラクターをプレイするたび、そのキャラクターはこのターン、+2{S}され"
            "る。"
        ),
    ),
    (
        "character",
        "While this character isn't at a location, this character gains Ward.",
        "このキャラクターはロケーションにいない間、魔除を得る。",
    ),
    (
        "location",
        "Only characters with Evasive can challenge this location.",
        "回避を持つキャラクターだけがこのロケーションにチャレンジできる。",
    ),
    (
        "action",
        "Choose an opposing character. At the start of your next turn, banish that character.",
        "対戦相手のキャラクター1体を選ぶ。あなたの次のターンの開始時、そのキャラクターを退場させる。",
    ),
    (
        "location",
        "While you have 3 or more characters here, they gain Ward.",
        "ここにあなたのキャラクターが3体以上いる間、それらのキャラクターは魔除を得る。",
    ),
    (
        "character",
        "Whenever a character is chosen for this character's Support, that character gains Evasive this turn.",
        "キャラクター1体がこのキャラクターの支援で選ばれるたび、そのキャラクターはこのターン、回避を得る。",
    ),
    (
        "action",
        "Return an action card that isn't a song from your discard to your hand.",
        "あなたの捨て札から歌以外のアクション・カード1枚を手札に戻す。",
    ),
    (
        "item",
        "Your characters may move from one location to another location for free.",
        "ロケーションにいるあなたのキャラクターはコストを支払わずに別のロケーションに移動できる。",
    ),
    (
        "character",
        "When this character is banished, you may put this card on the top of your deck.",
        "このキャラクターが退場したとき、このカードをあなたのデッキの一番上に置いてもよい。",
    ),
    (
        "location",
        "Whenever an opposing character challenges this location, deal 1 damage to that character.",
        "対戦相手のキャラクター1体がこのロケーションにチャレンジするたび、そのキャラクターに1ダメージを与える。",
    ),
    (
        "character",
        "While you have 3 or fewer cards in your hand, this character gets +1 {L}.",
        "このキャラクターは、あなたの手札が3枚以下である間、+1{L}される。",
    ),
    (
        "character",
        "During your turn, your other characters get +1 {S}.",
        "あなたの他のキャラクターはあなたのターンの間、+1{S}される。",
    ),
    (
        "character",
        "During opponents' turns, this character can't be challenged.",
        "このキャラクターは対戦相手のターンの間、チャレンジされない。",
    ),
    (
        "action",
        "Each opponent with 10 or more lore loses 2 lore.",
        "ロアが10つ以上の各対戦相手はロアを2つ失う。",
    ),
    (
        "action",
        "Deal damage to chosen character equal to the number of cards in their player's hand.",
        "キャラクター1体を選び、そのキャラクターにそのプレイヤーの手札と同じ数のダメージを与える。",
    ),
    (
        "item",
        "Whenever damage is removed from one of your characters, gain 1 lore.",
        "あなたのキャラクター1体からダメージが取り除かれるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever one of your characters with the lowest {S} is dealt damage, draw a card.",
        "あなたのキャラクターのうち{S}が最も小さいもの1体がダメージを与えられるたび、カードを1枚引く。",
    ),
)
