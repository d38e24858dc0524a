"""What texts of real cards of Precious Memories say is what happens: each is played through many scenes, beside itself
without that text; somebody must miss it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import facts_folder

from .precious_memories_scenes import played

ENOUGH = 0.85
"""So many texts are seen to do something; the others wait for what the answers, drawn by lot, do not bring about."""
STEP = 12


@pytest.mark.parametrize("first", [0, 5])
def test_hardly_any_text_does_nothing(first: int) -> None:
    folder = facts_folder()
    if folder is None:
        pytest.skip("needs the printed cards")
    assert isinstance(folder, Path)
    done = played(folder / "cards/later/precious_memories_sample_ja.json", first, STEP)
    assert done.count >= 20
    assert len(done.idle) <= (1 - ENOUGH) * done.count, done.idle
