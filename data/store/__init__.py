"""What must survive: the journal of every table in one SQLite file, card sets of communities, servers' settings."""

from data.store.guilds import GuildRow, Guilds
from data.store.sets import SetRow, Sets
from data.store.store import Store

__all__ = ["GuildRow", "Guilds", "SetRow", "Sets", "Store"]
