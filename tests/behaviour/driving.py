"""Drives a card through all its plans, and says what each of its abilities was seen to do."""

from __future__ import annotations

from engine.kernel import tree as t
from engine.kernel.card import Card
from tests.behaviour.cast import walk
from tests.behaviour.lockstep import Parted, Table
from tests.behaviour.positions import Picker, Plan, plans

Seen = dict[t.Ability, set[str]]


def drive(card: Card) -> Seen:
    """Raises Parted, naming the plan, wherever the engine does not do what the tree means."""
    seen: Seen = {ability: set() for ability in card.abilities}
    for plan in plans(card):
        for (key, ability), words in play(plan).items():
            if key == card.key:
                seen.setdefault(ability, set()).update(words)
    return seen


def play(plan: Plan) -> dict[tuple[str, t.Ability], set[str]]:
    """Carry out one plan in both models; gives what each ability was seen to do."""
    try:
        table = Table(plan.cards, plan.seats, {"seat": plan.turn})
        picker = Picker(plan)
        while table.ask is not None and not (picker.done() and table.ask.kind == "action"):
            table.step(picker)
        if table.ask is not None:
            table.rest()
    except Parted as parted:
        raise Parted(f"{plan.title}: {parted}") from None
    return table.world.seen


def wanted(ability: t.Ability) -> set[str]:
    """What must have been seen of an ability: that it did something, and, where it may not, that it did nothing."""
    match ability:
        case t.Static((t.ExtraInk(),), t.YourTurn()):
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
