"""Sentences of our own: what others decide, who was chosen in a sentence before, and what waits for the next turn."""

from __future__ import annotations

from engine.games.lorcana.wording import CardType

CHOICES_OF_OTHERS: tuple[tuple[CardType, str, str], ...] = (
    (
        "action",
        "Each opponent chooses and discards a card or loses 2 lore.",
        "各対戦相手はカードを1枚選んで捨てるか、ロアを2つ失う。",
    ),
    (
        "action",
        "Chosen opponent chooses one: • Lose 1 lore. • Draw 2 cards.",
        "対戦相手1人を選び、そのプレイヤーは以下から1つを選ぶ。・ロアを1つ失う。・カードを2枚引く。",
    ),
    (
        "action",
        "Chosen opponent reveals their hand. Choose an action card from it. They discard that card.",
        "対戦相手1人を選び、そのプレイヤーは手札を公開する。その中からアクション・カード1枚を選び、そのプレイヤーはそれを捨てる。",
    ),
    (
        "action",
        "Each player shuffles their discard into their deck.",
        "各プレイヤーは自分の捨て札を自分のデッキに加えてシャッフルする。",
    ),
    (
        "action",
        "Chosen opponent loses 2 lore. If they have no cards in their hand, they draw 3 cards.",
        (
            "対戦相手1人を選び、そのプレイヤーはロアを2つ失う。そのプレイヤーの手札が0枚なら、そのプレイヤーはカードを3枚引く。"
        ),
    ),
    (
        "action",
        "Chosen character deals damage equal to their {S} to another chosen opposing character.",
        "キャラクター1体を選び、それの{S}と同じ数のダメージを、選んだ他の対戦相手のキャラクター1体に与える。",
    ),
    (
        "action",
        "At the start of your next turn, gain 2 lore.",
        "あなたの次のターンの開始時、ロアを2つ得る。",
    ),
    (
        "song",
        "If a Villain character sang this song, each opponent loses 1 lore.",
        "ヴィランズ・キャラクターがこの歌を歌っていたなら、各対戦相手はロアを1つ失う。",
    ),
    (
        "character",
        "While each opponent has no cards in hand, this character gets +2 {L}.",
        "各対戦相手の手札が0枚である間、このキャラクターは+2{L}される。",
    ),
    (
        "character",
        "While you have 2 or fewer items in play, this character gets +2 {L}.",
        "あなたの場のアイテムが2つ以下である間、このキャラクターは+2{L}される。",
    ),
    (
        "action",
        "Chosen character of yours and chosen opposing character each deal damage equal to their {S} to the other.",
        "あなたのキャラクター1体と対戦相手のキャラクター1体を選び、それらは互いにそれぞれの{S}と同じ数のダメージを与える。",
    ),
    (
        "action",
        "Each player shuffles their hand into their deck, then draws 4 cards.",
        "各プレイヤーは自分の手札を自分のデッキに加えてシャッフルし、その後カードを4枚引く。",
    ),
    (
        "character",
        "Whenever this character banishes a Villain character in a challenge, gain 1 lore.",
        "このキャラクターがチャレンジ中にヴィランズ・キャラクター1体を退場させるたび、ロアを1つ得る。",
    ),
    (
        "character",
        "When you play this character, each player with the fewest cards in their hand draws a card.",
        "このキャラクターをプレイしたとき、手札が最も少ないプレイヤー全員はカードを1枚引く。",
    ),
    (
        "item",
        "Whenever you ready one of your characters, gain 1 lore.",
        "あなたがあなたのキャラクター1体をレディするたび、ロアを1つ得る。",
    ),
    (
        "action",
        "Reveal the top card of your deck. If it has the same name as a character you have in play, draw a card.",
        (
            "あなたのデッキの一番上のカードを公開する。それがあなたの場のいずれかのキャラクターと同じ名前のカードなら、カードを1枚"
            "引く。"
        ),
    ),
    (
        "action",
        "Your characters get +1 {S} this turn for each damage on them.",
        "あなたのキャラクターはこのターン、それぞれが受けているダメージと同じ数だけ+1{S}される。",
    ),
)
