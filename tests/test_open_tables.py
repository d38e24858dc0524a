"""A start over many open tables, in a small form: awaited ones are repaired in order, idle ones cost no request."""

import time
from pathlib import Path

import pytest

from tests.open_tables import lay, started

OPEN, AWAITED = 24, 6


@pytest.mark.parametrize("on_server", [False, True])
async def test_the_awaited_of_many_tables_are_repaired_in_order(
    tmp_path: Path, request: pytest.FixtureRequest, on_server: bool
) -> None:
    address = request.getfixturevalue("address") if on_server else ""
    await lay(tmp_path, address, OPEN, AWAITED)
    found = await started(tmp_path, address, time.time())
    assert (found["tables"], found["awaited"], found["left_behind"]) == (OPEN, AWAITED, 0)
    assert found["out_of_order"] == 0
    assert found["most_in_a_channel"] <= 5
    assert AWAITED <= found["requests"] <= 8 * AWAITED, "nothing is asked about idle tables"
