"""Many games in one process: what equal ones share, what gives way, and what an answer costs late in a game."""

import gc
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

from cogs import garbage_collector
from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.question import Answer, HandMove, Leave, Undo
from engine.players.policy import uniform
from engine.table import Tables
from engine.table.beginning import START, Course, course_of
from engine.table.games import Games
from engine.table.kept import CARD_BYTES, GAME_BYTES, Libraries
from engine.table.live import TOLD
from tests.table.players import (
    DECK,
    PLAIN,
    STRIKING,
    StandingClock,
    act,
    act_until,
    dealt,
    hearthside,
    seated,
    started,
    tables_over,
)

LORCANA = GAMES["lorcana"]


async def begun(tables: Tables, count: int, decks: Callable[[int], list[str]] = lambda number: DECK) -> list[str]:
    """So many games of two, each pair with the same deck."""
    return [
        (await dealt(tables, await seated(tables, channel=number, deck=decks(number)))).id
        for number in range(1, count + 1)
    ]


async def test_games_with_equal_cards_share_one_library_and_the_cards_themselves(tables: Tables) -> None:
    first, second, other = [
        (await tables.current(table))
        for table in await begun(tables, 3, lambda number: STRIKING if number == 3 else DECK)
    ]
    assert first.play.game.library is second.play.game.library
    assert first.kept.setup.cards == second.kept.setup.cards
    assert all(first.kept.setup.cards[key] is second.kept.setup.cards[key] for key in first.kept.setup.cards)
    assert first.play.game.library is not other.play.game.library


async def test_a_library_goes_with_the_last_game_that_needs_it(tables: Tables) -> None:
    games = tables._games
    for table in await begun(tables, 2):
        await tables.current(table)
    assert len(games._libraries._known) == 1
    tables.drop_caches()
    assert len(games._libraries._known) == 0


def test_games_that_share_a_library_are_played_as_with_one_of_their_own() -> None:
    cards, decks = hearthside()
    pinned = {key: cards[key] for deck in decks for key in deck}
    setups = [Setup(game="lorcana", engine="e", id=f"g{number}", decks=tuple(decks), cards=pinned) for number in (1, 2)]
    library, _ = Libraries().of(LORCANA, pinned)
    shared, own = [[Play(LORCANA, setup, b"s", each) for setup in setups] for each in (library, None)]
    chances = [Random(number) for number in (0, 0, 1, 1)]
    for _ in range(150):  # in turn, so that whatever one left behind would meet the other
        for play, chance in zip([shared[0], own[0], shared[1], own[1]], chances, strict=True):
            if play.question is not None:
                play.take(Answer(play.question.seat, uniform(play.game, play.question, chance)))
    assert [play.rows for play in shared] == [play.rows for play in own]
    assert [play.snapshot() for play in shared] == [play.snapshot() for play in own]
    assert [play.view(0) for play in shared] == [play.view(0) for play in own]


