"""Whatever Discord answers, it becomes an outcome; what is our own bug stays one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from cogs import client, safe
from cogs.backoff import IdentifyBackoff
from cogs.safe import Trouble, acknowledge, attempt
from cogs.services import Services
from cogs.settings import DISCORD_FILES, Settings
from tests import warm


def answered(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response = cast(Any, SimpleNamespace(status=status, reason=""))
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


async def failing(error: BaseException) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (answered(403, 50007), Trouble.DM_CLOSED),
        (answered(404, 10003), Trouble.CHANNEL_GONE),
        (answered(404, 10008), Trouble.MESSAGE_GONE),
        (answered(404, 10062), Trouble.EXPIRED),
        (answered(400, 40060), Trouble.ANSWERED),
        (answered(503, 0), Trouble.UNAVAILABLE),
        (answered(403, 50013), Trouble.FORBIDDEN),
        (answered(403, 1), Trouble.FORBIDDEN),
        (answered(401, 50027), Trouble.EXPIRED),
        (answered(400, 30046), Trouble.FROZEN),
        (answered(400, 160005), Trouble.FORBIDDEN),
        (answered(400, 160006), Trouble.FORBIDDEN),
        (answered(400, 50035), Trouble.REFUSED),
        (aiohttp.ClientConnectionError(), Trouble.UNAVAILABLE),
        (TimeoutError(), Trouble.UNAVAILABLE),
    ],
)
async def test_each_fault_of_discord_is_an_outcome(error: BaseException, trouble: Trouble) -> None:
    outcome = await attempt(failing(error))
    assert outcome.trouble is trouble
    assert not outcome.ok


def trying(*outcomes: BaseException | float | None) -> Callable[[], Awaitable[None]]:
    """An answer that fails, takes so many seconds, or works, one outcome for each try."""
    left = list(outcomes)

    async def answer() -> None:
        outcome = left.pop(0)
        if isinstance(outcome, float):
            await asyncio.sleep(outcome)
        elif outcome is not None:
            raise outcome

    return answer


@pytest.mark.parametrize(
    ("tries", "acknowledged"),
    [
        ([None], True),
        ([9.0, None], True),
        ([9.0, 9.0, None], True),
        ([answered(404, 10062)], False),
        ([aiohttp.ClientConnectionError(), None], True),
        ([aiohttp.ClientConnectionError()] * 3, False),
        ([answered(400, 40060)], False),
        ([9.0, answered(400, 40060)], True),
    ],
)
async def test_the_first_answer_is_tried_again_in_time_and_may_have_got_through(
    tries: list[BaseException | float | None],
    acknowledged: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(safe, "ANSWER_SECONDS", (0.01, 0.01))
    assert await acknowledge(trying(*tries)) is acknowledged


async def test_who_is_answered_for_by_another_process_says_so_once_and_loudly(
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(safe, "ANSWER_SECONDS", (0.01, 0.01))
    safe._not_alone.cache_clear()
    assert await acknowledge(trying(9.0, answered(400, 40060)))
    assert caplog.records == [], "that was its own first try"
    for _ in range(3):
        assert not await acknowledge(trying(answered(400, 40060)))
    [loud] = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert "SAME TOKEN" in loud.getMessage()
    safe._not_alone.cache_clear()


def test_all_tries_but_the_last_fit_into_what_discord_waits() -> None:
    assert sum(safe.ANSWER_SECONDS) < 2.5


async def test_a_bug_is_raised() -> None:
    with pytest.raises(KeyError):
        await attempt(failing(KeyError()))


def test_files_are_read_from_discord_itself_or_the_stand_in_alone() -> None:
    assert Settings(discord_cdn="").files_from == DISCORD_FILES
    assert Settings(discord_cdn="http://127.0.0.1:1/cdn").files_from == ("http://127.0.0.1:1/cdn/",)
    assert not "https://cdn.discordapp.com.example.org/a".startswith(DISCORD_FILES)


async def test_a_client_that_dies_is_replaced(
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A malformed payload raises out of the library's client."""
    houses: list[Services] = []

    class Dying:
        def __init__(self, services: Services, starts: IdentifyBackoff) -> None:
            houses.append(services)

        async def __aenter__(self) -> None:
            return None

        async def __aexit__(self, *_: object) -> None:
            return None

        async def start(self, token: str) -> None:
            if len(houses) < 3:
                raise KeyError("attachment_size_limit")

    monkeypatch.setattr(client, "Kotatsu", Dying)
    warm.lend(tmp_path)
    with caplog.at_level(logging.CRITICAL):
        await client.serve(Settings(home=tmp_path, discord_token="x"), IdentifyBackoff(sleep=AsyncMock()))
    assert len(houses) == 3
    assert len({id(services.tables) for services in houses}) == 3, "nobody listens to the tables of a dead client"
