"""How much is counted: what X stands for."""

from __future__ import annotations

from engine.kernel.cards.tree import Anything, Count, Opponents, StatOf, Tally
from engine.wording import (
    Phrase,
    count_of,
    counted_noun,
    lot_of,
    made,
    phrase,
    word,
)

AMOUNTS: tuple[Phrase, ...] = (
    made("counted", count_of, lot_of, ja="{lot:some}の枚数", en="the number of {lot:some}"),
    word(
        "counted",
        Count(Anything(), "hand", Opponents()),
        ja="相手の手札の枚数",
        en="the number of cards in your opponent's hand",
    ),
    phrase("counted", StatOf, stat="idea", ja="{target:subj}のアイデアの値", en="the idea of {target:subj}"),
    word("counted", Tally("gained"), ja="得たアイデアの値", en="the idea gained"),
    made("for_each", count_of, lot_of, ja="{lot:lot}1[枚|体]につき[、|]", en="{lot:no_lot}"),
    *counted_noun("cards", "a card", "{it} cards"),
    *counted_noun("scenes", "a scene", "{it} scenes"),
    *counted_noun("deck_top", "the top card of your deck", "the top {it} cards of your deck"),
)
