"""A running community moves from one engine to the other and back, and plays on there."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import bot
from data.store import DeckRow, GuildRow, SetRow, Store, copying
from data.store.copying import NotCopied, copy, heads_of
from data.store.profiles import ProfileRow
from data.store.rulings import Ruling
from data.store.schema import tables as known_tables
from engine.table import SurfaceRow
from tests.store.test_forgetting import tables_in
from tests.store.test_store import ANN, BEN
from tests.store.test_tournaments import filled, tournament
from tests.table.players import act_until, started, tables_over


async def community(store: Store) -> str:
    """Something in every table of a store; gives the table that is played at."""
    tables = tables_over(store)
    row = await started(tables)
    live = await act_until(tables, row.id, Random(1), 30)
    await store.put_surface(SurfaceRow(table=row.id, surface="board", channel=5, message=BEN, extra="{}"))
    for number in (1, 2):
        await store.rulings.put(Ruling(guild=1, game=live.game, no=0, judge=BEN, at=float(number)))
    await store.sets.put(SetRow(guild=1, game="lorcana", code="X", name="物語", by=ANN, at=1.0, body=b"\x00\xff"))
    await store.guilds.change(1, lambda _: GuildRow(lang="ja"))
    await store.decks.put(DeckRow(user=ANN, game="lorcana", name="一", body="1 A", at=1.25))
    await store.profiles.put(1, ANN, ProfileRow(rated=True))
    assert await store.tournaments.create(tournament())
    await filled(store)
    await store.tournaments.put_surface(SurfaceRow(table="t1", surface="main", channel=5, message=9))
    await store.set_user_name(ANN, "Ann 🌸")
    await store.set_registered(7, "digest")
    await store.beat(2.5)
    return row.id


async def test_the_schema_names_every_table_of_a_store(store: Store) -> None:
    assert {*known_tables()} == {*await tables_in(store)} - {"alembic_version"}


@pytest.mark.parametrize("back", [False, True])
async def test_a_community_that_moved_plays_on_where_it_was(tmp_path: Path, address: str, back: bool) -> None:
    file = str(tmp_path / "kotatsu.sqlite")
    source, target = (address, file) if back else (file, address)
    store = await Store.open(source)
    table = await community(store)
    before = await tables_over(store).current(table)
    await store.close()
    copied = await copy(source, target)
    assert copied.records == 1
    assert min(copied.lines.values()) >= 1, "every table has held something"
    assert copied.lines["inputs"] == before.no
    moved = await Store.open(target)
    tables = tables_over(moved)
    assert (await tables.current(table)).play.snapshot() == before.play.snapshot()
    assert (await act_until(tables, table, Random(2), before.no + 20)).no >= before.no + 20
    assert [row.at for row in await moved.rulings.of_guild(1, 9)] == [2.0, 1.0]
    await moved.rulings.put(Ruling(guild=1, game=before.game, no=0, judge=ANN, at=3.0))
    assert [row.judge for row in await moved.rulings.of_guild(1, 9)] == [ANN, BEN, BEN]
    assert (await moved.tournaments.unsettled())[0].users == (ANN, BEN)
    await moved.close()


async def test_a_target_that_holds_anything_is_left_as_it_is(tmp_path: Path, address: str) -> None:
    store, other = await Store.open(tmp_path / "a"), await Store.open(address)
    await store.set_user_name(ANN, "Ann")
    await other.set_user_name(BEN, "Ben")
    with pytest.raises(NotCopied, match="no empty store"):
        await copy(tmp_path / "a", address)
    assert (await other.user_name(ANN), await other.user_name(BEN)) == (None, "Ben")
    with pytest.raises(NotCopied, match="no store in"):
        await copy(tmp_path / "b", address)
    assert not (tmp_path / "b").exists()
    await store.close()
    await other.close()


async def test_a_game_that_goes_on_meanwhile_and_a_copy_that_differs_are_said_to(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "a")
    tables = tables_over(store)
    row = await started(tables)
    await act_until(tables, row.id, Random(1), 10)
    digest = copying._digest

    async def played(there: object) -> str:
        await act_until(tables, row.id, Random(1), 40)
        return await digest(there)

    monkeypatch.setattr(copying, "_digest", played)
    with pytest.raises(NotCopied, match="went on"):
        await copy(tmp_path / "a", address)
    monkeypatch.undo()
    other = await Store.open(address)
    async with store._db.snapshot() as here, other._db.snapshot() as there:
        assert (await heads_of(here)).keys() == (await heads_of(there)).keys()
        assert await heads_of(here) != await heads_of(there), "what was played meanwhile is not there"
    await other._db.write("DELETE FROM games")
    with pytest.raises(NotCopied, match="no empty store"):
        await copy(tmp_path / "a", address)
    await store.close()
    await other.close()


async def test_one_changed_byte_in_the_copy_is_noticed(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "a")
    await store.set_user_name(ANN, "Ann")
    await store.close()
    carried = copying._carried

    async def spoilt(before: object, there: object) -> object:
        result = await carried(before, there)
        await there.write("UPDATE users SET name = 'Anm'")
        return result

    monkeypatch.setattr(copying, "_carried", spoilt)
    with pytest.raises(NotCopied, match="differs"):
        await copy(tmp_path / "a", address)


def test_the_command_says_what_it_has_done(tmp_path: Path, address: str) -> None:
    async def fill() -> None:
        store = await Store.open(tmp_path / "a")
        await store.set_user_name(ANN, "Ann")
        await store.close()

    asyncio.run(fill())
    done = CliRunner().invoke(bot.app, ["store", "copy", str(tmp_path / "a"), address])
    assert (done.exit_code, done.output) == (0, "1 lines copied; the heads of 0 records agree\n")
    again = CliRunner().invoke(bot.app, ["store", "copy", str(tmp_path / "a"), address])
    assert again.exit_code == 1
    assert "no empty store" in again.output
