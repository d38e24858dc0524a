"""`python -m tests.balance lorcana`: how even a game's ready-made decks are between players of the same sense.

Every two decks meet (`--decks A B`: only those two) in so many games; each group of four deals from one seed, with
seats and starts swapped within it. What the players are worth against random play says `python -m tests.partner`.
Exit 1 unless in each pairing either deck wins between 40 and 60 % with the whole of its 95 % interval and 98 % of the
games end before turn 60, 2 on bad usage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import median
from typing import TypedDict

from msgspec import Struct, field

from data.decks import Deck
from data.shelf import Shelf
from engine.games.registry import EVERY, GAMES, MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.policy import POLICIES, Policy
from engine.players.selfplay import MOST_INPUTS, new_game
from tests.warm import shelf_of

EVEN = (0.40, 0.60)
LATE, IN_TIME = 60, 0.98
CERTAIN = 1.96
GROUP = [(swapped, starter) for swapped in (False, True) for starter in (0, 1)]

Players = tuple[Policy, Policy]
"""Who plays the first deck and who plays the second, wherever they sit."""


class Played(Struct):
    """What games have brought so far: wins of the first deck and of who started, draws, turns, and who was played."""

    wins: int = 0
    starts_won: int = 0
    draws: int = 0
    turns: list[int] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)


class Unplayed(TypedDict):
    """The cards that were in a deck and that nobody played, by key, and their share of all that were in one."""

    never: list[str]
    never_share: float


class Pairing(Unplayed):
    """How two decks did. Shares have their 95 % intervals."""

    decks: list[str]
    matches: int
    first_deck: list[float]
    start: list[float]
    draws: int
    median_turns: float
    longest: int
    in_time: float


class Balance(Unplayed):
    """The document of `--json`. All but the pairings is of all games together."""

    pairings: list[Pairing]
    start: list[float]
    draws: int


def interval(wins: int, games: int) -> list[float]:
    """A share with the lower and upper end of its 95 % interval (Wilson 1927).

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share, spread = wins / games, CERTAIN**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = CERTAIN * sqrt(share * (1 - share) / games + spread / 4 / games) / (1 + spread)
    return [share, middle - reach, middle + reach]


def games(
    rules: Rulebook, library: Library, decks: Sequence[tuple[str, ...]], players: Players, matches: int, seed: int
) -> Iterator[Played]:
    """Play so many games; what they brought, after each."""
    played = Played()
    for number in range(matches):
        swapped, starter = GROUP[number % len(GROUP)]
        turn = -1 if swapped else 1
        name = f"balance {seed}/{number // len(GROUP)}"
        game = new_game(rules, library, decks[::turn], name, telling=True)
        play(game, players[::turn], Random(f"{name}/{number}"), starter, played)
        assert game.state.outcome is not None, f"game {number} does not end"
        winners = game.state.outcome.winners
        played.turns.append(game.state.turn)
        played.draws += len(winners) != 1
        played.wins += winners == (int(swapped),)
        played.starts_won += winners == (starter,)
        yield played


def play(game: Game, seated: Sequence[Policy], random: Random, starter: int, played: Played) -> None:
    """To the end, with that seat beginning."""
    while game.state.outcome is None and game.state.no < MOST_INPUTS:
        question = game.state.question
        assert question is not None
        begins = question.kind == "start"
        answer = seated[question.seat]
        picks = (question.options.index(("seat", starter)),) if begins else answer(game, question, random)
        take(game, Answer(question.seat, picks))
        played.cards.update(str(event.args[1]) for event in game.events if event.kind == "play")
        game.events.clear()


