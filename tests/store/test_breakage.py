"""A store that fails says one clear sentence, and the game stays as it was."""

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random

import pytest

from data.store import Store, sqlite
from data.store.climbing import ADOPTED
from engine.table import StoreBroken
from tests.store.former import lay_former
from tests.table.players import act, act_until, started, tables_over


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def contents(path: Path) -> bytes:
    return path.read_bytes()


async def pragma(store: Store, value: str) -> None:
    await store._db._writer.execute(f"PRAGMA {value}")


async def test_a_full_disk_keeps_the_game_and_lets_it_go_on(store: Store, path: Path) -> None:
    tables = tables_over(store)
    row = await started(tables)
    await act_until(tables, row.id, Random(1), 10)
    [[pages]] = await store._db._writer.execute_fetchall("PRAGMA page_count")
    await pragma(store, f"max_page_count = {pages}")
    with pytest.raises(StoreBroken) as caught:
        await act_until(tables, row.id, Random(1), 400)
    live = await tables.current(row.id)
    assert caught.value.key == "store-full"
    assert "disk is full" in str(caught.value)
    assert live.outcome is None
    assert await store.rows(live.game) == live.play.rows
    tables.drop_caches()
    assert (await tables.current(row.id)).play.snapshot() == live.play.snapshot()
    await pragma(store, "max_page_count = 1000000")
    await act(tables, row.id, Random(1))
    assert (await tables.current(row.id)).no > live.no


async def test_a_read_only_file_is_still_read(store: Store, path: Path) -> None:
    tables = tables_over(store)
    row = await started(tables)
    live = await tables.current(row.id)
    await pragma(store, "query_only = ON")
    for request in (
        lambda: act(tables, row.id, Random(1)),
        lambda: store.set_user_locale(1, "ja"),
        lambda: tables.concede(row.id, live.table.seats[0].user),
    ):
        with pytest.raises(StoreBroken) as caught:
            await request()
        assert caught.value.key == "store-read-only"
        assert "kotatsu.sqlite may not be written to" in str(caught.value)
    tables.drop_caches()
    assert (await tables.current(row.id)).play.rows == live.play.rows
    await pragma(store, "query_only = OFF")
    await act(tables, row.id, Random(1))


@pytest.mark.parametrize("content", [b"this is no database, " * 400, b"SQLite format 3\0" + b"\xff" * 8000])
async def test_what_is_no_store_is_refused_and_left_as_it_is(path: Path, content: bytes) -> None:
    write(path, content)
    with pytest.raises(StoreBroken) as caught:
        await Store.open(path)
    assert caught.value.key == "store-corrupt"
    assert contents(path) == content


@pytest.mark.parametrize("where", ["missing/kotatsu.sqlite", "."])
async def test_what_cannot_be_opened_is_named(tmp_path: Path, where: str) -> None:
    with pytest.raises(StoreBroken, match="cannot be opened") as caught:
        await Store.open(tmp_path / where)
    assert caught.value.key == "store-cannot-open"


@pytest.mark.parametrize(("mode", "key"), [(os.R_OK, "store-cannot-open"), (os.W_OK, "store-read-only")])
async def test_a_file_without_the_right_to_it_is_named(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mode: int,
    key: str,
) -> None:
    await (await Store.open(path)).close()
    monkeypatch.setattr(os, "access", lambda _, wanted: wanted != mode)
    with pytest.raises(StoreBroken, match=r"kotatsu\.sqlite") as caught:
        await Store.open(path)
    assert caught.value.key == key


def first_page(path: Path, table: str) -> int:
    """The page at which a table begins, from 1."""
    db = sqlite3.connect(path)
    [(page,)] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    db.close()
    return int(page)


async def test_pages_that_went_bad_are_said_to_be(path: Path) -> None:
    store = await Store.open(path)
    tables = tables_over(store)
    row = await started(tables)
    await act_until(tables, row.id, Random(1), 30)
    await store.close()
    at = 4096 * (first_page(path, "games") - 1)
    raw = contents(path)
    write(path, raw[:at] + b"\xa5" * 4096 + raw[at + 4096 :])
    damaged = await Store.open(path)
    with pytest.raises(StoreBroken) as caught:
        await tables_over(damaged).current(row.id)
    assert caught.value.key == "store-corrupt"
    await damaged.close()


async def test_a_home_that_a_newer_version_without_the_tool_has_left_is_left_alone(path: Path) -> None:
    lay_former(path, ADOPTED)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {ADOPTED + 1}")
    db.close()
    with pytest.raises(StoreBroken, match="newer version"):
        await Store.open(path)


async def test_a_file_held_by_another_program_is_said_to_be(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MS", 50)
    store = await Store.open(path)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreBroken) as caught:
        await store.set_user_locale(1, "ja")
    assert caught.value.key == "store-busy"
    db.execute("ROLLBACK")
    db.close()
    await store.set_user_locale(1, "ja")
    assert await store.user_locale(1) == "ja"
    await store.close()


async def test_a_file_that_another_program_holds_for_a_moment_is_opened_after_it(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MS", 1)
    await (await Store.open(path)).close()
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("BEGIN EXCLUSIVE")
    opening = asyncio.create_task(Store.open(path))
    await asyncio.sleep(0.1)
    assert not opening.done()
    db.close()
    await (await opening).close()
