"""A tournament as plain values: who takes part, who was paired with whom and why, what came of it.

Players are numbered from 0 in the order in which they registered; users and cards are unknown here.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

REGISTRATION, CHECK_IN, RUNNING, FINISHED, CANCELLED = "registration", "check_in", "running", "finished", "cancelled"
REGISTERED, PRESENT, ABSENT, DROPPED = "registered", "present", "absent", "dropped"
SWISS, SINGLE, DOUBLE, ROUND_ROBIN = "swiss", "single", "double", "robin"
"""Winners meet winners and nobody is out; who loses is out; who loses twice is out; everybody meets everybody."""
FORMS = (SWISS, SINGLE, DOUBLE, ROUND_ROBIN)
CUTS = (4, 8, 16)
"""So many may go on from the Swiss rounds into a knock-out."""
BYE = NOBODY = -1
"""Stands for the opponent of whoever has none, and at an empty place of a bracket."""
LEAST_PLAYERS, MOST_PLAYERS = 2, 256
MOST_ROUNDS = 16
MOST_TURNS = 31
"""So many rounds a tournament in which everybody meets everybody may take."""
WIN, DRAW = 3, 1
"""Match points."""
BY_LOTS, BY_ORDER, BY_RATING = "lots", "order", "rating"
SEEDINGS = (BY_LOTS, BY_ORDER, BY_RATING)
"""How the players are ranked before the first round: by lot; as the organiser says; by their ratings."""
PLAYED, BY_DROP, BY_JUDGE, BY_BYE = "played", "drop", "judge", "bye"
BY_NO_SHOW, BY_TIME = "no_show", "time"
"""Where a result comes from."""
CAUTION, WARNING = "caution", "warning"
PENALTIES = (CAUTION, WARNING)
BY_LOT, ONE_GROUP, PAIRED_DOWN, MET_AGAIN = "lot", "group", "down", "again"
BYE_LOWEST, BYE_KEPT, BYE_AGAIN = "bye_lowest", "bye_kept", "bye_again"
BY_HAND, BY_TURN, BYE_TURN, BYE_GONE = "hand", "turn", "bye_turn", "bye_gone"
BY_SEED, BYE_SEED = "seed", "bye_seed"
"""Why two were paired, or somebody has the bye; in a bracket the side of it, as `bracket` names them."""


class TournamentPlan(Struct, frozen=True, kw_only=True):
    """What was settled at the beginning. `rounds` 0: as many as the number of players asks for; `most`: so many may
    take part; `check_in`: only who says shortly before the start that he is there takes part. `cut`: so many go on from
    the Swiss rounds into a knock-out, 0 for none, best of `cut_best_of` there (0: as before). `adapts`: unless `rounds`
    says otherwise, each round that is paired asks anew how many the players need. `no_show`: who is not at his table
    so many minutes after the pairing has lost, 0: never; `minutes`: so long a round lasts, 0: as long as it takes.
    `seeding`: how the players are ranked before the first round. `days`: a league, in which a round lasts so many days.
    """

    best_of: int = 1
    rounds: int = 0
    check_in: bool = True
    most: int = MOST_PLAYERS
    form: str = SWISS
    cut: int = 0
    cut_best_of: int = 0
    adapts: bool = False
    no_show: int = 0
    minutes: int = 0
    seeding: str = BY_LOTS
    days: int = 0


class Score(Struct, frozen=True, array_like=True):
    """Games won by each side, and drawn ones. `neither`: both have lost the match."""

    wins: tuple[int, int]
    drawn: int = 0
    neither: bool = False

    def points(self, side: int) -> int:
        """Match points of a side.

        >>> Score((2, 1)).points(0), Score((1, 1)).points(1), Score((0, 0), neither=True).points(0)
        (3, 1, 0)
        """
        own, other = self.wins[side], self.wins[1 - side]
        return 0 if self.neither or own < other else WIN if own > other else DRAW


class Pairing(Struct, frozen=True, array_like=True):
    """Two players, or one with the bye; why, and the match points that both had. In a bracket `points` are their seeds
    from 1, and `node` says which of its games it is.
    """

    players: tuple[int, int]
    why: str
    points: tuple[int, int]
    node: int = -1

    @property
    def is_bye(self) -> bool:
        """Whether nobody sits opposite."""
        return self.players[1] == BYE


class Match(Struct, frozen=True):
    """A pairing and what came of it; `score` None: it goes on. `attempt`: so often its place was paired before;
    `extra`: minutes that were granted."""

    pairing: Pairing
    score: Score | None = None
    how: str = ""
    attempt: int = 0
    extra: int = 0

    @property
    def is_open(self) -> bool:
        """Whether its result is awaited."""
        return self.score is None

    def side_of(self, player: int) -> int:
        """0 or 1; raises ValueError for who does not play it."""
        return self.pairing.players.index(player)

    def opponent_of(self, player: int) -> int:
        """Who sits opposite, or BYE."""
        return self.pairing.players[1 - self.side_of(player)]


class Entrant(Struct, frozen=True):
    """A player's deck as card keys, what it is called ("" for his own), and whether he takes part."""

    deck: tuple[str, ...]
    deck_name: str = ""
    status: str = REGISTERED


