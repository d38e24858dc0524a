"""Sentences of our own in the wording of My Little Pony cards: one meaning a row, in English and Japanese.

The numbers are those of the list of wordings that the grammar covers (docs/mlp-wording.md); each stands at least once.
"""

from __future__ import annotations

from engine.wording import Lexicon

Sample = tuple[str, str, str, str]
KEYWORDS = {"baker": ("Baker", "パン屋"), "pet": ("Pet", "ペット"), "night_shift": ("Night Shift", "夜番")}
LEXICON = Lexicon(
    names={"Miller": "Miller", "粉ひき": "Miller", "Lamplighter": "Lamplighter", "灯ともし": "Lamplighter"},
    classes={
        "en": {en: name for name, (en, _) in KEYWORDS.items()},
        "ja": {ja: name for name, (_, ja) in KEYWORDS.items()},
    },
)

SAMPLES: tuple[Sample, ...] = (
    (
        "1",
        "event",
        "Give a character of yours +3 idea until end of turn.",
        "自分のキャラを1枚選び、ターン終了までアイデア+3。",
    ),
    (
        "2",
        "scene",
        "Inspiration: Give a character of yours +2 idea until the end of this exchange.",
        "ひらめき 自分のキャラを1枚選び、この交流終了までアイデア+2。",
    ),
    (
        "3",
        "character",
        "Adventure area: During your turn, this character gets +1 idea.",
        "冒険エリア 自分のターン中、このキャラがアイデア+1。",
    ),
    (
        "3",
        "character",
        "Adventure area: During your turn, whenever you draw a card, draw a card.",
        "冒険エリア 自分のターン中、自分がカードを1枚引くたびに、カードを1枚引く。",
    ),
    (
        "4",
        "character",
        "Adventure area: During your opponent's turn, this character gets +4 idea.",
        "冒険エリア 相手のターン中、このキャラがアイデア+4。",
    ),
    ("5", "character", "Meet: Draw 2 cards.", "出会い カードを2枚引く。"),
    ("6", "character", "Farewell: Draw a card, then discard a card.", "お別れ カードを1枚引く、手札を1枚捨てる。"),
    ("7", "event", "Draw a card.\nPrecaution: Draw 2 cards.", "カードを1枚引く。\n事前対策 カードを2枚引く。"),
    ("7", "item", "Precaution: Add a scene.", "事前対策 シーンを1枚増やす。"),
    (
        "8",
        "character",
        'Adventure area: All other "Baker" in your adventure area get +1 idea.',
        "冒険エリア 自分の冒険エリアにある全ての他の「パン屋」がアイデア+1。",
    ),
    ("9", "character", "Adventure area, tap: Draw a card.", "冒険エリア 横置き:カードを1枚引く。"),
    (
        "9",
        "character",
        "Adventure area, tap, discard 2 cards: Draw 3 cards.",
        "冒険エリア 横置き、手札を2枚捨てる:カードを3枚引く。",
    ),
    (
        "9",
        "character",
        "Adventure area, tap a character of yours: Add a scene.",
        "冒険エリア 自分のキャラを1枚選び、横向きにする:シーンを1枚増やす。",
    ),
    (
        "9",
        "character",
        "Adventure area, retire this character: Draw 2 cards.",
        "冒険エリア このキャラを退場させる:カードを2枚引く。",
    ),
    (
        "10",
        "scene",
        'Inspiration: Give a "Night Shift" in your adventure area +3 idea until the end of this exchange.',
        "ひらめき 自分の冒険エリアにある「夜番」を1枚選び、この交流終了までアイデア+3。",
    ),
    ("11", "scene", "Face down: Untap a scene of yours.", "裏向き 自分のシーンを1枚選び、縦向きにする。"),
    (
        "12",
        "story",
        "When your story reaches this stage, draw 3 cards.",
        "ストーリーがこの段階に進んだ時、カードを3枚引く。",
    ),
    (
        "13",
        "story",
        "When your story reaches this stage, you win the game.",
        "ストーリーがこの段階に進んだ時、自分がゲームに勝利する。",
    ),
    (
        "14",
        "present",
        "At the start of each turn, this present can be opened.",
        "各ターンの開始時に、このプレゼントを開けることができる。",
    ),
    (
        "15",
        "present",
        "When this present is opened, the holder gets +1 idea until end of turn.",
        "このプレゼントが開けられた時、ターン終了までこのプレゼントを獲得したキャラがアイデア+1。",
    ),
    ("15", "present", "When this present is opened, draw a card.", "このプレゼントが開けた時、カードを1枚引く。"),
    (
        "16",
        "character",
        'Meet: If there is a "Pet" in your adventure area, draw a card.',
        "出会い 自分の冒険エリアに「ペット」があるなら、カードを1枚引く。",
    ),
    (
        "16",
        "event",
        "If there is a 【Miller】 in your rest area, draw 2 cards.",
        "自分の休憩エリアに【粉ひき】があるなら、カードを2枚引く。",
    ),
    (
        "17",
        "character",
        'Adventure area: As long as there is a "Pet" in your adventure area, this character gets +2 idea.',
        "冒険エリア 自分の冒険エリアに「ペット」がある限り、このキャラがアイデア+2。",
    ),
    (
        "17",
        "character",
        (
            'Adventure area: As long as there is a "Pet" in your adventure area, during your turn, this character gets '
            "+3 idea."
        ),
        "冒険エリア 自分の冒険エリアに「ペット」がある限り、自分のターン中、このキャラがアイデア+3。",
    ),
    (
        "18",
        "character",
        'Meet: If there is another "Baker" in your adventure area, this character gets +2 idea until end of turn.',
        "出会い 自分の冒険エリアに他の「パン屋」があるなら、ターン終了までこのキャラがアイデア+2。",
    ),
    (
        "19",
        "character",
        "Farewell: If there is no character in your adventure area, draw 2 cards.",
        "お別れ 自分の冒険エリアにキャラがないなら、カードを2枚引く。",
    ),
    (
        "20",
        "character",
        (
            'Adventure area: As long as there are 3 or more events in your rest area, all "Night Shift" in your '
            "opponent's adventure area get -1 idea."
        ),
        "冒険エリア 自分の休憩エリアにイベントが3枚以上ある限り、相手の冒険エリアにある全ての「夜番」がアイデア-1。",
    ),
    (
        "21",
        "event",
        'Use only if there is a "Baker" in your adventure area. Draw 2 cards.',
        "自分の冒険エリアに「パン屋」がある場合にのみ使用でき、カードを2枚引く。",
    ),
    (
        "21",
        "character",
        "Use only if there are 4 or more scenes of yours.\nMeet: Draw a card.",
        "自分のシーンが4枚以上ある場合にのみ使用できる。\n出会い カードを1枚引く。",
    ),
    (
        "22",
        "event",
        'If there are 2 or more "Pet" in your adventure area, add 2 scenes.',
        "自分の冒険エリアに「ペット」が2枚以上あるなら、シーンを2枚増やす。",
    ),
    (
        "22",
        "event",
        "If there are 2 or fewer characters in your opponent's adventure area, draw a card.",
        "相手の冒険エリアにキャラが2枚以下あるなら、カードを1枚引く。",
    ),
    (
        "23",
        "character",
        "Farewell: If this character has a candy, draw 2 cards.",
        "お別れ このキャラがキャンディ獲得済みなら、カードを2枚引く。",
    ),
    (
        "23",
        "character",
        "Adventure area, tap: If this character has no candy, this character gains a candy.",
        "冒険エリア 横置き:このキャラがキャンディ未獲得なら、このキャラがキャンディを獲得する。",
    ),
    (
        "23",
        "character",
        "Adventure area: As long as this character has a candy, this character gets +2 idea.",
        "冒険エリア このキャラがキャンディ獲得済みである限り、このキャラがアイデア+2。",
    ),
    (
        "23",
        "character",
        "Meet: If this character has a present, draw a card.",
        "出会い このキャラがプレゼント獲得済みなら、カードを1枚引く。",
    ),
    (
        "23",
        "character",
        "Adventure area: As long as this character has no present, this character gets +1 idea.",
        "冒険エリア このキャラがプレゼント未獲得である限り、このキャラがアイデア+1。",
    ),
    (
        "23",
        "character",
        'Farewell: If this character has a "Present of Errands", draw a card.',
        "お別れ このキャラが「お使いのプレゼント」獲得済みなら、カードを1枚引く。",
    ),
    (
        "23",
        "character",
        'Farewell: If this character has no "Present of Recall", discard a card.',
        "お別れ このキャラが「呼びもどしのプレゼント」未獲得なら、手札を1枚捨てる。",
    ),
    (
        "23",
        "event",
        "Untap a character with a present in your adventure area.",
        "自分の冒険エリアにあるプレゼント獲得済みのキャラを1枚選び、縦向きにする。",
    ),
    (
        "23",
        "event",
        'Give a character without a present in your adventure area a "Present of Search".',
        "自分の冒険エリアにあるプレゼント未獲得のキャラを1枚選び、「探しもののプレゼント」を獲得させる。",
    ),
    (
        "23",
        "event",
        'Retire a character with a "Present of Cheer" in your opponent\'s adventure area.',
        "相手の冒険エリアにある「はげましのプレゼント」獲得済みのキャラを1枚選び、退場させる。",
    ),
    (
        "23",
        "event",
        'If there is a character without a "Present of Journeys" in your adventure area, draw a card.',
        "自分の冒険エリアに「旅のプレゼント」未獲得のキャラがあるなら、カードを1枚引く。",
    ),
    (
        "24",
        "character",
        "Adventure area, tap: If this character moved this turn, draw a card.",
        "冒険エリア 横置き:このキャラがこのターンに移動したなら、カードを1枚引く。",
    ),
    (
        "25",
        "character",
        "Adventure area: As long as this character moved 2 or more times this turn, this character gets +3 idea.",
        "冒険エリア このキャラがこのターンに2回以上移動した限り、このキャラがアイデア+3。",
    ),
    (
        "26",
        "character",
        "Adventure area: As long as this character wears an item, this character gets +1 idea.",
        "冒険エリア このキャラがアイテムを着用している限り、このキャラがアイデア+1。",
    ),
    (
        "27",
        "event",
        "If you have 3 or fewer cards in your hand, draw 2 cards.",
        "自分の手札が3枚以下なら、カードを2枚引く。",
    ),
    (
        "27",
        "character",
        "Adventure area: As long as your opponent has 6 or more cards in their hand, this character gets +2 idea.",
        "冒険エリア 相手の手札が6枚以上である限り、このキャラがアイデア+2。",
    ),
    (
        "28",
        "character",
        "Meet: If your lead is on stage 2 or later, draw a card.",
        "出会い 自分の主役がストーリーの段階2以上にいるなら、カードを1枚引く。",
    ),
    (
        "29",
        "character",
        "Meet: If there is a character in the facing slot, draw a card.",
        "出会い 相対置き場にキャラがあるなら、カードを1枚引く。",
    ),
    (
        "29",
        "character",
        "Adventure area: As long as there is no character in the facing slot, this character gets -1 idea.",
        "冒険エリア 相対置き場にキャラがない限り、このキャラがアイデア-1。",
    ),
    (
        "30",
        "character",
        "Adventure area: When you draw a card, this character gets +1 idea until end of turn.",
        "冒険エリア 自分がカードを1枚引くとき、ターン終了までこのキャラがアイデア+1。",
    ),
    (
        "31",
        "character",
        "Adventure area: Whenever your opponent draws a card, draw a card.",
        "冒険エリア 相手がカードを1枚引くたびに、カードを1枚引く。",
    ),
    (
        "32",
        "character",
        "Adventure area: Whenever you discard a card, give a character of yours +1 idea until end of turn.",
        "冒険エリア 自分が手札を1枚捨てるたびに、自分のキャラを1枚選び、ターン終了までアイデア+1。",
    ),
    (
        "33",
        "event",
        "Until end of turn, whenever a character of your opponent's retires through an exchange, draw a card.",
        "ターン終了まで、相手のキャラが交流によって退場するたび、カードを1枚引く。",
    ),
    (
        "34",
        "character",
        "Adventure area: When a character retires, draw a card.",
        "冒険エリア キャラが退場するとき、カードを1枚引く。",
    ),
    (
        "34",
        "character",
        'Adventure area: Whenever another "Pet" of yours retires, add it to your hand.',
        "冒険エリア 自分の他の「ペット」が退場するたびに、それを手札に加える。",
    ),
    (
        "35",
        "character",
        "Adventure area: When this character wins an exchange, draw a card.",
        "冒険エリア このキャラが交流で勝利したとき、カードを1枚引く。",
    ),
    (
        "36",
        "character",
        "Adventure area: When you use an event, untap a scene of yours.",
        "冒険エリア 自分がイベントを使用したとき、自分のシーンを1枚選び、縦向きにする。",
    ),
    (
        "36",
        "character",
        'Adventure area: Whenever your opponent uses a "Baker", draw a card.',
        "冒険エリア 相手が「パン屋」を使用するたびに、カードを1枚引く。",
    ),
    (
        "37",
        "character",
        "Adventure area: When this character moves in the adventure area, draw a card.",
        "冒険エリア このキャラが冒険エリア内で移動したとき、カードを1枚引く。",
    ),
    (
        "38",
        "character",
        "Adventure area: When a plan is removed, draw a card.",
        "冒険エリア 計画が取り除かれたとき、カードを1枚引く。",
    ),
    (
        "38",
        "character",
        "Adventure area: Whenever a plan of your opponent's is removed, add a scene.",
        "冒険エリア 相手の計画が取り除かれるたびに、シーンを1枚増やす。",
    ),
    (
        "39",
        "character",
        "Adventure area: When you use an inspiration, draw a card.",
        "冒険エリア 自分がひらめきを使用したとき、カードを1枚引く。",
    ),
    (
        "40",
        "character",
        "Adventure area: When you advance your story, draw 2 cards.",
        "冒険エリア 自分がストーリーを進めたとき、カードを2枚引く。",
    ),
    (
        "41",
        "character",
        "Adventure area: At the start of your turn, draw a card.",
        "冒険エリア 自分のターン開始時、カードを1枚引く。",
    ),
    (
        "41",
        "character",
        "Adventure area: At the end of each turn, untap this character.",
        "冒険エリア 各ターン終了時、このキャラを縦向きにする。",
    ),
    (
        "41",
        "character",
        "Adventure area: At the end of a turn, draw a card.",
        "冒険エリア ターン終了時、カードを1枚引く。",
    ),
    ("41", "event", "At the end of this turn, draw 2 cards.", "このターン終了時、カードを2枚引く。"),
    (
        "42",
        "event",
        'Give a "Pet" in your adventure area +2 idea until end of turn, then draw a card.',
        "自分の冒険エリアにある「ペット」を1枚選び、ターン終了までアイデア+2、カードを1枚引く。",
    ),
    (
        "42",
        "event",
        "Untap a 【Miller】 in your adventure area.",
        "自分の冒険エリアにある【粉ひき】を1枚選び、縦向きにする。",
    ),
    (
        "43",
        "event",
        "Return a character in your adventure area to hand, then draw a card.",
        "自分の冒険エリアにあるキャラクター1体を選び、手札に戻す、カードを1枚引く。",
    ),
    (
        "44",
        "event",
        "Tap a character in your opponent's adventure area, then give it -1 idea until end of turn.",
        "相手の冒険エリアにあるキャラを1枚選び、横向きにする、ターン終了までアイデア-1。",
    ),
    (
        "45",
        "event",
        "Retire a character with 3 idea or less in your opponent's adventure area.",
        "相手の冒険エリアにあるアイデア3以下のキャラを1枚選び、退場させる。",
    ),
    (
        "46",
        "event",
        "Retire a character with 7 idea or more in an adventure area.",
        "冒険エリアにあるアイデア7以上のキャラを1枚選び、退場させる。",
    ),
    (
        "47",
        "event",
        "Add a character with harmony cost 2 or less in your rest area to your hand.",
        "自分の休憩エリアにあるハーモニーのコスト2以下のキャラを1枚選び、手札に加える。",
    ),
    ("48", "event", "Untap a tapped scene of yours.", "自分の横向きのシーンを1枚選び、縦向きにする。"),
    (
        "49",
        "event",
        "Give up to 2 characters in your adventure area +1 idea until end of turn.",
        "自分の冒険エリアにあるキャラを2枚まで選び、ターン終了までアイデア+1。",
    ),
    ("49", "event", "Untap 2 scenes of yours.", "自分のシーンを2枚選び、縦向きにする。"),
    ("49", "event", "Tap up to 1 character of your opponent's.", "相手のキャラを1枚まで選び、横向きにする。"),
    ("50", "event", "Untap any number of scenes of yours.", "自分のシーンを任意の枚数選び、縦向きにする。"),
    ("50", "event", "Discard any number of cards, then draw 2 cards.", "手札を任意の枚数捨てる、カードを2枚引く。"),
    ("50", "event", "Remove any number of plans of your opponent's.", "相手の計画を任意の枚数取り除く。"),
    (
        "50",
        "event",
        "Open the top 4 cards of your deck, then add any number of items from among them to your hand.",
        "デッキの上から4枚を公開する、その中からアイテムを任意の枚数選び、手札に加える。",
    ),
    (
        "50",
        "event",
        "Give 2 or more characters in your adventure area +1 idea until end of turn.",
        "自分の冒険エリアにあるキャラを2枚以上選び、ターン終了までアイデア+1。",
    ),
    (
        "50",
        "event",
        "2 or more characters of yours gain \"Farewell: Draw a card.\" until end of turn.",
        "自分のキャラを2枚以上選び、ターン終了まで「お別れ カードを1枚引く。」を得る。",
    ),
    ("50", "event", "Discard 1 or more cards, then draw a card.", "手札を1枚以上捨てる、カードを1枚引く。"),
    ("49", "event", "Discard up to 2 cards.", "手札を2枚まで捨てる。"),
    ("49", "event", "Discard up to 1 event, then add a scene.", "手札のイベントを1枚まで捨てる、シーンを1枚増やす。"),
    (
        "51",
        "event",
        "All characters in your opponent's adventure area get -2 idea until end of turn.",
        "ターン終了まで相手の冒険エリアにある全てのキャラがアイデア-2。",
    ),
    (
        "51",
        "event",
        'Untap all "Night Shift" in your adventure area.',
        "自分の冒険エリアにある全ての「夜番」を縦向きにする。",
    ),
    (
        "52",
        "character",
        'Adventure area: All "Baker" and "Pet" in your adventure area get +1 idea.',
        "冒険エリア 自分の冒険エリアにある「パン屋」と「ペット」がアイデア+1。",
    ),
    (
        "52",
        "event",
        "Retire a \"Baker\", \"Pet\" or 【Miller】 in your opponent's adventure area.",
        "相手の冒険エリアにある「パン屋」か「ペット」か【粉ひき】を1枚選び、退場させる。",
    ),
    (
        "53",
        "event",
        (
            "Look at the top 4 cards of your deck, then add an event from among them to your hand, then put the rest "
            "on the bottom of your deck."
        ),
        "デッキの上から4枚を確認する、その中からイベントを1枚選び、手札に加える、残りのカードをデッキの下に移す。",
    ),
    (
        "54",
        "character",
        "Meet: The facing character gets -3 idea until end of turn.",
        "出会い ターン終了まで相対置き場キャラがアイデア-3。",
    ),
    ("54", "character", "Farewell: Retire the facing character.", "お別れ 相対置き場キャラを退場させる。"),
    (
        "55",
        "scene",
        "Inspiration: Give a character of your opponent's -2 idea until the end of this exchange.",
        "ひらめき 相手のキャラを1枚選び、この交流終了までアイデア-2。",
    ),
    (
        "56",
        "character",
        "Meet: This character gets +1 idea until end of turn.",
        "出会い このキャラがターン終了までアイデア+1。",
    ),
    (
        "57",
        "event",
        "Retire a character of your opponent's, then retire a character of yours.",
        "相手のキャラを1枚選び、退場させる、自分のキャラを1枚選び、退場させる。",
    ),
    ("58", "event", "Draw 3 cards.", "カードを3枚引く。"),
    ("59", "event", "Discard 2 cards, then draw 2 cards.", "手札を2枚捨てる、カードを2枚引く。"),
    ("59", "event", "Discard an event. Draw 2 cards.", "手札のイベントを1枚捨てる。カードを2枚引く。"),
    ("59", "event", "Discard your hand, then draw 4 cards.", "手札を全て捨てる、カードを4枚引く。"),
    ("60", "event", "Draw 2 cards, then discard a card.", "カードを2枚引く、そして手札を1枚捨てる。"),
    (
        "61",
        "event",
        (
            "Open the top 3 cards of your deck, then add up to 2 events from among them to your hand, then put the "
            "rest into the rest area."
        ),
        "デッキの上から3枚を公開する、その中からイベントを2枚まで選び、手札に加える、残りのカードを休憩エリアに入れる。",
    ),
    ("61", "event", "Open the top card of your deck.", "デッキの上から1枚をオープンする。"),
    (
        "61",
        "event",
        "Open the top 5 cards of your deck, then add all items from among them to your hand.",
        "デッキの上から5枚を公開する、その中から全てのアイテムを手札に加える。",
    ),
    (
        "61",
        "event",
        "Open the bottom 2 cards of your deck, then add an item from among them to your hand.",
        "デッキの下から2枚を公開する、その中からアイテムを1枚選び、手札に加える。",
    ),
    ("61", "event", "Look at the bottom card of your deck.", "デッキの下から1枚を確認する。"),
    (
        "74",
        "event",
        "Put the bottom 3 cards of your deck into the rest area.",
        "デッキの下から3枚を休憩エリアに入れる。",
    ),
    ("70", "event", "Make the bottom card of your deck a plan.", "デッキの下から1枚を計画にする。"),
    (
        "62",
        "event",
        "Add a card in your rest area to your hand.",
        "自分の休憩エリアにあるカードを1枚選び、手札に加える。",
    ),
    (
        "63",
        "event",
        (
            "Look at the top 2 cards of your deck, then add an item from among them to your hand, then put the rest on "
            "top of your deck."
        ),
        "デッキの上から2枚を確認する、その中からアイテムを1枚選び、手札に加える、残りのカードをデッキの上に移す。",
    ),
    ("64", "event", "Put a card in your hand on top of the deck.", "手札を1枚選び、デッキの上に移す。"),
    (
        "64",
        "event",
        "Put an item in your rest area on the bottom of the deck.",
        "自分の休憩エリアにあるアイテムを1枚選び、デッキの下に移す。",
    ),
    ("65", "event", "Untap a character of yours.", "自分のキャラを1枚選び、縦向きにする。"),
    (
        "66",
        "character",
        "Meet: Tap this character, then tap a scene of your opponent's.",
        "出会い このキャラを横向きにする、相手のシーンを1枚選び、横置きにする。",
    ),
    (
        "67",
        "event",
        "You may move a character of yours to an empty slot.",
        "自分のキャラを1枚選び、空いている1つの置き場に移動することができる。",
    ),
    (
        "67",
        "character",
        "Meet: You may discard a card. If you do, draw 2 cards.",
        "出会い 手札を1枚捨てることができる。そうしたなら、カードを2枚引く。",
    ),
    (
        "68",
        "event",
        'A character in your adventure area gains "Adventure area, tap: Draw a card." until end of turn.',
        "自分の冒険エリアにあるキャラを1枚選び、ターン終了まで「冒険エリア 横置き カードを1枚引く。」を得る。",
    ),
    (
        "68",
        "character",
        'Adventure area: All "Pet" in your adventure area gain "Farewell: Draw a card."',
        "冒険エリア 自分の冒険エリアにある全ての「ペット」が「お別れ カードを1枚引く。」を得る。",
    ),
    ("69", "event", "Add 2 scenes.", "シーンを2枚増やす。"),
    ("70", "event", "Make a card in your hand a plan.", "手札を1枚選び、計画にする。"),
    ("70", "event", "Make the top card of your deck a plan.", "デッキの上から1枚を計画にする。"),
    ("71", "event", "Remove a plan of your opponent's.", "相手の計画を1枚取り除く。"),
    ("71", "event", "Remove a plan, then draw a card.", "計画を1枚取り除く、カードを1枚引く。"),
    (
        "72",
        "event",
        "Look at all plans of yours, then put them back in any order, then draw a card.",
        "自分の計画全てを確認する、そして任意の順番で戻す、カードを1枚引く。",
    ),
    (
        "73",
        "character",
        "Farewell: Shuffle this character into its owner's main deck.",
        "お別れ このキャラをオーナーのデッキに加えてシャッフルする。",
    ),
    (
        "73",
        "event",
        "Shuffle 3 cards in your rest area into their owner's main deck.",
        "自分の休憩エリアにあるカードを3枚選び、オーナーのメインデッキに加えてシャッフルする。",
    ),
    ("74", "event", "Put a plan of yours into the rest area.", "自分の計画を1枚選び、休憩エリアに入れる。"),
    ("74", "event", "Put the top 2 cards of your deck into the rest area.", "デッキの上から2枚を休憩エリアに入れる。"),
    (
        "75",
        "event",
        "Return a tapped character in your opponent's adventure area to hand.",
        "相手の冒険エリアにある横向きのキャラを1枚選び、手札に戻す。",
    ),
    (
        "76",
        "event",
        "Give a character without a candy in your adventure area a candy.",
        "自分の冒険エリアにあるキャンディ未獲得のキャラを1枚選び、キャンディを獲得させる。",
    ),
    (
        "76",
        "event",
        "All characters in your adventure area gain a candy.",
        "自分の冒険エリアにある全てのキャラがキャンディを1つ獲得する。",
    ),
    (
        "77",
        "event",
        'Give a character of yours a "Present of Cheer".',
        "自分のキャラを1枚選び、「はげましのプレゼント」を獲得させる。",
    ),
    (
        "77",
        "character",
        'Meet: This character gains a "Present of Journeys".',
        "出会い このキャラが「旅のプレゼント」を獲得する。",
    ),
    (
        "78",
        "event",
        "Open a present of a character in your adventure area.",
        "自分の冒険エリアにあるキャラを1枚選び、プレゼントを開ける。",
    ),
    (
        "78",
        "character",
        'Adventure area, tap: Open a "Present of Dazzle" of this character.',
        "冒険エリア 横置き:このキャラの「見とれのプレゼント」を開ける。",
    ),
    (
        "79",
        "event",
        "Remove a candy from a character with a candy of yours, then draw 2 cards.",
        "自分のキャンディ獲得済みのキャラを1枚選び、キャンディを取り除く、カードを2枚引く。",
    ),
    (
        "79",
        "event",
        "Remove a token from a character of your opponent's.",
        "相手のキャラを1枚選び、トークンを1つ取り除く。",
    ),
    (
        "79",
        "event",
        "Remove a \"Present of Recall\" from a character of your opponent's.",
        "相手のキャラを1枚選び、「呼びもどしのプレゼント」を取り除く。",
    ),
    (
        "80",
        "event",
        "Put a character with harmony cost 1 or less in your rest area into the adventure area.",
        "自分の休憩エリアにあるハーモニーのコスト1以下のキャラを1枚選び、冒険エリアに出す。",
    ),
    (
        "80",
        "event",
        'Put a "Pet" in your hand into the adventure area.',
        "自分の手札にある「ペット」を1枚選び、冒険エリアに置く。",
    ),
    (
        "81",
        "character",
        "Adventure area: Events you use cost 1 less harmony.",
        "冒険エリア 自分が使用するイベントのハーモニーのコストが-1。",
    ),
    (
        "81",
        "character",
        "As long as there are 2 or more items in your rest area, this card costs 2 less harmony to use.",
        "自分の休憩エリアにアイテムが2枚以上ある限り、このカードを使用するハーモニーのコストが-2。",
    ),
    (
        "81",
        "event",
        'The next "Baker" you use this turn costs 2 less harmony.',
        "このターン、自分が次に使用する「パン屋」のハーモニーのコストが-2。",
    ),
    (
        "81",
        "event",
        (
            "This card costs X less harmony to use, where X is the number of characters in your adventure area.\n"
            "Draw 3 cards."
        ),
        "このカードを使用するハーモニーのコストが-X、Xは自分の冒険エリアにあるキャラの枚数。\nカードを3枚引く。",
    ),
    ("82", "item", 'Only a "Baker" can wear this item.', "このアイテムは「パン屋」のみ着用できる。"),
    (
        "82",
        "item",
        'Only a "Baker" or "Pet" can wear this item.',
        "このアイテムは「パン屋」か「ペット」のみ着用できる。",
    ),
    ("83", "item", "The wearer gets +2 idea.", "着用しているキャラがアイデア+2。"),
    (
        "83",
        "item",
        "During your opponent's turn, the wearer gets +1 idea.",
        "相手のターン中、着用しているキャラがアイデア+1。",
    ),
    (
        "83",
        "item",
        "Whenever you use an event, the wearer gets +1 idea until end of turn.",
        "自分がイベントを使用するたびに、ターン終了まで着用しているキャラがアイデア+1。",
    ),
    ("84", "event", "Turn a face-down scene of yours face up.", "自分の裏向きのシーンを1枚選び、表向きにする。"),
    ("84", "event", "Turn a scene of your opponent's face down.", "相手のシーンを1枚選び、裏向きにする。"),
    (
        "85",
        "event",
        "Give a character of yours +X idea until end of turn, where X is the number of events in your rest area.",
        "自分のキャラを1枚選び、ターン終了までアイデア+X、Xは自分の休憩エリアにあるイベントの枚数。",
    ),
    (
        "85",
        "event",
        'Draw X cards, where X is the number of "Pet" in your adventure area.',
        "カードをX枚引く、Xは自分の冒険エリアにある「ペット」の枚数。",
    ),
    (
        "85",
        "character",
        (
            "Adventure area: All characters in your opponent's adventure area get -X idea, where X is the number of "
            "plans of yours."
        ),
        "冒険エリア 相手の冒険エリアにある全てのキャラがアイデア-X、Xは自分の計画の枚数。",
    ),
    (
        "85",
        "character",
        "Farewell: Give a character of yours +X idea until end of turn, where X is the idea of this character.",
        "お別れ 自分のキャラを1枚選び、ターン終了までアイデア+X、Xはこのキャラのアイデアの値。",
    ),
    (
        "85",
        "event",
        "Draw X cards, where X is the number of cards in your opponent's hand.",
        "カードをX枚引く、Xは相手の手札の枚数。",
    ),
    (
        "85",
        "event",
        (
            "Give a character of yours +X idea until end of turn, where X is the number of events in your rest area, "
            "then draw as many cards as the idea gained."
        ),
        (
            "自分のキャラを1枚選び、ターン終了までアイデア+X、Xは自分の休憩エリアにあるイベントの枚数、アイデアを得た値だけ、"
            "カードを引く。"
        ),
    ),
    ("86", "event", "Your opponent discards a card.", "相手は手札を1枚捨てる。"),
    (
        "86",
        "event",
        "Each player draws 2 cards, then each player discards a card.",
        "お互いはカードを2枚引く、お互いは手札を1枚捨てる。",
    ),
    ("87", "event", "Look at a plan of your opponent's.", "相手の計画を1枚確認する。"),
    (
        "87",
        "event",
        "Look at 2 plans of your opponent's, then draw a card.",
        "相手の計画を2枚確認する、カードを1枚引く。",
    ),
    (
        "88",
        "event",
        "Swap the positions of 2 characters in your opponent's adventure area.",
        "相手の冒険エリアにあるキャラを2枚選び、位置を入れ替える。",
    ),
    (
        "88",
        "character",
        "Adventure area, tap: Swap the positions of this character and another character in your adventure area.",
        "冒険エリア 横置き:自分の冒険エリアにある他のキャラを1枚選び、このキャラと位置を入れ替える。",
    ),
)

