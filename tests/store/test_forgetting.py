"""What is left of somebody who wants to be forgotten: nothing of his own, and no way back from what others keep."""

from msgspec.structs import replace

from data.store import FORMER, DeckRow, Store
from data.store.rulings import Ruling
from engine.table import OVER, SurfaceRow
from tests.store.test_store import ANN, BEN, game, table


async def tables_in(store: Store) -> list[str]:
    """As the database itself lists them."""
    listed = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if store._db.engine == "SQLite"
        else "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    return [str(name) for (name,) in await store._db.read(listed)]


async def mentions(store: Store, user: int) -> list[str]:
    """The tables of the store in which a number stands anywhere."""
    lines = {name: await store._db.read(f'SELECT * FROM "{name}"') for name in await tables_in(store)}
    return [
        name
        for name, found in lines.items()
        if any(
            f"{user}".encode() in (part if isinstance(part, bytes) else f"{part}".encode())
            for line in found
            for part in line
        )
    ]


async def test_nothing_of_his_own_stays_and_his_seats_have_a_number_that_says_nothing(store: Store) -> None:
    for number in (1, 2):
        ended = replace(table(f"t{number}", channel=number, status=OVER), declined=(ANN, BEN))
        assert await store.create_table(ended, game(f"t{number}.1", f"t{number}"))
        for seat in (0, 1):
            await store.put_surface(SurfaceRow(table=f"t{number}", surface=f"hand:{seat}", channel=7, message=8))
        await store.put_surface(SurfaceRow(table=f"t{number}", surface="hand:2", channel=7, message=8, extra=f"{ANN}"))
    for user in (ANN, BEN):
        await store.set_user_name(user, f"N{user}")
        await store.set_user_locale(user, "ja")
        await store.set_user_reminded(user, False)
        await store.decks.put(DeckRow(user=user, game="lorcana", name="one", body="1 A", at=1.0))
        await store.rulings.put(Ruling(guild=1, game="t1.1", no=0, judge=user, at=1.0))
    assert await store.forgetting.forget(ANN) == 0
    assert await mentions(store, ANN) == []
    assert await store.user_name(ANN) is None
    assert await store.user_reminded(ANN)
    rows = [row for number in (1, 2) if (row := await store.table(f"t{number}"))]
    [former] = {row.seats[0].user for row in rows}
    assert former in FORMER
    assert {row.host for row in rows} == {former}
    assert [row.declined for row in rows] == [(former, BEN)] * 2
    assert [each.surface for each in await store.surfaces("t1")] == ["hand:1"]
    assert [row.seats[0].deck for row in rows] == [("A", "B")] * 2, "what was played stays"
    assert await store.user_name(BEN) == f"N{BEN}"
    assert len(await store.decks.of(BEN)) == 1
    assert {row.seats[1].user for row in rows} == {BEN}
    assert sorted(ruling.judge for ruling in await store.rulings.of_guild(1, 9)) == sorted([former, BEN])


async def test_a_table_that_goes_on_keeps_its_player_until_it_is_over(store: Store) -> None:
    going = table("t1")
    assert await store.create_table(going)
    assert await store.create_table(table("t2", channel=6, status=OVER))
    await store.decks.put(DeckRow(user=ANN, game="lorcana", name="one", body="1 A", at=1.0))
    assert await store.forgetting.tables_with(ANN) == 1
    assert await store.forgetting.forget(ANN) == 1
    assert await store.decks.of(ANN) == []
    assert [row.id for row in await store.tables_of(ANN)] == ["t1"]
    assert await store.save_table(replace(going, status=OVER, version=1), 0)
    assert await store.forgetting.forget(ANN) == 0
    ended = await store.table("t1")
    assert ended is not None
    assert ended.seats[0].user in FORMER
