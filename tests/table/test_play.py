"""A game at a table: whose decision it is, what a late or foreign click gets, and that both may click at once."""

import asyncio
from random import Random

import pytest

from data.store import Store
from engine.kernel.flow import machine
from engine.kernel.record import record
from engine.kernel.record.record import RecordRow
from engine.kernel.state.game import Game
from engine.kernel.state.question import AgreeDraw, Answer, Input
from engine.players.policy import uniform
from engine.table import (
    AgainstTheRules,
    AlreadyDecided,
    Diverged,
    Faulty,
    Frozen,
    Journal,
    NoDrawOffered,
    NotPlaying,
    NotSeated,
    NotYourDecision,
    StoreBroken,
    TableRow,
    Tables,
)
from tests.table.players import (
    ANN,
    BEN,
    CAT,
    DAN,
    PLAYERS,
    STRIKING,
    act,
    act_until,
    choose,
    first_turn,
    started,
    tables_over,
    user_of,
)


def other(user: int) -> int:
    return BEN if user == ANN else ANN


async def inked(tables: Tables) -> TableRow:
    """A game of striking neighbours in which the first player may play his first."""
    row = await started(tables, deck=STRIKING)
    await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    return row


async def test_a_game_is_played_to_its_end(tables: Tables, store: Store) -> None:
    row = await started(tables)
    live = await act_until(tables, row.id, Random(2), 5000)
    assert live.outcome is not None
    assert live.table.status == "over"
    assert await store.rows(live.game) == live.play.rows
    with pytest.raises(NotPlaying):
        await tables.submit(row.id, live.game, ANN, (0,), live.no)
    with pytest.raises(NotPlaying):
        await tables.concede(row.id, ANN)


async def test_a_double_click_counts_once(tables: Tables) -> None:
    row = await started(tables)
    live = await tables.current(row.id)
    click = (row.id, live.game, user_of(live), (0,), live.no)
    results = await asyncio.gather(tables.submit(*click), tables.submit(*click), return_exceptions=True)
    assert [type(result) for result in results if isinstance(result, Exception)] == [AlreadyDecided]
    assert (await tables.current(row.id)).no == live.no + 1


async def test_foreign_late_and_wrong_clicks_change_nothing(tables: Tables) -> None:
    row = await started(tables)
    live = await first_turn(tables, row.id)
    user = user_of(live)
    with pytest.raises(NotYourDecision) as caught:
        await tables.submit(row.id, live.game, other(user), (0,), live.no)
    assert caught.value.told == {"seat": live.seat_of(user)}
    with pytest.raises(NotSeated):
        await tables.submit(row.id, live.game, CAT, (0,), live.no)
    with pytest.raises(AlreadyDecided):
        await tables.submit(row.id, live.game, user, (0,), live.no - 1)
    with pytest.raises(AlreadyDecided):
        await tables.submit(row.id, "another game", user, (0,), live.no)
    with pytest.raises(AgainstTheRules) as refused:
        await tables.submit(row.id, live.game, user, (999,), live.no)
    assert refused.value.told == {"rule": "4.3.2", "reason": "not_offered"}
    assert (await tables.current(row.id)).play.rows == live.play.rows


async def test_two_processes_click_at_once_and_one_is_told(tables: Tables, store: Store) -> None:
    row = await started(tables)
    elsewhere = tables_over(store, seed=2)
    random = Random(4)
    for _ in range(40):
        live = await tables.current(row.id)
        assert (await elsewhere.current(row.id)).play.view(0) == live.play.view(0)
        if live.question is None:
            break
        click = (row.id, live.game, user_of(live), uniform(live.play.game, live.question, random), live.no)
        results = await asyncio.gather(tables.submit(*click), elsewhere.submit(*click), return_exceptions=True)
        assert [type(result) for result in results if isinstance(result, Exception)] == [AlreadyDecided]
    assert await store.rows(live.game) == (await elsewhere.current(row.id)).play.rows


async def test_both_players_act_at_once(tables: Tables, store: Store) -> None:
    row = await started(tables)
    live = await first_turn(tables, row.id)
    user = user_of(live)
    elsewhere = tables_over(store, seed=2)
    await elsewhere.current(row.id)
    end = len(live.question.options) - 1 if live.question else 0
    results = await asyncio.gather(
        tables.submit(row.id, live.game, user, (end,), live.no),
        elsewhere.concede(row.id, other(user)),
        return_exceptions=True,
    )
    after = await tables.current(row.id)
    assert after.outcome is not None
    assert after.outcome.winners == (live.seat_of(user),)
    assert not isinstance(results[1], Exception)
    assert after.no - live.no == (1 if isinstance(results[0], AlreadyDecided) else 2)


