"""Nodes that stand only in the grammar: places that a reading fills before anybody sees the tree."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import Filter, Node


class Subject(Node, frozen=True):
    """The subject of a predicate that is read apart from it: "gets +1", "draws a card"."""


class Own(Node, frozen=True):
    """This card as "his" or "their", said before the one that something is done to."""


class Banished(Node, frozen=True):
    """So many as were banished this way, of a kind that was."""

    kind: str


class Shown(Node, frozen=True):
    """So many cards of a kind as were shown this way."""

    filter: Filter


def replaced(value: object, change: Callable[[object], object]) -> object:
    """The value with `change` applied to it and to everything in it, outside first, where it answers another value."""
    changed = change(value)
    if changed is not value:
        return changed
    if isinstance(value, tuple):
        return tuple(replaced(part, change) for part in value)
    if isinstance(value, Node):
        return type(value)(*(replaced(getattr(value, name), change) for name in value.__struct_fields__))
    return value


def swapped(value: object, old: object, new: object) -> object:
    """The value with every `old` in it replaced by `new`."""
    return replaced(value, lambda part: new if type(part) is type(old) and part == old else part)
