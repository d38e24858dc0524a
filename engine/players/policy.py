"""Ways to answer questions: uniformly at random, keeping boards, or by a heuristic over the own view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from msgspec import Struct

from engine.games.registry import MANIFESTS
from engine.kernel.flow.action import Tag
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, ORDER, Question
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


class ActionPreferences(Struct, frozen=True):
    """By the words of a game's actions: those that build boards, the first before the others, and what each of the
    rest is."""

    builds: tuple[str, ...]
    tags: Mapping[str, Tag]


@cache
def habits(game: str) -> ActionPreferences:
    """What the actions of a game are to a player that keeps boards."""
    actions = MANIFESTS[game].actions
    builds = sorted((action for action in actions if action.tag == "builds"), key=lambda action: action.rank)
    return ActionPreferences(
        tuple(dict.fromkeys(action.begins for action in builds)), {action.begins: action.tag for action in actions}
    )


def builder(game: Game, question: Question, random: Random) -> Picks:
    """Plays out its hand, scores rarely and picks no fights, so that boards grow; else at random."""
    if question.kind != ACTION:
        return uniform(game, question, random)
    options, known = question.options, habits(game.rules.id)
    for word in known.builds:
        places = []
        for at, option in enumerate(options):
            if option[0] == word:
                places.append(at)
        if places:
            return (places[int(random.random() * len(places))],)
    places = [at for at, option in enumerate(options) if _calm(known.tags.get(str(option[0]), ""), random)]
    return (places[int(random.random() * len(places))],) if places else uniform(game, question, random)


def _calm(tag: Tag, random: Random) -> bool:
    if tag == "scores":
        return random.random() < 0.05
    return tag == "harmless" or (tag == "sometimes" and random.random() < 0.2)


POLICIES: dict[str, Policy] = {"random": uniform, "builder": builder, "heuristic": heuristic}
