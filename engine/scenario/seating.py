"""Laying a scenario's cards out on a table: a game that stands at its first question."""

from __future__ import annotations

from msgspec import UNSET

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.machine import run
from engine.kernel.record import Play, Rules, Setup, build_library
from engine.scenario.errors import ScenarioError
from engine.scenario.form import SEATS, PieceEntry
from engine.scenario.script import Scenario

SECRET = b"a scenario's shuffles are the same each time"


def seat_at(scenario: Scenario, rules: Rules) -> tuple[Play, list[Event]]:
    """The game, and what happened before its first question. Raises ScenarioError if the position cannot be."""
    seats = max(placed.seat for placed in scenario.cast.placed) + 1 if scenario.cast.placed else 2
    decks = scenario.cast.decks(max(seats, 2))
    setup = Setup(
        game=rules.id, engine="scenario", id="scenario", decks=decks, cards=scenario.cards, flags=_flags(scenario),
    )
    library = build_library(rules, scenario.cards)
    play = Play(rules, setup, SECRET, library)
    game = play.game
    if scenario.file.turn.phase == "opening":
        _check_opening(scenario)
        return play, play.events
    _clear(play, rules, decks)
    _lay_out(game, scenario)
    _set_turn(game, scenario)
    run(game)
    events = list(game.events)
    game.events.clear()
    return Play.resume(rules, setup, SECRET, (), (0, play.snapshot()), library), events


def _flags(scenario: Scenario) -> dict[str, bool | int | str]:
    """A seat is written by its letter."""
    return {
        name: SEATS.index(value) if isinstance(value, str) and value in SEATS and value else value
        for name, value in scenario.file.flags.items()
    }


def _check_opening(scenario: Scenario) -> None:
    for placed in scenario.cast.placed:
        if placed.zone != "deck":
            raise ScenarioError("in the phase opening every card lies in a deck", scenario.line("turn"))


def _clear(play: Play, rules: Rules, decks: tuple[tuple[str, ...], ...]) -> None:
    """Away with what the start procedure did: every card back into its deck, in order."""
    from engine.kernel.record import new_state

    play.game.state = new_state(rules, decks)[0]
    play.game.events.clear()
    play.game.touch(-1)


def _lay_out(game: Game, scenario: Scenario) -> None:
    on_top = 0
    for number, placed in enumerate(scenario.cast.placed):
        entry = placed.entry or PieceEntry(card=placed.name)
        if placed.zone == "field":
            on_top = number
            damage = entry.damage + entry.counters.get("damage", 0)
            game.enter(number, exerted=entry.exerted, dry=entry.dry, damage=damage)
        elif placed.zone == "under":
            piece = game.state.field[game.state.refs[on_top]]
            game.take_out(number)
            game.state.zone[number] = game.state.zone[on_top]
            game.state.refs[number] = piece.ref
            piece.cards.append(number)
            piece.notes["shifted"] = 1
        else:
            if placed.zone != "deck":
                game.put(number, placed.zone)
            if placed.zone == "inkwell":
                game.state.players[placed.seat].spent += int(entry.exerted)
    _move_to_places(game, scenario)
    for letter, seat in scenario.file.seats.items():
        game.state.players[SEATS.index(letter)].points = seat.lore


def _move_to_places(game: Game, scenario: Scenario) -> None:
    for number, placed in enumerate(scenario.cast.placed):
        if placed.zone == "field" and placed.entry is not None and placed.entry.at:
            refs = [
                game.state.refs[other] for other in scenario.cast.numbers(placed.entry.at)
                if scenario.cast.placed[other].seat == placed.seat and game.on_field(game.state.refs[other])
            ]
            if not refs:
                raise ScenarioError(f"{placed.name}: there is no {placed.entry.at} to be at", scenario.line("seats"))
            game.state.field[game.state.refs[number]].at = refs[0]


def _set_turn(game: Game, scenario: Scenario) -> None:
    turn = scenario.file.turn
    state, seat = game.state, SEATS.index(turn.seat)
    begins = turn.phase in ("start", "ready")
    state.turn = turn.number - int(begins)
    state.active = seat
    if turn.first is not UNSET:
        state.first = SEATS.index(turn.first)
    else:
        state.first = (seat - turn.number + 1) % len(state.players)
    state.phase = turn.phase if turn.phase in ("main", "end") else "start"
    state.frames.append(scenario.cast.dialect.turn_frame(turn.phase, seat))
    state.unsettled = True
    game.touch(-1)
