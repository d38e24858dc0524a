"""Done to up to as many of a lot as there are of another one: so often its player may do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Chosen, Count, In, May, Node, Repeat, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, count_of, leaves, lot_of, made, passing, plain

_NOW = In("approached_now")


def _approached() -> Parts:
    """Those of a lot that approached this turn."""

    def build(bindings: Bindings) -> object:
        lot: Any = bindings["lot"]
        filter_: Any = LEAVES.combined([*leaves(lot.filter), _NOW])
        return REFUSED if lot.zone != "play" or filter_ is REFUSED else Count(filter_)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Count) or value != Count(value.filter) or _NOW not in leaves(value.filter):
            return None
        return {"lot": Lot(LEAVES.combined([leaf for leaf in leaves(value.filter) if leaf != _NOW]))}  # type: ignore[arg-type]

    return build, match


def _up_to(head: type[Node], fields: dict[str, Any]) -> Parts:
    def build(bindings: Bindings) -> object:
        times, lot = bindings["times"], bindings["lot"]
        make: Any = head
        if not isinstance(times, Count) or not isinstance(lot, Lot):
            return REFUSED
        return Repeat(times, May(make(target=Chosen(lot.filter, 1, 1, lot.zone, You(), lot.whose), **fields)))

    def match(value: object) -> Bindings | None:
        match value:
            case Repeat(Count() as times, May(deed, You(), False)) if type(deed) is head:
                pass
            case _:
                return None
        target: Any = plain(deed.target)  # type: ignore[union-attr]
        if type(target) is not Chosen or any(getattr(deed, name) != given for name, given in fields.items()):
            return None
        lot = Lot(target.filter, target.zone, target.whose)
        one = Chosen(target.filter, 1, 1, target.zone, You(), target.whose)
        return {"times": times, "lot": lot} if target == one else None

    return build, match


def _up_to_as_many() -> Iterator[Phrase]:
    yield passing("as_many_as", "as_many", ja="{it}", en="{it}")
    yield made("as_many_as", count_of, lot_of, ja="{lot:lot}")
    yield made("as_many_as", *_approached(), ja="このターン、アプローチ[した|に参加した]{lot:lot}")
    for head, fields, ja, en in SIMPLE:
        yield made(
            "act",
            *_up_to(head, fields),
            ja=(
                "{times:as_many_as}と同じ[枚数|数]まで[、|]{lot:lot_ja}を" + ja,
                "{lot:lot_ja}を[、|]{times:as_many_as}と同じ[枚数|数]まで[、|]" + ja,
            ),
            en=en.replace("{}", "up to as many {lot:lots} as {times:as_many_as}"),
        )


UP_TO_AS_MANY: tuple[Phrase, ...] = tuple(_up_to_as_many())
