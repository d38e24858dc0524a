"""A node together with the pronouns that would mean it in its place: the form in which a tree is printed."""

from __future__ import annotations

from engine.kernel.cards.tree import Grant, Node


class It(Node, frozen=True):
    """A pronoun: one thing, several, or either, of all these kinds. `that`: it points, so never at the speaker."""

    number: str = ""
    kinds: tuple[str, ...] = ()
    that: bool = False

    def __str__(self) -> str:
        words = ["that" if self.that else "", self.number, *self.kinds]
        return " ".join(filter(None, words)) or "it"


class Said(Node, frozen=True):
    """`target` may be said by any of these pronouns here."""

    target: Node
    fits: tuple[It, ...]


def own_nodes(value: object) -> list[Node]:
    """Every node of an ability that speaks of its own card: what is granted is another card's text."""
    met, left = [], [value]
    while left:
        each = left.pop()
        if isinstance(each, tuple):
            left.extend(each)
        elif isinstance(each, Node):
            met.append(each)
            names = ("target",) if isinstance(each, Grant) else each.__struct_fields__
            left.extend(getattr(each, name) for name in names)
    return met


def plain(value: object) -> object:
    """The node alone."""
    return value.target if type(value) is Said else value


def bare(value: object) -> object:
    """The value without pronouns anywhere in it."""
    if isinstance(value, Said):
        return value.target
    if isinstance(value, tuple):
        return tuple(bare(part) for part in value)
    if isinstance(value, Node):
        return type(value)(*(bare(getattr(value, name)) for name in value.__struct_fields__))
    return value
