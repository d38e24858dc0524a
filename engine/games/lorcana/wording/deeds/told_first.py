"""What is told of one that was spoken of, before it is told to whom something is done."""

from __future__ import annotations

from engine.games.lorcana.wording.referents.doubts import BEFORE
from engine.kernel.cards.tree import Chosen, Deal, Every, Heal, Node, StatOf
from engine.wording import Bindings, It, Phrase, Slot, node, phrase
from engine.wording import pronoun as pointing


def _of_others(bindings: Bindings) -> bool:
    """A guard: it is done to somebody who is selected by it."""
    return isinstance(bindings["target"], Chosen | Every)


TOLD_FIRST: tuple[Phrase, ...] = (
    *(
        pointing("foregone", It("one", (kind, BEFORE), True), ja=f"その{ja}の", en=f"that {kind}'s")
        for kind, ja in (("character", "キャラクター"), ("location", "ロケーション"))
    ),
    phrase(
        "act",
        Deal,
        amount=node(StatOf, stat=Slot("stat"), target=Slot("whose")),
        when=_of_others,
        ja="{whose:foregone}{stat}と同じ数のダメージを、{target:ni}<与える>",
        en="deal damage equal to {whose:foregone} {stat} to {target:object}",
    ),
    phrase(
        "act",
        Heal,
        upto=False,
        amount=node(StatOf, stat=Slot("stat"), target=Slot("whose")),
        when=_of_others,
        ja="{whose:foregone}{stat}と同じ数のダメージを、{target:kara}<取り除く>",
        en="remove damage equal to {whose:foregone} {stat} from {target:object}",
    ),
    phrase(
        "act",
        Heal,
        upto=False,
        when=lambda bindings: isinstance(bindings["amount"], Node),
        ja="{target:kara}{amount:each}数のダメージを<取り除く>",
        en="remove damage from {target:object} equal to {amount:equal}",
    ),
)
