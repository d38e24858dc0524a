"""ハーレムマスター by buttons: a whole game in each language, with a kill in the middle of it."""

from __future__ import annotations

import pytest

from tests.e2e.house import House
from tests.e2e.points import ux
from tests.e2e.through_a_kill import play_through_a_kill


@ux(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_whole_game_is_played_by_buttons_through_a_kill(house: House, lang: str) -> None:
    await play_through_a_kill(house, "harem_master", ("gate", "stocks"), lang)
