"""What changes the cost of a card or deed, and which card says so. Costs are worked out by each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from engine.kernel.abilities.recall import remembering
from engine.kernel.flow.rule_marks import rule

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Lasting


class Saving(NamedTuple):
    """So much less to pay (more, where it is negative). `card`: the number of the card that says so."""

    number: int
    card: int


def savings(g: Game, look: Look) -> list[Saving]:
    """Everything that makes a card cheaper or dearer to play now."""
    changes = own_savings(g, look) if look.face.self_discounts else []
    for applies, number, source, seats in g.view().discounts:
        if look.seat in seats and applies(g, look, source):
            changes.append(Saving(number, source.card))
    if g.state.lasting:
        changes += [Saving(effect.number, effect.source) for effect in next_savings(g, look)]
    return changes


@rule("LOR 7.6.5")
def own_savings(g: Game, look: Look) -> list[Saving]:
    """What a card's own text takes off its cost while it is in the hand."""
    own = []
    for test, amount in look.face.self_discounts:
        if test is None or test(g, look):
            own.append(Saving(amount(g, look), look.card))
    return own


def next_savings(g: Game, look: Look) -> list[Lasting]:
    """What makes "the next ... this turn" cheaper and fits this card."""
    fitting = []
    for effect in g.state.lasting:
        if effect.kind != "discount" or look.seat not in effect.seats:
            continue
        if g.library.filters[effect.filter](g, look, remembering(look, effect.recall)):
            fitting.append(effect)
    return fitting


def use_up(g: Game, look: Look) -> None:
    """ "The next ... this turn" is over once such a card is played, "the next 2 ..." once two have been."""
    used = next_savings(g, look)
    if used:
        left = [_once_less(effect) if effect in used else effect for effect in g.state.lasting]
        g.state.lasting = [effect for effect in left if effect is not None]


def _once_less(effect: Lasting) -> Lasting | None:
    """For one play less; None after the last."""
    return replace(effect, name=effect.name[1:]) if effect.name else None


def deed_savings(g: Game, deed: str, look: Look, place: Look) -> list[Saving]:
    """What cards in play take off the cost of a deed other than playing, for their own player, or add to it for
    whomever they say; `place`: where or onto what it is done."""
    return [
        Saving(number, source.card)
        for what, who, where, number, source in g.view().cheaper
        if what == deed
        and (number < 0 or source.seat == look.seat)
        and who(g, look, source)
        and where(g, place, source)
    ]


def deed_saved(g: Game, deed: str, look: Look, place: Look) -> int:
    """What they come to together."""
    view = g.view() if g.stale else g.projection
    return saved(deed_savings(g, deed, look, place)) if view.cheaper else 0


@rule("LOR 4.3.4.5", "MLP 5-3.1.4")
def total_cost(g: Game, look: Look, cost: int) -> int:
    """What a card costs to play after additions, increases and then reductions; never below 0 (ruling R-MLP-29)."""
    return max(cost - saved(savings(g, look)), 0)


def saved(changes: list[Saving]) -> int:
    """What they come to together."""
    return sum([saving.number for saving in changes]) if changes else 0
