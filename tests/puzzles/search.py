"""How many ways lead through a puzzle: after each step of its solution the answers that keep the goal in reach,
whatever the opponent answers. For authors: `python -m tests.puzzles.search FILE...`
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path

from engine.games.registry import EVERY, GAMES
from engine.kernel.flow.machine import take
from engine.kernel.record.record import decoder
from engine.kernel.state.question import ORDER, Answer, Question
from engine.kernel.state.state import CARD_MASK
from engine.naming import OPEN
from engine.scenario.puzzle import SOLVER, Puzzle, load_puzzle
from engine.scenario.words import Meaning
from tests.warm import cards_of

MOST = 60_000
_NUMBER = re.compile(r"\d{4,}")


class TooMany(Exception):
    """More positions than are worth looking at."""


def loaded(path: Path) -> Puzzle:
    """A puzzle out of its file, with the cards that come with its game."""
    return load_puzzle(path.stem, path.read_bytes(), GAMES, {game: cards_of(game) for game in EVERY})


def answers(question: Question) -> Iterator[tuple[int, ...]]:
    """Every acceptable answer but taking back."""
    places = [at for at, option in enumerate(question.options) if option != ("cancel",)]
    if question.kind == ORDER:
        yield from permutations(places)
        return
    for size in range(question.least, question.most + 1):
        yield from (permutations if question.kind == OPEN else combinations)(places, size)


class Search:
    """Positions of a puzzle, each looked at once; references are told apart by the card alone."""

    def __init__(self, puzzle: Puzzle, most: int = MOST) -> None:
        self.puzzle = puzzle
        self.play = puzzle.begun(GAMES[puzzle.game])
        self.known: dict[tuple[object, ...], bool] = {}
        self._decode = decoder(self.play.rules)
        self._most = most

    def solvable(self) -> bool:
        """Whether the goal can be reached from here against any opponent. Raises TooMany."""
        verdict = self.puzzle.verdict(self.play)
        if verdict != "open":
            return verdict == "solved"
        place = self._place()
        if place not in self.known:
            if len(self.known) >= self._most:
                raise TooMany
            self.known[place] = False  # to come back here is no way to the goal
            question = self.play.question
            assert question is not None, "a game that is not over asks something"
            found = (after for _, after in self.after(question))
            self.known[place] = any(found) if question.seat == SOLVER else all(found)
        return self.known[place]

    def after(self, question: Question) -> Iterator[tuple[tuple[int, ...], bool]]:
        """Each answer with whether it keeps the goal in reach."""
        game, before = self.play.game, self.play.snapshot()
        for picks in answers(question):
            take(game, Answer(question.seat, picks))
            kept = self.solvable()
            game.state, game.stale = self._decode(before), True
            game.events.clear()
            yield picks, kept

    def way(self) -> Iterator[str]:
        """The decisions of the solution, each with the answers that would do as well."""
        for move in self.puzzle.solution:
            question = self.play.question
            if question is not None and question.is_decision and question.seat == SOLVER:
                meaning = Meaning(self.play.game, self.puzzle.scenario.cast, self.puzzle.scenario.dialect)
                found = list(self.after(question))
                good = [" ".join(meaning.said(question.options[at]) for at in picks) for picks, kept in found if kept]
                yield f"{question.kind}: {len(good)} of {len(found)}: {'; '.join(good)}"
            take(self.play.game, move)

    def _place(self) -> tuple[object, ...]:
        state = self.play.game.state
        pieces = sorted(state.field.values(), key=lambda piece: (piece.seat, piece.cards))
        parts = (
            state.turn,
            state.phase,
            pieces,
            state.players,
            state.lasting,
            state.frames,
            state.question,
            [(entry.ability, entry.source) for entry in (*state.waiting, *state.fresh)],
        )
        said = _NUMBER.sub(lambda found: f"#{int(found[0]) & CARD_MASK}", repr(parts))
        return (re.sub(r"Question\(no=\d+|stamp=\d+|timestamp=\d+", "", said),)


def main(paths: list[str]) -> None:
    """Print what there is to know of each file."""
    for path in map(Path, paths):
        search = Search(loaded(path))
        sys.stdout.write(f"{path.stem}\n")
        for line in search.way():
            sys.stdout.write(f"  {line}\n")
        sys.stdout.write(f"  {len(search.known)} positions\n")


if __name__ == "__main__":
    main(sys.argv[1:])
