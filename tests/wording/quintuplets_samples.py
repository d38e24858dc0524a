"""Sentences of our own in the wording of the Quintuplets' cards: one meaning a row, in English and Japanese.

The numbers are those of the list of wordings that the grammar covers (docs/quintuplets-wording.md); each stands at
least once; "0" is said besides.
"""

from __future__ import annotations

from engine.wording import Lexicon

Sample = tuple[str, str, str, str]
PERSONS = {
    "anzu": ("Anzu", "アンズ"),
    "beni": ("Beni", "ベニ"),
    "chika": ("Chika", "チカ"),
    "ema": ("Ema", "エマ"),
    "fuyu": ("Fuyu", "フユ"),
    "sorano": ("Sorano", "ソラノ"),
    "sibling": ("Sibling", "五つ子"),
}
LEXICON = Lexicon(
    names={"The Good Teacups": "The Good Teacups", "よそゆきの茶碗": "The Good Teacups"},
    classes={
        "en": {en: name for name, (en, _) in PERSONS.items()},
        "ja": {ja: name for name, (_, ja) in PERSONS.items()},
    },
)

SAMPLES: tuple[Sample, ...] = (
    (
        "1",
        "character",
        "【Activated】[put a card from your hand into the waiting room] Draw a card.",
        "【起動】[手札を1枚控え室に置く]1枚引く。",
    ),
    (
        "1",
        "character",
        (
            "【Activated】【Once per turn】[put this character into the waiting room, put a card from you"
            "r hand into the waiting room] Draw 2 cards."
        ),
        "【起動】【ターン1回】[このキャラを控え室に置く、手札を1枚控え室に置く]2枚引く。",
    ),
    (
        "2",
        "character",
        "【Automatic】When this character appears, draw a card.",
        "【自動】このキャラが登場した時、1枚引く。",
    ),
    (
        "3",
        "character",
        "【Automatic】At the start of each main phase, draw a card.",
        "【自動】メインフェイズの始めに、1枚引く。",
    ),
    (
        "3",
        "character",
        "【Automatic】At the end of your turn, draw a card.",
        "【自動】あなたのターンの終わりに、1枚引く。",
    ),
    (
        "4",
        "character",
        (
            "【Automatic】[put a card from your hand into the waiting room] When this character appears"
            ", you may pay the cost. If you do, draw 2 cards."
        ),
        "【自動】[手札を1枚控え室に置く]このキャラが登場した時、あなたはコストを払ってよい。そうしたら、2枚引く。",
    ),
    (
        "4",
        "character",
        (
            "【Automatic】When this character appears, you may put a card from your hand into the waiti"
            "ng room. If you do, draw 2 cards."
        ),
        "【自動】このキャラが登場した時、手札を1枚控え室に置いてよい。そうしたら、2枚引く。",
    ),
    ("5", "character", "【Continuous】This character gets +2 bride power.", "【永続】このキャラの花嫁力を+2。"),
    (
        "6",
        "character",
        "【Automatic】【Anzu only】: When this character appears, draw a card.",
        "【自動】【アンズ only】:このキャラが登場した時、1枚引く。",
    ),
    (
        "6",
        "character",
        "【Continuous】【Anzu only】: This character gets +2 bride power.",
        "【永続】【アンズ only】:このキャラの花嫁力を+2。",
    ),
    (
        "6",
        "character",
        "【Continuous】【Anzu only】: As long as you have 1 or more brides, this character gets +2 bride power.",
        "【永続】【アンズ only】:あなたの花嫁が1人以上なら、このキャラの花嫁力を+2。",
    ),
    ("7", "event", "【Main】Draw a card.", "【メイン】1枚引く。"),
    ("7", "event", "【Approach】Draw a card.", "【アプローチ】1枚引く。"),
    (
        "7",
        "event",
        "【Main】【Approach】Give a character of yours +2 bride power until end of turn.",
        "【メイン】【アプローチ】あなたのキャラを1人選び、そのターン中、花嫁力を+2。",
    ),
    ("8", "event", "【Main】【Once per turn by name】Draw a card.", "【メイン】【同名ターン1回】1枚引く。"),
    (
        "8",
        "character",
        "【Automatic】【Once per turn】When this character appears, draw a card.",
        "【ターン1回】【自動】このキャラが登場した時、1枚引く。",
    ),
    ("9", "character", "【Growth】Anzu", "【成長】アンズ"),
    ("9", "character", "【Growth】Anzu, Beni", "【成長】アンズ・ベニ"),
    ("9", "episode", "【Exclusive】Anzu, Beni", "【専用】アンズベニ"),
    ("9", "event", "【Use condition】Anzu, Beni", "【使用条件】アンズベニ"),
    ("9", "event", "【Use condition】Anzu\n【Main】Draw a card.", "【使用条件】アンズ\n【メイン】1枚引く。"),
    ("9", "character", "【Disguise】Beni", "【変装】ベニ"),
    (
        "10",
        "character",
        "【Continuous】If this character would be put into the waiting room, return it to the hand instead.",
        "【永続】このキャラが控え室に置かれる時、かわりに手札に戻す。",
    ),
    (
        "10",
        "character",
        (
            "【Continuous】If this character would be put into the waiting room, remove this character "
            "from the game instead."
        ),
        "【永続】このキャラが控え室に置かれる時、かわりにこのキャラを取り除く。",
    ),
    (
        "10",
        "character",
        (
            "【Continuous】If an Anzu of yours would be put into the waiting room, you may put a card f"
            "rom your hand into the waiting room instead. If you do, return it to the hand."
        ),
        "【永続】あなたのアンズが控え室に置かれる時、かわりに手札を1枚控え室に置いてよい。そうしたら、そのキャラを手札に戻す。",
    ),
    (
        "11",
        "character",
        "【Automatic】When this character appears, draw 2 cards.",
        "【自動】このキャラが登場した時、2枚引く。",
    ),
    (
        "11",
        "character",
        "【Automatic】When another Anzu of yours appears, you may move it to another lane.",
        "【自動】あなたのほかのアンズが登場した時、そのキャラをほかのレーンに移動してよい。",
    ),
    (
        "12",
        "character",
        "【Automatic】When this character approaches, this character gets +1 bride power until end of turn.",
        "【自動】このキャラがアプローチした時、ターンの終わりまで、このキャラの花嫁力を+1。",
    ),
    (
        "12",
        "character",
        "【Automatic】When this character approaches, turn that hero face down.",
        "【自動】このキャラがアプローチする時、その主人公を裏にする。",
    ),
    (
        "13",
        "character",
        "【Automatic】When this character succeeds in an approach, draw a card.",
        "【自動】このキャラがアプローチに成功した時、1枚引く。",
    ),
    (
        "13",
        "character",
        "【Automatic】When a character of yours fails in an approach, draw 2 cards.",
        "【自動】あなたのキャラがアプローチに失敗した時、2枚引く。",
    ),
    (
        "14",
        "character",
        "【Automatic】When this character is put into the bride area, draw a card.",
        "【自動】このキャラが花嫁エリアに置かれた時、1枚引く。",
    ),
    (
        "15",
        "episode",
        "【Automatic】When this episode is set, draw a card.",
        "【自動】このエピソードがセットされた時、1枚引く。",
    ),
    (
        "16",
        "character",
        "【Automatic】When an episode is set on this character, draw a card.",
        "【自動】このキャラにエピソードがセットされた時、1枚引く。",
    ),
    (
        "17",
        "character",
        "【Automatic】When a Sorano is put into an empty lane, draw a card.",
        "【自動】ソラノが空いているレーンに置かれた時、1枚引く。",
    ),
    (
        "18",
        "character",
        "【Automatic】When a card is put from your opponent's hand or deck into the waiting room, draw a card.",
        "【自動】相手の手札かデッキからカードが控え室に置かれた時、1枚引く。",
    ),
    (
        "19",
        "character",
        "【Automatic】When this character is put into the waiting room, draw a card.",
        "【自動】このキャラが控え室に置かれた時、1枚引く。",
    ),
    (
        "19",
        "character",
        "【Automatic】When a character of your opponent's is put into the waiting room, draw a card.",
        "【自動】相手のキャラが控え室に置かれた時、1枚引く。",
    ),
    (
        "20",
        "character",
        "【Automatic】When you have no cards in your hand, draw a card.",
        "【自動】あなたの手札にカードがない時、1枚引く。",
    ),
    (
        "21",
        "character",
        "【Automatic】When you play an event, draw a card.",
        "【自動】あなたがイベントをプレイした時、1枚引く。",
    ),
    (
        "21",
        "character",
        "【Automatic】When your opponent plays an event, draw a card.",
        "【自動】相手がイベントをプレイした時、1枚引く。",
    ),
    (
        "22",
        "hero",
        "【Automatic】When this hero is approached, each player draws a card.",
        "【自動】この主人公がアプローチされた時、お互い1枚引く。",
    ),
    (
        "22",
        "hero",
        "【Automatic】When this hero becomes a partner, draw a card.",
        "【自動】この風太郎が成功相手となった時、1枚引く。",
    ),
    (
        "23",
        "character",
        "【Automatic】At the start of each start phase, draw a card.",
        "【自動】スタートフェイズの始めに、1枚引く。",
    ),
    (
        "23",
        "character",
        "【Automatic】At the start of each approach phase, draw a card.",
        "【自動】アプローチフェイズの始めに、1枚引く。",
    ),
    (
        "23",
        "character",
        "【Automatic】At the start of each event step, draw a card.",
        "【自動】イベントステップの始めに、1枚引く。",
    ),
    (
        "23",
        "character",
        "【Automatic】At the start of each bride judgement, draw a card.",
        "【自動】花嫁判定ステップの始めに、1枚引く。",
    ),
    (
        "24",
        "character",
        "【Continuous】As long as you have 2 or more brides, this character gets +2 bride power.",
        "【永続】あなたの花嫁が2人以上なら、このキャラの花嫁力を+2。",
    ),
    (
        "24",
        "hero",
        "【Continuous】As long as there are 3 or more brides in all, this hero gets -1 needed power.",
        "【永続】花嫁の人数が3人以上なら、この主人公の必要花嫁力を-1。",
    ),
    (
        "25",
        "character",
        "【Automatic】When this character appears, if there are 3 or more Anzu in your waiting room, draw a card.",
        "【自動】このキャラが登場した時、あなたの控え室にアンズが3枚以上あるなら、1枚引く。",
    ),
    (
        "26",
        "character",
        (
            "【Continuous】As long as there is a Sorano in the lane of this character, this character g"
            "ets +1 bride power."
        ),
        "【永続】このキャラのいるレーンにソラノがいるなら、このキャラの花嫁力を+1。",
    ),
    (
        "27",
        "character",
        "【Continuous】As long as this character is in the centre lane, this character gets +2 bride power.",
        "【永続】このキャラが中央のレーンにいるなら、このキャラの花嫁力を+2。",
    ),
    (
        "28",
        "event",
        "【Main】If your opponent has 2 or fewer cards in their hand, draw 2 cards.",
        "【メイン】相手の手札が2枚以下なら、2枚引く。",
    ),
    (
        "29",
        "character",
        (
            "【Continuous】As long as there are 2 or more episodes set on this character, this characte"
            "r gets +3 bride power."
        ),
        "【永続】このキャラにエピソードが2枚以上セットされているなら、このキャラの花嫁力を+3。",
    ),
    (
        "30",
        "event",
        "【Main】If you have played an event this turn, draw a card.",
        "【メイン】このターン中、あなたがイベントをプレイしていたなら、1枚引く。",
    ),
    (
        "31",
        "event",
        "【Main】Put a character of your opponent's into the waiting room.",
        "【メイン】相手のキャラを1人選び、控え室に置く。",
    ),
    (
        "32",
        "event",
        "【Main】Give up to 2 characters of yours +1 bride power until end of turn.",
        "【メイン】あなたのキャラを2人まで選び、ターンの終わりまで、花嫁力を+1。",
    ),
    (
        "33",
        "event",
        "【Approach】Give a character of yours approaching +3 bride power until end of turn.",
        "【アプローチ】アプローチしているあなたのキャラを1人選び、ターンの終わりまで、花嫁力を+3。",
    ),
    ("34", "event", "【Main】Turn a hero face down.", "【メイン】主人公を1人選び、裏にする。"),
    ("34", "event", "【Main】Turn a face-down hero face up.", "【メイン】裏向きの主人公を1人選び、表にする。"),
    (
        "35",
        "character",
        (
            "【Activated】【Once per turn】[put a card from your hand into the waiting room] Turn the her"
            "o in front of this character face down."
        ),
        "【起動】【ターン1回】[手札を1枚控え室に置く]このキャラの正面の主人公を裏にする。",
    ),
    (
        "35",
        "character",
        (
            "【Activated】[put a card from your hand into the waiting room] Give a hero diagonally in f"
            "ront of this character -2 needed power until end of turn."
        ),
        "【起動】[手札を1枚控え室に置く]このキャラの斜め前方の主人公を1人選び、ターンの終わりまで、必要花嫁力を-2。",
    ),
    (
        "36",
        "event",
        "【Main】Return an Anzu in your waiting room to the hand.",
        "【メイン】あなたの控え室のアンズを1枚選び、手札に戻す。",
    ),
    (
        "37",
        "event",
        "【Main】Return a 《The Good Teacups》 in your waiting room to the hand.",
        "【メイン】控え室の《よそゆきの茶碗》を1枚選び、手札に戻す。",
    ),
    (
        "38",
        "character",
        (
            "【Activated】【Once per turn by name】[put a card from your hand into the waiting room] This"
            " character gets +2 bride power until end of turn."
        ),
        "【起動】【同名ターン1回】[手札を1枚控え室に置く]ターンの終わりまで、このキャラの花嫁力を+2。",
    ),
    (
        "39",
        "character",
        "【Continuous】This character gets +1 bride power for each bride of yours.",
        "【永続】あなたの花嫁1人につきこのキャラの花嫁力を+1。",
    ),
    ("39", "character", "【Continuous】This character gets +1 bride power.", "【永続】このキャラの花嫁力を+1。"),
    (
        "40",
        "character",
        "【Continuous】This character gets +1 bride power for each other Sibling of yours.",
        "【永続】あなたのほかの五つ子1人につき、このキャラの花嫁力を+1。",
    ),
    ("41", "hero", "【Continuous】This hero gets -1 needed power.", "【永続】この主人公の必要花嫁力を-1。"),
    (
        "42",
        "character",
        "【Continuous】Your opponent's events can't lower the bride power of this character.",
        "【永続】相手のイベントの効果でこのキャラの花嫁力は減らない。",
    ),
    ("43", "event", "【Main】Draw up to 2 cards.", "【メイン】2枚まで引く。"),
    ("43", "event", "【Main】Each player draws 2 cards.", "【メイン】お互い2枚引く。"),
    (
        "44",
        "event",
        "【Main】Draw 2 cards, then put a card from your hand into the waiting room.",
        "【メイン】2枚引き、手札を1枚控え室に置く。",
    ),
    (
        "44",
        "event",
        "【Main】Your opponent puts a card from their hand into the waiting room.",
        "【メイン】相手は手札を1枚控え室に置く。",
    ),
    (
        "45",
        "character",
        "【Automatic】At the end of your turn, put this character into the waiting room.",
        "【自動】あなたのターンの終わりに、このキャラを控え室に置く。",
    ),
    (
        "46",
        "event",
        (
            "【Main】Look at the top 3 cards of your deck. Reveal up to 1 Anzu from among them and add "
            "it to your hand, then put the rest on the bottom of your deck in any order."
        ),
        "【メイン】デッキを上から3枚見る。その中からアンズを1枚まで選んで公開し、手札に加え、残りをデッキの下に置く。",
    ),
    (
        "46",
        "event",
        (
            "【Main】Look at up to 3 cards from the top of your deck. Add 1 card from among them to you"
            "r hand, then put the rest into the waiting room."
        ),
        "【メイン】デッキを上から3枚まで見る。その中からカードを1枚選び、手札に加え、残りを控え室に置く。",
    ),
    (
        "47",
        "event",
        (
            "【Main】Look at the top 4 cards of your deck. Reveal up to 1 event from among them and add"
            " it to your hand, then put the rest into the waiting room."
        ),
        "【メイン】デッキを上から4枚見る。その中からイベントを1枚まで選んで公開し、手札に加え、残りを控え室に置く。",
    ),
    (
        "48",
        "event",
        "【Main】Put the top 3 cards of your opponent's deck into the waiting room.",
        "【メイン】相手のデッキの上から3枚を控え室に置く。",
    ),
    (
        "49",
        "event",
        "【Main】Put an episode in your waiting room on the bottom of the deck.",
        "【メイン】控え室のエピソードを1枚選び、デッキの下に置く。",
    ),
    (
        "50",
        "event",
        "【Main】Set an episode in your waiting room on a character of yours.",
        "【メイン】控え室のエピソードを1枚選び、あなたのキャラ1人にセットする。",
    ),
    (
        "51",
        "event",
        "【Main】Put an episode of your opponent's into the waiting room.",
        "【メイン】相手のエピソードを1枚選び、控え室に置く。",
    ),
    (
        "52",
        "event",
        "【Main】Move a character of yours to the centre lane.",
        "【メイン】あなたのキャラを1人選び、中央のレーンに移動する。",
    ),
    ("52", "event", "【Main】Swap 2 characters of yours.", "【メイン】あなたのキャラを2人選び、入れ替える。"),
    (
        "52",
        "character",
        (
            "【Activated】【Once per turn】[put a card from your hand into the waiting room] Swap another"
            " character of yours with this character."
        ),
        "【起動】【ターン1回】[手札を1枚控え室に置く]あなたのほかのキャラを1人選び、このキャラと入れ替える。",
    ),
    (
        "53",
        "event",
        "【Main】Turn a hero face down. Draw a card.",
        "【メイン】主人公を1人選び、裏にする。その後、1枚引く。",
    ),
    (
        "54",
        "event",
        "【Main】Put the top card of the hero deck into empty lanes.",
        "【メイン】主人公デッキの上から1枚を空いているレーンに置く。",
    ),
    (
        "55",
        "event",
        "【Main】Remove a character of your opponent's from the game.",
        "【メイン】相手のキャラを1人選び、取り除く。",
    ),
    (
        "55",
        "event",
        "【Main】Remove up to 2 cards in your opponent's waiting room from the game face down.",
        "【メイン】相手の控え室のカードを2枚まで選び、裏向きで取り除く。",
    ),
    (
        "56",
        "event",
        "【Main】Shuffle 3 cards in your waiting room into the deck.",
        "【メイン】控え室のカードを3枚選び、デッキに戻してシャッフルする。",
    ),
    (
        "57",
        "event",
        "【Approach】A character of your opponent's can't approach until end of turn.",
        "【アプローチ】相手のキャラを1人選び、ターンの終わりまで、アプローチできない。",
    ),
    (
        "57",
        "hero",
        "【Continuous】This hero can't become a partner.",
        "【永続】この主人公はアプローチの成功相手にならない。",
    ),
    (
        "58",
        "event",
        "【Main】You may play another character this turn.",
        "【メイン】このターン、あなたはキャラをもう1枚プレイできる。",
    ),
    (
        "58",
        "event",
        "【Main】You may play another episode this turn.",
        "【メイン】このターン、エピソードのプレイ回数を+1。",
    ),
    (
        "59",
        "event",
        "【Main】A character of your opponent's loses all its abilities until end of turn.",
        "【メイン】相手のキャラを1人選び、ターンの終わりまで、すべての能力を失う。",
    ),
    (
        "59",
        "event",
        (
            "【Main】A character of yours gains \"【Automatic】When this character succeeds in an approach"
            ", draw a card.\" until end of turn."
        ),
        "【メイン】あなたのキャラを1人選び、ターンの終わりまで、「【自動】このキャラがアプローチに成功した時、1枚引く。」を得る。",
    ),
    (
        "59",
        "character",
        "【Continuous】All other characters of yours gain \"【Automatic】When this character appears, draw a card.\".",
        "【永続】あなたのほかのキャラは「【自動】このキャラが登場した時、1枚引く。」を得る。",
    ),
    (
        "60",
        "event",
        "【Main】If you have 2 or more brides, you win the game.",
        "【メイン】あなたの花嫁が2人以上なら、あなたはゲームに勝利する。",
    ),
    (
        "61",
        "character",
        "【Continuous】A deck may hold up to 8 copies of this card.",
        "【永続】このカードは、デッキに8枚まで入れることができる。",
    ),
    (
        "61",
        "character",
        "【Continuous】A deck may hold any number of copies of this card.",
        "【永続】このカードはデッキに好きな枚数入れることができる。",
    ),
    (
        "62",
        "event",
        "【Main】Put a character of yours into the bride area.",
        "【メイン】あなたのキャラを1人選び、花嫁エリアに置く。",
    ),
    (
        "63",
        "event",
        "【Approach】Return a character of your opponent's to the hand.",
        "【アプローチ】相手のキャラを1人選び、手札に戻す。",
    ),
    (
        "64",
        "event",
        "【Approach】Have a character of yours approach a hero.",
        "【アプローチ】あなたのキャラを1人選び、表向きの主人公1人にアプローチさせる。",
    ),
    (
        "64",
        "event",
        "【Approach】Have a character of yours approaching approach a hero.",
        "【アプローチ】アプローチしているあなたのキャラを1人選び、アプローチする主人公を主人公1人に変更する。",
    ),
    (
        "0",
        "event",
        "【Main】All characters in a lane without Sorano get -2 bride power until end of turn.",
        "【メイン】ターンの終わりまで、ソラノのいないレーンのすべてのキャラの花嫁力を-2。",
    ),
    (
        "0",
        "event",
        "【Main】Put a card from your hand into the waiting room. If you did, draw 2 cards. Shuffle your deck.",
        "【メイン】手札を1枚控え室に置く。そうしたら、2枚引く。その後、デッキをシャッフルする。",
    ),
    (
        "0",
        "event",
        "【Main】If you have 1 or more brides, draw a card. Otherwise, draw 2 cards.",
        "【メイン】あなたの花嫁が1人以上なら、1枚引く。そうでないなら、2枚引く。",
    ),
    (
        "0",
        "episode",
        "【Continuous】The wearer gets +1 bride power.",
        "【永続】セットされているキャラの花嫁力を+1。",
    ),
    (
        "0",
        "episode",
        "【Automatic】When the wearer succeeds in an approach, draw a card.",
        "【自動】セットされているキャラがアプローチに成功した時、1枚引く。",
    ),
    ("0", "event", "【Main】At the end of this turn, draw a card.", "【メイン】このターンの終わりに、1枚引く。"),
    (
        "0",
        "event",
        "【Main】Until end of turn, when a character of yours succeeds in an approach, draw a card.",
        "【メイン】このターン中、あなたのキャラがアプローチに成功した時、1枚引く。",
    ),
    (
        "0",
        "event",
        "【Main】Let an Anzu in your waiting room appear.",
        "【メイン】控え室のアンズを1枚選び、登場させる。",
    ),
    (
        "0",
        "event",
        "【Main】Return all characters in an empty lane to the hand.",
        "【メイン】空いているレーンのすべてのキャラを手札に戻す。",
    ),
    (
        "0",
        "event",
        "【Approach】Put a character of your opponent's with 3 or less bride power into the waiting room.",
        "【アプローチ】花嫁力3以下の相手のキャラを1人選び、控え室に置く。",
    ),
    (
        "0",
        "event",
        "【Approach】Give a hero with 5 or more needed power -2 needed power until end of turn.",
        "【アプローチ】必要花嫁力5以上の主人公を1人選び、ターンの終わりまで、必要花嫁力を-2。",
    ),
    (
        "0",
        "character",
        "【Continuous】During your turn, this character gets +2 bride power.",
        "【永続】あなたのターン中、このキャラの花嫁力を+2。",
    ),
    (
        "0",
        "character",
        "【Continuous】During your opponent's turn, all other Anzu of yours get +1 bride power.",
        "【永続】相手のターン中、あなたのほかのアンズの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Continuous】As long as there is an Anzu or Beni of yours, this character gets +1 bride power.",
        "【永続】あなたのアンズかベニがいるなら、このキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Continuous】Your opponent can't play events.",
        "【永続】相手はイベントをプレイできない。",
    ),
    (
        "0",
        "episode",
        "【Continuous】The wearer gains \"【Automatic】When this character succeeds in an approach, draw a card.\".",
        "【永続】セットされているキャラは「【自動】このキャラがアプローチに成功した時、1枚引く。」を得る。",
    ),
    (
        "0",
        "episode",
        "【Automatic】When this episode is put into the waiting room, draw a card.",
        "【自動】このエピソードが控え室に置かれた時、1枚引く。",
    ),
    (
        "0",
        "episode",
        "【Activated】【Once per turn】[put this episode into the waiting room] Move the wearer to another lane.",
        "【起動】【ターン1回】[このエピソードを控え室に置く]セットされているキャラをほかのレーンに移動する。",
    ),
    (
        "0",
        "hero",
        "【Continuous】All characters in the lane of this hero get +1 bride power.",
        "【永続】この主人公のいるレーンのすべてのキャラの花嫁力を+1。",
    ),
    (
        "0",
        "hero",
        "【Automatic】When this hero becomes a partner, return that character to the hand.",
        "【自動】この主人公が成功相手となった時、そのキャラを手札に戻す。",
    ),
    (
        "0",
        "hero",
        (
            "【Automatic】When this hero is turned face down, each player puts a card from their hand i"
            "nto the waiting room."
        ),
        "【自動】この主人公が裏になった時、お互い手札を1枚控え室に置く。",
    ),
    (
        "0",
        "hero",
        (
            "【Continuous】As long as your opponent has 2 or fewer cards in their hand and there are 1 "
            "or more brides in all, this hero gets -1 needed power."
        ),
        "【永続】相手の手札が2枚以下で、花嫁が1人以上なら、この主人公の必要花嫁力を-1。",
    ),
    (
        "0",
        "event",
        "【Main】Look at your opponent's hand. Your opponent puts a card from their hand into the waiting room.",
        "【メイン】相手の手札を見る。その後、相手は手札を1枚控え室に置く。",
    ),
    ("0", "event", "【Main】Your opponent reveals their hand.", "【メイン】相手は手札を公開する。"),
    (
        "0",
        "event",
        "【Main】Put all cards from your hand into the waiting room. If you did, draw 3 cards.",
        "【メイン】手札をすべて控え室に置く。そうしたら、3枚引く。",
    ),
    ("0", "event", "【Main】Draw a card for each bride of yours.", "【メイン】あなたの花嫁1人につき、1枚引く。"),
    (
        "0",
        "event",
        "【Main】Put up to 2 characters in your waiting room on top of the deck.",
        "【メイン】控え室のキャラを2枚まで選び、デッキの上に置く。",
    ),
    (
        "0",
        "event",
        "【Main】Set an episode in your hand on a character of yours grown from another.",
        "【メイン】手札のエピソードを1枚選び、成長しているあなたのキャラ1人にセットする。",
    ),
    ("0", "event", "【Main】Remove this card from the game.", "【メイン】このカードを取り除く。"),
    (
        "0",
        "event",
        "【Main】Your opponent can't play characters until the start of your next turn.",
        "【メイン】次のあなたのターンの始めまで、相手はキャラをプレイできない。",
    ),
    (
        "0",
        "character",
        "【Continuous】You may play another episode in a turn.",
        "【永続】あなたはエピソードを1ターンにもう1枚プレイできる。",
    ),
    (
        "0",
        "character",
        "【Automatic】When this character moves to another lane, draw a card.",
        "【自動】このキャラが移動した時、1枚引く。",
    ),
    (
        "0",
        "character",
        (
            "【Automatic】At the start of your opponent's event step, you may turn the hero in front of"
            " this character face down."
        ),
        "【自動】相手のイベントステップの始めに、このキャラの正面の主人公を裏にしてよい。",
    ),
    (
        "0",
        "character",
        (
            "【Automatic】【Once per turn】When a character of yours moves to another lane, give it +1 br"
            "ide power until end of turn."
        ),
        "【自動】【ターン1回】あなたのキャラが移動した時、ターンの終わりまで、そのキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Automatic】When you draw a card, this character gets +1 bride power until end of turn.",
        "【自動】あなたがカードを1枚引いた時、ターンの終わりまで、このキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Automatic】When you play an episode, you may draw a card.",
        "【自動】あなたがエピソードをプレイした時、1枚引いてよい。",
    ),
    ("0", "character", "【Continuous】This character can't approach.", "【永続】このキャラはアプローチできない。"),
    (
        "0",
        "character",
        "【Continuous】As long as this character is approaching, this character gets +2 bride power.",
        "【永続】このキャラがアプローチしているなら、このキャラの花嫁力を+2。",
    ),
    (
        "0",
        "character",
        "【Continuous】As long as this character has grown, this character gets +2 bride power.",
        "【永続】このキャラが成長しているなら、このキャラの花嫁力を+2。",
    ),
    (
        "0",
        "character",
        (
            "【Continuous】As long as this character has 6 or more bride power, the hero in front of th"
            "is character gets -1 needed power."
        ),
        "【永続】このキャラの花嫁力が6以上なら、このキャラの正面の主人公の必要花嫁力を-1。",
    ),
    (
        "0",
        "character",
        "【Continuous】All other characters of yours with an episode get +1 bride power.",
        "【永続】エピソードがセットされているあなたのほかのキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Continuous】If this character would be put into the bride area, you may return it to the hand instead.",
        "【永続】このキャラが花嫁エリアに置かれる時、かわりに手札に戻してよい。",
    ),
    (
        "0",
        "character",
        "【Continuous】As long as you have fewer brides than your opponent, this character gets +2 bride power.",
        "【永続】あなたの花嫁が相手の花嫁より少ないなら、このキャラの花嫁力を+2。",
    ),
    (
        "0",
        "event",
        "【Main】Give a non-Anzu character of yours +4 bride power until end of turn.",
        "【メイン】あなたのアンズ以外のキャラを1人選び、ターンの終わりまで、花嫁力を+4。",
    ),
    (
        "0",
        "event",
        "【Main】Put any number of characters of yours into the waiting room.",
        "【メイン】あなたのキャラを好きな人数選び、控え室に置く。",
    ),
    (
        "0",
        "event",
        "【Approach】All heroes being approached get +1 needed power until end of turn.",
        "【アプローチ】ターンの終わりまで、アプローチされている主人公すべての必要花嫁力を+1。",
    ),
    (
        "0",
        "event_episode",
        "【Main】Draw a card.\n【Exclusive】Anzu\n【Continuous】The wearer gets +1 bride power.",
        "【メイン】1枚引く。\n【専用】アンズ\n【永続】セットされているキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        (
            "【Activated】[put another character of yours into the waiting room] This character gets +3"
            " bride power until end of turn."
        ),
        "【起動】[あなたのほかのキャラを1人選び、控え室に置く]ターンの終わりまで、このキャラの花嫁力を+3。",
    ),
    (
        "0",
        "character",
        (
            "【Activated】[put the top 2 cards of your deck into the waiting room] This character gets "
            "+1 bride power until end of turn."
        ),
        "【起動】[デッキの上から2枚を控え室に置く]ターンの終わりまで、このキャラの花嫁力を+1。",
    ),
    (
        "0",
        "character",
        "【Automatic】At the end of your turn, if this character has moved this turn, draw a card.",
        "【自動】あなたのターンの終わりに、このターン中、このキャラが移動していたなら、1枚引く。",
    ),
    (
        '39',
        'character',
        '【Continuous】This character gets +2 bride power for each bride of yours.',
        '【永続】このキャラの花嫁力を、あなたの花嫁1人につき+2。',
    ),
    (
        '59',
        'episode',
        (
            '【Continuous】The wearer gets +2 bride power and gains '
            '"【Automatic】When this character appears, draw a card."'
        ),
        '【永続】セットされているキャラの花嫁力を+2し、「【自動】このキャラが登場した時、1枚引く。」を得る。',
    ),
    (
        "43",
        "event",
        "【Main】Draw cards until you have 5 cards in your hand.",
        "【メイン】手札が5枚になるように引く。",
    ),
    (
        '43',
        'event',
        '【Main】Choose one: "Draw a card." "Your opponent puts a card from their hand into the waiting room."',
        '【メイン】次の中から1つを選ぶ:「1枚引く。」「相手は手札を1枚控え室に置く。」',
    ),
    (
        '19',
        'event',
        '【Main】Your opponent does this: "Put a character of yours into the waiting room."',
        '【メイン】相手は自分のキャラを1人選び、控え室に置く。',
    ),
    (
        '27',
        'event',
        '【Main】If there is a hero in the leftmost lane, draw a card.',
        '【メイン】一番左のレーンに主人公がいるなら、1枚引く。',
    ),
    (
        '24',
        'event',
        "【Main】If there are more characters of your opponent's than characters of yours, draw 2 cards.",
        '【メイン】相手のキャラがあなたのキャラより多いなら、2枚引く。',
    ),
    (
        '38',
        'event',
        (
            "【Main】Give a character of yours +2 bride power until end of turn. "
            "If that character has 5 or more bride power, draw a card."
        ),
        '【メイン】あなたのキャラを1人選び、ターンの終わりまで、花嫁力を+2。そのキャラの花嫁力が5以上なら、1枚引く。',
    ),
    (
        '56',
        'event',
        '【Main】Shuffle all cards in your waiting room into the deck.',
        '【メイン】控え室のカードをすべてデッキに戻してシャッフルする。',
    ),
    # whose number it is goes without saying
    (
        "38",
        "character",
        "【Continuous】This character gets +3 bride power.",
        "【永続】花嫁力を+3。",
    ),
    (
        "38",
        "character",
        "【Automatic】When this character approaches, this character gets +2 bride power until end of turn.",
        "【自動】このキャラがアプローチする時、そのターン中、花嫁力を+2。",
    ),
    (
        "39",
        "character",
        "【Continuous】This character gets +3 bride power for each bride of yours.",
        "【永続】あなたの花嫁1人につき花嫁力を+3。",
    ),
    (
        "40",
        "hero",
        "【Continuous】This hero gets +1 needed power for each Sibling.",
        "【永続】五つ子1人につき必要花嫁力を+1。",
    ),
    (
        "41",
        "hero",
        "【Continuous】As long as there are 2 or more brides in all, this hero gets -2 needed power.",
        "【永続】花嫁が2人以上なら、必要花嫁力を-2。",
    ),
    (
        "42",
        "character",
        "【Continuous】During your turn, your opponent's events can't lower the bride power of this character.",
        "【永続】あなたのターン中、相手のイベントの効果で花嫁力は減らない。",
    ),
    (
        "47",
        "event",
        (
            "【Main】Look at the top 3 cards of your deck. Reveal up to 1 card from among them and add it to your hand"
            ", then put the rest into the waiting room."
        ),
        "【メイン】デッキを上から3枚見る。その中から1枚まで選んで公開し、手札に加え、残りを控え室に置く。",
    ),
    (
        "56",
        "event",
        "【Main】Put 2 cards in your waiting room on top of the deck. Shuffle your deck.",
        "【メイン】控え室のカードを2枚選び、デッキの上に置く。シャッフルする。",
    ),
    (
        "58",
        "event",
        "【Main】You may play 2 more episodes this turn.",
        "【メイン】エピソードのプレイ回数を+2。",
    ),
    (
        "59",
        "event",
        '【Main】A character of yours gains "【Continuous】This character gets +1 bride power." until end of turn.',
        "【メイン】あなたのキャラを1人選び、ターンの終わりまで、「【永続】花嫁力を+1。」を得る。",
    ),
    (
        "60",
        "event",
        "【Main】If you have 1 or more brides, you win the game.",
        "【メイン】あなたの花嫁が1人以上なら、ゲームに勝利する。",
    ),
    (
        "64",
        "event",
        "【Approach】Have an Anzu of yours approaching approach a hero.",
        "【アプローチ】アプローチしているあなたのアンズを1人選び、アプローチする主人公を変更する。",
    ),
)

