"""Selections and players inside the parts of a verb."""

from __future__ import annotations

from typing import TypeGuard, TypeVar

from msgspec import structs

from engine.kernel.cards import tree as t

E = TypeVar("E", bound=t.Node)


def players_of(node: t.Effect) -> list[t.ChosenPlayer]:
    """The chosen player that a verb speaks of, as its subject, in its target or in how much of it there is."""
    target, amount = getattr(node, "target", None), getattr(node, "amount", None)
    named = (
        getattr(node, "who", None),
        getattr(node, "by", None),
        target,
        getattr(target, "by", None),
        getattr(target, "whose", None),
        getattr(amount, "whose", None),
    )
    return [who for who in named if isinstance(who, t.ChosenPlayer)][:1]


def chosen_within(amount: object) -> t.Chosen | None:
    """A selection inside an amount: "the damage on chosen character"."""
    match amount:
        case t.DamageOn(t.Chosen() as target) | t.StatOf(_, t.Chosen() as target):
            return target
        case t.Per(_, inner) | t.Offset(inner) | t.AtMost(inner):
            return chosen_within(inner)
    return None


def with_bound(amount: object) -> object:
    """The same amount of what that selection found."""
    match amount:
        case t.DamageOn() | t.StatOf():
            return structs.replace(amount, target=t.Bound("chosen"))
        case t.Per(_, inner) | t.Offset(inner) | t.AtMost(inner):
            return structs.replace(amount, amount=with_bound(inner))
    return amount


def host_within(node: t.Effect) -> t.Chosen | None:
    """A selection of the piece under which the cards lie to which a verb does something."""
    target = getattr(node, "target", None)
    return target.of if isinstance(target, t.Under) and isinstance(target.of, t.Chosen) else None


def with_host(node: E) -> E:
    """The same verb, done to the cards under the piece that was selected."""
    target = getattr(node, "target", None)
    assert isinstance(target, t.Under)
    under = structs.replace(target, of=t.Bound("chosen"))
    return structs.replace(node, target=under)


def selects(target: object) -> TypeGuard[t.Target]:
    """Whether a target is found while the verb is carried out, and so takes the place of what was chosen before."""
    return isinstance(target, t.Chosen | t.Every | t.Top | t.Lot | t.SomeUnder)


def asks_for_more(node: t.Effect) -> bool:
    """Whether a verb selects something besides what it is done to: where it goes, or how much of it there is."""
    places = (getattr(node, "place", None), getattr(node, "under", None))
    return any(map(selects, places)) or chosen_within(getattr(node, "amount", None)) is not None
