"""A bot's requests stay below what Discord allows it, however many processes it has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import aiohttp
import discord
import pytest
from aiohttp import web

from cogs import request_budget
from cogs.request_budget import RequestBudget

SECOND = 0.2


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second is over sooner."""
    monkeypatch.setattr(request_budget, "SECOND", SECOND)


async def timed(budget: RequestBudget, count: int) -> list[float]:
    """When each of so many requests, asked for at once, had its turn."""
    loop, times = asyncio.get_running_loop(), []

    async def one() -> None:
        await budget.take()
        times.append(loop.time())

    await asyncio.gather(*[one() for _ in range(count)])
    return times


@pytest.mark.usefixtures("short")
async def test_no_second_holds_more_than_are_allowed() -> None:
    times = await timed(RequestBudget(5), 18)
    assert len(times) == 18
    sooner = [late - early for early, late in zip(times, times[5:], strict=False) if late - early < SECOND * 0.99]
    assert not sooner
    assert all(early <= late for early, late in pairwise(times))


@pytest.mark.usefixtures("short")
async def test_what_can_wait_leaves_room_and_is_not_starved() -> None:
    budget, loop = RequestBudget(10), asyncio.get_running_loop()
    began = loop.time()
    await timed(budget, 5)
    await budget.spare()
    assert loop.time() - began < SECOND, "there was room"
    await timed(budget, 5)
    flood = asyncio.create_task(timed(budget, 60))
    await budget.spare()
    assert loop.time() - began >= SECOND * 0.99, "there was none"
    assert not flood.done(), "others were still waiting"
    await flood


def shares(*wanted: int) -> list[int]:
    """The quotas of processes that want so much."""
    budgets = [RequestBudget(45, lambda: 0.0) for _ in wanted]
    for budget, mine in zip(budgets, wanted, strict=True):
        budget._wanted = mine
    for index, budget in enumerate(budgets):
        for other, theirs in enumerate(wanted):
            if other != index:
                budget.hear(f"{other}:{theirs}")
    return [budget.quota for budget in budgets]


@pytest.mark.parametrize("wanted", [(0,), (0, 0), (70, 0), (70, 30), (1, 1, 1), (500, 3, 0, 40), (9,) * 12])
def test_processes_never_make_more_together_than_one_may(wanted: tuple[int, ...]) -> None:
    quotas = shares(*wanted)
    assert sum(quotas) <= 45
    assert min(quotas) >= 1
    assert sorted(quotas, reverse=True) == [
        quota for _, quota in sorted(zip(wanted, quotas, strict=True), reverse=True)
    ]


def test_who_wants_nothing_leaves_nearly_everything_to_the_others() -> None:
    assert shares(70, 0) == [41, 4]


def test_who_says_nothing_for_long_is_not_counted() -> None:
    now = [0.0]
    budget = RequestBudget(45, lambda: now[0])
    budget.hear("other:40")
    assert budget.quota < 45
    now[0] = request_budget.SILENT_S
    assert budget.quota == 45


@pytest.fixture
async def address(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Of a server that answers anything, to which the library is led."""

    async def answered(_: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", answered)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    yield f"http://127.0.0.1:{port}"
    await runner.cleanup()


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/channels/1/messages/webhooks", True),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/api/v10/interactions/1/token/callback", False),
        ("/attachments/1/picture.png", False),
    ],
)
async def test_only_what_discord_counts_waits(address: str, path: str, counts: bool) -> None:
    budget = RequestBudget(1)
    async with aiohttp.ClientSession(trace_configs=[budget.trace()]) as session, session.get(f"{address}{path}"):
        pass
    assert bool(budget._sent) is counts
