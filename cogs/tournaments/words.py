"""Words for a tournament: pairings with their reasons, results, standings with what decided between two."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from cogs.presentation.words import Speaker
from data.store import FORMER
from engine.tournament import (
    BY_DROP,
    BY_JUDGE,
    BY_LOTS,
    BY_NO_SHOW,
    BY_ORDER,
    BY_RATING,
    BY_TIME,
    DOUBLE,
    GAMES,
    OPPONENTS,
    OPPONENTS_GAMES,
    ROUND_ROBIN,
    SINGLE,
    SWISS,
    Match,
    Pairing,
    StandingRow,
    TournamentState,
    decider,
    match_wins,
    opponents_of,
    standings,
)
from engine.tournament.bracket import AGAIN, FINAL, LOWER, UPPER
from engine.tournament.state import (
    BY_HAND,
    BY_LOT,
    BY_SEED,
    BY_TURN,
    BYE_AGAIN,
    BYE_GONE,
    BYE_KEPT,
    BYE_LOWEST,
    BYE_SEED,
    BYE_TURN,
    CAUTION,
    MET_AGAIN,
    ONE_GROUP,
    PAIRED_DOWN,
    WARNING,
)

WHYS = {
    BY_LOT: "tournament-why-lot",
    ONE_GROUP: "tournament-why-group",
    PAIRED_DOWN: "tournament-why-down",
    MET_AGAIN: "tournament-why-again",
    BYE_LOWEST: "tournament-why-bye",
    BYE_KEPT: "tournament-why-bye-kept",
    BYE_AGAIN: "tournament-why-bye-again",
    BYE_TURN: "tournament-why-bye-turn",
    BYE_GONE: "tournament-why-bye-gone",
    BYE_SEED: "tournament-why-bye-seed",
    BY_SEED: "tournament-why-upper",
    BY_HAND: "tournament-why-hand",
    BY_TURN: "tournament-why-turn",
    UPPER: "tournament-why-upper",
    LOWER: "tournament-why-lower",
    FINAL: "tournament-why-final",
    AGAIN: "tournament-why-again-final",
}
SEEDED = (BY_SEED, UPPER, LOWER, FINAL, AGAIN)
"""Reasons that tell the seeds of both, in the order of the players."""
TIES = {
    OPPONENTS: "tournament-tie-opponents",
    GAMES: "tournament-tie-games",
    OPPONENTS_GAMES: "tournament-tie-opponents_games",
    "": "tournament-tie-none",
}
HOWS = {
    BY_DROP: "tournament-how-drop",
    BY_JUDGE: "tournament-how-judge",
    BY_NO_SHOW: "tournament-how-no_show",
    BY_TIME: "tournament-how-time",
}


FORM_NAMES = {
    SWISS: "tournament-form-swiss",
    SINGLE: "tournament-form-single",
    DOUBLE: "tournament-form-double",
    ROUND_ROBIN: "tournament-form-robin",
}
SEEDING_NAMES = {
    BY_LOTS: "tournament-seeding-lots",
    BY_ORDER: "tournament-seeding-order",
    BY_RATING: "tournament-seeding-rating",
}
PENALTY_NAMES = {CAUTION: "tournament-penalty-caution", WARNING: "tournament-penalty-warning"}
CUT_NAMES = {0: "choice-cut-0", 4: "choice-cut-4", 8: "choice-cut-8", 16: "choice-cut-16"}


def percent(share: Fraction) -> str:
    """A share as people read it.

    >>> percent(Fraction(1, 3)), percent(Fraction(1))
    ('33.3', '100.0')
    """
    return f"{float(100 * share):.1f}"


def mention(user: int, name: str) -> str:
    """A user as Discord shows him; who wanted to be forgotten has no account any more."""
    return name if user in FORMER else f"<@{user}>"


def why(pairing: Pairing, speaker: Speaker) -> str:
    """Why these two were paired, or why there is a bye."""
    high, low = max(pairing.points), min(pairing.points)
    if pairing.why in SEEDED:
        high, low = pairing.points
    return speaker.text(WHYS[pairing.why], high=high, low=low, points=pairing.points[0])


def result(match: Match, speaker: Speaker) -> str:
    """What came of a match, from the first one's side; without markup for a plain speaker."""
    if match.pairing.is_bye:
        return speaker.text("tournament-result-bye")
    if match.score is None:
        return speaker.text("tournament-result-open")
    (one, other), drawn = match.score.wins, match.score.drawn
    key = "tournament-result-neither" if match.score.neither else "tournament-result"
    said = speaker.text(key, one=one, other=other, drawn=drawn if drawn or one != other else "draw")
    said = said if speaker.markup else said.replace("**", "")
    return f"{said} {speaker.text(HOWS[match.how])}" if match.how in HOWS else said