async def test_games_give_way_by_what_they_take_and_the_one_asked_for_longest_ago_goes_first(store: Store) -> None:
    lain = tables_over(store)
    rows = [await lain.table(table) for table in await begun(lain, 4)]
    games = Games(store, {"lorcana": LORCANA}, StandingClock(), 7 * GAME_BYTES // 2 + len(PLAIN) * CARD_BYTES)
    for row in (*rows[:3], rows[0], rows[3]):
        await games.load(row)
    assert [row.id in games._cache for row in rows] == [True, False, True, True]


async def test_more_than_a_hundred_games_are_kept(tables: Tables) -> None:
    for table in await begun(tables, 120):
        await tables.current(table)
    assert len(tables._games._cache) == 120


class Counted(Store):
    """A store that knows how often it was read and written to."""

    def __init__(self, store: Store) -> None:
        super().__init__(store._db)
        self.reads, self.writes = 0, 0

    def __getattribute__(self, name: str) -> object:
        if name in ("table", "table_since", "game", "rows", "snapshot", "taken_at"):
            self.reads += 1
        if name in ("append", "put_snapshot", "save_table"):
            self.writes += 1
        return super().__getattribute__(name)


async def test_an_answer_at_a_game_that_is_kept_reads_once_and_writes_once(store: Store) -> None:
    counted = Counted(store)
    tables = tables_over(counted)
    [table] = await begun(tables, 1)
    live, chance = await tables.current(table), Random(1)
    assert live.question is not None
    counted.reads = counted.writes = 0
    picks = uniform(live.play.game, live.question, chance)
    step = await tables.submit(table, live.game, live.table.seats[live.question.seat].user, picks, live.no)
    assert (counted.reads, counted.writes) == (1, step.no - live.no)


async def test_what_is_remembered_gives_way_to_the_next_game_that_another_process_deals(store: Store) -> None:
    tables, others = tables_over(store), tables_over(store)
    table = (await dealt(tables, await seated(tables, best_of=3))).id
    first = await tables.current(table)
    await act_until(others, table, Random(2), first.no + 5)
    assert (await tables.current(table)).play.rows == (await others.current(table)).play.rows
    await others.concede(table, first.table.seats[0].user)
    assert (await tables.current(table)).outcome is not None
    for place in first.table.seats:
        await others.ready(table, place.user)
    following = await tables.current(table)
    assert following.game == (await others.current(table)).game != first.game
    assert following.question is not None


async def test_what_a_game_weighs_is_about_what_it_takes(store: Store) -> None:
    cards, decks = hearthside()
    lain = tables_over(store, cards=cards)
    tables = [await started(lain, channel=number, deck=decks[number % 2]) for number in range(1, 13)]
    for number, table in enumerate(tables):
        await act_until(lain, table.id, Random(number), 60)
    lain.drop_caches()
    games = Games(store, {"lorcana": LORCANA}, StandingClock())
    rows = [await lain.table(table.id) for table in tables]
    gc.collect()
    tracemalloc.start()
    try:
        for row in rows:
            await games.load(row)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken / 2 < games._cache.currsize < taken * 2


async def test_what_happened_long_ago_is_told_all_the_same(store: Store) -> None:
    cards, decks = hearthside()
    tables = tables_over(store, cards=cards)
    row = await started(tables, deck=decks[0])
    live = await tables.current(row.id)
    told = {live.no: list(live.play.events)}
    chance = Random(3)
    while live.outcome is None and live.no < TOLD + 30:
        before = live.no
        await act(tables, row.id, chance)
        live = await tables.current(row.id)
        told |= {no: live.told[no] for no in range(before + 1, live.no + 1)}
    assert live.no > TOLD
    assert len(live.told) == TOLD
    everything = [(no, event) for no, events in sorted(told.items()) for event in events if event.to in (-1, 0)]
    assert [each for each in live.events_after(-1, 0) if each[0] in told] == everything


def test_what_matters_of_all_inputs_is_followed_one_by_one() -> None:
    moves = [Answer(0, (1,)), Undo(0, 0), Undo(1, 0, (0,)), HandMove(0, "draw"), Leave(2), Undo(0, 1)]
    course = START
    for move in moves:
        course = course.after(move)
    assert course == Course(left=(2,), back=(0,), by_hand=True)
    assert course_of([]) == START


async def calls_of_an_answer(tables: Tables, table: str) -> int:
    """How many calls committing one and the same input takes; the engine's own, which depend on the position, aside."""
    live = await tables.current(table)
    assert live.question is not None
    seat = live.question.seat
    calls = 0

    def count(frame: object, event: str, what: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        await tables._games.commit(live, Leave(seat), seat)
    finally:
        sys.setprofile(None)
    return calls


async def test_an_answer_costs_no_more_late_in_a_game(store: Store) -> None:
    """The same position with a longer record behind it: the game goes to and fro by undos with consent."""
    costs = []
    for number, inputs in enumerate((10, 400)):
        tables = tables_over(store, seed=1)
        row = await started(tables, channel=1 + number)
        while (await tables.current(row.id)).no < inputs:
            live = await tables.current(row.id)
            assert live.question is not None
            user = row.seats[live.question.seat].user
            await tables.submit(row.id, live.game, user, (0,) * live.question.least, live.no)
            await tables.ask_undo(row.id, user)
            if (await tables.current(row.id)).table.undo is not None:
                await tables.consent_undo(row.id, next(seat.user for seat in row.seats if seat.user != user))
        costs.append(await calls_of_an_answer(tables, row.id))
    assert costs[1] < costs[0] * 1.2 + 50


def test_what_is_there_after_the_start_is_looked_at_no_more() -> None:
    before = gc.get_threshold()
    try:
        garbage_collector.settle()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[0] == garbage_collector.THRESHOLDS[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


async def test_a_game_that_is_let_go_needs_no_collector(tables: Tables, tmp_path: Path) -> None:
    """Full collections are rare on purpose, so nothing that is kept for a while may go round in a circle."""
    from weakref import ref

    [table] = await begun(tables, 1)
    live = await tables.current(table)
    gone = [ref(live.play), ref(live.play.game), ref(live.play.game.library), ref(live.play.game.projection)]
    gc.collect()
    gc.disable()
    try:
        del live
        tables.drop_caches()
        assert [each() for each in gone] == [None] * 4
    finally:
        gc.enable()
