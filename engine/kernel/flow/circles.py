"""Circles that nobody can leave: abilities that cause each other for ever, with nothing for anybody to choose.

Each ability that begins to resolve is a step. A circle is known to be endless when its steps come back in the same
order, with positions of the same shape (see `position`), and each number either stays or becomes more by as much in
every round, for so many rounds that nothing in the game could ever stop it:

* where all numbers stay, the same position has come back, and twenty rounds settle it;
* where some grow, whatever reads them compares sums of numbers that are there or printed. Two such sums that do not
  grow alike part or meet by at least one a round, so after as many rounds as all those numbers add up to nothing that
  was still to be crossed is left; twice as many, because a text may halve or double what it reads.

A choice (an answer out of several acceptable ones) and a throw of the dice begin a new count: with them it may come out
otherwise. What no such number of rounds settles comes to the work limit, which decides nothing.
"""

from __future__ import annotations

from engine.kernel.flow.position import gain, position
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trail import Circle
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run

PATIENCE = 50
"""So many steps are taken before positions are compared at all."""
ENDLESS = 20
"""So many rounds are waited for at least."""
LONGEST = 100
"""The longest round that is noticed, in steps."""


def named(g: Game, run: Run) -> str:
    """The card whose text an ability is."""
    return g.library.abilities[run.ability].card or g.key(run.source)


@rule("GOT 13.1.1.3", "PM R-PM-48")
def endless(g: Game, run: Run) -> bool:
    """Count a step, the beginning of an ability; says whether it is known to come back for ever."""
    state = g.state
    if state.since != state.choices:
        state.since, state.steps, state.circle = state.choices, 0, None
    state.steps += 1
    return state.steps > PATIENCE and _comes_back(g, run)


def cards_of(g: Game) -> list[str]:
    """The cards that make the circle, in the order of its last round."""
    circle = g.state.circle
    return list(dict.fromkeys(circle.keys[-circle.period :])) if circle else []


def _comes_back(g: Game, run: Run) -> bool:
    circle = g.state.circle = g.state.circle or Circle()
    here = position(g)
    circle.keys.append(named(g, run))
    circle.shapes.append(here.shape)
    circle.numbers.append(here.numbers)
    for entries in (circle.keys, circle.shapes, circle.numbers):
        del entries[: -2 * LONGEST - 1]
    if circle.period and _fits(circle, circle.period):
        circle.held += 1
    else:
        longer = range(circle.period + 1, len(circle.shapes) // 2 + 1)
        circle.period = next((period for period in longer if _fits(circle, period)), 0)
        circle.held = circle.need = 0
    if circle.held < circle.period:
        circle.need = max(circle.need, _rounds(g, circle))
    return circle.period > 0 and circle.held >= circle.need * circle.period


def _fits(circle: Circle, period: int) -> bool:
    """Whether the last two rounds of that length did the same."""
    now, before, earlier = (-1, -1 - period, -1 - 2 * period)
    shapes, numbers = circle.shapes, circle.numbers
    if len(shapes) <= 2 * period or not shapes[now] == shapes[before] == shapes[earlier]:
        return False
    return gain(numbers[before], numbers[now]) == gain(numbers[earlier], numbers[before])


def _rounds(g: Game, circle: Circle) -> int:
    """How many rounds settle it, as far as this step of it can tell."""
    now, before = circle.numbers[-1], circle.numbers[-1 - circle.period]
    if now == before:
        return ENDLESS
    return ENDLESS + 2 * (g.library.greatest + g.goal + sum(map(abs, now)))
