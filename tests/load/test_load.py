"""The load generator itself, for a few seconds: it measures every click, and two tables meet the bars of twenty."""

from pathlib import Path

from rehearsal.client import PATIENCE
from tests.load.hall import Conditions, run
from tests.load.play import Click
from tests.load.report import document, lines, times


async def test_two_tables_are_measured_click_by_click(tmp_path: Path) -> None:
    for minutes in (0.15, 1.0, 4.0):  # a slow machine gets more time for its few clicks
        asked = Conditions(games=2, minutes=minutes, think=0.3, fault_rate=0.0, patience=PATIENCE)
        result = await run(tmp_path / str(minutes), asked, lambda said: None)
        shown = document(asked, result)
        if shown["inputs"] >= 4 and shown["times"]["passed"]["count"]:
            break
    assert shown["problems"] == {}
    assert shown["complaints"] == []
    assert shown["limits_broken"] == []
    assert shown["inputs"] >= 4
    assert shown["times"]["acknowledged"]["count"] == shown["times"]["shown"]["count"] == shown["clicks"]
    assert shown["times"]["board"]["count"] == shown["inputs"]
    assert 0 < shown["times"]["passed"]["count"] < shown["inputs"]
    assert shown["times"]["acknowledged"]["p50"] >= 80, "the latency of the stand-in is part of it"
    assert shown["requests"]["POST /interactions/(id)/(token)/callback"] >= 1
    assert shown["cpu"]["bot"] > 0
    assert any(line.startswith("its acknowledgement") for line in lines(shown))


def test_the_95th_percentile_is_a_click_that_happened() -> None:
    assert times([0.1, None, 0.2]) == {"count": 2, "p50": 100, "p95": 200, "max": 200}
    assert times(each / 1000 for each in range(1, 101))["p95"] == 95
    assert times([]) == {"count": 0, "p50": 0, "p95": 0, "max": 0}


def test_every_new_picture_is_there_with_the_later_of_board_and_hand() -> None:
    assert Click(0.0, board=0.2, hand=0.4).picture == 0.4
    assert Click(0.0, board=0.4).picture == 0.4
    assert Click(0.0).picture is None
