"""Sentences of our own: being exerted, lore, discards, the next and the nth card, and what others may not do."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

EVENTS_OF_A_TURN: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        "Whenever one of your other characters is exerted, gain 1 lore.",
        "あなたの他のキャラクター1体がエグザートするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever you exert one of your items, gain 1 lore.",
        "あなたがあなたのアイテム1つをエグザートするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever one or more of your characters are exerted, draw a card.",
        "あなたのキャラクターが1体以上エグザートするたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever you gain 3 or more lore, draw a card.",
        "あなたがロアを3つ以上得るたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever an opponent loses lore, you gain 1 lore.",
        "対戦相手がロアを失うたび、ロアを1つ得る。",
    ),
    (
        "character",
        "If an opponent gained lore this turn, this character gets +2 {S}.",
        "対戦相手がこのターンにロアを得ていた間、これは+2{S}される。",
    ),
    (
        "character",
        "While you haven't lost lore this turn, this character gains Ward.",
        "あなたがこのターンにロアを失っていなかった間、これは魔除を得る。",
    ),
    (
        "character",
        "Whenever you play a third card in a turn, draw a card.",
        "各ターン、あなたが3枚目のカードをプレイするたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever you play a second Pirate character in a turn, gain 1 lore.",
        "各ターン、あなたが2枚目の海賊・キャラクターをプレイするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever an opponent plays a second card in a turn, gain 1 lore.",
        "各ターン、対戦相手が2枚目のカードをプレイするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever a card is put under this character, gain 1 lore.",
        "このキャラクターの下にカードが1枚置かれるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever a song card leaves your discard, gain 1 lore.",
        "歌・カードがあなたの捨て札を離れるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever one or more cards leave a player's discard, gain 1 lore.",
        "カードが1枚以上いずれかのプレイヤーの捨て札を離れるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "If an item card left an opponent's discard this turn, this character gets +1 {L}.",
        "このターンにアイテム・カードが対戦相手の捨て札を離れていた間、これは+1{L}される。",
    ),
    (
        "action",
        "The next Pirate character you play this turn gains Rush and Evasive.",
        "このターン、次にあなたがプレイする海賊・キャラクターは突進と回避を得る。",
    ),
    (
        "action",
        "The next time you play a location this turn, gain 1 lore.",
        "このターン、次にあなたがロケーションをプレイしたとき、ロアを1つ得る。",
    ),
    (
        "item",
        "You pay 1 {I} less for the first song you play each turn.",
        "あなたがこのターンに歌をプレイしていなかった間、あなたが歌をプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "Skip your draw step.",
        "あなたはドローステップを飛ばす。",
    ),
    (
        "action",
        "Each opponent skips their Draw step during their next turn.",
        "各対戦相手は次のターンのドローステップを飛ばす。",
    ),
    (
        "action",
        "Opponents can't draw cards this turn.",
        "このターン、対戦相手はカードを引けない。",
    ),
    (
        "character",
        "Opposing Villain characters can't quest unless their player pays 2 {I}.",
        "対戦相手のヴィランズ・キャラクターは、そのプレイヤーが2{I}を支払わないかぎり、クエストできない。",
    ),
    (
        "action",
        "Each opponent with fewer cards in their inkwell than you draws 2 cards.",
        "インクウェルの枚数があなたより少ない各対戦相手はカードを2枚引く。",
    ),
    (
        "character",
        "Whenever you play an item, if this card is in your discard, you may return this card to your hand.",
        "あなたがアイテムをプレイするたび、このカードがあなたの捨て札にあるなら、このカードをあなたの手札に戻してもよい。",
    ),
    (
        "character",
        (
            "At the start of your turn, if this card is in your discard and you have 3 or more items in "
            "play, you may play this card for free."
        ),
        "あなたのターン開始時、このカードがあなたの捨て札にあり、あなたの場にアイテムが3つ以上あるなら、それをコストを支払わずにプレイしてもよい。",
    ),
    (
        "character",
        "When you play this character, you may reveal an item card from your hand. If you do, draw a card.",
        "このキャラクターをプレイしたとき、あなたの手札からアイテム・カード1枚を公開することでカードを1枚引いてもよい。",
    ),
    (
        "action",
        "Look at the top card of your deck. If it's a location card, reveal it and put it into your hand.",
        "あなたのデッキの一番上のカードを見る。それがロケーションなら、それを公開し手札に加える。",
    ),
    (
        "action",
        "Each opponent banishes one of their items with the lowest cost.",
        "各対戦相手は自分のアイテムのうちコストが最も小さいもの1つを選び、退場させる。",
    ),
    (
        "action",
        "Each opponent chooses and exerts one of their characters with the highest {S}.",
        "各対戦相手は自分のキャラクターのうち{S}が最も大きいもの1体を選び、エグザートする。",
    ),
    (
        "item",
        "Your locations can't be banished by opponents' actions.",
        "あなたのロケーションは対戦相手のアクションによって退場しない。",
    ),
    (
        "character",
        "This character can't be exerted by opponents' effects.",
        "これは対戦相手の効果によってエグザートされない。",
    ),
    (
        "character",
        "Your other characters take no damage from actions.",
        "あなたの他のキャラクターはアクションによってダメージを受けない。",
    ),
    (
        "character",
        "Your items can't be chosen by opponents' songs.",
        "あなたのアイテムは対戦相手の歌によって選ばれない。",
    ),
    (
        "action",
        "Banish chosen item and chosen location.",
        "アイテム1つとロケーション1つを選び、退場させる。",
    ),
    (
        "action",
        "Chosen character loses Ward, Evasive, and Rush this turn.",
        "キャラクター1体を選び、そのキャラクターはこのターン、魔除と回避と突進を失う。",
    ),
    (
        "character",
        "When you play a Floodborn character on this card, you may draw 2 cards.",
        "あなたがフラッドボーン・キャラクターをこのカードの上にプレイしたとき、カードを2枚引いてもよい。",
    ),
    (
        "action",
        "Ready chosen character of yours who challenged this turn.",
        "このターンにチャレンジしたあなたのキャラクター1体を選び、レディする。",
    ),
    (
        "character",
        "Whenever a card is put into an opponent's inkwell, gain 1 lore.",
        "対戦相手がカードをインクウェルに置くたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever you remove damage from one of your characters, gain 1 lore.",
        "あなたがあなたのキャラクター1体からダメージを取り除くたび、ロアを1つ得る。",
    ),
    (
        "character",
        "If you haven't played another card this turn, this character gains Rush.",
        "あなたがこのターンに他のカードをプレイしていなかった間、これは突進を得る。",
    ),
    (
        "action",
        "Exert chosen character. If that character was damaged, draw a card.",
        "キャラクター1体を選び、エグザートする。そのキャラクターがダメージを受けているなら、カードを1枚引く。",
    ),
    (
        "action",
        "Each player who has no cards in their hand draws 2 cards.",
        "手札が0枚の各プレイヤーはカードを2枚引く。",
    ),
    (
        "character",
        "When this character challenges and isn't banished, gain 1 lore.",
        "このキャラクターがチャレンジして退場しなかったとき、ロアを1つ得る。",
    ),
    (
        "character",
        "When this character is dealt damage and isn't banished, draw a card.",
        "このキャラクターがダメージを与えられて退場しなかったとき、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever you play a Hero character using Shift, draw a card.",
        "あなたがヒーロー・キャラクターをプレイするたび、それに変身を使ったなら、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever an opponent draws a second card in a turn, gain 1 lore.",
        "各ターン、対戦相手が2枚目のカードを引くたび、ロアを1つ得る。",
    ),
    (
        "character",
        "While this character is at a location named Castle, he gains Ward.",
        "このキャラクターが《Castle》という名前のロケーションにいる間、これは魔除を得る。",
    ),
    (
        "action",
        "Reveal the top card of chosen opponent's deck. If it's a song card, gain 1 lore.",
        "対戦相手1人を選び、そのプレイヤーのデッキの一番上のカードを公開する。それが歌・カードなら、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever an opposing character quests, if that character has no damage, gain 1 lore.",
        "対戦相手のキャラクター1体がクエストするたび、そのキャラクターが1ダメージも受けていないなら、ロアを1つ得る。",
    ),
    (
        "character",
        "While an opponent has no items in play, this character gets +1 {L}.",
        "いずれかの対戦相手の場にアイテムがない間、これは+1{L}される。",
    ),
    (
        "action",
        "Chosen character gets +2 {S} until the end of your next turn.",
        "キャラクター1体を選び、あなたの次のターンの終わりまで、+2{S}する。",
    ),
    (
        "action",
        "Banish chosen opposing character with {S} less than the number of cards in your hand.",
        "対戦相手のあなたの手札の枚数より{S}の小さいキャラクター1体を選び、退場させる。",
    ),
    (
        "action",
        "Deal 2 damage to chosen character. If they're banished this way, gain 1 lore.",
        "キャラクター1体を選び、そのキャラクターに2ダメージを与える。この方法でそのキャラクターが退場したなら、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever this character readies, you may draw a card.",
        "このキャラクターがレディするたび、カードを1枚引いてもよい。",
    ),
    (
        "action",
        (
            "Look at the top 3 cards of your deck. Put one on the top of your deck and the rest on the "
            "bottom in any order."
        ),
        "あなたのデッキの上からカードを3枚見る。そのうち1枚をデッキの一番上に、残りを好きな順番で一番下に置く。",
    ),
    (
        "action",
        "Look at the top 3 cards of your deck. Put one of them on the bottom of your deck.",
        "あなたのデッキの上からカードを3枚見る。そのうち1枚をデッキの一番下に置く。",
    ),
    (
        "character",
        "If 2 or more item cards left your discard this turn, this character gains Evasive.",
        "このターンにアイテム・カードが2枚以上あなたの捨て札を離れていた間、これは回避を得る。",
    ),
    (
        "character",
        "This character can't quest while at a location.",
        "このキャラクターがロケーションにいる間、これはクエストできない。",
    ),
    (
        "action",
        "Deal 3 damage to chosen location or 1 damage to chosen character.",
        "以下から1つを選ぶ。・ロケーション1つを選び、そのキャラクターに3ダメージを与える。・キャラクター1体を選び、そのキャラクターに1ダメージを与える。",
    ),
    (
        "character",
        "When you play this character, if you have an item and a location in play, draw a card.",
        "このキャラクターをプレイしたとき、あなたの場にアイテムがいてロケーションがいるなら、カードを1枚引く。",
    ),
    (
        "character",
        "If one of your other Hero characters would be dealt damage, this character is dealt that damage instead.",
        "あなたの他のヒーロー・キャラクター1体にダメージが与えられるなら、代わりにこのキャラクターがそのダメージを受ける。",
    ),
    (
        "action",
        "Play up to 2 characters with cost 2 or less from your discard for free. They enter play exerted.",
        "捨て札からコスト2以下のキャラクター・カードを2枚までコストを支払わずにプレイする。それらはエグザートで場に出る。",
    ),
    (
        "action",
        "Draw a card for each character you've moved to a location this turn.",
        "あなたがこのターンにロケーションに移動させたキャラクターと同じ数のカードを引く。",
    ),
)
