"""Sentences of our own: players against each other, cards of two kinds, who chooses before it is said what for."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

PLAYERS_COMPARED: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        "While you have fewer cards in your hand than an opponent, this character gets +2 {S}.",
        "いずれかの対戦相手の手札があなたより多い間、このキャラクターは+2{S}される。",
    ),
    (
        "character",
        "While you have fewer items in play than each opponent, this character gets +1 {L}.",
        "あなたの場のアイテムが各対戦相手より少ない間、このキャラクターは+1{L}される。",
    ),
    (
        "character",
        "Whenever this character quests, if you have more cards in your discard than an opponent, draw a card.",
        (
            "このキャラクターがクエストするたび、いずれかの対戦相手の捨て札のカードがあなたより少ないなら、"
            "カードを1枚引く。"
        ),
    ),
    (
        "character",
        "While an opponent has fewer lore than you, this character gains Ward.",
        "いずれかの対戦相手があなたより少ないロアを持っている間、このキャラクターは魔除を得る。",
    ),
    (
        "action",
        (
            "Look at the top 3 cards of your deck. You may reveal a Pirate character card or a location card and put "
            "it into your hand. Put the rest into your discard."
        ),
        (
            "あなたのデッキの上からカードを3枚見る。海賊・キャラクター・カードかロケーション・カードを1枚公開し"
            "手札に加えてもよい。残りを捨て札に置く。"
        ),
    ),
    (
        "action",
        "Return a character card and a song card from your discard to your hand.",
        "あなたの捨て札からキャラクター・カード1枚と歌・カード1枚を手札に戻す。",
    ),
    (
        "action",
        "Each opponent chooses one of their ready characters. Those characters can't quest during their next turn.",
        (
            "各対戦相手は自分のレディしているキャラクター1体を選ぶ。それらのキャラクターはそれらのプレイヤーの"
            "次のターンの間、クエストできない。"
        ),
    ),
    (
        "action",
        "Chosen character of yours deals damage equal to their {S} to chosen opposing character.",
        "あなたのキャラクター1体を選び、それの{S}と同じ数のダメージを、選んだ対戦相手のキャラクター1体に与える。",
    ),
    ("character", "This character may enter play exerted.", "このキャラクターはエグザートで場に出てもよい。"),
    (
        "character",
        "When you play this character, if there's an exerted opposing character in play, draw a card.",
        (
            "このキャラクターをプレイしたとき、場にエグザートしている対戦相手のキャラクターが1体以上いるなら、"
            "カードを1枚引く。"
        ),
    ),
    (
        "action",
        (
            "Each opponent chooses and discards a card. If you have a Villain character in play, each opponent chooses "
            "and discards 2 cards instead."
        ),
        (
            "各対戦相手はカードを1枚選んで捨てる。あなたの場にヴィランズ・キャラクターがいるなら、代わりに"
            "各対戦相手はカードを2枚選んで捨てる。"
        ),
    ),
    (
        "action",
        ("Chosen character gains Rush this turn. If you have an item in play, they gain Evasive instead."),
        (
            "キャラクター1体を選び、そのキャラクターはこのターン、突進を得る。あなたの場にアイテムがあるなら、"
            "代わりにそのキャラクターは回避を得る。"
        ),
    ),
    (
        "character",
        "Whenever an opponent plays a song, they lose 1 lore.",
        "対戦相手が歌をプレイするたび、そのプレイヤーはロアを1つ失う。",
    ),
    (
        "character",
        "While this character is at a location, your other characters there gain Resist +1.",
        "このキャラクターがロケーションにいる間、そのロケーションにいるあなたの他のキャラクターは耐久+1を得る。",
    ),
    (
        "action",
        "Choose up to 2 characters. They gain Rush this turn.",
        "キャラクターを2体まで選び、それらはこのターン、突進を得る。",
    ),
    (
        "item",
        (
            "Whenever one of your Pirate characters banishes another character in a challenge, gain lore equal to the "
            "banished character's {L}."
        ),
        (
            "あなたの海賊・キャラクター1体がチャレンジ中に他のキャラクター1体を退場させるたび、"
            "退場させたキャラクターの{L}と同じ数のロアを得る。"
        ),
    ),
    (
        "item",
        "When you play this item, if you have exactly 3 characters in play, gain 3 lore.",
        "このアイテムをプレイしたとき、あなたの場にキャラクターがちょうど3体いるなら、ロアを3つ得る。",
    ),
    (
        "item",
        "While you have exactly 2 cards in your hand, your characters gain Ward.",
        "あなたの手札がちょうど2枚である間、あなたのキャラクターは魔除を得る。",
    ),
    (
        "character",
        "While no opponent has an item in play, this character gets +2 {S}.",
        "対戦相手の場にアイテムがない間、このキャラクターは+2{S}される。",
    ),
    (
        "character",
        "While you have a King character and an item in play, this character gets +2 {L}.",
        "あなたの場に王様・キャラクターがいてアイテムがある間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "When you play this character, if chosen opponent has more lore than you, draw 2 cards.",
        "このキャラクターをプレイしたとき、選んだ対戦相手1人のロアがあなたより多いなら、カードを2枚引く。",
    ),
    (
        "action",
        "Play a song from your discard for free, then put it on the bottom of your deck.",
        "あなたの捨て札から歌1枚をコストを支払わずにプレイし、その後それをデッキの一番下に置く。",
    ),
    (
        "action",
        "Remove all damage from chosen character of yours. Deal that much damage to chosen opposing character.",
        (
            "あなたのキャラクター1体を選び、すべてのダメージを取り除く。対戦相手のキャラクター1体を選び、"
            "取り除いたのと同じ数のダメージを与える。"
        ),
    ),
    (
        "action",
        "Each opponent chooses 2 of their characters and returns them to their hand.",
        "各対戦相手は自分のキャラクター2体を選び、手札に戻す。",
    ),
    (
        "character",
        (
            "When you play this character, you may play a character with cost 2 or less from your discard for free. It "
            "enters play exerted."
        ),
        (
            "このキャラクターをプレイしたとき、「あなたの捨て札からコスト2以下のキャラクター1枚をコストを支払わずに"
            "プレイする。それはエグザートで場に出る。」をしてもよい。"
        ),
    ),
    (
        "action",
        "Play an item with cost 3 or less for free, exerted.",
        "コスト3以下のアイテム1枚をコストを支払わずにプレイする。それはエグザートで場に出る。",
    ),
    (
        "character",
        "Your characters named Kaguya can't be chosen by opponents.",
        "あなたの《Kaguya》という名前のキャラクターは対戦相手に選ばれない。",
    ),
    (
        "character",
        "While an opposing character has 5 {S} or more, this character gains Resist +2.",
        "対戦相手のキャラクター1体が5{S}以上である間、このキャラクターは耐久+2を得る。",
    ),
    (
        "character",
        "While there are no exerted characters in play, this character gets +1 {L}.",
        "場にエグザートしているキャラクターがいない間、このキャラクターは+1{L}される。",
    ),
    (
        "character",
        "Whenever this character quests, you may deal damage equal to his {S} to chosen exerted character.",
        (
            "このキャラクターがクエストするたび、これの{S}と同じ数のダメージを、エグザートしているキャラクター1体を選び、"
            "与えてもよい。"
        ),
    ),
    (
        "location",
        "You pay 1 {I} less to play characters for each character at a location.",
        ("ロケーションにいるキャラクター1体につき、あなたがキャラクターをプレイするコストの支払いは1{I}減る。"),
    ),
    (
        "character",
        "At the end of your turn, if this character hasn't quested this turn, put a damage counter on her.",
        (
            "あなたのターン終了時、このターンにこのキャラクターがクエストしていなかったなら、"
            "これにダメージ・カウンターを1個置く。"
        ),
    ),
    (
        "action",
        "Each opponent discards a card. If no cards were discarded this way, draw a card.",
        "各対戦相手はカードを1枚選んで捨てる。この方法でカードが捨てられなかったなら、カードを1枚引く。",
    ),
    (
        "item",
        "{E}, 2 {I} — You may move one of your characters to a location for free. They get +1 {L} this turn.",
        (
            "{E},2{I}:あなたのキャラクター1体をコストを支払わずにロケーション1つに移動させてもよい。"
            "そのキャラクターはこのターン、+1{L}される。"
        ),
    ),
    (
        "character",
        "While you have less lore than each opponent, this character gets +3 {L}.",
        "各対戦相手があなたより多くのロアを持っている間、このキャラクターは+3{L}される。",
    ),
    (
        "item",
        "Actions cost opponents 2 {I} more to play.",
        "対戦相手がアクションをプレイするコストの支払いは2{I}増える。",
    ),
    (
        "character",
        "This character can't challenge characters with cost 4 or more.",
        "このキャラクターはコスト4以上のキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "When this character is banished, if it's an opponent's turn, draw 2 cards.",
        "このキャラクターが退場したとき、対戦相手のターンなら、カードを2枚引く。",
    ),
    (
        "character",
        "While there's a location in play, this character gains Evasive.",
        "場にロケーションがある間、このキャラクターは回避を得る。",
    ),
    (
        "character",
        (
            "Whenever you play a location, you may reveal the top card of your deck. If it's an item card, you may "
            "play it for free. Otherwise, put it on the top or the bottom of your deck."
        ),
        (
            "あなたがロケーションをプレイするたび、あなたのデッキの一番上のカードを公開してもよい。それがアイテム・カードなら、"
            "それをコストを支払わずにプレイしてもよい。そうでないなら、それをあなたのデッキの一番上か一番下に置く。"
        ),
    ),
)
