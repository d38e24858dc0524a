"""Repeating a loop: its answers are given again by what they mean, round by round, within one input.

A round that would go otherwise than the declared one is not gone through at all, as far as nobody else has decided
anything in it. Another seat is asked its own questions anew wherever it could answer otherwise; it goes on when that
seat has answered as before.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.flow.loops import forget
from engine.kernel.flow.position import PositionNames, gain, position, said
from engine.kernel.flow.trail import Repetition, Trail
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, ORDER, Option, Question
from engine.kernel.state.state import Frame, State


class Checkpoint(NamedTuple):
    """A position to come back to, where a round began."""

    state: State[Frame]
    events: int
    shuffles: int


def keep(g: Game) -> Checkpoint:
    """Remember the position."""
    return Checkpoint(g.state.clone(), len(g.events), g.shuffles)


def begin(g: Game) -> None:
    """The loop that was noticed is repeated from here, so often as was said."""
    state = g.state
    question, trail, here = state.question, state.trail, position(g)
    times, state.repeat, state.answers = state.repeat, 0, None
    if question is not None:
        state.going = Repetition(question.seat, trail.cycle, trail.gained, here.shape, here.numbers, times)


def hear(g: Game, question: Question, going: Repetition, got: list[Option]) -> None:
    """An answer was given while a loop is being repeated: who answers otherwise than before stops it."""
    if said(g, question, got) == going.cycle[going.at]:
        going.at += 1
    else:
        stop(g)


def as_declared(g: Game, going: Repetition) -> list[Option] | None:
    """The declared answer among what is offered now; None if that is not asked, or not offered."""
    question, wanted, names = g.state.question, going.cycle[going.at], PositionNames(g)
    if question is None or (question.seat, question.kind) != (wanted.seat, wanted.kind):
        return None
    if names.about(question) != wanted.about or not _enough(question, len(wanted.picks)):
        return None
    left = [(names.option(option), option) for option in question.options]
    got: list[Option] = []
    for pick in wanted.picks:
        offered = next((each for each in left if each[0] == pick), None)
        if offered is None:
            return None
        left.remove(offered)
        got.append(offered[1])
    return got


def _enough(question: Question, count: int) -> bool:
    if question.kind == ORDER:
        return count == len(question.options)
    return question.least <= count <= question.most


def asks_another(going: Repetition, question: Question | None) -> bool:
    """Whether a seat is asked that has not declared the loop, and could answer otherwise."""
    return question is not None and question.seat != going.seat and not question.is_forced


def close_round(g: Game, going: Repetition) -> bool:
    """A round is over; says whether it came out as the declared one."""
    question = g.state.question
    if question is None or question.kind != ACTION or question.seat != going.seat:
        return False
    here = position(g)
    if here.shape != going.shape or gain(going.numbers, here.numbers) != going.gained:
        return False
    going.numbers, going.at = here.numbers, 0
    going.done += 1
    return True


def stop(g: Game, kept: Checkpoint | None = None) -> None:
    """It goes otherwise from here: back to where the round began, if that can be."""
    if kept is not None:
        g.state, g.shuffles, g.stale = kept.state, kept.shuffles, True
        del g.events[kept.events :]
    going = g.state.going
    if going is not None:
        g.tell("repeat_stops", going.seat, going.done)
    forget(g)


def finish(g: Game, going: Repetition) -> None:
    """It was repeated as often as was said: the action that began it has to wait for another one (LOR 7.1.7)."""
    forget(g)
    g.state.trail = Trail(barred=list(going.cycle[0].picks))
