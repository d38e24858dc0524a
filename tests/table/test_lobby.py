"""Before a match and after one: what is agreed, who says no, when it is given up, who says who starts."""

import pytest

from data.store import Store
from engine.kernel.cards.flag import Flag
from engine.kernel.state.question import Question
from engine.table import (
    BadOptions,
    ChannelTaken,
    Habits,
    HomeSettled,
    NotHost,
    NotInvited,
    NotOpen,
    Options,
    TableRow,
    Tables,
    UndoForbidden,
    value_of,
    with_value,
)
from engine.table.live import is_answered_for
from tests.table.players import ANN, BEN, CAT, DAN, DECK, choose, dealt, first_turn, seated, started, tables_over


async def test_the_host_alone_sets_options_and_the_others_must_be_ready_anew(tables: Tables) -> None:
    row = await seated(tables)
    for user in (ANN, BEN):
        with pytest.raises(BadOptions):
            await tables.set_option(row.id, ANN, "clock", 7)
        if user == BEN:
            row = await tables.ready(row.id, user)
    with pytest.raises(NotHost):
        await tables.set_option(row.id, BEN, "undo", False)
    row = await tables.set_option(row.id, ANN, "undo", False)
    assert (row.changed, [place.ready for place in row.seats]) == ("undo", [False, False])
    row = await tables.set_option(row.id, ANN, "chooser", 1)
    assert row.options.flags == {"undo": False, "chooser": 1}
    row = await dealt(tables, row)
    assert (row.changed, row.expires_at) == ("", 0.0)
    live = await tables.current(row.id)
    assert live.question is not None
    assert live.question.seat == 1, "who says who starts was agreed"
    with pytest.raises(NotOpen):
        await tables.set_option(row.id, ANN, "undo", True)
    await first_turn(tables, row.id)
    await choose(tables, row.id, "end")
    with pytest.raises(UndoForbidden):
        await tables.ask_undo(row.id, ANN)


async def test_a_double_click_is_told_by_when_it_was_pressed_however_late_it_comes(tables: Tables) -> None:
    row = await seated(tables)
    pressed = [(True, 500.0), (False, 500.4), (False, 502.5)]
    after = [await tables.ready(row.id, ANN, ready, at) for ready, at in pressed]
    assert [each.seats[0].ready for each in after] == [True, True, False]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("best_of", True),
        ("best_of", 5),
        ("language", "xx"),
        ("undo", 0),
        ("items_on_opponent", True),
        ("nothing", 1),
    ],
)
async def test_only_what_is_offered_may_be_set(tables: Tables, name: str, value: bool | int | str) -> None:
    row = await seated(tables)
    with pytest.raises(BadOptions):
        await tables.set_option(row.id, ANN, name, value)
    assert await tables.table(row.id) == row


def test_what_does_not_fit_may_only_stay_as_usual() -> None:
    three = Options(game="lorcana", seats=3)
    assert with_value(three, (), "best_of", 1) == three
    with pytest.raises(BadOptions):
        with_value(three, (), "best_of", 3)


def test_an_option_that_nobody_has_set_has_its_usual_value() -> None:
    assert value_of(Options(game="mlp"), Flag("farewell_on_any_leave", (True, False))) is True
    assert value_of(Options(game="mlp", lang="ja"), Flag("language", ("en", "ja"))) == "ja"


async def test_a_challenge_is_declined_by_the_invited_alone(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=7, host=ANN, options=Options(game="lorcana", seats=3), invited=[BEN, CAT])
    with pytest.raises(NotInvited):
        await tables.decline(row.id, ANN)
    row = await tables.decline(row.id, BEN)
    assert (row.status, row.ended, row.declined) == ("over", "declined", (BEN,)), "three cannot sit down any more"
    with pytest.raises(NotOpen):
        await tables.join(row.id, CAT)


async def test_who_has_declined_may_think_again_while_others_can_come(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=7, host=ANN, options=Options(game="lorcana"), invited=[BEN, CAT])
    assert (await tables.decline(row.id, BEN)).status == "open"
    row = await tables.join(row.id, BEN)
    assert (row.declined, len(row.seats)) == ((), 2)


async def test_a_declined_rematch_leaves_room_for_another_and_is_played_at_the_same_place(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=7, host=ANN, options=Options(game="lorcana"), alone=False)
    await tables.join(row.id, BEN)
    for user in (ANN, BEN):
        row = await tables.set_deck(row.id, user, "Neighbours", DECK)
    row = await tables.attach_thread((await dealt(tables, row)).id, 70)
    assert (await tables.attach_thread(row.id, 71)).home == 70, "where it is played stays"
    await tables.concede(row.id, BEN)
    fresh = await tables.rematch(row.id, ANN)
    assert (fresh.home, fresh.is_rematch) == (70, True)
    with pytest.raises(NotInvited):
        await tables.decline(fresh.id, CAT)
    assert (await tables.decline(fresh.id, BEN)).ended == "declined"
    again = await tables.rematch(row.id, BEN)
    assert again.id not in (row.id, fresh.id)
    assert (again.status, again.declined) == ("open", ())
    with pytest.raises(ChannelTaken):
        await tables.open(guild=1, channel=70, host=CAT, options=Options(game="lorcana"))
    other = await tables.open(guild=1, channel=7, host=CAT, options=Options(game="lorcana"), alone=False)
    assert other.status == "open", "the channel itself is free"
    assert (await tables.detach_thread(again.id, 71)).home == 70, "that was another thread"
    assert (await tables.detach_thread(again.id, 70)).home == 7, "its thread has been deleted"
    assert (await tables.attach_thread(again.id, 72)).home == 72
    assert (await tables.detach_thread((await dealt(tables, again)).id, 72)).home == 7
    await tables.attach_thread(again.id, 73)
    await tables.concede(again.id, ANN)
    assert (await tables.detach_thread(again.id, 73)).home == 73, "it was played there"


