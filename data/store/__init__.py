"""What must survive: the journals of tables and tournaments, card sets, decks, settings; in a file or in PostgreSQL."""

from data.store.connection import Heard, Link
from data.store.decks import MOST_DECKS, DeckRow, DeckTable, body_of
from data.store.guilds import GuildRow, Guilds
from data.store.profiles import ProfileRow, Profiles
from data.store.sets import SetRow, Sets
from data.store.store import Store
from data.store.timers import DECISION, LOBBY, TOURNAMENT, Timer, Timers
from data.store.tournaments import GOING, NOBODY, SETTLED, Body, TournamentRow, Tournaments
from engine.table import FORMER

__all__ = [
    "DECISION",
    "FORMER",
    "GOING",
    "LOBBY",
    "MOST_DECKS",
    "NOBODY",
    "SETTLED",
    "TOURNAMENT",
    "Body",
    "DeckRow",
    "DeckTable",
    "GuildRow",
    "Guilds",
    "Heard",
    "Link",
    "ProfileRow",
    "Profiles",
    "SetRow",
    "Sets",
    "Store",
    "Timer",
    "Timers",
    "TournamentRow",
    "Tournaments",
    "body_of",
]
