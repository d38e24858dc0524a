"""Laying a scenario's cards out on a table: a game that stands at its first question."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from engine.kernel.flow.machine import run
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import Play, Setup, build_library, new_state
from engine.kernel.state.event import Event
from engine.kernel.state.game import NOWHERE, Game
from engine.kernel.state.question import Answer
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import SEATS, seats_of
from engine.manifest.dialect.placed import ASIDE
from engine.scenario.script import Scenario
from engine.scenario.under_way import go_on_from

SECRET = b"a scenario's shuffles are the same each time"
Touch = Callable[[Game], None]


def seat_at(scenario: Scenario, rules: Rulebook, touch: Touch | None = None) -> tuple[Play, list[Event]]:
    """The game, and what happened before its first question. Raises ScenarioError if the position cannot be.

    `touch`: what is done by hand before play begins.
    """
    last = max(SEATS.index(seat) for seat in seats_of(scenario.file))
    decks = scenario.cast.decks(max(last + 1, 2))
    return laid_out(
        scenario,
        rules,
        Setup(
            game=rules.id,
            engine="scenario",
            id="scenario",
            decks=decks,
            cards=scenario.cards,
            flags=_flags(scenario),
        ),
        touch,
    )


def laid_out(scenario: Scenario, rules: Rulebook, setup: Setup, touch: Touch | None = None) -> tuple[Play, list[Event]]:
    """The same with a setup of one's own, whose decks list the cards in the order of the cast."""
    library = build_library(rules, setup.cards)
    play = Play(rules, setup, SECRET, library)
    game = play.game
    if scenario.file.turn.phase == "opening":
        _check_opening(scenario)
        return play, [*play.events, *_start(play, scenario)]
    _clear(play, rules, setup.decks)
    try:
        scenario.dialect.lay_out(game, scenario.cast, scenario.file.seats)
    except ScenarioError as error:
        raise ScenarioError(error.problem, scenario.line("seats")) from None
    for number, placed in enumerate(scenario.cast.placed):
        if placed.zone == ASIDE:
            game.take_out(number)
            game.state.zone[number] = NOWHERE
    _set_turn(game, scenario)
    go_on_from(game, scenario)
    if touch is not None:
        touch(game)
    _begin(game, scenario)
    events = list(game.events)
    game.events.clear()
    return Play.resume(rules, setup, SECRET, (), (0, play.snapshot()), library), events


def _start(play: Play, scenario: Scenario) -> list[Event]:
    """Let him start who is named."""
    question, first = play.question, scenario.file.turn.first
    if first is UNSET or question is None or question.kind != "start":
        return []
    wanted = ("seat", SEATS.index(first))
    if wanted not in question.options:
        raise ScenarioError(f"there is no seat {first}", scenario.line("turn"))
    return play.take(Answer(question.seat, (question.options.index(wanted),)))


def _flags(scenario: Scenario) -> dict[str, bool | int | str]:
    """A seat is written by its letter. In a puzzle nothing is left to chance, and an opening's decks lie as written;
    who is to start does so where chance would say."""
    file = scenario.file
    chance: dict[str, bool | int | str] = {}
    if file.puzzle is not UNSET or file.turn.phase == "opening":
        chance = {"stacked": True}
    if file.turn.phase == "opening" and file.turn.first in ("A", "B"):
        chance["chooser"] = SEATS.index(file.turn.first)
    return chance | {
        name: SEATS.index(value) if isinstance(value, str) and value in SEATS and value else value
        for name, value in scenario.file.flags.items()
    }


def _check_opening(scenario: Scenario) -> None:
    for placed in scenario.cast.placed:
        if placed.zone not in scenario.dialect.opening:
            raise ScenarioError("in the phase opening every card lies in a deck", scenario.line("turn"))
    blank = scenario.dialect.forms.seat()
    for letter, seat in scenario.file.seats.items():
        for name in seat.__struct_fields__:
            if name not in scenario.dialect.zones and getattr(seat, name) != getattr(blank, name):
                raise ScenarioError(f"in the phase opening nobody has {name}", scenario.line("seats", letter, name))
    for part in ("earlier", "lasting", "waiting"):
        if getattr(scenario.file, part):
            raise ScenarioError("in the phase opening nothing is under way", scenario.line(part))


def _clear(play: Play, rules: Rulebook, decks: tuple[tuple[str, ...], ...]) -> None:
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
    game.touch(-1)


def _begin(game: Game, scenario: Scenario) -> None:
    turn, state = scenario.file.turn, game.state
    state.phase = turn.phase if turn.phase in ("main", "end") else "start"
    state.frames.append(scenario.dialect.turn_frame(turn.phase, state.active, waiting=bool(state.waiting)))
    state.unsettled = True
    game.events.clear()
    game.touch(-1)
    run(game)
