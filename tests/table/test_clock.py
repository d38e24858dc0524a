"""The clock: what is on disk says when a seat is late; only a claim ends a game, and any decision beats it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.games.registry import GAMES
from engine.kernel.state.question import HandMove, TimeForfeit
from engine.table import (
    AlreadyDecided,
    AlreadyPaused,
    Journal,
    Live,
    NoClock,
    NoPauseAsked,
    NotLate,
    NotPaused,
    NotPlaying,
    NotReady,
    NotSeated,
    Outdated,
    Pool,
    StoreBroken,
    TableRow,
    TimedTables,
    YourOwnTime,
    winners,
)
from engine.table.clock import since, stamp, window
from tests.table.players import (
    ANN,
    BEN,
    CARDS,
    DECK,
    PLAYERS,
    STRIKING,
    choose,
    dealt,
    first_turn,
    seated,
    store_at,
    user_of,
)

MINUTE = 60.0
CLOCK = 600


class HandClock:
    """It stands until somebody moves its hands."""

    def __init__(self) -> None:
        self.time = 10_000.25

    def now(self) -> float:
        return self.time


class Bench:
    """A table with a clock of ten minutes, and the time in the hand of the test."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = HandClock()
        self.tables = self.process()
        self.id = ""

    def process(self, journal: Journal | None = None) -> TimedTables:
        """One that knows nothing but what is on disk."""
        return TimedTables(
            journal or self.store, GAMES, {"lorcana": Pool(CARDS)}, self.clock, random_bytes=Random(4).randbytes
        )

    async def open(
        self, seats: int = 2, clock: int = CLOCK, best_of: int = 1, deck: Sequence[str] = DECK, **flags: bool
    ) -> Live:
        """At the first turn action."""
        row = await seated(self.tables, seats, best_of=best_of, deck=deck, flags=dict(flags))
        timed = replace(row, options=replace(row.options, clock=clock), version=row.version + 1)
        assert await self.store.save_table(timed, row.version)
        await dealt(self.tables, timed)
        self.id = row.id
        return await first_turn(self.tables, row.id)

    async def live(self) -> Live:
        return await self.tables.current(self.id)

    async def row(self) -> TableRow:
        return await self.tables.table(self.id)

    def after(self, seconds: float) -> None:
        self.clock.time += seconds

    async def due(self, tables: TimedTables | None = None) -> float:
        """When the time of the open decision is over, in seconds from now."""
        found = window(await (tables or self.tables).current(self.id))
        assert found is not None
        return found.due - self.clock.time


@pytest.fixture
def bench(store: Store) -> Bench:
    return Bench(store)


def others(live: Live) -> list[int]:
    """The users who wait, in seat order."""
    return [live.table.seats[seat].user for seat in live.seats_in if live.table.seats[seat].user != user_of(live)]


# --- how long there is ---


async def test_each_decision_has_its_time_from_the_input_that_led_to_it(bench: Bench) -> None:
    await bench.open()
    bench.after(400)
    assert await bench.due() == 200
    await choose(bench.tables, bench.id, "ink")
    assert await bench.due() == CLOCK
    found = window(await bench.live())
    assert found is not None
    assert (found.reminder - found.since, found.seats) == (450, ((await bench.live()).play.game.state.active,))


async def test_the_first_decision_has_its_time_from_the_deal(bench: Bench) -> None:
    row = await seated(bench.tables)
    await bench.store.save_table(replace(row, options=replace(row.options, clock=CLOCK), version=9), row.version)
    bench.after(10 * CLOCK)
    bench.id = row.id
    await dealt(bench.tables, await bench.row())
    assert (await bench.live()).no == 0
    assert await bench.due() == CLOCK


async def test_after_a_restart_the_deadline_is_the_same(bench: Bench) -> None:
    await bench.open()
    bench.after(50)
    await choose(bench.tables, bench.id, "ink")
    bench.after(100)
    assert await bench.due(bench.process()) == await bench.due() == 500


