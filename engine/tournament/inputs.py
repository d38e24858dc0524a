"""The inputs of a tournament; in order they are its journal."""

from __future__ import annotations

from msgspec import Struct

from engine.tournament.state import Pairing, Score


class Register(Struct, frozen=True, array_like=True, tag=True):
    """A player with the deck that he will play, or another deck of one who is registered; before the start."""

    player: int
    deck: tuple[str, ...]
    deck_name: str = ""


class LateJoin(Struct, frozen=True, array_like=True, tag=True):
    """A new player with his deck after the start."""

    player: int
    deck: tuple[str, ...]
    deck_name: str = ""


class OpenCheckIn(Struct, frozen=True, array_like=True, tag=True):
    """From now on players say that they are there."""


class CheckIn(Struct, frozen=True, array_like=True, tag=True):
    """A player is there."""

    player: int


class Begin(Struct, frozen=True, array_like=True, tag=True):
    """Who is there takes part; `rounds` 0: as the plan says."""

    rounds: int = 0


class Pair(Struct, frozen=True, array_like=True, tag=True):
    """The next round as `draw` has paired it: what was paired stays so, whatever becomes of the way it is done.

    `seeds`: with this round a bracket begins, or everybody's turn with everybody; who is in it, the best first.
    """

    seed: str
    pairings: tuple[Pairing, ...]
    at: float = 0.0
    seeds: tuple[int, ...] = ()


class Seed(Struct, frozen=True, array_like=True, tag=True):
    """The players as they are ranked before the first round, the best first; who is left out comes after them."""

    order: tuple[int, ...]


class Unpair(Struct, frozen=True, array_like=True, tag=True):
    """The last round is taken back as if it had never been paired; nobody has a result in it. With a public note."""

    note: str = ""


class Exchange(Struct, frozen=True, array_like=True, tag=True):
    """Two players of the last round, whose matches have no result, change places. With a public note."""

    one: int
    other: int
    note: str = ""


class Extend(Struct, frozen=True, array_like=True, tag=True):
    """One round more than was planned, while two have won everything."""


class Result(Struct, frozen=True, array_like=True, tag=True):
    """What came of a match of a round, by its place: as it was played."""

    round: int
    place: int
    score: Score


class Amend(Struct, frozen=True, array_like=True, tag=True):
    """A judge gives or corrects the result of a match, with a public note."""

    round: int
    place: int
    score: Score
    note: str = ""


class Overdue(Struct, frozen=True, array_like=True, tag=True):
    """The time of a match is over: who came has won it (`how` BY_NO_SHOW), or it ends as it stands (BY_TIME)."""

    round: int
    place: int
    score: Score
    how: str


class Allow(Struct, frozen=True, array_like=True, tag=True):
    """A match is given so many minutes more, with a public note."""

    round: int
    place: int
    minutes: int
    note: str = ""


class Penalty(Struct, frozen=True, array_like=True, tag=True):
    """A player is cautioned or warned; staff read it, and he is told. What is lost by a penalty is a result."""

    player: int
    kind: str
    note: str = ""


class Pause(Struct, frozen=True, array_like=True, tag=True):
    """Nobody's time runs from that moment on, in seconds since 1970."""

    at: float


class Resume(Struct, frozen=True, array_like=True, tag=True):
    """Time runs again from that moment on."""

    at: float


class CallJudge(Struct, frozen=True, array_like=True, tag=True):
    """A player asks for a judge at the table where he plays."""

    player: int


class TakeCall(Struct, frozen=True, array_like=True, tag=True):
    """Somebody comes; which call, from 0."""

    call: int


class Drop(Struct, frozen=True, array_like=True, tag=True):
    """A player takes no further part; a match of his that goes on is his opponent's. `note`: somebody else removed him,
    and why.
    """

    player: int
    note: str = ""


class Return(Struct, frozen=True, array_like=True, tag=True):
    """A player who had dropped, or was absent at the start, takes part from the next round on."""

    player: int


class Finish(Struct, frozen=True, array_like=True, tag=True):
    """No further round; the standings are final."""


class Cancel(Struct, frozen=True, array_like=True, tag=True):
    """It is given up. `abandoned`: nobody can play there any more, so what goes on ends as well."""

    abandoned: bool = False


Input = (
    Register
    | LateJoin
    | OpenCheckIn
    | CheckIn
    | Begin
    | Pair
    | Seed
    | Unpair
    | Exchange
    | Extend
    | Result
    | Amend
    | Overdue
    | Allow
    | Penalty
    | Pause
    | Resume
    | CallJudge
    | TakeCall
    | Drop
    | Return
    | Finish
    | Cancel
)
