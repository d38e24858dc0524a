"""What a cost may be besides: damage, cards of the hand, this card itself, ink that is exerted."""

from __future__ import annotations

from engine.games.lorcana.nodes import PayInk
from engine.games.lorcana.wording.nouns.targets import one_of_yours
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import Deal, Discard, Heal, ToDeck, ToHand, You
from engine.wording import Bindings, Phrase, Slot, passing, phrase


def _yours(bindings: Bindings) -> bool:
    return one_of_yours(bindings["target"])


COSTS: tuple[Phrase, ...] = (
    # cards of the hand
    phrase(
        "price",
        ToDeck,
        place="bottom",
        ja="{target:from_hand}[|あなたの]デッキの一番下に置く",
        en="put {target:from_hand} on the bottom of your deck[| in any order]",
    ),
    # damage, and this card itself
    phrase(
        "price",
        Deal,
        ja="{target:hurt_one}に{amount:number}ダメージを与える",
        en=("deal {target:hurt_one} {amount:number} damage", "deal {amount:number} damage to {target:hurt_one}"),
    ),
    passing("hurt_one", "this"),
    phrase("price", ToHand, target=Slot("this"), ja="{this}を手札に戻す", en="return {this} to your hand"),
    phrase(
        "price",
        ToDeck,
        target=Slot("this"),
        place="bottom",
        ja="{this}を[|あなたの]デッキの一番下に置く",
        en="put {this} on the bottom of your deck",
    ),
    *pronoun("hurt_one", ja=("それ", "そのキャラクター"), en=("them", "him", "her", "it", "that character")),
    phrase(
        "price",
        Heal,
        target=Slot("this"),
        amount=1,
        upto=False,
        ja="{this}から1ダメージを取り除く",
        en="remove 1 damage from {this}",
    ),
    # damage, and cards of the hand
    phrase(
        "price",
        Deal,
        when=_yours,
        ja="{target:picked}に{amount:number}ダメージを与える",
        en=("deal {amount:number} damage to {target:object}", "deal {target:object} {amount:number} damage"),
    ),
    phrase(
        "price",
        Heal,
        amount=1,
        upto=False,
        when=_yours,
        ja="{target:picked}から1ダメージを取り除く",
        en="remove 1 damage from {target:object}",
    ),
    phrase(
        "price",
        Discard,
        who=You(),
        when=lambda bindings: bindings["amount"] not in (0, 1),
        ja="[あなたの|]{filter:card}{amount:plural}枚を捨てる",
    ),
    # ink that is exerted
    phrase("vp", PayInk, en="<exert> {amount:plural} cards in their inkwell"),
    phrase("price", PayInk, en="exert {amount:plural} cards in your inkwell"),
)
