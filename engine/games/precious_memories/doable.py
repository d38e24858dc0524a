"""Whether what a text does could be done: what hangs on a deed (その場合) hangs on that it was (R-PM-130).

Asked of all that a verb could reach, and, of what is chosen for a deed on which more hangs, of each card.
"""

from __future__ import annotations

from engine.games.precious_memories.areas import areas_for
from engine.games.precious_memories.bans import may_bring
from engine.games.precious_memories.coming import may_be_set, may_come, may_come_unpaid
from engine.games.precious_memories.identity import SUPPORT
from engine.games.precious_memories.leaving import cannot_exit
from engine.games.precious_memories.nodes import (
    Appear,
    Fight,
    Leaves,
    SetOn,
    Swap,
    ToField,
    Transform,
    TurnPoint,
)
from engine.kernel.abilities.filters import Test
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref
from engine.kernel.verbs.verb import named, reaches


@rule("PM R-PM-38")
def places(g: Game, seat: int, ref: Ref, area: str) -> list[int]:
    """The areas that a character may come into; into a full main area no effect puts anybody."""
    areas = areas_for(g, seat, g.look(ref))
    wanted = {"main": 0, "support": 1}.get(area)
    return areas if wanted is None else [where for where in areas if where == wanted]


def able_to_come(g: Game, seat: int, ref: Ref, *, appears: bool) -> bool:
    """Whether an effect of a player could bring a character onto the field at all."""
    if not may_come(g, seat, ref) or not may_bring(g, seat, ref, "appear" if appears else "put_in"):
        return False
    return may_come_unpaid(g.look(ref), appears=appears)


@rule("PM R-PM-130")
def can_come(node: Appear | ToField) -> Test:
    """Whether one of them could come, into that area if the text names one."""
    find, area, appears = named(node.target), node.area, isinstance(node, Appear)

    def can(g: Game, c: Context) -> bool:
        return any(able_to_come(g, c.seat, ref, appears=appears) and places(g, c.seat, ref, area) for ref in find(g, c))

    return can


@rule("PM R-PM-130")
def can_turn(node: TurnPoint) -> Test:
    """Whether a point that it could reach lies the other way."""
    away = "pile_up" if node.down else "pile_down"
    return reaches(node.target, lambda g, ref: g.is_valid(ref) and g.state.zone[ref & CARD_MASK] == g.index[away])


@rule("PM R-PM-71", "PM R-PM-130")
def can_swap(node: Swap) -> Test:
    """Whether there are as many of each as are exchanged."""
    hands, piles = named(node.hand), named(node.points)
    wanted = max(getattr(node.hand, "least", 1), 1)
    return lambda g, c: min(len(hands(g, c)), len(piles(g, c))) >= wanted


@rule("PM R-PM-130")
def can_set(node: SetOn) -> Test:
    """Whether one of the support cards could be set on one of the characters."""
    sources, hosts = named(node.source), named(node.place)

    def can(g: Game, c: Context) -> bool:
        looks = [g.looks()[ref] for ref in hosts(g, c) if ref in g.looks()]
        loose = [ref & CARD_MASK for ref in sources(g, c) if g.is_valid(ref) and ref not in g.state.field]
        cards = [card for card in loose if SUPPORT in g.faces[card].kinds]
        return any(may_be_set(g, card, look) for card in cards for look in looks)

    return can


@rule("PM R-PM-130")
def can_transform(node: Transform) -> Test:
    """Whether one of them has a back that is not up yet."""
    return reaches(
        node.target,
        lambda g, ref: ref in g.state.field and bool(g.library.sides[g.key(ref)]) and not g.state.sides.get(ref),
    )


@rule("PM R-PM-130")
def can_leave(node: Leaves) -> Test:
    """Whether nothing keeps one of them on the field."""
    return reaches(node.target, lambda g, ref: ref in g.state.field and not cannot_exit(g, ref))


@rule("PM R-PM-130")
def can_meet(node: Fight) -> Test:
    """Whether there are two for the judgement."""
    ones, others = named(node.target), named(node.partner)

    def can(g: Game, c: Context) -> bool:
        two = [[ref for ref in find(g, c) if ref in g.state.field] for find in (ones, others)]
        return any(one != other for one in two[0] for other in two[1])

    return can
