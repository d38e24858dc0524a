"""Sentences of our own: who did what this turn, what is chosen only to be spoken of, cards from under a card, and how
it was that is gone."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

DONE_THIS_TURN: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        "Whenever this character quests, you may put a card from under this character into your hand.",
        "このキャラクターがクエストするたび、このキャラクターの下にあるカード1枚を手札に加えてもよい。",
    ),
    (
        "item",
        "{E} — Put 2 cards from under chosen character into your inkwell facedown and exerted.",
        "{E}:キャラクター1体の下にあるカード2枚をインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "item",
        "{E}, Put a card from under this item into your discard — Draw 2 cards.",
        "{E},このアイテムの下にあるカード1枚を捨て札に置く:カードを2枚引く。",
    ),
    (
        "character",
        "When this character is banished, if they were damaged, draw a card.",
        "このキャラクターが退場したとき、これがダメージを受けていたなら、カードを1枚引く。",
    ),
    (
        "character",
        "When this character leaves play, if they were at a location, gain 1 lore.",
        "このキャラクターが場を離れたとき、これがロケーションにいたなら、ロアを1つ得る。",
    ),
    (
        "character",
        "When this character is banished, if there was a card under him, gain 2 lore.",
        "このキャラクターが退場したとき、これの下にカードがあったなら、ロアを2つ得る。",
    ),
    (
        "action",
        (
            "Until the start of your next turn, whenever an opposing character challenges one of your characters, deal "
            "2 damage to the challenging character."
        ),
        (
            "あなたの次のターンの始めまで、対戦相手のキャラクター1体があなたのキャラクター1体にチャレンジするたび、チャレンジしている"
            "キャラクターに2ダメージを与える。"
        ),
    ),
    (
        "item",
        "During an opponent's turn, whenever you discard a card, you may put that card into your inkwell facedown.",
        "対戦相手のターンの間、あなたがカードを捨てるたび、そのカードをあなたのインクウェルに裏向きで置いてもよい。",
    ),
    (
        "item",
        "Whenever an opponent discards a character card, gain 1 lore.",
        "対戦相手がキャラクター・カードを捨てるたび、ロアを1つ得る。",
    ),
    (
        "action",
        "Each player chooses one of their characters. Banish all other characters.",
        "各プレイヤーは自分のキャラクター1体を選ぶ。他のキャラクター全員を退場させる。",
    ),
    (
        "action",
        "Choose one of your characters. Banish all opposing characters with less {S} than that character.",
        "あなたのキャラクター1体を選ぶ。対戦相手のそのキャラクターより{S}の小さいキャラクター全員を退場させる。",
    ),
    (
        "character",
        "Whenever an opposing character quests, if their player has 9 or more lore, deal 2 damage to that character.",
        (
            "対戦相手のキャラクター1体がクエストするたび、そのプレイヤーのロアが9つ以上なら、そのキャラクターに2ダメージを与え"
            "る。"
        ),
    ),
    (
        "character",
        "Whenever an opposing character quests, if their player has 2 or fewer cards in their hand, draw a card.",
        "対戦相手のキャラクター1体がクエストするたび、そのプレイヤーの手札が2枚以下なら、カードを1枚引く。",
    ),
    (
        "character",
        "While you have a character named Ann, Bea, or Cleo in play, this character gets +2 {S}.",
        "あなたの場に《Ann》か《Bea》か《Cleo》という名前のキャラクターがいる間、このキャラクターは+2{S}される。",
    ),
    (
        "action",
        "Ready chosen character of yours who sang a song this turn.",
        "このターンに歌を歌ったあなたのキャラクター1体を選び、レディする。",
    ),
    (
        "action",
        "Banish chosen opposing character who quested this turn.",
        "このターンにクエストした対戦相手のキャラクター1体を選び、退場させる。",
    ),
    (
        "song",
        "Gain 1 lore for each character who sang this song.",
        "この歌を歌ったキャラクターと同じ数のロアを得る。",
    ),
    (
        "action",
        "Opponents can't move characters to locations until the start of your next turn.",
        "対戦相手はあなたの次のターンの始めまで、キャラクターをロケーションに移動できない。",
    ),
    (
        "location",
        "Whenever one of your characters moves from here to another location, draw a card.",
        "あなたのキャラクター1体がここから他のロケーションに移動するたび、カードを1枚引く。",
    ),
    (
        "character",
        "While you and an opponent have the same amount of lore, this character gets +3 {L}.",
        "あなたといずれかの対戦相手のロアが同じである間、このキャラクターは+3{L}される。",
    ),
    (
        "character",
        "This character enters play exerted and with 1 damage.",
        "このキャラクターはエグザートで、1ダメージを負って場に出る。",
    ),
    (
        "character",
        "This character gets +1 {S} for each opposing character with the same cost as this character.",
        "このキャラクターは対戦相手のこのキャラクターと同じコストのキャラクターと同じ数だけ+1{S}される。",
    ),
)
