"""Sentences of our own: what somebody is not or has not done, exactly how many there are, and what is moved where."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

NEGATED: tuple[tuple[CardType, str, str], ...] = (
    (
        "action",
        "Banish chosen character who isn't at a location.",
        "ロケーションにいないキャラクター1体を選び、退場させる。",
    ),
    (
        "character",
        "Your characters who aren't at a location get +1 {S}.",
        "ロケーションにいないあなたのキャラクターは+1{S}される。",
    ),
    ("location", "Your characters not here gain Evasive.", "ここにいないあなたのキャラクターは回避を得る。"),
    (
        "action",
        "Deal 2 damage to chosen non-Princess character.",
        "プリンセスではないキャラクター1体を選び、2ダメージを与える。",
    ),
    ("character", "Your non-Hero characters gain Ward.", "ヒーロー以外のあなたのキャラクターは魔除を得る。"),
    (
        "character",
        "Whenever you play a non-song action, draw a card.",
        "あなたが歌ではないアクションをプレイするたび、カードを1枚引く。",
    ),
    (
        "action",
        "Return a non-song action card with cost 3 or less from your discard to your hand.",
        "コスト3以下の歌ではないアクション・カード1枚を捨て札から手札に戻す。",
    ),
    (
        "action",
        "Ready chosen character of yours who hasn't challenged this turn.",
        "このターンにチャレンジしていないあなたのキャラクター1体を選び、レディする。",
    ),
    (
        "action",
        "Exert chosen opposing character who hasn't quested this turn.",
        "このターンにクエストしていない対戦相手のキャラクター1体を選び、エグザートする。",
    ),
    (
        "item",
        "{E} — Reveal the top card of your deck. If it isn't a character card, put it into your hand.",
        "{E}:あなたのデッキの一番上のカードを公開する。それがキャラクター・カードではないなら、それを手札に加える。",
    ),
    (
        "location",
        "At the start of your turn, if you have exactly 1 character here, draw a card.",
        "あなたのターン開始時、ここにあなたのキャラクターが1体だけいるなら、カードを1枚引く。",
    ),
    (
        "character",
        "While you have only 2 items in play, this character gets +2 {S}.",
        "あなたの場にアイテムが2つだけある間、このキャラクターは+2{S}される。",
    ),
    (
        "character",
        "When you play this character, if an opponent has exactly 2 characters in play, draw a card.",
        "このキャラクターをプレイしたとき、対戦相手の場にキャラクターが2体しかいないなら、カードを1枚引く。",
    ),
    (
        "location",
        "While you have exactly 1 character here, that character gains Evasive.",
        "ここにあなたのキャラクターが1体だけいる間、そのキャラクターは回避を得る。",
    ),
    (
        "location",
        "While you have exactly 2 characters here, they gain Ward.",
        "ここにあなたのキャラクターがちょうど2体いる間、それらは魔除を得る。",
    ),
    (
        "action",
        "The next character you play this turn gains Rush and gets +2 {S} this turn.",
        "このターン、あなたが次にプレイするキャラクターは、このターン、突進を得て、+2{S}される。",
    ),
    (
        "action",
        "Move any number of damage from chosen character of yours to chosen opposing character.",
        "あなたのキャラクター1体からダメージ・カウンターを好きな数だけ、対戦相手のキャラクター1体に移動する。",
    ),
    (
        "action",
        "Choose and discard a card. If the discarded card was a song card, draw 2 cards.",
        "カードを1枚選んで捨てる。捨てたカードが歌・カードなら、カードを2枚引く。",
    ),
    (
        "action",
        "Each opponent shuffles their discard into their deck.",
        "各対戦相手は自分の捨て札にあるすべてのカードをデッキに加えてシャッフルする。",
    ),
)
