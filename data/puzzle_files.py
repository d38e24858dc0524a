"""The puzzles of a game, `puzzles/NAME.yaml` in its folder, and an operator's own, each read when needed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

from data.games import folder_of
from data.shelf import Shelf
from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.kernel.record.record import Setup
from engine.scenario import ScenarioError, Unmet
from engine.scenario.puzzle import Puzzle, load_puzzle

log = logging.getLogger(__name__)
ENDING = ".yaml"


class PuzzleShelf:
    """The puzzles of each game that has cards. One that does not fit is left out, and that is told once."""

    def __init__(self, shelves: Mapping[str, Shelf], *more: Path) -> None:
        self._known = {game: shelf.cards.cards for game, shelf in shelves.items()}
        self._files = {
            (game, path.stem): path
            for game in shelves
            for folder in (folder_of(game) / "puzzles", *(own / game for own in more))
            for path in sorted(folder.glob(f"*{ENDING}"))
        }
        self._read: dict[tuple[str, str], Puzzle | None] = {}

    def of(self, game: str) -> list[Puzzle]:
        """All of a game, the easiest first. The first time they are read, which takes tenths of a second."""
        puzzles = [self.find(game, name) for its, name in self._files if its == game]
        return sorted([each for each in puzzles if each is not None], key=lambda each: (each.about.level, each.name))

    def find(self, game: str, name: str) -> Puzzle | None:
        """One by its name; None if there is none that can be played."""
        at = (game, name)
        if at not in self._read:
            self._read[at] = _loaded(self._files[at], self._known) if at in self._files else None
        return self._read[at]

    def played(self, setup: Setup) -> Puzzle | None:
        """The puzzle that a game is played for; None if it is none, or if that has been rewritten since."""
        name = setup.flags.get("puzzle")
        puzzle = self.find(setup.game, str(name)) if name else None
        return puzzle if puzzle is not None and puzzle.is_of(setup) else None


def _loaded(path: Path, known: Mapping[str, Mapping[str, Card]]) -> Puzzle | None:
    try:
        return load_puzzle(path.stem, path.read_bytes(), GAMES, known)
    except (ScenarioError, Unmet, OSError) as wrong:
        log.error("the puzzle %s: %s", path.stem, wrong)
        return None
