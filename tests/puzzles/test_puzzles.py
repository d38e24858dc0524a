"""Puzzles: each is solved by its own solution and by no obvious play, and its files are strict."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from data.games import FOLDER
from data.puzzle_files import PuzzleShelf
from data.records import export, verify
from data.scenario_files import run_files
from data.shelf import Shelf
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.record.shuffle import commitment
from engine.kernel.state.question import ACTION, Answer, forced_picks
from engine.players.heuristic import heuristic
from engine.scenario import ScenarioError, Unmet
from engine.scenario.puzzle import SOLVER, Puzzle, load_puzzle
from tests.puzzles.search import Search, answers, loaded
from tests.warm import WARM, cards_of, shelf_of

FILES = sorted(FOLDER.glob("*/puzzles/*.yaml"))
EVERY = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
LEAST = {"lorcana": 6, "mlp": 4, "precious_memories": 8, "quintuplets": 8, "harem_master": 8}
EASY = 1
SECRET = b"some secret"


@cache
def puzzle(path: Path) -> Puzzle:
    return loaded(path)


def go_on(play: Play, picks: tuple[int, ...]) -> None:
    assert play.question is not None
    play.take(Answer(play.question.seat, picks))


def test_each_game_has_its_puzzles_in_rising_difficulty() -> None:
    for game, least in LEAST.items():
        levels = {puzzle(path).about.level for path in FILES if path.parts[-3] == game}
        assert len([path for path in FILES if path.parts[-3] == game]) >= least
        assert levels >= {1, 2, 3, 4}


def test_every_file_passes_as_the_scenario_that_it_is() -> None:
    assert run_files(sorted(FOLDER.glob("*/puzzles")), round_trip=True, compiled=WARM) == {
        "passed": len(FILES),
        "failed": [],
    }


@EVERY
def test_the_goal_is_not_there_at_the_start_and_ending_the_turn_does_not_bring_it(path: Path) -> None:
    play = puzzle(path).begun(GAMES[puzzle(path).game])
    assert puzzle(path).verdict(play) == "open"
    while puzzle(path).verdict(play) == "open":
        question = play.question
        assert question is not None
        if question.seat != SOLVER:
            go_on(play, heuristic(play.game, question, Random(1)))
        elif question.kind == ACTION:
            go_on(play, (len(question.options) - 1,))
        else:
            go_on(play, next(answers(question)))
    assert puzzle(path).verdict(play) == "failed"


@EVERY
def test_a_player_of_some_sense_solves_none_but_the_easy_ones(path: Path) -> None:
    solved = 0
    for seed in range(3):
        play, chance = puzzle(path).begun(GAMES[puzzle(path).game]), Random(seed)
        while puzzle(path).verdict(play) == "open":
            assert play.question is not None
            go_on(play, heuristic(play.game, play.question, chance))
        solved += puzzle(path).verdict(play) == "solved"
    assert not solved or puzzle(path).about.level == EASY


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if "\n  - B: " in path.read_text("utf-8")],
    ids=lambda path: path.stem,
)
def test_no_answer_of_the_opponent_keeps_the_goal_out_of_reach(path: Path) -> None:
    assert any(isinstance(move, Answer) and move.seat != SOLVER for move in puzzle(path).solution)
    assert Search(puzzle(path)).solvable()


@pytest.mark.parametrize(
    "name",
    [
        "behind-by-two",
        "undertow",
        "lose-gracefully",
        "guard-the-end",
        "the-deepest-blue",
        "the-right-minute",
        "purse-shut",
        "drum-twice",
    ],
)
def test_hardly_any_first_step_leads_to_the_goal(name: str) -> None:
    search = Search(puzzle(next(path for path in FILES if path.stem == name)))
    question = search.play.question
    assert question is not None
    kept = [keeps for _, keeps in search.after(question)]
    assert 0 < sum(kept) <= len(kept) / 2


@EVERY
def test_a_puzzle_says_all_it_says_in_both_languages(path: Path) -> None:
    about = puzzle(path).about
    for text in (puzzle(path).title, about.goal, about.why, *about.hints):
        assert text.en != text.ja
        assert not any("\u3040" <= sign <= "\u9fff" for sign in text.en)
        assert any("\u3040" <= sign <= "\u9fff" for sign in text.ja)


# --- games of puzzles ---


def begun(path: Path) -> tuple[Setup, Play]:
    """A game as a table begins it."""
    found = puzzle(path)
    setup = Setup(
        game=found.game,
        engine=ENGINE,
        id="t.1",
        decks=found.decks,
        cards=found.cards,
        flags=found.flags,
        commitment=commitment(SECRET, "t.1"),
        entropy=("one", "two"),
    )
    return setup, Play(GAMES[found.game], setup, SECRET)


@pytest.mark.parametrize("path", [FILES[0], FILES[-1]], ids=lambda path: path.stem)
def test_the_record_of_a_puzzle_replays_from_its_position(path: Path, tmp_path: Path) -> None:
    setup, play = begun(path)
    for move in puzzle(path).solution:
        play.take(move)
    assert puzzle(path).verdict(play) == "solved"
    file = tmp_path / "puzzle.kotatsu"
    file.write_bytes(export(GAMES[setup.game], setup, play.rows, SECRET, opened=True))
    assert verify(file, GAMES).result == "exact"


def test_with_nothing_left_but_to_end_the_turn_it_has_failed_and_can_be_taken_back() -> None:
    found = puzzle(FOLDER / "lorcana" / "puzzles" / "behind-by-two.yaml")
    _, play = begun(FOLDER / "lorcana" / "puzzles" / "behind-by-two.yaml")
    while play.question is not None and len(play.question.options) > 1:
        assert found.verdict(play) == "open"
        quests = [at for at, option in enumerate(play.question.options) if option[0] in ("quest", "ink")]
        go_on(play, (quests[0],))
    assert play.question is not None
    assert play.question.options == [("end",)]
    assert found.verdict(play) == "failed"
    again = play.fork()
    again._rewind(0)
    assert found.verdict(again) == "open"


def test_a_puzzle_that_was_rewritten_is_none_any_more() -> None:
    shelf = PuzzleShelf({"lorcana": shelf_of("lorcana")})
    setup, _ = begun(FOLDER / "lorcana" / "puzzles" / "undertow.yaml")
    assert shelf.played(setup) is shelf.find("lorcana", "undertow")
    assert shelf.played(msgspec.structs.replace(setup, flags=setup.flags | {"position": "AAAA"})) is None
    assert shelf.played(msgspec.structs.replace(setup, flags={})) is None


def test_an_operators_own_puzzles_stand_beside_those_of_the_bot(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    folder = tmp_path / "lorcana"
    folder.mkdir()
    (folder / "mine.yaml").write_bytes((FOLDER / "lorcana" / "puzzles" / "undertow.yaml").read_bytes())
    (folder / "broken.yaml").write_text("game: lorcana\n")
    shelves: dict[str, Shelf] = {"lorcana": shelf_of("lorcana")}
    names = [each.name for each in PuzzleShelf(shelves, tmp_path).of("lorcana")]
    assert "mine" in names
    assert "broken" not in names
    assert "the puzzle broken" in caplog.text


# --- files are strict ---


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("  level: 1", "  level: 6", "puzzle.level"),
        ("  level: 1", "  levels: 1", "levels"),
        ("  level: 1", "  level: 1\n  until: later", "puzzle.until"),
        ("{en: Behind by Two, ja: 二つ遅れて}", "Behind by Two", "every language"),
        ("{en: Behind by Two, ja: 二つ遅れて}", "{en: Behind by Two}", "ja"),
        (
            "louhi: HRT-060",
            "louhi: {type: character, name: L, cost: 5, strength: 4, willpower: 5, lore: 1}",
            "cards of a",
        ),
        ("louhi: HRT-060", "louhi: HRT-999", "no card HRT-999"),
        ("{filler: HRT-015}", "{}", "stands in for filler"),
        ("{filler: HRT-015}", "{filler: HRT-015, nothing: HRT-015}", "no blank card nothing"),
        ("turn: {seat: A", "turn: {seat: B", "turn of seat A"),
        ("  outcome: A", "  log: [quest A louhi]", "what there is at the end"),
        (
            "turn: {seat: A",
            'lasting: [{text: "Your characters gain Ward this turn."}]\nturn: {seat: A',
            "cards of a set",
        ),
        ("lore: 14", "lore: 13", "not over"),
        ("  outcome: A", "  momotaro: {zone: field}", "no outcome is expected"),
    ],
)
def test_a_puzzle_that_is_none_is_refused_with_the_reason(was: str, now: str, why: str) -> None:
    text = (FOLDER / "lorcana" / "puzzles" / "behind-by-two.yaml").read_text("utf-8")
    assert was in text
    with pytest.raises((ScenarioError, Unmet), match=why):
        load_puzzle("some", text.replace(was, now, 1).encode(), GAMES, {game: cards_of(game) for game in GAMES})


def test_a_puzzle_may_name_the_cards_of_a_set_by_their_keys() -> None:
    text = (FOLDER / "lorcana" / "puzzles" / "behind-by-two.yaml").read_text("utf-8")
    text = text.replace("louhi: HRT-060, ", "").replace("louhi", "HRT-060")
    assert load_puzzle("some", text.encode(), GAMES, {"lorcana": cards_of("lorcana")}).solution


def test_a_goal_that_is_there_from_the_beginning_is_refused() -> None:
    text = (FOLDER / "lorcana" / "puzzles" / "over-the-wall.yaml").read_text("utf-8")
    text = text.replace("kuzunoha: {zone: discard}", "monkey: {zone: field}")
    with pytest.raises(Unmet, match="from the beginning"):
        load_puzzle("some", text.encode(), GAMES, {game: cards_of(game) for game in GAMES})


def test_forced_answers_are_no_part_of_what_is_asked() -> None:
    found = puzzle(FOLDER / "lorcana" / "puzzles" / "three-days-below.yaml")
    play = found.begun(GAMES["lorcana"])
    for move in found.solution:
        question = play.question
        assert question is not None
        if question.is_forced:
            assert isinstance(move, Answer)
            assert move.picks == forced_picks(question)
        play.take(move)
