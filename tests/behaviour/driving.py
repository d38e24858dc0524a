"""Drives a card through all its plans, and says what each of its abilities was seen to do."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.games.lorcana.nodes import ExtraInk
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import walk
from tests.behaviour.lockstep import Parted, Table
from tests.behaviour.positions import Picker, Plan, plans

Seen = dict[t.Ability, dict[str, Plan]]
"""What each ability was seen to do, and the first plan in which it did."""


def drive(card: Card) -> Seen:
    """Raises Parted, naming the plan, wherever the engine does not do what the tree means."""
    seen: Seen = {ability: {} for ability in card.abilities}
    for plan in plans(card):
        for (key, ability), words in play(plan).items():
            for word in sorted(words) if key == card.key else ():
                seen.setdefault(ability, {}).setdefault(word, plan)
    return seen


def play(plan: Plan, *changed: Card) -> dict[tuple[str, t.Ability], set[str]]:
    """Carry out one plan in both models; gives what each ability was seen to do.

    `changed`: cards that the engine, and it alone, takes for something else.
    """
    try:
        table = Table(plan.cards, plan.seats, {"seat": plan.turn}, {card.key: card for card in changed})
        picker = Picker(plan)
        while table.ask is not None and not (picker.done() and table.ask.kind == "action"):
            table.step(picker)
        if table.ask is not None:
            table.rest()
    except Parted as parted:
        raise Parted(f"{plan.title}: {parted}") from None
    return table.world.seen


def noticed(changed: Card, card: Card, first: Iterable[Plan] = ()) -> bool:
    """Whether the two models part in some position of a card that the engine takes for a changed one.

    `first`: positions to try before the others.
    """
    try:
        for plan in chain(first, plans(card)):
            play(plan, changed)
    except Parted:
        return True
    return False


def wanted(ability: t.Ability) -> set[str]:
    """What must have been seen of an ability: that it did something, and, where it may not, that it did nothing."""
    match ability:
        case t.Static((ExtraInk(),), t.YourTurn()):
            return {"on"}  # nobody inks in another player's turn, whatever the text says
        case t.Static(effects, condition):
            enters = isinstance(effects[0], t.Enters | t.Can)
            here = any(isinstance(part, t.Count) for effect in effects for part in walk(effect))
            off = condition is not None or not (enters or here or _always(effects[0]))
            return {"on", "off"} if off else {"on"}
        case t.Triggered(_, body, condition):
            lapse = {"false"} if condition is not None else set()
            return {"did"} | lapse | ({"nothing"} if isinstance(body, t.May) else set())
    return {"did"}


def _always(effect: t.Effect) -> bool:
    """Said of itself or of a group that it is in."""
    target = getattr(effect, "target", None)
    return target is None or isinstance(target, t.This) or not any(isinstance(part, t.Other) for part in walk(target))
