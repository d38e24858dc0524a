"""What most tests of the Discord side begin with."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.services import Services
from tests.cogs.opened import opened


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """Services that show each change at once."""
    async with opened(tmp_path) as made:
        yield made
