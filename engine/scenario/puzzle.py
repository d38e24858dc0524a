"""Puzzles: a scenario's position with a goal for the one whose turn it is, played at a table under all rules.

A game of a puzzle begins in its position, which is pinned in the setup; whether the goal is reached is read from the
state of the game alone, so that nothing has to be kept.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, structs

from engine.kernel.cards.card import Card
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.question import ACTION, Answer, Input, Refusal, forced_picks
from engine.manifest.dialect.errors import ScenarioError, Unmet
from engine.manifest.dialect.form import PuzzleEntry, Texts
from engine.scenario.expect import Comparison, Past
from engine.scenario.reading import load
from engine.scenario.runner import carry_out, run
from engine.scenario.script import Scenario
from engine.scenario.seating import laid_out
from engine.scenario.table import ScenarioTable

Verdict = Literal["open", "solved", "failed"]
SOLVER = 0
SAID_BY_MOVES = frozenset(("log", "not_log", "offered", "not_offered", "seen_by", "asked", "not_asked"))
"""Expectations about how something came about: no goal."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A puzzle that has been tried out. `solution`: inputs that lead from its position to its goal."""

    name: str
    title: Texts
    about: PuzzleEntry
    scenario: Scenario
    decks: tuple[tuple[str, ...], ...]
    cards: dict[str, Card]
    position: str
    solution: tuple[Input, ...] = ()

    @property
    def game(self) -> str:
        """Of which game it is."""
        return self.scenario.file.game

    @property
    def flags(self) -> dict[str, bool | int | str]:
        """The settings of its table."""
        return {"puzzle": self.name, "position": self.position, "stacked": True}

    def is_of(self, setup: Setup) -> bool:
        """Whether a game was begun as this puzzle is written now."""
        return (setup.flags.get("position"), setup.decks, setup.cards) == (self.position, self.decks, self.cards)

    def begun(self, rules: Rulebook) -> Play:
        """A game of it, for nobody."""
        setup = Setup(
            game=self.game, engine="puzzle", id="puzzle", decks=self.decks, cards=self.cards, flags=self.flags
        )
        return Play(rules, setup, b"")

    def reached(self, play: Play) -> bool:
        """Whether all that is expected is there."""
        return not list(Comparison(play, self.scenario, Past(), _unasked).differences(self.scenario.file.expect))

    def verdict(self, play: Play) -> Verdict:
        """How it stands. To win the game is to solve any puzzle; with nothing left to do but what fails, it failed."""
        if play.outcome is not None:
            return "solved" if SOLVER in play.outcome.winners else "failed"
        turns = play.game.state.turn - self.scenario.file.turn.number
        if self.about.until == "next":
            return "open" if turns < 2 else "solved" if self.reached(play) else "failed"
        if self.reached(play):
            return "solved"
        return "failed" if turns > 0 or self._is_stuck(play) else "open"

    def _is_stuck(self, play: Play) -> bool:
        """Whether a single turn action is left, which leads nowhere."""
        asked = play.question
        if asked is None or asked.seat != SOLVER or asked.kind != ACTION or len(asked.options) > 1:
            return False
        ahead = play.fork()
        ahead.take(Answer(SOLVER, (0,)))
        while (asked := ahead.question) is not None and asked.is_forced:
            ahead.take(Answer(asked.seat, forced_picks(asked)))
        return self.verdict(ahead) == "failed"


def load_puzzle(
    name: str,
    text: bytes,
    rules: Mapping[str, Rulebook],
    known: Mapping[str, Mapping[str, Card]],
) -> Puzzle:
    """Read a puzzle and try its solution out. `known`: the cards of each game by key. Raises ScenarioError, Unmet."""
    scenario = load(text, lambda game: known.get(game, {}))
    file = scenario.file
    if not isinstance(file.puzzle, PuzzleEntry) or not isinstance(file.title, Texts):
        raise ScenarioError("a puzzle has a part puzzle, and a title in every language", scenario.line("title"))
    _check(scenario)
    keys = _keys(scenario, file.puzzle)
    decks = tuple(tuple(keys[key] for key in deck) for deck in scenario.cast.decks(2))
    cards = {key: known[file.game][key] for deck in decks for key in deck}
    setup = Setup(game=file.game, engine="puzzle", id="puzzle", decks=decks, cards=cards, flags={"stacked": True})
    position = b64encode(laid_out(scenario, rules[file.game], setup)[0].snapshot()).decode()
    puzzle = Puzzle(
        name=name, title=file.title, about=file.puzzle, scenario=scenario, decks=decks, cards=cards, position=position
    )
    return _tried(puzzle, rules[file.game])


def _check(scenario: Scenario) -> None:
    """What a puzzle may not be though a scenario may."""
    file = scenario.file
    if file.turn.seat != "A" or file.turn.phase == "opening":
        raise ScenarioError("a puzzle begins in a turn of seat A", scenario.line("turn"))
    if file.seats.keys() - {"A", "B"}:
        raise ScenarioError("a puzzle is for two seats", scenario.line("seats"))
    if file.lasting and any(entry.text for entry in file.lasting):
        raise ScenarioError("a puzzle is played with cards of a set", scenario.line("lasting"))
    if not file.expect or SAID_BY_MOVES & file.expect.keys():
        raise ScenarioError("the goal of a puzzle is what there is at the end", scenario.line("expect"))


def _keys(scenario: Scenario, about: PuzzleEntry) -> dict[str, str]:
    """The keys of the set's cards by the names of the script."""
    keys = dict(about.blanks)
    for name, entry in scenario.file.cards.items():
        if not isinstance(entry, str):
            raise ScenarioError(f"{name}: a puzzle is played with cards of a set", scenario.line("cards", name))
        keys[name] = entry
    for placed in scenario.cast.placed:
        if placed.key not in scenario.file.cards and placed.key not in scenario.dialect.blanks:
            keys[placed.key] = placed.key
        if placed.key not in keys:
            raise ScenarioError(f"blanks do not say which card stands in for {placed.key}", scenario.line("puzzle"))
    return keys


def _tried(puzzle: Puzzle, rules: Rulebook) -> Puzzle:
    """With its solution, which is played twice: as the scenario that it is, and as a game of its own."""
    if faults := run(puzzle.scenario, rules):
        raise Unmet(faults[0])
    table = ScenarioTable(puzzle.scenario, rules)
    if puzzle.verdict(table.play) != "open":
        raise Unmet("its goal is there from the beginning, or out of reach")
    for move in puzzle.scenario.file.moves:
        carry_out(table, move)
    table.differences({})  # which answers what is left without a choice
    play, solution = puzzle.begun(rules), tuple(row.input for row in table.play.rows)
    for each in solution:
        play.take(each)
    if puzzle.verdict(play) != "solved":
        raise Unmet(f"its solution leaves it {puzzle.verdict(play)}")
    return structs.replace(puzzle, solution=solution)


def _unasked(words: str) -> Refusal | None:
    """No goal asks what is offered."""
    raise Unmet(f"a goal says nothing of {words}")
