"""A store in a file of its own, and tables over it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store
from engine.table import Tables
from tests.table.players import store_at, tables_over


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await store_at(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_over(store)
