"""`python -m tests.balance mlp`: how even a game's first two ready-made decks are between players of the same sense.

Each group of four games deals from one seed; seats and starts are swapped within it. Exit 1 unless the first deck wins
between 40 and 60 % with the whole of its 95 % interval and 98 % of the games end before turn 60, 2 on bad usage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import median
from typing import TypedDict

from msgspec import Struct, field

from data.shelf import open_shelf
from engine.games.registry import GAMES
from engine.kernel.face import Library
from engine.kernel.game import Game
from engine.kernel.machine import take
from engine.kernel.question import Answer
from engine.kernel.record import Rules, build_library
from engine.players.policy import POLICIES, Policy
from engine.players.selfplay import MOST_INPUTS, new_game

EVEN = (0.40, 0.60)
LATE, IN_TIME = 60, 0.98
CERTAIN = 1.96
GROUP = [(swapped, starter) for swapped in (False, True) for starter in (0, 1)]


class Played(Struct):
    """What games have brought so far: wins of the first deck and of who started, draws, turns, and who was played."""

    wins: int = 0
    starts_won: int = 0
    draws: int = 0
    turns: list[int] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)


class Balance(TypedDict):
    """The document of `--json`. Shares have their 95 % intervals; `never` names cards by key."""

    matches: int
    first_deck: list[float]
    start: list[float]
    draws: int
    median_turns: float
    longest: int
    in_time: float
    never: list[str]


def interval(wins: int, games: int) -> list[float]:
    """A share with the lower and upper end of its 95 % interval (Wilson 1927).

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share, spread = wins / games, CERTAIN**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = CERTAIN * sqrt(share * (1 - share) / games + spread / 4 / games) / (1 + spread)
    return [share, middle - reach, middle + reach]


def games(rules: Rules, library: Library, decks: Sequence[tuple[str, ...]], policy: Policy, matches: int,
          seed: int) -> Iterator[Played]:
    """Play so many games; what they brought, after each."""
    played = Played()
    for number in range(matches):
        swapped, starter = GROUP[number % len(GROUP)]
        name = f"balance {seed}/{number // len(GROUP)}"
        game = new_game(rules, library, decks[::-1] if swapped else decks, name, telling=True)
        play(game, policy, Random(f"{name}/{number}"), starter, played)
        assert game.state.outcome is not None, f"game {number} does not end"
        winners = game.state.outcome.winners
        played.turns.append(game.state.turn)
        played.draws += len(winners) != 1
        played.wins += winners == (int(swapped),)
        played.starts_won += winners == (starter,)
        yield played


def play(game: Game, policy: Policy, random: Random, starter: int, played: Played) -> None:
    """To the end, with that seat beginning."""
    while game.state.outcome is None and game.state.no < MOST_INPUTS:
        question = game.state.question
        assert question is not None
        begins = question.kind == "start"
        picks = (question.options.index(("seat", starter)),) if begins else policy(game, question, random)
        take(game, Answer(question.seat, picks))
        played.cards.update(str(event.args[1]) for event in game.events if event.kind == "play")
        game.events.clear()


def measure(game: str, players: str, matches: int, seed: int) -> Balance:
    """The balance of the first two decks of a game's shelf."""
    shelf, rules = open_shelf(game), GAMES[game]
    cards = shelf.cards.cards
    decks = [deck.cards for deck in shelf.decks[:2]]
    *_, played = games(rules, build_library(rules, cards), decks, POLICIES[players], matches, seed)
    decided = max(matches - played.draws, 1)
    held = dict.fromkeys(key for deck in decks for key in deck if "cost" in cards[key].stats)
    return {
        "matches": matches, "first_deck": interval(played.wins, decided), "start": interval(played.starts_won, decided),
        "draws": played.draws, "median_turns": median(played.turns), "longest": max(played.turns),
        "in_time": sum(turns < LATE for turns in played.turns) / matches,
        "never": [key for key in held if key not in played.cards],
    }


def is_even(found: Balance) -> bool:
    _, low, high = found["first_deck"]
    return EVEN[0] <= low and high <= EVEN[1] and found["in_time"] >= IN_TIME


def lines(found: Balance) -> list[str]:
    return [
        f"{found['matches']} games, {found['draws']} drawn",
        "first deck wins {:.1%} ({:.1%} to {:.1%})".format(*found["first_deck"]),
        "who starts wins {:.1%} ({:.1%} to {:.1%})".format(*found["start"]),
        f"{found['median_turns']:g} turns at the median, {found['longest']} at most",
        f"{found['in_time']:.1%} end before turn {LATE}",
        f"never played: {', '.join(found['never']) or 'none'}",
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", choices=sorted(POLICIES), default="heuristic")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    options = parser.parse_args(arguments)
    found = measure(options.game, options.players, options.matches, options.seed)
    print(json.dumps(found) if options.json else "\n".join(lines(found)))
    return 0 if is_even(found) else 1


if __name__ == "__main__":
    sys.exit(main())
