"""Other words for what a grammar says: brought to its own words where a line cannot be read as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec import Struct

AGAIN = 9
"""So often the same words are looked for: what was changed may have been in the way of more of them."""


class Change(Struct, frozen=True):
    """What was printed, and what it was read as."""

    printed: str
    read: str


@dataclass(frozen=True)
class Synonym:
    """A pattern of other words, and the grammar's own; `own` may refer to groups. It says the same, never less."""

    other: str
    own: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, ready to be searched for."""
        return re.compile(self.other)


def reworded(text: str, synonyms: Sequence[Synonym]) -> tuple[str, tuple[Change, ...]]:
    """The text in the grammar's own words, and what was changed, in the order of the synonyms; it may have become
    several lines."""
    changes: list[Change] = []
    for synonym in synonyms:
        for _ in range(AGAIN):
            text, before = _once(text, synonym, changes), text
            if text == before:
                break
    return text, tuple(changes)


def _once(text: str, synonym: Synonym, changes: list[Change]) -> str:
    return synonym.pattern.sub(lambda match: _noted(match, synonym.own, changes), text)


def _noted(match: re.Match[str], own: str, changes: list[Change]) -> str:
    said = match.expand(own)
    if match[0][:1].isupper():
        said = said[:1].upper() + said[1:]
    if said != match[0]:
        changes.append(Change(match[0], said))
    return said


def told(changes: Iterable[Change]) -> str:
    """The changes in one line, each once."""
    shown = (
        f"「{change.printed.strip(' ')}」 as 「{change.read.strip(' ')}」".replace("\n", " / ") for change in changes
    )
    return ", ".join(dict.fromkeys(shown))
