"""Everybody meets everybody once: who plays whom in which round follows from one drawn order (the circle method)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tournament.state import BY_TURN, BYE, BYE_GONE, BYE_TURN, PRESENT, Pairing, TournamentState


def rounds_of(players: int) -> int:
    """So many rounds it takes until everybody has met everybody.

    >>> [rounds_of(players) for players in (2, 3, 4, 5)]
    [1, 3, 3, 5]
    """
    return players - 1 + players % 2


def turn(seeds: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Who meets whom in a round from 0; with an odd number one of them has the bye.

    >>> [turn((0, 1, 2, 3), number) for number in range(3)]
    [[(0, 3), (2, 1)], [(2, 0), (3, 1)], [(0, 1), (3, 2)]]
    """
    circle = [*seeds, *[BYE] * (len(seeds) % 2)]
    fixed, rest = circle[0], circle[1:]
    at = number % len(rest)
    ring = [fixed, *rest[len(rest) - at :], *rest[: len(rest) - at]]
    half = len(ring) // 2
    pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
    return [pair if (number + nth) % 2 == 0 or BYE in pair else pair[::-1] for nth, pair in enumerate(pairs)]


def pairings(state: TournamentState, seeds: Sequence[int]) -> tuple[Pairing, ...]:
    """The next round; who was to meet somebody who has left has the bye, and two who have left are left out."""
    made = [_pairing(state, pair) for pair in turn(seeds, len(state.rounds))]
    return tuple(sorted((each for each in made if each is not None), key=lambda each: each.is_bye))


def _pairing(state: TournamentState, pair: tuple[int, int]) -> Pairing | None:
    there = [player for player in pair if player != BYE and state.players[player].status == PRESENT]
    if len(there) == 2:
        return Pairing((there[0], there[1]), BY_TURN, (0, 0))
    if not there:
        return None
    return Pairing((there[0], BYE), BYE_TURN if BYE in pair else BYE_GONE, (0, 0))
