"""A series: who chooses the starter, locked decks, when it is over, when the secrets open, and the rematch."""

import pytest

from data.store import Store
from engine.kernel.record.shuffle import commitment
from engine.kernel.state.question import Concede
from engine.table import (
    ChannelTaken,
    DecksLocked,
    FormerPlayer,
    NotOver,
    NotSeated,
    Outdated,
    TableRow,
    Tables,
    stage,
    winners,
)
from tests.table.players import ANN, BEN, CAT, DECK, PLAYERS, STRIKING, dealt, first_turn, seated, started, tables_over


async def lose(tables: Tables, row: TableRow, user: int) -> TableRow:
    await tables.concede(row.id, user)
    return await tables.table(row.id)


async def test_the_loser_chooses_who_starts_the_next_game(tables: Tables) -> None:
    row = await started(tables, best_of=3)
    row = await lose(tables, row, BEN)
    assert (row.status, row.wins, row.loser, row.results) == ("open", (1, 0), 1, ((0,),))
    assert [place.ready for place in row.seats] == [False, False]
    row = await dealt(tables, row)
    live = await tables.current(row.id)
    assert live.question is not None
    assert (live.question.kind, live.question.seat) == ("start", 1)
    assert len(row.games) == len(set(row.games)) == 2


async def test_two_wins_decide_a_best_of_three(tables: Tables) -> None:
    row = await started(tables, best_of=3)
    row = await dealt(tables, await lose(tables, row, BEN))
    row = await dealt(tables, await lose(tables, row, ANN))
    assert (row.status, row.wins) == ("playing", (1, 1))
    row = await lose(tables, row, ANN)
    assert (row.status, row.wins, winners(row)) == ("over", (1, 2), (1,))
    row = await started(tables, best_of=3)
    row = await dealt(tables, await lose(tables, row, BEN))
    row = await lose(tables, row, BEN)
    assert (row.status, row.wins, len(row.games)) == ("over", (2, 0), 2)


async def test_a_drawn_game_is_a_game(tables: Tables) -> None:
    row = await started(tables, best_of=3)
    for _ in range(3):
        await tables.offer_draw(row.id, ANN)
        await tables.offer_draw(row.id, BEN)
        row = await tables.table(row.id)
        if row.status != "over":
            assert row.loser == -1
            row = await dealt(tables, row)
    assert (row.status, row.wins, len(row.results), winners(row)) == ("over", (0, 0), 3, ())


async def test_the_decks_of_a_series_are_locked_and_its_cards_stay_as_they_were(tables: Tables, store: Store) -> None:
    row = await started(tables, best_of=3)
    row = await lose(tables, row, BEN)
    with pytest.raises(DecksLocked):
        await tables.set_deck(row.id, ANN, "Other", STRIKING)
    row = await dealt(tables_over(store, cards={}), row)
    games = [await store.game(game) for game in row.games]
    assert games[0] is not None
    assert games[1] is not None
    assert games[0].setup.cards == games[1].setup.cards
    assert games[0].setup.decks == games[1].setup.decks
    assert games[0].secret != games[1].secret


async def test_every_game_has_its_own_commitment_and_secrets_open_when_the_series_is_over(
    tables: Tables,
    store: Store,
) -> None:
    row = await started(tables, best_of=3)
    row = await lose(tables, row, BEN)
    promised = row.commitment
    typed = await tables.set_entropy(row.id, ANN, "again")
    assert (typed.seats[0].entropy, typed.commitment) == ("again", promised)
    assert [game.opened for game in [await store.game(name) for name in row.games] if game] == [False]
    row = await dealt(tables, typed)
    row = await lose(tables, row, BEN)
    games = [game for game in [await store.game(name) for name in row.games] if game]
    assert [game.opened for game in games] == [True, True]
    assert games[1].setup.commitment == promised == commitment(games[1].secret, games[1].id)


async def test_a_series_that_is_taken_away_opens_its_secret_too(tables: Tables, store: Store) -> None:
    row = await tables.close((await seated(tables)).id, ANN)
    kept = await store.game(row.coming)
    assert kept is not None
    assert kept.opened


