"""Discarding: down to a number, all of a kind, as many as one likes, for each."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import Anything, Chosen, Discard, Kind, Not, ToDiscard, Unless, You
from engine.wording import Phrase, Slot, node, phrase

_WHO = Subject()

DISCARDING: tuple[Phrase, ...] = (
    # down to a number
    phrase(
        "vp",
        Discard,
        who=_WHO,
        until=True,
        ja=(
            "手札が{amount:number}枚になるように[|カードを]<捨てる>",
            "手札が{amount:number}枚になるまで[カードを|][選んで|]<捨てる>",
            "手札を{amount:number}枚になるまで[選んで|]<捨てる>",
        ),
        en=(
            "<discard> [cards |]until they have {amount:number} cards in their hand",
            "<choose> and <discard> cards until they have {amount:number} cards in their hand",
            "[|<choose> and ]<discard> cards until they have {amount:number}",
        ),
    ),
    phrase(
        "deed", Discard, who=You(), until=True, en="discard [cards |]until you have {amount:number} cards in your hand"
    ),
    # either so many or one of a kind
    phrase(
        "vps",
        Unless,
        who=_WHO,
        body=node(Discard, who=_WHO, amount=Slot("n")),
        escape=node(Discard, who=_WHO, filter=Slot("filter")),
        en="<choose> and <discard> either {n:number} cards or 1 {filter:card}",
    ),
    # chosen by another
    phrase(
        "vp",
        Discard,
        who=Subject(),
        amount=1,
        how="your_choice",
        filter=node(Not, part=node(Kind, name=Slot("name"))),
        ja="{name:kind_name}ではないあなたが選んだカード1枚を<捨てる>",
    ),
    phrase(
        "vp",
        Discard,
        who=Subject(),
        amount=1,
        how="your_choice",
        ja="あなたが選んだ{filter:card}1枚を<捨てる>",
    ),
    # all of a kind
    phrase(
        "vp",
        Discard,
        who=_WHO,
        amount=None,
        when=lambda bindings: bindings["filter"] != Anything(),
        ja="[手札から|]{filter:card}をすべて<捨てる>",
        en=(
            "<discard> all {filter:card.s}[ revealed this way|]",
            "<discard> each {filter:card}[ revealed this way|]",
            "<discard> all {filter:np.s}[ revealed this way|]",
        ),
    ),
    # for each
    phrase(
        "vp",
        Discard,
        who=Subject(),
        how="random",
        ja="{amount:each}数のカードをランダムに選んで<捨てる>",
        en="<discard> a card at random {amount:each}",
    ),
    phrase(
        "vp",
        Discard,
        who=Subject(),
        ja="{amount:each}数のカードを選んで<捨てる>",
        en=("<choose> and <discard> a card {amount:each}", "<discard> a card {amount:each}"),
    ),
    # as many as one likes
    phrase(
        "act",
        ToDiscard,
        target=node(Chosen, filter=Anything(), least=0, most=ANY_NUMBER, zone="hand", whose=You()),
        ja="[手札から|あなたの手札から|]カードを好きな枚数[選んで|]<捨てる>",
        en="[choose and |]discard any number of cards[| from your hand]",
    ),
    phrase(
        "act",
        ToDiscard,
        target=node(Chosen, filter=Anything(), least=0, most=Slot("n"), zone="hand", whose=You()),
        when=lambda bindings: bindings["n"] not in (0, ANY_NUMBER),
        ja="[手札から|あなたの手札から|]カードを{n:number}枚まで[選んで|]<捨てる>",
        en="[choose and |]discard up to {n:cards}[| from your hand]",
    ),
)
