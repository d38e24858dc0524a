"""How fast the engine is. The clock comes from outside; a figure is the median of some runs, after one not counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median, quantiles

from msgspec import Struct

from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import ask_again, take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import build_library, decoder, encoded
from engine.kernel.state.question import Answer
from engine.kernel.state.state import Frame, State
from engine.players.crowds import crowded_position
from engine.players.decks import Deal
from engine.players.policy import POLICIES, Policy, uniform
from engine.players.selfplay import new_game, play_out

Clock = Callable[[], float]
GAMES_EACH = {"random": 60, "builder": 20}
CROWDED_DECISIONS = 1500
"""So many are taken in each game at the least: in some a turn holds few."""
EACH = 20
"""So often each position is taken for what is too short to be timed alone."""


class Figures(Struct):
    """Decisions and games a second, by policy; legal listing in milliseconds; clone and snapshot in microseconds."""

    decisions_per_second: dict[str, float]
    matches_per_second: dict[str, float]
    legal_ms: dict[str, float]
    clone_us: float
    snapshot_us: float


class Bench:
    """Measures one game's engine; positions that every run shares are of the first decks dealt."""

    def __init__(self, rules: Rulebook, cards: Mapping[str, Card], deal: Deal, clock: Clock) -> None:
        self.rules = rules
        self.deal = deal
        self.decks = deal(0)
        self.clock = clock
        self.library: Library = build_library(rules, cards)

    def run(self, runs: int = 5) -> Figures:
        """All figures, each the median of `runs` runs."""
        for name in GAMES_EACH:
            self._games(name, -1)
        speeds = {name: [self._games(name, seed) for seed in range(runs)] for name in GAMES_EACH}
        crowded = [self._crowded(seed) for seed in range(runs)]
        decisions = {name: median(speed[0] for speed in measured) for name, measured in speeds.items()}
        decisions["crowded"] = median(crowded)
        return Figures(
            decisions_per_second=decisions,
            matches_per_second={name: median(speed[1] for speed in measured) for name, measured in speeds.items()},
            legal_ms=self._legal(),
            clone_us=self._each(lambda state: state.clone(), runs),
            snapshot_us=self._each(self._round_trip, runs),
        )

    def _games(self, name: str, seed: int) -> tuple[float, float]:
        """Decisions and games a second over whole games with set-up, no checks."""
        policy: Policy = POLICIES[name]
        decisions = 0
        began = self.clock()
        for number in range(GAMES_EACH[name]):
            random = Random(f"{seed}/{number}")
            decks = self.deal(GAMES_EACH[name] * seed + number)
            decisions += play_out(new_game(self.rules, self.library, decks, f"{seed}/{number}"), policy, random)[0]
        spent = self.clock() - began
        return decisions / spent, GAMES_EACH[name] / spent

    def _crowded(self, seed: int) -> float:
        """Decisions a second from the crowded position: a turn's worth of answers, again and again."""
        game = crowded_position(self.rules, self.library, self.decks)
        start = game.state
        random = Random(seed)
        decisions = 0
        began = self.clock()
        for _ in range(CROWDED_DECISIONS):
            if decisions >= CROWDED_DECISIONS:
                break
            game.state, game.stale = start.clone(), True
            ask_again(game)
            while game.state.outcome is None and game.state.turn == start.turn:
                question = game.state.question
                assert question is not None
                decisions += question.is_decision
                take(game, Answer(question.seat, uniform(game, question, random)))
        return decisions / (self.clock() - began)

    def _legal(self) -> dict[str, float]:
        """Milliseconds of the full legal listing at action questions with ten options or more."""
        times: list[float] = []
        for number in range(30):
            game = new_game(self.rules, self.library, self.decks, f"legal/{number}")
            random = Random(number)
            while game.state.outcome is None:
                question = game.state.question
                assert question is not None
                if question.kind == "action" and game.state.phase == "main" and len(question.options) >= 10:
                    game.stale = True
                    began = self.clock()
                    self.rules.menu(game, question.seat)
                    times.append((self.clock() - began) * 1000)
                take(game, Answer(question.seat, POLICIES["builder"](game, question, random)))
        cut = quantiles(times, n=20)
        return {"median": median(times), "p95": cut[18]}

    def _round_trip(self, state: State[Frame]) -> object:
        return decoder(self.rules)(encoded(state))

    def _positions(self) -> list[State[Frame]]:
        """Every position of one game."""
        game = new_game(self.rules, self.library, self.decks, "clone")
        random = Random(1)
        positions = []
        while game.state.outcome is None:
            question = game.state.question
            assert question is not None
            positions.append(game.state.clone())
            take(game, Answer(question.seat, uniform(game, question, random)))
        return positions

    def _each(self, act: Callable[[State[Frame]], object], runs: int) -> float:
        """Microseconds of an act, averaged over the positions of one game."""
        positions, spent = self._positions(), []
        for _ in range(runs):
            began = self.clock()
            for _ in range(EACH):
                for state in positions:
                    act(state)
            spent.append((self.clock() - began) / (EACH * len(positions)))
        return median(spent) * 1e6
