"""How a finished game went: the scores at the end of each turn, where it turned, and the card that did most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.kernel.views.view import SeatView, View
from render.changes import GAINS
from render.names import BoardNames

POINTS = "points"


class Course(NamedTuple):
    """`scores`: at the beginning and the end of each turn, by seat; `turning`: the turn from which the winner led, or
    in which he won most, 0 where no score tells; `star`: the winner's card that did most, "" where none is known."""

    scores: tuple[tuple[int, ...], ...]
    turning: int
    star: str


def course(views: Sequence[View], names: BoardNames) -> Course:
    """The course of a game, of what a spectator saw after each input; the last of it is its end."""
    last = views[-1]
    winner = last.outcome.winners[0] if last.outcome and last.outcome.winners else -1
    scores = tuple(tuple(map(names.style.progress, view.seats)) for view in _ends(views))
    at = next((no for no, seat in enumerate(last.seats) if seat.seat == winner), -1)
    return Course(scores, _turning(scores, at, names.style.sense), _star(views, winner, names))


def _ends(views: Sequence[View]) -> Iterator[View]:
    """The beginning, and the end of each turn."""
    yield views[0]
    for view, after in pairwise(views):
        if after.turn != view.turn and view.turn:
            yield view
    yield views[-1]


def _turning(scores: Sequence[Sequence[int]], at: int, sense: int) -> int:
    """The last turn in which the winner came to lead after he had been behind; else that in which he won most."""
    if at < 0:
        return 0
    leads = [sense * (seats[at] - _best(seats, at, sense)) for seats in scores]
    took = [turn for turn, (before, after) in enumerate(pairwise(leads), 1) if before <= 0 < after]
    if took and leads[-1] > 0 and min(leads) < 0:
        return took[-1]
    won = [after - before for before, after in pairwise(leads)]
    return won.index(max(won)) + 1 if won and max(won) > 0 else 0


def _best(seats: Sequence[int], at: int, sense: int) -> int:
    """The score of the winner's nearest rival."""
    others = [points for no, points in enumerate(seats) if no != at]
    return max(others) if sense > 0 else min(others)


def _star(views: Sequence[View], winner: int, names: BoardNames) -> str:
    """The card that won the winner most points; else with which he did most to others, else his dearest in play."""
    gains, known = {**GAINS, **names.style.gains}, names.style.deeds
    won: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for event in (event for view in views for event in view.last):
        key = str(event.args[1]) if len(event.args) > 1 else ""
        if not event.args or event.args[0] != winner or key not in names.cards:
            continue
        for gain in gains.get(event.kind, ()):
            number = event.args[gain.number] if 0 <= gain.number < len(event.args) else 1
            won[key] += int(number) * (gain.what == POINTS)
        done[key] += event.kind in known
    for counted in (won, done):
        if counted and max(counted.values()) > 0:
            return max(counted, key=lambda key: counted[key])
    return _dearest(next((seat for seat in views[-1].seats if seat.seat == winner), None), names)


def _dearest(seat: SeatView | None, names: BoardNames) -> str:
    costs: Mapping[str, int] = {
        piece.key: names.cards[piece.key].stats.get("cost", 0)
        for piece in (seat.pieces if seat else ())
        if piece.key in names.cards
    }
    return max(costs, key=lambda key: costs[key]) if costs else ""
