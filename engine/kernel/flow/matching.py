"""Which triggers an event meets: what is met waits among the fresh (LOR 7.4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import during_turn
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Listen
from engine.kernel.characteristics.look import Hearing, Look, printed
from engine.kernel.characteristics.project import may_hear
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import fits, manner_fits, whose_deed
from engine.kernel.state.context import Context
from engine.kernel.state.memory import noted
from engine.kernel.state.state import Pending, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

COUNTED = frozenset(("discard",))
"""Told once of several cards: a "whenever" of each card is met as often as there are cards."""


def hear(
    g: Game,
    event: str,
    subject: Ref,
    counterpart: Ref,
    seat: int,
    amount: int,
    role: str,
    by_damage: bool,
    nth: int,
    since: int,
) -> None:
    """Whoever listens for an event, in play or from where it lies."""
    if event in g.library.lying:
        match(g, lying(g, event), event, subject, counterpart, seat, amount, role, by_damage, nth, since)
    if g.stale and not may_hear(g, event):
        return
    view = g.view() if g.stale else g.projection
    if (listeners := view.listeners().get(event)) is not None:
        match(g, listeners, event, subject, counterpart, seat, amount, role, by_damage, nth, since)


def match(
    g: Game,
    listeners: Iterable[Hearing],
    event: str,
    subject: Ref = 0,
    counterpart: Ref = 0,
    seat: int = -1,
    amount: int = 0,
    role: str = "",
    by_damage: bool = False,
    nth: int = 0,
    since: int = -1,
) -> None:
    """Those of the listeners whose condition an event meets trigger."""
    earlier = g.state.fresh[since:] if since >= 0 else []
    for look, number, listen in listeners:
        if listen.yours and not during_turn(g, look.seat):
            continue
        if listen.theirs and during_turn(g, look.seat):
            continue
        if not whose_deed(g, listen, look.seat, seat):
            continue
        if (listen.nth and listen.nth != number_of(g, listen, look.seat, nth)) or listen.least > amount:
            continue
        one, two = subject, counterpart
        if listen.manner and not manner_fits(listen.manner, role, by_damage):
            continue
        if listen.manner == "by_counterpart":
            one, two = counterpart, subject
        if listen.once and had_its_turn(g, look, number):
            continue
        if listen.state is not None and not listen.state(g, look):
            continue
        if fits(g, listen, look, one, two):
            known = g.state.serial
            for _ in range(times_met(g, listen, look, number, event, amount, earlier)):
                _trigger(g, look, number, one, two, amount)
            if listen.once and look.piece is not None and g.state.serial != known:
                look.piece.notes[f"once:{number}"] = g.state.turn


def number_of(g: Game, listen: Listen, seat: int, nth: int) -> int:
    """The number in this turn of an event: as its game counts it, or as it was noted for those that are such."""
    return nth if listen.counted is None else noted(g, seat, listen.counted)


def lying(g: Game, event: str) -> list[Hearing]:
    """Those that listen for an event from where they lie outside play."""
    hearing: list[Hearing] = []
    for seat in g.turn_order():
        for number, name in enumerate(g.rules.zones):
            for card in g.state.players[seat].zones[number]:
                if g.faces[card].lying:
                    look = printed(g, g.state.refs[card])
                    hearing += [
                        (look, ability, listen)
                        for heard, ability, listen in look.face.lying
                        if heard == event and lies_in(g, ability) == name
                    ]
    return hearing


def lies_in(g: Game, number: int) -> str:
    """The zone in which a card has an ability of its own."""
    node = g.library.abilities[number].node
    return node.zone if isinstance(node, t.Lying) else ""


def had_its_turn(g: Game, look: Look, number: int) -> bool:
    """Whether an ability that triggers once in a turn already has."""
    return look.piece is not None and look.piece.notes.get(f"once:{number}") == g.state.turn


@rule("MLP 5-1.1.3")
def times_met(
    g: Game, listen: Listen, look: Look, number: int, event: str, amount: int, earlier: Sequence[Pending]
) -> int:
    """Of what happens several times at once a "whenever" counts each, a "when" all together once: not again if it
    has been met `earlier` among them."""
    if listen.times == "each":
        return max(amount, 1) if event in COUNTED else 1
    if listen.times == "once":
        return 0 if any(entry.ability == number and entry.source == look.source for entry in earlier) else 1
    return 1


def trigger_own(g: Game, event: str, ref: Ref) -> list[int]:
    """A card outside the field triggers by its own text; gives the stamps of what waits now."""
    look = printed(g, ref)
    since = len(g.state.fresh)
    for name, number, _ in look.listens:
        if name == event:
            _trigger(g, look, number, ref, 0, 0)
    return [entry.stamp for entry in g.state.fresh[since:]]


@rule("LOR 7.4.1")
def _trigger(g: Game, look: Look, number: int, subject: Ref, counterpart: Ref, amount: int) -> None:
    """Once for each time that its condition is met; the additional condition is read now, unless the rulebook
    reads it as what triggered joins the others."""
    ability = g.library.abilities[number]
    if ability.condition is not None and not g.rules.asks_late:
        context = Run(
            ability=number,
            seat=look.seat,
            source=look.source,
            slots={"subject": [subject], "counterpart": [counterpart]},
        )
        if not holds_at_trigger(g, number, context):
            return
    g.state.serial += 1
    g.state.fresh.append(
        Pending(
            g.state.serial,
            look.seat,
            number,
            look.source,
            subject,
            counterpart,
            amount,
            look.target,
            look.card,
        )
    )


@rule("LOR 7.4.4.1")
def holds_at_trigger(g: Game, number: int, context: Context) -> bool:
    """Whether an ability's additional condition holds (LOR 7.4.4.1)."""
    test = g.library.abilities[number].condition
    return test is None or test(g, context)
