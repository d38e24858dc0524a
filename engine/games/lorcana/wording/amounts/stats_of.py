"""So much as a stat of somebody: the cost of an item, that character's number."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import Chosen, Named, Side, StatOf, nodes_of
from engine.wording import Bindings, It, Phrase, leaves, passing, phrase
from engine.wording import pronoun as pointing


def _unnamed(bindings: Bindings) -> bool:
    """A guard: no name, and no "of yours", which would end with what stands behind it."""
    filter_ = bindings["filter"]
    return Side(True) not in leaves(filter_) and not any(isinstance(part, Named) for part in nodes_of(filter_))


STATS_OF: tuple[Phrase, ...] = (
    # what it costs
    phrase("equal", StatOf, stat="cost", en=("the cost of {target:bearer}", "{target:possessive} cost")),
    phrase("each", StatOf, stat="cost", ja="{target:whose_stat}コストと同じ"),
    passing("whose_stat", "picked", ja="{it}の"),
    phrase("whose_stat", Chosen, ja="あなたの場の{filter:own}1つの", when=has_kind("filter", "item", "location")),
    phrase("bearer", Chosen, en="one of your {filter:own.s}[| in play]"),
    *pronoun("possessive", en="that location's"),
    *pronoun("whose_stat", ja="そのロケーションの"),
    # whose
    *(pointing("possessive", It("one", (kind, "paid"), True), en=f"that {kind}'s") for kind in ("character", "item")),
    phrase("possessive", Chosen, when=_unnamed, en="chosen {filter:np}'s"),
    phrase(
        "possessive",
        Chosen,
        when=_unnamed,
        en=("another chosen {filter:another}'s", "chosen other {filter:another}'s"),
    ),
)