def match_line(nth: int, match: Match, names: Sequence[str], speaker: Speaker, link: str = "") -> str:
    """A match with its reason and result; `names` of both, `link` to its table."""
    told: dict[str, str | int] = {"nth": nth, "one": names[0], "why": why(match.pairing, speaker)}
    if match.pairing.is_bye:
        return speaker.text("tournament-line-bye", **told)
    told |= {"other": names[1], "result": result(match, speaker)}
    if link and match.is_open:
        return speaker.text("tournament-line-linked", link=link, **told)
    return speaker.text("tournament-line", **told)


def names_in(pairing: Pairing, speaker: Speaker) -> list[str]:
    """The names of those who play a match."""
    return [speaker.seat(player) for player in pairing.players if player >= 0]


# --- standings ---


def standing(line: StandingRow, speaker: Speaker) -> str:
    """A player's place and figures."""
    return speaker.text(
        "tournament-standing",
        place=line.place,
        player=speaker.seat(line.player),
        points=line.points,
        wins=line.wins,
        losses=line.losses,
        draws=line.draws,
        opponents=percent(line.opponents),
        games=percent(line.games),
        opponents_games=percent(line.opponents_games),
        dropped=int(line.dropped),
    )


def ties(lines: Sequence[StandingRow], speaker: Speaker) -> list[str]:
    """For every two neighbours with equal points: what put one before the other, with the figures."""
    return [_tie(above, below, speaker) for above, below in pairwise(lines) if above.points == below.points]


def _tie(above: StandingRow, below: StandingRow, speaker: Speaker) -> str:
    by = decider(above, below)
    more, less = (getattr(line, by) if by else Fraction(0) for line in (above, below))
    return speaker.text(
        TIES[by],
        one=speaker.seat(above.player),
        other=speaker.seat(below.player),
        points=above.points,
        more=percent(more),
        less=percent(less),
        place=above.place,
    )


def figures(state: TournamentState, player: int, speaker: Speaker) -> list[str]:
    """How a player's tie-breaks come about, opponent by opponent."""
    line = next((line for line in standings(state) if line.player == player), None)
    if line is None:
        return []
    if not line.wins + line.losses + line.draws:
        return [speaker.text("tournament-figures-unplayed", player=speaker.seat(player))]
    met = opponents_of(state, player)
    said = [
        speaker.text(
            "tournament-figures",
            player=speaker.seat(player),
            points=line.points,
            byes=line.byes,
            games=percent(line.games),
        )
    ]
    said += [
        speaker.text("tournament-figures-opponent", opponent=speaker.seat(each), share=percent(match_wins(state, each)))
        for each in met
    ]
    key = "tournament-figures-mean" if met else "tournament-figures-none"
    return [*said, speaker.text(key, count=len(met), share=percent(line.opponents))]


def table_of(state: TournamentState, speaker: Speaker) -> list[str]:
    """The whole standings, how they are made, and what decided between equals."""
    lines = standings(state)
    return [
        *[standing(line, speaker) for line in lines],
        speaker.text("tournament-standings-how"),
        *ties(lines, speaker),
    ]
