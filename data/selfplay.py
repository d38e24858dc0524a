"""Self-play for the command line: decks off the shelf, invariants if asked for, one document at the end."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TypedDict

from data.shelf import Shelf
from engine.games.registry import GAMES
from engine.players.check import InvariantCheck
from engine.players.decks import at_random, in_turn
from engine.players.selfplay import SelfPlayReport, simulate


class SelfPlay(TypedDict):
    """The document of `bot.py simulate --json`."""

    matches: int
    decisions: int
    seconds: float
    outcomes: dict[str, int]
    findings: list[str]


def games(
    shelf: Shelf, *, matches: int, seed: int, players: str, check: bool, pool: bool = False
) -> Iterator[SelfPlayReport]:
    """Play games; the running result after each.

    With the first two ready-made decks, or, for `pool`, with new legal decks out of all cards of the shelf.
    """
    rules = GAMES[shelf.game]
    cards = shelf.cards.cards
    deal = at_random(shelf.game, cards, seed) if pool else in_turn([deck.cards for deck in shelf.decks[:2]])
    watch = InvariantCheck(rules) if check else None
    return simulate(rules, cards, deal, matches=matches, seed=seed, players=players, watch=watch)


def document(results: Iterable[SelfPlayReport]) -> SelfPlay:
    """Run all games and put the last result into the document."""
    began = time.perf_counter()
    result = SelfPlayReport()
    for running in results:
        result = running
    return {
        "matches": result.matches,
        "decisions": result.decisions,
        "seconds": round(time.perf_counter() - began, 2),
        "outcomes": dict(result.outcomes),
        "findings": result.findings,
    }
