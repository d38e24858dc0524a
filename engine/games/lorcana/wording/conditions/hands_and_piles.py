"""How many cards are in a hand, a discard or an inkwell."""

from __future__ import annotations

from engine.kernel.cards.tree import AnyOpponent, Anything, Compare, Count, You
from engine.wording import Phrase, Slot, node, phrase

_A_HAND = Count(Anything(), "hand", AnyOpponent())

HANDS_AND_PILES: tuple[Phrase, ...] = (
    # others'
    phrase(
        "cond",
        Compare,
        left=_A_HAND,
        op=">=",
        ja="いずれかの対戦相手の手札が{right:number}枚以上<である>",
        en="an opponent has {right:number} or more cards in their hand",
    ),
    phrase(
        "cond",
        Compare,
        left=_A_HAND,
        op="<=",
        ja="いずれかの対戦相手の手札が{right:number}枚以下<である>",
        en="an opponent has {right:number} or fewer cards in their hand",
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), zone, AnyOpponent()),
            op=op,
            ja=f"いずれかの対戦相手の{ja_zone}にカードが{{right:number}}枚{ja}<ある>",
            en=f"an opponent has {{right:number}} or {en} cards in their {zone}",
        )
        for zone, ja_zone in (("inkwell", "インクウェル"), ("discard", "捨て札"))
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "fewer"))
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), zone=zone, whose=You()),
            op="==",
            right=0,
            ja=f"あなたの{ja}に" + "{filter:card}が<ない>",
            en="you have no {filter:card.s} in your " + zone,
        )
        for zone, ja in (("inkwell", "インクウェル"), ("discard", "捨て札"))
    ),
    # yours
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op="<",
        ja="あなたの手札が{right:number}枚未満<である>",
        en="you have fewer than {right:number} cards in your hand",
    ),
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op="==",
        right=0,
        ja="あなたの手札[にカードが|が]<ない>",
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), "hand", You()),
            op=op,
            ja=f"あなたの手札にあるカードが{{right:number}}枚{ja}<である>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op=">",
        ja="あなたの手札が{right:number}枚より<多い>",
        en="you have more than {right:number} cards in your hand",
    ),
    # told with the word for a card
    *(
        phrase(
            "cond",
            Compare,
            left=_A_HAND,
            op=op,
            ja=f"いずれかの対戦相手の手札にカードが{{right:number}}枚{ja}<ある>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    phrase("cond", Compare, left=_A_HAND, op="==", right=0, ja="いずれかの対戦相手の手札にカードが<ない>"),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), "hand", You()),
            op=op,
            ja=f"あなたの手札にカードが{{right:number}}枚{ja}<ある>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    # so many of a kind
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), zone=zone, whose=You()),
            op=op,
            ja=f"あなたの{ja_zone}に{{filter:card}}が{{right:number}}枚{ja}<ある>",
            en=(
                f"your {zone} has {{right:number}} or {size} {{filter:card.s}}",
                f"there are {{right:number}} or {size} {{filter:card.s}} in your {zone}",
            ),
        )
        for zone, ja_zone in (("hand", "手札"), ("inkwell", "インクウェル"), ("discard", "捨て札"))
        for op, size, ja in ((">=", "more", "以上"), ("<=", "fewer", "以下"))
    ),
)
