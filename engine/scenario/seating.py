"""Laying a scenario's cards out on a table: a game that stands at its first question."""

from __future__ import annotations

from msgspec import UNSET

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.machine import run
from engine.kernel.record import Play, Rules, Setup, build_library, new_state
from engine.scenario.errors import ScenarioError
from engine.scenario.form import SEATS
from engine.scenario.script import Scenario

SECRET = b"a scenario's shuffles are the same each time"


def seat_at(scenario: Scenario, rules: Rules) -> tuple[Play, list[Event]]:
    """The game, and what happened before its first question. Raises ScenarioError if the position cannot be."""
    last = max(SEATS.index(seat) for seat in (*scenario.file.seats, scenario.file.turn.seat))
    decks = scenario.cast.decks(max(last + 1, 2))
    return laid_out(scenario, rules, Setup(
        game=rules.id, engine="scenario", id="scenario", decks=decks, cards=scenario.cards, flags=_flags(scenario),
    ))


def laid_out(scenario: Scenario, rules: Rules, setup: Setup) -> tuple[Play, list[Event]]:
    """The same with a setup of one's own, whose decks list the cards in the order of the cast."""
    library = build_library(rules, setup.cards)
    play = Play(rules, setup, SECRET, library)
    game = play.game
    if scenario.file.turn.phase == "opening":
        _check_opening(scenario)
        return play, play.events
    _clear(play, rules, setup.decks)
    try:
        scenario.dialect.lay_out(game, scenario.cast, scenario.file.seats)
    except ScenarioError as error:
        raise ScenarioError(error.problem, scenario.line("seats")) from None
    _set_turn(game, scenario)
    run(game)
    events = list(game.events)
    game.events.clear()
    return Play.resume(rules, setup, SECRET, (), (0, play.snapshot()), library), events


def _flags(scenario: Scenario) -> dict[str, bool | int | str]:
    """A seat is written by its letter. In a puzzle nothing is left to chance."""
    chance: dict[str, bool | int | str] = {} if scenario.file.puzzle is UNSET else {"stacked": True}
    return chance | {
        name: SEATS.index(value) if isinstance(value, str) and value in SEATS and value else value
        for name, value in scenario.file.flags.items()
    }


def _check_opening(scenario: Scenario) -> None:
    for placed in scenario.cast.placed:
        if placed.zone not in scenario.dialect.opening:
            raise ScenarioError("in the phase opening every card lies in a deck", scenario.line("turn"))


def _clear(play: Play, rules: Rules, decks: tuple[tuple[str, ...], ...]) -> None:
    """Away with what the start procedure did: every card back into its deck, in order."""
    play.game.state = new_state(rules, decks)[0]
    play.game.events.clear()
    play.game.touch(-1)


def _set_turn(game: Game, scenario: Scenario) -> None:
    turn = scenario.file.turn
    state, seat = game.state, SEATS.index(turn.seat)
    begins = turn.phase in scenario.dialect.begins
    state.turn = turn.number - int(begins)
    state.active = seat
    if turn.first is not UNSET:
        state.first = SEATS.index(turn.first)
    else:
        state.first = (seat - turn.number + 1) % len(state.players)
    state.phase = turn.phase if turn.phase in ("main", "end") else "start"
    state.frames.append(scenario.dialect.turn_frame(turn.phase, seat))
    state.unsettled = True
    game.touch(-1)
