"""More sentences of our own: damage that is prevented, what has to be done, what decks may hold, and what was done."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

PREVENTED: tuple[tuple[CardType, str, str], ...] = (
    (
        "item",
        "If one of your characters would be dealt damage, prevent 1 of that damage.",
        "あなたのキャラクター1体にダメージが与えられるなら、そのダメージを1減らす。",
    ),
    (
        "character",
        "If an opposing character would be dealt damage, they're dealt that much damage plus 2 instead.",
        "対戦相手のキャラクター1体にダメージが与えられるなら、そのダメージを2増やす。",
    ),
    (
        "character",
        "Damage dealt to your other Ally characters is reduced by 1.",
        "あなたの他の仲間・キャラクターに与えられるダメージは1減る。",
    ),
    (
        "character",
        "The first time this character would be dealt damage each turn, prevent that damage.",
        "各ターンに1回、このキャラクターにダメージが与えられるなら、そのダメージは与えられない。",
    ),
    (
        "character",
        "The first time this character would be dealt damage during each opponent's turn, prevent 2 of that damage.",
        "対戦相手のターン中、各ターンに1回、このキャラクターにダメージが与えられるなら、そのダメージを2減らす。",
    ),
    (
        "action",
        "The next time chosen character would be dealt damage this turn, prevent that damage.",
        "キャラクター1体を選び、このターン、次にそのキャラクターにダメージが与えられるなら、そのダメージは与えられない。",
    ),
    (
        "character",
        "This character must quest each turn if able.",
        "このキャラクターは毎ターン可能ならクエストしなければならない。",
    ),
    (
        "action",
        "Chosen opposing character must challenge during their next turn if able.",
        (
            "対戦相手のキャラクター1体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、"
            "可能ならチャレンジしなければならない。"
        ),
    ),
    (
        "character",
        "While you have 2 or more items in play, this character can quest the turn they're played.",
        "あなたの場にアイテムが2つ以上ある間、このキャラクターはプレイされたターンにクエストできる。",
    ),
    (
        "location",
        "Characters here can't be dealt damage except in challenges.",
        "ここにいるキャラクターはチャレンジ以外ではダメージを受けない。",
    ),
    (
        "location",
        "Opposing characters can't challenge characters here unless their player pays 1 {I}.",
        "対戦相手のキャラクターは、そのプレイヤーが1{I}を支払わないかぎり、ここにいるキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "You may have up to 20 copies of Crane Wife - Weaver in your deck.",
        "《Crane Wife — Weaver》はデッキに20枚まで入れられる。",
    ),
    (
        "character",
        "You may have any number of cards named Kaguya in your deck.",
        "《Kaguya》という名前のカードはデッキに好きな枚数入れられる。",
    ),
    (
        "action",
        "Deal 2 damage to each opposing character. Draw a card for each character banished this way.",
        "すべての対戦相手のキャラクターに2ダメージを与える。この方法で退場したキャラクターと同じ数のカードを引く。",
    ),
    (
        "action",
        "Return all item cards from your discard to your hand. Gain 1 lore for each card returned this way.",
        "あなたの捨て札からアイテム・カードをすべて手札に戻す。この方法で戻したカードと同じ数のロアを得る。",
    ),
    (
        "item",
        "Whenever one of your characters is challenged, you may remove up to 1 damage from another chosen character.",
        "あなたのキャラクター1体がチャレンジされるたび、他のキャラクター1体を選び、1ダメージまで取り除いてもよい。",
    ),
    (
        "action",
        "Return chosen character of yours to your hand. Play a character with lower cost than that character for free.",
        (
            "あなたのキャラクター1体を選び、手札に戻す。"
            "そのキャラクターよりコストの小さいキャラクター1枚をコストを支払わずにプレイする。"
        ),
    ),
    (
        "action",
        "Name a card. Opponents can't play cards with that name until the start of your next turn.",
        "カードの名前1つを指定する。あなたの次のターンの始めまで、対戦相手はその名前のカードをプレイできない。",
    ),
    (
        "action",
        "Name a card. Each opponent reveals their hand and discards all cards with that name.",
        "カードの名前1つを指定する。各対戦相手は手札を公開し、手札からその名前のカードをすべて捨てる。",
    ),
    (
        "character",
        "At the end of your turn, if no characters were banished this turn, draw a card.",
        "あなたのターン終了時、このターンにキャラクターが退場していなかったなら、カードを1枚引く。",
    ),
    (
        "item",
        (
            "{E} — Chosen character of yours gains Evasive this turn. "
            "That character can't ready at the start of your next turn."
        ),
        (
            "{E}:あなたのキャラクター1体を選び、そのキャラクターはこのターン、回避を得る。"
            "そのキャラクターはあなたの次のターンの始めにレディしない。"
        ),
    ),
    (
        "character",
        "If you would lose lore, you don't.",
        "あなたはロアを失わない。",
    ),
    (
        "character",
        "Characters can't {E} to sing songs with cost 4 or more.",
        "キャラクターはコスト4以上の歌を歌うために{E}できない。",
    ),
    (
        "character",
        "Whenever one of your characters sings a song with cost 5 or more, draw a card.",
        "あなたのキャラクター1体がコスト5以上の歌を歌うたび、カードを1枚引く。",
    ),
    (
        "character",
        "Opponents can't play more than 2 cards each turn.",
        "対戦相手は各ターン、カードを2枚までしかプレイできない。",
    ),
    (
        "character",
        "Each opponent can't play more than 1 character each turn.",
        "対戦相手は各ターン、キャラクターを1枚しかプレイできない。",
    ),
    (
        "character",
        "Whenever this character quests, each opponent with more items in play than you loses 1 lore.",
        "このキャラクターがクエストするたび、場のアイテムがあなたより多い各対戦相手はロアを1つ失う。",
    ),
    (
        "action",
        "Chosen opponent reveals their hand and puts an action card of your choice on the bottom of their deck.",
        (
            "対戦相手1人を選び、そのプレイヤーは手札を公開し、"
            "あなたが選んだアクション・カード1枚を自分のデッキの一番下に置く。"
        ),
    ),
    (
        "item",
        "When you play this item, you may pay 2 {I} to have each opponent choose and discard a card.",
        "このアイテムをプレイしたとき、2{I}を支払ってもよい。そうしたなら、各対戦相手はカードを1枚選んで捨てる。",
    ),
    (
        "character",
        "At the end of your turn, if you haven't played any characters this turn, draw a card.",
        "あなたのターン終了時、あなたがこのターンにキャラクターをプレイしていなかったなら、カードを1枚引く。",
    ),
    (
        "action",
        "Deal 2 damage to all characters at chosen location.",
        "ロケーション1つを選び、そこにいるキャラクター全員に2ダメージを与える。",
    ),
    (
        "character",
        "This character's {S} is equal to the number of cards in your inkwell.",
        "このキャラクターの{S}はあなたのインクウェルにあるカードと同じ数になる。",
    ),
    (
        "character",
        "While you have 5 or more characters in play, you need only 18 lore to win the game.",
        "あなたの場にキャラクターが5体以上いる間、あなたはゲームに勝つためにロアが18必要になる。",
    ),
    (
        "character",
        "Opponents need 25 lore to win the game.",
        "対戦相手はゲームに勝つためにロアが25必要になる。",
    ),
    (
        "location",
        (
            "Once during your turn, you may move one of your characters from here to another location for free. "
            "If you do, that character gains Ward this turn."
        ),
        (
            "各ターンに1回、ここにいるあなたのキャラクター1体を選び、"
            "他のロケーション1つにコストを支払わずに移動させてもよい。"
            "そうしたなら、そのキャラクターはこのターン、魔除を得る。"
        ),
    ),
    (
        "character",
        (
            "If one of your other characters would be banished in a challenge, "
            "you may banish this character and remove all damage from that character instead."
        ),
        (
            "あなたの他のキャラクター1体がチャレンジ中に退場するなら、代わりにこのキャラクターを退場させ、"
            "そのキャラクターからすべてのダメージを取り除いてもよい。"
        ),
    ),
    (
        "location",
        "Opponents can't choose all characters here for actions.",
        "対戦相手はアクションでここにいるキャラクターを選べない。",
    ),
    (
        "character",
        "When you play your second character of the turn, draw a card.",
        "各ターン、あなたが2枚目のキャラクターをプレイするたび、カードを1枚引く。",
    ),
)
