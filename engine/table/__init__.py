"""One series at one table: seats, games, journal. Speaks of users and seats; knows no Discord, no file and no clock."""

from engine.table.admission import TableFault, faults_at, owned, owner_of
from engine.table.errors import (
    AgainstTheRules,
    AlreadyDecided,
    BadEntropy,
    BadOptions,
    ChannelTaken,
    Contended,
    DeckFault,
    DeckFaults,
    DecksLocked,
    Diverged,
    Frozen,
    Full,
    NoDeck,
    NoDrawOffered,
    NoSuchTable,
    NothingToUndo,
    NotHost,
    NotInvited,
    NotOpen,
    NotOver,
    NotPlaying,
    NotSeated,
    NotYourDecision,
    StoreBroken,
    TableError,
    UndoForbidden,
)
from engine.table.live import Live, Step
from engine.table.ports import CardPool, Clock, DeckCheck, Journal, Pool
from engine.table.rows import OPEN, OVER, PLAYING, GameRow, Options, Seat, SurfaceRow, TableRow, UndoRequest
from engine.table.series import seat_of, winners
from engine.table.tables import Tables

__all__ = [
    "OPEN", "OVER", "PLAYING", "AgainstTheRules", "AlreadyDecided", "BadEntropy", "BadOptions", "CardPool",
    "ChannelTaken", "Clock", "Contended", "DeckCheck", "DeckFault", "DeckFaults", "DecksLocked", "Diverged", "Frozen",
    "Full", "GameRow", "Journal", "Live", "NoDeck", "NoDrawOffered", "NoSuchTable", "NotHost", "NotInvited", "NotOpen",
    "NotOver", "NotPlaying", "NotSeated", "NotYourDecision", "NothingToUndo", "Options", "Pool", "Seat", "Step",
    "StoreBroken", "SurfaceRow", "TableError", "TableFault", "TableRow", "Tables", "UndoForbidden", "UndoRequest",
    "faults_at", "owned", "owner_of", "seat_of", "winners",
]
