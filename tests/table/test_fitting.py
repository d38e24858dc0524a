"""Decks that may not be played any more: something else was agreed since they were chosen, or their cards are gone.

Whose deck it is learns which cards; the others learn only that he needs another one.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.store import Store
from engine.kernel.cards.card import Card
from engine.kernel.flow.reminding import MARK
from engine.table import HEURISTIC, OPEN, PLAYING, DeckFaults, Options, Seat, TableRow, Tables, across
from tests.table.players import ANN, BEN, CARDS, CHANNEL, DECK, character, dealt, seated, tables_over

UNREAD = replace(character(90, 2), marks=("inkwell", MARK))
UNREAD_DECK = [*DECK[:56], *[UNREAD.key] * 4]
OWN = character(91, 2)
OWN_DECK = [*DECK[:56], *[OWN.key] * 4]


@pytest.fixture
def cards() -> dict[str, Card]:
    return {**CARDS, UNREAD.key: UNREAD, OWN.key: OWN}


@pytest.fixture
def tables(store: Store, cards: dict[str, Card]) -> Tables:
    return tables_over(store, cards=cards)


def states(row: TableRow) -> list[tuple[bool, bool]]:
    """Of each seat: whether its deck does not fit, whether it is ready."""
    return [(place.unfit, place.ready) for place in row.seats]


async def agreed(tables: Tables) -> TableRow:
    """Ben plays a card that nobody could read, at a table of Ann's that settles such by hand."""
    row = await seated(tables, flags={"by_hand": True})
    return await tables.set_deck(row.id, BEN, "Ben's", UNREAD_DECK)


async def test_who_changes_what_is_agreed_learns_that_a_deck_does_not_fit_and_nothing_of_its_cards(
    tables: Tables,
) -> None:
    row = await agreed(tables)
    row = await tables.set_option(row.id, ANN, "by_hand", False)
    assert states(row) == [(False, False), (True, False)]
    row = await tables.ready(row.id, ANN)
    assert (row.status, states(row)) == (OPEN, [(False, True), (True, False)])
    with pytest.raises(DeckFaults) as caught:
        await tables.ready(row.id, BEN)
    assert [fault.args for fault in caught.value.faults] == [{"name": UNREAD.full_name}], "his own card is named to Ben"
    row = await tables.set_deck(row.id, BEN, "Other", DECK)
    assert states(row) == [(False, True), (False, False)]
    assert (await tables.ready(row.id, BEN)).status == PLAYING


async def test_what_is_agreed_again_lets_the_same_deck_be_played(tables: Tables) -> None:
    row = await agreed(tables)
    for by_hand in (False, True):
        row = await tables.set_option(row.id, ANN, "by_hand", by_hand)
    assert states(row) == [(False, False), (False, False)]
    assert (await dealt(tables, row)).status == PLAYING


async def test_the_hosts_own_readiness_does_not_outlive_his_deck(tables: Tables) -> None:
    row = await seated(tables, flags={"by_hand": True})
    await tables.set_deck(row.id, ANN, "Ann's", UNREAD_DECK)
    await tables.ready(row.id, ANN)
    assert states(await tables.set_option(row.id, ANN, "by_hand", False)) == [(True, False), (False, False)]


async def test_cards_that_are_gone_take_the_readiness_of_their_player_and_of_nobody_else(
    tables: Tables,
    cards: dict[str, Card],
) -> None:
    row = await seated(tables)
    await tables.set_deck(row.id, BEN, "Ben's", OWN_DECK)
    await tables.ready(row.id, BEN)
    gone = cards.pop(OWN.key)
    row = await tables.ready(row.id, ANN)
    assert (row.status, states(row)) == (OPEN, [(False, True), (True, False)])
    await tables.ready(row.id, ANN, False)
    cards[OWN.key] = gone
    row = await tables.ready(row.id, BEN)
    assert (row.status, states(row)) == (OPEN, [(False, False), (False, True)]), "who is ready fits"
    row = await tables.ready(row.id, ANN)
    assert (row.status, row.seats[1].unfit) == (PLAYING, False)


async def test_a_series_that_has_begun_keeps_its_decks_and_a_rematch_looks_at_them_again(
    tables: Tables,
    cards: dict[str, Card],
) -> None:
    row = await seated(tables, best_of=3)
    await tables.set_deck(row.id, BEN, "Ben's", OWN_DECK)
    row = await dealt(tables, row)
    del cards[OWN.key]
    await tables.concede(row.id, ANN)
    row = await dealt(tables, row)
    assert (row.status, len(row.games)) == (PLAYING, 2)
    await tables.concede(row.id, ANN)
    row = await tables.rematch(row.id, ANN)
    assert states(row) == [(False, False), (True, False)]


async def test_a_partner_stays_ready_whatever_is_agreed_unless_his_own_deck_does_not_fit(tables: Tables) -> None:
    row = await tables.open(
        guild=1,
        channel=CHANNEL,
        host=ANN,
        seats=(Seat(user=ANN, deck_name="one", deck=tuple(DECK)), across(HEURISTIC, "partner", tuple(UNREAD_DECK))),
        options=Options(game="lorcana", flags={"by_hand": True}),
    )
    row = await tables.set_option(row.id, ANN, "undo", False)
    assert (states(row)[1], row.changed) == ((False, True), "")
    assert states(await tables.set_option(row.id, ANN, "by_hand", False))[1] == (True, False)
    assert states(await tables.set_option(row.id, ANN, "by_hand", True))[1] == (False, True)
    assert (await tables.ready(row.id, ANN)).status == PLAYING
