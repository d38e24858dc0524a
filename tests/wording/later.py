"""More sentences of our own: wordings that came after the first two sets, and kinds of words put together anew."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

LATER: tuple[tuple[CardType, str, str], ...] = (
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
        (
            "When you play this character, look at the top 3 cards of your deck. You may put one into your hand. "
            "Put the rest on the bottom of your deck in any order."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上からカードを3枚見る。そのうち1枚を手札に加えても"
            "よい。残りを好きな順番でデッキの一番下に置く。"
        ),
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
        (
            "Whenever a character is banished while here, you may put that card into your inkwell facedown and "
            "exerted."
        ),
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
        (
            "When you play this character and whenever he quests, chosen opposing character gains Reckless "
            "during their next turn."
        ),
        (
            "このキャラクターをプレイしたとき、またはこれがクエストするたび、対戦相手のキャラクター1体を選び、そ"
            "のキャラクターはそれのプレイヤーの次のターンの間、暴勇を得る。"
        ),
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
        (
            "あなたのデッキの上からカードを8枚見る。そのうち3枚を手札に加える。残りを好きな順番でデッキの一番下に"
            "置く。"
        ),
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
        (
            "あなたのキャラクター1体がダメージを受けているキャラクター1体にチャレンジするたび、カードを1枚引いて"
            "もよい。"
        ),
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
        "Draw a card. Chosen character gains Reckless during their next turn.",
        "カードを1枚引く。キャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、暴勇を得る。",
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
        (
            "When you play this character and whenever he quests, you may remove up to 3 damage from another "
            "chosen character of yours. Gain 1 lore for each 1 damage removed this way."
        ),
        (
            "このキャラクターをプレイしたとき、またはこれがクエストするたび、あなたの他のキャラクター1体を選び、3"
            "ダメージまで取り除いてもよい。この方法で取り除いたダメージと同じ数のロアを得る。"
        ),
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
        (
            "When this item is banished, you may return an item card with cost 2 or less from your discard to "
            "your hand."
        ),
        "このアイテムが退場したとき、あなたの捨て札からコスト2以下のアイテム・カード1枚を手札に戻してもよい。",
    ),
    (
        "item",
        "When this item is banished, you pay 3 {I} less for the next item you play this turn.",
        "このアイテムが退場したとき、このターン、あなたが次にアイテムをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "item",
        (
            "When you play this item, chosen character gets -1 {S} this turn for each item named Moth you have "
            "in play."
        ),
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
        "Choose and discard a card — Ready this character. He can't quest for the rest of this turn.",
        "カードを1枚選んで捨てる:このキャラクターをレディする。これはこのターン、クエストできない。",
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
        (
            "あなたの他のレーサー・キャラクター1体が退場するたび、各対戦相手は自分のキャラクター1体を選び、退場さ"
            "せる。"
        ),
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
        "This character gets +1 {L} for each other Villain character you have in play.",
        "このキャラクターはあなたの場の他のヴィランズ・キャラクターと同じ数だけ+1{L}される。",
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
        (
            "キャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、クエストとチャレンジがで"
            "きない。"
        ),
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
        "Whenever a Villain character quests while here, each opponent loses 1 lore.",
        "ここにいるヴィランズ・キャラクター1体がクエストするたび、各対戦相手はロアを1つ失う。",
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
        "character",
        "Opponents can't draw cards until the start of your next turn.",
        "あなたの次のターンの始めまで、対戦相手はカードを引けない。",
    ),
)