class Round(Struct, frozen=True):
    """A round with the seed of its lots; `at`: when it was paired, in seconds since 1970; `paused`: so many seconds
    since do not count.
    """

    seed: str
    matches: tuple[Match, ...]
    at: float = 0.0
    paused: float = 0.0

    @property
    def open(self) -> list[int]:
        """The matches whose results are awaited, by their place."""
        return [at for at, match in enumerate(self.matches) if match.is_open]


class Call(Struct, frozen=True, array_like=True):
    """A player at a table asks for a judge; `is_taken`: one has come."""

    round: int
    place: int
    player: int
    is_taken: bool = False


class TournamentState(Struct, frozen=True):
    """A tournament after `no` inputs; `length`: so many rounds are to be played; `fixed`: whoever runs it said so;
    `abandoned`: as `Cancel`. `seeds`: who is in the bracket, or plays everybody, the best first; the bracket begins
    with round `bracket_from`. `attempt`: so often the next round was paired and taken back. `paused_at`: since then
    nobody's time runs, 0 where it does; `calls`: for a judge, in the order in which they came. `order`: the players as
    they were ranked before the first round, the best first; whoever is not in it comes after them.
    """

    plan: TournamentPlan
    phase: str = REGISTRATION
    players: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    length: int = 0
    abandoned: bool = False
    no: int = 0
    fixed: bool = False
    seeds: tuple[int, ...] = ()
    bracket_from: int = -1
    attempt: int = 0
    paused_at: float = 0.0
    calls: tuple[Call, ...] = ()
    order: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.phase in (FINISHED, CANCELLED)

    @property
    def open(self) -> list[int]:
        """The matches of the last round whose results are awaited, by their place."""
        return self.rounds[-1].open if self.rounds else []

    @property
    def all_paired(self) -> bool:
        """Whether the last round was paired."""
        return self.phase == RUNNING and len(self.rounds) >= self.length and not self.awaits_cut

    @property
    def awaits_cut(self) -> bool:
        """Whether the best still have to be taken into a knock-out after the Swiss rounds."""
        return self.plan.form == SWISS and bool(self.plan.cut) and not self.seeds

    @property
    def cuts_now(self) -> bool:
        """Whether the next round is the first of the knock-out after the Swiss rounds."""
        return self.phase == RUNNING and self.awaits_cut and len(self.rounds) >= self.length

    @property
    def is_closed(self) -> bool:
        """Whether nobody can come in any more: the last round was paired, or who plays whom follows from the first."""
        return self.all_paired or self.cuts_now or bool(self.seeds)

    @property
    def in_bracket(self) -> bool:
        """Whether the last round was one of a knock-out."""
        return self.bracket_from >= 0

    @property
    def bracket_form(self) -> str:
        """How the knock-out is played; a cut is a single one."""
        return DOUBLE if self.plan.form == DOUBLE else SINGLE

    @property
    def swiss_rounds(self) -> int:
        """So many rounds count for the standings: those of a cut do not, except where there are no others."""
        return self.bracket_from if self.bracket_from > 0 else len(self.rounds)

    def best_of(self, number: int) -> int:
        """So many games a match of a round has at most."""
        is_cut = 0 < self.bracket_from <= number
        return (self.plan.cut_best_of if is_cut else 0) or self.plan.best_of

    def with_status(self, *wanted: str) -> list[int]:
        """The players of a status."""
        return [number for number, player in enumerate(self.players) if player.status in wanted]

    def match_of(self, player: int) -> tuple[int, Match] | None:
        """A player's match in the last round with its place, or None."""
        for at, match in enumerate(self.rounds[-1].matches if self.rounds else ()):
            if player in match.pairing.players:
                return at, match
        return None

    def matches_of(self, player: int) -> Iterator[tuple[int, Match]]:
        """A player's matches by the index of their round."""
        for number, each in enumerate(self.rounds):
            yield from ((number, match) for match in each.matches if player in match.pairing.players)


def needed(best_of: int) -> int:
    """So many games win a match.

    >>> [needed(games) for games in (1, 3, 5)]
    [1, 2, 3]
    """
    return best_of // 2 + 1


def proposed_rounds(players: int) -> int:
    """After so many rounds at most one player has won all of his matches.

    >>> [proposed_rounds(players) for players in (2, 3, 4, 5, 8, 9)]
    [1, 2, 2, 3, 3, 4]
    """
    return max((players - 1).bit_length(), 1)
