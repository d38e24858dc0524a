"""What cards may ask about this turn ("if a character was banished this turn"), noted while it happens.

Only what some card of the game asks for is noted: for each player as he sees it, in his tallies of the turn, under the
reference of the card that it happened to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import TALLY
from engine.kernel.flow.trigger import fits, manner_fits, whose_deed
from engine.kernel.state.state import Ref, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def asked_of(node: object) -> Iterator[t.Trigger]:
    """The events of a turn that a text asks about."""
    if isinstance(node, t.Happened | t.Times | t.Did):
        yield counted(node.on)
    if isinstance(node, t.Trigger) and (on := in_order(node)) is not None:
        yield on
    if isinstance(node, t.Node):
        for name in node.__struct_fields__:
            yield from asked_of(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            yield from asked_of(part)


def in_order(on: t.Trigger) -> t.Trigger | None:
    """What is noted where the nth of such cards that a player plays is waited for; of a type each game counts it."""
    if not on.nth or not (on.event == "draw" or (on.event == "play" and not isinstance(on.subject, t.Kind))):
        return None
    return t.Trigger(on.event, on.subject, by=on.by)


def noted(g: Game, seat: int, on: t.Trigger) -> int:
    """How often this has been noted for a player."""
    name = g.library.memory(on)
    return sum(count for key, count in g.state.players[seat].tallies.items() if key.startswith(name))


def happened_to(g: Game, ref: Ref, seat: int, on: t.Trigger) -> bool:
    """Whether this has happened to a card this turn, as a player sees it."""
    return f"{g.library.memory(on)}{ref}" in g.state.players[seat].tallies


def counted(on: t.Trigger) -> t.Trigger:
    """The event as it is noted: to whom it happened is told apart by its reference where the text tells him by its own
    card, or by what it has named."""
    return structs.replace(on, subject=t.Anything()) if told_by_text(on.subject) else on


def told_by_text(subject: t.Filter) -> bool:
    """Whether nobody but the card that asks knows who is meant."""
    return any(isinstance(part, t.This | t.Bound | t.Earlier) for part in t.nodes_of(subject))


def name_of(number: int) -> str:
    """How the tallies of the nth event begin that the cards of a game ask about."""
    return f"did{number}:"


def remember(g: Game, event: str, subject: Ref, counterpart: Ref, *, seat: int, role: str, by_damage: bool) -> None:
    """Count an event for each player."""
    for listen, name in g.library.memories.get(event, ()):
        if listen.manner and not manner_fits(listen.manner, role, by_damage):
            continue
        one, two = (counterpart, subject) if listen.manner == "by_counterpart" else (subject, counterpart)
        for mine, player in enumerate(g.state.players):
            if whose_deed(g, listen, mine, seat) and fits(g, listen, Run(seat=mine), one, two):
                player.tallies[f"{name}{one}"] = player.tallies.get(f"{name}{one}", 0) + 1
                g.touch(TALLY)
