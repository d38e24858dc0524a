"""What is kept of a table: plain rows, versioned, naming players by user id and never by name."""

from __future__ import annotations

from msgspec import Struct, field

from engine.kernel.record.record import Setup

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CLOSED, DECLINED, EXPIRED, CALLED_OFF = "closed", "declined", "expired", "called_off"
"""Why a table was given up before its first deal."""
LATE = "late"
"""Why a series ended between two games: a seat let its time run out and another one claimed the match."""


class Habits(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player wants to be asked. `confirm_end`, `confirm_concede`: a second click before a turn ends with moves
    left, or a game is given up. `answer_forced`: a question with one acceptable answer is answered for him, also where
    the others may learn from the speed of it that there was no other. `pay_proposed`: what a click costs is paid as
    the table proposes, without asking which pieces. `wide_board`: he reads pictures at a desk.
    """

    confirm_end: bool = True
    confirm_concede: bool = True
    answer_forced: bool = False
    pay_proposed: bool = True
    wide_board: bool = False


class Seat(Struct, frozen=True, kw_only=True):
    """One place at the table. `entropy` goes into the shuffles: typed by the player, or drawn for the seat.

    `partner`: what plays here in place of a person ("" a person), under a negative user number: it is always ready,
    and nobody writes to it. `unfit`: the deck was allowed when it was chosen and is so no more.
    `ready_at`: since when it is ready.
    `unasked`: the game in which its player is not asked again whether he wants to end his turn.
    """

    user: int
    deck_name: str = ""
    deck: tuple[str, ...] = ()
    ready: bool = False
    habits: Habits = Habits()
    entropy: str = ""
    entropy_typed: bool = False
    partner: str = ""
    unfit: bool = False
    unasked: str = ""
    ready_at: float = 0.0


class Options(Struct, frozen=True, kw_only=True):
    """What was agreed when the table was opened. `flags` are match settings; `undo: False` forbids undo.

    `clock`: seconds that a seat has for each decision, 0 for as long as it likes.
    """

    game: str
    seats: int = 2
    best_of: int = 1
    spectators: bool = True
    lang: str = "en"
    clock: int = 0
    flags: dict[str, bool | int | str] = field(default_factory=dict)


class UndoRequest(Struct, frozen=True, kw_only=True):
    """A seat asks to go back to the position after input `to`; it stands until the next input after `at`."""

    seat: int
    to: int
    at: int
    consents: tuple[int, ...] = ()


class RefusedRequest(Struct, frozen=True, kw_only=True):
    """A seat did not agree to an undo, a draw or a pause (`what`), or took its own request back; told until the next
    input after `at`."""

    what: str
    seat: int
    at: int
    is_own: bool = False


class TableRow(Struct, frozen=True, kw_only=True):
    """One series: its lobby in a channel, its match in a thread of that channel or in the channel itself.

    `status`: open (seats free or not ready; also between two games), playing, over. `games`: ids, the last one current;
    `results`: the winners of each game that is counted. `coming` is the id of the next game, `commitment` what is
    published before its deal, `drawn` the entropy drawn for each seat together with it. `loser` of the last game
    chooses who starts; after a draw that is the seat after `first`, which started it. `left`: seats that gave the
    series up. `draw_at`, `pause_at`: the input number the offers were made at. `pause`: seats that would agree to a
    pause; `paused_at`: since when the clock stands, 0.0 if it does not; `fresh_at`: when the open decision was last
    given all its time; `outage`: from when to when nobody could decide.

    `thread`: where the match is played, the channel itself if no thread can be had, 0 as long as there is none;
    `alone`: no thread is wanted or to be had, and nothing else may be played in the channel. `expires_at`: when the
    first deal is no longer waited for, 0 for never; `ended`: why it was not, or LATE. `changed`: the option whose
    change took readiness away. `declined`: users who said no to a challenge or rematch. `ruling`: what the judge said
    who ended the series.
    """

    id: str
    guild: int
    channel: int
    thread: int = 0
    alone: bool = True
    host: int
    options: Options
    invited: tuple[int, ...] = ()
    status: str = OPEN
    seats: tuple[Seat, ...] = ()
    games: tuple[str, ...] = ()
    wins: tuple[int, ...] = ()
    loser: int = -1
    undo: UndoRequest | None = None
    draw: tuple[int, ...] = ()
    draw_at: int = -1
    results: tuple[tuple[int, ...], ...] = ()
    left: tuple[int, ...] = ()
    coming: str = ""
    commitment: str = ""
    drawn: tuple[str, ...] = ()
    opened_at: float = 0.0
    expires_at: float = 0.0
    ended: str = ""
    changed: str = ""
    declined: tuple[int, ...] = ()
    first: int = -1
    refused: RefusedRequest | None = None
    pause: tuple[int, ...] = ()
    pause_at: int = -1
    paused_at: float = 0.0
    fresh_at: float = 0.0
    outage: tuple[float, ...] = ()
    ruling: str = ""
    version: int = 0

    @property
    def home(self) -> int:
        """The channel or thread in which the match is played."""
        return self.thread or self.channel

    @property
    def has_home(self) -> bool:
        """Whether it is settled where the match is played."""
        return self.alone or self.thread != 0

    @property
    def has_home_alone(self) -> bool:
        """Whether no other series may go on at its home."""
        return self.alone or self.thread not in (0, self.channel)

    @property
    def is_rematch(self) -> bool:
        """Whether another series of the same players went before."""
        return "-" in self.id


class GameRow(Struct, frozen=True, kw_only=True):
    """One game of a series. Before the deal its setup holds no decks; `opened`: the secret may be told."""

    id: str
    table: str
    setup: Setup
    secret: bytes
    opened: bool = False

    def __repr__(self) -> str:
        """Without the secret and the decks: what is printed ends up in logs."""
        return f"GameRow({self.id!r}, opened={self.opened})"


class SurfaceRow(Struct, frozen=True, kw_only=True):
    """A message that shows a table: where it is, and up to which input of which game and version of the table.

    `surface`: board, prompt, hand:SEAT ...; `shown` -1: nothing yet; `game` "": the current one; `version` -1: it does
    not depend on the table's row.
    """

    table: str
    surface: str
    channel: int
    message: int
    shown: int = -1
    extra: str = ""
    game: str = ""
    version: int = -1
