"""What goes into a deck."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.targets import not_yours
from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Anything, Chooser, Chosen, Every, ToDeck, You
from engine.wording import Phrase, Slot, node, phrase, word

_WHO = Subject()

INTO_DECKS: tuple[Phrase, ...] = (
    # out of play
    phrase(
        "act",
        ToDeck,
        place="top",
        when=not_yours,
        en="put {target:object} on top of [their player's deck|its player's deck|their players' decks]",
    ),
    # out of a hand
    phrase(
        "vp",
        ToDeck,
        target=node(Chosen, filter=Slot("filter"), zone="hand", whose=_WHO),
        place=Slot("place"),
        ja="あなたが選んだ{filter:card}1枚を[自分の|]デッキの一番{place:end_of_deck}に<置く>",
        en="<put> @{filter:card} of your choice [|from it |from their hand ]on the {place:end_of_deck} of their deck",
    ),
    phrase(
        "vp",
        ToDeck,
        target=node(Chosen, filter=Slot("filter"), zone="hand", by=_WHO, whose=Chooser()),
        place=Slot("place"),
        ja="[自分の|]手札から{filter:card}を1枚選び、[自分の|]デッキの一番{place:end_of_deck}に<置く>",
    ),
    # a whole hand
    phrase(
        "vp",
        ToDeck,
        target=node(Every, filter=Anything(), zone="hand", whose=_WHO),
        place="shuffle",
        ja="自分の手札を自分のデッキに加えて<シャッフルする>",
        en=("<shuffle> their hand into their deck", "<shuffle> all cards from their hand into their deck"),
    ),
    word(
        "act",
        ToDeck(Every(Anything(), "hand", You()), "shuffle"),
        ja="あなたの手札を[あなたの|]デッキに加えて<シャッフルする>",
        en="shuffle your hand into your deck",
    ),
)
