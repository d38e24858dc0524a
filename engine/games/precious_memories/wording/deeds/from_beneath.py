"""Cards that lie face down beneath a character: done to some of them, which are chosen unseen."""

from __future__ import annotations

from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Chosen, In, SomeUnder, This
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, leaves, made

_COVERS = In("covers")


def _under_this(bindings: Bindings) -> object:
    return SomeUnder(This(), bindings["n"])  # type: ignore[arg-type]


def _of_this(value: object) -> Bindings | None:
    return {"n": value.amount} if isinstance(value, SomeUnder) and value.of == This() else None


def _under_some() -> Parts:
    """One beneath one of a lot who has any; several could lie beneath several of them."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        if not isinstance(lot, Lot) or lot.zone != "play":
            return REFUSED
        filter_ = LEAVES.combined([*leaves(lot.filter), _COVERS])
        return REFUSED if filter_ is REFUSED else SomeUnder(Chosen(filter_))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        host = value.of if isinstance(value, SomeUnder) else None
        if (
            not isinstance(host, Chosen)
            or value != SomeUnder(host)
            or host != Chosen(host.filter)
            or _COVERS not in leaves(host.filter)
        ):
            return None
        rest = LEAVES.combined([leaf for leaf in leaves(host.filter) if leaf != _COVERS])
        return {"lot": Lot(rest)}  # type: ignore[arg-type]  # a Filter

    return build, match


_THERE = "の下に裏向きで重ねられているカード"
FROM_BENEATH: tuple[Phrase, ...] = (
    made("wo", _under_this, _of_this, ja="このカード" + _THERE + "{n:number}枚を"),
    made("obj", _under_this, _of_this, en="{n:number} of the cards beneath this card"),
    made("wo", *_under_some(), ja="{lot:lot}" + _THERE + "1枚を"),
    made("obj", *_under_some(), en="1 of the cards beneath 1 {lot:lot}"),
)
