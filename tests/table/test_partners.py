"""Seats that the house plays, and the settings that only lessons have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.registry import GAMES
from engine.kernel.record import Play
from engine.table import (
    HEURISTIC,
    OPEN,
    OVER,
    PLAYING,
    TUTORIAL,
    BadOptions,
    DeckFaults,
    Full,
    Habits,
    NotHost,
    Options,
    Seat,
    TableRow,
    Tables,
    across,
    is_person,
    partner_seats,
    people,
)
from engine.table.series import flags
from tests.table.players import ANN, BEN, CHANNEL, DECK


async def opened(tables: Tables, best_of: int = 1, **flags: bool | int) -> str:
    row = await tables.open(guild=1, channel=CHANNEL, host=ANN,
                            options=Options(game="lorcana", best_of=best_of, flags=flags))
    return row.id


async def test_a_partner_sits_down_ready_under_a_number_of_no_person(tables: Tables) -> None:
    table = await opened(tables)
    row = await tables.seat_partner(table, ANN, HEURISTIC, "one", DECK)
    assert row.seats[1].ready
    assert not is_person(row.seats[1].user)
    assert (people(row), partner_seats(row)) == ([ANN], [1])
    await tables.set_deck(table, ANN, "one", DECK)
    assert (await tables.ready(table, ANN)).status == PLAYING


async def test_only_the_host_brings_a_partner_and_only_with_a_legal_deck(tables: Tables) -> None:
    table = await opened(tables)
    with pytest.raises(NotHost):
        await tables.seat_partner(table, BEN, HEURISTIC, "one", DECK)
    with pytest.raises(DeckFaults):
        await tables.seat_partner(table, ANN, HEURISTIC, "one", DECK[:10])


def seats(deck: Sequence[str] = DECK, across_it: Sequence[str] = DECK) -> tuple[Seat, ...]:
    return Seat(user=ANN, deck_name="mine", deck=tuple(deck)), across(HEURISTIC, "theirs", tuple(across_it))


async def opened_with(tables: Tables, places: tuple[Seat, ...]) -> TableRow:
    return await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"), seats=places)


async def test_nobody_ever_finds_a_free_seat_where_a_partner_was_asked_for(tables: Tables) -> None:
    seen: list[TableRow] = []

    async def told(table: str) -> None:
        seen.append(await tables.table(table))

    await tables.set_habits(ANN, Habits(answer_forced=True))
    tables.on_change(told)
    row = await opened_with(tables, seats())
    assert [[place.user for place in each.seats] for each in seen] == [[ANN, -1]]
    assert (row.seats[0].habits.answer_forced, row.seats[0].ready, row.seats[1].ready) == (True, False, True)
    assert all(place.entropy for place in row.seats)
    with pytest.raises(Full):
        await tables.join(row.id, BEN)
    assert (await tables.ready(row.id, ANN)).status == PLAYING


@pytest.mark.parametrize("decks", [(DECK[:10], DECK), (DECK, DECK[:10])])
async def test_no_table_is_opened_for_a_deck_that_is_none(tables: Tables, decks: tuple[list[str], list[str]]) -> None:
    with pytest.raises(DeckFaults):
        await opened_with(tables, seats(*decks))
    assert (await opened_with(tables, seats())).seats, "the channel is still free"


async def test_a_partner_is_ready_for_the_next_game_of_a_series_and_for_a_rematch(tables: Tables) -> None:
    table = await opened(tables, best_of=3)
    await tables.seat_partner(table, ANN, HEURISTIC, "one", DECK)
    await tables.set_deck(table, ANN, "one", DECK)
    for _ in range(2):
        assert (await tables.ready(table, ANN)).status == PLAYING
        await tables.concede(table, ANN)
    row = await tables.table(table)
    assert row.status == OVER
    again = await tables.rematch(table, ANN)
    assert again.status == OPEN
    assert (again.seats[1].partner, again.seats[1].ready) == (HEURISTIC, True)
    assert (await tables.ready(again.id, ANN)).status == PLAYING


async def test_a_table_that_only_a_partner_would_stay_at_is_over(tables: Tables) -> None:
    table = await opened(tables)
    await tables.seat_partner(table, ANN, HEURISTIC, "one", DECK)
    assert (await tables.leave(table, ANN)).status == OVER


@pytest.mark.parametrize("setting", [{"stacked": True}, {"goal": 5}])
@pytest.mark.parametrize("partner", [HEURISTIC, ""])
async def test_nobody_plays_with_a_stacked_deck_but_in_a_lesson(
    tables: Tables, setting: dict[str, bool | int], partner: str,
) -> None:
    table = await opened(tables, **setting)
    if partner:
        await tables.seat_partner(table, ANN, partner, "one", DECK)
    else:
        await tables.join(table, BEN)
        await tables.set_deck(table, BEN, "one", DECK)
        await tables.ready(table, BEN)
    await tables.set_deck(table, ANN, "one", DECK)
    with pytest.raises(BadOptions):
        await tables.ready(table, ANN)
    assert (await tables.table(table)).games == ()


async def test_a_lesson_is_dealt_in_the_order_of_its_lists_and_won_by_its_own_goal(tables: Tables) -> None:
    table = await opened(tables, stacked=True, goal=5, chooser=0)
    short = DECK[:20]
    await tables.seat_partner(table, ANN, TUTORIAL, "lesson", short)
    await tables.set_deck(table, ANN, "lesson", short)
    row = await tables.ready(table, ANN)
    live = await tables.current(table)
    assert live.play.view(0).goal == 5
    await tables.submit(table, live.game, ANN, (0,), live.no)
    live = await tables.current(table)
    assert [card.key for card in live.play.view(0).seats[0].hand or ()] == short[:7]
    again = Play(GAMES["lorcana"], live.kept.setup, b"another secret")
    for entry in live.play.rows:
        again.take(entry.input)
    assert again.snapshot() == live.play.snapshot(), "no secret decides anything in a lesson"
    assert flags(row)["chooser"] == 0