async def test_another_process_sees_the_time_of_what_it_did_not_play(bench: Bench) -> None:
    await bench.open()
    second = bench.process()
    assert await bench.due(second) == CLOCK
    bench.after(50)
    await choose(bench.tables, bench.id, "ink")
    bench.after(5)
    assert await bench.due(second) == CLOCK - 5


async def test_without_a_clock_nothing_runs_and_nothing_can_be_claimed(bench: Bench) -> None:
    live = await bench.open(clock=0)
    bench.after(10**6)
    assert window(live) is None
    assert since(live) == 10_000.25
    for deed in (bench.tables.claim, bench.tables.ask_pause, bench.tables.resume):
        with pytest.raises(NoClock):
            await deed(bench.id, others(live)[0])


async def test_going_to_and_fro_by_oneself_gains_no_time(bench: Bench) -> None:
    live = await bench.open(deck=STRIKING)
    me = user_of(live)
    bench.after(100)
    await choose(bench.tables, bench.id, "ink")
    for left in (500, 300, 100):
        bench.after(100)
        assert await bench.tables.ask_undo(bench.id, me) is not None
        assert await bench.due() == left
        bench.after(100)
        await choose(bench.tables, bench.id, "ink")
        assert await bench.due(bench.process()) == await bench.due() == left - 100
    await choose(bench.tables, bench.id, "play")
    assert await bench.due() == CLOCK, "he has come farther"
    bench.after(50)
    assert await bench.tables.ask_undo(bench.id, me) is not None
    await choose(bench.tables, bench.id, "play")
    assert await bench.due() == CLOCK - 50, "also where an answer was forced"
    await bench.tables.ask_undo(bench.id, me)
    await choose(bench.tables, bench.id, "end")
    assert user_of(await bench.live()) != me
    assert await bench.due() == CLOCK, "the other one has lost nothing"
    bench.after(50)
    await choose(bench.tables, bench.id, "end")
    assert (user_of(await bench.live()), await bench.due()) == (me, CLOCK)


async def test_who_goes_back_too_late_is_late_and_who_goes_back_by_agreement_has_all_the_time(bench: Bench) -> None:
    live = await bench.open()
    me, [other] = user_of(live), others(live)
    await choose(bench.tables, bench.id, "ink")
    bench.after(CLOCK - 10)
    assert await bench.tables.ask_undo(bench.id, me) is not None
    assert await bench.tables.ask_undo(bench.id, me) is None
    assert await bench.tables.consent_undo(bench.id, other) is not None
    assert await bench.due() == CLOCK
    live = await first_turn(bench.tables, bench.id)
    me, [other] = user_of(live), others(live)
    await choose(bench.tables, bench.id, "ink")
    bench.after(CLOCK)
    assert await bench.tables.ask_undo(bench.id, me) is not None
    await bench.tables.claim(bench.id, other)
    assert (await bench.live()).outcome is not None


async def test_moves_by_hand_gain_no_time(bench: Bench) -> None:
    live = await bench.open(by_hand=True)
    for user in (user_of(live), others(live)[0], user_of(live)):
        bench.after(100)
        live = await bench.live()
        await bench.tables.submit(bench.id, live.game, user, lambda seat: HandMove(seat, "points", (0, 1)), live.no)
    assert await bench.due(bench.process()) == await bench.due() == CLOCK - 300
    await choose(bench.tables, bench.id, "ink")
    assert await bench.due() == CLOCK


@pytest.mark.parametrize(("moment", "said"), [(10.0, "10"), (10.01, "11"), (10.99, "11")])
def test_no_deadline_is_shown_too_early(moment: float, said: str) -> None:
    assert stamp(moment) == said


# --- the claim ---


