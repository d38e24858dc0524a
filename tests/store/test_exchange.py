"""What processes over one server hear of each other, and who holds what when one of them is gone."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.store import Heard, Link, Store, postgres
from tests.store.test_store import ANN, game, row, table
from tests.store.test_tournaments import MOVES, tournament

_END_HOLDER = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%unlock%' AND pid <> pg_backend_pid()
"""
SOON = 30.0
"""Seconds that a word may take on a busy machine."""


@pytest.fixture
async def other(address: str, store: Store) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


async def linked(store: Store) -> Link:
    link = await store.link()
    assert link is not None
    return link


async def next_of(words: AsyncIterator[Heard]) -> Heard:
    return await asyncio.wait_for(anext(words), SOON)


async def test_a_file_offers_no_link(store: Store, path: object) -> None:
    assert await store.link() is None


async def test_what_others_change_is_heard_by_its_id_alone(store: Store, other: Store, address: str) -> None:
    link, theirs = await linked(store), await linked(other)
    words = link.heard()
    assert await next_of(words) == Heard(""), "something may have been missed before"
    await store.create_table(table("mine", 6))
    await other.create_table(table(), game())
    assert await next_of(words) == Heard("table", "t1"), "one's own changes are not told"
    await other.append("t1.1", 0, row(1))
    assert await next_of(words) == Heard("table", "t1")
    await other.save_table(table(version=1), 0)
    assert await next_of(words) == Heard("table", "t1")
    await other.tournaments.create(tournament())
    await other.tournaments.append("t1", 1, MOVES[0], by=ANN, at=1.0, user=ANN)
    assert [await next_of(words), await next_of(words)] == [Heard("tournament", "t1")] * 2
    await theirs.tell("back", "3")
    assert await next_of(words) == Heard("back", "3")
    async with await postgres.session_of(address) as session:
        await session.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert await next_of(words) == Heard(""), "who was cut off looks for what he has missed"
    await words.aclose()
    for each in (link, theirs):
        await each.close()


async def test_a_shard_is_held_by_one_until_that_one_is_gone(store: Store, other: Store, address: str) -> None:
    one, two = await linked(store), await linked(other)
    assert [await one.claim(1), await one.claim(2), await two.claim(1)] == [True, True, False]
    assert await two.held() == {1, 2}
    await one.release(1)
    assert await two.claim(1)
    async with await postgres.session_of(address) as session:
        await session.execute(_END_HOLDER)
    async with asyncio.timeout(SOON):
        while not await two.claim(2):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    with pytest.raises(Exception, match="does not answer"):
        await one.held()
    assert await one.mended()
    assert not await one.mended()
    assert await one.held() == {1, 2}, "held by the other"
    await two.close()
    async with asyncio.timeout(SOON):
        while await one.held():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await one.close()
