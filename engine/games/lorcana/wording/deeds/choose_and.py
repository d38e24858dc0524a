"""What is chosen first, by you or another, and what is then done to it."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.kernel.cards.tree import Banish, Choose, Chooser, Chosen, Exert, ToDeck, ToHand, Tuck
from engine.wording import Phrase, Slot, node, phrase

CHOOSE_AND: tuple[Phrase, ...] = (
    # chosen, and then something is done to it
    *(
        phrase("act", verb, en=f"choose {{target:some_one}} and {en} [it|them]")
        for verb, en in ((Banish, "banish"), (Exert, "exert"))
    ),
    # chosen before it is said what for
    phrase("act", ToHand, en="choose {target:from_pile} and return [it|them] to your hand"),
    phrase("act", ToInkwell, en="choose {target:from_pile} and put [it|them] into your inkwell{exerted:facing}"),
    phrase("act", ToDeck, place="bottom", en="choose {target:from_pile} and put [it|them] on the bottom of your deck"),
    phrase("act", ToDeck, place="shuffle", en="choose {target:from_pile} and shuffle [it|them] into your deck"),
    phrase("act", Tuck, en="choose {target:from_pile} and put [it|them] facedown under {under:object}"),
    # only to be spoken of
    phrase("plain", Choose, ja="{target:picked}を[選ぶ|1体選ぶ]", en="choose {target:some_one}"),
    phrase(
        "plain",
        Choose,
        target=node(Chosen, by=Slot("by"), filter=Slot("filter"), whose=Chooser()),
        when=has_kind("filter", "character", "item", "location"),
        ja="{by:player}自分の{filter:one_of}を選ぶ",
        en="{by:player} chooses one of their {filter:np.s}",
    ),
)
