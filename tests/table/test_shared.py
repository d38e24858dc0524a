"""What several ask for at once is looked up once, and nobody is told what was so before he asked."""

import asyncio

import pytest

from engine.table.shared import Shared


async def all_have_begun() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_who_asks_at_once_is_told_by_one_look_and_who_asks_later_by_another() -> None:
    looks = list[str]()
    goes_on = asyncio.Event()

    async def look(what: str) -> int:
        looks.append(what)
        number = len(looks)
        await goes_on.wait()
        return number

    shared = Shared(look)
    first = [asyncio.create_task(shared.of("a")) for _ in range(3)]
    other = asyncio.create_task(shared.of("b"))
    await all_have_begun()
    late = asyncio.create_task(shared.of("a"))
    await all_have_begun()
    goes_on.set()
    assert await asyncio.gather(*first) == [1, 1, 1]
    assert [await other, await late] == [2, 3]
    assert looks == ["a", "b", "a"]


async def test_who_is_cancelled_takes_the_look_from_nobody_and_what_it_raises_is_raised_to_all() -> None:
    async def look(what: str) -> int:
        await asyncio.sleep(0.01)
        raise LookupError(what)

    shared = Shared(look)
    one, other = (asyncio.create_task(shared.of("a")) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    with pytest.raises(LookupError):
        await other
    assert one.cancelled()
