"""Sentences of our own: the nth of a turn, each time a choice, what is done unless somebody pays, what costs less."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

NTH_AND_UNLESS: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        (
            "During your turn, whenever you put a card into your inkwell, if it's the third card you've put into "
            "your inkwell this turn, gain 2 lore."
        ),
        (
            "あなたのターンの間、あなたがカードをインクウェルに置くたび、それがこのターンにあなたがインクウェルに置い"
            "た3枚目のカードなら、ロアを2つ得る。"
        ),
    ),
    (
        "character",
        "Whenever you play an item, if it's the second item you've played this turn, draw a card.",
        (
            "あなたがアイテムをプレイするたび、それがこのターンにあなたがプレイした2枚目のアイテムなら、カードを1枚引"
            "く。"
        ),
    ),
    (
        "character",
        "When you play this character, for each item you have in play, you may deal 1 damage to chosen character.",
        (
            "このキャラクターをプレイしたとき、あなたの場のアイテム1つにつき「キャラクター1体を選び、1ダメージを与え"
            "る。」をしてもよい。"
        ),
    ),
    (
        "character",
        (
            "At the start of your turn, each player reveals the top card of their deck. If it's an item card, they "
            "put it into their discard."
        ),
        (
            "あなたのターン開始時、各プレイヤーは自分のデッキの一番上のカードを公開する。それがアイテム・カードなら、"
            "そのプレイヤーはそれを捨て札に置く。"
        ),
    ),
    (
        "action",
        (
            "Each opponent reveals the top card of their deck. If it's a song card, they may put it into their "
            "inkwell facedown. Otherwise, they put it on the top of their deck. Draw a card."
        ),
        (
            "各対戦相手は自分のデッキの一番上のカードを公開する。それが歌・カードなら、そのプレイヤーはそれを自分のイ"
            "ンクウェルに裏向きで置いてもよい。そうしないなら、そのプレイヤーはそれを自分のデッキの一番上に置く。カー"
            "ドを1枚引く。"
        ),
    ),
    (
        "action",
        (
            "Chosen opponent reveals the top card of their deck. If it's a character card, they may play it for "
            "free. Otherwise, they put it into their hand."
        ),
        (
            "対戦相手1人を選び、そのプレイヤーは自分のデッキの一番上のカードを公開する。それがキャラクター・カードな"
            "ら、そのプレイヤーはそれをコストを支払わずにプレイしてもよい。そうしないなら、そのプレイヤーはそれを手札"
            "に加える。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, look at the top 5 cards of your deck. You may reveal a character card "
            "and put it into your hand. If that character costs 2 or less, you may play that character for free "
            "instead. Put the rest into your discard."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの上からカードを5枚見る。キャラクター・カードを1枚公開"
            "し手札に加えてもよい。そのキャラクターがコスト2以下なら、代わりに「そのキャラクターをコストを支払わずに"
            "プレイする。」をしてもよい。残りを捨て札に置く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, you may move her and chosen other character of yours to the same location "
            "for free. The other character gains Rush this turn."
        ),
        (
            "このキャラクターをプレイしたとき、これとあなたの他のキャラクター1体をコストを支払わずに同じロケーション"
            "に移動させてもよい。他のそのキャラクターはこのターン、突進を得る。"
        ),
    ),
    (
        "character",
        (
            "Whenever one of your characters sings a song, you may play that song again from your discard for free. "
            "If you do, put it on the bottom of your deck instead of into your discard."
        ),
        (
            "あなたのキャラクター1体が歌を歌うたび、その歌をあなたの捨て札からコストを支払わずにもう一度プレイしても"
            "よい。そうしたなら、そのカードを捨て札に置く代わりにデッキの一番下に置く。"
        ),
    ),
    (
        "location",
        "Once per turn, you may exert chosen character here and deal 2 damage to them to draw 2 cards.",
        "1ターンに1回、ここにいるキャラクター1体を{E}する,それに2ダメージを与える:カードを2枚引く。",
    ),
    (
        "location",
        (
            "Once per turn, you may {E} one of your characters here and deal them 1 damage to ready another chosen "
            "character. That character can't quest for the rest of this turn."
        ),
        (
            "1ターンに1回、ここにいるあなたのキャラクター1体を{E}する,それに1ダメージを与える:他のキャラクター1体を選"
            "び、レディする。そのキャラクターはこのターン、クエストできない。"
        ),
    ),
    (
        "action",
        "Choose 2: • Draw a card. • Gain 1 lore. • Deal 3 damage to chosen character.",
        "以下から2つ選ぶ。・カードを1枚引く。・ロアを1つ得る。・キャラクター1体を選び、3ダメージを与える。",
    ),
    (
        "character",
        "Whenever this character quests, each opponent loses 2 lore unless they discard a card.",
        "このキャラクターがクエストするたび、各対戦相手はカードを1枚捨てないかぎり、ロアを2つ失う。",
    ),
    (
        "action",
        "Each opponent discards a card unless they pay 3 {I}.",
        "各対戦相手は3{I}を支払わないかぎり、カードを1枚捨てる。",
    ),
    (
        "action",
        "Banish chosen opposing character unless their player pays 2 {I}.",
        "対戦相手のキャラクター1体を選び、退場させる。ただし、そのプレイヤーは2{I}を支払うことでそれを免れる。",
    ),
    (
        "character",
        "When you play this character, exert chosen opposing character unless its player discards a card.",
        (
            "このキャラクターをプレイしたとき、対戦相手のキャラクター1体を選び、エグザートする。ただし、そのプレイヤ"
            "ーはカードを1枚捨てることでそれを免れる。"
        ),
    ),
    (
        "action",
        "Discard your hand, then draw that many cards.",
        "手札をすべて捨て、その後捨てたのと同じ枚数のカードを引く。",
    ),
    (
        "character",
        "While this character has no cards under him, he can't quest.",
        "このキャラクターの下にカードがない間、これはクエストできない。",
    ),
    (
        "location",
        "You pay 1 {I} less to play items for each character you have here.",
        "ここにいるあなたのキャラクター1体につき、あなたがアイテムをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "item",
        "Items you play cost 1 {I} less for each Inventor character you have in play.",
        "あなたの場の発明家・キャラクター1体につき、あなたがアイテムをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "item",
        "Songs you play cost 2 {I} less.",
        "あなたが歌をプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        "If you have 7 or more cards in your inkwell, this character costs 3 {I} less to play.",
        "あなたのインクウェルにカードが7枚以上あるなら、このキャラクターをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "item",
        "Whenever an opponent plays a second character in a turn, draw a card.",
        "各ターン、対戦相手が2枚目のキャラクターをプレイするたび、カードを1枚引く。",
    ),
    (
        "location",
        "Whenever a character is banished here, gain 1 lore.",
        "ここにいるキャラクター1体が退場するたび、ロアを1つ得る。",
    ),
    (
        "action",
        (
            "Reveal the top card of your deck. You may play it for free. If you don't, put it on the bottom of your "
            "deck."
        ),
        (
            "あなたのデッキの一番上のカードを公開する。それをコストを支払わずにプレイしてもよい。そうでないなら、それ"
            "をあなたのデッキの一番下に置く。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, reveal the top 3 cards of your deck. Put each item card into your hand "
            "and the rest on the bottom of your deck in any order."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの上からカードを3枚公開する。公開したアイテム・カード"
            "をすべて手札に加え、残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        "Return chosen item to its player's hand. If it had cost 5 or more, draw a card.",
        "アイテム1つを選び、それのプレイヤーの手札に戻す。それがコスト5以上なら、カードを1枚引く。",
    ),
    (
        "character",
        "Opposing characters can't challenge this character unless their player pays 2 {I}.",
        "対戦相手のキャラクターは、そのプレイヤーが2{I}を支払わないかぎり、このキャラクターにチャレンジできない。",
    ),
    (
        "item",
        "Opposing characters can't challenge your Princess characters unless their player pays 1 {I}.",
        (
            "対戦相手のキャラクターは、そのプレイヤーが1{I}を支払わないかぎり、あなたのプリンセス・キャラクターにチャ"
            "レンジできない。"
        ),
    ),
    (
        "location",
        "Opposing characters can't challenge unless their player pays 1 {I}.",
        "対戦相手のキャラクターは、そのプレイヤーが1{I}を支払わないかぎり、チャレンジできない。",
    ),
    (
        "action",
        "You may banish one of your items. If you do, draw 3 cards. Otherwise, gain 1 lore.",
        ("あなたのアイテム1つを選び、退場させてもよい。そうしたなら、カードを3枚引く。そうしないなら、ロアを1つ得る。"),
    ),
    (
        "character",
        (
            "Whenever this character quests, you may pay 2 {I}. If you do, draw a card. Otherwise, each opponent "
            "draws a card."
        ),
        (
            "このキャラクターがクエストするたび、2{I}を支払ってもよい。そうしたなら、カードを1枚引く。そうしないなら"
            "、各対戦相手はカードを1枚引く。"
        ),
    ),
)
