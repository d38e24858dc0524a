"""Of many requests in one channel that are under way at once, none is one too many."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.channel_rates import ChannelRate, count_what_is_under_way

MOST, WINDOW_S = 5, 0.2


class Channel:
    """Takes so many requests in a window that the first one opens, as Discord does; counts those that it refuses."""

    def __init__(self) -> None:
        self.taken = self.refused = 0
        self._opened, self._used = -WINDOW_S, 0
        self._chance = random.Random(1)

    async def ask(self, rate: discord.http.Ratelimit) -> None:
        clock = asyncio.get_running_loop().time
        async with rate:
            await asyncio.sleep(self._chance.uniform(0, WINDOW_S / 2))  # its turn among all others, and the way there
            if clock() >= self._opened + WINDOW_S:
                self._opened, self._used = clock(), 0
            if self._used == MOST:
                self.refused += 1
                return
            self.taken, self._used = self.taken + 1, self._used + 1
            left, over = MOST - self._used, self._opened + WINDOW_S - clock()
            await asyncio.sleep(0.01)
            rate.update(_answer(left, over))


def _answer(left: int, over: float) -> Any:
    told = {"Limit": MOST, "Remaining": left, "Reset-After": over}
    return SimpleNamespace(headers={f"X-Ratelimit-{name}": f"{value}" for name, value in told.items()})


async def refused(rate: discord.http.Ratelimit) -> int:
    """Of what three people ask one after the other, and each of them again and again."""
    channel, until = Channel(), asyncio.get_running_loop().time() + 12 * WINDOW_S

    async def ask_on() -> None:
        while asyncio.get_running_loop().time() < until:
            await channel.ask(rate)
            await asyncio.sleep(0.005)

    await asyncio.gather(*[ask_on() for _ in range(4)])
    assert channel.taken > 3 * MOST
    return channel.refused


async def test_the_window_of_a_channel_is_never_overrun() -> None:
    assert await refused(ChannelRate(None)) == 0


async def test_the_last_one_of_a_window_that_is_taken_in_the_next_one_keeps_nobody_waiting() -> None:
    rate = ChannelRate(None)
    for left in (4, 3, 2, 1):
        await rate.acquire()
        rate.update(_answer(left, 0.1))
        rate.outgoing -= 1
    await rate.acquire()
    assert rate.remaining == 0
    rate.update(_answer(MOST - 1, 5.0))
    assert rate.remaining == MOST - 1
    rate.outgoing -= 1
    for _ in range(3):
        await rate.acquire()
    rate.update(_answer(MOST - 2, 4.9))
    assert rate.remaining == 1, "three are under way, of which the answer counts one"


async def test_each_client_counts_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http, "Ratelimit", discord.http.Ratelimit)
    count_what_is_under_way()
    http = discord.http.HTTPClient(asyncio.get_running_loop())
    assert type(http.get_ratelimit("edit:1")) is ChannelRate
