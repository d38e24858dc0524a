"""Running a scenario from its position to its end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from engine.kernel.flow.machine import in_words
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.question import ACTION, Refused
from engine.manifest.dialect.errors import ScenarioError, Unmet
from engine.manifest.dialect.form import SEATS, Move
from engine.scenario.expect import rule_fits
from engine.scenario.script import Scenario
from engine.scenario.table import ScenarioTable


def run(scenario: Scenario, rules: Rulebook, *, round_trip: bool = False, undo: bool = False) -> list[str]:
    """What does not come out as the script says, each with its line; nothing if all does.

    A move that does not fit ends the run; expectations are compared to the last. `round_trip` and `undo`: see
    `ScenarioTable`.
    """
    try:
        table = ScenarioTable(scenario, rules, round_trip=round_trip, undo=undo)
    except ScenarioError as error:
        return [str(error)]
    except Exception as error:  # a fault of the engine is this file's, and must not hide the others
        return [f"line {scenario.line('seats')}: {broken(error)}"]
    faults: list[str] = []
    for at, move in enumerate(scenario.file.moves):
        try:
            carry_out(table, move)
            faults += _compared(table, move.expect if isinstance(move.expect, dict) else {}, ("moves", at, "expect"))
        except Exception as error:
            return [*faults, f"line {scenario.line('moves', at)}: {broken(error)}"]
    try:
        faults += _compared(table, scenario.file.expect, ("expect",))
        faults += _ending(table)
    except Exception as error:
        faults.append(f"line {scenario.line('expect') if scenario.file.expect else _end(table)}: {broken(error)}")
    return faults


def broken(error: Exception) -> str:
    """What went wrong, in one line: with the play, or with the engine."""
    return " ".join(str(error).split()) if isinstance(error, Unmet | Refused) else in_words(error)


def carry_out(table: ScenarioTable, move: Move) -> None:
    """Do what a move says, or see it refused. Raises Unmet or Refused if it comes out otherwise."""
    seat = next((letter for letter in SEATS if getattr(move, letter) is not UNSET), "")
    if not seat:
        return
    words = getattr(move, seat)
    wanted = move.refused
    refusal = table.attempt(seat, words, only_try=wanted is not UNSET)
    if wanted is UNSET:
        if refusal is not None:
            raise Unmet(f'"{words}" is refused by {refusal.rule or "no rule"} ({refusal.reason})')
    elif refusal is None:
        raise Unmet(f'"{words}" should be refused by {wanted}, but it is accepted')
    elif not rule_fits(wanted, refusal.rule, table.scenario.dialect.prefix):
        raise Unmet(f'"{words}" is refused by {refusal.rule or "no rule"} ({refusal.reason}), not by {wanted}')


def _compared(table: ScenarioTable, wanted: Mapping[str, object], path: tuple[str | int, ...]) -> list[str]:
    if not wanted:
        return []
    return [f"line {table.scenario.line(*path, key)}: {fault}" for key, fault in table.differences(wanted)]


def _ending(table: ScenarioTable) -> list[str]:
    """Nothing may be left open but a turn action, and no game may end unexpectedly."""
    file = table.scenario.file
    last = file.moves[-1].expect if file.moves else UNSET
    wanted = (last if isinstance(last, dict) else {}) | file.expect
    if not file.expect:
        table.differences({})
    question = table.question
    if question is None:
        if wanted.get("outcome") is None and wanted.get("question", "") is not None:
            return [f"line {_end(table)}: the game is over, and no outcome is expected"]
        return []
    if question.kind != ACTION and not wanted.get("question"):
        left = table.meaning.question(question)
        return [f"line {_end(table)}: a question is left that the script does not answer: {left}"]
    return []


def _end(table: ScenarioTable) -> int:
    """The line of the last move."""
    return table.scenario.line("moves", len(table.scenario.file.moves) - 1)
