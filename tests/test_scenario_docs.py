"""The page about scenarios: its examples run, and it says everything that may be written."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from data.scenario_files import run_file
from engine.manifest.dialect import form
from engine.scenario.dialects import DIALECTS

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("at", range(len(EXAMPLES)))
@pytest.mark.parametrize("mode", [{}, {"round_trip": True}, {"undo": True}])
def test_an_example_runs(at: int, mode: dict[str, bool], tmp_path: Path) -> None:
    (tmp_path / "example.yaml").write_text(EXAMPLES[at], "utf-8")
    assert run_file(tmp_path / "example.yaml", **mode) == []


def forms() -> Iterator[type[Struct]]:
    yield from (each for each in vars(form).values() if isinstance(each, type) and issubclass(each, Struct))
    for dialect in DIALECTS.values():
        yield from (getattr(dialect.forms, name) for name in dialect.forms.__struct_fields__)


def test_every_key_is_told_of() -> None:
    keys = {key for each in forms() if each is not form.Forms for key in each.__struct_fields__}
    told = set(re.findall(r"\w+", PAGE))
    assert sorted(keys - told - {"ja", "en"}) == []
    settings = {flag for dialect in DIALECTS.values() for flag in dialect.flags}
    assert sorted(settings - told) == []


@pytest.mark.parametrize("game", DIALECTS)
def test_every_action_of_a_game_is_told_of(game: str) -> None:
    told = set(re.findall(r"\w+", " ".join(re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE))))
    words = {action.begins if action.way_of else action.typed or action.begins for action in DIALECTS[game].actions}
    assert sorted(word for word in words - told if f"`{word.replace('_', ' ')} " not in PAGE) == []
