"""What a piece is by print and master alone: no effect changes it, so it is asked once as long as the same cards are in
play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.kernel.cards import tree as t
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look, Predicate, Projection
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game

_NUMBERS: dict[tuple[t.Filter, ...], int] = {}
"""What is asked of kin, each with a number of its own."""


def lasts(node: t.Filter, *, lent: bool) -> bool:
    """Whether a filter asks for nothing else; `lent`: classes may be a keyword's, which can be lost."""
    match node:
        case t.Class():
            return not lent
        case t.Anything() | t.Kind() | t.Named() | t.Color() | t.Side():
            return True
        case t.Not(part):
            return lasts(part, lent=lent)
        case t.AnyOf(parts) | t.AllOf(parts):
            return all(lasts(part, lent=lent) for part in parts)
    return False


class Kin:
    """The pieces that are all of these `parts`. Most texts ask for a kind and a side: nothing is called for these."""

    __slots__ = ("kind", "number", "own", "rest")

    def __init__(self, parts: tuple[t.Filter, ...], predicate: Callable[[t.Filter], Predicate]) -> None:
        self.number = _NUMBERS.setdefault(parts, len(_NUMBERS))
        self.kind = next((part.name for part in parts if isinstance(part, t.Kind)), "")
        self.own = next((part.own for part in parts if isinstance(part, t.Side)), None)
        known = (t.Anything(), t.Kind(self.kind), t.Side(bool(self.own)))
        rest = tuple(part for part in parts if part not in known)
        self.rest: Predicate | None = predicate(t.AllOf(rest)) if rest else None

    def refs(self, g: Game, view: Projection, c: Context) -> list[Ref]:
        """Those in play, in the order in which they came; of those known before who has left is left out."""
        before = view.kin_before.get((self.number, c.seat))
        if before is None:
            return self.among(g, view.looks.values(), c)
        looks, refs = view.looks, []
        for ref in before:
            if ref in looks:
                refs.append(ref)
        if view.fresh:
            refs += self.among(g, view.fresh, c)
        return refs

    def among(self, g: Game, looks: Iterable[Look], c: Context) -> list[Ref]:
        """Those of them that are, in their order."""
        kind, own, rest, seat, refs = self.kind, self.own, self.rest, c.seat, []
        for look in looks:
            if (
                (not kind or kind in look.face.kinds)
                and (own is None or (look.seat == seat if own else look.seat != seat and look.seat >= 0))
                and (rest is None or rest(g, look, c))
            ):
                refs.append(look.source)
        return refs
