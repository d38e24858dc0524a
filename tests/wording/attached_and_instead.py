"""Sentences of our own: what hangs on others, what happens instead, what is named."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

ATTACHED_AND_INSTEAD: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        "This character can't challenge or quest unless it is at a location.",
        "このキャラクターがロケーションにいないかぎり、これはクエストとチャレンジができない。",
    ),
    (
        "action",
        "Your characters get +3 {S} while challenging a location this turn.",
        (
            "あなたのキャラクターはこのターン、「このキャラクターがロケーションにチャレンジしている間、これは+3"
            "{S}される。」を得る。"
        ),
    ),
    (
        "character",
        "While challenging a damaged character, this character gets +2 {S}.",
        "このキャラクターがダメージを受けているキャラクターにチャレンジしている間、これは+2{S}される。",
    ),
    (
        "character",
        "Your Knight characters get +1 {L} while at a location.",
        ("あなたの騎士・キャラクターは「このキャラクターがロケーションにいる間、これは+1{L}される。」を得る。"),
    ),
    (
        "action",
        (
            "Exert chosen opposing character. The chosen character can't ready at the start of their next "
            "turn unless they're at a location."
        ),
        (
            "対戦相手のキャラクター1体を選び、エグザートする。そのキャラクターはそれのプレイヤーの次のターンの始"
            "めに、それがロケーションにいないかぎりレディしない。"
        ),
    ),
    (
        "location",
        (
            "Whenever a character challenges another character while here, gain 1 lore. If the challenging "
            "character has 4 {S} or more, gain 2 lore instead."
        ),
        (
            "ここにいるキャラクター1体が他のキャラクター1体にチャレンジするたび、ロアを1つ得る。それが4{S}以上な"
            "ら、代わりにロアを2つ得る。"
        ),
    ),
    (
        "location",
        "Whenever a character quests while here, if that character has 4 {S} or more, gain 1 lore.",
        "ここにいるキャラクター1体がクエストするたび、そのキャラクターが4{S}以上なら、ロアを1つ得る。",
    ),
    (
        "item",
        (
            "{E}, 2 {I} — Chosen character gets +2 {S} this turn. Whenever he challenges another character "
            "this turn, you may draw a card."
        ),
        (
            "{E},2{I}:キャラクター1体を選び、このターン、+2{S}する。このターン、そのキャラクターが他のキャラクタ"
            "ー1体にチャレンジするたび、カードを1枚引いてもよい。"
        ),
    ),
    (
        "action",
        "Chosen character gains Rush this turn. When they're banished this turn, draw a card.",
        (
            "キャラクター1体を選び、そのキャラクターはこのターン、突進を得る。このターン、そのキャラクターが退場"
            "するたび、カードを1枚引く。"
        ),
    ),
    (
        "location",
        (
            "During your turn, the first time you move a character here, you may deal 1 damage to chosen "
            "character. If the moved character is a Knight, deal 2 damage instead."
        ),
        (
            "各ターンに1回、あなたのターンの間、あなたがキャラクターをここに移動させるたび、キャラクター1体を選"
            "び、そのキャラクターに1ダメージを与えてもよい。移動したキャラクターが騎士なら、代わりにそのキャラク"
            "ターに2ダメージを与える。"
        ),
    ),
    (
        "location",
        (
            "While you have 3 or more characters here, you may banish this location to play a character from "
            "your discard for free."
        ),
        (
            "あなたの場にここにいるキャラクターが3体以上いる間、このロケーションを退場させる:あなたの捨て札から"
            "キャラクター1枚をコストを支払わずにプレイする。"
        ),
    ),
    (
        "character",
        "Opponents can't choose your items for abilities or effects.",
        "対戦相手は能力や効果であなたのアイテムを選べない。",
    ),
    (
        "character",
        "The first time you play an action each turn, gain 1 lore.",
        "各ターンに1回、あなたがアクションをプレイするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Your locations and characters at locations gain Resist +1.",
        "あなたのロケーションと、ロケーションにいるあなたのキャラクターは耐久+1を得る。",
    ),
    (
        "character",
        "While one of your Pirate characters is at a location, that character gains Ward.",
        "ロケーションにいるあなたの海賊・キャラクターは魔除を得る。",
    ),
    (
        "location",
        "At the start of your turn, for each character you have here, you may draw a card.",
        "あなたのターン開始時、あなたの場のここにいるキャラクター1体につき「カードを1枚引く。」をしてもよい。",
    ),
    (
        "character",
        (
            "Whenever this character quests, you may gain lore equal to the {L} of chosen other character "
            "of yours. Return that character to your hand."
        ),
        (
            "このキャラクターがクエストするたび、あなたの他のキャラクター1体を選び、そのキャラクターの{L}と同じ"
            "数のロアを得てもよい。そのカードをあなたの手札に戻す。"
        ),
    ),
    (
        "character",
        (
            "At the end of your turn, if you have any characters in play with 5 {S} or more, gain 2 lore. "
            "If you have any in play with 9 {S} or more, gain 5 lore instead."
        ),
        (
            "あなたのターン終了時、あなたの場に5{S}以上のキャラクターがいるなら、ロアを2つ得る。あなたの場に9{S"
            "}以上のキャラクターがいるなら、代わりにロアを5つ得る。"
        ),
    ),
    (
        "song",
        (
            "Ready chosen character of yours at a location. They can't quest for the rest of this turn. Gain "
            "lore equal to that location's {L}."
        ),
        (
            "ロケーションにいるあなたのキャラクター1体を選び、レディする。そのキャラクターはこのターン、クエスト"
            "できない。そのロケーションの{L}と同じ数のロアを得る。"
        ),
    ),
    (
        "item",
        (
            "{E}, 1 {I} — Name a card, then reveal the top card of your deck. If it's the named card, put "
            "that card into your hand. Otherwise, put it on the top of your deck."
        ),
        (
            "{E},1{I}:カードの名前1つを指定し、その後あなたのデッキの一番上のカードを公開する。それがその名前の"
            "カードなら、そのカードをあなたの手札に戻す。そうでないなら、デッキの一番上に置く。"
        ),
    ),
    (
        "action",
        "Name a card. Return all character cards with that name from your discard to your hand.",
        "カードの名前1つを指定する。あなたの捨て札からその名前のキャラクター・カードをすべて手札に戻す。",
    ),
    (
        "character",
        "{E} — Exert chosen opposing character and all other opposing characters with the same name.",
        (
            "{E}:対戦相手のキャラクター1体を選び、そのキャラクターと、対戦相手の他のそのキャラクターと同じ名前の"
            "キャラクター全員をエグザートする。"
        ),
    ),
    (
        "character",
        (
            "{E}, Banish one of your other characters — Play a character with the same name as the banished "
            "character for free."
        ),
        (
            "{E},あなたの他のキャラクター1体を選び、退場させる:退場させたキャラクターと同じ名前のキャラクター1枚"
            "をコストを支払わずにプレイする。"
        ),
    ),
    (
        "location",
        (
            'Villain characters gain "{E}, 3 {I} — Play a character with the same name as this character '
            'for free" while here.'
        ),
        (
            "ここにいるヴィランズ・キャラクターは「{E},3{I}:このロケーションと同じ名前のキャラクター1枚をコスト"
            "を支払わずにプレイする。」を得る。"
        ),
    ),
    (
        "action",
        (
            "Shuffle chosen card from your discard into your deck. Reveal the top card of your deck. If it "
            "has the same name as the chosen card, you may play the revealed card for free. Otherwise, put "
            "it into your hand."
        ),
        (
            "あなたの捨て札からカード1枚をあなたのデッキに加えてシャッフルする。あなたのデッキの一番上のカードを"
            "公開する。それが選んだカードと同じ名前のカードなら、そのキャラクターをコストを支払わずにプレイして"
            "もよい。公開したカードがプレイされていないなら、そのカードをあなたの手札に戻す。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, you may search your deck for a Madrigal character card and reveal "
            "that card to all players. Shuffle your deck and put that card on top of it."
        ),
        (
            "このキャラクターをプレイしたとき、「あなたのデッキからマドリガル・キャラクター・カード1枚を探してプ"
            "レイヤー全員に公開する。」をしてもよい。あなたのデッキをシャッフルしてそのカードを一番上に置く。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character deals damage to another character in a challenge, "
            "you may deal the same amount of damage to another chosen character."
        ),
        (
            "このキャラクターがチャレンジ中に他のキャラクター1体にダメージを与えるたび、他の"
            "キャラクター1体を選び、そのキャラクターに同じ数のダメージを与えてもよい。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character deals damage to another character in a challenge, "
            "deal the same amount of damage to up to 2 other chosen characters."
        ),
        (
            "このキャラクターがチャレンジ中に他のキャラクター1体にダメージを与えるたび、他の"
            "キャラクターを2体まで選び、そのキャラクターに同じ数のダメージを与える。"
        ),
    ),
    (
        "character",
        "This character gains Resist +1 for each other Knight character you have in play.",
        "これはあなたの場の他の騎士・キャラクター1体につき、耐久+1を得る。",
    ),
    (
        "character",
        "Your Knight characters gain Challenger +1 for each location you have in play.",
        "あなたの騎士・キャラクターはあなたの場のロケーション1つにつき、果敢+1を得る。",
    ),
    (
        "character",
        ("Whenever this character quests, you may play a character with the same name as this character for free."),
        (
            "このキャラクターがクエストするたび、このキャラクターと同じ名前のキャラクター1枚をコストを支払わずに"
            "プレイしてもよい。"
        ),
    ),
    (
        "action",
        "Return chosen character and all other characters with the same name to their players' hands.",
        (
            "キャラクター1体を選び、そのキャラクターと、他のそのキャラクターと同じ名前のキャラクター全員をそれぞ"
            "れのプレイヤーの手札に戻す。"
        ),
    ),
    (
        "item",
        (
            "{E}, Banish one of your characters — You may play a character with the same name as the banished "
            "character from your discard for free."
        ),
        (
            "{E},あなたのキャラクター1体を選び、退場させる:あなたの捨て札から退場させたキャラクターと同じ名前の"
            "キャラクター1枚をコストを支払わずにプレイしてもよい。"
        ),
    ),
    (
        "character",
        "For each location you have in play, this character gains Resist +1 and gets +1 {L}.",
        ("これはあなたの場のロケーション1つにつき、耐久+1を得、あなたの場のロケーションと同じ数だけ+1{L}される。"),
    ),
    (
        "action",
        "Chosen character gains Challenger +1 for each item you have in play this turn.",
        ("キャラクター1体を選び、そのキャラクターはあなたの場のアイテム1つにつき、このターン、果敢+1を得る。"),
    ),
    (
        "character",
        "If this character would be banished in a challenge, you may banish one of your items instead.",
        ("このキャラクターがチャレンジ中に退場するなら、代わりにあなたのアイテム1つを選び、退場させてもよい。"),
    ),
    (
        "character",
        ("During your turn, if one of your other characters would be banished, you may banish this character instead."),
        ("あなたのターンの間、あなたの他のキャラクター1体が退場するなら、代わりにこのキャラクターを退場させてもよい。"),
    ),
    (
        "character",
        (
            "During opponents' turns, if an effect would cause you to discard one or more cards from your "
            "hand, you don't discard."
        ),
        "対戦相手のターンの間、効果によってあなたがカードを捨てるなら、捨てない。",
    ),
    (
        "character",
        ("If this character would be banished, put this card into your inkwell facedown and exerted instead."),
        ("このキャラクターが退場するなら、代わりにこのカードをあなたのインクウェルにエグザートかつ裏向きで置く。"),
    ),
    (
        "item",
        "If one of your characters would be banished, you may banish this item instead.",
        "あなたのキャラクター1体が退場するなら、代わりにこのアイテムを退場させてもよい。",
    ),
    (
        "character",
        "If one of your other characters would be banished, you may choose and discard a card instead.",
        "あなたの他のキャラクター1体が退場するなら、代わりにカードを1枚選んで捨ててもよい。",
    ),
    (
        "character",
        "If one of your Hero characters would be banished, remove all damage from them instead.",
        ("あなたのヒーロー・キャラクター1体が退場するなら、代わりにそのキャラクターからすべてのダメージを取り除く。"),
    ),
    (
        "item",
        (
            "At the end of each opponent's turn, if they have more than 3 cards in their hand, they discard "
            "until they have 3 cards in their hand."
        ),
        (
            "各対戦相手のターン終了時、そのプレイヤーの手札が3枚より多いなら、そのプレイヤーは手札が3枚になるよ"
            "うに捨てる。"
        ),
    ),
    (
        "character",
        (
            "During each opponent's turn, whenever they draw a card while this character is exerted, you "
            "may draw a card."
        ),
        (
            "このキャラクターがエグザートである間、対戦相手のターンにそのプレイヤーがカードを1枚引くたび、カード"
            "を1枚引いてもよい。"
        ),
    ),
    (
        "character",
        "Whenever an opponent draws a card during their turn, you may draw a card.",
        "対戦相手のターンにそのプレイヤーがカードを1枚引くたび、カードを1枚引いてもよい。",
    ),
    (
        "location",
        (
            "When you play this location, choose an exerted character. While this location is in play, that "
            "character can't ready at the start of their turn."
        ),
        (
            "このロケーションをプレイしたとき、エグザートしているキャラクター1体を選び、そのキャラクターはこのロ"
            "ケーションが場にある間、あなたのターン開始時にレディしない。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, choose an opposing character. While this character is in play, "
            "that character can't quest."
        ),
        (
            "このキャラクターをプレイしたとき、対戦相手のキャラクター1体を選び、そのキャラクターはこのキャラクタ"
            "ーが場にある間、クエストできない。"
        ),
    ),
    (
        "character",
        "This character also counts as being named King Candy for Shift.",
        "このキャラクターは変身に関して《King Candy》という名前でもあるものとして扱う。",
    ),
    (
        "character",
        "You may play any character with Shift on this character as if this character had any name.",
        ("あなたは変身を持つキャラクターを、このキャラクターがどの名前でもあるかのようにこれの上にプレイしてもよい。"),
    ),
    ("item", "All cards in your hand count as having {C}.", "あなたの手札にあるカードは{C}を持つものとして扱う。"),
    (
        "character",
        "{E} — Play an item from your hand or discard with cost 5 or less for free, exerted.",
        (
            "{E}:あなたの手札か捨て札からコスト5以下のアイテム1枚をコストを支払わずにプレイする。それはエグザー"
            "トで場に出る。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 5 cards of your deck. Put any number of them on the top or the bottom of your "
            "deck in any order. Gain 1 lore."
        ),
        (
            "あなたのデッキの上からカードを5枚見る。そのうち好きな枚数を好きな順番でデッキの一番上に、残りを好き"
            "な順番で一番下に置く。ロアを1つ得る。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 2 cards of your deck. Put any number of them into your discard. Put the rest "
            "on the top of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを2枚見る。そのうち好きな枚数を捨て札に置く。それらを好きな順番でデッキ"
            "の一番上に置く。"
        ),
    ),
    (
        "character",
        "Characters named Ember lose Evasive and can't gain Evasive.",
        "《Ember》という名前のキャラクターは回避を失い、回避を得られない。",
    ),
    (
        "location",
        "While a Hyena character is here, this location gets +1 {L}.",
        "ここにハイエナ・キャラクターが1体以上いる間、これは+1{L}される。",
    ),
    (
        "character",
        "When you play this character, put the top 2 cards of your deck under him facedown.",
        ("このキャラクターをプレイしたとき、あなたのデッキの上からカードを2枚このキャラクターの下に裏向きで置く。"),
    ),
    (
        "character",
        "When you play this character, move up to 3 damage from chosen character to this character.",
        (
            "このキャラクターをプレイしたとき、キャラクター1体からこのキャラクターにダメージ・カウンターを3個ま"
            "で移動する。"
        ),
    ),
    (
        "character",
        "You may play this character for free if you've played 3 or more other cards this turn.",
        (
            "あなたがこのターンに他のカードを3枚以上プレイしていた間、このキャラクターをコストを支払わずにプレイ"
            "してもよい。"
        ),
    ),
    (
        "action",
        "Choose an opponent. They reveal their hand and discard a card of your choice.",
        "対戦相手1人を選び、そのプレイヤーは手札を公開し、あなたが選んだカードを1枚捨てる。",
    ),
    (
        "action",
        "The next character you play this turn costs 3 {I} less.",
        "このターン、あなたが次にキャラクターをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "character",
        "Damage counters can't be removed from opposing characters.",
        "対戦相手のキャラクターはダメージ・カウンターを取り除かれない。",
    ),
    (
        "character",
        (
            "{E} — Move chosen character of yours to a location for free, then that location gains Resist "
            "+2 until the start of your next turn."
        ),
        (
            "{E}:あなたのキャラクター1体を選び、ロケーション1つにコストを支払わずに移動させ、その後そのロケーシ"
            "ョンはあなたの次のターンの始めまで、耐久+2を得る。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, reveal the top 5 cards of your deck. You may put a song card reveale"
            "d this way into your hand. Put the rest on the top of your deck in any order."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上からカードを5枚公開する。歌・カードを1枚公開し"
            "手札に加えてもよい。残りを好きな順番でデッキの一番上に置く。"
        ),
    ),
    (
        "character",
        "If a card was put into your inkwell this turn, your characters get +1 {S}.",
        "あなたがこのターンにカードをインクウェルに置いていた間、あなたのキャラクターは+1{S}される。",
    ),
    (
        "character",
        (
            "When you play this character, each opponent chooses a card from their hand and puts it on the "
            "bottom of their deck."
        ),
        ("このキャラクターをプレイしたとき、各対戦相手は自分の手札からカードを1枚選び、自分のデッキの一番下に置く。"),
    ),
    (
        "character",
        ("When you play this character, chosen character gets -1 {S} for each card in your hand this turn."),
        (
            "このキャラクターをプレイしたとき、キャラクター1体を選び、このターン、あなたの手札にあるカードと同じ"
            "数だけ-1{S}する。"
        ),
    ),
    (
        "item",
        "At the end of your turn, if you didn't put any cards into your inkwell this turn, draw a card.",
        ("あなたのターン終了時、あなたがこのターンにカードをインクウェルに置いていなかったなら、カードを1枚引く。"),
    ),
    (
        "location",
        "At the start of your turn, if no other location is here, gain 1 lore.",
        "あなたのターン開始時、ここに他のロケーションがいないなら、ロアを1つ得る。",
    ),
    (
        "character",
        "While an opponent has 10 or more cards in their discard, this character gets +2 {L}.",
        "いずれかの対戦相手の捨て札にカードが10枚以上ある間、これは+2{L}される。",
    ),
    (
        "character",
        "This character gets +{S} equal to the highest {S} among your other characters.",
        "これはあなたの他のキャラクターの{S}のうち最も大きいものと同じ数だけ+1{S}される。",
    ),
    (
        "action",
        "Banish chosen character with the highest cost.",
        "キャラクターのうちコストが最も大きいもの1体を選び、退場させる。",
    ),
    (
        "action",
        "Banish each opposing character with the highest cost.",
        "対戦相手のキャラクターのうちコストが最も大きいもの全員を退場させる。",
    ),
    (
        "character",
        "When you play this character, if you didn't play another character this turn, gain 2 lore.",
        (
            "このキャラクターをプレイしたとき、あなたがこのターンに他のキャラクターをプレイしていなかったなら、"
            "ロアを2つ得る。"
        ),
    ),
    (
        "character",
        (
            "Whenever this character quests, look at the top 3 cards of your deck. Put one into your hand, "
            "one into your inkwell facedown and exerted, and one into your discard."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの上からカードを3枚見る。そのうち1枚を手札に、1枚を"
            "インクウェルにエグザートかつ裏向きで、1枚を捨て札に置く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, reveal cards from the top of your deck until you reveal an item "
            "card. Put that card into your hand and shuffle the rest into your deck."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上から、アイテム・カードが公開されるまでカードを"
            "公開する。そのカードをあなたの手札に戻して、残りをデッキに加えてシャッフルする。"
        ),
    ),
    (
        "action",
        (
            "Reveal cards from the top of your deck until you reveal a character card. Play that character "
            "for free. Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上から、キャラクター・カードが公開されるまでカードを公開する。そのキャラクターをコ"
            "ストを支払わずにプレイする。残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "item",
        ("Whenever one of your characters would be banished in a challenge, you may banish this item instead."),
        "あなたのキャラクター1体がチャレンジ中に退場するなら、代わりにこのアイテムを退場させてもよい。",
    ),
    (
        "character",
        "Characters named Flint get +2 {S} while challenging locations.",
        (
            "《Flint》という名前のキャラクターは「このキャラクターがロケーションにチャレンジしている間、これは+"
            "2{S}される。」を得る。"
        ),
    ),
    (
        "character",
        "Whenever this character challenges, choose and discard a card unless you have an item in play.",
        ("このキャラクターがチャレンジするたび、あなたの場にアイテムがないかぎり、カードを1枚選んで捨てる。"),
    ),
    (
        "character",
        "When you play this character, chosen opponent can't play characters during their next turn.",
        (
            "このキャラクターをプレイしたとき、対戦相手1人を選び、そのプレイヤーはそれのプレイヤーの次のターンの"
            "間、キャラクターをプレイできない。"
        ),
    ),
    (
        "character",
        "Whenever this character challenges a location, gain lore equal to that location's {L}.",
        ("このキャラクターがロケーション1つにチャレンジするたび、そのロケーションの{L}と同じ数のロアを得る。"),
    ),
    (
        "character",
        (
            "Whenever this character quests, you may put the top card of your deck into your discard. If "
            "it's an item card, gain 1 lore."
        ),
        (
            "このキャラクターがクエストするたび、あなたのデッキの一番上のカードを捨て札に置いてもよい。アイテム"
            "が選ばれたなら、ロアを1つ得る。"
        ),
    ),
    (
        "character",
        "While a character named Rook is at a location, this character gets +2 {L}.",
        "場にロケーションにいる《Rook》という名前のキャラクターがいる間、これは+2{L}される。",
    ),
    (
        "character",
        "Boost 2 {I}\nThis character gets +1 {S} and +1 {W} for each card under him.",
        (
            "Boost2\nこれはこのキャラクターの下にあるカードと同じ数だけ+1{S}され、このキャラクターの下にあるカー"
            "ドと同じ数だけ+1{W}される。"
        ),
    ),
    (
        "action",
        "Chosen character gets +1 {S} for each damage on them this turn.",
        "キャラクター1体を選び、このターン、そのキャラクターが受けているダメージと同じ数だけ+1{S}する。",
    ),
    (
        "action",
        "Discard your hand, then draw a card for each card discarded this way.",
        "手札をすべて捨て、その後捨てられたカードと同じ数のカードを引く。",
    ),
    (
        "character",
        (
            "When you play this character, search your deck for a card named Ember Stone, reveal it, put "
            "it into your hand, then shuffle your deck."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキから《Ember Stone》という名前のカードを1枚探し、公"
            "開し、手札に加え、その後デッキをシャッフルする。"
        ),
    ),
    (
        "character",
        "Whenever he challenges a damaged character, ready this character after the challenge.",
        (
            "このキャラクターがダメージを受けているキャラクター1体にチャレンジするたび、そのチャレンジの後、この"
            "キャラクターをレディする。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, the player or players with the most cards in their hand chooses "
            "and discards a card."
        ),
        "このキャラクターをプレイしたとき、手札が最も多いプレイヤー全員はカードを1枚選んで捨てる。",
    ),
    (
        "character",
        "You may banish one of your items to play this character for free.",
        ("あなたのアイテム1つを選び、退場させることでこのキャラクターをコストを支払わずにプレイしてもよい。"),
    ),
    (
        "character",
        "You may exert 2 of your items to play this character for free.",
        "あなたのアイテム2つを{E}することでこのキャラクターをコストを支払わずにプレイしてもよい。",
    ),
    (
        "character",
        ("If you have a Dragon character in play, you may choose and discard a card to play this character for free."),
        (
            "あなたの場にドラゴン・キャラクターがいるなら、カードを1枚選んで捨てることでこのキャラクターをコスト"
            "を支払わずにプレイしてもよい。"
        ),
    ),
    (
        "action",
        "You may exert one of your characters to play this action for free.\nDraw 2 cards.",
        ("あなたのキャラクター1体を{E}することでこのカードをコストを支払わずにプレイしてもよい。\nカードを2枚引く。"),
    ),
    (
        "character",
        "If an effect would cause you to discard one or more cards, you don't discard.",
        "効果によってあなたがカードを捨てるなら、捨てない。",
    ),
    (
        "character",
        (
            "When you play this character, name a card, then reveal the top card of your deck. If it's the "
            "named card, put it into your hand."
        ),
        (
            "このキャラクターをプレイしたとき、カードの名前1つを指定し、その後あなたのデッキの一番上のカードを公"
            "開する。それがその名前のカードなら、そのカードをあなたの手札に戻す。"
        ),
    ),
    (
        "action",
        "Name a card. Return all cards with that name from your discard to your hand.",
        "カードの名前1つを指定する。あなたの捨て札からその名前のカードをすべて手札に戻す。",
    ),
    (
        "item",
        (
            "{E} — Name a card, then reveal the top card of your deck. If it's the named card, gain 2 lore. "
            "Otherwise, put it on the bottom of your deck."
        ),
        (
            "{E}:カードの名前1つを指定し、その後あなたのデッキの一番上のカードを公開する。それがその名前のカード"
            "なら、ロアを2つ得る。そうでないなら、デッキの一番下に置く。"
        ),
    ),
    (
        "character",
        "This character counts as being named Rook for Shift.",
        "このキャラクターは変身に関して《Rook》という名前でもあるものとして扱う。",
    ),
    (
        "item",
        "Your opponents pay 1 {I} more to play actions.",
        "対戦相手がアクションをプレイするコストの支払いは1{I}増える。",
    ),
    (
        "character",
        (
            "When you play this character, choose one: • Draw a card. • Gain 1 lore. • Deal 2 damage to chosen "
            "character."
        ),
        (
            "このキャラクターをプレイしたとき、以下から1つを選ぶ。・カードを1枚引く。・ロアを1つ得る。・キャラク"
            "ター1体を選び、そのキャラクターに2ダメージを与える。"
        ),
    ),
    (
        "character",
        "You may play this character for free if an opponent has 3 or more characters in play.",
        ("いずれかの対戦相手の場にキャラクターが3体以上いる間、このキャラクターをコストを支払わずにプレイしてもよい。"),
    ),
    (
        "character",
        ("Whenever this character deals damage to another character in a challenge, each opponent loses 1 lore."),
        ("このキャラクターがチャレンジ中に他のキャラクター1体にダメージを与えるたび、各対戦相手はロアを1つ失う。"),
    ),
    (
        "character",
        "While challenging a damaged character, this character gets +3 {S}.",
        "このキャラクターがダメージを受けているキャラクターにチャレンジしている間、これは+3{S}される。",
    ),
    (
        "action",
        "Your characters get +2 {S} while challenging a character with Evasive this turn.",
        (
            "あなたのキャラクターはこのターン、「このキャラクターが回避を持つキャラクターにチャレンジしている間"
            "、これは+2{S}される。」を得る。"
        ),
    ),
    (
        "character",
        "Whenever a character is challenged while here, deal 2 damage to the challenging character.",
        ("ここにいるキャラクター1体がチャレンジされるたび、チャレンジしたキャラクターに2ダメージを与える。"),
    ),
    (
        "character",
        "This character gains Resist +1 for each item you have in play.",
        "これはあなたの場のアイテム1つにつき、耐久+1を得る。",
    ),
    (
        "character",
        ("Whenever one of your characters is banished, you may return that card to your hand."),
        "あなたのキャラクター1体が退場するたび、そのカードをあなたの手札に戻してもよい。",
    ),
    (
        "item",
        "When this item is banished, you may put this card into your inkwell facedown and exerted.",
        ("このアイテムが退場したとき、このカードをあなたのインクウェルにエグザートかつ裏向きで置いてもよい。"),
    ),
    (
        "character",
        (
            "Whenever you play a Floodborn character, you may put the top card of your deck into your inkwell "
            "facedown and exerted."
        ),
        (
            "あなたがフラッドボーン・キャラクターをプレイするたび、あなたのデッキの一番上のカードをインクウェル"
            "にエグザートかつ裏向きで置いてもよい。"
        ),
    ),
    (
        "character",
        "Once during your turn, whenever a card is put into your inkwell, gain 1 lore.",
        "各ターンに1回、あなたのターンの間、あなたがカードをインクウェルに置くたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Boost 1 {I}\nWhile there's a card under this character, she gains Evasive and Ward.",
        "Boost1\nこのキャラクターの下にカードがある間、これは回避と魔除を得る。",
    ),
    (
        "character",
        "Whenever you put a card under one of your characters, you may draw a card.",
        "あなたがあなたのキャラクター1体の下にカードを1枚置くたび、カードを1枚引いてもよい。",
    ),
    (
        "action",
        "Put the top card of your deck facedown under one of your characters or locations with Boost.",
        ("あなたのデッキの一番上のカードをBoostを持つあなたのキャラクター1体かロケーション1つの下に裏向きで置く。"),
    ),
    (
        "character",
        "If there's a card under this character, you pay 2 {I} less to play actions.",
        "このキャラクターの下にカードがある間、あなたがアクションをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        ("When you play this character, each opponent puts the top 3 cards of their deck into their discard."),
        "このキャラクターをプレイしたとき、各対戦相手のデッキの上からカードを3枚捨て札に置く。",
    ),
    (
        "character",
        "When you play this character, draw cards until you have 4 cards in your hand.",
        "このキャラクターをプレイしたとき、手札が4枚になるように引く。",
    ),
    (
        "character",
        "At the end of your turn, discard cards until you have 2 cards in your hand.",
        "あなたのターン終了時、手札が2枚になるように捨てる。",
    ),
    (
        "action",
        "Each player discards their hand and draws 4 cards.",
        "各プレイヤーは手札をすべて捨て、カードを4枚引く。",
    ),
    (
        "action",
        "Deal damage to chosen opposing character equal to the number of items you have in play.",
        "対戦相手のキャラクター1体を選び、そのキャラクターにあなたの場のアイテムと同じ数のダメージを与える。",
    ),
    (
        "character",
        "Whenever you ready this character, gain 1 lore.",
        "あなたがこのキャラクターをレディするたび、ロアを1つ得る。",
    ),
    (
        "action",
        "Chosen character doesn't ready during their next turn.",
        "キャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、レディしない。",
    ),
    (
        "item",
        "Opposing exerted characters can't ready at the start of their turn.",
        "エグザートしている対戦相手のキャラクターはあなたのターン開始時にレディしない。",
    ),
    (
        "action",
        "Exert all opposing damaged characters. They can't ready at the start of their next turn.",
        (
            "ダメージを受けている対戦相手のキャラクター全員をエグザートする。それらのキャラクターはそれのプレイ"
            "ヤーの次のターンの始めにレディしない。"
        ),
    ),
    (
        "item",
        (
            "{E}, 2 {I} — Reveal the top card of your deck. If it's a song card, play it for free. Otherwise, "
            "put it into your discard."
        ),
        (
            "{E},2{I}:あなたのデッキの一番上のカードを公開する。それが歌・カードなら、そのキャラクターをコストを"
            "支払わずにプレイする。公開したカードがプレイされていないなら、それを捨て札に置く。"
        ),
    ),
    ("action", "Give your characters Evasive this turn.", "あなたのキャラクターはこのターン、回避を得る。"),
    (
        "character",
        "When you play this character, give chosen character Rush and Alert this turn.",
        ("このキャラクターをプレイしたとき、キャラクター1体を選び、そのキャラクターはこのターン、突進とAlertを得る。"),
    ),
    (
        "character",
        "At the start of your turn, if this character is exerted, each opponent loses 1 lore.",
        "あなたのターン開始時、このキャラクターがエグザートなら、各対戦相手はロアを1つ失う。",
    ),
    (
        "location",
        "Whenever you move a character here, you may remove up to 2 damage from that character.",
        "あなたがキャラクターをここに移動させるたび、そのキャラクターから2ダメージまで取り除いてもよい。",
    ),
    (
        "character",
        "If you played a song this turn, this character gets +2 {S}.",
        "あなたがこのターンに歌をプレイしていた間、これは+2{S}される。",
    ),
    (
        "character",
        ("When you play this character, if 2 or more of your characters were banished this turn, draw 2 cards."),
        (
            "このキャラクターをプレイしたとき、このターンにあなたのキャラクター2体以上が退場していたなら、カード"
            "を2枚引く。"
        ),
    ),
    (
        "character",
        "For each character that was banished this turn, this character gets +1 {L}.",
        "このターンにキャラクターが退場していた1体につき、これは+1{L}される。",
    ),
    (
        "action",
        "If you've discarded a card this turn, draw 3 cards. Otherwise, draw a card.",
        "あなたがこのターンにカードを捨てていたなら、カードを3枚引く。そうでないなら、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever an opponent plays a card with cost 5 or more, you may draw a card.",
        "対戦相手がコスト5以上のカードをプレイするたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "Your opponents can't choose your locations for abilities or effects.",
        "対戦相手は能力や効果であなたのロケーションを選べない。",
    ),
    (
        "action",
        (
            "Look at the top 2 cards of your deck. You may put any number of them into your discard. Put "
            "the rest on the top of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを2枚見る。そのうち好きな枚数を捨て札に置いてもよい。それらを好きな順番"
            "でデッキの一番上に置く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, look at the top 2 cards of your deck. Put one on the top of "
            "your deck and the other into your discard."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上からカードを2枚見る。そのうち1枚をあなたのデ"
            "ッキの一番上に、もう1枚を捨て札に置く。"
        ),
    ),
    (
        "character",
        (
            "At the end of each opponent's turn, if they have more than 5 cards in their hand, they discard "
            "until they have 5 cards in their hand."
        ),
        (
            "各対戦相手のターン終了時、そのプレイヤーの手札が5枚より多いなら、そのプレイヤーは手札が5枚になるよ"
            "うに捨てる。"
        ),
    ),
    (
        "action",
        "Banish chosen item. Its player draws 2 cards.",
        "アイテム1つを選び、退場させる。そのプレイヤーはカードを2枚引く。",
    ),
    (
        "character",
        "Whenever this character challenges a Hero character, she takes no damage from the challenge.",
        (
            "このキャラクターがヒーロー・キャラクター1体にチャレンジするたび、これはそのチャレンジによ"
            "ってダメージを受けない。"
        ),
    ),
    (
        "character",
        ("While you have 2 or more other Princess characters in play, this character gains Ward and gets +1 {L}."),
        "あなたの場に他のプリンセス・キャラクターが2体以上いる間、これは魔除を得、+1{L}される。",
    ),
    (
        "character",
        (
            "When you play this character, you may return a character card with cost 3 or less from your "
            "discard to your hand."
        ),
        (
            "このキャラクターをプレイしたとき、あなたの捨て札からコスト3以下のキャラクター・カード1枚を手札に戻"
            "してもよい。"
        ),
    ),
    (
        "character",
        "During your turn, whenever one of your other characters is banished, you may draw a card.",
        "あなたのターンの間、あなたの他のキャラクター1体が退場するたび、カードを1枚引いてもよい。",
    ),
    (
        "item",
        "{E}, 1 {I} — Chosen character gains Alert this turn.",
        "{E},1{I}:キャラクター1体を選び、そのキャラクターはこのターン、Alertを得る。",
    ),
    (
        "action",
        "Deal 3 damage to chosen character. If that character has Evasive, deal 5 damage instead.",
        (
            "キャラクター1体を選び、そのキャラクターに3ダメージを与える。そのカードが回避を持つカードなら、代わ"
            "りにそのキャラクターに5ダメージを与える。"
        ),
    ),
    (
        "action",
        ("Put chosen opposing character into their player's inkwell facedown and exerted. That player draws a card."),
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターのプレイヤーのインクウェルにエグザートかつ裏向きで"
            "置く。そのプレイヤーはカードを1枚引く。"
        ),
    ),
    (
        "character",
        ("Boost 3 {I}\nWhenever this character quests, if there's a card under him, banish chosen damaged character."),
        (
            "Boost3\nこのキャラクターがクエストするたび、このキャラクターの下にカードがあるなら、ダメージを受けて"
            "いるキャラクター1体を選び、退場させる。"
        ),
    ),
    (
        "character",
        "This character gains Challenger +2 while there's a card under her.",
        "このキャラクターの下にカードがある間、これは果敢+2を得る。",
    ),
    (
        "character",
        "Whenever an opposing character is banished, each opponent loses 1 lore and you gain 1 lore.",
        "対戦相手のキャラクター1体が退場するたび、各対戦相手はロアを1つ失い、あなたはロアを1つ得る。",
    ),
    (
        "character",
        "When you play this character, if you have no cards in your hand, draw 2 cards.",
        "このキャラクターをプレイしたとき、あなたの手札が0枚なら、カードを2枚引く。",
    ),
    (
        "character",
        (
            'Your other characters with Bodyguard gain Resist +1 and "Whenever this character is challenged, '
            'gain 1 lore."'
        ),
        (
            "護衛を持つあなたの他のキャラクターは耐久+1と「このキャラクターがチャレンジされるたび、ロアを1つ得る"
            "。」を得る。"
        ),
    ),
    (
        "item",
        "Banish this item — Choose one: • Remove up to 3 damage from chosen character. • Draw a card.",
        (
            "このアイテムを退場させる:以下から1つを選ぶ。・キャラクター1体を選び、そのキャラクターから3ダメージ"
            "まで取り除く。・カードを1枚引く。"
        ),
    ),
    (
        "location",
        (
            "Whenever one of your characters quests while here, you may look at the top card of your deck. "
            "Put it on the top or the bottom of your deck."
        ),
        (
            "ここにいるあなたのキャラクター1体がクエストするたび、あなたのデッキの一番上のカードを見てもよい。そ"
            "れをあなたのデッキの一番上か一番下に置く。"
        ),
    ),
    (
        "character",
        "Opposing characters with Rush enter play exerted.",
        "突進を持つ対戦相手のキャラクターはエグザートで場に出る。",
    ),
    (
        "action",
        "Exert chosen character. Deal damage to them equal to their {S}.",
        ("キャラクター1体を選び、エグザートする。そのキャラクターにそのキャラクターの{S}と同じ数のダメージを与える。"),
    ),
    (
        "character",
        "While this character has 3 or more damage, he gains Evasive.",
        "このキャラクターが3ダメージ以上受けている間、これは回避を得る。",
    ),
    (
        "character",
        ("Whenever this character is dealt damage, you may put a damage counter on chosen character."),
        (
            "このキャラクターがダメージを与えられるたび、キャラクター1体を選び、そのキャラクターにダメ"
            "ージ・カウンターを1個置いてもよい。"
        ),
    ),
    (
        "action",
        "Return chosen item to its player's hand. If it costs 3 or less, draw a card.",
        (
            "アイテム1つを選び、そのキャラクターのプレイヤーの手札に戻す。そのカードがコスト3以下のカードなら、"
            "カードを1枚引く。"
        ),
    ),
    (
        "item",
        "During your turn, you may ink an additional card.",
        "あなたのターンの間、あなたは追加で手札を1枚インクウェルに裏向きで置いてもよい。",
    ),
    (
        "character",
        "When this character leaves play, each opponent discards a card.",
        "このキャラクターが場を離れたとき、各対戦相手はカードを1枚選んで捨てる。",
    ),
    (
        "action",
        "Your opponents can't play actions until the start of your next turn.",
        "あなたの次のターンの始めまで、対戦相手はアクションをプレイできない。",
    ),
    (
        "character",
        "This character can't be challenged by characters with cost 4 or more.",
        "これはコスト4以上のキャラクターにチャレンジされない。",
    ),
    (
        "character",
        (
            "Whenever this character sings a song, look at the top 2 cards of your deck. Put one into your "
            "hand and the other on the bottom of your deck."
        ),
        (
            "このキャラクターが歌を歌うたび、あなたのデッキの上からカードを2枚見る。そのうち1枚を手札に、もう1枚"
            "を一番下に置く。"
        ),
    ),
    (
        "character",
        "Your characters named Bolt get +2 {S} and gain Alert.",
        "あなたの《Bolt》という名前のキャラクターは+2{S}され、Alertを得る。",
    ),
    (
        "character",
        "When you play this character, each opponent chooses and exerts one of their ready characters.",
        ("このキャラクターをプレイしたとき、各対戦相手は自分のレディしているキャラクター1体を選び、エグザートする。"),
    ),
    (
        "location",
        "At the end of your turn, you may move a character of yours here for free.",
        "あなたのターン終了時、あなたのキャラクター1体を選び、ここにコストを支払わずに移動させてもよい。",
    ),
    (
        "character",
        "For each item you have in play, you pay 1 {I} less to play this character.",
        "あなたの場のアイテム1つにつき、このキャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "When you play this character, draw a card for each other Villain character you have in play.",
        ("このキャラクターをプレイしたとき、あなたの場の他のヴィランズ・キャラクターと同じ数のカードを引く。"),
    ),
    (
        "song",
        "Sing Together 6\nDeal 2 damage to each opposing character.",
        "合唱6\nすべての対戦相手のキャラクターに2ダメージを与える。",
    ),
    ("action", "Banish all characters with 2 {S} or less.", "2{S}以下のキャラクター全員を退場させる。"),
    (
        "item",
        "{E} — Put an item card from your hand into your inkwell facedown. If you do, draw a card.",
        "{E}:あなたの手札からアイテム・カード1枚をインクウェルに裏向きで置くことでカードを1枚引く。",
    ),
    (
        "character",
        "Whenever you put a card into your inkwell, this character gets +1 {S} this turn.",
        "あなたがカードをインクウェルに置くたび、これはこのターン、+1{S}される。",
    ),
    (
        "character",
        "While one or more opponents have no cards in their hands, this character gets +3 {L}.",
        "いずれかの対戦相手の手札が0枚である間、これは+3{L}される。",
    ),
    (
        "character",
        ("When you play this character and when she leaves play, you may draw a card, then choose and discard a card."),
        (
            "このキャラクターをプレイしたとき、またはこれが場を離れたとき、カードを1枚引き、その後カードを1枚選"
            "んで捨ててもよい。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, choose one: • Exert chosen character. • Ready chosen character. "
            "They can't quest for the rest of this turn."
        ),
        (
            "このキャラクターをプレイしたとき、以下から1つを選ぶ。・キャラクター1体を選び、エグザートする。・キ"
            "ャラクター1体を選び、レディする。そのキャラクターはこのターン、クエストできない。"
        ),
    ),
    (
        "action",
        "Draw cards equal to the damage on chosen character of yours.",
        "あなたのキャラクター1体を選び、そのキャラクターが受けているダメージと同じ数のカードを引く。",
    ),
    (
        "character",
        (
            "When you play this character, you may put a character card from your discard under one of your "
            "characters facedown."
        ),
        (
            "このキャラクターをプレイしたとき、あなたの捨て札からキャラクター・カード1枚をあなたのキャラクター1"
            "体の下に裏向きで置いてもよい。"
        ),
    ),
    (
        "action",
        "Shuffle your discard into your deck, then draw 3 cards.",
        ("あなたの捨て札からすべてのカードをすべてあなたのデッキに加えてシャッフルし、その後カードを3枚引く。"),
    ),
    (
        "character",
        "Whenever you remove 1 or more damage from one of your other characters, draw a card.",
        "あなたが自分の他のキャラクター1体から1ダメージ以上取り除くたび、カードを1枚引く。",
    ),
    (
        "item",
        "{E} — The challenging character gets +2 {S} this turn.",
        "{E}:チャレンジしているキャラクターはこのターン、+2{S}される。",
    ),
    (
        "character",
        (
            "When you play this character, if an opponent has more cards in their inkwell than you, you may "
            "put the top card of your deck into your inkwell facedown and exerted."
        ),
        (
            "このキャラクターをプレイしたとき、いずれかの対戦相手のインクウェルのカードがあなたより多いなら、あ"
            "なたのデッキの一番上のカードをインクウェルにエグザートかつ裏向きで置いてもよい。"
        ),
    ),
    (
        "character",
        ("Whenever you play a character named Sprout, you may shuffle a card from any discard into its player's deck."),
        (
            "あなたが《Sprout》という名前のキャラクターをプレイするたび、いずれかの捨て札からカード1枚をそのプレ"
            "イヤーのデッキに加えてシャッフルしてもよい。"
        ),
    ),
    (
        "action",
        "Chosen opposing character can't exert to sing songs until the start of your next turn.",
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターはあなたの次のターンの始めまで、歌を歌うために{E}"
            "できない。"
        ),
    ),
    (
        "item",
        "When you play this item, put a damage counter on each opposing character.",
        "このアイテムをプレイしたとき、すべての対戦相手のキャラクターにダメージ・カウンターを1個置く。",
    ),
    (
        "character",
        "During your turn, this character can't be dealt damage.",
        "あなたのターンの間、これはダメージを受けない。",
    ),
    (
        "character",
        "When this character is banished in a challenge, draw 2 cards.",
        "このキャラクターがチャレンジ中に退場したとき、カードを2枚引く。",
    ),
    (
        "character",
        "When this character is challenged and banished, draw a card.",
        "このキャラクターがチャレンジされて退場したとき、カードを1枚引く。",
    ),
    (
        "character",
        (
            "While this character is exerted, opposing characters with cost 3 or less can't challenge your "
            "other characters."
        ),
        (
            "このキャラクターがエグザートである間、あなたの他のキャラクターは対戦相手のコスト3以下のキャラクター"
            "にチャレンジされない。"
        ),
    ),
    (
        "location",
        "Pirate characters with cost 2 or less can move here for free.",
        "コスト2以下の海賊・キャラクターはコストを支払わずにここに移動できる。",
    ),
    (
        "item",
        "{E}, Banish one of your items — Each opponent loses 2 lore.",
        "{E},あなたのアイテム1つを選び、退場させる:各対戦相手はロアを2つ失う。",
    ),
    (
        "character",
        "Whenever you play a card named Lantern, this character gets +1 {S} and +1 {L} this turn.",
        ("あなたが《Lantern》という名前のカードをプレイするたび、これはこのターン、+1{S}され、+1{L}される。"),
    ),
    (
        "character",
        ("While you have an exerted Hero character in play, this character can challenge ready damaged characters."),
        (
            "あなたの場にエグザートしているヒーロー・キャラクターがいる間、これはレディしているダメージを受けて"
            "いるキャラクターにチャレンジできる。"
        ),
    ),
    (
        "character",
        "At the start of your turn, if no other character is here, this character gets +1 {L} this turn.",
        "あなたのターン開始時、ここに他のキャラクターがいないなら、これはこのターン、+1{L}される。",
    ),
    (
        "location",
        "This location can't be challenged while there are 2 or more characters here.",
        "ここにキャラクターが2体以上いる間、これはチャレンジされない。",
    ),
    (
        "character",
        "When you play this character, you may exert chosen opposing character with 3 {S} or less.",
        ("このキャラクターをプレイしたとき、対戦相手の3{S}以下のキャラクター1体を選び、エグザートしてもよい。"),
    ),
    (
        "character",
        "Whenever you play a character with Ward, each opponent loses 1 lore.",
        "あなたが魔除を持つキャラクターをプレイするたび、各対戦相手はロアを1つ失う。",
    ),
    (
        "character",
        "While this character has no damage, he gets +2 {L}.",
        "このキャラクターが1ダメージも受けていない間、これは+2{L}される。",
    ),
    (
        "character",
        "During your turn, whenever a card is put into your inkwell, you may ready this character.",
        ("あなたのターンの間、あなたがカードをインクウェルに置くたび、このキャラクターをレディしてもよい。"),
    ),
    (
        "character",
        "At the start of your turn, if you have 10 or more cards in your inkwell, draw a card.",
        "あなたのターン開始時、あなたのインクウェルにカードが10枚以上あるなら、カードを1枚引く。",
    ),
    (
        "character",
        "While you have 7 or more cards in your inkwell, this character gains Evasive and gets +2 {S}.",
        "あなたのインクウェルにカードが7枚以上ある間、これは回避を得、+2{S}される。",
    ),
    (
        "character",
        "Whenever you play an action that isn't a song, this character gets +2 {S} this turn.",
        "あなたが歌以外のアクションをプレイするたび、これはこのターン、+2{S}される。",
    ),
    ("character", "Your exerted characters gain Ward.", "エグザートしているあなたのキャラクターは魔除を得る。"),
    (
        "character",
        "Whenever an opposing character is damaged, gain 1 lore.",
        "対戦相手のキャラクター1体がダメージを受けるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "Whenever one of your characters with Support quests, draw a card.",
        "支援を持つあなたのキャラクター1体がクエストするたび、カードを1枚引く。",
    ),
    (
        "character",
        ("When you play this character, return up to 2 chosen items with cost 2 or less to their players' hands."),
        (
            "このキャラクターをプレイしたとき、コスト2以下のアイテムを2つまで選び、そのキャラクターのプレイヤー"
            "の手札に戻す。"
        ),
    ),
    (
        "character",
        "{E}, Choose and discard a song card — Deal 3 damage to chosen character.",
        "{E},歌・カードを1枚選んで捨てる:キャラクター1体を選び、そのキャラクターに3ダメージを与える。",
    ),
    (
        "character",
        "If you have a character named Marlow in play, you may play this character for free.",
        (
            "あなたの場に《Marlow》という名前のキャラクターがいる間、このキャラクターをコストを支払わずにプレイ"
            "してもよい。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, you may give chosen character of yours Resist +2 until the start "
            "of your next turn."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのキャラクター1体を選び、そのキャラクターはあなたの次のター"
            "ンの始めまで、耐久+2を得てもよい。"
        ),
    ),
    (
        "item",
        (
            "{E}, 1 {I} — Look at the top 2 cards of your deck. Put one on the top of your deck and the other "
            "on the bottom."
        ),
        (
            "{E},1{I}:あなたのデッキの上からカードを2枚見る。そのうち1枚をあなたのデッキの一番上に、もう1枚を一"
            "番下に置く。"
        ),
    ),
    (
        "character",
        "Whenever this character quests, each player draws a card.",
        "このキャラクターがクエストするたび、各プレイヤーはカードを1枚引く。",
    ),
    (
        "character",
        "Whenever you play a second action in a turn, this character gets +3 {L} this turn.",
        "各ターン、あなたが2枚目のアクションをプレイするたび、これはこのターン、+3{L}される。",
    ),
    (
        "character",
        ("When this character is banished, you may return another character card from your discard to your hand."),
        ("このキャラクターが退場したとき、あなたの捨て札から他のキャラクター・カード1枚を手札に戻してもよい。"),
    ),
    (
        "character",
        "This character can't quest unless one of your other characters has quested this turn.",
        "このターンにあなたの他のキャラクターがクエストしていなかった間、これはクエストできない。",
    ),
    (
        "character",
        "At the end of your turn, you may deal 1 damage to this character to gain 1 lore.",
        "あなたのターン終了時、このキャラクターに1ダメージを与えることでロアを1つ得てもよい。",
    ),
    (
        "action",
        "Banish chosen character. Its player draws a card.",
        "キャラクター1体を選び、退場させる。そのプレイヤーはカードを1枚引く。",
    ),
    (
        "action",
        "Banish chosen character. Their player gains 2 lore.",
        "キャラクター1体を選び、退場させる。そのプレイヤーはロアを2つ得る。",
    ),
    (
        "character",
        (
            "When you play this character, put all opposing characters with 1 {S} or less on the bottom of "
            "their players' decks in any order."
        ),
        (
            "このキャラクターをプレイしたとき、対戦相手の1{S}以下のキャラクター全員を好きな順番でそのキャラクタ"
            "ーのプレイヤーのデッキの一番下に置く。"
        ),
    ),
    (
        "character",
        "Whenever one of your items is banished, this character gains Evasive this turn.",
        "あなたのアイテム1つが退場するたび、これはこのターン、回避を得る。",
    ),
    (
        "character",
        "{E}, Banish one of your items — Banish chosen character with 3 {S} or less.",
        "{E},あなたのアイテム1つを選び、退場させる:3{S}以下のキャラクター1体を選び、退場させる。",
    ),
    ("item", "Your characters with 1 {S} or less get +1 {L}.", "あなたの1{S}以下のキャラクターは+1{L}される。"),
    (
        "song",
        "Each opponent chooses and banishes one of their characters with cost 3 or less.",
        "各対戦相手は自分のコスト3以下のキャラクター1体を選び、退場させる。",
    ),
    (
        "character",
        "While you have more cards in your hand than each opponent, this character gets +2 {L}.",
        "あなたの手札が各対戦相手より多い間、これは+2{L}される。",
    ),
    (
        "action",
        "Each opponent can't play items during their next turn.",
        "それのプレイヤーの次のターンの間、対戦相手はアイテムをプレイできない。",
    ),
    (
        "character",
        (
            "When you play this character, you may return chosen character of yours with cost 2 or less to "
            "your hand to draw 2 cards."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのコスト2以下のキャラクター1体を選び、手札に戻すことでカー"
            "ドを2枚引いてもよい。"
        ),
    ),
    (
        "character",
        "Whenever this character is challenged, the challenging character gets -2 {S} this turn.",
        ("このキャラクターがチャレンジされるたび、チャレンジしているキャラクターはこのターン、-2{S}される。"),
    ),
    (
        "character",
        "While this character is being challenged, the challenging character gets -1 {S}.",
        "このキャラクターがチャレンジされている間、チャレンジしているキャラクターは-1{S}される。",
    ),
    (
        "character",
        (
            "Whenever you play a Pirate character, you may move 1 damage counter from this character to chosen "
            "opposing character."
        ),
        (
            "あなたが海賊・キャラクターをプレイするたび、このキャラクターから対戦相手のキャラクター1体にダメージ"
            "・カウンターを1個移動してもよい。"
        ),
    ),
    (
        "item",
        "Whenever you play a song, you may pay 2 {I} to put a damage counter on chosen character.",
        (
            "あなたが歌をプレイするたび、2{I}を支払うことでキャラクター1体を選び、そのキャラクターにダメージ・カ"
            "ウンターを1個置いてもよい。"
        ),
    ),
    (
        "location",
        'Your Detective characters here gain "When this character is banished, draw a card."',
        ("ここにいるあなたの探偵・キャラクターは「このロケーションが退場したとき、カードを1枚引く。」を得る。"),
    ),
    (
        "character",
        "You pay 1 {I} less to play characters with Bodyguard.",
        "あなたが護衛を持つキャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "You pay 2 {I} less to play characters using Shift.",
        "あなたが変身を使ってキャラクターをプレイするコストの支払いは2{I}減る。",
    ),
    (
        "character",
        "During an opponent's turn, this character gains Resist +2 and Bodyguard.",
        "対戦相手のターンの間、これは耐久+2と護衛を得る。",
    ),
    (
        "character",
        "When you play this character, for each card under her, draw a card.",
        "このキャラクターをプレイしたとき、このキャラクターの下にあるカードと同じ数のカードを引く。",
    ),
    (
        "location",
        ("Boost 1 {I}\nWhile there are 2 or more cards under this location, characters get +1 {L} while here."),
        "Boost1\nこのロケーションの下にカードが2枚以上ある間、ここにいるキャラクターは+1{L}される。",
    ),
    (
        "character",
        "Whenever you put a card under this character, gain 1 lore and each opponent loses 1 lore.",
        "あなたがこのキャラクターの下にカードを1枚置くたび、ロアを1つ得て、各対戦相手はロアを1つ失う。",
    ),
    (
        "character",
        "When this character is banished, you may put all cards from under her into your hand.",
        "このキャラクターが退場したとき、このキャラクターの下にあるカードをすべて手札に加えてもよい。",
    ),
    (
        "character",
        "Your characters with a card under them gain Resist +1.",
        "あなたの下にカードがあるキャラクターは耐久+1を得る。",
    ),
    (
        "item",
        "{E} — Put the top card of your deck facedown under one of your characters with Boost.",
        "{E}:あなたのデッキの一番上のカードをBoostを持つあなたのキャラクター1体の下に裏向きで置く。",
    ),
    (
        "character",
        "Whenever one of your characters with a card under them quests, you may draw a card.",
        "あなたの下にカードがあるキャラクター1体がクエストするたび、カードを1枚引いてもよい。",
    ),
    (
        "action",
        "Deal 2 damage to each character with a card under them.",
        "すべての下にカードがあるキャラクターに2ダメージを与える。",
    ),
    (
        "character",
        "If you've put a card under one of your characters this turn, this character gets +2 {L}.",
        "あなたがこのターンにあなたのキャラクター1体の下にカードを置いていた間、これは+2{L}される。",
    ),
    (
        "character",
        (
            "When you play this character, you may banish chosen item with cost equal to or less than this "
            "character's {S}."
        ),
        ("このキャラクターをプレイしたとき、このキャラクターの{S}以下のコストのアイテム1つを選び、退場させてもよい。"),
    ),
    (
        "action",
        "Deal damage to chosen opposing character equal to the {S} of chosen character of yours.",
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターにあなたのキャラクター1体を選び、そのキャラクター"
            "の{S}と同じ数のダメージを与える。"
        ),
    ),
    (
        "action",
        (
            "Chosen character of yours can challenge ready characters this turn. They take no damage from "
            "challenges this turn."
        ),
        (
            "あなたのキャラクター1体を選び、そのキャラクターはこのターン、レディしているキャラクターにチャレンジ"
            "できる。そのキャラクターはこのターン、チャレンジによってダメージを受けない。"
        ),
    ),
    (
        "character",
        "When you play this character, you may shuffle up to 3 cards from your discard into your deck.",
        (
            "このキャラクターをプレイしたとき、あなたの捨て札からカードを3枚まであなたのデッキに加えてシャッフル"
            "してもよい。"
        ),
    ),
    (
        "character",
        "Whenever an opponent plays a song, you may exert chosen opposing character.",
        "対戦相手が歌をプレイするたび、対戦相手のキャラクター1体を選び、エグザートしてもよい。",
    ),
    (
        "character",
        "Whenever an opponent puts a card into their inkwell, you may deal 1 damage to chosen character.",
        (
            "対戦相手がカードをインクウェルに置くたび、キャラクター1体を選び、そのキャラクターに1ダメージを与え"
            "てもよい。"
        ),
    ),
    (
        "action",
        "Gain lore equal to the number of exerted characters opponents have in play.",
        "対戦相手全員の場のエグザートしているキャラクターと同じ数のロアを得る。",
    ),
    (
        "character",
        "While you have no other characters in play, this character gains Ward and Evasive.",
        "あなたの場に他のキャラクターがいない間、これは魔除と回避を得る。",
    ),
    (
        "song",
        ("Choose one: • Banish chosen item. • Banish chosen location. • Draw a card, then choose and discard a card."),
        (
            "以下から1つを選ぶ。・アイテム1つを選び、退場させる。・ロケーション1つを選び、退場させる。・カードを"
            "1枚引き、その後カードを1枚選んで捨てる。"
        ),
    ),
    (
        "song",
        "Remove all damage from chosen character. If it's a Princess character, gain 1 lore.",
        (
            "キャラクター1体を選び、そのキャラクターからすべてのダメージを取り除く。プリンセス・キャラクターが選"
            "ばれたなら、ロアを1つ得る。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, chosen opposing character loses Evasive and Ward until the start "
            "of your next turn."
        ),
        (
            "このキャラクターをプレイしたとき、対戦相手のキャラクター1体を選び、そのキャラクターはあなたの次のタ"
            "ーンの始めまで、回避と魔除を失う。"
        ),
    ),
    (
        "location",
        "While a Queen character is here, opposing characters get -1 {S}.",
        "ここに女王・キャラクターが1体以上いる間、対戦相手のキャラクターは-1{S}される。",
    ),
    (
        "location",
        "Whenever you play a character with cost 2 or less, you may move them here for free.",
        (
            "あなたがコスト2以下のキャラクターをプレイするたび、そのキャラクターをここにコストを支払わずに移動さ"
            "せてもよい。"
        ),
    ),
    (
        "location",
        "At the start of your turn, you may banish one of your characters here to draw 2 cards.",
        ("あなたのターン開始時、ここにいるあなたのキャラクター1体を選び、退場させることでカードを2枚引いてもよい。"),
    ),
    (
        "character",
        "Opposing characters and locations get -1 {L}.",
        "対戦相手のキャラクターかロケーションは-1{L}される。",
    ),
    ("action", "Look at each opponent's hand. Draw a card.", "各対戦相手の手札を見る。カードを1枚引く。"),
    (
        "character",
        "While this character has 5 {S} or more, she gets +1 {L}.",
        "このキャラクターが5{S}以上である間、これは+1{L}される。",
    ),
    (
        "song",
        "Sing Together 8\nReturn all characters with cost 2 or less to their players' hands.",
        "合唱8\nコスト2以下のキャラクター全員をそのキャラクターのプレイヤーの手札に戻す。",
    ),
    (
        "item",
        "{E} — If you removed damage from a character this turn, gain 1 lore.",
        "{E}:あなたがこのターンにキャラクターからダメージを取り除いていたなら、ロアを1つ得る。",
    ),
    (
        "character",
        (
            "Whenever one of your other characters would be dealt damage, put that many damage counters on "
            "this character instead."
        ),
        (
            "あなたの他のキャラクター1体にダメージが与えられるなら、代わりにこのキャラクターにそのダメージと同じ"
            "数のダメージ・カウンターを置く。"
        ),
    ),
    (
        "character",
        (
            "When you play this character, for each of your characters named Ember in play, return chosen "
            "opposing character, item, or location with cost 3 or less to their player's hand."
        ),
        (
            "このキャラクターをプレイしたとき、あなたの場の《Ember》という名前のキャラクター1体につき、対戦相手"
            "のコスト3以下のキャラクター1体かアイテム1つかロケーション1つを選び、そのキャラクターのプレイヤーの"
            "手札に戻す。"
        ),
    ),
    (
        "character",
        "When you play this character, draw a card for each of your other Pirate characters.",
        "このキャラクターをプレイしたとき、あなたの場の他の海賊・キャラクターと同じ数のカードを引く。",
    ),
)
