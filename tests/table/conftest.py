"""Tables over a store in a file of its own."""

import pytest

from data.store import Store
from engine.table import Tables
from tests.table.players import tables_over


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_over(store)
