"""The journal: compare and set, what is seen after a crash, surfaces that lag, users."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.store import Store
from data.store.users import KEPT_S, UserTable
from engine.kernel.record.record import RecordRow, Setup
from engine.kernel.state.question import Answer, Undo
from engine.table import OVER, GameRow, Options, Seat, SurfaceRow, TableRow, TakenInput

ANN, BEN = 900_000_000_000_000_101, 900_000_000_000_000_102


def table(name: str = "t1", channel: int = 5, **changes: object) -> TableRow:
    row = TableRow(
        id=name,
        guild=1,
        channel=channel,
        host=ANN,
        invited=(BEN,),
        options=Options(game="lorcana", flags={"undo": False}),
        seats=(Seat(user=ANN, deck=("A", "B")), Seat(user=BEN)),
        opened_at=float(channel),
    )
    return replace(row, **changes)


def game(name: str = "t1.1", of: str = "t1") -> GameRow:
    setup = Setup(game="lorcana", engine="1", id=name, decks=(), cards={}, entropy=("a", "b"), flags={"chooser": 1})
    return GameRow(id=name, table=of, setup=setup, secret=b"\x00\xff secret")


def row(no: int) -> RecordRow:
    return RecordRow(no, Answer(no % 2, (no, 3)), f"{no:064}", "")


@pytest.fixture
async def other(where: str, store: Store) -> AsyncIterator[Store]:
    """Another process over the same store."""
    opened = await Store.open(where)
    yield opened
    await opened.close()


async def test_everything_comes_back_as_it_was(store: Store, other: Store) -> None:
    assert await store.create_table(table(), game())
    assert await other.table("t1") == table()
    assert await other.game("t1.1") == game()
    assert await other.table("t2") is None
    assert await other.game("t1.2") is None
    rows = [row(1), RecordRow(2, Undo(0, 0, (1,)), "h", "d"), row(3)]
    for number, each in enumerate(rows):
        assert await store.append("t1.1", number, each)
    assert await other.rows("t1.1") == rows
    assert await other.rows("t1.1", after=2) == rows[2:]


async def test_a_table_comes_with_what_was_played_since(store: Store, other: Store) -> None:
    await store.create_table(table(games=("t1.1",)), game())
    await store.create_table(table("t2", channel=6))
    for number in range(3):
        await store.append("t1.1", number, row(number + 1), by=(0, 1, -1)[number], at=1.5 + number)
    assert await other.table_since("t1", "t1.1", 1) == (
        table(games=("t1.1",)),
        [TakenInput(row(2), 1, 2.5), TakenInput(row(3), -1, 3.5)],
    )
    assert await other.table_since("t1", "t1.1", 3) == (table(games=("t1.1",)), [])
    assert await other.table_since("t2", "t2.1", 0) == (table("t2", channel=6), [])
    assert await other.table_since("t3", "t1.1", 0) == (None, [])


async def test_an_id_and_a_channel_are_taken_once(store: Store, other: Store) -> None:
    assert await store.create_table(table(), game())
    assert not await other.create_table(table("t1", channel=6))
    assert not await other.create_table(table("t2", channel=5), game("t2.1", "t2"))
    assert await other.game("t2.1") is None
    assert await other.create_table(table("t3", channel=6))
    assert await store.save_table(table(status=OVER, version=1), 0)
    assert await other.create_table(table("t2", channel=5))


async def test_inputs_are_compare_and_set(store: Store, other: Store) -> None:
    await store.create_table(table(), game())
    for number in range(60):
        answers = await asyncio.gather(
            *(
                each.append("t1.1", number, replace(row(number + 1), hash=name))
                for each, name in ((store, "a"), (other, "b"), (store, "c"), (other, "d"))
            )
        )
        assert sorted(answers) == [False, False, False, True]
    assert [each.no for each in await store.rows("t1.1")] == list(range(1, 61))
    assert not await store.append("t1.1", 70, row(71))
    assert not await store.append("t1.1", 3, row(4))
    with pytest.raises(ValueError, match="cannot follow"):
        await store.append("t1.1", 60, row(60))


async def test_tables_are_compare_and_set_and_bring_their_games_with_them(store: Store, other: Store) -> None:
    await store.create_table(table(), game())
    begun = replace(game(), setup=replace(game().setup, decks=(("A",), ("B",))))
    saves = [(store, table(version=1, wins=(1, 0))), (other, table(version=1, wins=(0, 1)))]
    answers = await asyncio.gather(*(each.save_table(new, 0, begun) for each, new in saves))
    assert sorted(answers) == [False, True]
    assert await store.table("t1") == saves[answers.index(True)][1]
    assert await store.game("t1.1") == begun
    assert not await store.save_table(table(version=9), 8, replace(begun, opened=True))
    assert await store.game("t1.1") == begun
    assert not await store.save_table(table("nowhere", version=1), 0)


@pytest.mark.parametrize("moment", range(12))
async def test_an_interrupted_change_is_made_whole_or_not_at_all(store: Store, other: Store, moment: int) -> None:
    await store.create_table(table(), game())
    changes = [
        asyncio.ensure_future(store.save_table(table(version=1), 0, game(f"t1.{number}"))) for number in range(2, 5)
    ]
    for _ in range(moment):
        await asyncio.sleep(0.0003)
    for change in changes:
        change.cancel()
    await asyncio.gather(*changes, return_exceptions=True)
    await store.set_user_locale(ANN, "ja")
    there = await other.table("t1")
    assert there is not None
    assert len([number for number in range(2, 5) if await other.game(f"t1.{number}")]) == there.version
    assert await store.save_table(table(version=there.version + 1), there.version)


async def test_tables_are_found_by_channel_and_user(store: Store) -> None:
    await store.create_table(table())
    await store.create_table(table("t2", 6, seats=(Seat(user=BEN),)))
    assert [each.id for each in await store.tables_of(BEN)] == ["t1", "t2"]
    assert [each.id for each in await store.tables_of(ANN)] == ["t1"]
    assert await store.save_table(table(version=1, seats=()), 0)
    assert await store.tables_of(ANN) == []
    assert [each.id for each in await store.open_tables()] == ["t1", "t2"]
    await store.save_table(table(version=2, status=OVER), 1)
    assert [each.id for each in await store.open_tables()] == ["t2"]
    assert await store.tables_of(ANN) == []
    assert [each.status for each in await store.tables_at(5)] == [OVER]
    await store.create_table(table("t4", opened_at=1.0))
    assert [each.id for each in await store.tables_at(5)] == ["t4", "t1"]
    assert await store.tables_at(99) == []
    for name, thread in (("t5", 50), ("t6", 51)):
        await store.create_table(table(name, alone=False, opened_at=float(thread)))
        await store.save_table(table(name, alone=False, thread=thread, version=1), 0)
    await store.save_table(table("t6", alone=False, thread=51, version=2, seats=(Seat(user=BEN),)), 1)
    first, *_ = await store.tables_at(5, ANN)
    assert first.id == "t5", "his own before others'"
    assert [each.id for each in await store.tables_at(51, ANN)] == ["t6"]


async def test_several_may_wait_in_a_channel_but_only_one_is_played_in_it(store: Store) -> None:
    for name in ("t1", "t2"):
        assert await store.create_table(table(name, alone=False))
    assert await store.create_table(table("t3"))
    assert not await store.create_table(table("t4"))
    assert await store.save_table(table("t1", alone=False, thread=5, version=1), 0), "a match that found no thread"
    assert await store.save_table(table("t2", alone=False, thread=50, version=1), 0)
    assert not await store.create_table(table("t4", channel=50)), "nobody else plays in its thread"


async def test_only_the_newest_snapshot_is_kept(store: Store) -> None:
    await store.create_table(table(), game())
    assert await store.snapshot("t1.1") is None
    for number in (20, 40, 20):
        await store.put_snapshot("t1.1", number, bytes([number]))
    assert await store.snapshot("t1.1") == (40, b"(")


async def test_the_table_knows_who_acted_when(store: Store) -> None:
    await store.create_table(table(), game())
    acted = [(0, 1.5), (1, 2.5), (-1, 3.5), (0, 4.5)]
    for number, (by, at) in enumerate(acted):
        await store.append("t1.1", number, row(number + 1), by=by, at=at)
    assert await store.inputs("t1.1") == [TakenInput(row(no), *each) for no, each in enumerate(acted, 1)]


async def test_of_each_table_that_lags_it_is_known_when_anybody_acted_last(store: Store) -> None:
    for number, (name, acted) in enumerate({"t1": [5.0, 7.0], "t2": [3.0], "t3": []}.items()):
        await store.create_table(table(name, number, games=(f"{name}.1",)), game(f"{name}.1", name))
        for no, at in enumerate(acted):
            await store.append(f"{name}.1", no, row(no + 1), by=no, at=at)
    await store.append("t2.1", 1, row(2), by=-1, at=9.0)
    await store.create_table(table("t4", 4, status=OVER))
    await store.create_table(table("t5", 5, games=("t5.1",)), game("t5.1", "t5"))
    await store.append("t5.1", 0, row(1), by=0, at=9.0)
    await store.put_surface(SurfaceRow(table="t5", surface="board", channel=5, message=7, shown=1, game="t5.1"))
    assert await store.behind() == {"t1": 7.0, "t2": 3.0, "t3": 0.0}


async def test_what_goes_on_in_direct_messages_is_known(store: Store) -> None:
    for number, (guild, status) in enumerate([(0, "open"), (0, "playing"), (0, OVER), (9, "playing")]):
        await store.create_table(table(f"t{number}", number, guild=guild, status=status))
    assert await store.direct_tables() == ["t0", "t1"]


async def test_a_table_of_which_only_players_were_told_before_the_process_died_is_found(store: Store) -> None:
    for number, guild in enumerate([9, 0]):
        await store.create_table(table(f"t{number}", number, guild=guild))
        hand = SurfaceRow(table=f"t{number}", surface="hand:0", channel=7, message=0, shown=2**31)
        await store.put_surface(hand)
    assert [*await store.behind()] == ["t0"], "in direct messages there is nothing else"
    await store.put_surface(SurfaceRow(table="t0", surface="lobby", channel=0, message=70, shown=2**31, version=0))
    assert await store.behind() == {}


async def test_surfaces_that_lag_are_found(store: Store) -> None:
    async def pending() -> list[str]:
        return [each.id for each in await store.pending_surfaces()]

    await store.create_table(table())
    assert await pending() == ["t1"]
    board = SurfaceRow(table="t1", surface="board", channel=5, message=77, shown=0, extra="{}")
    await store.put_surface(board)
    assert await pending() == []
    await store.put_surface(replace(board, version=0))
    await store.save_table(table(games=("t1.1",), version=1), 0, game())
    assert await pending() == ["t1"]
    await store.put_surface(replace(board, version=1))
    assert await pending() == []
    await store.append("t1.1", 0, row(1))
    assert await pending() == ["t1"]
    await store.put_surface(replace(board, shown=1, game="t1.1"))
    assert await pending() == []
    await store.save_table(table(games=("t1.1", "t1.2"), version=2), 1, game("t1.2"))
    assert await pending() == ["t1"]
    await store.put_surface(replace(board, shown=0, game="t1.2"))
    await store.save_table(table(games=("t1.1", "t1.2"), status=OVER, version=3), 2)
    assert await pending() == []
    await store.append("t1.2", 0, row(1))
    assert await pending() == ["t1"]


async def test_surfaces_come_back_by_name(store: Store) -> None:
    await store.create_table(table())
    rows = [SurfaceRow(table="t1", surface=name, channel=5, message=BEN, extra=name) for name in ("board", "hand:1")]
    for each in rows:
        await store.put_surface(each)
    assert await store.surfaces("t1") == rows
    assert await store.surface("t1", "hand:1") == rows[1]
    assert await store.surface("t1", "prompt") is None
    await store.drop_surface("t1", "board")
    assert await store.surfaces("t1") == rows[1:]


async def test_what_is_about_to_be_said_is_claimed_by_one(store: Store, other: Store) -> None:
    await store.create_table(table())
    first = SurfaceRow(table="t1", surface="reminder", channel=5, message=0, extra="first")
    assert await store.claim_surface(None, first)
    assert not await other.claim_surface(None, replace(first, extra="other"))
    assert await store.surface("t1", "reminder") == first
    assert await other.claim_surface(first, replace(first, extra="second"))
    assert not await store.claim_surface(first, replace(first, extra="third")), "it has changed since"
    assert await store.surface("t1", "reminder") == replace(first, extra="second")


async def test_users_have_a_language_and_a_name(store: Store, other: Store) -> None:
    seconds = 0.0
    other._users = UserTable(other._db, lambda: seconds)
    assert (await store.user_locale(ANN), await store.user_name(ANN)) == (None, None)
    await store.set_user_locale(ANN, "ja")
    await store.set_user_name(ANN, "Ann 🌸")
    await store.set_user_name(BEN, "Ben")
    assert (await other.user_locale(ANN), await other.user_name(ANN)) == ("ja", "Ann 🌸")
    await store.set_user_name(ANN, "")
    assert await store.user_name(ANN) is None, "its own changes a process knows at once"
    assert await other.user_name(ANN) == "Ann 🌸", "what was just read is remembered"
    seconds += KEPT_S
    assert (await other.user_locale(ANN), await other.user_name(ANN)) == ("ja", None)
    assert (await other.user_locale(BEN), await other.user_name(BEN)) == (None, "Ben")


async def test_every_commit_waits_for_the_disk_and_the_file_is_its_owners_alone(store: Store, path: Path) -> None:
    await store.create_table(table())
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    for connection in (store._db._writer, store._db._reader):
        found = [
            [tuple(line) for line in await connection.execute_fetchall(f"PRAGMA {name}")]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        assert found == [[("wal",)], [(2,)], [(1,)], [(5000,)]]


async def test_two_processes_make_the_same_new_store_at_once(where: str) -> None:
    stores = await asyncio.gather(*(Store.open(where) for _ in range(6)))
    assert await stores[0].create_table(table())
    assert await stores[5].table("t1") == table()
    for each in stores:
        await each.close()


def test_inputs_stand_in_the_file_by_number_and_name_nobody(path: Path) -> None:
    async def fill() -> None:
        store = await Store.open(path)
        await store.create_table(table(), game())
        await store.append("t1.1", 0, row(1))
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT game, no FROM inputs").fetchall() == [("t1.1", 1)]
        written = b"".join(blob for (blob,) in db.execute("SELECT row FROM inputs UNION ALL SELECT setup FROM games"))
    assert str(ANN).encode() not in written
    assert ANN.to_bytes(8, "big") not in written
    db.close()
