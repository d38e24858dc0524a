"""A puzzle at its table: the partner gives the game up to whoever reaches the goal, waits where it failed, and what is
solved is known by the tables that were won."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.puzzle_files import PuzzleShelf
from data.store import Store
from engine.kernel.state.question import Answer
from engine.scenario.puzzle import Puzzle
from engine.table import HEURISTIC, OVER, BadOptions, Options, Seat, Tables, across
from engine.table.partners import PUZZLE
from tests.cogs.partners import partners_at
from tests.table.players import ANN, CHANNEL, tables_over, until
from tests.warm import shelf_of

SHELF = shelf_of("lorcana")
PUZZLES = PuzzleShelf({"lorcana": SHELF})


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    """With the partner of the house."""
    made = tables_over(store, cards=dict(SHELF.cards.cards))
    partners = partners_at(store, made, PUZZLES)
    yield made
    partners.stop()


def named(name: str) -> Puzzle:
    found = PUZZLES.find("lorcana", name)
    assert found is not None
    return found


async def begun(tables: Tables, puzzle: Puzzle, partner: str = PUZZLE) -> str:
    seats = (Seat(user=ANN, deck_name=partner, deck=puzzle.decks[0]), across(partner, partner, puzzle.decks[1]))
    row = await tables.open(
        guild=0, channel=CHANNEL, host=ANN, seats=seats, options=Options(game="lorcana", flags=puzzle.flags)
    )
    await tables.ready(row.id, ANN)
    return row.id


async def test_who_reaches_the_goal_is_given_the_game_and_it_is_ticked_until_he_is_forgotten(
    store: Store,
    tables: Tables,
) -> None:
    puzzle = named("over-the-wall")
    table = await begun(tables, puzzle)
    assert (await tables.current(table)).question is not None
    for move in puzzle.solution:
        live = await tables.current(table)
        assert isinstance(move, Answer)
        await tables.submit(table, live.game, ANN, move.picks, live.no)
    live = await until(tables, table, lambda live: live.outcome is not None)
    assert live.outcome is not None
    assert live.outcome.winners == (0,)
    assert (await tables.table(table)).status == OVER
    assert await store.puzzles.of(ANN, "lorcana") == {"over-the-wall"}
    assert await store.puzzles.of(ANN, "mlp") == frozenset()
    await store.forgetting.forget(ANN)
    assert await store.puzzles.of(ANN, "lorcana") == frozenset()


async def test_where_it_failed_the_partner_waits_and_lets_everything_be_taken_back(
    store: Store,
    tables: Tables,
) -> None:
    puzzle = named("over-the-wall")
    table = await begun(tables, puzzle)
    live = await tables.current(table)
    assert live.question is not None
    await tables.submit(table, live.game, ANN, (live.question.options.index(("end",)),), live.no)
    failed = await tables.current(table)
    assert failed.question is not None
    assert failed.question.seat == 1
    await asyncio.sleep(0.1)
    assert (await tables.current(table)).no == failed.no, "the partner does nothing more"
    await tables.ask_undo(table, ANN, 0)
    again = await until(tables, table, lambda live: live.play.game.state.turn == puzzle.scenario.file.turn.number)
    assert puzzle.verdict(again.play) == "open"
    await tables.concede(table, ANN)
    assert await store.puzzles.of(ANN, "lorcana") == frozenset(), "a game that is lost is no puzzle solved"


async def test_a_goal_that_was_reached_before_a_crash_is_not_lost(store: Store) -> None:
    puzzle = named("over-the-wall")
    made = tables_over(store, cards=dict(SHELF.cards.cards))
    table = await begun(made, puzzle)
    for move in puzzle.solution:
        live = await made.current(table)
        assert isinstance(move, Answer)
        await made.submit(table, live.game, ANN, move.picks, live.no)
    assert (await made.current(table)).outcome is None
    anew = tables_over(store, cards=dict(SHELF.cards.cards))
    partners = partners_at(store, anew, PUZZLES)
    await partners.repair()
    await until(anew, table, lambda live: live.outcome is not None)
    assert await store.puzzles.of(ANN, "lorcana") == {"over-the-wall"}
    partners.stop()


async def test_nobody_else_begins_in_a_position(tables: Tables) -> None:
    puzzle = named("over-the-wall")
    with pytest.raises(BadOptions):
        await begun(tables, puzzle, HEURISTIC)
