"""Cards that are shown: so many of a kind in a hand, and of one's own as many as one likes."""

from __future__ import annotations

from engine.games.lorcana.nodes import Inked
from engine.games.lorcana.wording.places import Shown
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import Chosen, Look, You
from engine.wording import Phrase, Slot, node, phrase

SHOWN: tuple[Phrase, ...] = (
    # of one's own
    phrase(
        "act",
        Look,
        amount=0,
        open=True,
        target=node(Chosen, filter=Slot("filter"), zone="hand", whose=You()),
        ja="あなたの手札から{filter:card}1枚を<公開する>",
        en="reveal @{filter:card} [from|in] your hand",
    ),
    phrase(
        "act",
        Look,
        amount=0,
        open=True,
        target=node(Chosen, filter=Slot("filter"), least=0, most=ANY_NUMBER, zone="hand", whose=You()),
        ja="あなたの手札から{filter:card}を好きな枚数<公開する>",
        en="reveal any number of {filter:card.s} from your hand",
    ),
    # how much ink
    *(
        phrase(
            "cond",
            Inked,
            exerted=exerted,
            ja=f"あなたのインクウェルに{ja}カードが{{least:number}}枚以上<ある>",
            en=(
                f"you have {{least:number}} or more {en} cards in your inkwell",
                f"there are {{least:number}} or more {en} cards in your inkwell",
            ),
        )
        for exerted, ja, en in ((False, "レディしている", "ready"), (True, "エグザートしている", "exerted"))
    ),
    phrase(
        "each",
        Shown,
        ja="この方法で公開された{filter:card}と同じ",
        en="for each {filter:card} revealed this way",
    ),
    phrase("per", Shown, ja="この方法で公開された{filter:card}1枚につき[、|]"),
    phrase("equal", Shown, en="the number of {filter:card.s} revealed this way"),
)
