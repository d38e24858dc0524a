"""What a puzzle shows on a phone: the move that was just made is told to its end, and lists and buttons give way."""

import dataclasses
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from cogs.presentation import at_hand, hand_screens, puzzle_screens
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.screen import Screen
from data.puzzle_files import PuzzleShelf
from engine.games.registry import GAMES
from engine.kernel.record.record import Play
from engine.kernel.state.question import Answer
from engine.scenario.puzzle import SOLVER
from tests.cogs.positions import live_of
from tests.cogs.test_happened import speaker
from tests.warm import shelf_of

SHELF = PuzzleShelf({"lorcana": shelf_of("lorcana")})
PUZZLE = "behind-by-two"


def begun() -> Play:
    puzzle = SHELF.find("lorcana", PUZZLE)
    assert puzzle is not None
    return puzzle.begun(GAMES["lorcana"])


def quest(play: Play, nth: int) -> None:
    """The character that can quest and stands at this place does."""
    assert play.question is not None
    able: Sequence[int] = [at for at, option in enumerate(play.question.options) if option[0] == "quest"]
    play.take(Answer(SOLVER, (able[nth],)))


def shown(play: Play, lang: str) -> tuple[Screen, str]:
    """The screen, and the last that has happened, as the log says it."""
    live = live_of(play)
    live = dataclasses.replace(live, table=replace(live.table, guild=0))
    words = speaker(lang)
    task = puzzle_screens.task(live, SOLVER, SHELF, words)
    screen = hand_screens.hand(live, SOLVER, words, PromptPosition(), advice=task)
    return screen, " ".join(map(words.say, at_hand.log_lines(live, SOLVER)[-1:]))


def pressed(screen: Screen) -> list[str]:
    """What may be pressed below the question."""
    rows = screen.rows[screen.asked :]
    return [each.id.rpartition(":")[2] for row in rows if isinstance(row, tuple) for each in row]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_the_last_move_is_told_to_its_end(lang: str, nth: int) -> None:
    play = begun()
    quest(play, nth)
    screen, last = shown(play, lang)
    assert last
    assert screen.changed.endswith(last)
    assert {"undo", "puzzleagain", "puzzlehint.1"} <= set(pressed(screen))


def test_what_can_be_asked_for_elsewhere_gives_way_where_there_is_no_room() -> None:
    play = begun()
    before, _ = shown(play, "ja")
    assert {"state", "log"} <= set(pressed(before))
    quest(play, 0)
    after, _ = shown(play, "ja")
    assert not {"state", "log"} & set(pressed(after))
