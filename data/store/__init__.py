"""What must survive: the journal of every table in one SQLite file, card sets of communities, servers' settings."""

from data.store.decks import MOST_DECKS, DeckRow, DeckTable, body_of
from data.store.guilds import GuildRow, Guilds
from data.store.profiles import ProfileRow, Profiles
from data.store.sets import SetRow, Sets
from data.store.store import Store
from data.store.tournaments import GOING, NOBODY, SETTLED, Body, TournamentRow, Tournaments
from engine.table import FORMER

__all__ = [
    "FORMER",
    "GOING",
    "MOST_DECKS",
    "NOBODY",
    "SETTLED",
    "Body",
    "DeckRow",
    "DeckTable",
    "GuildRow",
    "Guilds",
    "ProfileRow",
    "Profiles",
    "SetRow",
    "Sets",
    "Store",
    "TournamentRow",
    "Tournaments",
    "body_of",
]
