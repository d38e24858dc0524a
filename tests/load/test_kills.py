"""Kills and restarts under load, in short: nothing decided is lost, and a restart loses no click."""

from pathlib import Path

from tests import postgres
from tests.load.kills import WITHIN, Conditions, Figures, run


async def test_a_kill_and_a_restart_lose_nothing(tmp_path: Path, server: str) -> None:
    asked = Conditions(kills=1, tables=1, away=0.0, between=1.0, restarts=1)
    for nth in range(3):  # where the machine is busy a click may be answered after Discord's three seconds
        address = postgres.new_store(server, f"kills_{nth}")
        figures = await run(tmp_path / f"{nth}", address, asked, lambda said: None)
        assert not {"prompts", "boards"} & {*figures.missed}, figures
        if not figures.missed:
            break
    assert figures.missed == [], figures
    assert 0 < figures.clicks <= figures.inputs
    assert (len(figures.elsewhere), len(figures.ended)) == (1, 1)


def test_a_bar_that_is_not_met_is_named() -> None:
    assert Figures(elsewhere=[WITHIN], prompts=[1, 1], boards=[1]).missed == []
    wrong = Figures(elsewhere=[1.0, WITHIN + 1], lost_by_kills=3, lost_by_restarts=1, prompts=[1, 0], boards=[2])
    assert wrong.missed == ["elsewhere", "lost_by_restarts", "prompts", "boards"]
