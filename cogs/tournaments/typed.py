"""Results and matches as choices name them."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone

from cogs.presentation.option_matching import Unmatched
from engine.tournament import Score, needed

_DAY = re.compile(r"\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[\sT]+(\d{1,2})[:：]")
JAPAN = timezone(timedelta(hours=9))
NEITHER = "neither"
"""The value of a result with which both have lost."""


def read_score(typed: str) -> Score:
    """A result as a choice names it: games won by each side and drawn ones, or that both have lost. Raises Unmatched.

    >>> read_score("2-1"), read_score("1-1-1").drawn, read_score("neither").neither
    (Score(wins=(2, 1), drawn=0, neither=False), 1, True)
    """
    if typed == NEITHER:
        return Score((0, 0), neither=True)
    parts = typed.split("-")
    if not 2 <= len(parts) <= 3 or not all(part.isdecimal() and len(part) == 1 for part in parts):
        raise Unmatched("tournament-bad-score")
    one, other, *drawn = map(int, parts)
    return Score((one, other), drawn[0] if drawn else 0)


def scores(best_of: int) -> list[str]:
    """The results that a match may have, as choices."""
    games = needed(best_of)
    won = [f"{games}-{lost}" for lost in range(games)]
    level = [f"{each}-{each}-1" if each else "0-0" for each in range(games - 1, -1, -1)]
    return [*won, *["-".join(reversed(each.split("-"))) for each in reversed(won)], *level, NEITHER]


def read_moment(typed: str, lang: str) -> float:
    """A day and time of day as they are typed, in seconds since 1970; without an offset in the time of Japan for who
    reads Japanese, else in UTC. Raises Unmatched.

    >>> read_moment("2026-12-05 19:00", "ja"), read_moment("2026-12-05T12:00+02:00", "en")
    (1796464800.0, 1796464800.0)
    >>> read_moment("2026/12/5 9:00", "ja") == read_moment("2026-12-05 09:00", "ja")
    True
    """
    day = _DAY.match(typed)
    if day is not None:  # as people write it
        year, month, date, hour = map(int, day.groups())
        typed = f"{year:04}-{month:02}-{date:02} {hour:02}:{typed[day.end() :]}"
    try:
        moment = datetime.fromisoformat(typed.strip())
    except ValueError:
        raise Unmatched("tournament-bad-time") from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=JAPAN if lang == "ja" else UTC)
    return moment.timestamp()


def read_place(typed: str) -> tuple[int, int]:
    """Round and table as a choice names them, from 1; (0, 0) for anything else."""
    first, _, second = typed.partition(".")
    return (int(first), int(second)) if first.isdecimal() and second.isdecimal() else (0, 0)
