"""Sentences of our own: cards under cards, the decks and discards of others, the greatest and the least."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

UNDER_CARDS_AND_PILES: tuple[tuple[CardType, str, str], ...] = (
    ("character", "Boost 2 {I}", "Boost2"),
    (
        "character",
        "While there's a card under this character, he gets +2 {L}.",
        "このキャラクターの下にカードがある間、これは+2{L}される。",
    ),
    (
        "character",
        "Whenever you put a card under this character, draw a card.",
        "あなたがこのキャラクターの下にカードを1枚置くたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever this character quests, if there's a card under her, gain 1 lore.",
        "このキャラクターがクエストするたび、このキャラクターの下にカードがあるなら、ロアを1つ得る。",
    ),
    (
        "character",
        "This character gets +1 {S} for each card under him.",
        "このキャラクターの下にあるカード1枚につき、これは+1{S}される。",
    ),
    (
        "character",
        (
            "When you play this character, you may put the top card of your deck facedown under one of your chara"
            "cters with Boost."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの一番上のカードをBoostを持つあなたのキャラクター1体"
            "の下に裏向きで置いてもよい。"
        ),
    ),
    (
        "character",
        "Whenever this character quests, you may put all cards from under him into your hand.",
        "このキャラクターがクエストするたび、このキャラクターの下にあるカードをすべて手札に加えてもよい。",
    ),
    (
        "character",
        "When this character is banished, put all cards from under it into your inkwell facedown and exerted.",
        (
            "このキャラクターが退場したとき、このキャラクターの下にあるカードをすべてインクウェルにエグザートかつ"
            "裏向きで置く。"
        ),
    ),
    (
        "character",
        "While one of your characters has a card under them, this character gains Evasive.",
        "あなたの場に下にカードがあるキャラクターがいる間、これは回避を得る。",
    ),
    (
        "character",
        "If there are 2 or more cards under this character, you pay 2 {I} less to play items.",
        "このキャラクターの下にカードが2枚以上ある間、あなたがアイテムをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        (
            "Whenever you put a card under one of your characters or locations, chosen opposing character gets "
            "-2 {S} this turn."
        ),
        (
            "あなたがあなたのキャラクター1体かロケーション1つの下にカードを1枚置くたび、対戦相手のキャラクター1体"
            "を選び、このターン、-2{S}する。"
        ),
    ),
    (
        "character",
        ("During your turn, whenever you put a card under this character, deal 1 damage to chosen opposing character."),
        (
            "あなたのターンの間、あなたがこのキャラクターの下にカードを1枚置くたび、対戦相手のキャラクター1体を選"
            "び、そのキャラクターに1ダメージを与える。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 2 cards of chosen opponent's deck. Put one on the top and the other on the bottom "
            "of their deck."
        ),
        (
            "対戦相手1人を選び、そのプレイヤーのデッキの上からカードを2枚見る。そのうち1枚をあなたのデッキの一番上"
            "に、もう1枚を一番下に置く。"
        ),
    ),
    (
        "character",
        "When you play this character, look at the top card of each opponent's deck.",
        "このキャラクターをプレイしたとき、各対戦相手のデッキの一番上のカードを見る。",
    ),
    (
        "action",
        "Put the top 2 cards of chosen opponent's deck into their discard.",
        "対戦相手1人を選び、そのプレイヤーのデッキの上からカードを2枚捨て札に置く。",
    ),
    (
        "action",
        "Choose a card from chosen opponent's discard and put it on the bottom of their deck.",
        "対戦相手1人を選び、そのプレイヤーの捨て札からカード1枚をそのプレイヤーのデッキの一番下に置く。",
    ),
    (
        "action",
        "Shuffle up to 2 cards from any discard into their players' decks.",
        "いずれかの捨て札からカードを2枚までをそのプレイヤーのデッキに加えてシャッフルする。",
    ),
    (
        "action",
        "Banish chosen character with the greatest {S}.",
        "キャラクターのうち{S}が最も大きいもの1体を選び、退場させる。",
    ),
    (
        "character",
        "While this character has more {S} than each opposing character in play, he gets +1 {L}.",
        "このキャラクターの{S}が対戦相手のキャラクターのどれよりも大きい間、これは+1{L}される。",
    ),
    (
        "action",
        "Put chosen item of yours into your inkwell facedown and exerted.",
        "あなたのアイテム1つを選び、あなたのインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "character",
        "When this character is banished, put this card into your inkwell facedown and exerted.",
        "このキャラクターが退場したとき、このカードをあなたのインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "character",
        (
            "When you play this character, you may put up to 2 cards from your hand into your inkwell facedown "
            "and exerted."
        ),
        (
            "このキャラクターをプレイしたとき、あなたの手札からカードを2枚までインクウェルにエグザートかつ裏向きで"
            "置いてもよい。"
        ),
    ),
    (
        "character",
        (
            "When this character is challenged and banished, each opponent puts a card at random from their inkwe"
            "ll into their hand."
        ),
        (
            "このキャラクターがチャレンジされて退場したとき、各対戦相手は自分のインクウェルからカード1枚を無作為に"
            "手札に戻す。"
        ),
    ),
    (
        "action",
        "Return a card at random from your inkwell to your hand.",
        "あなたのインクウェルからカード1枚を無作為に手札に戻す。",
    ),
    (
        "action",
        "Each player with fewer than 4 cards in their hand draws until they have 4.",
        "各プレイヤーは手札が4枚になるように引く。",
    ),
    ("action", "Draw cards until you have 3 cards in your hand.", "手札が3枚になるように引く。"),
    (
        "action",
        "Each player discards until they have 2 cards in their hand.",
        "各プレイヤーは手札が2枚になるように捨てる。",
    ),
    (
        "action",
        "Chosen opponent draws cards until they have 4 cards in their hand.",
        "対戦相手1人を選び、そのプレイヤーは手札が4枚になるように引く。",
    ),
    (
        "action",
        "If you have fewer than 3 cards in your hand, draw until you have 3.",
        "あなたの手札が3枚未満なら、手札が3枚になるように引く。",
    ),
    (
        "character",
        "Whenever this character quests, if you've played 2 or more actions this turn, draw 2 cards.",
        (
            "このキャラクターがクエストするたび、あなたがこのターンにアクションを2枚以上プレイしていたなら、カード"
            "を2枚引く。"
        ),
    ),
    (
        "character",
        "When you play this character, if a character was banished this turn, draw a card.",
        "このキャラクターをプレイしたとき、このターンにキャラクターが退場していたなら、カードを1枚引く。",
    ),
    (
        "character",
        "When you play this character, gain 1 lore for each character that was banished this turn.",
        "このキャラクターをプレイしたとき、このターンにキャラクターが退場していた数と同じ数のロアを得る。",
    ),
    (
        "character",
        "For each character you've played this turn, you pay 1 {I} less to play this character.",
        ("あなたがこのターンにプレイしたキャラクター1枚につき、このキャラクターをプレイするコストの支払いは1{I}減る。"),
    ),
    (
        "character",
        "Whenever this character quests, if another character was damaged this turn, gain 1 lore.",
        ("このキャラクターがクエストするたび、このターンに他のキャラクターがダメージを受けていたなら、ロアを1つ得る。"),
    ),
    (
        "character",
        "If you've put 2 or more cards into your inkwell this turn, this character gets +2 {S}.",
        "あなたがこのターンにカードを2枚以上インクウェルに置いていた間、これは+2{S}される。",
    ),
    (
        "action",
        "Move up to 3 of your characters to the same location for free.",
        "あなたのキャラクターを3体まで選び、ロケーション1つにコストを支払わずに移動させる。",
    ),
    (
        "character",
        "Whenever this character quests, he may move to a location for free.",
        ("このキャラクターがクエストするたび、このキャラクターをロケーション1つにコストを支払わずに移動させてもよい。"),
    ),
    (
        "character",
        "You may move this character to a location for free.",
        "このキャラクターはコストを支払わずにロケーションに移動できる。",
    ),
    (
        "character",
        "You can move your characters here for free.",
        "あなたのキャラクターはコストを支払わずにここに移動できる。",
    ),
    (
        "character",
        "If you have a character named Ember in play, you may play this character for free.",
        (
            "あなたの場に《Ember》という名前のキャラクターがいる間、このキャラクターをコストを支払わずにプレイして"
            "もよい。"
        ),
    ),
    (
        "character",
        "If you have 2 or more Villain characters in play, you may play this character for free.",
        ("あなたの場にヴィランズ・キャラクターが2体以上いる間、このキャラクターをコストを支払わずにプレイしてもよい。"),
    ),
    (
        "character",
        "During your turn, if an opponent discarded a card this turn, you may play this card for free.",
        (
            "あなたのターンの間、対戦相手がこのターンにカードを捨てていたなら、このキャラクターをコストを支払わず"
            "にプレイしてもよい。"
        ),
    ),
    ("character", "Shift: Banish one of your items", "変身:あなたのアイテム1つを選び、退場させる"),
    ("character", "Shift: Exert 2 of your characters", "変身:あなたのキャラクター2体を{E}する"),
    ("character", "Shift: Discard 2 song cards", "変身:歌・カードを2枚選んで捨てる"),
    ("character", "Floodborn Shift 3 {I}", "フラッドボーン変身3"),
    ("character", "Universal Shift 4 {I}", "Universal変身4"),
    (
        "action",
        "Chosen opposing character can't ready until the start of your next turn.",
        "対戦相手のキャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、レディしない。",
    ),
    (
        "action",
        (
            "Reveal the top card of your deck. If it's a character card with cost 4 or less, you may play it "
            "for free. Otherwise, put it on the bottom of your deck."
        ),
        (
            "あなたのデッキの一番上のカードを公開する。それがコスト4以下のキャラクター・カードなら、そのキャラクタ"
            "ーをコストを支払わずにプレイしてもよい。公開したカードがプレイされていないなら、それをデッキの一番下"
            "に置く。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, reveal the top card of your deck. If it's a song card, you may play "
            "it for free. Otherwise, put it into your discard."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの一番上のカードを公開する。それが歌・カードなら、"
            "そのキャラクターをコストを支払わずにプレイしてもよい。公開したカードがプレイされていないなら、それを"
            "捨て札に置く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, look at the top 5 cards of your deck. You may reveal a character card "
            "with cost 3 or less and play it for free. Put the rest on the bottom of your deck in any order."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上からカードを5枚見る。コスト3以下のキャラクター・"
            "カードを1枚公開しコストを支払わずにプレイしてもよい。残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    ("character", "Vanish", "Vanish"),
    ("character", "This character gains Vanish.", "これはVanishを得る。"),
    (
        "action",
        "Chosen character gains Rush, Evasive, and Resist +1 this turn.",
        "キャラクター1体を選び、そのキャラクターはこのターン、突進と回避と耐久+1を得る。",
    ),
    (
        "action",
        "Each opponent chooses one of their characters and exerts them.",
        "各対戦相手は自分のキャラクター1体を選び、エグザートする。",
    ),
    (
        "action",
        "Each player chooses one of their characters and returns them to their hand.",
        "各プレイヤーは自分のキャラクター1体を選び、手札に戻す。",
    ),
    (
        "action",
        "Each opponent chooses one of their characters and deals 3 damage to them.",
        "各対戦相手は自分のキャラクター1体を選び、3ダメージを与える。",
    ),
    ("character", "Alert", "Alert"),
    ("character", "Your characters gain Alert.", "あなたのキャラクターはAlertを得る。"),
    ("character", "Rush\nAlert", "突進\nAlert"),
    (
        "action",
        "Chosen character gains Alert and Challenger +2 this turn.",
        "キャラクター1体を選び、そのキャラクターはこのターン、Alertと果敢+2を得る。",
    ),
    (
        "character",
        "Once during your turn, whenever you play an action, you may ready chosen Pirate character.",
        (
            "あなたのターンの間に1回、あなたがアクションをプレイするたび、海賊・キャラクター1体を選び、レディして"
            "もよい。"
        ),
    ),
    (
        "character",
        "Whenever this character is dealt damage, you may deal that much damage to chosen character.",
        (
            "このキャラクターがダメージを与えられるたび、キャラクター1体を選び、そのキャラクターに同じ数"
            "のダメージを与えてもよい。"
        ),
    ),
    (
        "character",
        "Whenever one of your other characters is chosen by an opponent, draw a card.",
        "あなたの他のキャラクター1体が対戦相手に選ばれるたび、カードを1枚引く。",
    ),
    (
        "item",
        "Once per turn, whenever one of your characters sings a song, you may ready this item.",
        "各ターンに1回、あなたのキャラクター1体が歌を歌うたび、このアイテムをレディしてもよい。",
    ),
    (
        "location",
        "Whenever a character quests while here, you may pay 1 {I} to draw a card.",
        "ここにいるキャラクター1体がクエストするたび、1{I}を支払うことでカードを1枚引いてもよい。",
    ),
    (
        "location",
        "If you have a Detective character here, this location gets +2 {W}.",
        "ここにあなたの探偵・キャラクターがいる間、これは+2{W}される。",
    ),
    (
        "location",
        "At the start of your turn, if 2 or more characters are here, gain 1 lore.",
        "あなたのターン開始時、ここにキャラクターが2体以上いるなら、ロアを1つ得る。",
    ),
    (
        "location",
        "Whenever you play a character, if you have a Racer character here, you may move them here for free.",
        (
            "あなたがキャラクターをプレイするたび、ここにあなたのレーサー・キャラクターがいるなら、そのキャラクタ"
            "ーをここにコストを支払わずに移動させてもよい。"
        ),
    ),
    ("character", "Boost 3 {I}", "Boost3"),
    (
        "character",
        "Whenever this character quests, if he has a card under him, chosen opponent loses 1 lore.",
        (
            "このキャラクターがクエストするたび、このキャラクターの下にカードがあるなら、対戦相手1人を選び、そのプ"
            "レイヤーはロアを1つ失う。"
        ),
    ),
    (
        "character",
        "While this character has a card under him, your other Pirate characters gain Rush.",
        "このキャラクターの下にカードがある間、あなたの他の海賊・キャラクターは突進を得る。",
    ),
    (
        "action",
        "Chosen character with a card under them gets +3 {S} this turn.",
        "下にカードがあるキャラクター1体を選び、このターン、+3{S}する。",
    ),
    (
        "action",
        "Put the top card of your deck facedown under chosen character of yours.",
        "あなたのデッキの一番上のカードをあなたのキャラクター1体の下に裏向きで置く。",
    ),
    (
        "action",
        "Put a card from your hand facedown under one of your characters with Boost.",
        "あなたの手札からカード1枚をBoostを持つあなたのキャラクター1体の下に裏向きで置く。",
    ),
    (
        "item",
        ("{E}, 1 {I} — Put the top card of your deck facedown under one of your characters or locations with Boost."),
        (
            "{E},1{I}:あなたのデッキの一番上のカードをBoostを持つあなたのキャラクター1体かロケーション1つの下に裏"
            "向きで置く。"
        ),
    ),
    (
        "character",
        "When you play this character, draw a card for each card under your characters.",
        "このキャラクターをプレイしたとき、あなたのキャラクターの下にあるカードと同じ数のカードを引く。",
    ),
    (
        "character",
        "Once during your turn, when you put a card under this character, gain 1 lore.",
        "あなたのターンの間に1回、あなたがこのキャラクターの下にカードを1枚置くたび、ロアを1つ得る。",
    ),
    (
        "character",
        "If you've put a card under this character this turn, he gains Evasive.",
        "あなたがこのターンにこのキャラクターの下にカードを置いていた間、これは回避を得る。",
    ),
    (
        "character",
        "While you have a character or location in play with a card under them, this character gets +2 {S}.",
        "あなたの場に下にカードがあるキャラクターかロケーションがある間、これは+2{S}される。",
    ),
    (
        "character",
        "Whenever this character challenges another character, look at the top card of chosen opponent's deck.",
        (
            "このキャラクターが他のキャラクター1体にチャレンジするたび、対戦相手1人を選び、そのプレイヤーのデッキ"
            "の一番上のカードを見る。"
        ),
    ),
    (
        "character",
        "Whenever he quests, gain lore equal to the number of cards under him.",
        "このキャラクターがクエストするたび、このキャラクターの下にあるカードと同じ数のロアを得る。",
    ),
    (
        "action",
        "Return chosen character of yours to your hand. If you do, draw 2 cards.",
        "あなたのキャラクター1体を選び、手札に戻すことでカードを2枚引く。",
    ),
    (
        "action",
        "You may banish chosen character of yours. If you do, banish chosen opposing character.",
        "あなたのキャラクター1体を選び、退場させることで対戦相手のキャラクター1体を選び、退場させてもよい。",
    ),
    (
        "character",
        "At the start of your turn, if there are 3 or more characters here, draw a card.",
        "あなたのターン開始時、ここにキャラクターが3体以上いるなら、カードを1枚引く。",
    ),
    (
        "character",
        "At the end of each turn, if this character was challenged this turn, ready him.",
        "各ターン終了時、このターンにこのキャラクターがチャレンジされていたなら、このキャラクターをレディする。",
    ),
    (
        "character",
        "At the end of your turn, if 2 or more of your characters are exerted, gain 1 lore.",
        "あなたのターン終了時、あなたの場にエグザートしているキャラクターが2体以上いるなら、ロアを1つ得る。",
    ),
    (
        "character",
        "If an opposing character was banished this turn, you pay 3 {I} less to play this character.",
        ("このターンに対戦相手のキャラクターが退場していた間、このキャラクターをプレイするコストの支払いは3{I}減る。"),
    ),
    (
        "location",
        "When you play this location, you may move one of your characters here for free.",
        ("このロケーションをプレイしたとき、あなたのキャラクター1体を選び、ここにコストを支払わずに移動させてもよい。"),
    ),
    (
        "location",
        "Whenever one of your characters is banished while here, you may return that card to your hand.",
        "ここにいるあなたのキャラクター1体が退場するたび、そのカードをあなたの手札に戻してもよい。",
    ),
    (
        "location",
        "Whenever a character is challenged while here, each opponent loses 1 lore.",
        "ここにいるキャラクター1体がチャレンジされるたび、各対戦相手はロアを1つ失う。",
    ),
    (
        "location",
        "While there are 2 or more characters here, this location gets +1 {L}.",
        "ここにキャラクターが2体以上いる間、これは+1{L}される。",
    ),
    (
        "location",
        "Once per turn, when a character moves here, draw a card.",
        "各ターンに1回、あなたがキャラクターをここに移動させるたび、カードを1枚引く。",
    ),
    (
        "action",
        (
            "Ready chosen damaged character. They can't quest for the rest of this turn. If they have Bodyguard, draw"
            " a card."
        ),
        (
            "ダメージを受けているキャラクター1体を選び、レディする。そのキャラクターはこのターン、クエストできない。そのカードが護衛を"
            "持つカードなら、カードを1枚引く。"
        ),
    ),
    (
        "action",
        "Move chosen character of yours to chosen location of yours for free. Draw a card.",
        ("あなたのキャラクター1体を選び、あなたのロケーション1つにコストを支払わずに移動させる。カードを1枚引く。"),
    ),
    (
        "action",
        "Banish chosen damaged character. If you do, gain 1 lore.",
        "ダメージを受けているキャラクター1体を選び、退場させることでロアを1つ得る。",
    ),
    (
        "action",
        "Chosen opposing character gains Reckless until the start of your next turn.",
        "対戦相手のキャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、暴勇を得る。",
    ),
    (
        "action",
        "Up to 3 chosen characters can't challenge until the start of your next turn.",
        "キャラクターを3体まで選び、そのキャラクターはあなたの次のターンの始めまで、チャレンジできない。",
    ),
    (
        "action",
        "All your characters gain Alert and get +1 {S} this turn.",
        "あなたのキャラクターはこのターン、Alertを得、+1{S}される。",
    ),
    (
        "action",
        (
            "You may play a Pirate character with cost 5 or less for free. That character gains Rush. At the "
            "end of your turn, banish them."
        ),
        (
            "コスト5以下の海賊・キャラクター1枚をコストを支払わずにプレイしてもよい。そのキャラクターは突進を得る"
            "。あなたのターン終了時、そのキャラクターを退場させる。"
        ),
    ),
    (
        "character",
        "Shift: Put 2 cards from your hand on the bottom of your deck",
        "変身:あなたの手札からカード2枚をデッキの一番下に置く",
    ),
    (
        "character",
        "When you play this character, if you used Shift to play him, each opponent loses 2 lore.",
        "このキャラクターをプレイしたとき、このキャラクターに変身を使ったなら、各対戦相手はロアを2つ失う。",
    ),
    ("character", "Your characters with Shift get +1 {S}.", "変身を持つあなたのキャラクターは+1{S}される。"),
    (
        "character",
        "Whenever an opponent discards one or more cards, gain 1 lore.",
        "対戦相手がカードを1枚以上捨てるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever this character quests, you may exert chosen item. If you do, gain 1 lore.",
        "このキャラクターがクエストするたび、アイテム1つを選び、エグザートすることでロアを1つ得てもよい。",
    ),
)
