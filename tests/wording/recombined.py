"""Sentences of our own: the words of the first sets and of those after them, put together anew."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

RECOMBINED: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        (
            "Whenever this character quests while at a location, ready all other characters here. They can't "
            "quest for the rest of this turn."
        ),
        (
            "ロケーションにいるこのキャラクターがクエストするたび、ここにいる他のキャラクター全員をレディする。そ"
            "れらのキャラクターはこのターン、クエストできない。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, you may return an item card with cost 4 or less from your discard "
            "to your hand."
        ),
        (
            "このキャラクターがクエストするたび、あなたの捨て札からコスト4以下のアイテム・カード1枚を手札に戻して"
            "もよい。"
        ),
    ),
    (
        "character",
        "{E} — Return chosen item with cost equal to or less than this character's {S} to its player's hand.",
        "{E}:このキャラクターの{S}以下のコストのアイテム1つを選び、それのプレイヤーの手札に戻す。",
    ),
    (
        "character",
        "While you have a character named Ember in play, this character gets +2 {L}.",
        "あなたの場に《Ember》という名前のキャラクターがいる間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "When this character is banished, you may banish chosen opposing character.",
        "このキャラクターが退場したとき、対戦相手のキャラクター1体を選び、退場させてもよい。",
    ),
    (
        "character",
        "When you play this character, you may play a location with cost 3 or less for free.",
        "このキャラクターをプレイしたとき、コスト3以下のロケーション1枚をコストを支払わずにプレイしてもよい。",
    ),
    (
        "action",
        "Remove up to 4 damage from one of your locations or characters.",
        "あなたのキャラクター1体かロケーション1つを選び、4ダメージまで取り除く。",
    ),
    (
        "action",
        "Chosen character gets -5 {S} until the start of your next turn.",
        "キャラクター1体を選び、あなたの次のターンの始めまで、-5{S}する。",
    ),
    (
        "action",
        "Each player puts the top 2 cards of their deck into their inkwell facedown and exerted.",
        "各プレイヤーは自分のデッキの上からカードを2枚インクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Deal 6 damage to chosen character or location.",
        "キャラクター1体かロケーション1つを選び、6ダメージを与える。",
    ),
    (
        "action",
        "Banish one of your characters with Reckless to banish chosen opposing character.",
        "暴勇を持つあなたのキャラクター1体を選び、退場させることで対戦相手のキャラクター1体を選び、退場させる。",
    ),
    (
        "item",
        "You pay 2 {I} less to move your characters to a location.",
        "あなたが自分のキャラクターをロケーションに移動させるコストの支払いは2{I}減る。",
    ),
    (
        "item",
        "{E} — You pay 2 {I} less for the next location you play this turn.",
        "{E}:このターン、あなたが次にロケーションをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "location",
        "If you have a character here, you pay 2 {I} less to play items.",
        "ここにあなたのキャラクターがいるなら、あなたがアイテムをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "location",
        ("Whenever a character is banished while here, you may put that card into your inkwell facedown and exerted."),
        (
            "ここにいるキャラクター1体が退場するたび、そのカードをあなたのインクウェルにエグザートかつ裏向きで置"
            "いてもよい。"
        ),
    ),
    (
        "location",
        "Whenever a character quests while here, you may draw a card, then choose and discard a card.",
        (
            "ここにいるキャラクター1体がクエストするたび、「カードを1枚引き、その後カードを1枚選んで捨てる。」を"
            "してもよい。"
        ),
    ),
    (
        "location",
        "Characters can't be challenged while here.",
        "ここにいるキャラクターはチャレンジされない。",
    ),
    (
        "character",
        "Whenever this character moves to a location, he gets +4 {S} this turn.",
        "このキャラクターがロケーションに移動するたび、これはこのターン、+4{S}される。",
    ),
    (
        "character",
        "Whenever this character quests, ready one of your items.",
        "このキャラクターがクエストするたび、あなたのアイテム1つを選び、レディする。",
    ),
    (
        "character",
        "While this character is exerted, opposing Pirate characters can't quest.",
        "このキャラクターがエグザートしている間、対戦相手の海賊・キャラクターはクエストできない。",
    ),
    (
        "character",
        "Whenever this character quests, you may deal 4 damage to chosen damaged character.",
        "このキャラクターがクエストするたび、ダメージを受けているキャラクター1体を選び、4ダメージを与えてもよい。",
    ),
    (
        "character",
        "{E} — Ready your Titan characters.",
        "{E}:あなたのタイタン・キャラクター全員をレディする。",
    ),
    (
        "character",
        "Whenever you discard a card, you may deal 2 damage to chosen opposing character.",
        "あなたがカードを捨てるたび、対戦相手のキャラクター1体を選び、2ダメージを与えてもよい。",
    ),
    (
        "character",
        "Whenever this character quests, each opponent with more lore than you loses 3 lore.",
        "このキャラクターがクエストするたび、あなたより多くのロアを持つ各対戦相手はロアを3つ失う。",
    ),
    (
        "character",
        "Whenever this character is challenged, each opponent chooses and discards 2 cards.",
        "このキャラクターがチャレンジされるたび、各対戦相手はカードを2枚選んで捨てる。",
    ),
    (
        "character",
        "For each character card in your discard, you pay 1 {I} less to play this character.",
        "あなたの捨て札にあるキャラクター・カード1枚につき、このキャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "Whenever you play a song, you may pay 3 {I} to deal 4 damage to chosen character.",
        "あなたが歌をプレイするたび、3{I}を支払うことでキャラクター1体を選び、4ダメージを与えてもよい。",
    ),
    (
        "character",
        "While you have more items in play than each opponent, this character gets +3 {L}.",
        "あなたの場のアイテムが各対戦相手より多い間、このキャラクターは+3{L}される。",
    ),
    (
        "character",
        "While you have a character named Ember in play, this character gains Bodyguard and gets +3 {W}.",
        "あなたの場に《Ember》という名前のキャラクターがいる間、このキャラクターは護衛を得て、+3{W}される。",
    ),
    (
        "character",
        "Whenever one of your locations is banished, you may put that card into your inkwell facedown and exerted.",
        (
            "あなたのロケーション1つが退場するたび、そのカードをあなたのインクウェルにエグザートかつ裏向きで置い"
            "てもよい。"
        ),
    ),
    (
        "character",
        "Whenever you play an action, this character takes no damage from challenges this turn.",
        "あなたがアクションをプレイするたび、このキャラクターはこのターン、チャレンジによってダメージを受けない。",
    ),
    (
        "character",
        (
            "When you play this character, deal damage to chosen character equal to the number of Broom "
            "characters you have in play."
        ),
        (
            "このキャラクターをプレイしたとき、キャラクター1体を選び、あなたの場のほうき・キャラクターと同じ数の"
            "ダメージを与える。"
        ),
    ),
    (
        "character",
        "Whenever you play another character, you may banish this character to draw 2 cards.",
        "あなたが他のキャラクターをプレイするたび、このキャラクターを退場させることでカードを2枚引いてもよい。",
    ),
    (
        "character",
        "Your other Madrigal characters gain Support.",
        "あなたの他のマドリガル・キャラクターは支援を得る。",
    ),
    (
        "character",
        "Whenever this character quests, your other characters can't quest for the rest of this turn.",
        "このキャラクターがクエストするたび、あなたの他のキャラクター全員はこのターン、クエストできない。",
    ),
    (
        "character",
        (
            "At the start of your turn, you may choose one:\n• This character gets +1 {L} this turn.\n• This "
            "character gains Challenger +3 this turn."
        ),
        (
            "あなたのターン開始時、以下から1つを選んでもよい。\n・このキャラクターはこのターン、+1{L}される。\n・"
            "このキャラクターはこのターン、果敢+3を得る。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, you may remove up to 3 damage from chosen character. If you removed "
            "damage this way, you may draw a card."
        ),
        (
            "このキャラクターをプレイしたとき、キャラクター1体を選び、3ダメージまで取り除いてもよい。この方法でダ"
            "メージを取り除いたなら、カードを1枚引いてもよい。"
        ),
    ),
    (
        "character",
        "When you play this character, if an opponent has an exerted character in play, you may draw a card.",
        (
            "このキャラクターをプレイしたとき、対戦相手の場にエグザートしているキャラクターがいるなら、カードを1"
            "枚引いてもよい。"
        ),
    ),
    (
        "character",
        "While you have no cards in your hand, characters with cost 5 or less can't challenge this character.",
        "あなたの手札が0枚である間、コスト5以下のキャラクターはこのキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "When you play this character, if you used Shift to play her, she gets +4 {S} this turn.",
        "このキャラクターをプレイしたとき、変身を使っていたなら、これはこのターン、+4{S}される。",
    ),
    (
        "character",
        "Your characters with 5 {S} or more get +1 {L}.",
        "5{S}以上のあなたのキャラクターは+1{L}される。",
    ),
    (
        "character",
        "When you play this character, opponents can't play actions until the start of your next turn.",
        "このキャラクターをプレイしたとき、あなたの次のターンの始めまで、対戦相手はアクションをプレイできない。",
    ),
    (
        "character",
        "Whenever this character challenges another character, gain 3 lore.",
        "このキャラクターが他のキャラクター1体にチャレンジするたび、ロアを3つ得る。",
    ),
    (
        "song",
        "Each opponent loses 3 lore. You gain 3 lore.",
        "各対戦相手はロアを3つ失う。あなたはロアを3つ得る。",
    ),
    (
        "action",
        "Return chosen character to their player's hand, then that player discards a card at random.",
        (
            "キャラクター1体を選び、そのキャラクターのプレイヤーの手札に戻し、その後そのプレイヤーは手札を無作為"
            "に1枚捨てる。"
        ),
    ),
    (
        "song",
        (
            "Look at the top 8 cards of your deck. Put 3 into your hand. Put the rest on the bottom of your deck "
            "in any order."
        ),
        ("あなたのデッキの上からカードを8枚見る。そのうち3枚を手札に加える。残りを好きな順番でデッキの一番下に置く。"),
    ),
    (
        "action",
        "Return up to 2 item cards from your discard into your hand.",
        "あなたの捨て札からアイテム・カードを2枚まで手札に戻す。",
    ),
    (
        "action",
        "All opposing characters get -2 {S} until the start of your next turn.",
        "対戦相手のキャラクター全員はあなたの次のターンの始めまで、-2{S}される。",
    ),
    (
        "action",
        "Move 1 damage counter from chosen character to chosen opposing character. Draw a card.",
        "キャラクター1体から対戦相手のキャラクター1体にダメージ・カウンターを1個移動する。カードを1枚引く。",
    ),
    (
        "action",
        "Deal 2 damage to each opposing character. You may banish chosen location.",
        "対戦相手の各キャラクターに2ダメージを与える。ロケーション1つを選び、退場させてもよい。",
    ),
    (
        "action",
        (
            "Chosen character gains Resist +3 until the start of your next turn. If a Hero character is chosen, "
            "they may also challenge ready characters this turn."
        ),
        (
            "キャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、耐久+3を得る。ヒーロー・キャ"
            "ラクターが選ばれたなら、そのキャラクターはこのターン、レディしているキャラクターにチャレンジできる。"
        ),
    ),
    (
        "item",
        "At the start of your turn, if an opposing character has damage, gain 2 lore.",
        "あなたのターン開始時、対戦相手の場にダメージを受けているキャラクターがいるなら、ロアを2つ得る。",
    ),
    (
        "item",
        "Whenever you play a song, chosen character gets -3 {S} until the start of your next turn.",
        "あなたが歌をプレイするたび、キャラクター1体を選び、あなたの次のターンの始めまで、-3{S}する。",
    ),
    (
        "location",
        "While you have an exerted character here, opposing characters get -1 {L}.",
        "ここにあなたのエグザートしているキャラクターがいる間、対戦相手のキャラクター全員は-1{L}される。",
    ),
    (
        "location",
        "During your turn, whenever a character banishes another character in a challenge while here, gain 2 lore.",
        (
            "あなたのターンの間、ここにいるキャラクター1体がチャレンジ中に他のキャラクター1体を退場させるたび、ロ"
            "アを2つ得る。"
        ),
    ),
    (
        "location",
        "Whenever a character with 4 {S} or more challenges while here, gain 2 lore.",
        "ここにいる4{S}以上のキャラクター1体がチャレンジするたび、ロアを2つ得る。",
    ),
    (
        "location",
        "2 {I} — Chosen character here gets +2 {S} this turn.",
        "2{I}:ここにいるキャラクター1体を選び、このターン、+2{S}する。",
    ),
    (
        "item",
        "Banish this item — Chosen character of yours gains Bodyguard until the start of your next turn.",
        (
            "このアイテムを退場させる:あなたのキャラクター1体を選び、そのキャラクターはあなたの次のターンの始めま"
            "で、護衛を得る。"
        ),
    ),
    (
        "item",
        "{E}, 2 {I} — Chosen Hero character gains Challenger +3 and Evasive this turn.",
        "{E},2{I}:ヒーロー・キャラクター1体を選び、そのキャラクターはこのターン、果敢+3と回避を得る。",
    ),
    (
        "character",
        "When you play this character, you may put a card from your hand into your inkwell facedown and exerted.",
        "このキャラクターをプレイしたとき、あなたの手札1枚をインクウェルにエグザートかつ裏向きで置いてもよい。",
    ),
    (
        "character",
        "When you play this character, you may play a song with cost 5 or less for free.",
        "このキャラクターをプレイしたとき、コスト5以下の歌1枚をコストを支払わずにプレイしてもよい。",
    ),
    (
        "character",
        (
            "Whenever you play another Princess character, all opposing characters get -1 {S} until the start of "
            "your next turn."
        ),
        (
            "あなたが他のプリンセス・キャラクターをプレイするたび、対戦相手のキャラクター全員はあなたの次のターン"
            "の始めまで、-1{S}される。"
        ),
    ),
    (
        "character",
        "Whenever this character quests, you may banish chosen item or location to gain 3 lore.",
        (
            "このキャラクターがクエストするたび、アイテム1つかロケーション1つを選び、退場させることでロアを3つ得"
            "てもよい。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, if one of your characters was banished this turn, you may play an "
            "action with cost 4 or less from your discard for free."
        ),
        (
            "このキャラクターがクエストするたび、このターンにあなたのキャラクターが退場していたなら、あなたの捨て"
            "札からコスト4以下のアクション1枚をコストを支払わずにプレイしてもよい。"
        ),
    ),
    (
        "character",
        "Whenever one of your characters challenges a damaged character, you may draw a card.",
        ("あなたのキャラクター1体がダメージを受けているキャラクター1体にチャレンジするたび、カードを1枚引いてもよい。"),
    ),
    (
        "character",
        "{E}, 2 {I}, Banish 2 of your items — Deal 6 damage to chosen character.",
        "{E},2{I},あなたのアイテム2つを選び、退場させる:キャラクター1体を選び、6ダメージを与える。",
    ),
    (
        "character",
        (
            "When you play this character, you may put chosen item or location into its player's inkwell "
            "facedown and exerted."
        ),
        (
            "このキャラクターをプレイしたとき、アイテム1つかロケーション1つを選び、それのプレイヤーのインクウェル"
            "にエグザートかつ裏向きで置いてもよい。"
        ),
    ),
    (
        "character",
        "4 {I} — Your other characters gain Resist +2 until the start of your next turn.",
        "4{I}:あなたの他のキャラクター全員はあなたの次のターンの始めまで、耐久+2を得る。",
    ),
    (
        "action",
        (
            "Ready chosen character of yours. They can't quest for the rest of this turn. If a Villain character "
            "is chosen, gain 2 lore."
        ),
        (
            "あなたのキャラクター1体を選び、レディする。そのキャラクターはこのターン、クエストできない。ヴィラン"
            "ズ・キャラクターが選ばれたなら、ロアを2つ得る。"
        ),
    ),
    (
        "action",
        "Remove up to 3 damage from any number of chosen characters.",
        "キャラクターを好きな数だけ選び、それらのキャラクターからそれぞれ3ダメージまで取り除く。",
    ),
    (
        "action",
        "Banish chosen item. Its player gains 3 lore.",
        "アイテム1つを選び、退場させる。そのアイテムのプレイヤーはロアを3つ得る。",
    ),
    (
        "action",
        "Your characters gain \"{E}, 2 {I} — Deal 2 damage to chosen character\" this turn.",
        "あなたのキャラクター全員はこのターン、「{E},2{I}:キャラクター1体を選び、2ダメージを与える。」を得る。",
    ),
    (
        "action",
        "Chosen character can't challenge during their next turn. Draw a card.",
        (
            "キャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、チャレンジできない。カー"
            "ドを1枚引く。"
        ),
    ),
    (
        "item",
        "3 {I}, Banish this item — Your characters gain Ward until the start of your next turn.",
        "3{I},このアイテムを退場させる:あなたのキャラクター全員はあなたの次のターンの始めまで、魔除を得る。",
    ),
    (
        "action",
        "Return chosen character, item, or location with cost 3 or less to their player's hand.",
        "コスト3以下の、キャラクター1体かアイテム1つかロケーション1つを選び、それのプレイヤーの手札に戻す。",
    ),
    (
        "action",
        "Whenever one of your characters with Reckless challenges another character this turn, gain 3 lore.",
        "このターン、暴勇を持つあなたのキャラクター1体が他のキャラクター1体にチャレンジするたび、ロアを3つ得る。",
    ),
    (
        "location",
        "While you have a damaged character here, this location gets +2 {L}.",
        "ここにあなたのダメージを受けているキャラクターがいる間、このロケーションは+2{L}される。",
    ),
    (
        "character",
        (
            "When you play this character, if you used Shift to play him, you may put an action card from your "
            "discard on the top of your deck."
        ),
        (
            "このキャラクターをプレイしたとき、変身を使っていたなら、あなたの捨て札からアクション・カード1枚をデ"
            "ッキの一番上に置いてもよい。"
        ),
    ),
    (
        "character",
        (
            "Once during your turn, whenever an opposing character is damaged, your Pirate characters get +2 {S} "
            "and gain Resist +1 this turn."
        ),
        (
            "あなたのターンの間に1回、対戦相手のキャラクター1体がダメージを受けるたび、あなたの海賊・キャラクター"
            "全員はこのターン、+2{S}され、耐久+1を得る。"
        ),
    ),
    (
        "character",
        "2 {I} — Look at the top card of your deck. Put it on either the top or the bottom of your deck.",
        "2{I}:あなたのデッキの一番上のカードを見る。それをあなたのデッキの一番上か一番下に置く。",
    ),
    (
        "character",
        "You pay 1 {I} less to play characters using Shift.",
        "あなたが変身を使ってキャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "While you have 2 or more other exerted characters in play, this character gets +2 {L}.",
        "あなたの場にエグザートしている他のキャラクターが2体以上いる間、このキャラクターは+2{L}される。",
    ),
    (
        "item",
        ("When this item is banished, you may return an item card with cost 2 or less from your discard to your hand."),
        "このアイテムが退場したとき、あなたの捨て札からコスト2以下のアイテム・カード1枚を手札に戻してもよい。",
    ),
    (
        "item",
        "When this item is banished, you pay 3 {I} less for the next item you play this turn.",
        "このアイテムが退場したとき、このターン、あなたが次にアイテムをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "item",
        ("When you play this item, chosen character gets -1 {S} this turn for each item named Moth you have in play."),
        (
            "このアイテムをプレイしたとき、キャラクター1体を選び、このターン、あなたの場の《Moth》という名前のア"
            "イテムと同じ数だけ-1{S}する。"
        ),
    ),
    (
        "action",
        "Chosen opposing character can't quest during their next turn. Draw a card.",
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、クエストできな"
            "い。カードを1枚引く。"
        ),
    ),
    (
        "action",
        "Choose one:\n• Deal 3 damage to chosen character.\n• Banish chosen item.",
        "以下から1つを選ぶ。\n・キャラクター1体を選び、3ダメージを与える。\n・アイテム1つを選び、退場させる。",
    ),
    (
        "action",
        "Chosen character of yours can't be challenged until the start of your next turn.",
        "あなたのキャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、チャレンジされない。",
    ),
    (
        "action",
        "Up to 3 chosen characters can't ready at the start of their next turn. Draw a card.",
        (
            "キャラクターを3体まで選び、それらのキャラクターはそれらのプレイヤーの次のターンの始めにレディしない"
            "。カードを1枚引く。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character challenges another character, you may return a Racer character card from "
            "your discard to your hand."
        ),
        (
            "このキャラクターが他のキャラクター1体にチャレンジするたび、あなたの捨て札からレーサー・キャラクター"
            "・カード1枚を手札に戻してもよい。"
        ),
    ),
    (
        "character",
        "Whenever you play a character, this character gets +1 {S} this turn.",
        "あなたがキャラクターをプレイするたび、このキャラクターはこのターン、+1{S}される。",
    ),
    (
        "character",
        "At the end of your turn, if you didn't play a song this turn, banish this character.",
        "あなたのターン終了時、あなたがこのターンに歌をプレイしていなかったなら、このキャラクターを退場させる。",
    ),
    (
        "character",
        (
            "Whenever you play a song, you may move up to 2 damage counters from chosen character to chosen "
            "opposing character."
        ),
        (
            "あなたが歌をプレイするたび、キャラクター1体から対戦相手のキャラクター1体にダメージ・カウンターを2個"
            "まで移動してもよい。"
        ),
    ),
    (
        "character",
        (
            "Whenever one of your other Racer characters is banished, each opponent chooses and banishes one of "
            "their characters."
        ),
        ("あなたの他のレーサー・キャラクター1体が退場するたび、各対戦相手は自分のキャラクター1体を選び、退場させる。"),
    ),
    (
        "character",
        "This character can't move to locations.",
        "このキャラクターはロケーションに移動できない。",
    ),
    (
        "action",
        (
            "Exert all opposing characters. Whenever one of your characters banishes another character in a "
            "challenge this turn, gain 3 lore."
        ),
        (
            "対戦相手のキャラクター全員をエグザートする。このターン、あなたのキャラクター1体がチャレンジ中に他の"
            "キャラクター1体を退場させるたび、ロアを3つ得る。"
        ),
    ),
    (
        "action",
        "Deal 2 damage each to up to 2 chosen characters.",
        "キャラクターを2体まで選び、それぞれに2ダメージを与える。",
    ),
    (
        "action",
        "Put up to 3 cards from your discard into your inkwell, facedown and exerted.",
        "あなたの捨て札からカードを3枚までインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Put chosen exerted character into their player's inkwell facedown and exerted.",
        (
            "エグザートしているキャラクター1体を選び、そのキャラクターのプレイヤーのインクウェルにエグザートかつ"
            "裏向きで置く。"
        ),
    ),
    (
        "action",
        "Banish chosen character, then return an item card from your discard to your hand.",
        "キャラクター1体を選び、退場させ、その後あなたの捨て札からアイテム・カード1枚を手札に戻す。",
    ),
    (
        "action",
        "Ready all your characters and deal 2 damage to each of them. They can't quest for the rest of this turn.",
        (
            "あなたのキャラクター全員をレディし、それらのキャラクターそれぞれに2ダメージを与える。それらのキャラ"
            "クターはこのターン、クエストできない。"
        ),
    ),
    (
        "location",
        "Once during your turn, whenever you move a character with 4 {S} or more here, you may draw a card.",
        "あなたのターンの間に1回、あなたが4{S}以上のキャラクターをここに移動させるたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "Whenever you play a Floodborn character, if you used Shift to play them, you may draw 2 cards.",
        "あなたがフラッドボーン・キャラクターをプレイするたび、それに変身を使ったなら、カードを2枚引いてもよい。",
    ),
    (
        "item",
        "Your characters enter play exerted.",
        "あなたのキャラクターはエグザートで場に出る。",
    ),
    (
        "character",
        "Opposing characters enter play exerted.",
        "対戦相手のキャラクターはエグザートで場に出る。",
    ),
    (
        "character",
        "This character can't be challenged by Villain characters.",
        "ヴィランズ・キャラクターはこのキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "This character can challenge ready damaged characters.",
        "このキャラクターはレディしているダメージを受けているキャラクターにチャレンジできる。",
    ),
    (
        "character",
        "This character takes no damage from challenges.",
        "このキャラクターはチャレンジによってダメージを受けない。",
    ),
    (
        "character",
        "This character doesn't ready at the start of your turn.",
        "このキャラクターはあなたのターン開始時にレディしない。",
    ),
    (
        "action",
        "If a character was banished this turn, draw 2 cards.",
        "このターンにキャラクターが退場していたなら、カードを2枚引く。",
    ),
    (
        "action",
        "If one of your characters was damaged this turn, gain 3 lore.",
        "このターンにあなたのキャラクターがダメージを受けていたなら、ロアを3つ得る。",
    ),
    (
        "character",
        "If an opposing character was damaged this turn, you pay 2 {I} less to play this character.",
        (
            "このターンに対戦相手のキャラクターがダメージを受けていたなら、このキャラクターをプレイするコストの支"
            "払いは2{I}減る。"
        ),
    ),
    (
        "character",
        "If you have 8 or more cards in your discard, you pay 3 {I} less to play this character.",
        "あなたの捨て札にカードが8枚以上あるなら、このキャラクターをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "action",
        "Discard your hand, then draw 4 cards.",
        "手札をすべて捨て、その後カードを4枚引く。",
    ),
    (
        "action",
        "Chosen opponent discards 2 cards at random.",
        "対戦相手1人を選び、そのプレイヤーは手札を無作為に2枚捨てる。",
    ),
    (
        "action",
        "Banish all opposing characters with cost 2 or less.",
        "対戦相手のコスト2以下のキャラクター全員を退場させる。",
    ),
    (
        "action",
        "Chosen character gains Evasive and \"Whenever this character quests, draw a card\" this turn.",
        (
            "キャラクター1体を選び、そのキャラクターはこのターン、回避と「このキャラクターがクエストするたび、カ"
            "ードを1枚引く。」を得る。"
        ),
    ),
    (
        "action",
        "Return a character card named Moth from your discard to your hand.",
        "あなたの捨て札から《Moth》という名前のキャラクター・カード1枚を手札に戻す。",
    ),
    (
        "item",
        "{E}, Banish one of your other characters — Draw 2 cards.",
        "{E},あなたの他のキャラクター1体を選び、退場させる:カードを2枚引く。",
    ),
    (
        "character",
        "Whenever you play a character with cost 6 or more, draw a card.",
        "あなたがコスト6以上のキャラクターをプレイするたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever you play a character with Bodyguard, gain 1 lore.",
        "あなたが護衛を持つキャラクターをプレイするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever one of your characters sings a song, this character gets +1 {L} this turn.",
        "あなたのキャラクター1体が歌を歌うたび、このキャラクターはこのターン、+1{L}される。",
    ),
    (
        "character",
        "At the start of your turn, if you have no cards in your hand, draw 2 cards.",
        "あなたのターン開始時、あなたの手札が0枚なら、カードを2枚引く。",
    ),
    (
        "character",
        "At the start of your turn, you may banish another chosen character of yours to draw 2 cards.",
        "あなたのターン開始時、あなたの他のキャラクター1体を選び、退場させることでカードを2枚引いてもよい。",
    ),
    (
        "character",
        "While this character has no damage, he gains Resist +2.",
        "このキャラクターが1ダメージも受けていない間、これは耐久+2を得る。",
    ),
    (
        "character",
        "While you have a Captain character in play, this character gains Rush.",
        "あなたの場にキャプテン・キャラクターがいる間、このキャラクターは突進を得る。",
    ),
    (
        "character",
        "This character gets +1 {S} for each 1 damage on him.",
        "このキャラクターはこれが受けているダメージと同じ数だけ+1{S}される。",
    ),
    (
        "character",
        "Your characters named Moth or Ember gain Ward.",
        "あなたの《Moth》か《Ember》という名前のキャラクターは魔除を得る。",
    ),
    (
        "character",
        "Your other characters with Evasive get +1 {L}.",
        "回避を持つあなたの他のキャラクターは+1{L}される。",
    ),
    (
        "character",
        "Your Villain characters gain Challenger +2 and Rush.",
        "あなたのヴィランズ・キャラクターは果敢+2と突進を得る。",
    ),
    (
        "character",
        "Characters with cost 3 or less can't quest.",
        "コスト3以下のキャラクターはクエストできない。",
    ),
    (
        "action",
        "Chosen character can't quest or challenge during their next turn.",
        ("キャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、クエストとチャレンジができない。"),
    ),
    (
        "action",
        "Exert up to 2 chosen characters with 4 {S} or less.",
        "4{S}以下のキャラクターを2体まで選び、エグザートする。",
    ),
    (
        "action",
        "Gain 2 lore. If you have 3 or more characters in play, gain 3 lore instead.",
        "ロアを2つ得る。あなたの場にキャラクターが3体以上いるなら、代わりにロアを3つ得る。",
    ),
    (
        "action",
        "Draw 2 cards. If you have 10 or more lore, draw 3 cards instead.",
        "カードを2枚引く。あなたのロアが10つ以上なら、代わりにカードを3枚引く。",
    ),
    (
        "location",
        "This location gets +1 {L} for each Pirate character here.",
        "このロケーションはここにいる海賊・キャラクターと同じ数だけ+1{L}される。",
    ),
    (
        "location",
        "When you play this location, if you have a Captain character in play, draw 2 cards.",
        "このロケーションをプレイしたとき、あなたの場にキャプテン・キャラクターがいるなら、カードを2枚引く。",
    ),
    (
        "location",
        "Characters gain Resist +1 while here.",
        "ここにいるキャラクター全員は耐久+1を得る。",
    ),
    (
        "location",
        "Whenever you move a character here, you may deal 1 damage to chosen character.",
        "あなたがキャラクターをここに移動させるたび、キャラクター1体を選び、1ダメージを与えてもよい。",
    ),
    (
        "item",
        "Your Pirate characters enter play exerted.",
        "あなたの海賊・キャラクターはエグザートで場に出る。",
    ),
    (
        "action",
        "If a character was banished this turn, gain 3 lore.",
        "このターンにキャラクター1体が退場していたなら、ロアを3つ得る。",
    ),
    (
        "location",
        "You pay 1 {I} less to move your characters here.",
        "あなたのキャラクターをここに移動させるコストの支払いは1{I}減る。",
    ),
    (
        "action",
        "Opponents can't draw cards until the start of your next turn.",
        "あなたの次のターンの始めまで、対戦相手はカードを引けない。",
    ),
    (
        "character",
        "Once per turn, when this character moves to a location, each opponent loses 2 lore.",
        "各ターンに1回、このキャラクターがロケーションに移動したとき、各対戦相手はロアを2つ失う。",
    ),
    (
        "character",
        "{E} — Gain 1 lore for each Titan character you have in play.",
        "{E}:あなたの場のタイタン・キャラクター1体につき、ロアを1つ得る。",
    ),
    (
        "location",
        "If you have a character here, you pay 2 {I} less to move a character of yours here.",
        "ここにあなたのキャラクターがいるなら、あなたのキャラクター1体をここに移動させるコストの支払いは2{I}減る。",
    ),
    (
        "item",
        "Whenever an opposing character, item, or location is returned to their hand from play, gain 2 lore.",
        "対戦相手のキャラクター1体かアイテム1つかロケーション1つが場から手札に戻るたび、ロアを2つ得る。",
    ),
    (
        "location",
        "Whenever a character is challenged and banished while here, banish the challenging character.",
        "ここにいるキャラクター1体がチャレンジされて退場するたび、チャレンジしたキャラクターを退場させる。",
    ),
    (
        "character",
        "When you play this character, shuffle all character cards from your discard into your deck.",
        (
            "このキャラクターをプレイしたとき、あなたの捨て札からすべてのキャラクター・カードをデッキに加えてシャ"
            "ッフルする。"
        ),
    ),
    (
        "character",
        "Other characters can't exert to sing songs.",
        "他のキャラクターは歌を歌うために{E}できない。",
    ),
    (
        "song",
        (
            "Sing Together 8\nPut all opposing characters with 3 {S} or less on the bottom of their players' "
            "decks in any order."
        ),
        "合唱8\n対戦相手の3{S}以下のキャラクター全員を好きな順番でそれらのプレイヤーのデッキの一番下に置く。",
    ),
    (
        "action",
        "Each opponent may choose and discard a card. For each opponent who doesn't, you draw 2 cards.",
        "各対戦相手はカードを1枚選んで捨ててもよい。そうしなかった対戦相手1人につき、カードを2枚引く。",
    ),
    (
        "character",
        "Whenever this character quests, ready all cards in your inkwell.",
        "このキャラクターがクエストするたび、あなたのインクウェルのカードをすべてレディする。",
    ),
    (
        "item",
        "{E}, 2 {I}, Discard a card — Exert chosen character.",
        "{E},2{I},カードを1枚捨てる:キャラクター1体を選び、エグザートする。",
    ),
    (
        "item",
        (
            "During your turn, whenever a card is put into your inkwell, you may move 1 damage counter from "
            "chosen character to chosen opposing character."
        ),
        (
            "あなたのターンの間、カードがあなたのインクウェルに置かれるたび、キャラクター1体から対戦相手のキャラ"
            "クター1体にダメージ・カウンターを1個移動してもよい。"
        ),
    ),
    (
        "action",
        "Banish any number of your items, then draw a card for each item banished this way.",
        "あなたのアイテムを好きな数だけ選び、退場させ、その後この方法で退場したアイテムと同じ数のカードを引く。",
    ),
    (
        "action",
        "Draw 3 cards, then put 2 cards from your hand on the top of your deck in any order.",
        "カードを3枚引き、その後あなたの手札2枚を好きな順番でデッキの一番上に置く。",
    ),
    (
        "character",
        (
            "During your turn, whenever a card is put into your inkwell, chosen opposing character gets -2 {S} "
            "until the start of your next turn."
        ),
        (
            "あなたのターンの間、カードがあなたのインクウェルに置かれるたび、対戦相手のキャラクター1体を選び、あ"
            "なたの次のターンの始めまで、-2{S}する。"
        ),
    ),
    (
        "action",
        "This turn, you may put an additional card from your hand into your inkwell facedown. Draw a card.",
        "このターン、あなたは追加で手札を1枚インクウェルに裏向きで置いてもよい。カードを1枚引く。",
    ),
    (
        "character",
        "During your turn, whenever a card is put into your inkwell, this character gets +1 {L} this turn.",
        ("あなたのターンの間、カードがあなたのインクウェルに置かれるたび、このキャラクターはこのターン、+1{L}される。"),
    ),
    (
        "action",
        "If you've played another action this turn, draw 3 cards.",
        "あなたがこのターンに他のアクションをプレイしていたなら、カードを3枚引く。",
    ),
    (
        "action",
        "Look at chosen opponent's hand.",
        "対戦相手1人を選び、そのプレイヤーの手札を見る。",
    ),
    (
        "action",
        "Chosen opponent reveals their hand and discards an action or item card of your choice.",
        (
            "対戦相手1人を選び、そのプレイヤーは手札を公開し、あなたが選んだアクション・カードかアイテム・カード"
            "を1枚捨てる。"
        ),
    ),
    (
        "action",
        "Look at the top 3 cards of your deck. Put them back in any order.",
        "あなたのデッキの上からカードを3枚見る。それらを好きな順番で戻す。",
    ),
    (
        "action",
        "If you played another action this turn, draw 4 cards.",
        "あなたがこのターンに他のアクションをプレイしていたなら、カードを4枚引く。",
    ),
    (
        "character",
        "When you play this character, you may return up to 2 other chosen characters of yours to your hand.",
        "このキャラクターをプレイしたとき、あなたの他のキャラクターを2体まで選び、手札に戻してもよい。",
    ),
    (
        "character",
        "Whenever you play an item, each opponent loses 1 lore and you gain 1 lore.",
        "あなたがアイテムをプレイするたび、各対戦相手はロアを1つ失い、あなたはロアを1つ得る。",
    ),
    (
        "character",
        "Whenever this character is challenged, you may deal 2 damage to the challenging character.",
        "このキャラクターがチャレンジされるたび、チャレンジしたキャラクターに2ダメージを与えてもよい。",
    ),
    (
        "character",
        "Whenever this character challenges a damaged character, gain 2 lore and draw a card.",
        ("このキャラクターがダメージを受けているキャラクター1体にチャレンジするたび、ロアを2つ得て、カードを1枚引く。"),
    ),
    (
        "character",
        "While this character is exerted, your other characters get +1 {S} and gain Resist +1.",
        "このキャラクターがエグザートである間、あなたの他のキャラクターは+1{S}され、耐久+1を得る。",
    ),
    (
        "character",
        "While this character is exerted, opposing characters with cost 3 or less can't challenge.",
        "このキャラクターがエグザートである間、対戦相手のコスト3以下のキャラクターはチャレンジできない。",
    ),
    (
        "character",
        (
            "When you play this character, ready chosen damaged character of yours. They can't quest for the "
            "rest of this turn."
        ),
        (
            "このキャラクターをプレイしたとき、ダメージを受けているあなたのキャラクター1体を選び、レディする。そ"
            "のキャラクターはこのターン、クエストできない。"
        ),
    ),
    (
        "character",
        "Whenever one of your characters quests, this character gets +1 {S} this turn.",
        "あなたのキャラクター1体がクエストするたび、このキャラクターはこのターン、+1{S}される。",
    ),
    (
        "action",
        "Chosen character of yours gains Challenger +3 this turn. Draw a card.",
        "あなたのキャラクター1体を選び、そのキャラクターはこのターン、果敢+3を得る。カードを1枚引く。",
    ),
    (
        "action",
        "Chosen opposing character can't challenge or quest during their next turn.",
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、クエストとチャ"
            "レンジができない。"
        ),
    ),
    (
        "action",
        "Exert all opposing characters with 3 {S} or less.",
        "対戦相手の3{S}以下のキャラクター全員をエグザートする。",
    ),
    (
        "action",
        "Ready all your Musketeer characters. They can't quest for the rest of this turn.",
        "あなたの銃士・キャラクター全員をレディする。それらのキャラクターはこのターン、クエストできない。",
    ),
    (
        "action",
        "Remove up to 3 damage from each of your Princess characters.",
        "あなたの各プリンセス・キャラクターからそれぞれ3ダメージまで取り除く。",
    ),
    (
        "action",
        "Deal 1 damage to each opposing damaged character.",
        "対戦相手のダメージを受けている各キャラクターに1ダメージを与える。",
    ),
    (
        "action",
        "Deal 3 damage to each character.",
        "各キャラクターに3ダメージを与える。",
    ),
    (
        "action",
        "Deal 1 damage to each of your characters. Draw 2 cards.",
        "あなたの各キャラクターに1ダメージを与える。カードを2枚引く。",
    ),
    (
        "action",
        "Banish chosen damaged opposing character. Gain 1 lore.",
        "ダメージを受けている対戦相手のキャラクター1体を選び、退場させる。ロアを1つ得る。",
    ),
    (
        "action",
        "Return chosen opposing character with cost 3 or less to their player's hand.",
        "対戦相手のコスト3以下のキャラクター1体を選び、そのキャラクターのプレイヤーの手札に戻す。",
    ),
    (
        "action",
        "Return all damaged characters to their players' hands.",
        "ダメージを受けているキャラクター全員をそれらのプレイヤーの手札に戻す。",
    ),
    (
        "action",
        "Put chosen opposing damaged character into their player's inkwell facedown.",
        (
            "ダメージを受けている対戦相手のキャラクター1体を選び、そのキャラクターのプレイヤーのインクウェルに裏"
            "向きで置く。"
        ),
    ),
    (
        "action",
        "Each opponent chooses and discards a card. Gain 2 lore.",
        "各対戦相手はカードを1枚選んで捨てる。ロアを2つ得る。",
    ),
    (
        "action",
        "Each player chooses and discards 2 cards.",
        "各プレイヤーはカードを2枚選んで捨てる。",
    ),
    (
        "action",
        "Each opponent chooses and discards an item card.",
        "各対戦相手はアイテム・カードを1枚選んで捨てる。",
    ),
    (
        "action",
        "Play a Floodborn character with cost 4 or less for free.",
        "コスト4以下のフラッドボーン・キャラクター1枚をコストを支払わずにプレイする。",
    ),
    (
        "action",
        (
            "Look at the top 5 cards of your deck. You may reveal a Villain character card and put it into your "
            "hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを5枚見る。ヴィランズ・キャラクター・カードを1枚公開し手札に加えてもよい"
            "。残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 4 cards of your deck. You may reveal a card named Moth and put it into your hand. "
            "Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを4枚見る。《Moth》という名前のカードを1枚公開し手札に加えてもよい。残り"
            "を好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        "Your Villain characters get +2 {S} and gain Rush this turn.",
        "あなたのヴィランズ・キャラクター全員はこのターン、+2{S}され、突進を得る。",
    ),
    (
        "action",
        "Your characters gain Rush this turn. Draw a card.",
        "あなたのキャラクター全員はこのターン、突進を得る。カードを1枚引く。",
    ),
    (
        "action",
        "Chosen character gets +1 {L} and gains Ward until the start of your next turn.",
        "キャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、+1{L}され、魔除を得る。",
    ),
    (
        "action",
        "Up to 3 chosen characters get -2 {S} this turn.",
        "キャラクターを3体まで選び、このターン、それぞれを-2{S}する。",
    ),
    (
        "action",
        "Choose one: \n• Chosen character gains Rush this turn.\n• Ready chosen item.",
        (
            "以下から1つを選ぶ。\n・キャラクター1体を選び、そのキャラクターはこのターン、突進を得る。\n・アイテム"
            "1つを選び、レディする。"
        ),
    ),
    (
        "action",
        "Gain 1 lore for each Hero character you have in play.",
        "あなたの場のヒーロー・キャラクターと同じ数のロアを得る。",
    ),
    (
        "action",
        "Draw a card for each character you have in play.",
        "あなたの場のキャラクターと同じ数のカードを引く。",
    ),
    (
        "action",
        "Chosen opponent loses 3 lore. Draw a card.",
        "対戦相手1人を選び、そのプレイヤーはロアを3つ失う。カードを1枚引く。",
    ),
    (
        "action",
        (
            "If you have a character named Moth in play, banish chosen character. Otherwise, deal 2 damage to "
            "chosen character."
        ),
        (
            "あなたの場に《Moth》という名前のキャラクターがいるなら、キャラクター1体を選び、退場させる。そうでな"
            "いなら、キャラクター1体を選び、2ダメージを与える。"
        ),
    ),
    (
        "action",
        "You may banish one of your characters. If you do, banish chosen opposing character.",
        (
            "あなたのキャラクター1体を選び、退場させてもよい。そうしたなら、対戦相手のキャラクター1体を選び、退場"
            "させる。"
        ),
    ),
    (
        "action",
        "You may discard 2 cards. If you do, draw 4 cards.",
        "カードを2枚選んで捨ててもよい。そうしたなら、カードを4枚引く。",
    ),
    (
        "action",
        "Put a card from your discard on the bottom of your deck. Draw a card.",
        "あなたの捨て札からカード1枚をデッキの一番下に置く。カードを1枚引く。",
    ),
    (
        "action",
        "Put the top 3 cards of your deck into your inkwell facedown and exerted.",
        "あなたのデッキの上からカードを3枚インクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Banish chosen item or location with cost 4 or less.",
        "コスト4以下の、アイテム1つかロケーション1つを選び、退場させる。",
    ),
    (
        "action",
        "Chosen character gets -3 {S} this turn. Chosen character gets +3 {S} this turn.",
        "キャラクター1体を選び、このターン、-3{S}する。キャラクター1体を選び、このターン、+3{S}する。",
    ),
    (
        "item",
        "{E}, 1 {I} — Chosen character gains Support and Resist +1 this turn.",
        "{E},1{I}:キャラクター1体を選び、そのキャラクターはこのターン、支援と耐久+1を得る。",
    ),
    (
        "item",
        "{E}, Banish this item — Remove up to 4 damage from chosen character and draw a card.",
        "{E},このアイテムを退場させる:キャラクター1体を選び、4ダメージまで取り除き、カードを1枚引く。",
    ),
    (
        "item",
        "1 {I}, Banish one of your items — Return an action card from your discard to your hand.",
        "1{I},あなたのアイテム1つを選び、退場させる:あなたの捨て札からアクション・カード1枚を手札に戻す。",
    ),
    (
        "item",
        "{E} — If you played a song this turn, draw a card.",
        "{E}:あなたがこのターンに歌をプレイしていたなら、カードを1枚引く。",
    ),
    (
        "item",
        "{E} — If you have a Captain character in play, gain 1 lore.",
        "{E}:あなたの場にキャプテン・キャラクターがいるなら、ロアを1つ得る。",
    ),
    (
        "item",
        "Whenever you play a character with 5 {S} or more, each opponent loses 1 lore.",
        "あなたが5{S}以上のキャラクターをプレイするたび、各対戦相手はロアを1つ失う。",
    ),
    (
        "item",
        "Whenever one of your characters is banished, you may draw a card.",
        "あなたのキャラクター1体が退場するたび、カードを1枚引いてもよい。",
    ),
    (
        "item",
        "Whenever you remove 2 or more damage from one of your characters, gain 1 lore.",
        "あなたが自分のキャラクター1体から2ダメージ以上取り除くたび、ロアを1つ得る。",
    ),
    (
        "item",
        "Your damaged characters get +2 {S}.",
        "ダメージを受けているあなたのキャラクターは+2{S}される。",
    ),
    (
        "item",
        "Your exerted characters gain Resist +1.",
        "エグザートしているあなたのキャラクターは耐久+1を得る。",
    ),
    (
        "item",
        "Opposing exerted characters get -1 {S}.",
        "エグザートしている対戦相手のキャラクターは-1{S}される。",
    ),
    (
        "item",
        "During your turn, your Hero characters gain Challenger +1.",
        "あなたのターンの間、あなたのヒーロー・キャラクターは果敢+1を得る。",
    ),
    (
        "item",
        "During opponents' turns, your characters gain Resist +1.",
        "対戦相手のターンの間、あなたのキャラクターは耐久+1を得る。",
    ),
    (
        "character",
        "This character can't be challenged by characters with 4 {S} or less.",
        "4{S}以下のキャラクターはこのキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "Characters with 3 {S} or more can't challenge this character.",
        "3{S}以上のキャラクターはこのキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "Your other Sorcerer characters gain \"{E} — Draw a card, then choose and discard a card.\"",
        "あなたの他の魔法使い・キャラクターは「{E}:カードを1枚引き、その後カードを1枚選んで捨てる。」を得る。",
    ),
    (
        "character",
        "If you have 3 or more other characters in play, you pay 2 {I} less to play this character.",
        "あなたの場に他のキャラクターが3体以上いるなら、このキャラクターをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        "If an opponent has more lore than you, you pay 2 {I} less to play this character.",
        (
            "いずれかの対戦相手があなたより多くのロアを持っているなら、このキャラクターをプレイするコストの支払い"
            "は2{I}減る。"
        ),
    ),
    (
        "character",
        "If you played a song this turn, you pay 2 {I} less to play this character.",
        "あなたがこのターンに歌をプレイしていたなら、このキャラクターをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        "When you play this character, if you have 2 or fewer cards in your hand, draw a card.",
        "このキャラクターをプレイしたとき、あなたの手札が2枚以下なら、カードを1枚引く。",
    ),
    (
        "character",
        "When you play this character, if an opponent has 10 or more lore, each opponent loses 3 lore.",
        "このキャラクターをプレイしたとき、いずれかの対戦相手のロアが10つ以上なら、各対戦相手はロアを3つ失う。",
    ),
    (
        "character",
        "When you play this character, you may put an item card from your discard on the top of your deck.",
        "このキャラクターをプレイしたとき、あなたの捨て札からアイテム・カード1枚をデッキの一番上に置いてもよい。",
    ),
    (
        "character",
        "When you play this character, each player draws a card.",
        "このキャラクターをプレイしたとき、各プレイヤーはカードを1枚引く。",
    ),
    (
        "character",
        "When you play this character, banish chosen item. Its player draws a card.",
        (
            "このキャラクターをプレイしたとき、アイテム1つを選び、退場させる。そのアイテムのプレイヤーはカードを1"
            "枚引く。"
        ),
    ),
    (
        "character",
        "When you play this character, chosen player draws 2 cards.",
        "このキャラクターをプレイしたとき、プレイヤー1人を選び、そのプレイヤーはカードを2枚引く。",
    ),
    (
        "character",
        (
            "Whenever this character quests, reveal the top card of your deck. If it's an item card, you may put "
            "it into your hand. Otherwise, put it on the bottom of your deck."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの一番上のカードを公開する。それがアイテム・カード"
            "なら、それを手札に加えてもよい。そうでないなら、それをデッキの一番下に置く。"
        ),
    ),
    (
        "character",
        "Whenever this character quests, your other Knight characters get +1 {L} this turn.",
        "このキャラクターがクエストするたび、あなたの他の騎士・キャラクター全員はこのターン、+1{L}される。",
    ),
    (
        "character",
        "At the start of your turn, if this character is exerted, draw a card.",
        "あなたのターン開始時、このキャラクターがエグザートしているなら、カードを1枚引く。",
    ),
    (
        "character",
        "At the start of your turn, if you have another character in play, gain 1 lore.",
        "あなたのターン開始時、あなたの場に他のキャラクターがいるなら、ロアを1つ得る。",
    ),
    (
        "character",
        "At the end of your turn, if you have 5 or more cards in your hand, choose and discard a card.",
        "あなたのターン終了時、あなたの手札が5枚以上なら、カードを1枚選んで捨てる。",
    ),
    (
        "character",
        "At the end of your turn, if this character is ready, deal 1 damage to each opposing character.",
        "あなたのターン終了時、このキャラクターがレディしているなら、対戦相手の各キャラクターに1ダメージを与える。",
    ),
    (
        "character",
        "2 {I} — This character gains Evasive this turn.",
        "2{I}:このキャラクターはこのターン、回避を得る。",
    ),
    (
        "character",
        "{E} — Deal 2 damage to chosen exerted character.",
        "{E}:エグザートしているキャラクター1体を選び、2ダメージを与える。",
    ),
    (
        "character",
        "{E} — Chosen Princess character gets +1 {L} this turn.",
        "{E}:プリンセス・キャラクター1体を選び、このターン、+1{L}する。",
    ),
    (
        "character",
        "{E}, 2 {I} — Return chosen character with cost 2 or less to their player's hand.",
        "{E},2{I}:コスト2以下のキャラクター1体を選び、そのキャラクターのプレイヤーの手札に戻す。",
    ),
    (
        "character",
        "Banish this character — Deal 3 damage to chosen character.",
        "このキャラクターを退場させる:キャラクター1体を選び、3ダメージを与える。",
    ),
    (
        "character",
        "While you have no other characters in play, this character gets +2 {S}.",
        "あなたの場に他のキャラクターがいない間、このキャラクターは+2{S}される。",
    ),
    (
        "character",
        "While you have 3 or more cards in your hand, this character gains Evasive.",
        "あなたの手札が3枚以上である間、このキャラクターは回避を得る。",
    ),
    (
        "character",
        "While this character has damage, your other characters gain Rush.",
        "このキャラクターがダメージを受けている間、あなたの他のキャラクターは突進を得る。",
    ),
    (
        "character",
        "While challenging, this character gets +3 {S}.",
        "このキャラクターはチャレンジしている間、+3{S}される。",
    ),
    (
        "character",
        "Your characters can't be challenged while this character is exerted.",
        "このキャラクターがエグザートである間、あなたのキャラクターはチャレンジされない。",
    ),
    (
        "character",
        "Whenever an opposing character is banished, draw a card.",
        "対戦相手のキャラクター1体が退場するたび、カードを1枚引く。",
    ),
    (
        "character",
        (
            "Whenever one of your other characters is banished in a challenge, each opponent chooses and "
            "discards a card."
        ),
        "あなたの他のキャラクター1体がチャレンジ中に退場するたび、各対戦相手はカードを1枚選んで捨てる。",
    ),
    (
        "action",
        (
            "Reveal the top 3 cards of your deck. Put all revealed character cards into your hand. Put the rest "
            "on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを3枚公開する。公開したキャラクター・カードをすべて手札に加える。残りを"
            "好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 3 cards of your deck. You may put one into your inkwell facedown and exerted. Put "
            "the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを3枚見る。そのうち1枚をインクウェルにエグザートかつ裏向きで置いてもよい"
            "。残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        "Shuffle your discard into your deck. Draw 2 cards.",
        "あなたの捨て札をデッキに加えてシャッフルする。カードを2枚引く。",
    ),
    (
        "action",
        "{E} one of your characters to deal damage equal to their {S} to chosen opposing character.",
        (
            "あなたのキャラクター1体を{E}することで対戦相手のキャラクター1体を選び、{E}したキャラクターの{S}と同"
            "じ数のダメージを与える。"
        ),
    ),
    (
        "action",
        "If chosen opponent has more cards in their hand than you, draw cards until you have the same number.",
        "選んだ対戦相手1人の手札があなたより多いなら、手札が同じ枚数になるようにカードを引く。",
    ),
    (
        "action",
        "Chosen character counts as having +2 cost to sing songs this turn.",
        "キャラクター1体を選び、そのキャラクターはこのターン、歌を歌う際にコスト+2として扱う。",
    ),
    (
        "character",
        "When you play this character and whenever he challenges another character, draw a card.",
        "このキャラクターをプレイしたとき、またはこれが他のキャラクター1体にチャレンジするたび、カードを1枚引く。",
    ),
    (
        "character",
        "At the end of each turn, if this character is damaged, banish him.",
        "各ターン終了時、このキャラクターがダメージを受けているなら、これを退場させる。",
    ),
    (
        "character",
        "For each opposing character with Evasive, this character gets +2 {S}.",
        "このキャラクターは対戦相手全員の場の回避を持つキャラクター1体につき、+2{S}される。",
    ),
    (
        "character",
        "For each 1 damage on opposing characters, you pay 1 {I} less to play this character.",
        (
            "対戦相手全員の場のキャラクターが受けているダメージ1につき、このキャラクターをプレイするコストの支払"
            "いは1{I}減る。"
        ),
    ),
    (
        "action",
        "Put 2 cards from your hand on the bottom of your deck in any order. Draw 3 cards.",
        "あなたの手札2枚を好きな順番でデッキの一番下に置く。カードを3枚引く。",
    ),
    (
        "character",
        (
            "Whenever this character quests, you may return another chosen character of yours to your hand to "
            "draw 2 cards."
        ),
        (
            "このキャラクターがクエストするたび、あなたの他のキャラクター1体を選び、手札に戻すことでカードを2枚引"
            "いてもよい。"
        ),
    ),
    (
        "character",
        "Whenever one of your Hero characters is challenged, you may draw a card.",
        "あなたのヒーロー・キャラクター1体がチャレンジされるたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "When you play this character, each opponent reveals their hand.",
        "このキャラクターをプレイしたとき、各対戦相手は手札を公開する。",
    ),
    (
        "character",
        "While you have 2 or more Broom characters in play, this character gains Rush and Evasive.",
        "あなたの場にほうき・キャラクターが2体以上いる間、このキャラクターは突進と回避を得る。",
    ),
    (
        "character",
        "Your Broom characters can't be challenged.",
        "あなたのほうき・キャラクターはチャレンジされない。",
    ),
    (
        "character",
        "Whenever you play a song, this character gets +1 {S} and +1 {L} this turn.",
        "あなたが歌をプレイするたび、このキャラクターはこのターン、+1{S}と+1{L}される。",
    ),
    (
        "character",
        "Whenever this character sings a song, each opponent loses 1 lore.",
        "このキャラクターが歌を歌うたび、各対戦相手はロアを1つ失う。",
    ),
    (
        "character",
        "This character gets +2 {L} while you have a location in play.",
        "あなたの場にロケーションがある間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "This character can't quest unless you have a Queen character in play.",
        "このキャラクターはあなたの場に女王・キャラクターがいないかぎり、クエストできない。",
    ),
    (
        "character",
        "At the start of your turn, deal 1 damage to this character.",
        "あなたのターン開始時、このキャラクターに1ダメージを与える。",
    ),
    (
        "character",
        "At the start of your turn, if you have 3 or more exerted characters in play, gain 1 lore.",
        "あなたのターン開始時、あなたの場にエグザートしているキャラクターが3体以上いるなら、ロアを1つ得る。",
    ),
    (
        "character",
        "When you play this character, remove up to 2 damage from each of your other characters.",
        "このキャラクターをプレイしたとき、あなたの他の各キャラクターからそれぞれ2ダメージまで取り除く。",
    ),
    (
        "character",
        "When this character leaves play, return chosen item to its player's hand.",
        "このキャラクターが場を離れたとき、アイテム1つを選び、それのプレイヤーの手札に戻す。",
    ),
    (
        "character",
        "When this character is banished, each opponent chooses and discards a card.",
        "このキャラクターが退場したとき、各対戦相手はカードを1枚選んで捨てる。",
    ),
    (
        "character",
        "When this character is banished in a challenge, gain lore equal to his {L}.",
        "このキャラクターがチャレンジ中に退場したとき、これの{L}と同じ数のロアを得る。",
    ),
    (
        "character",
        "Whenever this character challenges, he gains Resist +2 this turn.",
        "このキャラクターがチャレンジするたび、これはこのターン、耐久+2を得る。",
    ),
    (
        "character",
        "Whenever this character is dealt damage, deal 1 damage to chosen opposing character.",
        "このキャラクターがダメージを与えられるたび、対戦相手のキャラクター1体を選び、1ダメージを与える。",
    ),
    (
        "character",
        "This character enters play with 2 damage.",
        "このキャラクターは2ダメージを負って場に出る。",
    ),
    (
        "character",
        "You pay 1 {I} less to play songs.",
        "あなたが歌をプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "You pay 2 {I} less to play locations.",
        "あなたがロケーションをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        "{E}, 1 {I} — Put a damage counter on chosen character.",
        "{E},1{I}:キャラクター1体を選び、ダメージ・カウンターを1個置く。",
    ),
    (
        "character",
        "{E} — Move 1 damage counter from this character to chosen opposing character.",
        "{E}:このキャラクターから対戦相手のキャラクター1体にダメージ・カウンターを1個移動する。",
    ),
    (
        "character",
        "{E} — Chosen opponent discards a card at random.",
        "{E}:対戦相手1人を選び、そのプレイヤーは手札を無作為に1枚捨てる。",
    ),
    (
        "character",
        "{E}, Banish one of your items — Each opponent loses 2 lore.",
        "{E},あなたのアイテム1つを選び、退場させる:各対戦相手はロアを2つ失う。",
    ),
    (
        "character",
        "3 {I} — Draw a card. Each opponent draws a card.",
        "3{I}:カードを1枚引く。各対戦相手はカードを1枚引く。",
    ),
    (
        "character",
        "Characters with Rush get +1 {S}.",
        "突進を持つキャラクターは+1{S}される。",
    ),
    (
        "character",
        "Your other Seven Dwarfs characters gain Support and get +1 {W}.",
        "あなたの他の7人のこびと・キャラクターは支援を得て、+1{W}される。",
    ),
    (
        "character",
        "Your Prince and Princess characters get +1 {L}.",
        "あなたのプリンス/プリンセス・キャラクターは+1{L}される。",
    ),
    (
        "character",
        "While you have a character named Moth in play, you pay 1 {I} less to play actions.",
        (
            "あなたの場に《Moth》という名前のキャラクターがいる間、あなたがアクションをプレイするコストの支払いは"
            "1{I}減る。"
        ),
    ),
    (
        "character",
        "Whenever you play a character with cost 2 or less, you may exert chosen opposing character.",
        ("あなたがコスト2以下のキャラクターをプレイするたび、対戦相手のキャラクター1体を選び、エグザートしてもよい。"),
    ),
    (
        "character",
        "Whenever you play a second action in a turn, draw a card.",
        "各ターン、あなたが2枚目のアクションをプレイするたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever you play a third character in a turn, gain 2 lore.",
        "各ターン、あなたが3枚目のキャラクターをプレイするたび、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever an opposing character is dealt damage, gain 1 lore.",
        "対戦相手のキャラクター1体がダメージを与えられるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever an opposing character challenges, you may draw a card.",
        "対戦相手のキャラクター1体がチャレンジするたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "Whenever another character is banished, gain 1 lore.",
        "他のキャラクター1体が退場するたび、ロアを1つ得る。",
    ),
    (
        "action",
        "Banish all characters with cost 2 or less.",
        "コスト2以下のキャラクター全員を退場させる。",
    ),
    (
        "action",
        "Banish all items.",
        "アイテムをすべて退場させる。",
    ),
    (
        "action",
        "Banish chosen exerted character with 3 {S} or less.",
        "3{S}以下のエグザートしているキャラクター1体を選び、退場させる。",
    ),
    (
        "action",
        "Chosen Villain character gets +4 {S} this turn.",
        "ヴィランズ・キャラクター1体を選び、このターン、+4{S}する。",
    ),
    (
        "action",
        (
            "Chosen character gains \"When this character is banished in a challenge, return this card to your "
            "hand\" this turn."
        ),
        (
            "キャラクター1体を選び、そのキャラクターはこのターン、「このキャラクターがチャレンジ中に退場したとき"
            "、このカードをあなたの手札に戻す。」を得る。"
        ),
    ),
    (
        "action",
        "Chosen opposing character can't ready at the start of their next turn.",
        "対戦相手のキャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの始めにレディしない。",
    ),
    (
        "action",
        "Deal 2 damage to each opposing character with Evasive.",
        "回避を持つ対戦相手の各キャラクターに2ダメージを与える。",
    ),
    (
        "action",
        "Deal 1 damage to up to 3 chosen characters and draw a card.",
        "キャラクターを3体まで選び、それぞれに1ダメージを与え、カードを1枚引く。",
    ),
    (
        "action",
        "Draw 2 cards and gain 1 lore.",
        "カードを2枚引き、ロアを1つ得る。",
    ),
    (
        "action",
        "Draw a card for each item you have in play.",
        "あなたの場のアイテムと同じ数のカードを引く。",
    ),
    (
        "action",
        "Each opponent chooses one of their characters and puts them on the bottom of their deck.",
        "各対戦相手は自分のキャラクター1体を選び、デッキの一番下に置く。",
    ),
    (
        "action",
        "Each player may draw 2 cards.",
        "各プレイヤーはカードを2枚引いてもよい。",
    ),
    (
        "action",
        "Exert chosen item.",
        "アイテム1つを選び、エグザートする。",
    ),
    (
        "action",
        "Gain lore equal to the {L} of chosen exerted character of yours.",
        "エグザートしているあなたのキャラクター1体を選び、そのキャラクターの{L}と同じ数のロアを得る。",
    ),
    (
        "action",
        "If you have no characters in play, draw 4 cards.",
        "あなたの場にキャラクターがいないなら、カードを4枚引く。",
    ),
    (
        "action",
        "If an opponent has 3 or more characters in play, deal 2 damage to each opposing character.",
        "いずれかの対戦相手の場にキャラクターが3体以上いるなら、対戦相手の各キャラクターに2ダメージを与える。",
    ),
    (
        "action",
        "If you played 2 or more actions this turn, gain 3 lore.",
        "あなたがこのターンにアクションを2枚以上プレイしていたなら、ロアを3つ得る。",
    ),
    (
        "action",
        "If an opponent discarded a card this turn, draw 2 cards.",
        "対戦相手がこのターンにカードを捨てていたなら、カードを2枚引く。",
    ),
    (
        "action",
        "Move up to 2 damage counters from chosen character of yours to another chosen character.",
        "あなたのキャラクター1体から他のキャラクター1体にダメージ・カウンターを2個まで移動する。",
    ),
    (
        "action",
        "Play an item with cost 3 or less from your discard for free.",
        "あなたの捨て札からコスト3以下のアイテム1枚をコストを支払わずにプレイする。",
    ),
    (
        "action",
        "Put all damaged characters on the bottom of their players' decks.",
        "ダメージを受けているキャラクター全員をそれらのプレイヤーのデッキの一番下に置く。",
    ),
    (
        "action",
        "Put chosen item on the bottom of its player's deck.",
        "アイテム1つを選び、それのプレイヤーのデッキの一番下に置く。",
    ),
    (
        "action",
        "Ready all your items.",
        "あなたのアイテムをすべてレディする。",
    ),
    (
        "action",
        "Ready chosen character with Reckless.",
        "暴勇を持つキャラクター1体を選び、レディする。",
    ),
    (
        "action",
        "Remove up to 2 damage from chosen character. Draw a card for each 1 damage removed this way.",
        "キャラクター1体を選び、2ダメージまで取り除く。この方法で取り除いたダメージと同じ数のカードを引く。",
    ),
    (
        "action",
        "Return 2 character cards from your discard to your hand.",
        "あなたの捨て札からキャラクター・カード2枚を手札に戻す。",
    ),
    (
        "action",
        "Return chosen character of yours to your hand. Gain 2 lore.",
        "あなたのキャラクター1体を選び、手札に戻す。ロアを2つ得る。",
    ),
    (
        "action",
        "Shuffle chosen damaged character into their player's deck.",
        "ダメージを受けているキャラクター1体を選び、そのキャラクターのプレイヤーのデッキに加えてシャッフルする。",
    ),
    (
        "action",
        "Your characters with Evasive get +1 {L} this turn.",
        "回避を持つあなたのキャラクター全員はこのターン、+1{L}される。",
    ),
    (
        "action",
        "Your exerted characters gain Ward until the start of your next turn.",
        "エグザートしているあなたのキャラクター全員はあなたの次のターンの始めまで、魔除を得る。",
    ),
    (
        "item",
        "{E}, Banish this item — Return chosen character with cost 3 or less to their player's hand.",
        ("{E},このアイテムを退場させる:コスト3以下のキャラクター1体を選び、そのキャラクターのプレイヤーの手札に戻す。"),
    ),
    (
        "item",
        "At the end of your turn, if you have no cards in your hand, draw a card.",
        "あなたのターン終了時、あなたの手札が0枚なら、カードを1枚引く。",
    ),
    (
        "item",
        "Whenever one of your characters sings a song, remove up to 1 damage from them.",
        "あなたのキャラクター1体が歌を歌うたび、そのキャラクターから1ダメージまで取り除く。",
    ),
    (
        "location",
        "Your characters get +1 {L} while here.",
        "ここにいるあなたのキャラクター全員は+1{L}される。",
    ),
    (
        "location",
        "Villain characters gain Ward while here.",
        "ここにいるヴィランズ・キャラクター全員は魔除を得る。",
    ),
    (
        "location",
        "Whenever a character is banished while here, draw a card.",
        "ここにいるキャラクター1体が退場するたび、カードを1枚引く。",
    ),
    (
        "location",
        "Whenever one of your characters is challenged while here, deal 1 damage to the challenging character.",
        "ここにいるあなたのキャラクター1体がチャレンジされるたび、チャレンジしたキャラクターに1ダメージを与える。",
    ),
    (
        "character",
        "When this character is banished during your turn, draw 2 cards.",
        "あなたのターンの間、このキャラクターが退場したとき、カードを2枚引く。",
    ),
    (
        "character",
        "While one of your other characters is exerted, this character gains Ward.",
        "あなたの場にエグザートしている他のキャラクターがいる間、このキャラクターは魔除を得る。",
    ),
    (
        "character",
        "If you have a Pirate character in play, this character enters play exerted.",
        "あなたの場に海賊・キャラクターがいるなら、このキャラクターはエグザートで場に出る。",
    ),
    (
        "location",
        "If you have 3 or more characters here, this location gets +2 {L}.",
        "ここにあなたのキャラクターが3体以上いるなら、このロケーションは+2{L}される。",
    ),
    (
        "action",
        "Exert all opposing characters with 4 {S} or less.",
        "対戦相手の4{S}以下のキャラクターをすべてエグザートする。",
    ),
    (
        "character",
        "Whenever one of your characters with Rush challenges, gain 1 lore.",
        "突進を持つあなたのキャラクターがチャレンジするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "While this character is at a location, he gains Evasive.",
        "このキャラクターはロケーションにいる間、回避を得る。",
    ),
    (
        "action",
        "Deal 5 damage to chosen exerted character.",
        "エグザートしているキャラクター1体に5ダメージを与える。",
    ),
    (
        "location",
        "Whenever a Pirate character moves here, gain 2 lore.",
        "海賊・キャラクターがここに移動するたび、ロアを2つ得る。",
    ),
    (
        "character",
        "While you have an Ally character in play, this character gets +2 {S}.",
        "あなたの場に仲間・キャラクターがいる間、このキャラクターは+2{S}される。",
    ),
    (
        "action",
        "Return up to 2 chosen characters with 4 {S} or less each to their players' hands.",
        "4{S}以下のキャラクターを2体まで選び、それらのプレイヤーの手札に戻す。",
    ),
    (
        "character",
        "When this character is banished, if you have more cards in your hand than each opponent, draw 2 cards.",
        "このキャラクターが退場したとき、あなたの手札が各対戦相手より多いなら、カードを2枚引く。",
    ),
    (
        "character",
        "When you play this character, if an opponent has more cards in their inkwell than you, draw a card.",
        (
            "このキャラクターをプレイしたとき、いずれかの対戦相手のインクウェルのカードがあなたより多いなら、カー"
            "ドを1枚引く。"
        ),
    ),
    (
        "character",
        (
            "At the end of your turn, if this character is exerted and you don't have a Pirate character in play,"
            " deal 2 damage to this character."
        ),
        (
            "あなたのターン終了時、このキャラクターがエグザートであなたの場に海賊・キャラクターがいないなら、この"
            "キャラクターに2ダメージを与える。"
        ),
    ),
    (
        "character",
        "While there are 4 or more damaged characters in play, this character gets +2 {L}.",
        "場にダメージを受けているキャラクターが4体以上いる間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        (
            "Whenever this character is challenged, the challenging player may choose and discard a card. If they"
            " don't, you gain 3 lore."
        ),
        (
            "このキャラクターがチャレンジされるたび、チャレンジしたプレイヤーはカードを1枚選んで捨ててもよい。そ"
            "のプレイヤーがそうしなかったなら、あなたはロアを3つ得る。"
        ),
    ),
    (
        "character",
        "Whenever you play an action that isn't a song, this character gains Evasive this turn.",
        "あなたが歌以外のアクションをプレイするたび、このキャラクターはこのターン、回避を得る。",
    ),
    (
        "character",
        "When you play this character and whenever she's challenged, you may draw a card.",
        "このキャラクターをプレイしたとき、またはこれがチャレンジされるたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "Whenever this character quests while he has 4 {S} or more, gain 2 lore.",
        "4{S}以上のこのキャラクターがクエストするたび、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever another character is banished, return that card to its player's hand.",
        "他のキャラクター1体が退場するたび、そのカードをそれのプレイヤーの手札に戻す。",
    ),
    (
        "location",
        "Whenever one of your characters is banished while here, you may return them to your hand.",
        "ここにいるあなたのキャラクター1体が退場するたび、それをあなたの手札に戻してもよい。",
    ),
    (
        "character",
        (
            "When you play this character, you may put all Broom character cards from your discard into your inkw"
            "ell facedown and exerted."
        ),
        (
            "このキャラクターをプレイしたとき、あなたの捨て札からほうき・キャラクター・カードをすべてインクウェル"
            "にエグザートかつ裏向きで置いてもよい。"
        ),
    ),
    (
        "action",
        (
            "Search your deck for a character card with cost 4 or less and reveal that card to all players. Put t"
            "hat card into your hand and shuffle your deck."
        ),
        "あなたのデッキからコスト4以下のキャラクター・カードを1枚探し、公開し手札に加え、デッキをシャッフルする。",
    ),
    (
        "character",
        (
            "Whenever this character challenges another character, he gets +{S} equal to the {S} of chosen charac"
            "ter this turn."
        ),
        (
            "このキャラクターが他のキャラクター1体にチャレンジするたび、このキャラクターはこのターン、キャラクタ"
            "ー1体を選び、そのキャラクターの{S}と同じ数だけ+1{S}される。"
        ),
    ),
    (
        "character",
        (
            "While this character is exerted, if you have a location in play, your Pirate characters can't be cha"
            "llenged."
        ),
        (
            "このキャラクターがエグザートである間、あなたの場にロケーションがあるなら、あなたの海賊・キャラクター"
            "はチャレンジされない。"
        ),
    ),
    (
        "item",
        "{E}, 2 {I} — Choose one of your characters and gain lore equal to their {L}.",
        "{E},2{I}:あなたのキャラクター1体を選び、そのキャラクターの{L}と同じ数のロアを得る。",
    ),
    (
        "character",
        "When you play this character, choose and discard a card or banish this character.",
        "このキャラクターをプレイしたとき、カードを1枚選んで捨てないかぎり、このキャラクターを退場させる。",
    ),
    (
        "character",
        "When you play this character, you may banish one of your items to give chosen character +3 {S} this turn.",
        (
            "このキャラクターをプレイしたとき、あなたのアイテム1つを選び、退場させることでキャラクター1体を選び、"
            "このターン、+3{S}してもよい。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character moves to a location, you may move one of your other characters to that locat"
            "ion for free."
        ),
        (
            "このキャラクターがロケーションに移動するたび、あなたの他のキャラクター1体を選び、そのロケーションに"
            "コストを支払わずに移動させてもよい。"
        ),
    ),
    (
        "character",
        "While this character is being challenged, the challenging character gets -2 {S}.",
        "このキャラクターがチャレンジされている間、チャレンジしているキャラクターは-2{S}される。",
    ),
    (
        "character",
        (
            "Shift 4 {I}\nWhen you play this character, if you used Shift to play him, you may look at each oppon"
            "ent's hand."
        ),
        "変身4\nこのキャラクターをプレイしたとき、変身を使っていたなら、各対戦相手の手札を見てもよい。",
    ),
    (
        "character",
        (
            "When you play this character, each opponent chooses one of their exerted characters and returns that"
            " card to their hand."
        ),
        "このキャラクターをプレイしたとき、各対戦相手は自分のエグザートしているキャラクター1体を選び、手札に戻す。",
    ),
    (
        "character",
        (
            "Whenever this character quests, you may return chosen character or item with cost 3 or less to their"
            " player's hand, then that player draws a card."
        ),
        (
            "このキャラクターがクエストするたび、「コスト3以下の、キャラクター1体またはアイテム1つを選び、それの"
            "プレイヤーの手札に戻し、その後そのプレイヤーはカードを1枚引く。」をしてもよい。"
        ),
    ),
    (
        "character",
        "While 3 or more characters of yours are exerted, this character gets +2 {S} and gains Evasive.",
        "あなたの場にエグザートしているキャラクターが3体以上いる間、このキャラクターは+2{S}され、回避を得る。",
    ),
)
