"""What goes wrong before a command has begun its work is said in one sentence as well."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

from cogs.deferred import serve
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import Reply
from data.catalogue import catalogue
from engine.table import StoreBroken


async def test_a_store_that_cannot_even_remember_who_asks_leaves_nobody_waiting() -> None:
    async def meet(*_: object, **__: object) -> None:
        raise StoreBroken("store-full", "disk full")

    async def work(_: Reply) -> None:
        raise AssertionError("nothing is done for who could not be met")

    words = catalogue()
    services = SimpleNamespace(
        meet=meet,
        words=words,
        rules=SimpleNamespace(has=lambda *_: False),
        speaker=AsyncMock(return_value=Speaker(words, "en", CardBook({}))),
    )
    edit = AsyncMock()
    asked = SimpleNamespace(
        id=1,
        guild_id=7,
        locale="en-US",
        user=SimpleNamespace(id=5, display_name="Ann"),
        response=SimpleNamespace(defer=AsyncMock()),
        edit_original_response=edit,
    )
    desk = SimpleNamespace(
        services=services, surfaces=SimpleNamespace(poster=SimpleNamespace(draw=AsyncMock(return_value=[])))
    )
    await serve(cast(Any, desk), cast(Any, asked), work)
    assert "Saving does not work" in edit.call_args.kwargs["content"]
