"""What is written at once is committed together; each statement is told its own outcome all the same."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import psycopg
import pytest

from data.store.breakage import Taken
from data.store.connection import Connection, Statement
from data.store.engines import connected
from data.store.grouping import Grouping
from engine.table import StoreBroken

NOTE = "INSERT INTO beats (process, at) VALUES (?, 1.0)"
PATIENCE = 30.0


@pytest.fixture
async def database(engine: str, request: pytest.FixtureRequest) -> AsyncIterator[Connection]:
    """A connection to a new store."""
    opened = await connected(request.getfixturevalue(engine))
    yield opened
    await opened.close()


async def test_what_comes_while_a_group_is_under_way_is_the_next_group() -> None:
    groups, go_on = list[list[str]](), asyncio.Event()

    async def carry_out(group: Sequence[Statement]) -> Sequence[int]:
        groups.append([each.sql for each in group])
        await go_on.wait()
        return [int(each.sql) for each in group]

    grouping = Grouping(carry_out, at_once=2)
    writers = [asyncio.create_task(grouping.write(Statement(f"{each}", ()))) for each in range(5)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert groups == [["0"], ["1"]], "two at once and no more"
    go_on.set()
    assert await asyncio.gather(*writers) == [0, 1, 2, 3, 4]
    assert groups[2:] == [["2", "3", "4"]]


async def test_who_is_cancelled_takes_nothing_from_the_others_and_what_fails_is_told_to_all() -> None:
    go_on, answer = asyncio.Event(), list[int]()

    async def carry_out(group: Sequence[Statement]) -> Sequence[int]:
        await go_on.wait()
        if not answer:
            raise ConnectionError
        return answer * len(group)

    grouping = Grouping(carry_out, at_once=1)
    writers = [asyncio.create_task(grouping.write(Statement("", ()))) for _ in range(4)]
    await asyncio.sleep(0)
    writers[0].cancel()  # it is under way
    writers[1].cancel()  # it waits
    go_on.set()
    told = await asyncio.gather(*writers, return_exceptions=True)
    cancelled, failed = asyncio.CancelledError, ConnectionError
    assert [type(each) for each in told] == [cancelled, cancelled, failed, failed]
    answer.append(1)
    async with asyncio.timeout(PATIENCE):
        for _ in range(3):  # who is told and writes again at once is not forgotten
            assert await grouping.write(Statement("", ())) == 1
    await grouping.close()


async def test_a_statement_that_is_refused_is_refused_alone(database: Connection) -> None:
    await database.write(NOTE, (3,))
    told = await asyncio.gather(*(database.write(NOTE, (each,)) for each in range(1, 8)), return_exceptions=True)
    assert [type(each) for each in told] == [int, int, Taken, int, int, int, int]
    update, delete = "UPDATE beats SET at = 2.0 WHERE process > ?", "DELETE FROM beats WHERE process <= ?"
    changes = (update, "UPDATE nothing SET at = ?", delete)
    told = await asyncio.gather(*(database.write(sql, (2,)) for sql in changes), return_exceptions=True)
    assert [type(each) for each in told] == [int, StoreBroken, int]
    assert await database.read("SELECT process, at FROM beats ORDER BY process") == [
        (each, 2.0) for each in (3, 4, 5, 6, 7)
    ]


async def test_what_was_told_is_there_for_everybody_and_a_transaction_keeps_its_turn(database: Connection) -> None:
    async def change(process: int) -> None:
        if process % 5:
            assert await database.write(NOTE, (process,)) == 1
        else:
            async with database.transaction() as db:
                await db.write(NOTE, (process,))
                await db.write(NOTE, (1000 + process,))
        assert await database.read("SELECT at FROM beats WHERE process = ?", (process,)) == [(1.0,)]

    await asyncio.gather(*(change(process) for process in range(40)))
    assert len(await database.read("SELECT process FROM beats")) == 48


async def test_a_group_gives_way_to_who_holds_a_line_and_its_others_are_written_meanwhile(address: str) -> None:
    database = await connected(address)
    await asyncio.gather(*(database.write(NOTE, (process,)) for process in range(1, 6)))
    sql = "UPDATE beats SET at = 2.0 WHERE process = ?"
    with psycopg.connect(address) as other:
        other.execute("SELECT at FROM beats WHERE process = 1 FOR UPDATE")
        writers = [asyncio.create_task(database.write(sql, (process,))) for process in (4, 5, 1, 2, 3)]
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.gather(*writers[:2], *writers[3:]) == [1] * 4
        assert not writers[2].done()
        other.commit()
    assert await writers[2] == 1
    await database.close()


async def test_a_file_that_is_closed_holds_what_was_begun(path: Path) -> None:
    database = await connected(path)
    left = [asyncio.create_task(database.write(NOTE, (process,))) for process in range(3)]
    await asyncio.sleep(0)
    for writer in left:
        writer.cancel()
    await database.close()
    database = await connected(path)
    assert len(await database.read("SELECT process FROM beats WHERE at = 1.0")) == 3
    await database.close()


async def test_what_a_message_shows_waits_for_no_disk_and_an_input_does(database: Connection) -> None:
    is_server = database.engine == "PostgreSQL"
    waits = "CASE current_setting('synchronous_commit') WHEN 'off' THEN 0.0 ELSE 1.0 END" if is_server else "1.0"
    how = f"INSERT INTO beats (process, at) SELECT ?, {waits}"
    assert await asyncio.gather(*[database.write_soon(how, (each,)) for each in range(5)]) == [1] * 5
    await database.write(how, (5,))
    await asyncio.gather(*[database.write(how, (each,)) for each in range(6, 11)])
    told = dict(await database.read("SELECT process, at FROM beats"))
    assert [told[each] for each in range(5)] == [0.0 if is_server else 1.0] * 5, "a file has one way to write"
    assert [told[each] for each in range(5, 11)] == [1.0] * 6
