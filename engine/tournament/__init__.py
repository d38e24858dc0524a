"""Tournaments in the Swiss manner: a fold over a journal of inputs. Knows no game, no table, no user and no clock."""

from engine.tournament.advice import PLAY, Advice, for_organiser, for_player
from engine.tournament.errors import NotAccepted
from engine.tournament.fold import fold, take
from engine.tournament.inputs import (
    Amend,
    Begin,
    Cancel,
    CheckIn,
    Drop,
    Finish,
    Input,
    LateJoin,
    OpenCheckIn,
    Pair,
    Register,
    Result,
    Return,
)
from engine.tournament.naming import TablePlace, place_of
from engine.tournament.pairing import draw
from engine.tournament.standings import (
    GAMES,
    OPPONENTS,
    OPPONENTS_GAMES,
    POINTS,
    Line,
    decider,
    game_wins,
    match_wins,
    opponents_of,
    standings,
)
from engine.tournament.state import (
    ABSENT,
    BY_BYE,
    BY_DROP,
    BY_JUDGE,
    BYE,
    CANCELLED,
    CHECK_IN,
    DROPPED,
    FINISHED,
    MOST_PLAYERS,
    MOST_ROUNDS,
    PLAYED,
    PRESENT,
    REGISTERED,
    REGISTRATION,
    RUNNING,
    Match,
    Pairing,
    Plan,
    Player,
    Round,
    Score,
    State,
    proposed_rounds,
)

__all__ = [
    "ABSENT", "BYE", "BY_BYE", "BY_DROP", "BY_JUDGE", "CANCELLED", "CHECK_IN", "DROPPED", "FINISHED", "GAMES",
    "MOST_PLAYERS", "MOST_ROUNDS", "OPPONENTS", "OPPONENTS_GAMES", "PLAY", "PLAYED", "POINTS", "PRESENT", "REGISTERED",
    "REGISTRATION", "RUNNING", "Advice", "Amend", "Begin", "Cancel", "CheckIn", "Drop", "Finish", "Input", "LateJoin",
    "Line", "Match", "NotAccepted", "OpenCheckIn", "Pair", "Pairing", "Plan", "Player", "Register", "Result", "Return",
    "Round", "Score", "State", "TablePlace", "decider", "draw", "fold", "for_organiser", "for_player", "game_wins",
    "match_wins", "opponents_of", "place_of", "proposed_rounds", "standings", "take",
]
