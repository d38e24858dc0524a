"""Which servers are a process's affair, and whose they are when it dies."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from cogs import shards
from cogs.services import Services
from cogs.settings import Settings
from cogs.shards import BadShards, Shards, Territory
from data.store import Heard

Holding = dict[int, object]


class FakeLink:
    """Locks in a dictionary that all of a test's links share."""

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.told: list[tuple[str, str]] = []
        self.is_broken = False

    async def close(self) -> None:
        for shard in [shard for shard, holder in self.holding.items() if holder is self]:
            del self.holding[shard]

    async def claim(self, shard: int) -> bool:
        return self.holding.setdefault(shard, self) is self

    async def release(self, shard: int) -> None:
        assert self.holding.pop(shard) is self

    async def held(self) -> frozenset[int]:
        return frozenset(self.holding)

    async def claim_interaction(self, interaction: int) -> bool:
        return True

    async def tell(self, kind: str, what: str) -> None:
        self.told.append((kind, what))

    async def mended(self) -> bool:
        broken, self.is_broken = self.is_broken, False
        return broken

    async def heard(self) -> AsyncIterator[Heard]:
        yield Heard("")


async def nothing() -> None:
    """Is done."""


async def of_table(table: str) -> int | None:
    """The server of a table, which is called after its shard of four."""
    return int(table) << 22 if table.isdecimal() else None


def territory(text: str, link: FakeLink) -> Territory:
    return Territory(Shards.parsed(text), of_table, link)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the time that a territory goes by."""

    def to(seconds: float) -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: seconds)

    return to


@pytest.mark.parametrize("text", ["", "4/4", "2-1/4", "0-4/4", "a/4", "0-1", "-1/4", "0/0"])
def test_what_is_no_range_of_shards_is_said_to_be(text: str) -> None:
    with pytest.raises(BadShards, match="0-3/16"):
        Shards.parsed(text)


def test_each_server_is_of_one_shard_by_discords_rule() -> None:
    guild = 81384788765712384
    assert Shards.parsed("0-3/16").of(guild) == (guild >> 22) % 16
    assert Shards.parsed("0-3/16").of(0) == 0, "direct messages"
    assert Shards().is_all
    assert not Shards.parsed("0-2/4").is_all


async def test_everything_is_a_lone_processs_affair() -> None:
    alone = Territory(Shards(), of_table)
    assert alone.has(7 << 22)
    assert await alone.has_table("whatever")
    await alone.pass_on("1")
    await alone.stop()
    assert alone.has(7 << 22)


async def test_who_dies_is_stood_in_for_after_a_grace_and_gets_its_own_back(now: Callable[[float], None]) -> None:
    holding: Holding = {}
    one, other = FakeLink(holding), FakeLink(holding)
    first, second = territory("0-1/4", one), territory("2-3/4", other)
    now(100.0)
    assert await first._look(one)
    assert await second._look(other)
    assert not await first._look(one), "nothing more than before"
    assert [await first.has_table(table) for table in ("0", "1", "2", "3", "gone")] == [True, True, False, False, False]
    await other.close()
    now(101.0)
    assert not await first._look(one)
    now(101.0 + shards.GRACE_S - 0.1)
    assert not await first._look(one), "a restart takes a moment"
    now(101.0 + shards.GRACE_S)
    assert await first._look(one)
    assert await first.has_table("3")
    again = territory("2-3/4", other)
    assert not await again._look(other)
    assert other.told == [("back", "2"), ("back", "3")]
    order: list[str] = []

    async def drained() -> None:
        assert 3 in holding, "nobody else begins before it is done"
        order.append("drained")

    first.watch(nothing, drained)
    await first.give_back(3)
    await first.give_back(1)
    assert (order, first.held) == (["drained"], {0, 1, 2}), "its own is never given back"
    assert await again._look(other)
    assert again.held == {3}
    await first.stop()
    assert {*holding} == {3}


async def test_a_link_that_was_lost_holds_nothing_any_more(now: Callable[[float], None]) -> None:
    holding: Holding = {}
    link = FakeLink(holding)
    only = territory("0-1/4", link)
    now(1.0)
    await only._look(link)
    link.is_broken, holding[1] = True, object()
    await only._look(link)
    assert only.held == {0}, "somebody else was faster"


async def test_a_part_of_the_shards_wants_a_store_that_can_be_shared(tmp_path: object) -> None:
    with pytest.raises(BadShards, match="DATABASE_URL"):
        await Services.open(Settings(home=tmp_path, shards="0/2", _env_file=None))