REFUSED: tuple[tuple[str, str, str], ...] = (
    ("event", "【Main】Give a character of yours +2 bride power.", "【メイン】あなたのキャラを1人選び、花嫁力を+2。"),
    (
        "character",
        "【Continuous】This character gets +1 bride power until end of turn.",
        "【永続】ターンの終わりまで、このキャラの花嫁力を+1。",
    ),
    ("event", "【Main】Give it +2 bride power until end of turn.", "【メイン】ターンの終わりまで、花嫁力を+2。"),
    ("event", "【Main】Put the rest on the bottom of your deck in any order.", "【メイン】残りをデッキの下に置く。"),
    (
        "event",
        "【Main】Give a character in your waiting room +2 bride power until end of turn.",
        "【メイン】控え室のキャラを1枚選び、ターンの終わりまで、花嫁力を+2。",
    ),
    ("event", "【Main】If there is a Sailor of yours, draw a card.", "【メイン】あなたの船乗りがいるなら、1枚引く。"),
    ("event", "Draw a card.", "1枚引く。"),
    ("character", "【Main】Draw a card.", "【メイン】1枚引く。"),
    (
        "hero",
        "【Activated】[put a card from your hand into the waiting room] Draw a card.",
        "【起動】[手札を1枚控え室に置く]1枚引く。",
    ),
    ("character", "【Exclusive】Anzu", "【専用】アンズ"),
    ("episode", "【Growth】Anzu", "【成長】アンズ"),
    (
        "character",
        "【Activated】[put a character of your opponent's into the waiting room] Draw a card.",
        "【起動】[相手のキャラを1人選び、控え室に置く]1枚引く。",
    ),
)
"""Nothing says so, or nobody could tell what is meant."""
