"""Answers to one interaction: whatever is said arrives."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web

from cogs import replies
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import MESSAGE, Reply
from cogs.services import Services
from cogs.settings import Settings
from cogs.surfaces.poster import Poster
from data.catalogue import catalogue


class Waiting:
    """An interaction whose user waits; Discord refuses what is too long, as it does."""

    def __init__(self) -> None:
        self.user, self.guild_id, self.message, self.locale = SimpleNamespace(id=1), 5, None, "en"
        self.followup = SimpleNamespace(send=self._taken, session=None)
        self.heard: list[str] = []

    async def edit_original_response(self, *, content: str, **_: object) -> None:
        await self._taken(content)

    async def _taken(self, content: str, **_: object) -> None:
        assert len(content) <= MESSAGE, "50035"
        self.heard.append(content)


async def drawn(pictures: object) -> list[object]:
    return []


async def taken(**_: object) -> None:
    """Taken, whatever it is."""


async def speaking(lang: str, row: object) -> Speaker:
    return Speaker(catalogue(), lang, CardBook({}))


@pytest.mark.parametrize("length", [1, MESSAGE, MESSAGE + 1, 5 * MESSAGE])
async def test_a_text_of_any_length_is_an_answer(length: int) -> None:
    waiting = Waiting()
    services = SimpleNamespace(words=catalogue(), speaker=speaking)
    reply = Reply(cast(Any, waiting), cast(Services, services), cast(Poster, SimpleNamespace(draw=drawn)))
    await reply.say("x" * length)
    await reply.say("y" * length)
    await reply.publish("z" * length)
    said = [(text[0], len(text)) for text in waiting.heard if not text.startswith("Shown")]
    assert said == [(sign, min(length, MESSAGE)) for sign in "xyz"]


class Clock:
    """What is to be done later is done when the test says so."""

    def __init__(self) -> None:
        self.due: list[tuple[float, Any]] = []

    def do(self, seconds: float, deed: Any) -> None:
        self.due.append((seconds, deed))


@pytest.mark.parametrize("is_menu", [True, False])
async def test_a_line_that_passes_by_goes_away_with_the_private_menu_that_led_to_it(is_menu: bool) -> None:
    waiting, later = Waiting(), Clock()
    gone: list[str] = []

    async def delete() -> None:
        gone.append(waiting.heard[-1])

    flags = SimpleNamespace(ephemeral=is_menu)
    asked = cast(Any, waiting)
    asked.message, asked.delete_original_response = SimpleNamespace(flags=flags), delete
    asked.response = SimpleNamespace(defer=taken, is_done=lambda: False)
    services = SimpleNamespace(words=catalogue(), speaker=speaking, later=later, settings=Settings())
    reply = Reply(asked, cast(Services, services), cast(Poster, SimpleNamespace(draw=drawn)))
    await reply.begin()
    await reply.pass_by("Deck chosen")
    assert waiting.heard == ["Deck chosen"]
    assert [seconds for seconds, _ in later.due] == [Settings().fading_seconds]
    await later.due[0][1]()
    assert gone == ["Deck chosen"]


class Hook:
    """Where follow-ups arrive: each may be taken, and fail all the same."""

    def __init__(self, *statuses: int) -> None:
        self._statuses = list(statuses)
        self.taken: list[str] = []

    async def post(self, request: web.Request) -> web.Response:
        self.taken.append((await request.json())["content"])
        status = self._statuses.pop(0) if self._statuses else 200
        user = {"id": "1", "username": "Kotatsu", "discriminator": "0", "avatar": None}
        message = {
            "id": "7",
            "type": 0,
            "content": "",
            "channel_id": "5",
            "author": user,
            "attachments": [],
            "embeds": [],
            "edited_timestamp": None,
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
            "components": [],
            "timestamp": "2020-01-01T00:00:00+00:00",
            "mentions": [],
            "mention_roles": [],
        }
        told = message if status == 200 else {"message": "", "code": 0}
        return web.Response(body=json.dumps(told), status=status, headers={"Content-Type": "application/json"})


@pytest.fixture
async def line() -> AsyncIterator[aiohttp.ClientSession]:
    session = aiohttp.ClientSession()
    yield session
    await session.close()


@pytest.mark.parametrize(
    ("status", "heard"),
    [
        (200, ["a page"]),
        (500, ["a page", "Discord had a problem"]),
        (502, ["a page", "Discord had a problem"]),
        (503, ["a page", "Discord had a problem"]),
    ],
)
async def test_a_follow_up_is_sent_once_and_said_to_be_missing_perhaps(
    status: int,
    heard: list[str],
    line: aiohttp.ClientSession,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook, waiting = Hook(status), Waiting()
    app = web.Application()
    app.router.add_post("/webhooks/{id}/{token}", hook.post)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    monkeypatch.setattr(replies, "AGAIN_SECONDS", 0.0)
    waiting.followup = cast(Any, discord.Webhook(cast(Any, {"id": 1, "type": 3, "token": "t"}), line))
    services = SimpleNamespace(words=catalogue(), speaker=speaking)
    reply = Reply(cast(Any, waiting), cast(Services, services), cast(Poster, SimpleNamespace(draw=drawn)))
    await reply.say("the first")
    try:
        await reply.say("a page")
    finally:
        await runner.cleanup()
    assert [text[:21] for text in hook.taken] == heard
