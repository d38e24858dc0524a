"""Sentences of our own: what a card pays with itself, what is asked for, two deeds in one word, cards under cards."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

PAID_WITH_ITSELF: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        (
            "Whenever this character challenges, you may put the top card of your deck facedown under another of "
            "your characters with Boost."
        ),
        (
            "このキャラクターがチャレンジするたび、あなたのデッキの一番上のカードをBoostを持つあなたの他のキャラ"
            "クター1体の下に裏向きで置いてもよい。"
        ),
    ),
    (
        "character",
        "Your characters with 2 or more cards under them gain Resist +1.",
        "下にカードが2枚以上あるあなたのキャラクターは耐久+1を得る。",
    ),
    (
        "character",
        "Opposing characters with cards under them can't quest.",
        "下にカードがある対戦相手のキャラクターはクエストできない。",
    ),
    (
        "character",
        "When this character is banished, return all cards from under him to your hand.",
        "このキャラクターが退場したとき、このキャラクターの下にあるカードをすべて手札に戻す。",
    ),
    (
        "location",
        "While there's a card under one of your characters, this location gets +1 {L}.",
        "あなたのキャラクター1体の下にカードがある間、このロケーションは+1{L}される。",
    ),
    (
        "character",
        "Whenever you play your second action each turn, gain 1 lore.",
        "各ターン、あなたが2枚目のアクションをプレイするたび、ロアを1つ得る。",
    ),
    (
        "item",
        "{E}, Put this item on the bottom of your deck — Draw 2 cards.",
        "{E},このアイテムをデッキの一番下に置く:カードを2枚引く。",
    ),
    (
        "character",
        "2 {I}, Return this character to your hand — Exert chosen opposing character.",
        "2{I},このキャラクターを手札に戻す:対戦相手のキャラクター1体を選び、エグザートする。",
    ),
    (
        "character",
        "{E}, Deal 1 damage to this character — Draw a card.",
        "{E},このキャラクターに1ダメージを与える:カードを1枚引く。",
    ),
    (
        "character",
        "When you play this character, if each opponent has more lore than you, gain 3 lore.",
        "このキャラクターをプレイしたとき、各対戦相手があなたより多くのロアを持っているなら、ロアを3つ得る。",
    ),
    (
        "character",
        "At the start of your turn, you may pay 2 {I}. If you don't, banish this character.",
        "あなたのターン開始時、2{I}を支払ってもよい。そうしないなら、このキャラクターを退場させる。",
    ),
    (
        "character",
        "This character can't challenge or be challenged.",
        "このキャラクターはチャレンジできず、チャレンジもされない。",
    ),
    (
        "character",
        "Your characters with Rush gain Resist +1 while challenging.",
        "突進を持つあなたのキャラクターはチャレンジしている間、耐久+1を得る。",
    ),
    (
        "character",
        "This character can't be dealt damage unless he's being challenged.",
        "このキャラクターはチャレンジされていないかぎり、ダメージを受けない。",
    ),
    (
        "character",
        "This character takes no damage from challenges while challenging.",
        "このキャラクターはチャレンジしている間、チャレンジによってダメージを受けない。",
    ),
    (
        "character",
        "Opposing characters can't sing songs.",
        "対戦相手のキャラクターは歌を歌うために{E}できない。",
    ),
    (
        "location",
        "Your characters named Kaguya get +2 {W} while here.",
        "ここにいる《Kaguya》という名前のあなたのキャラクターは+2{W}される。",
    ),
    (
        "action",
        "Your characters get +1 {L} this turn. Those characters can't be readied this turn.",
        "あなたのキャラクター全員はこのターン、+1{L}される。このターン、それらのキャラクターはレディしない。",
    ),
)