class Bench:
    """The decks of one game's shelf, and who plays them."""

    def __init__(self, game: str, players: str, seed: int) -> None:
        self.rules = GAMES[game]
        self.shelf: Shelf = shelf_of(game)
        self.cards: Mapping[str, Card] = self.shelf.cards.cards
        self.library = build_library(self.rules, self.cards)
        self.policy = POLICIES[players]
        self.seed = seed

    def measure(self, decks: Sequence[str], matches: int) -> Balance:
        """All pairings of these decks (none named: of all)."""
        chosen = [deck for deck in self.shelf.decks if not decks or deck.id in decks]
        met = [(pair, self._met(pair, (self.policy, self.policy), matches)) for pair in combinations(chosen, 2)]
        held, played = self._held(chosen), set[str]().union(*(found.cards for _, found in met))
        draws = sum(found.draws for _, found in met)
        starts = sum(found.starts_won for _, found in met)
        return {
            "pairings": [self._pairing(pair, found) for pair, found in met],
            "start": interval(starts, max(matches * len(met) - draws, 1)),
            "draws": draws,
            **self._unplayed(held, played),
        }

    def _met(self, pair: Sequence[Deck], players: Players, matches: int) -> Played:
        *_, found = games(self.rules, self.library, [deck.cards for deck in pair], players, matches, self.seed)
        return found

    def _pairing(self, pair: Sequence[Deck], found: Played) -> Pairing:
        matches = len(found.turns)
        decided = max(matches - found.draws, 1)
        return {
            "decks": [deck.id for deck in pair],
            "matches": matches,
            "first_deck": interval(found.wins, decided),
            "start": interval(found.starts_won, decided),
            "draws": found.draws,
            "median_turns": median(found.turns),
            "longest": max(found.turns),
            "in_time": sum(turns < LATE for turns in found.turns) / matches,
            **self._unplayed(self._held(pair), found.cards),
        }

    def _held(self, decks: Sequence[Deck]) -> list[str]:
        """The cards that can be played out of these decks."""
        pile = MANIFESTS[self.rules.id].drawing.pile
        drawn = dict.fromkeys(key for deck in decks for key in pile(deck.cards, self.cards))
        return list(drawn)

    def _unplayed(self, held: Sequence[str], played: set[str]) -> Unplayed:
        never = [key for key in held if key not in played]
        return {"never": never, "never_share": len(never) / len(held)}


def is_even(found: Pairing) -> bool:
    _, low, high = found["first_deck"]
    return EVEN[0] <= low and high <= EVEN[1] and found["in_time"] >= IN_TIME


def lines(found: Balance) -> Iterator[str]:
    for pairing in found["pairings"]:
        yield from _lines(pairing)
    yield "who starts wins {:.1%} ({:.1%} to {:.1%}) of all".format(*found["start"])
    yield f"never played at all: {', '.join(found['never']) or 'none'}"


def _lines(found: Pairing) -> Iterator[str]:
    yield "{} against {}: {} games, {} drawn".format(*found["decks"], found["matches"], found["draws"])
    yield "  first deck wins {:.1%} ({:.1%} to {:.1%})".format(*found["first_deck"])
    yield "  who starts wins {:.1%} ({:.1%} to {:.1%})".format(*found["start"])
    yield f"  {found['median_turns']:g} turns at the median, {found['longest']} at most"
    yield f"  {found['in_time']:.1%} end before turn {LATE}"
    yield f"  never played: {', '.join(found['never']) or 'none'}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=sorted(EVERY))
    parser.add_argument("--matches", type=int, default=1000, help="games of each pairing")
    parser.add_argument("--decks", nargs=2, metavar="DECK", default=(), help="only these two, by file name")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", choices=sorted(POLICIES), default="heuristic")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    options = parser.parse_args(arguments)
    bench = Bench(options.game, options.players, options.seed)
    if unknown := set(options.decks) - {deck.id for deck in bench.shelf.decks}:
        parser.error(f"no deck is called {', '.join(sorted(unknown))}")
    found = bench.measure(options.decks, options.matches)
    print(json.dumps(found) if options.json else "\n".join(lines(found)))
    return 0 if all(map(is_even, found["pairings"])) else 1


if __name__ == "__main__":
    sys.exit(main())
