"""Discord is told what may be typed: only where that has changed, and of a game only where it is offered."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from msgspec.structs import replace

from cogs.client import Kotatsu
from cogs.services import Services
from engine.games.registry import GAMES
from tests.cogs.opened import opened

SERVER, OTHER = 5, 6
REFUSED = discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="no")), {"code": 30034})


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with opened(tmp_path) as there:
        yield there


class Told:
    """A bot over these services, and what it tells Discord: of all servers, and of each."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch, application: int = 7) -> None:
        self.bot = Kotatsu(services)
        self.bot._connection.application_id = application
        self.everywhere, self.there = AsyncMock(), AsyncMock()
        monkeypatch.setattr(self.bot.http, "bulk_upsert_global_commands", self.everywhere)
        monkeypatch.setattr(self.bot.http, "bulk_upsert_guild_commands", self.there)

    async def start(self, *guilds: dict[str, Any]) -> None:
        await self.bot.tree.prepare()
        self.bot.registrar.everywhere()
        for guild in guilds:
            self.bot.registrar.arrived(guild)
        await self.bot.registrar.settled()

    @property
    def servers(self) -> list[int]:
        return [call.args[1] for call in self.there.await_args_list]

    def names(self, at: int = -1) -> set[str]:
        return {each["name"] for each in self.there.await_args_list[at].kwargs["payload"]}


def guild(number: int = SERVER, joined: str = "2026-01-01") -> dict[str, Any]:
    return {"id": str(number), "joined_at": joined}


async def started(
    services: Services, monkeypatch: pytest.MonkeyPatch, *guilds: dict[str, Any], application: int = 7
) -> Told:
    told = Told(services, monkeypatch, application)
    await told.start(*guilds)
    return told


async def test_commands_are_registered_where_they_have_changed_alone(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    for application, times in ((7, 1), (7, 0), (8, 1)):
        told = await started(services, monkeypatch, guild(), application=application)
        assert (told.everywhere.await_count, told.there.await_count) == (times, times)
    await services.store.set_registered(7, "those of an earlier version")
    told = await started(services, monkeypatch, guild())
    assert (told.everywhere.await_count, told.there.await_count) == (1, 0)


async def test_a_game_is_registered_on_the_servers_that_offer_it_and_for_direct_messages(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    await services.store.guilds.change(OTHER, lambda row: replace(row, without=tuple(GAMES)[1:]))
    told = await started(services, monkeypatch, guild(), guild(OTHER))
    assert told.servers == [SERVER, OTHER]
    assert told.names(0) == {*services.shelves}
    assert told.names(1) == {*GAMES} - {*tuple(GAMES)[1:]}
    everywhere = {each["name"]: each for each in told.everywhere.await_args.kwargs["payload"]}
    assert {name for name, each in everywhere.items() if each.get("contexts") == [1]} == {*services.shelves}
    for call in told.there.await_args_list:
        assert not [each for each in call.kwargs["payload"] if {"contexts", "integration_types"} & {*each}]


async def test_a_server_is_told_anew_when_its_games_change_and_only_then(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await started(services, monkeypatch, guild(), guild(OTHER))
    left_out = next(iter(GAMES))
    for without in ((left_out,), (left_out,), ()):
        await services.store.guilds.change(SERVER, lambda row, without=without: replace(row, without=without))
        told.bot.registrar.changed(SERVER)
        await told.bot.registrar.settled()
    assert told.servers == [SERVER, OTHER, SERVER, SERVER]
    assert told.names(2) == {*GAMES} - {left_out}
    assert told.names(3) == {*GAMES}


async def test_who_joins_a_server_again_tells_it_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    told = await started(services, monkeypatch, guild(), guild())
    assert told.servers == [SERVER]
    for arrived in (guild(), guild(joined="2026-02-02"), guild(joined="2026-02-02") | {"unavailable": True}):
        told.bot.registrar.arrived(arrived)
        await told.bot.registrar.settled()
    assert told.servers == [SERVER, SERVER]


async def test_what_discord_refuses_is_told_with_the_next_start_and_stops_no_other_server(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = Told(services, monkeypatch)
    told.everywhere.side_effect, told.there.side_effect = REFUSED, [REFUSED, None]
    with caplog.at_level(logging.CRITICAL):
        await told.start(guild(), guild(OTHER))
    assert told.servers == [SERVER, OTHER]
    again = await started(services, monkeypatch, guild(), guild(OTHER))
    assert again.everywhere.await_count == 1
    assert again.servers == [SERVER]


async def test_a_command_that_only_discord_knows_has_the_commands_registered_once_more(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = await started(services, monkeypatch, guild())
    asking = SimpleNamespace(type=discord.InteractionType.autocomplete, guild_id=SERVER)
    with caplog.at_level(logging.CRITICAL):
        for _ in range(2):
            await told.bot.tree.on_error(cast(Any, asking), discord.app_commands.CommandNotFound("lorcana old", []))
            await told.bot.registrar.settled()
    assert (told.everywhere.await_count, told.there.await_count) == (2, 2)
