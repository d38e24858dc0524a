"""`python -m tests.partner`: what the practice partner is worth, and how long one waits for it.

Each ready-made deck of each game is played by the partner against every deck of that game played at random, seats and
starts swapped. Exit 1 unless it wins 85 % with each deck, 90 % with all of them, and thinks for a second at most.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypedDict

from data.decks import Deck
from data.shelf import own_sets
from engine.games.registry import EVERY, GAMES
from engine.kernel.state.game import Game
from engine.kernel.state.question import Question
from engine.players.policy import POLICIES, Picks, Policy
from tests.balance import GROUP, Bench, games, interval
from tests.load.report import Times, times

EACH, ALL, MOST_MS = 0.85, 0.90, 1000


class Worth(TypedDict):
    """Of one game: how often each deck wins and all of them do, with 95 % intervals, and how long an answer takes."""

    matches: int
    decks: dict[str, list[float]]
    all: list[float]
    answers: Times


class Timed:
    """A policy with a stopwatch: seconds of each answer to more than one choice."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.seconds: list[float] = []

    def __call__(self, game: Game, question: Question, random: Random) -> Picks:
        began = time.perf_counter()
        picks = self._policy(game, question, random)
        if question.is_decision:
            self.seconds.append(time.perf_counter() - began)
        return picks


def worth(game: str, matches: int, seed: int = 0, decks: Sequence[str] = ()) -> Worth:
    """At least so many games with each of these decks (none named: with each), as many against each deck."""
    bench, partner = Bench(game, "heuristic", seed), Timed(POLICIES["heuristic"])
    chosen = [deck for deck in bench.shelf.decks if not decks or deck.id in decks]
    each = -(-matches // (len(GROUP) * len(bench.shelf.decks))) * len(GROUP)
    won = {deck.id: sum(_wins(bench, partner, (deck, other), each) for other in bench.shelf.decks) for deck in chosen}
    played = each * len(bench.shelf.decks)
    return Worth(
        matches=played * len(won),
        decks={deck: interval(wins, played) for deck, wins in won.items()},
        all=interval(sum(won.values()), played * len(won)),
        answers=times(partner.seconds),
    )


def _wins(bench: Bench, partner: Policy, pair: tuple[Deck, Deck], matches: int) -> int:
    players = partner, POLICIES["random"]
    *_, found = games(bench.rules, bench.library, [deck.cards for deck in pair], players, matches, bench.seed)
    return found.wins


def is_worth_it(found: Worth) -> bool:
    """Whether the bars are met; a drawn game is not won."""
    return (
        min(share[0] for share in found["decks"].values()) >= EACH
        and found["all"][0] >= ALL
        and found["answers"]["max"] <= MOST_MS
    )


def lines(game: str, found: Worth) -> Iterator[str]:
    """The figures to read."""
    yield f"{game}: {found['matches']} games against random play, seats and starts swapped"
    for name, share in (*found["decks"].items(), ("all decks", found["all"])):
        yield "  {:<10} wins {:.1%} ({:.1%} to {:.1%})".format(name, *share)
    yield "  {count} answers: p50 {p50} ms, p95 {p95} ms, at most {max} ms".format(**found["answers"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and say it."""
    known = sorted(game for game in EVERY if own_sets(game))
    parser = argparse.ArgumentParser(prog="python -m tests.partner", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", choices=[*known, []], metavar="GAME", help=", ".join(known))
    parser.add_argument("--matches", type=int, default=200, help="games of each deck")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    fine = True
    for game in asked.games or [game for game in known if game in list(GAMES)]:
        found = worth(game, asked.matches, asked.seed)
        print("\n".join(lines(game, found)), flush=True)
        fine = is_worth_it(found) and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
