"""Sentences of our own: what another one takes over, what others say or pick, who was here, who came this turn, and
names shared with another one."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

TAKEN_OVER: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        (
            "If damage would be dealt to one of your other characters, you may have that damage dealt to this "
            "character instead."
        ),
        (
            "あなたの他のキャラクター1体にダメージが与えられるなら、代わりにこのキャラクターがそのダメージを受けても"
            "よい。"
        ),
    ),
    (
        "location",
        (
            "During opponents' turns, if one of your characters would be dealt damage in a challenge, you may put "
            "that many damage counters on this location instead."
        ),
        (
            "対戦相手のターンの間、あなたのキャラクター1体にチャレンジでダメージが与えられるなら、代わりにこのロケー"
            "ションにそのダメージと同じ数のダメージ・カウンターを置いてもよい。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, chosen opponent chooses one:\n• You gain 2 lore.\n• That opponent loses "
            "2 lore."
        ),
        (
            "このキャラクターがクエストするたび、対戦相手1人を選び、そのプレイヤーは以下から1つを選ぶ。\n・あなたはロ"
            "アを2つ得る。\n・そのプレイヤーはロアを2つ失う。"
        ),
    ),
    (
        "action",
        "Each opponent chooses one:\n• You draw 2 cards.\n• They banish one of their characters.",
        (
            "各対戦相手は以下から1つを選ぶ。\n・あなたはカードを2枚引く。\n・そのプレイヤーは自分のキャラクター1体を"
            "選び、退場させる。"
        ),
    ),
    (
        "action",
        (
            "Reveal the top 3 cards of your deck. Chosen opponent chooses one of them. Put that card into your "
            "discard and the rest into your hand."
        ),
        (
            "あなたのデッキの上からカードを3枚公開する。対戦相手1人を選び、そのプレイヤーはその中から1枚を選ぶ。その"
            "カードを捨て札に置き、残りを手札に加える。"
        ),
    ),
    (
        "action",
        (
            "Reveal the top 5 cards of your deck. Chosen opponent chooses an item card from among them. Put that "
            "card into your hand and the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを5枚公開する。対戦相手1人を選び、そのプレイヤーはその中からアイテム・カード"
            "1枚を選ぶ。そのカードを手札に加え、残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "character",
        "Your other characters can't be returned to your hand by opponents' effects.",
        "あなたの他のキャラクターは対戦相手の効果によって手札に戻らない。",
    ),
    (
        "location",
        "When this location is banished, draw a card for each character here.",
        "このロケーションが退場したとき、ここにいるキャラクターと同じ数のカードを引く。",
    ),
    (
        "action",
        "Banish chosen character that was played this turn.",
        "このターンにプレイされたキャラクター1体を選び、退場させる。",
    ),
    (
        "action",
        "Ready each character you played this turn.",
        "あなたがこのターンにプレイしたキャラクター全員をレディする。",
    ),
    (
        "character",
        (
            "Whenever an opponent plays a character with the same name as another character they have in play, you "
            "may draw a card."
        ),
        (
            "対戦相手がそのプレイヤーの場の他のキャラクターと同じ名前のキャラクターをプレイするたび、カードを1枚引い"
            "てもよい。"
        ),
    ),
    (
        "action",
        "Banish all characters with the same name as another character in play.",
        "場の他のキャラクターと同じ名前のキャラクター全員を退場させる。",
    ),
    (
        "action",
        "If chosen opponent has more items in play than you, draw 2 cards.",
        "選んだ対戦相手1人の場のアイテムがあなたより多いなら、カードを2枚引く。",
    ),
    (
        "action",
        "Ready chosen character of yours. Deal damage equal to that character's {S} to chosen opposing character.",
        (
            "あなたのキャラクター1体を選び、レディする。そのキャラクターの{S}と同じ数のダメージを、対戦相手のキャラク"
            "ター1体を選び、そのキャラクターに与える。"
        ),
    ),
    (
        "item",
        "If this item would be banished, you may discard a card instead. If you do, gain 1 lore.",
        "このアイテムが退場するなら、代わりにカードを1枚選んで捨ててもよい。そうしたなら、ロアを1つ得る。",
    ),
    (
        "character",
        (
            "When you play this character, you may discard a card. If you do, you may play a character with cost 3 "
            "or less for free."
        ),
        (
            "このキャラクターをプレイしたとき、カードを1枚選んで捨ててもよい。そうしたなら、コスト3以下のキャラクター"
            "1枚をコストを支払わずにプレイしてもよい。"
        ),
    ),
    (
        "item",
        "At the end of each opponent's turn, if they have 10 or more lore, you may draw a card.",
        "各対戦相手のターン終了時、そのプレイヤーのロアが10つ以上なら、カードを1枚引いてもよい。",
    ),
    (
        "action",
        "Each player chooses one of their characters. Banish all characters that weren't chosen this way.",
        "各プレイヤーは自分のキャラクター1体を選ぶ。この方法で選ばれていないキャラクター全員を退場させる。",
    ),
    (
        "action",
        "Deal a total of 5 damage, divided as you choose, among any number of chosen opposing characters.",
        "対戦相手のキャラクターを好きな数だけ選び、それらに合計5ダメージを好きなように割り振って与える。",
    ),
    (
        "action",
        "Remove a total of up to 4 damage from any number of your characters.",
        "あなたのキャラクターを好きな数だけ選び、それらから合計4ダメージまで取り除く。",
    ),
    (
        "action",
        "Chosen opponent reveals their hand. If 2 or more song cards are revealed this way, draw a card.",
        (
            "対戦相手1人を選び、そのプレイヤーは手札を公開する。この方法で歌・カードが2枚以上公開されたなら、カードを"
            "1枚引く。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, you may move up to 3 damage counters from this character to chosen "
            "opposing character. If you moved 2 or more damage this way, gain 1 lore."
        ),
        (
            "このキャラクターがクエストするたび、このキャラクターから対戦相手のキャラクター1体にダメージ・カウンター"
            "を3個まで移動してもよい。この方法で移動したダメージが2以上なら、ロアを1つ得る。"
        ),
    ),
    (
        "item",
        (
            "{E}, Banish one of your characters — Draw a card. If the banished character had cost 6 or more, draw 3 "
            "cards instead."
        ),
        (
            "{E},あなたのキャラクター1体を退場させる:カードを1枚引く。退場させたキャラクターがコスト6以上なら、代わり"
            "にカードを3枚引く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, you may play an action with cost 2 or less from your discard for free. If "
            "you do, put that card on the bottom of your deck instead of into your discard."
        ),
        (
            "このキャラクターをプレイしたとき、捨て札からコスト2以下のアクション1枚をコストを支払わずにプレイしてもよ"
            "い。そうしたなら、それを捨て札に置く代わりにデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        "Choose and discard any number of cards, then draw that many cards.",
        "カードを好きな枚数選んで捨て、その後同じ枚数のカードを引く。",
    ),
    (
        "character",
        (
            "When you play this character, you may move any number of your characters to the same location for free. "
            "Gain 1 lore for each character you moved."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのキャラクターを好きな数だけ選び、コストを支払わずに同じロケーシ"
            "ョンに移動させてもよい。この方法で移動したキャラクターと同じ数のロアを得る。"
        ),
    ),
    (
        "action",
        "Each opponent may choose and discard a card. If they don't, they lose 1 lore.",
        "各対戦相手はカードを1枚選んで捨ててもよい。そうしないなら、そのプレイヤーはロアを1つ失う。",
    ),
    (
        "action",
        (
            "Look at the top 5 cards of your deck. You may reveal up to 2 character cards and up to 3 song cards and "
            "put them into your hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを5枚見る。キャラクター・カードを2枚までと歌・カードを3枚まで公開し手札に加"
            "えてもよい。残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "item",
        (
            "{E}, Banish this item — Choose and discard a card to deal 1 damage to chosen character. If a Pirate "
            "card was discarded, deal 3 damage to chosen character instead."
        ),
        (
            "{E},このアイテムを退場させる:カードを1枚選んで捨てることでキャラクター1体に1ダメージを与える。この方法で"
            "海賊・カードが捨てられたなら、代わりにキャラクター1体に3ダメージを与える。"
        ),
    ),
    (
        "location",
        "For each character you have here, you pay 1 {I} less for the first action you play each turn.",
        (
            "ここにいるあなたのキャラクター1体につき、各ターン、あなたがプレイする最初のアクションのコストの支払いは"
            "1{I}減る。"
        ),
    ),
)
