"""Each test gets a house of its own: the stand-in, the bot, and people at the seats."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """Opened, nobody seated; at the end Discord must have had nothing to find fault with. A module's SEATS says for how
    many people, for two where it says nothing.
    """
    made = House(tmp_path, seats=getattr(request.module, "SEATS", 2), forked=True)
    try:
        await made.open()
        yield made
        assert await made.findings() == []
        assert made.complaints() == []
    finally:
        await made.close()
