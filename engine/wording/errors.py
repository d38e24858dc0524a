"""What can be wrong with a printed text, said to the author of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

NOTHING_MATCHES = "nothing matches"
TWO_READINGS = "it can be read in more than one way"
UNCLEAR = "nobody can tell what is meant"
NO_REACH = "such a card never has what it speaks of"
TOO_DEEP = "too many things inside each other"
TOO_MUCH = "too many ways to read it"


class TextPosition(Struct, frozen=True):
    """Where a text cannot be read on: `position` counts from 0 in the normalised text, `excerpt` begins there with the
    first word that cannot be read, and `expected` are words that could stand there, the likeliest first.
    """

    position: int = 0
    excerpt: str = ""
    expected: tuple[str, ...] = ()


class CardTextError(ValueError):
    """A card's text was refused as a whole: no reading, two readings, or too much work. `line` counts from 1.

    `place` says where: it may be given as a function, which is asked once if anybody wants to know. `more`: what is
    wrong with later lines of the same text.
    """

    def __init__(
        self,
        why: str,
        *,
        card: str = "",
        line: int = 0,
        place: TextPosition | Callable[[], TextPosition] = TextPosition(),
        more: tuple[CardTextError, ...] = (),
    ) -> None:
        super().__init__(why)
        self.why = why
        self.card = card
        self.line = line
        self.more = more
        self._place = place

    @cached_property
    def place(self) -> TextPosition:
        """Where the text cannot be read on."""
        return self._place if isinstance(self._place, TextPosition) else self._place()

    def at(self, *, card: str, line: int, shift: int) -> Self:
        """The same of a line on a card, whose sentence begins `shift` characters into it."""
        return type(self)(
            self.why, card=card, line=line, place=lambda: replace(self.place, position=self.place.position + shift)
        )

    @staticmethod
    def together(errors: Sequence[CardTextError]) -> CardTextError:
        """All that is wrong with one text, as the first of it."""
        first, *more = errors
        return CardTextError(first.why, card=first.card, line=first.line, place=lambda: first.place, more=tuple(more))

    def lines(self) -> tuple[CardTextError, ...]:
        """Each line that cannot be read, this one first."""
        return (self, *self.more)

    def __str__(self) -> str:
        place = f"{self.card}: " if self.card else ""
        return place + "; ".join(error.told() for error in self.lines())

    def told(self) -> str:
        """What is wrong with this line, without the card's name."""
        told = f"line {self.line}: {self.why}" if self.line else self.why
        if self.place.excerpt:
            told += f" at 「{self.place.excerpt}」"
        if self.place.expected:
            told += " (here could stand: " + ", ".join(self.place.expected) + ")"
        return told
