"""A store in a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kotatsu.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(path)
    yield opened
    await opened.close()
