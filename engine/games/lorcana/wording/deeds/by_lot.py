"""Cards drawn by lot."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Lot, ToHand, You
from engine.wording import Phrase, Slot, node, phrase

BY_LOT: tuple[Phrase, ...] = (
    phrase(
        "by_lot",
        Lot,
        amount=1,
        whose=You(),
        ja=(
            "あなたの{zone:pile}から{filter:card}1枚を無作為に",
            "あなたの{zone:pile}から{filter:card}を1枚ランダムに選[んで|び、]",
        ),
        en=("@{filter:card} at random from your {zone:pile}", "a random {filter:card} from your {zone:pile}"),
    ),
    phrase(
        "by_lot",
        Lot,
        whose=You(),
        ja="あなたの{zone:pile}から{filter:card}{amount:plural}枚を無作為に",
        en="{amount:plural} {filter:card.s} at random from your {zone:pile}",
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:by_lot}[|あなたの]手札に[<戻す>|<加える>]",
        en="[return|put] {target:by_lot} [to|into] your hand",
    ),
    phrase(
        "vp",
        ToHand,
        target=node(Lot, amount=1, whose=Subject(), filter=Slot("filter"), zone=Slot("zone")),
        ja=(
            "自分の{zone:pile}から{filter:card}1枚を無作為に手札に[<戻す>|<加える>]",
            "自分の{zone:pile}から{filter:card}を1枚ランダムに選[んで|び、]手札に[<戻す>|<加える>]",
        ),
        en=(
            "<return> @{filter:card} at random from their {zone:pile} to their hand",
            "<put> @{filter:card} at random from their {zone:pile} into their hand",
        ),
    ),
)
