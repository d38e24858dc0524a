"""Answers to one interaction: whatever is said arrives."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.house import House
from cogs.replies import MESSAGE, Reply
from cogs.saying.words import Book, Speaker
from cogs.surfaces.poster import Poster
from data.catalogue import catalogue


class Waiting:
    """An interaction whose user waits; Discord refuses what is too long, as it does."""

    def __init__(self) -> None:
        self.user, self.guild_id, self.message, self.locale = SimpleNamespace(id=1), 5, None, "en"
        self.followup = SimpleNamespace(send=self._taken)
        self.heard: list[str] = []

    async def edit_original_response(self, *, content: str, **_: object) -> None:
        await self._taken(content)

    async def _taken(self, content: str, **_: object) -> None:
        assert len(content) <= MESSAGE, "50035"
        self.heard.append(content)


async def drawn(pictures: object) -> list[object]:
    return []


async def speaking(lang: str, row: object) -> Speaker:
    return Speaker(catalogue(), lang, Book({}))


@pytest.mark.parametrize("length", [1, MESSAGE, MESSAGE + 1, 5 * MESSAGE])
async def test_a_text_of_any_length_is_an_answer(length: int) -> None:
    waiting = Waiting()
    house = SimpleNamespace(words=catalogue(), speaker=speaking)
    reply = Reply(cast(Any, waiting), cast(House, house), cast(Poster, SimpleNamespace(draw=drawn)))
    await reply.say("x" * length)
    await reply.say("y" * length)
    await reply.publish("z" * length)
    said = [(text[0], len(text)) for text in waiting.heard if not text.startswith("Shown")]
    assert said == [(sign, min(length, MESSAGE)) for sign in "xyz"]
