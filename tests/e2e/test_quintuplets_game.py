"""The Quintuplets by buttons: a whole game."""

from __future__ import annotations

import asyncio
import random

from rehearsal.client import PATIENCE, buttons_of, text_of
from tests.e2e.house import House, eventually
from tests.e2e.test_mlp_game import play_on


async def test_a_whole_game_is_played_by_buttons(house: House) -> None:
    await house.sit_down("Aoi", "Ben", game="quintuplets", decks=("early", "late"))
    async with asyncio.timeout(10 * PATIENCE):
        await play_on(house, random.Random(7))
    aoi = house.people["Aoi"]
    over = [m for m in await aoi.messages() if "Rematch" in buttons_of(m)]
    assert len(over) == 1
    await eventually(aoi.may_press_the_last_board_alone)
    assert "wins" in text_of(await aoi.answer(await aoi.command("match show", what="log")))
    await eventually(house.is_nobody_asked)
