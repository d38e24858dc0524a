"""Words of a game that stand in files for ids: in either language, however they are spelt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.spelling import letters

Terms: TypeAlias = Mapping[str, Mapping[str, str]]
"""By field ("type", "ink"), the words for what stands there, with their ids."""


def termed(terms: Terms, field: str, word: str) -> str:
    """The id that a word of a field stands for; one that is in no table as an id is written.

    >>> termed({"ink": {"ルビー": "ruby"}}, "ink", "るびー"), termed({}, "classes", "Seven Dwarfs")
    ('ruby', 'seven_dwarfs')
    """
    known = {letters(each): id_ for each, id_ in terms.get(field, {}).items()}
    return known.get(letters(word), word.strip().casefold().replace(" ", "_"))


def in_ids(facts: Mapping[str, object], terms: Terms) -> dict[str, object]:
    """The facts of a card with ids in the place of words, in the fields that have a table."""
    return {field: _ids(terms, field, value) if field in terms else value for field, value in facts.items()}


def _ids(terms: Terms, field: str, value: object) -> object:
    if isinstance(value, list):
        return [_ids(terms, field, each) for each in value]
    return termed(terms, field, value) if isinstance(value, str) else value
