"""The partner of the house at its tables: it answers, agrees, refuses, goes on after a restart, and blocks nobody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cogs.solo import partner
from data.store import Store
from engine.players.heuristic import heuristic
from engine.table import HEURISTIC, OPEN, OVER, PLAYING, Live, Options, Seat, Tables, across, is_person
from rehearsal.client import PATIENCE
from tests.cogs.partners import partners_at
from tests.held_up import HeldUp
from tests.table.players import ANN, CHANNEL, hearthside, tables_over, until

WITHIN = PATIENCE


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_over(store, cards=hearthside()[0])


async def laid(tables: Tables) -> str:
    decks = hearthside()[1]
    row = await tables.open(
        guild=1,
        channel=CHANNEL,
        host=ANN,
        options=Options(game="lorcana"),
        seats=(Seat(user=ANN, deck_name="mine", deck=decks[0]), across(HEURISTIC, "theirs", decks[1])),
    )
    return row.id


async def begun(tables: Tables) -> str:
    table = await laid(tables)
    assert (await tables.ready(table, ANN)).status == PLAYING
    return table


async def my_turn(tables: Tables, table: str) -> Live:
    """Once the person is awaited, or the game is over."""
    return await until(
        tables, table, lambda live: live.question is None or is_person(live.table.seats[live.question.seat].user)
    )


async def answer(tables: Tables, table: str) -> Live:
    live = await my_turn(tables, table)
    assert live.question is not None
    picks = heuristic(live.play.game, live.question, Random(live.no))
    await tables.submit(table, live.game, ANN, picks, live.no)
    return await my_turn(tables, table)


async def test_a_whole_game_is_played_against_the_partner(store: Store, tables: Tables) -> None:
    made = partners_at(store, tables)
    table = await begun(tables)
    live = await my_turn(tables, table)
    while live.question is not None:
        live = await answer(tables, table)
    assert (await tables.table(table)).status == OVER
    assert set(live.acted) == {0, 1}, "it acts for its own seat, like anybody"
    made.stop()


async def test_the_partner_lets_one_take_back_and_refuses_every_draw(store: Store, tables: Tables) -> None:
    made = partners_at(store, tables)
    table = await begun(tables)
    for _ in range(8):
        live = await answer(tables, table)
    before = live.no
    assert await tables.offer_draw(table, ANN) is None
    await until(tables, table, lambda live: not live.table.draw)
    assert (await tables.current(table)).outcome is None
    asked = await tables.ask_undo(table, ANN, 3)
    if asked is None:
        await until(tables, table, lambda live: live.no > before)
    assert "undo" in [event.kind for _, event in (await tables.current(table)).events_after(before, -1)]
    made.stop()


async def test_after_a_restart_the_partner_goes_on(store: Store, tables: Tables) -> None:
    table = await begun(tables)
    while True:
        live = await tables.current(table)
        assert live.question is not None
        if not is_person(live.table.seats[live.question.seat].user):
            break
        picks = heuristic(live.play.game, live.question, Random(live.no))
        await tables.submit(table, live.game, ANN, picks, live.no)
    anew = tables_over(store, cards=hearthside()[0])
    made = partners_at(store, anew)
    await made.repair()
    assert (await my_turn(anew, table)).no > live.no
    made.stop()


async def test_a_table_that_a_crash_left_laid_is_begun_at_the_next_start(store: Store, tables: Tables) -> None:
    table = await laid(tables)
    row = await tables.open(guild=1, channel=CHANNEL + 1, host=ANN, options=Options(game="lorcana"))
    begun = asyncio.Event()

    async def told(which: str) -> None:
        assert which == table, "nobody else's table is touched"
        begun.set()

    tables.on_change(told)
    made = partners_at(store, tables)
    await made.repair()
    async with asyncio.timeout(WITHIN):
        await begun.wait()
    assert (await tables.table(table)).status == PLAYING
    assert (await tables.table(row.id)).status == OPEN
    made.stop()


async def test_a_rematch_begins_as_soon_as_it_is_asked_for(store: Store, tables: Tables) -> None:
    made = partners_at(store, tables)
    table = await begun(tables)
    await tables.concede(table, ANN)
    again = await tables.rematch(table, ANN)
    assert again.status in (OPEN, PLAYING)
    async with asyncio.timeout(WITHIN):
        while True:
            if (await tables.table(again.id)).status == PLAYING:
                break
            await asyncio.sleep(0.005)
    made.stop()


async def test_a_partner_that_thinks_long_holds_nobody_up(
    store: Store,
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slow(*known: Any) -> tuple[int, ...]:
        time.sleep(0.3)
        others.clear()
        served.append(others.wait(WITHIN))
        return thought(*known)

    thought, others, served = partner.answer, threading.Event(), []
    monkeypatch.setattr(partner, "answer", slow)
    made = partners_at(store, tables)
    table = await begun(tables)
    async with HeldUp() as watch:
        while not served:
            playing = asyncio.create_task(answer(tables, table))
            while not playing.done():
                await asyncio.sleep(0.001)
                others.set()
    assert all(served), "somebody else was served while it thought"
    assert watch.longest < 0.25
    made.stop()


@pytest.mark.parametrize("thought", [lambda known, random: (99,), lambda known, random: 1 // 0])
async def test_an_answer_that_the_rules_refuse_or_none_at_all_is_told_and_the_game_goes_on(
    store: Store,
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    thought: Callable[..., object],
) -> None:
    monkeypatch.setattr(partner, "answer", thought)
    made = partners_at(store, tables)
    table = await begun(tables)
    live = await answer(tables, table)
    while "the partner " not in caplog.text and live.outcome is None:
        live = await answer(tables, table)  # who begins is chance, and he may have more than one thing to decide
    assert live.outcome is None
    made.stop()
