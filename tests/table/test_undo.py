"""Going back: free for one's own last decision while nothing hidden was seen, else by consent of all others."""

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.kernel.state.question import Undo
from engine.kernel.views.view import View
from engine.table import AlreadyDecided, Live, NothingToUndo, Tables, UndoForbidden
from tests.table.players import (
    ANN,
    BEN,
    CAT,
    PLAYERS,
    STRIKING,
    choose,
    first_turn,
    started,
    tables_over,
    user_of,
)


def position(live: Live) -> View:
    """What the awaited seat sees, apart from the count of inputs and the last happening."""
    assert live.question is not None
    return replace(live.play.view(live.question.seat), no=0, last=())


async def test_ones_own_last_action_is_taken_back_at_once(tables: Tables, store: Store) -> None:
    row = await started(tables)
    before = await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    step = await tables.ask_undo(row.id, user_of(before))
    after = await tables.current(row.id)
    assert step is not None
    assert position(after) == position(before)
    assert after.no == before.no + 2
    assert (await store.rows(after.game))[-1].input == Undo(before.seat_of(user_of(before)), before.no)
    await choose(tables, row.id, "ink")
    with pytest.raises(AlreadyDecided):
        await tables.submit(row.id, after.game, user_of(after), (0,), before.no)


async def test_forced_answers_go_back_with_the_action_that_forced_them(tables: Tables) -> None:
    row = await started(tables, deck=STRIKING)
    await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    before = await tables.current(row.id)
    await choose(tables, row.id, "play")
    assert (await tables.current(row.id)).no == before.no + 2
    assert await tables.ask_undo(row.id, user_of(before)) is not None
    assert position(await tables.current(row.id)) == position(before)


async def test_what_has_shown_a_card_needs_consent(tables: Tables) -> None:
    row = await started(tables)
    before = await first_turn(tables, row.id)
    asker = user_of(before)
    other = BEN if asker == ANN else ANN
    await choose(tables, row.id, "end")
    assert await tables.ask_undo(row.id, asker) is None
    asked = await tables.current(row.id)
    assert asked.table.undo is not None
    assert (asked.table.undo.to, asked.table.undo.at) == (before.no, asked.no)
    with pytest.raises(NothingToUndo):
        await tables.consent_undo(row.id, asker)
    step = await tables.consent_undo(row.id, other)
    assert step is not None
    after = await tables.current(row.id)
    assert position(after) == position(before)
    assert after.table.undo is None


async def test_after_another_decision_it_needs_consent_and_takes_that_back_too(tables: Tables) -> None:
    row = await started(tables)
    before = await first_turn(tables, row.id)
    asker = user_of(before)
    await choose(tables, row.id, "end")
    other = user_of(await tables.current(row.id))
    await choose(tables, row.id, "ink")
    assert await tables.ask_undo(row.id, asker) is None
    await tables.consent_undo(row.id, other)
    assert position(await tables.current(row.id)) == position(before)


async def test_a_request_lapses_with_the_next_input(tables: Tables) -> None:
    row = await started(tables)
    asker = user_of(await first_turn(tables, row.id))
    await choose(tables, row.id, "end")
    other = user_of(await tables.current(row.id))
    await tables.ask_undo(row.id, asker)
    await choose(tables, row.id, "ink")
    assert (await tables.current(row.id)).table.undo is None
    with pytest.raises(NothingToUndo):
        await tables.consent_undo(row.id, other)


async def test_a_request_may_be_refused_or_withdrawn(tables: Tables) -> None:
    row = await started(tables)
    asker = user_of(await first_turn(tables, row.id))
    await choose(tables, row.id, "end")
    other = user_of(await tables.current(row.id))
    for user in (other, asker):
        await tables.ask_undo(row.id, asker)
        assert (await tables.refuse_undo(row.id, user)).undo is None
        with pytest.raises(NothingToUndo):
            await tables.refuse_undo(row.id, user)


async def test_three_need_both_others(tables: Tables, store: Store) -> None:
    row = await started(tables, 3)
    before = await first_turn(tables, row.id)
    asker = user_of(before)
    await choose(tables, row.id, "end")
    await tables.ask_undo(row.id, asker)
    first, second = (user for user in (ANN, BEN, CAT) if user != asker)
    assert await tables.consent_undo(row.id, first) is None
    assert await tables.consent_undo(row.id, first) is None
    assert await tables_over(store, 9).consent_undo(row.id, second) is not None
    assert position(await tables.current(row.id)) == position(before)


async def test_nobody_comes_back_who_has_left(tables: Tables) -> None:
    row = await started(tables, 3)
    live = await first_turn(tables, row.id)
    asker = user_of(live)
    await choose(tables, row.id, "ink")
    await tables.leave_game(row.id, next(user for user in PLAYERS[:3] if user != asker))
    with pytest.raises(NothingToUndo):
        await tables.ask_undo(row.id, asker)
    with pytest.raises(NothingToUndo):
        await tables.ask_undo(row.id, asker, to=live.no)


async def test_no_undo_where_that_was_agreed_nor_before_any_decision(tables: Tables) -> None:
    strict = await started(tables, flags={"undo": False})
    live = await first_turn(tables, strict.id)
    await choose(tables, strict.id, "ink")
    with pytest.raises(UndoForbidden):
        await tables.ask_undo(strict.id, user_of(live))
    fresh = await started(tables, channel=99)
    for user in (ANN, BEN):
        with pytest.raises(NothingToUndo):
            await tables.ask_undo(fresh.id, user)


async def test_an_undo_can_be_taken_back_to_the_line_it_left_but_not_beyond(tables: Tables) -> None:
    row = await started(tables)
    before = await first_turn(tables, row.id)
    user = user_of(before)
    await choose(tables, row.id, "ink")
    inked = await tables.current(row.id)
    await tables.ask_undo(row.id, user)
    with pytest.raises(NothingToUndo):
        await tables.ask_undo(row.id, user, to=inked.no)
    await choose(tables, row.id, "end")
    assert await tables.ask_undo(row.id, user) is None
    request = (await tables.current(row.id)).table.undo
    assert request is not None
    assert request.to == inked.no + 1
