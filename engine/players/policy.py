"""Ways to answer questions: uniformly at random, keeping boards, or by a heuristic over the own view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.kernel.game import Game
from engine.kernel.question import ORDER, Option, Question
from engine.players.heuristic import heuristic

Picks = tuple[int, ...]
Policy = Callable[[Game, Question, Random], Picks]


def uniform(game: Game, question: Question, random: Random) -> Picks:
    """Any acceptable answer, all alike (sizes of subsets first)."""
    count = len(question.options)
    if question.kind == ORDER:
        return tuple(random.sample(range(count), count))
    if question.least == question.most == 1:
        return (int(random.random() * count),)
    size = random.randint(question.least, question.most)
    return tuple(random.sample(range(count), size))


FIRST = ("play", "ink", "shift")
SCORING = frozenset(("quest", "advance"))
HARMLESS = frozenset(("end", "move", "pass"))
SOMETIMES = frozenset(("use", "inspire"))


def builder(game: Game, question: Question, random: Random) -> Picks:
    """Plays out its hand, scores rarely and picks no fights, so that boards grow; else at random."""
    if question.kind != "action":
        return uniform(game, question, random)
    options = question.options
    for word in FIRST:
        found = [at for at, option in enumerate(options) if option[0] == word]
        if found:
            return (found[int(random.random() * len(found))],)
    found = [at for at, option in enumerate(options) if _calm(option, random)]
    return (found[int(random.random() * len(found))],) if found else uniform(game, question, random)


def _calm(option: Option, random: Random) -> bool:
    word = option[0]
    if word in SCORING:
        return random.random() < 0.05
    return word in HARMLESS or (word in SOMETIMES and random.random() < 0.2)


POLICIES: dict[str, Policy] = {"random": uniform, "builder": builder, "heuristic": heuristic}
