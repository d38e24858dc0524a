"""More sentences of our own: two sorts together, what is paid with, what happened, and the other one of an event."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

TOGETHER: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        "While you have an item and a location in play, this character gets +1 {L}.",
        "あなたの場にアイテムとロケーションがある間、このキャラクターは+1{L}される。",
    ),
    (
        "character",
        "Your items and locations can't be chosen by opponents.",
        "あなたのアイテムとロケーションは対戦相手に選ばれない。",
    ),
    (
        "character",
        "For each item and location you have in play, you pay 1 {I} less to play this character.",
        "このキャラクターをプレイするコストの支払いはあなたの場にあるアイテムとロケーションと同じ数だけ1{I}減る。",
    ),
    (
        "character",
        "Your characters named Kaguya and Momotaro gain Support.",
        "あなたの《Kaguya》と《Momotaro》という名前のキャラクターは支援を得る。",
    ),
    (
        "character",
        "While you have characters named Kaguya and Momotaro in play, this character gets +2 {L}.",
        "あなたの場に《Kaguya》と《Momotaro》という名前のキャラクターがいる間、このキャラクターは+2{L}される。",
    ),
    (
        "item",
        "{E}, Deal 1 damage to one of your characters — Draw a card.",
        "{E},あなたのキャラクター1体に1ダメージを与える:カードを1枚引く。",
    ),
    (
        "item",
        "{E}, Remove 1 damage from one of your characters — Draw a card.",
        "{E},あなたのキャラクター1体から1ダメージを取り除く:カードを1枚引く。",
    ),
    (
        "character",
        "While being challenged by a character with cost 3 or less, this character takes no damage.",
        "このキャラクターがコスト3以下のキャラクターにチャレンジされている間、これはダメージを受けない。",
    ),
    (
        "action",
        (
            "Put the top 2 cards of your deck into your inkwell facedown and exerted. "
            "You can't play characters for the rest of this turn."
        ),
        (
            "あなたのデッキの上からカードを2枚インクウェルにエグザートかつ裏向きで置く。"
            "このターン、あなたはキャラクターをプレイできない。"
        ),
    ),
    (
        "character",
        "Whenever you discard 2 or more cards, draw that many cards.",
        "あなたがカードを2枚以上捨てるたび、捨てたのと同じ枚数のカードを引く。",
    ),
    (
        "character",
        "While one or more opponents have no cards in their hands, this character gets +2 {L}.",
        "いずれかの対戦相手の手札にカードがない間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "Whenever this character quests, if 2 or more cards were put into your inkwell this turn, draw a card.",
        (
            "このキャラクターがクエストするたび、このターンにあなたのインクウェルにカードが2枚以上置かれていたなら、"
            "カードを1枚引く。"
        ),
    ),
    (
        "character",
        "Whenever this character is challenged, if the challenging character has 5 {S} or more, banish them.",
        (
            "このキャラクターがチャレンジされるたび、チャレンジしたキャラクターが5{S}以上なら、"
            "チャレンジしたキャラクターを退場させる。"
        ),
    ),
    (
        "action",
        "Banish chosen location. Its player may draw a card.",
        "ロケーション1つを選び、退場させる。それのプレイヤーはカードを1枚引いてもよい。",
    ),
    (
        "character",
        "Whenever one or more of your other characters are banished, draw a card.",
        "あなたの他のキャラクターが1体以上退場するたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever one or more opposing characters are banished, gain 1 lore.",
        "対戦相手のキャラクターが1体以上退場するたび、ロアを1つ得る。",
    ),
    (
        "action",
        "Banish chosen character of yours. If they had 5 {S} or more, draw 3 cards.",
        "あなたのキャラクター1体を選び、退場させる。それが5{S}以上なら、カードを3枚引く。",
    ),
    (
        "location",
        "If you have 3 or more characters here, you may banish this location to gain 4 lore.",
        "ここにあなたのキャラクターが3体以上いる間、このロケーションを退場させる:ロアを4つ得る。",
    ),
    (
        "character",
        "At the end of your turn, you may return this character to your hand.",
        "あなたのターン終了時、このキャラクターを手札に戻してもよい。",
    ),
    (
        "character",
        "While one or more of your items are exerted, this character gets +2 {S}.",
        "あなたの場にエグザートしているアイテムがある間、このキャラクターは+2{S}される。",
    ),
    (
        "action",
        (
            "Reveal the top 3 cards of your deck. You may play an item revealed this way for free. "
            "Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを3枚公開する。公開したアイテム1枚をコストを支払わずにプレイしてもよい。"
            "残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "character",
        "While there are 3 or more cards under your characters, this character gets +2 {L}.",
        "あなたのキャラクターの下にカードが合計3枚以上ある間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "When you play this character, each opponent loses 1 lore for each damaged character they have in play.",
        (
            "このキャラクターをプレイしたとき、各対戦相手は自分の場のダメージを受けているキャラクターと同じ数の"
            "ロアを失う。"
        ),
    ),
    (
        "action",
        "Put any number of cards from your discard on the bottom of your deck in any order.",
        "あなたの捨て札からカードを好きな枚数好きな順番でデッキの一番下に置く。",
    ),
    (
        "character",
        "This character gains Evasive and Ward while exerted.",
        "このキャラクターはエグザートしている間、回避と魔除を得る。",
    ),
    (
        "character",
        "If this character would be banished in a challenge, you may pay 2 {I} to return her to your hand instead.",
        "このキャラクターがチャレンジ中に退場するなら、代わりに2{I}を支払うことでそれをあなたの手札に戻してもよい。",
    ),
    (
        "character",
        "This character gets +1 {L} if you've played a song this turn.",
        "あなたがこのターンに歌をプレイしていたなら、このキャラクターは+1{L}される。",
    ),
    (
        "character",
        "If you have more lore than each opponent, this character gets -1 {L}.",
        "あなたのロアが各対戦相手より多いなら、このキャラクターは-1{L}される。",
    ),
    (
        "location",
        "Characters with Bodyguard get +2 {W} while here.",
        "ここにいる護衛を持つキャラクターは+2{W}される。",
    ),
    (
        "character",
        "Whenever this character sings a song, each opponent with no cards in their hand loses 1 lore.",
        "このキャラクターが歌を歌うたび、手札が0枚の各対戦相手はロアを1つ失う。",
    ),
    (
        "action",
        "Each opponent with 4 or more cards in their hand chooses and discards a card.",
        "手札が4枚以上の各対戦相手はカードを1枚選んで捨てる。",
    ),
    (
        "character",
        "When this character is banished, you may put this card facedown under one of your characters.",
        "このキャラクターが退場したとき、このカードをあなたのキャラクター1体の下に裏向きで置いてもよい。",
    ),
    (
        "item",
        "While you have a character at a location, opposing characters get -1 {S}.",
        "あなたの場にロケーションにいるキャラクターがいる間、対戦相手のキャラクターは-1{S}される。",
    ),
    (
        "character",
        (
            "When you play this character, chosen opponent discards a card at random for each Pirate character "
            "you have in play."
        ),
        (
            "このキャラクターをプレイしたとき、対戦相手1人を選び、そのプレイヤーはあなたの場の海賊・キャラクターと"
            "同じ数のカードをランダムに選んで捨てる。"
        ),
    ),
    (
        "character",
        "While this character has Ward, she gets +1 {L}.",
        "このキャラクターが魔除を持っている間、これは+1{L}される。",
    ),
    (
        "location",
        "At the end of your turn, draw a card for each character here with 5 {S} or more.",
        "あなたのターン終了時、ここにいる5{S}以上のキャラクターと同じ数のカードを引く。",
    ),
    (
        "character",
        "Whenever this character challenges another character, the challenged character gets -2 {S} this turn.",
        (
            "このキャラクターが他のキャラクター1体にチャレンジするたび、チャレンジされたキャラクターはこのターン、"
            "-2{S}される。"
        ),
    ),
)
"""Each in both languages."""

AT_ONCE: tuple[tuple[CardType, str, str], ...] = (
    ("character", "en", "While you have an item and location in play, this character gets +1 {L}."),
    ("action", "en", "Banish chosen item and location."),
    ("action", "en", "Return chosen character and item to their players' hands."),
    ("action", "en", "Deal 2 damage to chosen character and location."),
    ("character", "en", "Whenever you play an item and location, draw a card."),
    ("item", "en", "{E}, Discard an item and location card — Draw a card."),
    ("action", "en", "Return an item and location card from your discard to your hand."),
    ("character", "en", "If you've played an item and location this turn, this character gets +1 {L}."),
    ("character", "en", "While you have a Pirate and Knight character in play, this character gets +1 {L}."),
    ("character", "en", "While you have a character named Kaguya and Momotaro in play, this character gets +1 {L}."),
    ("action", "ja", "アイテムとロケーション1つを選び、退場させる。"),
    ("character", "ja", "あなたがアイテムとロケーションをプレイするたび、カードを1枚引く。"),
    ("action", "ja", "あなたの捨て札からアイテムとロケーション・カード1枚を手札に戻す。"),
    ("item", "ja", "{E},アイテムとロケーション・カードを1枚捨てる:カードを1枚引く。"),
    ("character", "ja", "あなたがこのターンにアイテムとロケーションをプレイしていたなら、これは+1{L}される。"),
    ("character", "ja", "あなたの場に護衛と支援を持つキャラクターがいる間、このキャラクターは+2{L}される。"),
    ("character", "en", "While you have 2 or more characters with the same name in play, this character gets +2 {S}."),
    ("action", "en", "Deal 1 damage to each character for each damage on them."),
)
"""What one card cannot be at once, names a thing that was not named, or counts for each what all of them have."""
