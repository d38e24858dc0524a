"""Selections: each of so many, others of yours, several at most; and all that are here."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import HERE, bag, has_kind, joined
from engine.kernel.cards.tree import AllOf, Chosen, Every, In, Other, Side
from engine.wording import Phrase, Slot, made, node, phrase

_N = Slot("n")

SELECTIONS: tuple[Phrase, ...] = (
    # told by what they are together
    phrase(
        "picked",
        Chosen,
        filter=node(AllOf, parts=(Slot("kinds"), Slot("state"))),
        ja="{state:state}、{kinds:mixed}",
        when=lambda bindings: isinstance(bindings["state"], In),
    ),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np}を合計{most:number}つまで"),
    phrase("wo", Every, ja="{filter:np}全員を、", when=has_kind("filter", "character")),
    made("all_np", *bag(), ja="{side:side?}{other:other?}すべての{has:has?}{kind:kind_and}"),
    # some of yours, without "chosen"
    *(
        row
        for sort in ("subj", "object")
        for row in (
            phrase(
                sort,
                Chosen,
                filter=Slot("filter"),
                en="another {filter:yours_other}",
            ),
        )
    ),
    made("yours_other", *joined(Side(True), Other()), en="{rest:np} of yours"),
    *(
        phrase(
            sort,
            Chosen,
            least=0,
            when=lambda bindings: bindings["most"] not in (0, 1),
            en="each of up to {most:number} chosen {filter:np.s}",
        )
        for sort in ("subj", "object")
    ),
    *(
        phrase(
            sort,
            Chosen,
            least=_N,
            most=_N,
            when=lambda bindings: bindings["n"] not in (0, 1),
            en="each of {n:number} chosen {filter:np.s}",
        )
        for sort in ("subj", "object")
    ),
    # those that were here
    *(phrase(sort, Every, filter=Slot("filter"), en="each {filter:had_here}") for sort in ("subj", "object")),
    made("had_here", *joined(Side(True), HERE), en="{rest:np} [you had|you have] here"),
)
