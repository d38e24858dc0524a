"""Kills and restarts under load, in short: nothing decided is lost, and a restart loses no click."""

from pathlib import Path

from tests.load.kills import WITHIN, Conditions, Figures, run


async def test_a_kill_and_a_restart_of_each_lose_nothing(tmp_path: Path, address: str) -> None:
    asked = Conditions(kills=1, tables=1, away=0.0, between=1.0)
    figures = await run(tmp_path, address, asked, lambda said: None)
    assert figures.missed == [], figures
    assert figures.problems == {}
    assert 0 < figures.clicks <= figures.inputs
    assert (len(figures.elsewhere), len(figures.ended)) == (1, 2)


def test_a_bar_that_is_not_met_is_named() -> None:
    assert Figures(elsewhere=[WITHIN], prompts=[1, 1], boards=[1]).missed == []
    wrong = Figures(elsewhere=[1.0, WITHIN + 1], lost_by_kills=3, lost_by_restarts=1, prompts=[1, 0], boards=[2])
    assert wrong.missed == ["elsewhere", "lost_by_restarts", "prompts", "boards"]
