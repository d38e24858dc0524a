"""Every scenario file: once as it stands, once through the codec at each input, once with each input taken twice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from data.scenario_files import run_file, scenario_files
from engine.reader import read
from engine.scenario.dialects import DIALECTS
from tests.warm import cards_of

HERE = Path(__file__).resolve().parent
HEAD = re.compile(r"^(?:game|rules): .*\n", re.MULTILINE)
"""Of what game and rules a file is; the rest is read when it is played."""
MODES = {"plain": {}, "round_trip": {"round_trip": True}, "undo": {"undo": True}}


def files() -> Iterator[ParameterSet]:
    """Each file, marked with the rules that it shows."""
    for path in scenario_files([HERE]):
        head = read("".join(HEAD.findall(path.read_text("utf-8"))))
        assert isinstance(head, dict)
        prefix = DIALECTS[head["game"]].prefix
        rules = [prefix + number for number in head["rules"]]
        yield pytest.param(path, id=path.stem, marks=pytest.mark.rules(*rules))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("path", list(files()))
def test_scenario(path: Path, mode: str) -> None:
    assert run_file(path, cards_of, **MODES[mode]) == []
