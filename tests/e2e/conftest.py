"""Each test gets a house of its own: the stand-in, the bot, and people at the seats."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """Opened, nobody seated; at the end Discord must have had nothing to find fault with. A module's SEATS says for how
    many people, for two where it says nothing; JUDGES how many of the last have the role for judges.
    """
    module = request.module
    made = House(tmp_path, getattr(module, "SEATS", 2), getattr(module, "JUDGES", 0), forked=True)
    try:
        await made.open()
        yield made
        assert await made.findings() == []
        assert made.complaints() == []
    finally:
        await made.close()
