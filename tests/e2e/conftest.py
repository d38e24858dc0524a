"""Each test gets a house of its own: the stand-in, the bot, and people at the seats."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Opened, nobody seated; at the end Discord must have had nothing to find fault with."""
    made = House(tmp_path)
    try:
        await made.open()
        yield made
        assert await made.findings() == []
        assert made.complaints() == []
    finally:
        await made.close()
