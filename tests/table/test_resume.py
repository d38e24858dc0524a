"""Nothing about a game lives only in memory: any process goes on exactly where another one was killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, SNAPSHOT_EVERY, decoder, first_bad
from engine.players.policy import builder
from engine.table import Diverged, Live, NothingToUndo, Tables
from engine.table.live import resume
from tests.table.players import (
    ANN,
    BEN,
    CHANNEL,
    ROOT,
    act,
    act_until,
    dealt,
    hearthside,
    seated,
    started,
    store_at,
    tables_over,
)

HEARTHSIDE, HEARTHSIDE_DECKS = hearthside()
RESUME_LIMIT = 0.025
"""Seconds in which a game of thirty turns is back."""


async def folk_tales(tables: Tables, channel: int = CHANNEL) -> str:
    """A game between the two decks that come with the bot."""
    row = await seated(tables, channel=channel, deck=HEARTHSIDE_DECKS[0])
    row = await tables.set_deck(row.id, BEN, "Island", HEARTHSIDE_DECKS[1])
    return (await dealt(tables, row)).id


def changed(state: bytes, at: int) -> bytes:
    """A snapshot with one bit of one byte changed."""
    return state[:at] + bytes([state[at] ^ 4]) + state[at + 1 :]


def told(live: Live) -> list[object]:
    """Everything that anybody could see or do now."""
    return [
        *(live.play.view(viewer) for viewer in (-1, 0, 1)),
        live.question,
        live.outcome,
        live.play.head,
        live.play.rows,
        live.play.snapshot(),
        *(live.play.free_undo(seat) for seat in (0, 1)),
        live.table,
        *(live.events_after(-1, viewer) for viewer in (-1, 0, 1)),
    ]


async def act_or_undo(tables: Tables, table: str, random: Random) -> None:
    """Mostly answers, now and then an undo with consent."""
    if random.random() < 0.1:
        try:
            live = await tables.current(table)
            asker = random.choice((ANN, BEN))
            if await tables.ask_undo(table, asker) is None:
                await tables.consent_undo(table, BEN if asker == ANN else ANN)
            return
        except NothingToUndo:
            pass
    live = await tables.current(table)
    if live.outcome is None:
        await act(tables, table, random, builder)


@pytest.mark.parametrize("seed", range(4))
async def test_another_process_goes_on_exactly(tmp_path: Path, seed: int) -> None:
    store = await store_at(tmp_path)
    tables = tables_over(store, seed, HEARTHSIDE)
    table = await folk_tales(tables)
    random = Random(seed)
    for _ in range(8):
        for _ in range(random.randrange(25)):
            await act_or_undo(tables, table, random)
        before = await tables.current(table)
        await store.close()
        store = await store_at(tmp_path)
        tables = tables_over(store, seed, HEARTHSIDE)
        assert told(await tables.current(table)) == told(before)
    await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_snapshot_saves_work_and_nothing_else(store: Store, seed: int) -> None:
    tables = tables_over(store, seed, HEARTHSIDE)
    table = await folk_tales(tables)
    random = Random(seed)
    for _ in range(90):
        await act_or_undo(tables, table, random)
    live = await tables.current(table)
    snapshot = await store.snapshot(live.game)
    assert snapshot is not None
    assert snapshot[0] == (live.no - 1) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    short, known = resume(GAMES["lorcana"], live.kept, live.play.rows, snapshot)
    whole, everything = resume(GAMES["lorcana"], live.kept, live.play.rows, None)
    assert set(known) == set(range(snapshot[0] + 1, live.no + 1)) < set(everything)
    assert (short.snapshot(), short.rows, short.head) == (whole.snapshot(), whole.rows, whole.head)
    for no in range(0, live.no + 1, 7):
        assert short.state_at(no) == whole.state_at(no)
    for _ in range(10):
        if short.question is None:
            break
        picks = builder(short.game, short.question, random)
        for play in (short, whole):
            assert play.question is not None
            play.take(replace(live.play.rows[0].input, seat=play.question.seat, picks=picks))
        assert short.snapshot() == whole.snapshot()


async def test_a_damaged_or_foreign_snapshot_is_left_aside(store: Store, tables: Tables) -> None:
    row = await started(tables)
    live = await act_until(tables, row.id, Random(6), 45)
    snapshot = await store.snapshot(live.game)
    assert snapshot is not None
    no, state = snapshot
    foreign = replace(live.kept, setup=replace(live.kept.setup, engine=ENGINE + ".later"))
    rows = [*live.play.rows]
    for kept, cached in (
        (live.kept, (no, state[:-1])),
        (live.kept, (no, b"")),
        *((live.kept, (no, changed(state, at))) for at in range(0, len(state), len(state) // 20)),
        (live.kept, (no + 1, state)),
        (live.kept, (10**6, state)),
        (foreign, snapshot),
    ):
        play, known = resume(GAMES["lorcana"], kept, rows if kept is live.kept else [], cached)
        assert 0 in known
        assert play.setup == kept.setup


async def test_a_snapshot_of_the_version_before_is_gone_on_from(store: Store, tables: Tables) -> None:
    """It kept references and zones as lists."""
    row = await started(tables)
    live = await act_until(tables, row.id, Random(6), 45)
    snapshot = await store.snapshot(live.game)
    assert snapshot is not None
    state = decoder(GAMES["lorcana"])(snapshot[1])
    listed = msgspec.msgpack.Encoder(enc_hook=lambda numbers: list(numbers)).encode(state)
    play, known = resume(GAMES["lorcana"], live.kept, live.play.rows, (snapshot[0], listed))
    assert 0 not in known
    assert play.snapshot() == live.play.snapshot()


async def test_a_record_that_leads_elsewhere_is_not_played_on(store: Store, tables: Tables) -> None:
    row = await started(tables)
    live = await act_until(tables, row.id, Random(6), 25)
    rows = [*live.play.rows]
    rows[19] = replace(rows[19], digest="0" * 64)
    with pytest.raises(Diverged) as caught:
        resume(GAMES["lorcana"], live.kept, rows, await store.snapshot(live.game))
    assert caught.value.told == {"game": live.game, "no": 20}


async def test_caches_may_be_dropped_at_any_moment(tables: Tables) -> None:
    row = await started(tables)
    random = Random(8)
    live = await tables.current(row.id)
    while live.outcome is None and live.no < 120:
        await act(tables, row.id, random)
        live = await tables.current(row.id)
        if random.random() < 0.3:
            tables.drop_caches()
            assert told(await tables.current(row.id)) == told(live)
    assert first_bad(GAMES["lorcana"], live.kept.setup, live.kept.secret, live.play.rows) is None


def kill_while_playing(folder: Path, table: str, lines: int) -> int:
    """Let another process play, kill it after so many inputs; gives the last input number that it told."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.table.killed", str(folder), table],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        bufsize=1,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert child.stdin is not None
    assert child.stdout is not None
    told = []
    with child.stdin as let, child.stdout as said:
        for _ in range(lines):
            told.append(said.readline())
            let.write("\n")
        child.send_signal(signal.SIGKILL)
        told += said.readlines()
    child.wait()
    return max((int(line) for line in told if line.endswith("\n")), default=0)


