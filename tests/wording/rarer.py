"""Sentences of our own: the nth of a turn, each time a choice, and what else is seldom printed."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

RARER: tuple[tuple[CardType, str, str], ...] = (
    (
        "character",
        (
            "During your turn, whenever you put a card into your inkwell, if it's the third card you've put into your "
            "inkwell this turn, gain 2 lore."
        ),
        (
            "あなたのターンの間、あなたがカードをインクウェルに置くたび、それがこのターンにあなたがインクウェルに置いた3枚目の"
            "カードなら、ロアを2つ得る。"
        ),
    ),
    (
        "character",
        "Whenever you play an item, if it's the second item you've played this turn, draw a card.",
        "あなたがアイテムをプレイするたび、それがこのターンにあなたがプレイした2枚目のアイテムなら、カードを1枚引く。",
    ),
    (
        "character",
        "When you play this character, for each item you have in play, you may deal 1 damage to chosen character.",
        "このキャラクターをプレイしたとき、あなたの場のアイテム1つにつき「キャラクター1体を選び、1ダメージを与える。」をしてもよい。",
    ),
)