async def test_the_one_who_waits_wins_when_he_claims_in_time(bench: Bench) -> None:
    live = await bench.open()
    bench.after(CLOCK - 0.5)
    with pytest.raises(NotLate) as early:
        await bench.tables.claim(bench.id, others(live)[0])
    assert early.value.told == {"due": "10601"}
    bench.after(0.5)
    with pytest.raises(YourOwnTime):
        await bench.tables.claim(bench.id, user_of(live))
    with pytest.raises(NotSeated):
        await bench.tables.claim(bench.id, 5)
    assert (await bench.live()).outcome is None
    step = await bench.tables.claim(bench.id, others(live)[0], live.no)
    assert step is not None
    assert step.outcome is not None
    winner = live.seat_of(others(live)[0])
    assert (step.outcome.winners, step.outcome.reason) == ((winner,), "time")
    assert (await bench.store.rows(live.game))[-1].input == TimeForfeit(1 - winner, winner)
    row = await bench.row()
    assert (row.status, row.results) == ("over", ((winner,),))
    with pytest.raises(NotPlaying):
        await bench.tables.claim(bench.id, others(live)[0])


async def test_nothing_happens_by_itself_and_a_late_decision_counts(bench: Bench) -> None:
    live = await bench.open()
    bench.after(100 * CLOCK)
    await choose(bench.tables, bench.id, "ink")
    with pytest.raises(AlreadyDecided):
        await bench.tables.claim(bench.id, others(live)[0], live.no)
    with pytest.raises(NotLate):
        await bench.tables.claim(bench.id, others(live)[0])
    assert await bench.due() == CLOCK


async def test_of_a_decision_and_a_claim_at_once_the_first_on_disk_counts(bench: Bench) -> None:
    """Two processes, neither of which sees the other's lock."""
    live = await bench.open()
    second = bench.process()
    await second.current(bench.id)
    bench.after(CLOCK)
    results = await asyncio.gather(
        choose(bench.tables, bench.id, "ink"), second.claim(bench.id, others(live)[0]), return_exceptions=True
    )
    lost = [each for each in results if isinstance(each, BaseException)]
    assert len(lost) == 1
    assert isinstance(lost[0], AlreadyDecided | NotPlaying)
    assert (await bench.live()).no == live.no + 1


