"""What newcomers to any card game ask about, and which rules answer it in a game: for questions in words that no rule
uses.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert
from msgspec.structs import replace

from data.games import folder_of
from data.rules.asking import concepts, spelt, synonyms
from data.rules.ranking import Topic, stands

COMMON: Final = Path(__file__).with_name("topics.toml")
MOST: Final = 2
"""So many topics of one question count."""


@cache
def phrases() -> Mapping[str, tuple[tuple[str, ...], ...]]:
    """By topic the ways to ask about it: words that all stand in a question, in any order, each as `spelt`."""
    table: Mapping[str, list[str]] = tomllib.loads(COMMON.read_text("utf-8"))["asked"]
    return {name: tuple(tuple(spelt(each).split()) for each in said) for name, said in table.items()}


class _Answers(Struct, frozen=True):
    """What a game says to topics: by topic the numbers of its rules, the first first, and what its own words are called
    in the phrases, by that word as `spelt`.
    """

    answers: Mapping[str, tuple[str, ...]] = {}
    means: Mapping[str, tuple[str, ...]] = {}


@cache
def answers(game: str) -> _Answers:
    """A game's answers; none where it has no such file."""
    path = folder_of(game) / "topics.toml"
    told = convert(tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}, _Answers)
    return replace(told, means={spelt(word): tuple(map(spelt, words)) for word, words in told.means.items()})


def topical(game: str, typed: str) -> list[Topic]:
    """What is asked about, that of the longest phrase first, at most `MOST`; its share by the letters of what carries
    something in the question.
    """
    known, asked = answers(game), f" {spelt(typed)} "
    plain = asked + "".join(f"{word} " for own, said in known.means.items() if stands(own, asked) for word in said)
    fitting = [(_fit(ways, plain), name) for name, ways in phrases().items() if name in known.answers]
    longest = sorted(fitting, key=lambda fit: sum(map(len, fit[0])), reverse=True)
    best = [(words, name) for words, name in longest if words][:MOST]
    carries = sum(len(concept.ways[0]) for concept in concepts(game, typed)) or 1
    empty = synonyms(game).dropped
    shares = (sum(len(word) for word in words if word not in empty) / carries for words, _ in best)
    return [Topic(known.answers[name], min(1.0, share)) for share, (_, name) in zip(shares, best, strict=True)]


def _fit(ways: tuple[tuple[str, ...], ...], plain: str) -> tuple[str, ...]:
    """The longest phrase of which all words stand in the question; none where there is no such phrase."""
    fitting = (words for words in ways if all(stands(word, plain) for word in words))
    return max(fitting, key=lambda words: sum(map(len, words)), default=())