class FailingJournal:
    """A journal that cannot write inputs any more."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.failing = False
        self.lasts = 10**6

    def __getattr__(self, name: str) -> object:
        return getattr(self._journal, name)

    async def append(self, game: str, expected_no: int, row: RecordRow, *, by: int = -1, at: float = 0.0) -> bool:
        self.lasts -= 1
        if self.failing or self.lasts < 0:
            raise StoreBroken("store-full", "The disk is full.")
        return await self._journal.append(game, expected_no, row, by=by, at=at)


async def test_what_cannot_be_written_has_not_happened(store: Store) -> None:
    journal = FailingJournal(store)
    tables = tables_over(journal)
    heard: list[str] = []
    row = await started(tables)
    live = await act_until(tables, row.id, Random(3), 12)

    async def listen(table: str) -> None:
        heard.append(table)

    tables.on_change(listen)
    journal.failing = True
    views = [live.play.view(seat) for seat in (-1, 0, 1)]
    for request in (lambda: act(tables, row.id, Random(3)), lambda: tables.concede(row.id, ANN)):
        with pytest.raises(StoreBroken, match="The disk is full"):
            await request()
    still = await tables.current(row.id)
    assert [still.play.view(seat) for seat in (-1, 0, 1)] == views
    assert (still.play.rows, still.play.head, heard) == (live.play.rows, live.play.head, [])
    journal.failing = False
    await act(tables, row.id, Random(3))
    assert (await tables.current(row.id)).no > live.no


async def test_what_was_written_has_happened_though_the_rest_could_not_be(store: Store) -> None:
    journal = FailingJournal(store)
    tables = tables_over(journal)
    row = await inked(tables)
    before = await tables.current(row.id)
    journal.lasts = 1
    step = await choose(tables, row.id, "play")
    assert step.no == before.no + 1
    assert step.question is not None
    assert step.question.is_forced
    journal.lasts = 1
    assert (await tables.current(row.id)).no == before.no + 2


async def test_a_snapshot_that_cannot_be_kept_costs_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(game: str, no: int, state: bytes) -> None:
        raise StoreBroken("store-full", "The disk is full.")

    monkeypatch.setattr(store, "put_snapshot", full)
    tables = tables_over(store)
    row = await started(tables)
    live = await act_until(tables, row.id, Random(1), 30)
    assert await store.snapshot(live.game) is None
    tables.drop_caches()
    assert (await tables.current(row.id)).play.rows == live.play.rows


async def test_a_cycle_without_end_freezes_the_table_and_decides_nothing(
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = await inked(tables)
    live = await tables.current(row.id)
    with monkeypatch.context() as patch:
        patch.setattr(machine, "WORK_LIMIT", 0)
        with pytest.raises(Frozen) as caught:
            await choose(tables, row.id, "play")
        assert caught.value.told["cycle"]
        assert (await tables.current(row.id)).play.rows == live.play.rows
    await choose(tables, row.id, "play")
    assert (await tables.current(row.id)).no == live.no + 2


async def test_a_fault_of_the_engine_leaves_the_table_as_it_was_and_goes_to_the_log(
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    row = await inked(tables)
    live = await tables.current(row.id)

    def breaks(*args: object, **kwargs: object) -> None:
        raise KeyError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Game, "fire", breaks)
        with pytest.raises(Faulty) as caught:
            await choose(tables, row.id, "play")
        assert caught.value.key == "table-faulty"
        assert (await tables.current(row.id)).play.snapshot() == live.play.snapshot()
    assert "KeyError: 'a fault of ours'" in caplog.text
    await choose(tables, row.id, "play")
    assert (await tables.current(row.id)).no == live.no + 2


async def test_a_fault_in_what_the_table_answers_by_itself_keeps_the_question_open(
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = await started(tables, deck=STRIKING)
    live = await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    take = machine.take

    def breaks(game: Game, move: Input) -> None:
        if game.state.question is not None and game.state.question.is_forced:
            raise KeyError("a fault of ours")
        take(game, move)

    with monkeypatch.context() as patch:
        patch.setattr(record, "take", breaks)
        step = await choose(tables, row.id, "play")
    assert step.no == live.no + 2
    assert step.question is not None
    assert step.question.is_forced


async def test_a_record_at_which_the_engine_breaks_no_longer_replays(
    tables: Tables,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = await inked(tables)

    def breaks(*args: object) -> None:
        raise KeyError("a fault of ours")

    for where, no in (("take", 1), ("start", 0)):
        tables.drop_caches()
        with monkeypatch.context() as patch:
            patch.setattr(record, where, breaks)
            with pytest.raises(Diverged) as caught:
                await tables.current(row.id)
            assert caught.value.told["no"] == no
    tables.drop_caches()
    assert (await tables.current(row.id)).question is not None


async def test_a_forced_question_is_answered_by_the_table_as_an_input_of_its_own(tables: Tables, store: Store) -> None:
    row = await started(tables, deck=STRIKING)
    live = await first_turn(tables, row.id)
    seat = live.seat_of(user_of(live))
    await choose(tables, row.id, "ink")
    acted = (await tables.current(row.id)).acted
    step = await choose(tables, row.id, "play")
    rows = await store.rows(live.game)
    assert step.no == len(rows) == live.no + 3
    assert rows[-1].input == Answer(seat, (0,))
    assert [event.kind for event in step.events] == ["play", "resolve", "choose", "damage"]
    assert step.question is not None
    assert step.question.kind == "action"
    for each in (tables, tables_over(store)):
        assert (await each.current(row.id)).acted[seat] == acted[seat] + 1


async def test_a_forced_answer_that_a_crash_has_cut_off_is_given_on_loading(tables: Tables, store: Store) -> None:
    row = await started(tables, deck=STRIKING)
    live = await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    inked = await tables.current(row.id)
    assert inked.question is not None
    play = inked.play.fork()
    at = next(at for at, option in enumerate(inked.question.options) if option[0] == "play")
    play.take(Answer(inked.question.seat, (at,)))
    assert await store.append(live.game, inked.no, play.rows[-1])
    loaded = await tables.current(row.id)
    assert loaded.no == inked.no + 2
    assert await store.rows(live.game) == loaded.play.rows


async def test_a_table_that_froze_at_a_forced_answer_can_still_be_looked_at_and_conceded(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = FailingJournal(store)
    tables = tables_over(journal)
    row = await inked(tables)
    journal.lasts = 1
    step = await choose(tables, row.id, "play")
    journal.lasts = 2
    monkeypatch.setattr(machine, "WORK_LIMIT", 0)
    live = await tables.current(row.id)
    assert (live.no, live.question) == (step.no, step.question)
    conceded = await tables.concede(row.id, ANN)
    assert conceded.outcome is not None


async def test_an_action_menu_with_one_entry_is_still_the_players_own(tables: Tables) -> None:
    row = await inked(tables)
    await choose(tables, row.id, "play")
    live = await tables.current(row.id)
    assert live.question is not None
    assert live.question.options == [("end",)]


async def test_a_draw_needs_everybody_and_an_offer_stands_until_the_next_input(tables: Tables) -> None:
    row = await started(tables)
    await first_turn(tables, row.id)
    assert await tables.offer_draw(row.id, ANN) is None
    assert (await tables.current(row.id)).table.draw == (0,)
    await tables.refuse_draw(row.id, BEN)
    with pytest.raises(NoDrawOffered):
        await tables.refuse_draw(row.id, BEN)
    await tables.offer_draw(row.id, ANN)
    await choose(tables, row.id, "end")
    assert (await tables.current(row.id)).table.draw == ()
    assert await tables.offer_draw(row.id, BEN) is None
    step = await tables.offer_draw(row.id, ANN)
    assert step is not None
    assert step.outcome is not None
    assert (step.outcome.winners, step.outcome.reason) == ((), "agreed_draw")
    over = await tables.current(row.id)
    assert over.play.rows[-1].input == AgreeDraw((0, 1))
    assert (over.table.status, over.table.wins, over.table.loser) == ("over", (0, 0), -1)


@pytest.mark.parametrize("seats", [3, 4])
async def test_three_and_four_play_on_when_one_leaves(tables: Tables, seats: int) -> None:
    row = await started(tables, seats)
    live = await first_turn(tables, row.id)
    leaver = live.seat_of(user_of(live))
    step = await tables.leave_game(row.id, PLAYERS[leaver])
    assert step.outcome is None
    assert step.question is not None
    assert step.question.seat == (leaver + 1) % seats
    with pytest.raises(NotSeated):
        await tables.concede(row.id, PLAYERS[leaver])
    conceding = (leaver + 2) % seats
    step = await tables.concede(row.id, PLAYERS[conceding])
    with pytest.raises(NotPlaying):
        await tables.offer_draw(row.id, PLAYERS[conceding])
    live = await act_until(tables, row.id, Random(seats), 5000)
    assert live.outcome is not None
    assert live.table.status == "over"
    assert live.table.left == (leaver,)
    assert {leaver, conceding}.isdisjoint(live.outcome.winners)
    assert live.table.wins == tuple(int(seat in live.outcome.winners) for seat in range(seats))


async def test_the_next_one_begins_when_the_starter_leaves_before_the_first_turn(tables: Tables) -> None:
    row = await started(tables, 3)
    live = await tables.current(row.id)
    await tables.submit(row.id, live.game, user_of(live), (2,), live.no)
    await tables.leave_game(row.id, CAT)
    live = await first_turn(tables, row.id)
    assert live.question is not None
    assert (live.question.kind, live.question.seat) == ("action", 0)


async def test_what_is_printed_tells_no_secret_and_no_hand(tables: Tables) -> None:
    row = await started(tables)
    live = await first_turn(tables, row.id)
    assert repr(live) == f"Live('{live.game}' after {live.no})"
    assert repr(live.kept) == f"GameRow('{live.game}', opened=False)"


async def test_three_agree_on_a_draw_without_the_one_who_left(tables: Tables) -> None:
    row = await started(tables, 4)
    await first_turn(tables, row.id)
    await tables.leave_game(row.id, DAN)
    assert await tables.offer_draw(row.id, ANN) is None
    assert await tables.offer_draw(row.id, CAT) is None
    step = await tables.offer_draw(row.id, BEN)
    assert step is not None
    assert step.outcome is not None


async def test_an_input_may_be_made_for_the_seat(tables: Tables) -> None:
    row = await started(tables)
    live = await tables.current(row.id)

    def first(seat: int) -> Input:
        return Answer(seat, (0,))

    step = await tables.submit(row.id, live.game, user_of(live), first, live.no)
    assert step.no == live.no + 1
