"""What messages show is read once for a look at a table, and never what this process itself has written since."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.table import SurfaceRow
from tests.store.test_store import game, table

BOARD = SurfaceRow(table="t1", surface="board", channel=5, message=50, shown=1, game="t1.1")
HAND = replace(BOARD, surface="hand:0", message=60)


@pytest.fixture
async def other(where: str, store: Store) -> AsyncIterator[Store]:
    """Another process over the same store."""
    opened = await Store.open(where)
    yield opened
    await opened.close()


async def laid(store: Store) -> None:
    await store.create_table(table(), game())
    for row in (BOARD, HAND):
        await store.put_surface(row)


async def test_a_look_knows_what_its_own_process_writes_and_of_others_what_it_reads_anew(
    store: Store, other: Store
) -> None:
    await laid(store)
    async with store.surfaces_at_hand("t1"):
        await other.put_surface(replace(HAND, shown=7))
        assert await store.surface("t1", "hand:0") == HAND
        assert await store.surface("t1", "hand:0", anew=True) == replace(HAND, shown=7)
        await store.put_surface(replace(BOARD, shown=2))
        await store.put_surface(replace(BOARD, surface="result"))
        await store.drop_surface("t1", "hand:0")
        known = [replace(BOARD, shown=2), replace(BOARD, surface="result")]
        assert await store.surfaces("t1") == known == await other.surfaces("t1")
        assert await store.surface("t1", "hand:0") is None
    await other.put_surface(replace(BOARD, shown=3))
    assert await store.surface("t1", "board") == replace(BOARD, shown=3), "the look is over"


async def test_the_next_look_sees_what_others_have_written_though_the_one_before_goes_on(
    store: Store, other: Store
) -> None:
    await laid(store)
    async with store.surfaces_at_hand("t1"):
        await other.put_surface(replace(BOARD, shown=2))
        async with store.surfaces_at_hand("t1"):
            assert await store.surface("t1", "board") == replace(BOARD, shown=2)
        assert await store.surface("t1", "board") == replace(BOARD, shown=2)


async def test_after_a_claim_it_is_read_how_it_stands_whoever_has_won(store: Store, other: Store) -> None:
    await laid(store)
    for winner in (store, other):
        before = await store.surface("t1", "board")
        assert before is not None
        async with store.surfaces_at_hand("t1"):
            assert await winner.claim_surface(before, replace(before, extra=f"{before.extra}x"))
            assert await store.claim_surface(before, replace(before, extra="y")) is False
            now = replace(before, extra=f"{before.extra}x")
            assert await store.surface("t1", "board") == now == await other.surface("t1", "board")
    async with store.surfaces_at_hand("t1"):
        assert await store.claim_surface(None, replace(BOARD, surface="prompt"))
        await other.put_surface(replace(BOARD, surface="prompt", shown=9))
        prompt = await store.surface("t1", "prompt")
        assert prompt is not None
        assert prompt.shown == 9
