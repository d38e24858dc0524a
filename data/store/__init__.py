"""What must survive: the journal of every table in one SQLite file, and the card sets of communities."""

from data.store.sets import SetRow, Sets
from data.store.store import Store

__all__ = ["SetRow", "Sets", "Store"]
