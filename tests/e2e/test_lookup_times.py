"""Looking up a rule is quick, over the rules of all games and in both languages."""

from pathlib import Path

from tests.lookup_times import BAR_MS, measured


async def test_ninety_five_of_a_hundred_look_ups_take_no_more_than_150_milliseconds(tmp_path: Path) -> None:
    found = await measured(tmp_path, 100)
    assert {kind: took["count"] for kind, took in found.items()} == {"answered": 100, "completed": 100}
    assert {kind: took for kind, took in found.items() if took["p95"] > BAR_MS} == {}
