"""Seats that the house plays, and the settings that only lessons have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.registry import GAMES
from engine.kernel.record.record import Play
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
    NotSeated,
    Options,
    Seat,
    TableRow,
    Tables,
    across,
)
from engine.table.series import flags
from tests.table.players import ANN, BEN, CHANNEL, DECK


def seats(mine: Sequence[str] = DECK, theirs: Sequence[str] = DECK, partner: str = HEURISTIC) -> tuple[Seat, ...]:
    return Seat(user=ANN, deck_name="mine", deck=tuple(mine)), across(partner, "theirs", tuple(theirs))


async def opened(tables: Tables, places: Sequence[Seat], best_of: int = 1, **flags: bool | int) -> TableRow:
    return await tables.open(
        guild=1, channel=CHANNEL, host=ANN, seats=places, options=Options(game="lorcana", best_of=best_of, flags=flags)
    )


async def test_nobody_ever_finds_a_free_seat_where_a_partner_was_asked_for(tables: Tables) -> None:
    seen: list[TableRow] = []

    async def told(table: str) -> None:
        seen.append(await tables.table(table))

    await tables.set_habits(ANN, Habits(answer_forced=True))
    tables.on_change(told)
    row = await opened(tables, seats())
    assert [[place.user for place in each.seats] for each in seen] == [[ANN, -1]]
    assert (row.seats[0].habits.answer_forced, row.seats[0].ready, row.seats[1].ready) == (True, False, True)
    assert all(place.entropy for place in row.seats)
    with pytest.raises(Full):
        await tables.join(row.id, BEN)
    assert (await tables.ready(row.id, ANN)).status == PLAYING


@pytest.mark.parametrize("decks", [(DECK[:10], DECK), (DECK, DECK[:10])])
async def test_no_table_is_opened_for_a_deck_that_is_none(tables: Tables, decks: tuple[list[str], list[str]]) -> None:
    with pytest.raises(DeckFaults):
        await opened(tables, seats(*decks))
    assert (await opened(tables, seats())).seats, "the channel is still free"


async def test_who_has_left_his_partner_is_dealt_no_rematch(tables: Tables) -> None:
    row = await opened(tables, seats())
    await tables.ready(row.id, ANN)
    await tables.leave_game(row.id, ANN)
    assert (await tables.table(row.id)).status == OVER
    with pytest.raises(NotSeated):
        await tables.rematch(row.id, ANN)


async def test_a_partner_is_ready_for_the_next_game_of_a_series_and_for_a_rematch(tables: Tables) -> None:
    table = (await opened(tables, seats(), best_of=3)).id
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
    table = await opened(tables, seats())
    assert (await tables.leave(table.id, ANN)).status == OVER


@pytest.mark.parametrize("setting", [{"stacked": True}, {"goal": 5}])
@pytest.mark.parametrize("partner", [HEURISTIC, ""])
async def test_nobody_plays_with_a_stacked_deck_but_in_a_lesson(
    tables: Tables,
    setting: dict[str, bool | int],
    partner: str,
) -> None:
    mine, theirs = seats()
    other = theirs if partner else Seat(user=BEN, deck=theirs.deck, ready=True)
    table = (await opened(tables, (mine, other), **setting)).id
    with pytest.raises(BadOptions):
        await tables.ready(table, ANN)
    assert (await tables.table(table)).games == ()


async def test_a_lesson_is_dealt_in_the_order_of_its_lists_and_won_by_its_own_goal(tables: Tables) -> None:
    short = DECK[:20]
    table = (await opened(tables, seats(short, short, TUTORIAL), stacked=True, goal=5, chooser=0)).id
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
