"""Who is told what there is: those who speak to the bot, and servers that it has just come to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.client import Kotatsu
from cogs.help.greeting import asks_for_help, is_asking
from data.catalogue import catalogue
from tests.cogs.opened import opened

BOT = 99


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Kotatsu]:
    async with opened(tmp_path) as services:
        client = Kotatsu(services)
        yield client
        client.surfaces.stop()


def written(content: str, **more: Any) -> dict[str, Any]:
    return {"author": {"id": "7"}, "channel_id": "5", "guild_id": "3", "type": 0, "content": content} | more


def direct(content: str) -> dict[str, Any]:
    return {name: value for name, value in written(content).items() if name != "guild_id"}


@pytest.mark.parametrize(
    ("message", "is_told"),
    [
        (written("<@99> what is this?"), True),
        (written("help <@!99>"), True),
        (written("<@98> look"), False),
        (written("", mentions=[{"id": "99"}], type=19), False),
        (written("<@99>", author={"id": "7", "bot": True}), False),
        (written("<@99>", webhook_id="4"), False),
        (written("<@99>", type=18), False),
        (direct(""), True),
        (direct("good evening"), True),
    ],
)
def test_only_what_is_said_to_the_bot_is_answered(message: dict[str, Any], is_told: bool) -> None:
    assert is_asking(message, BOT) is is_told


@pytest.mark.parametrize("said", ["", "  ", "help", "Help!", "ヘルプ", "へるぷ", "?", "？", "使い方"])
def test_these_words_ask_for_help(said: str) -> None:
    assert asks_for_help(said, catalogue())


@pytest.mark.parametrize("said", ["helpless", "good game", "手伝いました"])
def test_others_do_not(said: str) -> None:
    assert not asks_for_help(said, catalogue())


async def test_what_is_written_to_others_goes_nowhere(bot: Kotatsu, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(bot, "dispatch", lambda name, message: told.append(message["content"]))
    bot._connection.user = cast(Any, SimpleNamespace(id=BOT))
    for content in ("<@99> hello", "hello all", "<@98> hello"):
        bot._connection.parsers["MESSAGE_CREATE"](cast(Any, written(content)))
    assert told == ["<@99> hello"]


async def test_who_plays_in_direct_messages_is_told_only_when_he_asks(
    bot: Kotatsu, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = SimpleNamespace(send=AsyncMock())
    monkeypatch.setattr(bot, "get_partial_messageable", lambda channel: place)
    monkeypatch.setattr(bot.greeter, "_plays", AsyncMock(return_value=True))
    await bot.on_spoken_to(direct("well played"))
    place.send.assert_not_awaited()
    bot.greeter._told.clear()
    await bot.on_spoken_to(direct("help"))
    place.send.assert_awaited_once()
    await bot.on_spoken_to(direct("help"))
    place.send.assert_awaited_once()


def channel(name: str, *, may: bool) -> Any:
    permissions = SimpleNamespace(view_channel=may, send_messages=may)
    return SimpleNamespace(name=name, send=AsyncMock(), permissions_for=lambda me: permissions)


@pytest.mark.parametrize(("lang", "words"), [("en-US", "Welcome to Kotatsu"), ("ja", "Kotatsuへようこそ")])
async def test_a_server_is_welcomed_once_where_the_bot_may_write(bot: Kotatsu, lang: str, words: str) -> None:
    shut, open_, other = (channel(name, may=name != "shut") for name in ("shut", "open", "other"))
    guild = SimpleNamespace(
        id=3, me=None, system_channel=shut, text_channels=[shut, open_, other], preferred_locale=lang
    )
    bot.greeter._client = cast(Any, SimpleNamespace(get_guild=lambda guild_id: guild))
    await bot.on_guild_join(cast(discord.Guild, guild))
    [said] = open_.send.await_args.args
    assert words in said
    assert "/setup check" in said
    assert len(open_.send.await_args.kwargs["view"].children) == 6
    shut.send.assert_not_awaited()
    other.send.assert_not_awaited()


async def test_a_server_on_which_nothing_may_be_written_is_left_in_peace(bot: Kotatsu) -> None:
    shut = channel("shut", may=False)
    await bot.on_guild_join(
        cast(Any, SimpleNamespace(id=3, me=None, system_channel=None, text_channels=[shut], preferred_locale="ja"))
    )
    shut.send.assert_not_awaited()
