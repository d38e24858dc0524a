"""One series at one table: seats, games, journal. Speaks of users and seats; knows no Discord, no file and no clock."""

from engine.table.admission import TableFault, faults_at, owned, owner_of
from engine.table.arranged import ArrangedTables, Place
from engine.table.errors import (
    AgainstTheRules,
    AlreadyDecided,
    AlreadyPaused,
    Arranged,
    BadEntropy,
    BadOptions,
    ChannelTaken,
    Contended,
    DeckFault,
    DeckFaults,
    DecksLocked,
    Diverged,
    Faulty,
    FormerPlayer,
    Frozen,
    Full,
    HomeSettled,
    JudgeSeated,
    NoClock,
    NoDeck,
    NoDrawOffered,
    NoPauseAsked,
    NoSuchTable,
    NothingToUndo,
    NotHost,
    NotInvited,
    NotLate,
    NotOpen,
    NotOver,
    NotPaused,
    NotPlaying,
    NotReady,
    NotSeated,
    NotYourDecision,
    Outdated,
    StoreBroken,
    TableError,
    UndoForbidden,
    YourOwnTime,
)
from engine.table.former import FORMER
from engine.table.live import Live, Step
from engine.table.lobby import is_waiting
from engine.table.options import CLOCKS, LANGS, OWN, SERIES, may_undo, offered, tournament_of, value_of, with_value
from engine.table.partners import HEURISTIC, TUTORIAL, across, is_lesson, is_person, partner_seats, people
from engine.table.ports import CardPool, Clock, Journal, Pool
from engine.table.rows import (
    CALLED_OFF,
    CLOSED,
    DECLINED,
    EXPIRED,
    LATE,
    OPEN,
    OVER,
    PLAYING,
    GameRow,
    Habits,
    Options,
    RefusedRequest,
    Seat,
    SurfaceRow,
    TableRow,
    UndoRequest,
)
from engine.table.seating import LASTING
from engine.table.series import next_chooser, seat_of, stage, winners
from engine.table.tables import Tables
from engine.table.timed import TimedTables

__all__ = [
    "CALLED_OFF", "CLOCKS", "CLOSED", "DECLINED", "EXPIRED", "FORMER", "HEURISTIC", "LANGS", "LASTING", "LATE", "OPEN",
    "OVER", "OWN", "PLAYING", "SERIES", "TUTORIAL", "AgainstTheRules", "AlreadyDecided", "AlreadyPaused", "Arranged",
    "ArrangedTables", "BadEntropy", "BadOptions", "CardPool", "ChannelTaken", "Clock", "Contended",
    "DeckFault", "DeckFaults", "DecksLocked", "Diverged", "Faulty", "FormerPlayer", "Frozen", "Full", "GameRow",
    "Habits", "HomeSettled", "Journal", "JudgeSeated", "Live", "NoClock", "NoDeck", "NoDrawOffered", "NoPauseAsked",
    "NoSuchTable", "NotHost", "NotInvited", "NotLate", "NotOpen", "NotOver", "NotPaused", "NotPlaying", "NotReady",
    "NotSeated", "NotYourDecision", "NothingToUndo", "Options", "Outdated", "Place", "Pool", "RefusedRequest", "Seat",
    "Step", "StoreBroken", "SurfaceRow", "TableError", "TableFault", "TableRow", "Tables", "TimedTables",
    "UndoForbidden", "UndoRequest", "YourOwnTime", "across", "faults_at", "is_lesson", "is_person", "is_waiting",
    "may_undo", "next_chooser", "offered", "owned", "owner_of", "partner_seats", "people", "seat_of", "stage",
    "tournament_of", "value_of", "winners", "with_value",
]
