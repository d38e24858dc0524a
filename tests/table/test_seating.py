"""Before the deal: who may sit, with which deck, and what is published before anybody types entropy."""

from pathlib import Path

import pytest

from data.store import Store
from engine.kernel.record.shuffle import commitment
from engine.table import (
    BadEntropy,
    BadOptions,
    ChannelTaken,
    DeckFaults,
    DecksLocked,
    Full,
    NoDeck,
    NoSuchTable,
    NotHost,
    NotInvited,
    NotOpen,
    NotPlaying,
    NotSeated,
    Options,
    Tables,
)
from tests.table.players import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    DECK,
    dealt,
    first_turn,
    seated,
    started,
    store_at,
    tables_over,
)


async def test_the_host_sits_down_first_and_others_join(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"))
    row = await tables.join(row.id, BEN)
    assert [place.user for place in row.seats] == [ANN, BEN]
    assert await tables.join(row.id, BEN) == row
    with pytest.raises(Full):
        await tables.join(row.id, CAT)


async def test_one_series_at_a_time_in_a_channel(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"))
    with pytest.raises(ChannelTaken) as caught:
        await tables.open(guild=1, channel=CHANNEL, host=BEN, options=Options(game="lorcana"))
    assert caught.value.told == {"table": row.id}
    await tables.close(row.id, ANN)
    assert (await tables.open(guild=1, channel=CHANNEL, host=BEN, options=Options(game="lorcana"))).id != row.id


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (Options(game="lorcana", seats=1), "seats"),
        (Options(game="lorcana", seats=5), "seats"),
        (Options(game="lorcana", best_of=2), "best_of"),
        (Options(game="lorcana", best_of=3, seats=3), "best_of"),
        (Options(game="chess"), "game"),
    ],
)
async def test_options_that_no_game_has_are_refused(tables: Tables, options: Options, what: str) -> None:
    with pytest.raises(BadOptions) as caught:
        await tables.open(guild=1, channel=CHANNEL, host=ANN, options=options)
    assert caught.value.told["what"] == what


async def test_only_the_invited_may_join_where_somebody_is(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"), invited=(BEN,))
    with pytest.raises(NotInvited):
        await tables.join(row.id, CAT)
    assert len((await tables.join(row.id, BEN)).seats) == 2


async def test_the_host_who_stands_up_hands_the_table_on(tables: Tables) -> None:
    row = await seated(tables)
    row = await tables.leave(row.id, ANN)
    assert (row.host, [place.user for place in row.seats]) == (BEN, [BEN])
    with pytest.raises(NotHost):
        await tables.close(row.id, ANN)
    assert (await tables.leave(row.id, BEN)).status == "over"


async def test_a_deck_is_checked_when_it_is_chosen(tables: Tables) -> None:
    row = await seated(tables)
    with pytest.raises(DeckFaults) as caught:
        await tables.set_deck(row.id, ANN, "Short", [*DECK[:50], "T-999"])
    assert [fault.key for fault in caught.value.faults] == ["deck-unknown-card", "deck-too-small"]
    assert [fault.rule for fault in caught.value.faults] == ["", "2.1.1.1"]
    assert (await tables.table(row.id)).seats[0].deck == tuple(DECK)


async def test_nobody_is_ready_without_a_deck(tables: Tables) -> None:
    row = await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"))
    with pytest.raises(NoDeck):
        await tables.ready(row.id, ANN)


async def test_another_deck_takes_readiness_back(tables: Tables) -> None:
    row = await seated(tables)
    await tables.ready(row.id, ANN)
    row = await tables.set_deck(row.id, ANN, "Other", DECK)
    assert not row.seats[0].ready
    row = await tables.ready(row.id, BEN)
    assert row.status == "open"


async def test_the_game_begins_when_the_last_one_is_ready(tables: Tables) -> None:
    row = await seated(tables)
    with pytest.raises(NotPlaying):
        await tables.current(row.id)
    row = await dealt(tables, row)
    live = await tables.current(row.id)
    assert (row.status, row.games) == ("playing", (live.game,))
    assert live.question is not None
    assert live.question.kind == "start"
    for request in (
        lambda: tables.join(row.id, CAT),
        lambda: tables.leave(row.id, ANN),
        lambda: tables.close(row.id, ANN),
        lambda: tables.ready(row.id, ANN),
        lambda: tables.set_entropy(row.id, ANN, "late"),
    ):
        with pytest.raises(NotOpen):
            await request()
    with pytest.raises(DecksLocked):
        await tables.set_deck(row.id, ANN, "Other", DECK)


async def test_strangers_have_no_say(tables: Tables) -> None:
    row = await seated(tables)
    for request in (
        tables.ready(row.id, CAT),
        tables.set_deck(row.id, CAT, "", DECK),
        tables.set_entropy(row.id, CAT, "x"),
    ):
        with pytest.raises(NotSeated):
            await request
    with pytest.raises(NoSuchTable):
        await tables.table("nowhere")


async def test_the_commitment_is_published_before_anybody_types(tables: Tables, store: Store) -> None:
    opened = await tables.open(guild=1, channel=CHANNEL, host=ANN, options=Options(game="lorcana"))
    kept = await store.game(opened.coming)
    assert kept is not None
    assert opened.commitment == commitment(kept.secret, opened.coming)
    assert len(set(opened.drawn)) == 2
    row = await seated(tables, channel=CHANNEL + 1)
    promised, drawn = row.commitment, row.drawn
    row = await tables.set_entropy(row.id, BEN, "  the cat\tsat\x00 on it ")
    assert [place.entropy for place in row.seats] == [drawn[0], "the cat sat on it"]
    row = await dealt(tables, row)
    setup = (await tables.current(row.id)).kept.setup
    assert setup.commitment == promised
    assert setup.entropy == (drawn[0], "the cat sat on it")
    assert setup.flags["entropy_typed"] == "01"


async def test_drawn_entropy_belongs_to_the_seat_so_that_nobody_can_draw_it_anew(tables: Tables) -> None:
    row = await seated(tables)
    drawn = row.drawn
    await tables.leave(row.id, ANN)
    row = await tables.join(row.id, CAT)
    assert [place.entropy for place in row.seats] == list(drawn)
    assert row.drawn == drawn


@pytest.mark.parametrize("text", ["", " \x00\ud800 ", "x" * 65])
async def test_entropy_that_cannot_be_shown_is_refused(tables: Tables, text: str) -> None:
    row = await seated(tables)
    with pytest.raises(BadEntropy):
        await tables.set_entropy(row.id, ANN, text)


async def test_other_entropy_gives_another_deal(tmp_path: Path) -> None:
    hands = []
    for text in ("one", "one", "two"):
        (tmp_path / str(len(hands))).mkdir()
        store = await store_at(tmp_path / str(len(hands)))
        tables = tables_over(store)
        row = await seated(tables)
        await tables.set_entropy(row.id, ANN, text)
        await dealt(tables, row)
        hands.append((await first_turn(tables, row.id)).play.view(0).seats[0].hand)
        await store.close()
    assert hands[0] == hands[1] != hands[2]


async def test_listeners_hear_of_each_change_and_their_failures_stay_theirs(tables: Tables) -> None:
    heard = []

    async def fail(table: str) -> None:
        raise RuntimeError(table)

    async def listen(table: str) -> None:
        heard.append((await tables.table(table)).version)

    tables.on_change(fail)
    tables.on_change(listen)
    row = await started(tables)
    assert heard == list(range(row.version + 1))
