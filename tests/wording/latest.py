"""Sentences of our own in the style of later sets."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

LATEST: tuple[tuple[CardType, str, str], ...] = (
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
        "When this character is banished, you may put this card into your inkwell facedown and exerted.",
        "このキャラクターが退場したとき、このカードをあなたのインクウェルにエグザートかつ裏向きで置いてもよい。",
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
    (
        "character",
        "Whenever this character is dealt damage, you may deal that much damage to chosen opposing character.",
        (
            "このキャラクターがダメージを与えられるたび、対戦相手のキャラクター1体を選び、そのキャラクターに同じ数"
            "のダメージを与えてもよい。"
        ),
    ),
    (
        "character",
        "Whenever one of your other characters is chosen by an opponent, draw a card.",
        "あなたの他のキャラクター1体が対戦相手に選ばれるたび、カードを1枚引く。",
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
)
