"""Loops that a player may repeat: whether a position has come back, and what was answered in between (LOR 7.1.7, GOT
13.1.1).

A loop comes back to a position of the same shape (see `position`), by the same answers as the time before, and adds the
same to every number: so it was gone through twice in full, and what it is repeated for is what it adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from msgspec.msgpack import Encoder

from engine.kernel.flow.position import PositionNames, gain, position
from engine.kernel.flow.trail import Trail
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option

_encoded = Encoder().encode
MOST_TIMES = 100
ASKED_FOR = 2
"""A cycle must have been gone through so often before it may be repeated at once."""


def signature(g: Game) -> int:
    """A cheap number that is equal for positions of one shape: what lies where is counted, and who is turned. It stands
    in the digests of records, and is the same wherever they are verified."""
    counts: list[int] = []
    for piece in g.state.field.values():
        counts.append(piece.exerted)
    for player in g.state.players:
        counts.append(player.spent)
        counts += map(len, player.zones)
    return crc32(_encoded(counts))


def forget(g: Game) -> None:
    """Nothing of what led here counts any more, and no action is barred: a new turn begins, or somebody stepped in."""
    g.state.trail, g.state.answers, g.state.going = Trail(), None, None


def notice(g: Game) -> bool:
    """Look at the position at an action question; says whether a cycle may be repeated now."""
    state, trail = g.state, g.state.trail
    if trail.barred or state.repeat or state.going is not None:
        return False
    mark = signature(g)
    if mark not in trail.marks:
        trail.marks.append(mark)
        trail.shapes.clear()
        trail.numbers.clear()
        trail.answers.clear()
        state.answers = None
        return False
    if state.answers is not None and trail.shapes:
        trail.answers.append(state.answers)
    here = position(g)
    trail.shapes.append(here.shape)
    trail.numbers.append(here.numbers)
    state.answers = []
    _close(trail)
    return bool(trail.cycle)


def _close(trail: Trail) -> None:
    """The cycle is what was answered between the last two times at this position, if the time before was the same."""
    trail.cycle, trail.gained = [], []
    places = [at for at, shape in enumerate(trail.shapes) if shape == trail.shapes[-1]]
    if len(places) <= ASKED_FOR:
        return
    first, second, third = places[-3:]
    once, twice = trail.answers[first:second], trail.answers[second:third]
    gains = [gain(trail.numbers[start], trail.numbers[end]) for start, end in ((first, second), (second, third))]
    if once == twice and gains[0] == gains[1]:
        trail.cycle, trail.gained = [answer for step in twice for answer in step], gains[1]


def barred(g: Game, options: Sequence[Option]) -> list[Option]:
    """Those options that would begin the loop again that was just repeated; none where nothing else could be done."""
    means = g.state.trail.barred
    if not means:
        return []
    names = PositionNames(g)
    repeated = [option for option in options if names.option(option) in means]
    return repeated if len(repeated) < len(options) else []


def go_on(g: Game) -> None:
    """An action is taken: whatever it is, a loop that was repeated before may be begun again after it."""
    g.state.trail.barred.clear()
