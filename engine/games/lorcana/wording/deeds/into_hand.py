"""What goes into a hand."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.targets import not_yours
from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Chooser, Chosen, ToHand, You
from engine.wording import Phrase, Slot, node, phrase

INTO_HAND: tuple[Phrase, ...] = (
    # shown first
    phrase(
        "act",
        ToHand,
        reveal=True,
        ja="{target:it_card}公開し手札に<加える>",
        en="reveal {target:it_card} and put [it|them] into your hand",
    ),
    phrase("act", ToHand, reveal=True, ja="{target:unsaid_card}公開し手札に<加える>"),
    # off the deck
    phrase("act", ToHand, ja="{target:top}手札に<加える>", en="put {target:top} into your hand"),
    # out of a discard
    phrase("act", ToHand, ja="{target:from_pile}[あなたの|]手札に[<戻す>|<加える>]"),
    phrase(
        "act",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), zone="discard", whose=You()),
        ja="{filter:card}1枚を[あなたの|]捨て札から[あなたの|]手札に[<戻す>|<加える>]",
    ),
    phrase(
        "act",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), least=0, most=Slot("most"), zone="discard", whose=You()),
        ja="{filter:card}を{most:number}枚まで[あなたの|]捨て札から[あなたの|]手札に[<戻す>|<加える>]",
    ),
    phrase(
        "vp",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), zone="discard", by=Subject(), whose=Chooser()),
        ja="自分の捨て札から{filter:card}[1枚を|を1枚][|選び、][自分の|]手札に[<戻す>|<加える>]",
        en="<return> @{filter:card} from their discard to their hand",
    ),
    # out of play
    phrase("act", ToHand, when=not_yours, ja="{target:wo}手札に<戻す>"),
)