# What nobody has given a phrase and an executor: refused as a whole, by name and place.
REFUSED: tuple[tuple[str, str, str], ...] = (
    ("event", "Discard 2 or more cards in your opponent's hand.", "相手の手札を2枚以上捨てる。"),
    (
        "event",
        'Give a character with a "Basket" a candy.',
        "「かご」獲得済みのキャラを1枚選び、キャンディを獲得させる。",
    ),
    (
        "event",
        "Give a character in your adventure area +2 idea.",
        "自分の冒険エリアにあるキャラを1枚選び、アイデア+2。",
    ),
    (
        "character",
        "Adventure area: This character gets +1 idea until end of turn.",
        "冒険エリア ターン終了までこのキャラがアイデア+1。",
    ),
    ("event", "Give it +2 idea until end of turn.", "それがターン終了までアイデア+2。"),
    ("event", "Put the rest on the bottom of your deck.", "残したカードをデッキの下に移す。"),
    ("event", "Give a card in your hand +2 idea until end of turn.", "手札を1枚選び、ターン終了までアイデア+2。"),
    (
        "event",
        'If there is a "Sailor" in your adventure area, draw a card.',
        "自分の冒険エリアに「船乗り」があるなら、カードを1枚引く。",
    ),
    ("character", "Adventure area: This character can't be retired.", "冒険エリア このキャラは退場しない。"),
    ("character", "Draw a card.", "カードを1枚引く。"),
    ("scene", "Meet: Draw a card.", "出会い カードを1枚引く。"),
    ("event", "Adventure area, tap: Draw a card.", "冒険エリア 横置き:カードを1枚引く。"),
    (
        "character",
        "Adventure area, discard a card in your opponent's hand: Draw a card.",
        "冒険エリア 相手の手札を1枚捨てる:カードを1枚引く。",
    ),
    ("event", "Put a card in your opponent's hand into the rest area.", "相手の手札を1枚選び、休憩エリアに入れる。"),
    ("event", "Make a character of yours a plan.", "自分のキャラを1枚選び、計画にする。"),
    ("event", "Turn a character of yours face down.", "自分のキャラを1枚選び、裏向きにする。"),
    (
        "event",
        'Retire a "Baker" and "Pet" in your adventure area.',
        "自分の冒険エリアにある「パン屋」と「ペット」を1枚選び、退場させる。",
    ),
    ("item", "The wearer gets +2 idea until end of turn.", "ターン終了まで着用しているキャラがアイデア+2。"),
    ("event", "Your opponent may draw a card.", "相手はカードを1枚引くことができる。"),
)