async def test_a_killed_process_loses_nothing_that_was_told(tmp_path: Path) -> None:
    random = Random(11)
    store = await store_at(tmp_path)
    table = (await started(tables_over(store))).id
    await store.close()
    for _ in range(3):
        last = kill_while_playing(tmp_path, table, random.randrange(3, 20))
        store = await store_at(tmp_path)
        tables = tables_over(store)
        live = await tables.current(table)
        assert live.no >= last > 0
        assert first_bad(GAMES["lorcana"], live.kept.setup, live.kept.secret, live.play.rows) is None
        await act(tables, table, random)
        await store.close()


async def test_a_long_game_is_back_within_the_bar(store: Store) -> None:
    """Of work; what else runs does not count."""
    tables = tables_over(store, 1, HEARTHSIDE)
    table = await folk_tales(tables)
    random = Random(1)
    live = await tables.current(table)
    while live.outcome is None and live.play.game.state.turn <= 30:
        await act(tables, table, random, builder)
        live = await tables.current(table)
    assert live.play.game.state.turn > 15
    took = []
    for _ in range(9):
        tables.drop_caches()
        start = time.process_time()
        back = await tables.current(table)
        took.append(time.process_time() - start)
        assert back.play.snapshot() == live.play.snapshot()
        assert len(back.told) <= SNAPSHOT_EVERY
    if sys.gettrace() is None:  # measuring coverage takes longer than resuming
        assert min(took) <= RESUME_LIMIT