class SlowJournal:
    """Before it writes a claim, somebody else's decision gets to the disk."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def __getattr__(self, name: str) -> object:
        return getattr(self._bench.store, name)

    async def append(self, game: str, expected_no: int, row: object, **told: object) -> bool:
        await choose(self._bench.tables, self._bench.id, "ink")
        return await self._bench.store.append(game, expected_no, row, **told)  # type: ignore[arg-type]


async def test_a_decision_that_comes_between_look_and_claim_beats_it(bench: Bench) -> None:
    live = await bench.open()
    bench.after(CLOCK)
    with pytest.raises(AlreadyDecided):
        await bench.process(SlowJournal(bench)).claim(bench.id, others(live)[0])  # type: ignore[arg-type]
    after = await bench.live()
    assert (after.no, after.outcome) == (live.no + 1, None)


@pytest.mark.parametrize("seats", [3, 4])
async def test_of_several_the_late_one_leaves_and_the_others_go_on(bench: Bench, seats: int) -> None:
    live = await bench.open(seats)
    late, waiting = user_of(live), others(live)
    for left in range(seats - 1, 0, -1):
        bench.after(CLOCK)
        step = await bench.tables.claim(
            bench.id, waiting[-1] if user_of(await bench.live()) != waiting[-1] else waiting[0]
        )
        after = await bench.live()
        assert len(after.seats_in) == left
        assert step is not None
        if left > 1:
            assert (step.outcome, await bench.due()) == (None, CLOCK)
            with pytest.raises(NotPlaying):
                await bench.tables.claim(bench.id, late)
    assert step is not None
    assert step.outcome is not None
    assert step.outcome.reason == "time"


async def test_a_forfeit_costs_one_game_and_not_the_series(bench: Bench) -> None:
    live = await bench.open(best_of=3)
    bench.after(CLOCK)
    await bench.tables.claim(bench.id, others(live)[0])
    row = await bench.row()
    assert (row.status, row.left, sum(row.wins)) == ("open", (), 1)
    bench.after(50 * CLOCK)
    await dealt(bench.tables, row)
    assert await bench.due() == CLOCK


# --- pauses ---


async def test_a_pause_needs_everybody_and_lasts_until_somebody_goes_on(bench: Bench) -> None:
    live = await bench.open(3)
    bench.after(500)
    first, second, third = PLAYERS[:3]
    assert not await bench.tables.ask_pause(bench.id, first)
    assert not await bench.tables.ask_pause(bench.id, first)
    assert not await bench.tables.ask_pause(bench.id, third)
    assert (await bench.row()).pause == (0, 2)
    assert await bench.due() == 100
    assert await bench.tables.ask_pause(bench.id, second)
    bench.after(50 * CLOCK)
    again = bench.process()
    assert window(await again.current(bench.id)) is None
    for deed in (again.claim, again.ask_pause):
        with pytest.raises(AlreadyPaused):
            await deed(bench.id, others(live)[0])
    await again.resume(bench.id, third)
    assert await bench.due() == CLOCK
    with pytest.raises(NotPaused):
        await bench.tables.resume(bench.id, first)


async def test_who_plays_during_a_pause_leaves_the_clock_standing(bench: Bench) -> None:
    live = await bench.open()
    for place in live.table.seats:
        await bench.tables.ask_pause(bench.id, place.user)
    bench.after(CLOCK)
    await choose(bench.tables, bench.id, "ink")
    assert window(await bench.live()) is None
    bench.after(CLOCK)
    await bench.tables.resume(bench.id, ANN)
    assert await bench.due() == CLOCK


async def test_a_request_for_a_pause_is_refused_withdrawn_or_lapses(bench: Bench) -> None:
    live = await bench.open()
    asker, other = others(live)[0], user_of(live)
    for user in (other, asker):
        await bench.tables.ask_pause(bench.id, asker)
        await bench.tables.refuse_pause(bench.id, user)
        with pytest.raises(NoPauseAsked):
            await bench.tables.refuse_pause(bench.id, user)
    await bench.tables.ask_pause(bench.id, asker)
    await choose(bench.tables, bench.id, "ink")
    assert (await bench.live()).table.pause == ()
    with pytest.raises(NoPauseAsked):
        await bench.tables.refuse_pause(bench.id, other)
    assert not await bench.tables.ask_pause(bench.id, other)


async def test_the_next_game_of_a_series_does_not_begin_paused(bench: Bench) -> None:
    live = await bench.open(best_of=3)
    for place in live.table.seats:
        await bench.tables.ask_pause(bench.id, place.user)
    await bench.tables.concede(bench.id, ANN)
    await dealt(bench.tables, await bench.row())
    assert await bench.due() == CLOCK


# --- between two games ---


async def between(bench: Bench, **options: bool) -> TableRow:
    """The first game of a best of three is over after a while, by a concession of ANN's."""
    await bench.open(best_of=3, **options)
    bench.after(5 * CLOCK)
    await bench.tables.concede(bench.id, ANN)
    return await bench.row()


async def test_between_two_games_everybody_has_the_time_of_a_decision_to_be_ready(bench: Bench) -> None:
    await between(bench)
    assert await bench.due() == CLOCK
    found = window(await bench.live())
    assert found is not None
    assert found.seats == (0, 1)
    bench.after(100)
    await bench.tables.ready(bench.id, BEN)
    assert await bench.due(bench.process()) == await bench.due() == CLOCK - 100, "it runs for the others as before"
    assert (await bench.live()).awaited == (0,)
    await bench.tables.ready(bench.id, BEN, False)
    await bench.tables.ready(bench.id, BEN)
    assert await bench.due() == CLOCK - 100, "nor does readiness taken back gain any"
    bench.after(50)
    await bench.tables.ready(bench.id, ANN)
    assert (await bench.due(), (await bench.row()).status) == (CLOCK, "playing")


