"""What must survive: the journal of every table in one SQLite file."""

from data.store.store import Store

__all__ = ["Store"]
