"""What a database server does that a file does not: writers at once, sessions that end, a server that is away."""

import asyncio
import sys
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from cogs.settings import Settings
from data.store import GuildRow, Store, postgres
from data.store.climbing import ADOPTED
from engine.table import StoreBroken
from tests.store.former import lay_former
from tests.store.test_decks import deck
from tests.store.test_store import ANN, game, row, table
from tests.store.test_tournaments import MOVES, tournament

AT_ONCE = 6


async def test_of_many_writers_at_once_one_is_taken_at_each_number(store: Store, address: str) -> None:
    stores = [store, *[await Store.open(address) for _ in range(AT_ONCE - 1)]]
    assert await store.create_table(table(), game())
    assert await store.tournaments.create(tournament())
    for number in range(20):
        answers = await asyncio.gather(
            *(each.append("t1.1", number, replace(row(number + 1), hash=f"{who}")) for who, each in enumerate(stores))
        )
        assert sorted(answers) == [False] * (AT_ONCE - 1) + [True]
    first = (
        each.tournaments.append("t1", 1, MOVES[0], by=ANN, at=1.0, user=ANN + who) for who, each in enumerate(stores)
    )
    assert sorted(await asyncio.gather(*first)) == [False] * (AT_ONCE - 1) + [True]
    entered = await store.tournaments.get("t1")
    assert entered is not None
    assert len(entered.users) == 1
    for each in stores[1:]:
        await each.close()


async def test_who_changes_a_row_that_he_has_read_loses_nothing_of_anothers(store: Store, address: str) -> None:
    other = await Store.open(address)
    channels = range(1, 21)

    def added(channel: int, each: Store) -> object:
        return each.guilds.change(7, lambda kept: replace(kept, channels=(*kept.channels, channel)))

    await asyncio.gather(*(added(channel, (store, other)[channel % 2]) for channel in channels))
    assert sorted((await store.guilds.get(7)).channels) == [*channels]
    assert await store.guilds.get(8) == GuildRow()
    for number in range(45):
        assert await store.decks.put(deck(f"{number}"))
    kept = await asyncio.gather(*((store, other)[number % 2].decks.put(deck(f"x{number}")) for number in range(10)))
    assert sum(kept) == 5
    await other.close()


async def test_a_session_that_the_server_ends_costs_nothing_that_is_told(store: Store, address: str) -> None:
    await store.create_table(table(), game())
    await _end_sessions(address)
    assert await store.table("t1") == table()
    await _end_sessions(address)
    with pytest.raises(StoreBroken) as caught:
        await store.append("t1.1", 0, row(1))
    assert caught.value.key == "store-away"
    assert await store.append("t1.1", 0, row(1))
    await _end_sessions(address)
    assert await store.rows("t1.1") == [row(1)], "whoever reads first"
    assert await store.append("t1.1", 1, row(2)), "writes after that as if nothing had been"
    assert await store.rows("t1.1") == [row(1), row(2)]


async def _end_sessions(address: str) -> None:
    async with await postgres.session_of(address) as session:
        await session.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


async def test_a_server_that_is_not_there_is_named_without_the_password(address: str) -> None:
    nowhere = "postgresql://bot:secret@/kotatsu?host=/nonexistent"
    with pytest.raises(StoreBroken) as caught:
        await Store.open(nowhere)
    assert caught.value.key == "store-away"
    assert "secret" not in str(caught.value)
    assert "postgresql:///kotatsu" in str(caught.value)


async def test_a_database_that_a_newer_version_without_the_tool_has_left_is_left_alone(address: str) -> None:
    lay_former(address, ADOPTED)
    with psycopg.connect(address, autocommit=True) as session:
        session.execute("UPDATE schema_version SET version = %s", (ADOPTED + 1,))
    with pytest.raises(StoreBroken, match="newer version"):
        await Store.open(address)


async def test_a_database_that_may_only_be_read_says_so(address: str) -> None:
    with pytest.raises(StoreBroken) as caught:
        await Store.open(f"{address}%20-cdefault_transaction_read_only%3Don")
    assert caught.value.key == "store-read-only"


async def test_an_address_chooses_the_server_and_without_its_driver_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = Settings(home=tmp_path, _env_file=None)
    assert chosen.store == str(tmp_path / "kotatsu.sqlite")
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:secret@db/kotatsu")
    chosen = Settings(home=tmp_path, _env_file=None)
    assert chosen.store == "postgresql://bot:secret@db/kotatsu"
    assert "secret" not in repr(chosen)
    monkeypatch.setitem(sys.modules, "data.store.postgres", None)
    with pytest.raises(StoreBroken, match=r"kotatsu\[postgres\]"):
        await Store.open(chosen.store)
