"""Whatever breaks, whoever typed a command reads one clear line, and a script one document."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import bot
from data.records import export, verify
from engine.games.registry import GAMES
from engine.kernel.flow import machine
from engine.kernel.record.record import Play, Setup
from engine.kernel.record.shuffle import commitment
from engine.kernel.state.game import Game
from tests.kernel.games import CARDS, DECK, SECRET, moves

SCENARIO = """\
game: lorcana
title: a quest
cards:
  scout: {type: character, name: Scout, cost: 1, strength: 2, willpower: 2, lore: 1}
seats:
  A: {field: [scout]}
  B: {}
moves:
  - A: quest scout
expect: {A: {lore: 1}}
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_HOME", str(tmp_path / "home"))


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(bot.app, [str(word) for word in words])


def is_clear(result: Result, code: int, *said: str) -> None:
    """Nothing is raised, nothing is traced back, and it says what happened."""
    assert result.exit_code == code
    assert result.exception is None or isinstance(result.exception, SystemExit)
    text = result.stdout + result.stderr
    assert "Traceback" not in text
    for part in said:
        assert part in text


def broken(*args: object, **kwargs: object) -> None:
    raise KeyError("a fault\nof ours")


def no_work(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(machine, "WORK_LIMIT", 3)


def no_turn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "fire", broken)


BREAKS = pytest.mark.parametrize(
    ("breaks", "why"),
    [
        (no_work, "play goes on and on and never comes to a question: "),
        (no_turn, "the engine broke: KeyError: "),
    ],
)


@BREAKS
def test_a_scenario_that_breaks_the_engine_is_one_failure_of_its_file(
    breaks: Callable[[pytest.MonkeyPatch], None],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "quest.yaml"
    path.write_text(SCENARIO)
    assert typed("scenario", path).exit_code == 0
    breaks(monkeypatch)
    is_clear(typed("scenario", path), 1, "quest.yaml: ", why)
    document = json.loads(typed("scenario", path, "--json").stdout)
    assert document["passed"] == 0
    assert [Path(each["file"]).name for each in document["failed"]] == ["quest.yaml"]
    assert why in document["failed"][0]["why"]


def test_a_scenario_that_is_no_text_is_one_failure_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "quest.yaml"
    path.write_bytes(bytes(range(256)))
    is_clear(typed("scenario", path), 1, "quest.yaml: ")


@BREAKS
def test_a_game_of_self_play_that_breaks_the_engine_is_a_finding(
    breaks: Callable[[pytest.MonkeyPatch], None],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaks(monkeypatch)
    is_clear(typed("simulate", "lorcana", "--matches", "2"), 1, "game 0: " + why, "game 1: " + why)
    document = json.loads(typed("simulate", "lorcana", "--matches", "2", "--json").stdout)
    assert document["matches"] == len(document["findings"]) == 2


# --- records ---


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game that was conceded to nobody: it goes on."""
    setup = Setup(
        game="lorcana",
        engine="test",
        id="a game",
        decks=(DECK,) * 2,
        cards=CARDS,
        commitment=commitment(SECRET, "a game"),
    )
    play = Play(GAMES["lorcana"], setup, SECRET)
    for _, answer in moves(play, most=25):
        play.take(answer)
    path = tmp_path / "game.jsonl"
    path.write_bytes(export(play.rules, setup, play.rows, SECRET, opened=True))
    assert verify(path).result in ("exact", "unverified")
    return path


def test_a_record_at_which_the_engine_breaks_is_said_to_diverge(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take = machine.take
    monkeypatch.setattr("engine.kernel.record.record.take", lambda g, m: broken() if g.state.no > 9 else take(g, m))
    is_clear(typed("verify", record), 1, "diverged: the engine broke: KeyError")
    assert json.loads(typed("verify", record, "--json").stdout) == {"result": "diverged", "first_bad": 11}
    is_clear(typed("replay", record, "--out", record.parent / "boards"), 2, "11: the engine broke: KeyError")


def test_a_record_whose_game_cannot_be_begun_is_one_line(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.kernel.record.record.start", broken)
    is_clear(typed("verify", record), 1, "it cannot be set up")
    is_clear(typed("replay", record, "--out", record.parent / "boards"), 2, "setup: it cannot be set up")


@pytest.mark.parametrize("text", [b"", b"\x00\xff\xfe", b"[]\n", b'{"line":"setup"}\n', b"\n\n\n"])
def test_a_record_that_cannot_be_read_is_one_line(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(text)
    is_clear(typed("verify", path), 1, "broken: ")
    assert json.loads(typed("verify", path, "--json").stdout)["result"] == "broken"
    is_clear(typed("replay", path, "--out", tmp_path / "boards"), 2, "kotatsu: ")


# --- what no command has foreseen ---


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("data.selfplay.document", ["simulate", "lorcana"]),
        ("data.scenario_files.run_files", ["scenario", "nowhere"]),
        ("data.cards.check_report", ["cards", "check", "lorcana", "data/games/lorcana/sets/hearthside.toml"]),
        ("data.rules.desk.look_up", ["rules", "lorcana", "loop"]),
        ("data.records.verify", ["verify", "nowhere"]),
        ("data.figures.figures", ["bench", "lorcana"]),
    ],
)
def test_what_no_command_has_foreseen_is_one_line_and_one_document(
    where: str,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(where, broken)
    if words[0] == "cards":
        monkeypatch.setattr("data.cards.load", broken)
    result = typed(*words)
    is_clear(result, 1, "kotatsu: the engine broke: KeyError")
    assert len(result.stderr.splitlines()) == 1
    assert set(json.loads(typed(*words, "--json").stdout)) == {"error"}


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("data.shelf.import_cards", ["cards", "import", "lorcana", "nowhere"]),
        ("data.records.read", ["replay", "nowhere", "--out", "nowhere"]),
    ],
)
def test_so_is_what_prints_no_document(where: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, broken)
    is_clear(typed(*words), 1, "kotatsu: the engine broke: KeyError")
