"""Sentences of our own in the wording of the game: one meaning a row, in English and Japanese.

None is a printed card. They go through what verbs, targets, amounts, durations, conditions and triggers can be put
together to, and so far beyond the cards that the grammar was made from.
"""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

from .attached_and_instead import ATTACHED_AND_INSTEAD
from .choices_of_others import CHOICES_OF_OTHERS
from .done_this_turn import DONE_THIS_TURN
from .events_of_a_turn import EVENTS_OF_A_TURN
from .negated import NEGATED
from .nth_and_unless import NTH_AND_UNLESS
from .of_others import OF_OTHERS
from .paid_with_itself import PAID_WITH_ITSELF
from .players_compared import PLAYERS_COMPARED
from .prevented import PREVENTED
from .recombined import RECOMBINED
from .shown import SHOWN
from .taken_over import TAKEN_OVER
from .together import TOGETHER
from .under_cards_and_piles import UNDER_CARDS_AND_PILES

Sample = tuple[CardType, str, str]

SAMPLES: tuple[Sample, ...] = (
    ("item", "You pay 2 {I} more to play songs.", "あなたが歌をプレイするコストの支払いは2{I}増える。"),
    (
        "item",
        "Each opponent pays 1 {I} more to play Pirate characters.",
        "対戦相手が海賊・キャラクターをプレイするコストの支払いは1{I}増える。",
    ),
    (
        "item",
        "Each player pays 1 {I} more to play items.",
        "各プレイヤーがアイテムをプレイするコストの支払いは1{I}増える。",
    ),
    (
        "character",
        "If you have 2 or more items in play, you pay 3 {I} more to play this character.",
        "あなたの場にアイテムが2つ以上あるなら、このキャラクターをプレイするコストの支払いは3{I}増える。",
    ),
    (
        "character",
        "To play this character, you must also choose and discard a card.",
        "このキャラクターをプレイする追加コストとして、カードを1枚選んで捨てる。",
    ),
    (
        "song",
        "To play this card, you must also banish one of your items.\nDraw 2 cards.",
        "このカードをプレイする追加コストとして、あなたのアイテム1つを選び、退場させる。\nカードを2枚引く。",
    ),
    (
        "item",
        "To play this item, you must also exert one of your characters.",
        "このアイテムをプレイする追加コストとして、あなたのキャラクター1体を{E}する。",
    ),
    (
        "character",
        "While you have a Dragon character in play, this character gets +3 {S} and +2 {L}.",
        "あなたの場にドラゴン・キャラクターがいる間、このキャラクターは+3{S}と+2{L}される。",
    ),
    ("action", "Chosen character gets +8 strength this turn.", "キャラクター1体を選び、このターン、+8攻撃力する。"),
    ("character", "Whenever your opponent plays a song, gain 4 lore.", "対戦相手が歌をプレイするたび、ロアを4つ得る。"),
    (
        "character",
        "At the end of your turn, put this card on the bottom of your deck.",
        "あなたのターン終了時、このカードをあなたのデッキの一番下に置く。",
    ),
    ("action", "Chosen character gets +7 {S} this turn.", "キャラクター1体を選び、このターン、+7{S}する。"),
    (
        "action",
        "Chosen opposing character gets -5 {L} this turn.",
        "対戦相手のキャラクター1体を選び、このターン、-5{L}する。",
    ),
    ("action", "Your characters get +3 {W} this turn.", "あなたのキャラクター全員は、このターン、+3{W}される。"),
    ("character", "Your other Pirate characters get +2 {L}.", "あなたの他の海賊・キャラクターは+2{L}される。"),
    ("character", "This character gets +2 {S} and gains Evasive.", "このキャラクターは+2{S}され、回避を得る。"),
    (
        "character",
        "While you have an item in play, this character gets +4 {W} and gains Ward.",
        "あなたの場にアイテムがある間、このキャラクターは+4{W}され、魔除を得る。",
    ),
    (
        "action",
        "Chosen character gains Rush and gets +6 {S} this turn.",
        "キャラクター1体を選び、このターン、そのキャラクターは突進を得て、+6{S}される。",
    ),
    (
        "action",
        "Chosen character of yours gains Evasive and Ward until the start of your next turn.",
        "あなたのキャラクター1体を選び、あなたの次のターンの始めまで、そのキャラクターは回避と魔除を得る。",
    ),
    (
        "action",
        "Chosen opposing character loses Evasive this turn.",
        "対戦相手のキャラクター1体を選び、このターン、そのキャラクターは回避を失う。",
    ),
    ("character", "Opposing characters lose Ward.", "対戦相手のキャラクター全員は魔除を失う。"),
    (
        "action",
        "Your characters take no damage this turn.",
        "あなたのキャラクター全員は、このターン、ダメージを受けない。",
    ),
    (
        "character",
        "During your turn, this character takes no damage.",
        "あなたのターンの間、このキャラクターはダメージを受けない。",
    ),
    ("character", "This character can't be challenged.", "このキャラクターはチャレンジされない。"),
    (
        "character",
        "Damaged characters can't challenge this character.",
        "ダメージを受けているキャラクターはこのキャラクターにチャレンジできない。",
    ),
    (
        "character",
        "Characters with 2 {S} or less can't challenge your characters.",
        "2{S}以下のキャラクターはあなたのキャラクターにチャレンジできない。",
    ),
    (
        "action",
        "Opposing damaged characters can't quest this turn.",
        "ダメージを受けている対戦相手のキャラクター全員は、このターン、クエストできない。",
    ),
    ("character", "This character can't quest.", "このキャラクターはクエストできない。"),
    (
        "character",
        "This character can't challenge or quest unless you have 5 or more cards in your hand.",
        "このキャラクターはあなたの手札が5枚以上でないかぎり、チャレンジとクエストができない。",
    ),
    (
        "item",
        "Characters named Nobody Moth gain Challenger +3.",
        "《Nobody Moth》という名前のキャラクター全員は果敢+3を得る。",
    ),
    (
        "character",
        "Your characters without Evasive get +2 {S}.",
        "回避を持たないあなたのキャラクターは+2{S}される。",
    ),
    (
        "character",
        "Your characters with Bodyguard or Support gain Resist +2.",
        "護衛か支援を持つあなたのキャラクターは耐久+2を得る。",
    ),
    (
        "action",
        "Banish chosen character named Moth or Ember.",
        "《Moth》か《Ember》という名前のキャラクター1体を選び、退場させる。",
    ),
    (
        "action",
        "Exert chosen Princess or Queen character.",
        "プリンセス/女王・キャラクター1体を選び、エグザートする。",
    ),
    (
        "character",
        "This character gets +2 {S} for each card in your hand.",
        "このキャラクターはあなたの手札にあるカードと同じ数だけ+2{S}される。",
    ),
    (
        "character",
        "This character gets +1 {L} for each location you have in play.",
        "このキャラクターはあなたの場のロケーションと同じ数だけ+1{L}される。",
    ),
    (
        "character",
        "This character gets +3 {S} for each card in your inkwell.",
        "このキャラクターはあなたのインクウェルにあるカードと同じ数だけ+3{S}される。",
    ),
    (
        "character",
        "This character gets +1 {S} for each action card in your discard.",
        "このキャラクターはあなたの捨て札にあるアクション・カードと同じ数だけ+1{S}される。",
    ),
    (
        "character",
        "This character gets +1 {W} for each other damaged character in play.",
        "このキャラクターは場のダメージを受けている他のキャラクターと同じ数だけ+1{W}される。",
    ),
    (
        "character",
        (
            "Whenever this character quests, chosen character gets +3 {S} and gains Evasive until the start "
            "of your next turn."
        ),
        (
            "このキャラクターがクエストするたび、キャラクター1体を選び、あなたの次のターンの始めまで、"
            "そのキャラクターは+3{S}され、回避を得る。"
        ),
    ),
    (
        "action",
        "Deal 7 damage to chosen exerted character.",
        "エグザートしているキャラクター1体を選び、7ダメージを与える。",
    ),
    (
        "action",
        "Deal 3 damage to up to 2 chosen characters.",
        "キャラクターを2体まで選び、それぞれに3ダメージを与える。",
    ),
    (
        "action",
        "Deal 4 damage to chosen character or location.",
        "キャラクター1体かロケーション1つを選び、4ダメージを与える。",
    ),
    (
        "action",
        "Deal damage to chosen character equal to the number of cards in your hand.",
        "キャラクター1体を選び、あなたの手札にあるカードと同じ数のダメージを与える。",
    ),
    (
        "character",
        "When you play this character, deal damage equal to this character's {S} to chosen opposing character.",
        (
            "このキャラクターをプレイしたとき、対戦相手のキャラクター1体を選び、"
            "このキャラクターの{S}と同じ数のダメージを与える。"
        ),
    ),
    (
        "action",
        "Put 3 damage counters on chosen opposing character.",
        "対戦相手のキャラクター1体を選び、ダメージ・カウンターを3個置く。",
    ),
    ("action", "Remove up to 6 damage from chosen location.", "ロケーション1つを選び、6ダメージまで取り除く。"),
    (
        "action",
        "Remove all damage from chosen character of yours.",
        "あなたのキャラクター1体を選び、すべてのダメージを取り除く。",
    ),
    (
        "action",
        "Move up to 5 damage counters from chosen character to chosen opposing character.",
        "キャラクター1体から対戦相手のキャラクター1体にダメージ・カウンターを5個まで移動する。",
    ),
    (
        "action",
        "Move 2 damage counters from chosen character of yours to chosen opposing character.",
        "あなたのキャラクター1体から対戦相手のキャラクター1体にダメージ・カウンターを2個移動する。",
    ),
    (
        "action",
        "Move all damage counters from chosen character to another chosen character.",
        "キャラクター1体から他のキャラクター1体にすべてのダメージ・カウンターを移動する。",
    ),
    ("action", "Banish chosen location.", "ロケーション1つを選び、退場させる。"),
    ("action", "Banish chosen item or location.", "アイテム1つかロケーション1つを選び、退場させる。"),
    ("action", "Banish all items and locations.", "アイテムとロケーションをすべて退場させる。"),
    (
        "action",
        "Banish all opposing damaged characters.",
        "ダメージを受けている対戦相手のキャラクター全員を退場させる。",
    ),
    ("action", "Banish chosen character with 6 {S} or more.", "6{S}以上のキャラクター1体を選び、退場させる。"),
    (
        "action",
        "Exert chosen character who was challenged this turn.",
        "このターンにチャレンジされたキャラクター1体を選び、エグザートする。",
    ),
    ("action", "Banish up to 2 chosen items.", "アイテムを2つまで選び、退場させる。"),
    ("action", "Exert all opposing characters.", "対戦相手のキャラクター全員をエグザートする。"),
    (
        "action",
        "Exert up to 2 chosen opposing characters. They can't ready at the start of their next turn.",
        (
            "対戦相手のキャラクターを2体まで選び、エグザートする。"
            "それらはそれらのプレイヤーの次のターンの始めにレディしない。"
        ),
    ),
    (
        "action",
        "Ready chosen character of yours. They can't quest for the rest of this turn.",
        "あなたのキャラクター1体を選び、レディする。このターン、そのキャラクターはクエストできない。",
    ),
    (
        "action",
        "Ready chosen character of yours. They can't quest or challenge for the rest of this turn.",
        ("あなたのキャラクター1体を選び、レディする。このターン、そのキャラクターはクエストとチャレンジができない。"),
    ),
    (
        "character",
        "Whenever this character challenges, ready another chosen character of yours.",
        "このキャラクターがチャレンジするたび、あなたの他のキャラクター1体を選び、レディする。",
    ),
    (
        "action",
        "Return chosen exerted character to their player's hand.",
        "エグザートしているキャラクター1体を選び、そのキャラクターのプレイヤーの手札に戻す。",
    ),
    (
        "action",
        "Return up to 2 chosen items to their players' hands.",
        "アイテムを2つまで選び、それらのプレイヤーの手札に戻す。",
    ),
    (
        "action",
        "Return an item card from your discard to your hand.",
        "あなたの捨て札からアイテム・カード1枚を手札に戻す。",
    ),
    (
        "action",
        "Return up to 3 character cards from your discard to your hand.",
        "あなたの捨て札からキャラクター・カードを3枚まで手札に戻す。",
    ),
    (
        "character",
        "When this character is banished, return another character card from your discard to your hand.",
        "このキャラクターが退場したとき、あなたの捨て札から他のキャラクター・カード1枚を手札に戻す。",
    ),
    (
        "character",
        "When this character is banished in a challenge, put this card into your inkwell facedown and exerted.",
        (
            "このキャラクターがチャレンジ中に退場したとき、"
            "このカードをあなたのインクウェルにエグザートかつ裏向きで置く。"
        ),
    ),
    (
        "action",
        "Put chosen item into its player's inkwell facedown and exerted.",
        "アイテム1つを選び、それのプレイヤーのインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Put a character card from your discard into your inkwell facedown and exerted.",
        "あなたの捨て札からキャラクター・カード1枚をインクウェルにエグザートかつ裏向きで置く。",
    ),
    (
        "action",
        "Put chosen character on the bottom of their player's deck.",
        "キャラクター1体を選び、そのキャラクターのプレイヤーのデッキの一番下に置く。",
    ),
    (
        "action",
        "Put chosen opposing item on the top of its player's deck.",
        "対戦相手のアイテム1つを選び、それのプレイヤーのデッキの一番上に置く。",
    ),
    (
        "action",
        "Shuffle chosen item into its player's deck.",
        "アイテム1つを選び、それのプレイヤーのデッキに加えてシャッフルする。",
    ),
    (
        "action",
        "Shuffle a song card from your discard into your deck.",
        "あなたの捨て札から歌・カード1枚をあなたのデッキに加えてシャッフルする。",
    ),
    ("action", "Put a card from your hand on the top of your deck.", "あなたの手札1枚をデッキの一番上に置く。"),
    (
        "action",
        "Put the top 4 cards of your deck into your discard.",
        "あなたのデッキの上からカードを4枚捨て札に置く。",
    ),
    (
        "action",
        "Each opponent puts the top 2 cards of their deck into their discard.",
        "各対戦相手は自分のデッキの上からカードを2枚捨て札に置く。",
    ),
    (
        "character",
        "When this character leaves play, draw a card.",
        "このキャラクターが場を離れたとき、カードを1枚引く。",
    ),
    ("action", "Each player draws 3 cards.", "各プレイヤーはカードを3枚引く。"),
    ("action", "Each opponent may draw a card.", "各対戦相手はカードを1枚引いてもよい。"),
    ("action", "Draw cards until you have 6 cards in your hand.", "手札が6枚になるようにカードを引く。"),
    (
        "action",
        "Draw a card for each character named Moth you have in play.",
        "あなたの場の《Moth》という名前のキャラクターと同じ数のカードを引く。",
    ),
    (
        "action",
        "Draw cards equal to the damage on chosen character of yours, then banish them.",
        (
            "あなたのキャラクター1体を選び、そのキャラクターが受けているダメージと同じ数のカードを引き、"
            "その後それを退場させる。"
        ),
    ),
    ("action", "Each opponent chooses and discards 3 cards.", "各対戦相手はカードを3枚選んで捨てる。"),
    ("action", "Each opponent discards a card at random.", "各対戦相手は手札を無作為に1枚捨てる。"),
    (
        "action",
        "Chosen opponent chooses and discards 2 cards.",
        "対戦相手1人を選び、そのプレイヤーはカードを2枚選んで捨てる。",
    ),
    ("action", "Chosen opponent reveals their hand.", "対戦相手1人を選び、そのプレイヤーは手札を公開する。"),
    (
        "action",
        "Chosen opponent reveals their hand and discards a song card of your choice.",
        "対戦相手1人を選び、そのプレイヤーは手札を公開し、あなたが選んだ歌・カードを1枚捨てる。",
    ),
    (
        "action",
        "Chosen opponent reveals their hand and discards a non-character card of your choice.",
        "対戦相手1人を選び、そのプレイヤーは手札を公開し、あなたが選んだキャラクター以外のカードを1枚捨てる。",
    ),
    ("action", "Chosen player draws 3 cards.", "プレイヤー1人を選び、そのプレイヤーはカードを3枚引く。"),
    ("action", "Chosen opponent loses 2 lore.", "対戦相手1人を選び、そのプレイヤーはロアを2つ失う。"),
    (
        "action",
        "Each opponent loses 3 lore. Gain lore equal to the lore lost.",
        "各対戦相手はロアを3つ失う。この方法で失われたロアと同じ数のロアを得る。",
    ),
    (
        "action",
        "Gain lore equal to the {L} of chosen character of yours.",
        "あなたのキャラクター1体を選び、そのキャラクターの{L}と同じ数のロアを得る。",
    ),
    (
        "action",
        "Gain 2 lore for each character you have in play.",
        "あなたの場のキャラクター1体につき、ロアを2つ得る。",
    ),
    ("action", "Draw a card. Gain 3 lore.", "カードを1枚引く。ロアを3つ得る。"),
    ("action", "Draw 3 cards, then choose and discard 2 cards.", "カードを3枚引き、その後カードを2枚選んで捨てる。"),
    ("action", "Draw 2 cards. Each opponent draws a card.", "カードを2枚引く。各対戦相手はカードを1枚引く。"),
    (
        "action",
        (
            "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of "
            "your deck in any order."
        ),
        ("あなたのデッキの上からカードを3枚見る。そのうち1枚を手札に加え、残りを好きな順番でデッキの一番下に置く。"),
    ),
    (
        "action",
        (
            "Look at the top 5 cards of your deck. You may reveal up to 2 item cards and put them into your "
            "hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            "あなたのデッキの上からカードを5枚見る。アイテム・カードを2枚まで公開し手札に加えてもよい。"
            "残りを好きな順番でデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        (
            "Look at the top 6 cards of your deck. You may reveal up to 3 Pirate character cards and put them into "
            "your hand. Put the rest into your discard."
        ),
        (
            "あなたのデッキの上からカードを6枚見る。"
            "海賊・キャラクター・カードを3枚まで公開し手札に加えてもよい。残りを捨て札に置く。"
        ),
    ),
    (
        "action",
        "Look at the top 4 cards of your deck. Put one into your hand and the rest into your discard.",
        "あなたのデッキの上からカードを4枚見る。そのうち1枚を手札に加え、残りを捨て札に置く。",
    ),
    (
        "character",
        (
            "When you play this character, look at the top 2 cards of your deck. Put one into your hand and "
            "the other into your inkwell facedown and exerted."
        ),
        (
            "このキャラクターをプレイしたとき、あなたのデッキの上からカードを2枚見る。そのうち1枚を手札に、"
            "もう1枚をインクウェルにエグザートかつ裏向きで置く。"
        ),
    ),
    (
        "action",
        "Look at the top 2 cards of your deck. Put one on the top of your deck and the other into your discard.",
        "あなたのデッキの上からカードを2枚見る。そのうち1枚をあなたのデッキの一番上に、もう1枚を捨て札に置く。",
    ),
    (
        "item",
        "{E} — Look at the top card of your deck. You may put it into your discard.",
        "{E}:あなたのデッキの一番上のカードを見る。それを捨て札に置いてもよい。",
    ),
    (
        "item",
        "{E}, 3 {I} — Look at the top card of your deck. Put it on either the top or the bottom of your deck.",
        "{E},3{I}:あなたのデッキの一番上のカードを見る。それをあなたのデッキの一番上か一番下に置く。",
    ),
    (
        "action",
        (
            "Reveal the top card of your deck. If it's a song card, put it into your hand. Otherwise, put "
            "it on the bottom of your deck."
        ),
        (
            "あなたのデッキの一番上のカードを公開する。それが歌・カードなら、それを手札に加える。"
            "そうでないなら、それをデッキの一番下に置く。"
        ),
    ),
    (
        "action",
        (
            "Reveal the top card of your deck. If it's a character card with cost 4 or less, you may play "
            "that character for free. Otherwise, put it on the top of your deck."
        ),
        (
            "あなたのデッキの一番上のカードを公開する。それがコスト4以下のキャラクター・カードなら、"
            "それをコストを支払わずにプレイしてもよい。公開したカードがプレイされていないなら、"
            "それをデッキの一番上に置く。"
        ),
    ),
    (
        "action",
        "Play an item with cost 6 or less for free.",
        "コスト6以下のアイテム1枚をコストを支払わずにプレイする。",
    ),
    (
        "action",
        "You may play a Pirate character for free.",
        "海賊・キャラクター1枚をコストを支払わずにプレイしてもよい。",
    ),
    (
        "action",
        "Play a character with cost 4 or less from your discard for free.",
        "あなたの捨て札からコスト4以下のキャラクター1枚をコストを支払わずにプレイする。",
    ),
    (
        "action",
        "You pay 3 {I} less for the next song you play this turn.",
        "このターン、あなたが次に歌をプレイするコストの支払いは3{I}減る。",
    ),
    (
        "item",
        "You pay 1 {I} less to play Pirate characters.",
        "あなたが海賊・キャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "If you have 2 or more items in play, you pay 3 {I} less to play this character.",
        "あなたの場にアイテムが2つ以上あるなら、このキャラクターをプレイするコストの支払いは3{I}減る。",
    ),
    (
        "character",
        "For each damaged character you have in play, you pay 1 {I} less to play this character.",
        (
            "あなたの場のダメージを受けているキャラクター1体につき、"
            "このキャラクターをプレイするコストの支払いは1{I}減る。"
        ),
    ),
    ("item", "Opponents can't play items.", "対戦相手はアイテムをプレイできない。"),
    ("character", "This character enters play exerted.", "このキャラクターはエグザートで場に出る。"),
    (
        "character",
        "This character enters play exerted unless you have a location in play.",
        "あなたの場にロケーションがないかぎり、このキャラクターはエグザートで場に出る。",
    ),
    ("item", "This item enters play exerted.", "このアイテムはエグザートで場に出る。"),
    (
        "character",
        "Whenever you play another character, gain 2 lore.",
        "あなたが他のキャラクターをプレイするたび、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever you play a location, draw 2 cards.",
        "あなたがロケーションをプレイするたび、カードを2枚引く。",
    ),
    (
        "character",
        "Whenever an opponent plays a song, you may draw a card.",
        "対戦相手が歌をプレイするたび、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "Whenever you put a card into your inkwell, this character gets +2 {S} this turn.",
        "あなたがカードをインクウェルに置くたび、このターン、このキャラクターは+2{S}される。",
    ),
    (
        "item",
        "Whenever you ink a card, you may deal 3 damage to chosen character.",
        "あなたがカードをインクウェルに置くたび、キャラクター1体を選び、3ダメージを与えてもよい。",
    ),
    (
        "character",
        "Whenever you draw a card, this character gets +1 {S} this turn.",
        "あなたがカードを引くたび、このターン、このキャラクターは+1{S}される。",
    ),
    ("character", "Whenever you discard a card, draw a card.", "あなたがカードを捨てるたび、カードを1枚引く。"),
    (
        "character",
        "Whenever an opponent chooses and discards a card, gain 2 lore.",
        "対戦相手がカードを捨てるたび、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever this character sings a song, draw 2 cards.",
        "このキャラクターが歌を歌うたび、カードを2枚引く。",
    ),
    (
        "character",
        "Whenever this character is dealt damage, draw a card.",
        "このキャラクターがダメージを与えられるたび、カードを1枚引く。",
    ),
    (
        "character",
        "Whenever one of your other characters is banished, gain 2 lore.",
        "あなたの他のキャラクター1体が退場するたび、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever one of your characters banishes another character in a challenge, draw a card.",
        "あなたのキャラクター1体がチャレンジ中に他のキャラクター1体を退場させるたび、カードを1枚引く。",
    ),
    (
        "character",
        "During an opponent's turn, whenever one of your characters is banished, gain 3 lore.",
        "対戦相手のターンの間、あなたのキャラクター1体が退場するたび、ロアを3つ得る。",
    ),
    (
        "character",
        "Once during your turn, whenever this character is dealt damage, gain 2 lore.",
        "あなたのターンの間に1回、このキャラクターがダメージを与えられるたび、ロアを2つ得る。",
    ),
    ("character", "At the start of your turn, gain 2 lore.", "あなたのターン開始時、ロアを2つ得る。"),
    (
        "character",
        "At the end of your turn, you may draw a card.",
        "あなたのターン終了時、カードを1枚引いてもよい。",
    ),
    (
        "character",
        "At the end of your turn, if this character is exerted, gain 2 lore.",
        "あなたのターン終了時、このキャラクターがエグザートしているなら、ロアを2つ得る。",
    ),
    (
        "character",
        "At the start of each opponent's turn, deal 2 damage to chosen character.",
        "各対戦相手のターン開始時、キャラクター1体を選び、2ダメージを与える。",
    ),
    (
        "character",
        "When you play this character and when he leaves play, gain 3 lore.",
        "このキャラクターをプレイしたとき、またはこれが場を離れたとき、ロアを3つ得る。",
    ),
    (
        "character",
        "When you play this character and when she is banished, draw 2 cards.",
        "このキャラクターをプレイしたとき、またはこれが退場したとき、カードを2枚引く。",
    ),
    (
        "character",
        "When you play this character, if you have another Pirate character in play, draw a card.",
        "このキャラクターをプレイしたとき、あなたの場に他の海賊・キャラクターがいるなら、カードを1枚引く。",
    ),
    ("item", "When this item is banished, draw 3 cards.", "このアイテムが退場したとき、カードを3枚引く。"),
    (
        "character",
        "Whenever this character challenges a location, deal 4 damage to it.",
        "このキャラクターがロケーション1つにチャレンジするたび、それに4ダメージを与える。",
    ),
    (
        "character",
        "Whenever a character of yours is challenged, draw a card.",
        "あなたのキャラクター1体がチャレンジされるたび、カードを1枚引く。",
    ),
    (
        "character",
        "While this character has damage, she gets +6 {S}.",
        "このキャラクターがダメージを受けている間、これは+6{S}される。",
    ),
    (
        "character",
        "This character can't be challenged while you have a location in play.",
        "あなたの場にロケーションがある間、このキャラクターはチャレンジされない。",
    ),
    (
        "character",
        "While you have 3 or more items in play, this character gains Rush.",
        "あなたの場にアイテムが3つ以上ある間、このキャラクターは突進を得る。",
    ),
    (
        "character",
        "While an opponent has no cards in their hand, this character gets +3 {L}.",
        "いずれかの対戦相手の手札が0枚である間、このキャラクターは+3{L}される。",
    ),
    (
        "character",
        "While an opponent has more lore than you, this character gets +2 {L}.",
        "いずれかの対戦相手があなたより多くのロアを持っている間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "While you have 12 or more lore, this character gains Evasive.",
        "あなたのロアが12つ以上である間、このキャラクターは回避を得る。",
    ),
    (
        "character",
        "While this character has 6 {S} or more, he gains Ward.",
        "このキャラクターが6{S}以上である間、これは魔除を得る。",
    ),
    (
        "character",
        "While you have 2 or more cards in your discard, your characters gain Support.",
        "あなたの捨て札にカードが2枚以上ある間、あなたのキャラクター全員は支援を得る。",
    ),
    (
        "action",
        "If you have a character named Moth in play, draw 2 cards. Otherwise, draw a card.",
        ("あなたの場に《Moth》という名前のキャラクターがいるなら、カードを2枚引く。そうでないなら、カードを1枚引く。"),
    ),
    (
        "action",
        "Deal 2 damage to chosen character. If you have a Pirate character in play, deal 4 damage instead.",
        (
            "キャラクター1体を選び、2ダメージを与える。あなたの場に海賊・キャラクターがいるなら、"
            "代わりに4ダメージを与える。"
        ),
    ),
    (
        "action",
        "You may banish chosen item of yours. If you do, draw 3 cards.",
        "あなたのアイテム1つを選び、退場させてもよい。そうしたなら、カードを3枚引く。",
    ),
    (
        "character",
        "When you play this character, you may choose and discard a card. If you do, gain 2 lore.",
        "このキャラクターをプレイしたとき、カードを1枚選んで捨ててもよい。そうしたなら、ロアを2つ得る。",
    ),
    (
        "character",
        "Whenever this character quests, you may pay 2 {I} to draw a card.",
        "このキャラクターがクエストするたび、2{I}を支払うことでカードを1枚引いてもよい。",
    ),
    (
        "item",
        "When you play this item, you may exert chosen opposing character.",
        "このアイテムをプレイしたとき、対戦相手のキャラクター1体を選び、エグザートしてもよい。",
    ),
    (
        "action",
        "Choose one:\n• Draw 3 cards.\n• Banish chosen item.",
        "以下から1つを選ぶ。\n・カードを3枚引く。\n・アイテム1つを選び、退場させる。",
    ),
    (
        "character",
        (
            "When you play this character, choose one:\n• Deal 3 damage to chosen character.\n• Gain 2 "
            "lore.\n• Each opponent loses 2 lore."
        ),
        (
            "このキャラクターをプレイしたとき、以下から1つを選ぶ。\n・キャラクター1体を選び、"
            "3ダメージを与える。\n・ロアを2つ得る。\n・各対戦相手はロアを2つ失う。"
        ),
    ),
    (
        "action",
        "Each opponent chooses and banishes one of their items.",
        "各対戦相手は自分のアイテム1つを選び、退場させる。",
    ),
    (
        "action",
        "Each opponent chooses and exerts one of their ready characters.",
        "各対戦相手は自分のレディしているキャラクター1体を選び、エグザートする。",
    ),
    (
        "action",
        "Each opponent chooses one of their characters and returns them to their hand.",
        "各対戦相手は自分のキャラクター1体を選び、手札に戻す。",
    ),
    (
        "item",
        "{E}, Banish this item — Deal 5 damage to chosen character.",
        "{E},このアイテムを退場させる:キャラクター1体を選び、5ダメージを与える。",
    ),
    ("item", "Banish one of your items — Draw 2 cards.", "あなたのアイテム1つを選び、退場させる:カードを2枚引く。"),
    (
        "item",
        "2 {I}, {E} — Ready chosen character of yours.",
        "2{I},{E}:あなたのキャラクター1体を選び、レディする。",
    ),
    ("item", "{E}, Choose and discard a card — Gain 2 lore.", "{E},カードを1枚選んで捨てる:ロアを2つ得る。"),
    (
        "character",
        "{E} — Another chosen character gains Challenger +4 this turn.",
        "{E}:他のキャラクター1体を選び、このターン、そのキャラクターは果敢+4を得る。",
    ),
    ("location", "Characters get +3 {S} while here.", "ここにいるキャラクター全員は+3{S}される。"),
    (
        "location",
        "Your Pirate characters gain Evasive and Ward while here.",
        "ここにいるあなたの海賊・キャラクター全員は回避と魔除を得る。",
    ),
    (
        "location",
        "Characters gain Ward and get +2 {W} while here.",
        "ここにいるキャラクター全員は魔除を得て、+2{W}される。",
    ),
    (
        "location",
        'Characters gain "{E} — Gain 2 lore." while here.',
        "ここにいるキャラクター全員は「{E}:ロアを2つ得る。」を得る。",
    ),
    (
        "location",
        "Whenever a character quests while here, gain 2 lore.",
        "ここにいるキャラクター1体がクエストするたび、ロアを2つ得る。",
    ),
    (
        "location",
        "Whenever a character is challenged while here, draw 2 cards.",
        "ここにいるキャラクター1体がチャレンジされるたび、カードを2枚引く。",
    ),
    (
        "location",
        "Whenever a Pirate character is banished while here, draw a card.",
        "ここにいる海賊・キャラクター1体が退場するたび、カードを1枚引く。",
    ),
    (
        "location",
        "At the start of your turn, if you have a character here, gain 2 lore.",
        "あなたのターン開始時、ここにあなたのキャラクターがいるなら、ロアを2つ得る。",
    ),
    (
        "location",
        "At the start of your turn, if you have 2 or more characters here, draw 2 cards.",
        "あなたのターン開始時、ここにあなたのキャラクターが2体以上いるなら、カードを2枚引く。",
    ),
    (
        "location",
        "While you have an exerted character here, this location gets +3 {L}.",
        "ここにあなたのエグザートしているキャラクターがいる間、このロケーションは+3{L}される。",
    ),
    (
        "location",
        "This location gets +2 {W} for each character here.",
        "このロケーションはここにいるキャラクターと同じ数だけ+2{W}される。",
    ),
    (
        "location",
        "Whenever you move a Pirate character here, they get +2 {S} this turn.",
        "あなたが海賊・キャラクターをここに移動させるたび、このターン、そのキャラクターは+2{S}される。",
    ),
    ("location", "This location can't be challenged.", "このロケーションはチャレンジされない。"),
    (
        "location",
        "While you have a character here, characters named Moth can't be challenged.",
        "ここにあなたのキャラクターがいる間、《Moth》という名前のキャラクター全員はチャレンジされない。",
    ),
    (
        "character",
        "While this character is at a location, she gets +3 {S}.",
        "このキャラクターがロケーションにいる間、これは+3{S}される。",
    ),
    (
        "character",
        "Whenever this character quests while at a location, draw 2 cards.",
        "ロケーションにいるこのキャラクターがクエストするたび、カードを2枚引く。",
    ),
    (
        "character",
        "Whenever this character moves to a location, gain 2 lore.",
        "このキャラクターがロケーションに移動するたび、ロアを2つ得る。",
    ),
    (
        "action",
        "Move chosen character of yours to chosen location for free.",
        "あなたのキャラクター1体を選び、ロケーション1つにコストを支払わずに移動させる。",
    ),
    (
        "character",
        "When you play this character, you may move him to a location for free.",
        "このキャラクターをプレイしたとき、これをロケーション1つにコストを支払わずに移動させてもよい。",
    ),
    (
        "location",
        "When you play this location, you may move up to 2 characters of yours here for free.",
        (
            "このロケーションをプレイしたとき、あなたのキャラクターを2体まで選び、"
            "ここにコストを支払わずに移動させてもよい。"
        ),
    ),
    ("song", "Sing Together 9\nDraw 4 cards.", "合唱9\nカードを4枚引く。"),
    *RECOMBINED,
    *UNDER_CARDS_AND_PILES,
    *ATTACHED_AND_INSTEAD,
    *TAKEN_OVER,
    *NTH_AND_UNLESS,
    *OF_OTHERS,
    *PLAYERS_COMPARED,
    *NEGATED,
    *EVENTS_OF_A_TURN,
    *DONE_THIS_TURN,
    *CHOICES_OF_OTHERS,
    *SHOWN,
    *PAID_WITH_ITSELF,
    *TOGETHER,
    *PREVENTED,
)

# What nobody has given a phrase and an executor yet: refused as a whole, by name and place.
REFUSED: tuple[Sample, ...] = (
    (
        "character",
        "During your turn, chosen Pirate character of yours gets -2 {S}.",
        "あなたのターンの間、あなたの海賊・キャラクター1体を選び、それは-2{S}を得る。",
    ),
    ("action", "Take an extra turn after this one.", "このターンの後に追加のターンを行う。"),
    ("item", "Each opponent skips their next turn.", "各対戦相手は次のターンを飛ばす。"),
    (
        "action",
        "Swap the willpower of two chosen characters this turn.",
        "このターン、選んだキャラクター2体の意志力を入れ替える。",
    ),
    ("character", "Skip your set step.", "あなたのセットステップを飛ばす。"),
    (
        "action",
        "Chosen opposing character becomes an item this turn.",
        "対戦相手のキャラクター1体を選び、このターン、そのキャラクターはアイテムになる。",
    ),
)
