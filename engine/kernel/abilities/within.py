"""Selections and players inside the parts of a verb."""

from __future__ import annotations

from msgspec import structs

from engine.kernel.cards import tree as t


def players_of(node: t.Effect) -> list[t.ChosenPlayer]:
    """The chosen player that a verb speaks of, as its subject or in its target."""
    target = getattr(node, "target", None)
    named = (getattr(node, "who", None), getattr(target, "by", None), getattr(target, "whose", None))
    return [who for who in named if isinstance(who, t.ChosenPlayer)][:1]


def chosen_within(amount: object) -> t.Chosen | None:
    """A selection inside an amount: "the damage on chosen character"."""
    match amount:
        case t.DamageOn(t.Chosen() as target) | t.StatOf(_, t.Chosen() as target):
            return target
        case t.Per(_, inner):
            return chosen_within(inner)
    return None


def with_bound(amount: object) -> object:
    """The same amount of what that selection found."""
    match amount:
        case t.DamageOn() | t.StatOf():
            return structs.replace(amount, target=t.Bound("chosen"))
        case t.Per(each, inner):
            return t.Per(each, with_bound(inner))  # type: ignore[arg-type]
    return amount
