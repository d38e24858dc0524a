"""Cards that are taken out of the deck, which is shuffled before they go back onto it."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.further_nodes import ShuffleRest
from engine.games.precious_memories.wording.deeds.looking import taken
from engine.kernel.cards.tree import Bound, Look, Seq, Take, ToDeck
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made

_OF_TAKEN = "その後、抜き出した[カード|キャラ]を"


def _back(place: Any) -> Parts:
    """Several in any order."""
    build_taken, match_taken = taken(upto=False)

    def fate(n: object) -> ToDeck:
        return ToDeck(Bound("chosen"), place, ordered=n != 1)

    def build(bindings: Bindings) -> object:
        rest: Any = build_taken(bindings | {"fate": fate(bindings["n"])})
        if rest is REFUSED:
            return REFUSED
        take, back = rest.parts
        return Seq((bindings["look"], take, ShuffleRest(), back), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Look() as look, Take() as take, ShuffleRest(), ToDeck() as back), "then"):
                slots = match_taken(Seq((take, back), "then"))
                if slots is None or bare(slots.pop("fate")) != fate(slots["n"]):
                    return None
                return slots | {"look": look}
        return None

    return build, match


BACK_ON_TOP: tuple[Phrase, ...] = tuple(
    made(
        "clause_of",
        *_back(place),
        ja="{look:look.te}、[その中にある|その中から|]{lot:lot}{n:number}枚を抜き出し、デッキをシャッフルする。"
        + _OF_TAKEN
        + "[任意の順番で|]デッキの"
        + end
        + "に[<置く>|<移す>|<戻す>]",
        en="{look:look}, take {n:number} {lot:lots} out, shuffle your deck and put what was taken " + en + " of it",
    )
    for place, end, en in (("top", "上", "on top"), ("bottom", "下", "on the bottom"))
)
