"""How strong players are by the matches they played: a Bayesian rating after Weng and Lin (2011), by `openskill`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

BASE, SCALE = 1000, 40
"""What somebody of whom nothing is known stands at, and how wide a figure is apart from the next."""
FIRM = 5
"""So many matches it takes until a rating says something."""


class RatedMatch(Struct, frozen=True, array_like=True):
    """Two players and the match points of each, from which alone it follows who has won."""

    players: tuple[int, int]
    points: tuple[int, int]


class Rating(Struct, frozen=True):
    """A figure that a player is above with near certainty, so it grows with every match that is no surprise."""

    value: int
    matches: int
    wins: int

    @property
    def is_firm(self) -> bool:
        """Whether enough was played."""
        return self.matches >= FIRM


def ratings(matches: Iterable[RatedMatch]) -> Mapping[int, Rating]:
    """Everybody who has played one of these matches, which stand in the order in which they were played.

    >>> ratings([RatedMatch((1, 2), (3, 0))])[1].value > ratings([RatedMatch((1, 2), (3, 0))])[2].value
    True
    """
    from openskill.models import PlackettLuce, PlackettLuceRating  # only who asks for ratings needs it

    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    played: dict[int, list[bool]] = {}
    for match in matches:
        before = [[known.get(player) or model.rating()] for player in match.players]
        after = model.rate(before, scores=[float(points) for points in match.points])
        for side, player in enumerate(match.players):
            known[player] = after[side][0]
            played.setdefault(player, []).append(match.points[side] > match.points[1 - side])
    return {
        player: Rating(round(BASE + SCALE * rating.ordinal()), len(played[player]), sum(played[player]))
        for player, rating in known.items()
    }
