"""Sentences of our own: discards of others, several of theirs, down to a number, an action that costs less."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

OF_OTHERS: tuple[tuple[CardType, str, str], ...] = (
    (
        "action",
        "Each opponent chooses and banishes 2 of their characters.",
        "各対戦相手は自分のキャラクター2体を選び、退場させる。",
    ),
    (
        "action",
        "Each opponent chooses and exerts 2 of their characters.",
        "各対戦相手は自分のキャラクター2体を選び、エグザートする。",
    ),
    (
        "action",
        "Each opponent puts one of their items into their inkwell facedown and exerted.",
        "各対戦相手は自分のアイテム1つを選び、インクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Each opponent reveals their hand and discards all song cards.",
        "各対戦相手は手札を公開し、手札から歌・カードをすべて捨てる。",
    ),
    (
        "action",
        "Each player with more than 4 cards in their hand discards until they have 4 cards in their hand.",
        "手札が4枚より多い各プレイヤーは、手札が4枚になるように捨てる。",
    ),
    (
        "action",
        "Shuffle chosen opponent's discard into their deck. Gain 1 lore.",
        "対戦相手1人を選び、そのプレイヤーの捨て札にあるすべてのカードをデッキに加えてシャッフルする。ロアを1つ得る。",
    ),
    (
        "action",
        "Put an item card from chosen player's discard into their inkwell facedown and exerted.",
        (
            "プレイヤー1人を選び、そのプレイヤーの捨て札からアイテム・カード1枚をそのプレイヤーのインクウェルにエグザート"
            "かつ裏向きで置く。"
        ),
    ),
    (
        "action",
        "Return a character card from chosen opponent's discard to their hand.",
        "対戦相手1人を選び、そのプレイヤーの捨て札からキャラクター・カード1枚をそのプレイヤーの手札に戻す。",
    ),
    (
        "character",
        "While no opposing character has more {S} than this character, this character gains Evasive.",
        "このキャラクターより{S}の大きい対戦相手のキャラクターがいない間、このキャラクターは回避を得る。",
    ),
    (
        "action",
        (
            "Look at the top 2 cards of your deck. Put one into your inkwell facedown and the other on the bottom of "
            "your deck."
        ),
        "あなたのデッキの上からカードを2枚見る。そのうち1枚をインクウェルに裏向きで、もう1枚をデッキの一番下に置く。",
    ),
    (
        "action",
        "If you have a damaged character in play, you pay 2 {I} less to play this action.\nDraw a card.",
        (
            "あなたの場にダメージを受けているキャラクターがいるなら、このアクションをプレイするコストの支払いは2{I}減る。"
            "\nカードを1枚引く。"
        ),
    ),
    (
        "action",
        "For each song card in your discard, you pay 1 {I} less to play this action.\nDraw 2 cards.",
        (
            "あなたの捨て札にある歌・カード1枚につき、このアクションをプレイするコストの支払いは1{I}減る。\nカードを2枚引"
            "く。"
        ),
    ),
    (
        "character",
        "When you move this character to a location, you may draw a card.",
        "あなたがこのキャラクターをロケーションに移動させるたび、カードを1枚引いてもよい。",
    ),
    (
        "item",
        "If one of your characters would be dealt damage, put that many damage counters on this item instead.",
        (
            "あなたのキャラクター1体がダメージを受けるなら、代わりにこのアイテムにそのダメージと同じ数のダメージ・カウンター"
            "を置く。"
        ),
    ),
    (
        "location",
        "If this location would be banished, you may instead banish one of your items.",
        "このロケーションが退場するなら、代わりにあなたのアイテム1つを選び、退場させてもよい。",
    ),
    (
        "action",
        "Put all cards from under one of your characters into your hand.",
        "あなたのキャラクター1体の下にあるカードをすべて手札に加える。",
    ),
    (
        "item",
        "{E}, Banish one of your characters — Gain lore equal to the banished character's {L}.",
        "{E},あなたのキャラクター1体を退場させる:退場させたキャラクターの{L}と同じ数のロアを得る。",
    ),
    (
        "character",
        "Whenever this character is challenged, the challenging character gets -6 {S} this turn.",
        "このキャラクターがチャレンジされるたび、チャレンジしたキャラクターはこのターン、-6{S}される。",
    ),
    (
        "action",
        "Exert all characters not named Willow.",
        "《Willow》という名前ではないキャラクター全員をエグザートする。",
    ),
    (
        "action",
        "Gain lore equal to the number of damaged opposing characters.",
        "対戦相手の場の、ダメージを受けているキャラクターと同じ数のロアを得る。",
    ),
    (
        "item",
        "Opponents pay 1 {I} more to move their characters to a location.",
        "各対戦相手が自分のキャラクターをロケーションに移動させるコストの支払いは1{I}増える。",
    ),
    (
        "character",
        "If you've put 2 or more cards under this character this turn, this character gets +3 {S}.",
        "あなたがこのターンにこのキャラクターの下にカードを2枚以上置いていたなら、このキャラクターは+3{S}される。",
    ),
    (
        "action",
        "Remove up to 5 damage from chosen character. Gain 2 lore if you removed damage this way.",
        "キャラクター1体を選び、5ダメージまで取り除く。この方法でダメージを取り除いたなら、ロアを2つ得る。",
    ),
    (
        "action",
        "Chosen opposing character loses all abilities this turn.",
        "対戦相手のキャラクター1体を選び、そのキャラクターはこのターン、すべての能力を失う。",
    ),
    (
        "action",
        (
            "Look at the top 3 cards of your deck. Put any number of them on the bottom of your deck in any order and "
            "the rest on the top in any order."
        ),
        (
            "あなたのデッキの上からカードを3枚見る。そのうち好きな枚数を好きな順番でデッキの一番下に、残りを好きな順番で"
            "一番上に置く。"
        ),
    ),
    (
        "character",
        "While you have a song in your discard, this character gains Resist +1.",
        "あなたの捨て札に歌・カードがある間、このキャラクターは耐久+1を得る。",
    ),
    (
        "action",
        "Choose one of your Hero characters. They can't be challenged until the start of your next turn.",
        "あなたのヒーロー・キャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、チャレンジされない。",
    ),
    (
        "location",
        "Your Pirate characters pay 1 {I} less to move here.",
        "あなたの海賊・キャラクターをここに移動させるコストの支払いは1{I}減る。",
    ),
    (
        "action",
        "Banish one of your characters with the lowest {S}.",
        "あなたのキャラクターのうち{S}が最も小さいもの1体を選び、退場させる。",
    ),
    (
        "action",
        "Choose one of your characters with the highest {S}. They can challenge ready characters this turn.",
        (
            "あなたのキャラクターのうち{S}が最も大きいもの1体を選び、そのキャラクターはこのターン、レディしているキャラクター"
            "にチャレンジできる。"
        ),
    ),
    (
        "character",
        "While this character has 3 or more cards under them, this character gains Evasive.",
        "このキャラクターの下にカードが3枚以上ある間、このキャラクターは回避を得る。",
    ),
)