async def test_who_is_ready_claims_the_match_from_who_is_late_for_the_next_game(bench: Bench) -> None:
    await between(bench)
    bench.after(CLOCK - 1)
    await bench.tables.ready(bench.id, ANN)
    with pytest.raises(NotLate):
        await bench.tables.claim(bench.id, ANN)
    bench.after(1)
    assert (await bench.row()).status == "open", "nothing happens automatically"
    with pytest.raises(NotReady):
        await bench.tables.claim(bench.id, BEN)
    with pytest.raises(AlreadyDecided):
        await bench.tables.claim(bench.id, ANN, (await bench.live()).no - 1)
    assert await bench.tables.claim(bench.id, ANN) is None
    row = await bench.row()
    assert (row.status, row.ended, row.left, winners(row)) == ("over", "late", (1,), (0,))
    game = await bench.store.game(row.games[0])
    assert game is not None
    assert game.opened
    assert (await bench.live()).awaited == ()
    for deed in (bench.tables.claim, bench.tables.ask_pause, bench.tables.resume):
        with pytest.raises(NotPlaying):
            await deed(bench.id, ANN)


async def test_where_nobody_is_ready_nobody_claims_the_match(bench: Bench) -> None:
    await between(bench)
    bench.after(CLOCK)
    for user in (ANN, BEN):
        with pytest.raises(NotReady):
            await bench.tables.claim(bench.id, user)
    with pytest.raises(NotSeated):
        await bench.tables.claim(bench.id, PLAYERS[2])


async def test_without_a_clock_the_next_game_is_waited_for_without_end(bench: Bench) -> None:
    await between(bench)
    row = await bench.row()
    bare = replace(row, options=replace(row.options, clock=0), version=row.version + 1)
    assert await bench.store.save_table(bare, row.version)
    await bench.tables.ready(bench.id, ANN)
    bench.after(10**6)
    assert (await bench.live()).awaited == (1,)
    with pytest.raises(NoClock):
        await bench.tables.claim(bench.id, ANN)


