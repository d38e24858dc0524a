"""More sentences of our own: players against each other, cards of two kinds, who chooses before it is said what for."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

MIXED: tuple[tuple[CardType, str, str], ...] = (
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
            "it into your hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを3枚見る。海賊・キャラクター・カードかロケーション・カードを1枚公開し"
            "手札に加えてもよい。残りを好きな順番でデッキの一番下に置く。"
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
)