@pytest.mark.parametrize("playing", [True, False])
async def test_who_leaves_gives_the_series_up(tables: Tables, playing: bool) -> None:
    row = await started(tables, best_of=3)
    row = await lose(tables, row, BEN)
    if playing:
        row = await dealt(tables, row)
        await tables.leave_game(row.id, ANN)
    else:
        await tables.leave(row.id, ANN)
    row = await tables.table(row.id)
    assert (row.status, row.left, winners(row)) == ("over", (0,), (1,))
    with pytest.raises(NotSeated):
        await tables.leave(row.id, ANN)


async def test_what_was_asked_in_one_game_gives_up_neither_the_next_one_nor_the_series(tables: Tables) -> None:
    row = await started(tables, best_of=3)
    asked = stage(row)
    row = await lose(tables, row, BEN)
    for left_over in (asked, 0):
        with pytest.raises(Outdated):
            await tables.leave(row.id, ANN, left_over)
    between = stage(row)
    row = await dealt(tables, row)
    for left_over in (asked, between):
        with pytest.raises(Outdated):
            await tables.concede(row.id, ANN, left_over)
        with pytest.raises(Outdated):
            await tables.leave_game(row.id, ANN, left_over)
    assert (row.status, row.left) == ("playing", ())
    await tables.concede(row.id, ANN, stage(row))
    row = await tables.table(row.id)
    await tables.leave(row.id, BEN, stage(row))
    assert (await tables.table(row.id)).left == (1,)


async def test_a_finished_game_that_a_crash_left_uncounted_is_counted_once(tables: Tables, store: Store) -> None:
    row = await started(tables, best_of=3)
    live = await first_turn(tables, row.id)
    play = live.play.fork()
    play.take(Concede(1))
    assert await store.append(live.game, live.no, play.rows[-1])
    assert (await tables.table(row.id)).results == ()
    for _ in range(2):
        live = await tables_over(store, 5).current(row.id)
        assert (live.table.status, live.table.wins, live.table.results) == ("open", (1, 0), ((0,),))
    assert (await dealt(tables, live.table)).status == "playing"


async def test_the_rematch_is_a_new_series_with_the_same_decks(tables: Tables, store: Store) -> None:
    row = await started(tables)
    with pytest.raises(NotOver):
        await tables.rematch(row.id, ANN)
    row = await lose(tables, row, BEN)
    with pytest.raises(NotSeated):
        await tables.rematch(row.id, CAT)
    fresh = await tables.rematch(row.id, BEN)
    assert fresh == await tables_over(store, 3).rematch(row.id, ANN)
    assert (fresh.status, fresh.games, fresh.wins) == ("open", (), ())
    assert [(place.user, place.deck, place.ready) for place in fresh.seats] == [
        (user, tuple(DECK), False) for user in PLAYERS[:2]
    ]
    fresh = await tables.set_deck(fresh.id, ANN, "Strikers", STRIKING)
    live = await tables.current((await dealt(tables, fresh)).id)
    assert live.question is not None
    assert live.question.seat == 1
    again = await tables.rematch((await lose(tables, fresh, ANN)).id, ANN)
    assert len({row.id, fresh.id, again.id}) == 3


async def test_who_has_had_himself_forgotten_has_no_rematch_unless_he_had_left(tables: Tables, store: Store) -> None:
    row = await lose(tables, await started(tables), BEN)
    await store.forgetting.forget(ANN)
    with pytest.raises(FormerPlayer):
        await tables.rematch(row.id, BEN)
    others = await started(tables, 3, 8)
    await tables.leave_game(others.id, ANN)
    await tables.concede(others.id, BEN)
    await tables.current(others.id)
    await store.forgetting.forget(ANN)
    fresh = await tables.rematch(others.id, CAT)
    assert ([place.user for place in fresh.seats], fresh.host) == ([BEN, CAT], CAT)


async def test_no_rematch_while_others_play_in_the_channel(tables: Tables) -> None:
    row = await lose(tables, await started(tables), BEN)
    await tables.open(guild=1, channel=row.channel, host=CAT, options=row.options)
    with pytest.raises(ChannelTaken):
        await tables.rematch(row.id, ANN)