class LateJournal:
    """Before a claim is written, the late player is ready after all."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def __getattr__(self, name: str) -> object:
        return getattr(self._bench.store, name)

    async def save_table(self, row: TableRow, version: int, *games: object) -> bool:
        await self._bench.tables.ready(self._bench.id, BEN)
        return await self._bench.store.save_table(row, version, *games)  # type: ignore[arg-type]


async def test_whoever_is_ready_before_the_claim_is_on_disk_plays_on(bench: Bench) -> None:
    await between(bench)
    await bench.tables.ready(bench.id, ANN)
    bench.after(CLOCK)
    with pytest.raises(Outdated):
        await bench.process(LateJournal(bench)).claim(bench.id, ANN)  # type: ignore[arg-type]
    row = await bench.row()
    assert (row.status, row.left, len(row.games)) == ("playing", (), 2)


async def test_a_pause_between_two_games_stands_until_somebody_goes_on_or_the_game_begins(bench: Bench) -> None:
    await between(bench)
    bench.after(400)
    assert not await bench.tables.ask_pause(bench.id, ANN)
    await bench.tables.refuse_pause(bench.id, BEN)
    assert not await bench.tables.ask_pause(bench.id, BEN)
    assert await bench.tables.ask_pause(bench.id, ANN)
    await bench.tables.ready(bench.id, ANN)
    bench.after(50 * CLOCK)
    with pytest.raises(AlreadyPaused):
        await bench.process().claim(bench.id, ANN)
    await bench.process().resume(bench.id, BEN)
    assert await bench.due() == CLOCK
    for user in (ANN, BEN):
        await bench.tables.ask_pause(bench.id, user)
    await bench.tables.ready(bench.id, BEN)
    assert await bench.due() == CLOCK, "the game begins with a clock that runs"


async def test_an_outage_gives_the_time_between_two_games_back(bench: Bench) -> None:
    await between(bench)
    bench.after(500)
    down = bench.clock.time
    bench.after(5 * CLOCK)
    assert await bench.process().renew(down, bench.clock.time) == [bench.id]
    assert (await bench.due(), (await bench.row()).outage) == (CLOCK, (down, bench.clock.time))
    for user in (ANN, BEN):
        await bench.tables.ready(bench.id, user)
    assert (await bench.row()).outage == (), "of the game after it there is nothing to tell"


async def test_between_two_games_nothing_is_taken_back_and_no_draw_is_agreed_on(bench: Bench) -> None:
    await between(bench)
    for deed in (bench.tables.ask_undo, bench.tables.offer_draw):
        with pytest.raises(NotPlaying):
            await deed(bench.id, ANN)


# --- outages ---


async def test_whose_time_ran_while_nobody_could_decide_gets_all_of_it(bench: Bench) -> None:
    await bench.open()
    bench.after(500)
    down = bench.clock.time
    bench.after(5 * CLOCK)
    up = bench.clock.time
    assert await bench.process().renew(down, up) == [bench.id]
    assert (await bench.row()).outage == (down, up)
    assert await bench.due() == CLOCK
    bench.after(1)
    assert await bench.tables.renew(down, up) == []
    assert await bench.due() == CLOCK - 1


async def test_who_was_late_before_an_outage_is_late_after_it(bench: Bench) -> None:
    live = await bench.open()
    bench.after(CLOCK)
    down = bench.clock.time
    bench.after(CLOCK)
    assert await bench.tables.renew(down, bench.clock.time) == []
    await bench.tables.claim(bench.id, others(live)[0])
    assert (await bench.live()).outcome is not None


async def test_an_outage_leaves_alone_what_did_not_run(bench: Bench) -> None:
    live = await bench.open()
    for place in live.table.seats:
        await bench.tables.ask_pause(bench.id, place.user)
    down = bench.clock.time
    bench.after(CLOCK)
    assert await bench.tables.renew(down, bench.clock.time) == []
    await bench.tables.concede(bench.id, ANN)
    assert await bench.tables.renew(down, bench.clock.time) == []
    await bench.open(clock=0)
    assert await bench.tables.renew(down, bench.clock.time) == []


class TornJournal:
    """Of one table the store can tell nothing any more."""

    def __init__(self, store: Store, torn: str) -> None:
        self._store, self._torn = store, torn

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def game(self, game: str) -> object:
        if game.startswith(self._torn):
            raise StoreBroken("store-bad", "A page is bad.")
        return await self._store.game(game)


async def test_one_broken_table_does_not_take_the_others_their_time(bench: Bench, tmp_path: Path) -> None:
    row = await seated(bench.tables, channel=8)
    await bench.store.save_table(replace(row, options=replace(row.options, clock=CLOCK), version=9), row.version)
    torn = await dealt(bench.tables, await bench.tables.table(row.id))
    await bench.open()
    down = bench.clock.time
    bench.after(CLOCK)
    fresh = bench.process(TornJournal(bench.store, torn.id))  # type: ignore[arg-type]
    assert await fresh.renew(down, bench.clock.time) == [bench.id]


async def test_the_store_knows_the_last_beat_and_who_takes_reminders(tmp_path: Path) -> None:
    store = await store_at(tmp_path)
    assert (await store.last_beat(), await store.user_reminded(1)) == (0.0, True)
    for now in (50.0, 80.5):
        await store.beat(now)
    await store.set_user_name(1, "Ann")
    assert await store.user_reminded(1)
    await store.set_user_reminded(1, False)
    assert (await store.last_beat(), await store.user_reminded(1), await store.user_name(1)) == (80.5, False, "Ann")
    await store.close()
