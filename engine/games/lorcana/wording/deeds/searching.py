"""Searching a deck."""

from __future__ import annotations

from engine.kernel.cards.tree import Anything, Chosen, Seq, ShuffleDeck, ToHand, You
from engine.wording import Phrase, Slot, node, phrase

SEARCHING: tuple[Phrase, ...] = (
    phrase(
        "act",
        Seq,
        parts=(
            node(ToHand, target=node(Chosen, filter=Slot("filter"), least=0, zone="deck", whose=You()), reveal=True),
            ShuffleDeck(You()),
        ),
        link="then",
        ja="あなたのデッキから{filter:card}を1枚探し、公開し、手札に加え、その後デッキを<シャッフルする>",
        en="search your deck for @{filter:card}, reveal [it|that card], put it into your hand, then shuffle your deck",
    ),
    phrase(
        "act",
        Seq,
        parts=(
            ToHand(Chosen(Anything(), zone="deck", whose=You())),
            ShuffleDeck(You()),
        ),
        link="then",
        ja="あなたのデッキからカードを1枚探し、手札に加え、その後デッキを<シャッフルする>",
        en="search your deck for any card, put [that card|it] into your hand, then shuffle your deck",
    ),
)
