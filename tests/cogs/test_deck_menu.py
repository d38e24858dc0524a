"""A table's menu of decks offers what the table takes, by what has been agreed there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.decks.intake import chooser
from cogs.presentation.controls import Select
from cogs.presentation.words import CardBook, Speaker
from cogs.services import Services
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.table import Options, TableRow
from tests.table.players import ANN, CHANNEL


async def offered(services: Services, row: TableRow) -> set[str]:
    """The ready-made decks of the menu, by their ids."""
    select, _ = await chooser(services, row, ANN, Speaker(catalogue(), "en", CardBook({}), ("Ann",)))
    assert isinstance(select, Select)
    return {pick.value.partition("/")[2] for pick in select.picks}


async def opened(services: Services, game: str) -> TableRow:
    more: dict[str, Any] = {"guild": 1, "channel": CHANNEL, "host": ANN, "alone": False}
    return await services.tables.open(options=Options(game=game), **more)


@pytest.mark.parametrize("game", GAMES)
async def test_every_ready_made_deck_of_the_menu_is_taken(services: Services, game: str) -> None:
    row = await opened(services, game)
    decks = {deck.id: deck.cards for deck in services.shelves[game].decks}
    names = await offered(services, row)
    assert len(names) > 1
    for name in names:
        after = await services.tables.set_deck(row.id, ANN, name, decks[name])
        assert after.seats[0].deck_name == name


async def test_a_deck_of_two_works_is_offered_where_such_are_agreed_on(services: Services) -> None:
    row = await opened(services, "precious_memories")
    decks = {deck.id for deck in services.shelves["precious_memories"].decks}
    assert decks - await offered(services, row) == {"ogres"}
    mixed = replace(row, options=replace(row.options, flags={**row.options.flags, "regulation": "two"}))
    assert await offered(services, mixed) == decks
