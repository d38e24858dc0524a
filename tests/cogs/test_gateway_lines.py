"""Who listens to which shard while processes come and go, and which of two answers."""

import asyncio

import pytest

from cogs import gateway_lines
from cogs.gateway_lines import HERE, STALE_S, TOGETHER_S, GatewayLines
from cogs.shards import Shards, Territory
from tests.cogs.test_shards import FakeLink, Holding, of_table


class Claims(FakeLink):
    """A link by which interactions are claimed, by all of a test's links."""

    def __init__(self, holding: Holding, claimed: set[int]) -> None:
        super().__init__(holding)
        self.claimed = claimed

    async def claim_interaction(self, interaction: int) -> bool:
        is_new = interaction not in self.claimed
        self.claimed.add(interaction)
        return is_new


class Process:
    """One with its territory; `open`: the shards of others for which it has a connection."""

    def __init__(self, text: str, link: Claims | None) -> None:
        self.link = link
        self.territory = Territory(Shards.parsed(text), of_table, link)
        self.open: list[int] = []
        self.lines = GatewayLines(self.territory, self._connect, self._disconnect)

    async def _connect(self, shard: int) -> None:
        self.open.append(shard)
        await self.lines.connected(shard)

    async def _disconnect(self, shard: int) -> None:
        self.open.remove(shard)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the clock of the lines shows: its last number."""
    shown = [1000.0]
    monkeypatch.setattr(gateway_lines.GatewayLines, "_now", lambda _: shown[-1])
    return shown


def two() -> tuple[Process, Process]:
    holding: Holding = {}
    claimed: set[int] = set()
    return Process("0-1/4", Claims(holding, claimed)), Process("2-3/4", Claims(holding, claimed))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_holds_a_neighbours_shard_listens_to_it_until_the_neighbour_does(time: list[float]) -> None:
    one, _ = two()
    one.territory.held = frozenset({0, 1, 3})
    await one.lines.gained()
    await one.lines.gained()
    await settled()
    assert one.open == [3], "once"
    assert one.link is not None
    assert one.link.told == [(HERE, "3")]
    await one.lines.hear(1)
    await one.lines.hear(2)
    assert one.open == [3]
    await one.lines.hear(3)
    assert one.open == []


async def test_a_connection_that_nobody_has_spoken_of_is_closed_when_the_shard_is_anothers(time: list[float]) -> None:
    one, _ = two()
    one.territory.held = frozenset({0, 1, 3})
    await one.lines.gained()
    await settled()
    await one.lines.look()
    one.territory.held = frozenset({0, 1})
    await one.lines.look()
    time.append(time[-1] + STALE_S - 1)
    await one.lines.look()
    assert one.open == [3]
    time.append(time[-1] + 1)
    await one.lines.look()
    assert one.open == []


async def test_of_an_interaction_that_two_may_have_heard_one_answers(time: list[float]) -> None:
    one, other = two()
    assert one.link is not None
    await one.lines.connected(0)
    time.append(time[-1] + TOGETHER_S)
    assert await one.lines.answers(0, 1)
    assert one.link.claimed == set(), "nobody else can have heard it"
    assert [await other.lines.answers(0, 2), await one.lines.answers(0, 2)] == [True, True]
    await one.lines.hear(0)
    assert [await other.lines.answers(0, 3), await one.lines.answers(0, 3)] == [True, False]
    await one.lines.connected(1)
    assert [await one.lines.answers(1, 4), await other.lines.answers(1, 4)] == [True, False]
    assert await Process("0/1", None).lines.answers(0, 2), "a lone process answers all"


async def test_who_leaves_waits_until_each_of_its_shards_is_listened_to(time: list[float]) -> None:
    one, _ = two()
    await one.lines.hear(0)
    time.append(time[-1] + 1)
    leaving = asyncio.create_task(one.lines.handed_over(60.0))
    await settled()
    await one.lines.hear(0)
    await settled()
    assert not leaving.done(), "what was heard before does not count"
    await one.lines.hear(1)
    assert await leaving
    time.append(time[-1] + 1)
    assert not await one.lines.handed_over(0.0), "nobody is there"


async def test_whoever_says_that_it_goes_is_not_waited_for() -> None:
    one, other = two()
    assert one.link is not None
    assert other.link is not None
    for process, link in ((one, one.link), (other, other.link)):
        await process.territory._look(link)
    await other.territory.leave()
    assert other.link.told == [("left", "2"), ("left", "3")]
    assert other.territory.held == frozenset()
    assert not await one.territory._look(one.link), "who says nothing may come back"
    one.territory.is_left(2)
    one.territory.is_left(3)
    assert await one.territory._look(one.link)
    assert one.territory.held == {0, 1, 2, 3}


async def test_too_many_connections_for_others_are_not_opened(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gateway_lines, "OPENED", (1, 3600.0))
    one, _ = two()
    one.territory.held = frozenset({0, 1, 2, 3})
    await one.lines.gained()
    await settled()
    assert one.open == [2]
    assert "shard 3 has no connection" in caplog.text
