"""What a puzzle shows on a phone: the move that was just made is told to its end, and lists and buttons give way."""

import dataclasses
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.presentation import at_hand, coaching, hand_screens, phone, puzzle_screens
from cogs.presentation.controls import Select
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

GAMES_OF_TWO = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")
SHELF = PuzzleShelf({game: shelf_of(game) for game in GAMES_OF_TWO})
PUZZLE = "behind-by-two"
LINE = 19
"""Points of a line of text."""


def begun() -> Play:
    puzzle = SHELF.find("lorcana", PUZZLE)
    assert puzzle is not None
    return puzzle.begun(GAMES["lorcana"])


def quest(play: Play, nth: int) -> None:
    """The character that can quest and stands at this place does."""
    assert play.question is not None
    able: Sequence[int] = [at for at, option in enumerate(play.question.options) if option[0] == "quest"]
    play.take(Answer(SOLVER, (able[nth],)))


def shown(play: Play, lang: str, game: str = "lorcana") -> tuple[Screen, str]:
    """The screen, and the last that has happened, as the log says it in short."""
    live = live_of(play)
    live = dataclasses.replace(live, table=replace(live.table, guild=0))
    words = speaker(lang, game)
    task = puzzle_screens.task(live, SOLVER, SHELF, words)
    screen = hand_screens.hand(live, SOLVER, words, PromptPosition(), advice=task)
    brief = words.sparing(live.kept.setup.cards)
    return screen, " ".join(map(brief.say, at_hand.log_lines(live, SOLVER)[-1:]))


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


def test_what_can_be_asked_for_elsewhere_gives_way_where_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun()
    monkeypatch.setattr(phone, "SEEN", phone.SEEN - LINE)
    before, _ = shown(play, "ja")
    assert {"state", "log"} <= set(pressed(before))
    quest(play, 0)
    after, _ = shown(play, "ja")
    assert not {"state", "log"} & set(pressed(after))


def bare(game: str) -> Iterator[tuple[str, Play]]:
    """Each position of a solution in which the solver has no hand, so that the board stands above his question."""
    for puzzle in SHELF.of(game):
        play = puzzle.begun(GAMES[game])
        for at, move in enumerate(puzzle.solution):
            asked = play.question
            if asked is not None and asked.seat == SOLVER and not play.view(SOLVER).seats[SOLVER].hand:
                yield f"{puzzle.name} {at}", play
            play.take(move)


@pytest.mark.parametrize("game", GAMES_OF_TWO)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_board_above_a_question_leaves_room_for_it(game: str, lang: str) -> None:
    """Its lower half, however long the question and what an ability says below it."""
    for name, play in bare(game):
        screen, _ = shown(play, lang, game)
        with Image.open(BytesIO(screen.pictures[-1].draw())) as image:
            tall = image.height * phone.ACROSS / image.width
        left = phone.room(screen.text, screen.rows[: screen.asked], screen.rows[screen.asked :], tall)
        assert phone.lines(screen.changed) <= left + 0.2, (name, tall)


@pytest.mark.parametrize("game", GAMES_OF_TWO)
def test_nothing_is_marked_in_a_puzzle(game: str) -> None:
    """Only a lesson says what to press; at every step of a solution."""
    steps = 0
    for puzzle in SHELF.of(game):
        play = puzzle.begun(GAMES[game])
        for move in puzzle.solution:
            screen, _ = shown(play, "ja", game) if play.question and play.question.seat == SOLVER else (None, "")
            for row in screen.rows if screen else ():
                labels = [pick.label for pick in row.picks] if isinstance(row, Select) else [each.label for each in row]
                assert [label for label in labels if label.startswith(coaching.MARK)] == [], puzzle.name
                steps += 1
            play.take(move)
    assert steps > 5