async def test_of_two_matches_that_can_have_no_thread_one_has_the_channel_and_the_other_waits(tables: Tables) -> None:
    rows = [await dealt(tables, await seated_beside(tables, user)) for user in (ANN, CAT)]
    first = await tables.attach_thread(rows[0].id, 7)
    assert (first.home, first.has_home_alone) == (7, True)
    with pytest.raises(ChannelTaken):
        await tables.attach_thread(rows[1].id, 7)
    assert not (await tables.table(rows[1].id)).has_home
    with pytest.raises(ChannelTaken):
        await tables.open(guild=1, channel=7, host=DAN, options=Options(game="lorcana"))
    await tables.leave_game(first.id, ANN)
    assert (await tables.attach_thread(rows[1].id, 7)).home == 7


async def seated_beside(tables: Tables, host: int) -> TableRow:
    """A table that looks for a thread, with BEN across."""
    row = await tables.open(guild=1, channel=7, host=host, options=Options(game="lorcana"), alone=False)
    await tables.join(row.id, BEN)
    for user in (host, BEN):
        row = await tables.set_deck(row.id, user, "Neighbours", DECK)
    return row


async def test_who_may_watch_is_agreed_until_it_is_settled_where_the_match_is_played(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=7, host=ANN, options=Options(game="lorcana"), alone=False)
    for spectators in (False, True, False):
        row = await tables.set_option(row.id, ANN, "spectators", spectators)
        assert row.options.spectators is spectators
    await tables.attach_thread(row.id, 70)
    with pytest.raises(HomeSettled):
        await tables.set_option(row.id, ANN, "spectators", True)
    here = await tables.open(guild=1, channel=8, host=ANN, options=Options(game="lorcana"))
    with pytest.raises(HomeSettled):
        await tables.set_option(here.id, ANN, "spectators", False)
    assert (await tables.set_option(here.id, ANN, "spectators", True)).options.spectators


async def test_after_a_draw_the_other_one_says_who_starts(tables: Tables) -> None:
    row = await started(tables)
    live = await first_turn(tables, row.id)
    first = live.play.game.state.first
    for user in (ANN, BEN):
        await tables.offer_draw(row.id, user)
    live = await tables.current((await dealt(tables, await tables.rematch(row.id, ANN))).id)
    assert live.question is not None
    assert live.question.seat == 1 - first


async def test_a_table_that_nobody_comes_to_is_given_up_after_a_restart_too(tables: Tables, store: Store) -> None:
    row = await seated(tables)
    other = await tables.open(guild=1, channel=8, host=CAT, options=Options(game="lorcana"))
    clock = tables._clock
    assert hasattr(clock, "time")
    clock.time = other.expires_at - 10
    await tables.set_entropy(row.id, ANN, "own words")
    assert await tables.expire(other.id) == other.expires_at, "not yet"
    assert (await tables.table(other.id)).status == "open"
    clock.time = other.expires_at
    after = tables_over(store, 9)
    after._clock = clock
    assert await after.expire(other.id) is None
    assert await after.expire(row.id) == (await after.table(row.id)).expires_at
    assert (await after.table(other.id)).ended == "expired"
    assert (await after.table(row.id)).status == "open", "what is done at a table keeps it open"
    row = await dealt(after, await after.table(row.id))
    clock.time += 10**6
    assert await after.expire(row.id) is None
    assert (await after.table(row.id)).status == "playing", "a game that has begun does not expire"


@pytest.mark.parametrize(
    ("question", "always", "wished"),
    [
        (Question(1, 0, "card", [("card", 5)], private=True), False, True),
        (Question(1, 0, "card", [("card", 5)]), True, True),
        (Question(1, 0, "card", [("card", 5), ("card", 6)], private=True), False, False),
        (Question(1, 0, "card", [("card", 5)], 0, 1, private=True), False, False),
        (Question(1, 0, "action", [("end",)]), False, False),
        (Question(1, 0, "action", [("pass",)]), False, True),
        (Question(1, 0, "action", [("pass",), ("pass_on",)], private=True), False, True),
        (Question(1, 0, "action", [("event", 5), ("pass",), ("pass_on",)], private=True), False, False),
    ],
)
def test_only_what_leaves_no_choice_is_answered_for_who_wants_it(
    question: Question,
    always: bool,
    wished: bool,
) -> None:
    assert is_answered_for(question, Habits()) is always
    assert is_answered_for(question, Habits(answer_forced=True)) is wished


async def test_habits_go_to_every_seat_now_and_later(tables: Tables) -> None:
    row = await seated(tables)
    await tables.set_habits(BEN, Habits(answer_forced=True, confirm_end=False))
    assert [place.habits.answer_forced for place in (await tables.table(row.id)).seats] == [False, True]
    other = await tables.open(guild=1, channel=8, host=BEN, options=Options(game="lorcana"))
    assert not other.seats[0].habits.confirm_end


async def test_a_refusal_is_told_until_the_next_input(tables: Tables) -> None:
    row = await started(tables)
    live = await first_turn(tables, row.id)
    await tables.offer_draw(row.id, ANN)
    row = await tables.refuse_draw(row.id, BEN)
    assert row.refused is not None
    assert (row.refused.what, row.refused.seat, row.refused.is_own, row.refused.at) == ("draw", 1, False, live.no)
    await tables.offer_draw(row.id, ANN)
    assert (await tables.table(row.id)).refused is None
    row = await tables.refuse_draw(row.id, ANN)
    assert row.refused is not None
    assert row.refused.is_own
    await choose(tables, row.id, "end")
    assert (await tables.current(row.id)).table.refused is None
