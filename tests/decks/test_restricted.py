"""What an operator restricts is read from his file for each game, and held to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from data.restricted import FOLDER, read_restricted, restrict_decks
from engine.games.precious_memories import deck
from engine.games.registry import MANIFESTS
from engine.manifest.form import CardSetError

GAME = "precious_memories"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    kept = {regulation: dict(cards) for regulation, cards in deck.RESTRICTED.items()}
    yield
    deck.restrict(kept)


def written(home: Path, text: str) -> Path:
    path = home / FOLDER / f"{GAME}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_without_a_file_nothing_is_restricted(tmp_path: Path) -> None:
    deck.restrict({"single": {"CUT-070": 1}})
    restrict_decks(MANIFESTS, tmp_path)
    assert deck.RESTRICTED == {}


def test_each_regulation_has_a_table_of_its_own(tmp_path: Path) -> None:
    written(tmp_path, '[single]\n"CUT-070" = 1\n[mix]\n"CUT-070" = 0\n"ANN-001" = 3\n')
    restrict_decks(MANIFESTS, tmp_path)
    assert deck.RESTRICTED == {"single": {"CUT-070": 1}, "mix": {"CUT-070": 0, "ANN-001": 3}}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[single]\n"CUT-070" = "few"\n', "got `str`"),
        ('[single]\n"CUT-070" = 4\n', "4 times"),
        ('[single]\n"CUT-070" = -1\n', "-1 times"),
        ('[double]\n"CUT-070" = 1\n', "'double'"),
        ("[single\n", "line 1"),
    ],
)
def test_a_file_that_cannot_be_meant_stops_the_start_and_changes_nothing(tmp_path: Path, text: str, said: str) -> None:
    deck.restrict({"mix": {"ANN-001": 2}})
    path = written(tmp_path, text)
    with pytest.raises(CardSetError) as told:
        restrict_decks(MANIFESTS, tmp_path)
    assert str(told.value).count(str(path)) == 1
    assert said in str(told.value)
    assert deck.RESTRICTED == {"mix": {"ANN-001": 2}}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardSetError):
        read_restricted(path)
