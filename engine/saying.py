"""What is to be said, as message keys and arguments; words are put to it by whoever shows it, in his language."""

from __future__ import annotations

from msgspec import Struct


class Name(Struct, frozen=True):
    """Something that has a name in each language: a card by key, a seat by number, a word of a vocabulary by id.

    `nth` tells things of one name apart, from 1; 0 where the name is enough.
    """

    group: str
    id: str | int
    nth: int = 0


Arg = str | int | Name | tuple[Name, ...]


class Say(Struct, frozen=True):
    """A message key and its arguments."""

    key: str
    args: dict[str, Arg] = {}


def card(key: str, nth: int = 0) -> Name:
    """A card's name."""
    return Name("card", key, nth)


def seat(number: int) -> Name:
    """A player's name."""
    return Name("seat", number)


def term(group: str, word: str) -> Name:
    """A word of a vocabulary."""
    return Name(group, word)
