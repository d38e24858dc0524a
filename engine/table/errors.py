"""What a table answers when it cannot do what was asked: a message key and what the message names, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class DeckFault(Protocol):
    """One thing wrong with a deck: its rule ("" where the limit is ours), a message key, and what the message names."""

    @property
    def rule(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def args(self) -> dict[str, str | int]: ...


class TableError(Exception):
    """A request that was not carried out; nothing has changed. `key` names one clear sentence, `told` fills it in."""

    key = "table-error"

    def __init__(self, **told: str | int) -> None:
        self.told = told
        super().__init__(" ".join([self.key, *(f"{name}={value}" for name, value in told.items())]))


class NoSuchTable(TableError):
    key = "table-unknown"


class BadOptions(TableError):
    """`what` is the option, `value` what was asked for."""

    key = "table-bad-options"


class ChannelTaken(TableError):
    """Another series is being played in this channel."""

    key = "table-channel-taken"


class NotSeated(TableError):
    key = "table-not-seated"


class NotInvited(TableError):
    key = "table-not-invited"


class NotHost(TableError):
    key = "table-not-host"


class Full(TableError):
    key = "table-full"


class NotOpen(TableError):
    """The series has begun (or is over), so that seats and decks stay as they are."""

    key = "table-not-open"


class NotPlaying(TableError):
    """No game is being played."""

    key = "table-not-playing"


class NotOver(TableError):
    """The series still goes on."""

    key = "table-not-over"


class Arranged(TableError):
    """Seats, decks and options of a tournament's table are settled by the tournament."""

    key = "table-arranged"


class FormerPlayer(TableError):
    """A seat's player has had himself forgotten."""

    key = "table-former-player"


class HomeSettled(TableError):
    """Where the match is played is settled, and with it who may watch."""

    key = "table-home-settled"


class DecksLocked(TableError):
    """All games of a series are played with the decks of the first."""

    key = "table-decks-locked"


class NoDeck(TableError):
    key = "table-no-deck"


class BadEntropy(TableError):
    """Nothing printable is in it, or more than `most` signs."""

    key = "table-bad-entropy"


class DeckFaults(TableError):
    """The deck may not be played; `faults` say why, each with its rule."""

    key = "table-deck-faults"

    def __init__(self, faults: Sequence[DeckFault]) -> None:
        super().__init__(count=len(faults))
        self.faults = tuple(faults)


class AlreadyDecided(TableError):
    """The click was for an earlier question or game."""

    key = "table-already-decided"


class Outdated(TableError):
    """It was asked in an earlier game of the series, or before one began."""

    key = "table-outdated"


class NotYourDecision(TableError):
    """`seat` is awaited."""

    key = "table-not-your-decision"


class AgainstTheRules(TableError):
    """The rules refuse it: `rule` and the `reason`'s message key."""

    key = "table-against-the-rules"


class NothingToUndo(TableError):
    """No own decision to go back to, or no request that still stands."""

    key = "table-nothing-to-undo"


class UndoForbidden(TableError):
    """At this table nothing is taken back."""

    key = "table-undo-forbidden"


class NoDrawOffered(TableError):
    key = "table-no-draw-offered"


class NoClock(TableError):
    """Everybody takes the time he likes."""

    key = "table-no-clock"


class NotLate(TableError):
    """There is time until `due`."""

    key = "table-not-late"


class YourOwnTime(TableError):
    """Nobody wins by his own time."""

    key = "table-your-own-time"


class NotReady(TableError):
    """Between two games only who is ready himself may claim the match."""

    key = "table-not-ready"


class AlreadyPaused(TableError):
    """The clock stands."""

    key = "table-already-paused"


class NotPaused(TableError):
    key = "table-not-paused"


class NoPauseAsked(TableError):
    key = "table-no-pause-asked"


class JudgeSeated(TableError):
    """Nobody is the judge of his own game."""

    key = "table-judge-seated"


class Frozen(TableError):
    """The work limit is spent: the position before is kept; `cycle` names what goes round."""

    key = "table-frozen"


class Faulty(Frozen):
    """The engine breaks at an input: the position before is kept, and whoever runs the bot reads why in its log."""

    key = "table-faulty"


class Diverged(TableError):
    """The record of `game` does not lead, from input `no` on, to what it led to when it was played."""

    key = "table-diverged"


class Contended(TableError):
    """Others change the table faster than this request can."""

    key = "table-contended"


class StoreBroken(TableError):
    """The store cannot keep or give what was asked; the game stays as it was. `sentence` is for the operator."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence
        super().__init__()

    def __str__(self) -> str:
        return self.sentence
