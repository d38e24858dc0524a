"""A token has a thousand beginnings a day: who cannot stay spends few of them, and who is not let in one."""

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from cogs import client
from cogs.backoff import (
    FATAL,
    LONGEST,
    SPARE,
    STEADY,
    UNCOUNTED,
    FatalClose,
    IdentifyBackoff,
    IdentifyTooSoon,
    fatal_close,
)
from cogs.client import Kotatsu
from cogs.settings import Settings
from data.for_operators import UNWELCOME
from tests import warm

DAY = 86_400.0


class Hands:
    """A clock in hand: sleeping moves it."""

    def __init__(self, share: float = 1.0) -> None:
        self.now = 1000.0
        self.naps: list[float] = []
        self.starts = IdentifyBackoff(lambda: self.now, self._sleep, lambda least, most: most * share)

    async def _sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.now += seconds

    async def live(self, seconds: float, *, identifies: bool = True) -> float:
        """Begin, and die so many seconds later; gives how long it had to wait."""
        await self.starts.turn()
        if identifies:
            self.starts.identify(again=False)
        self.now += seconds
        return self.naps[-1]


def closed(code: int) -> discord.ConnectionClosed:
    socket = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(cast(Any, socket), shard_id=None, code=code)


async def test_who_dies_at_once_begins_ever_later_and_never_a_thousand_times_a_day() -> None:
    hands = Hands()
    waits = [await hands.live(0.0) for _ in range(12)]
    assert waits == [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, LONGEST]
    unlucky, began, lives = Hands(share=0.5), 1000.0, 0
    while unlucky.now < began + DAY:
        await unlucky.live(1.0)
        lives += 1
    assert lives < 250


async def test_who_has_served_for_long_begins_at_once() -> None:
    hands = Hands()
    for _ in range(6):
        await hands.live(0.0)
    await hands.live(STEADY * 2)
    assert await hands.live(0.0) == 0.0
    assert await hands.live(0.0) == 1.0


async def test_while_discord_cannot_be_reached_at_all_it_is_looked_for_every_minute() -> None:
    hands = Hands()
    waits = [await hands.live(0.0, identifies=False) for _ in range(12)]
    assert waits[-3:] == [UNCOUNTED] * 3


async def test_a_session_that_is_lost_again_and_again_ends_the_client() -> None:
    hands = Hands()
    await hands.live(5.0)
    for _ in range(2):
        hands.starts.identify(again=True)
        hands.now += 5.0
    hands.starts.identify(again=True)
    hands.now += 5.0
    with pytest.raises(IdentifyTooSoon):
        hands.starts.identify(again=True)


@pytest.mark.parametrize(("remaining", "naps"), [(1000, []), (SPARE + 1, []), (SPARE, [3600.0]), (0, [3600.0])])
async def test_the_last_beginnings_of_a_day_are_not_spent(remaining: int, naps: list[float]) -> None:
    hands = Hands()
    limit = {"total": 1000, "remaining": remaining, "reset_after": 3_600_000, "max_concurrency": 1}
    await hands.starts.allowed(cast(Any, SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(1, "", limit)))))
    assert hands.naps == naps


def test_there_is_a_sentence_for_each_code_with_which_discord_turns_a_bot_away() -> None:
    assert tuple(UNWELCOME) == FATAL
    assert all(str(code) in said for code, said in UNWELCOME.items())


@pytest.mark.parametrize("code", FATAL)
async def test_who_is_not_let_in_says_why_and_ends(
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    refused = discord.PrivilegedIntentsRequired(None) if code == 4014 else closed(code)
    begun: list[str] = []

    async def start(self: Kotatsu, token: str) -> None:
        begun.append(token)
        raise refused

    warm.lend(tmp_path)
    monkeypatch.setattr(client.Kotatsu, "start", start)
    with pytest.raises(FatalClose, match=str(code)):
        await client.serve(Settings(home=tmp_path, discord_token="x"), IdentifyBackoff(sleep=AsyncMock()))
    assert begun == ["x"]
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("error", [closed(4000), closed(4004), closed(4009), KeyError("id"), OSError()])
def test_what_passes_by_itself_is_no_reason_to_end(error: Exception) -> None:
    assert fatal_close(error) is None
