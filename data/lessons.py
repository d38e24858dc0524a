"""The lessons that come with the bot: `data/games/GAME/lesson.yaml`."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from data.games import folder_of
from data.shelf import Shelf
from engine.games.registry import GAMES
from engine.scenario import ScenarioError, Unmet
from engine.scenario.lesson import Lesson, load_lesson

log = logging.getLogger(__name__)
LESSON = "lesson.yaml"


def load(game: str, shelf: Shelf) -> Lesson:
    """The lesson of a game. Raises OSError, and ScenarioError or Unmet if it does not fit its cards or the rules."""
    return load_lesson((folder_of(game) / LESSON).read_bytes(), GAMES, {game: shelf.cards.cards})


def load_lessons(shelves: Mapping[str, Shelf]) -> dict[str, Lesson]:
    """The lesson of each game that has one. One that does not fit is left out: games go on without it."""
    lessons: dict[str, Lesson] = {}
    for game, shelf in shelves.items():
        if (folder_of(game) / LESSON).exists():
            try:
                lessons[game] = load(game, shelf)
            except (ScenarioError, Unmet) as wrong:
                log.error("the lesson of %s: %s", game, wrong)
    return lessons


def text_keys(lesson: Lesson) -> list[str]:
    """The messages that a lesson says."""
    said = [*(step.say for step in lesson.file.steps if step.say), lesson.file.end]
    return [f"tutorial-{lesson.file.game}-{each}" for each in said]
