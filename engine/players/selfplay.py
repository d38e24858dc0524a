"""Self-play: whole games between policies, counted and timed by whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct, field

from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import in_words, start, take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import build_library, new_state
from engine.kernel.record.shuffle import Dice
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer
from engine.players.decks import Deal
from engine.players.policy import POLICIES, Policy

MOST_INPUTS = 5_000
"""A game that goes on longer is a finding: nobody would play it."""

Watch = Callable[[Game], Sequence[str]]


class SelfPlayReport(Struct):
    """What a run of games brought: `outcomes` counts reasons and winners, `findings` are broken invariants."""

    matches: int = 0
    decisions: int = 0
    turns: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)


def new_game(
    rules: Rulebook,
    library: Library,
    decks: Sequence[tuple[str, ...]],
    seed: str,
    *,
    telling: bool = False,
    flags: Mapping[str, object] | None = None,
) -> Game:
    """A game at its first question; the seed stands for the table's secret."""
    state, keys, owners = new_state(rules, decks)
    game = Game(rules, library, keys, owners, Dice(seed.encode()), state, flags)
    game.telling = telling
    start(game)
    return game


def play_out(game: Game, policy: Policy, random: Random, watch: Watch | None = None) -> tuple[int, list[str]]:
    """Play to the end; gives the decisions taken and what the watch found."""
    decisions = 0
    findings: list[str] = []
    state = game.state
    while state.outcome is None:
        question = state.question
        if question is None or state.no > MOST_INPUTS:
            findings.append("no question and no end" if question is None else f"no end after {MOST_INPUTS} inputs")
            break
        if watch is not None:
            findings += watch(game)
            state = game.state
        if question.is_decision:
            decisions += 1
        take(game, Answer(question.seat, policy(game, question, random)))
    return decisions, findings


def simulate(
    rules: Rulebook,
    cards: Mapping[str, Card],
    deal: Deal,
    *,
    matches: int,
    seed: int,
    players: str = "random",
    watch: Watch | None = None,
) -> Iterator[SelfPlayReport]:
    """Play games one after the other; yields the running result after each."""
    library = build_library(rules, cards)
    result = SelfPlayReport()
    policy = POLICIES[players]
    for number in range(matches):
        random = Random(f"{seed}/{number}")
        decks, name = deal(number), f"{seed}/{number}"
        result.matches += 1
        try:
            game = new_game(rules, library, decks, name, telling=watch is not None)
            decisions, findings = play_out(game, policy, random, watch)
        except Exception as error:  # a fault of the engine is this game's, and must not hide the others
            result.outcomes["unfinished"] += 1
            result.findings.append(f"game {number}: {in_words(error)}")
            yield result
            continue
        result.decisions += decisions
        result.turns.append(game.state.turn)
        outcome = game.state.outcome
        result.outcomes[f"{outcome.reason}: seat {outcome.winners}" if outcome else "unfinished"] += 1
        result.findings += [f"game {number}: {finding}" for finding in findings]
        yield result
