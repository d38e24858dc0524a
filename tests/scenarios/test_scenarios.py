"""Every scenario file: once as it stands, once through the codec at each input, once with each input taken twice."""

from pathlib import Path

import pytest

from data.scenario_files import run_file, scenario_files

HERE = Path(__file__).resolve().parent
FILES = list(scenario_files([HERE]))
MODES = {"plain": {}, "round_trip": {"round_trip": True}, "undo": {"undo": True}}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path, mode: str) -> None:
    assert run_file(path, **MODES[mode]) == []
