"""What can be wrong with a printed text, said to the author of a card."""

from __future__ import annotations

from collections.abc import Callable
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


class Place(Struct, frozen=True):
    """Where a text cannot be read on: `position` counts from 0 in the normalised text, `excerpt` begins there, and
    `nearest` are templates of the phrases that come closest.
    """

    position: int = 0
    excerpt: str = ""
    nearest: tuple[str, ...] = ()


class CardTextError(ValueError):
    """A card's text was refused as a whole: no reading, two readings, or too much work. `line` counts from 1.

    `place` says where: it may be given as a function, which is asked once if anybody wants to know.
    """

    def __init__(
        self,
        why: str,
        *,
        card: str = "",
        line: int = 0,
        place: Place | Callable[[], Place] = Place(),
    ) -> None:
        super().__init__(why)
        self.why = why
        self.card = card
        self.line = line
        self._place = place

    @cached_property
    def place(self) -> Place:
        """Where the text cannot be read on."""
        return self._place if isinstance(self._place, Place) else self._place()

    def at(self, *, card: str, line: int, shift: int) -> Self:
        """The same of a line on a card, whose sentence begins `shift` characters into it."""
        return type(self)(
            self.why, card=card, line=line, place=lambda: replace(self.place, position=self.place.position + shift)
        )

    def __str__(self) -> str:
        place = f"{self.card}: " if self.card else ""
        if self.line:
            place += f"line {self.line}: "
        told = f"{place}{self.why}"
        if self.place.excerpt:
            told += f" at 「{self.place.excerpt}」"
        if self.place.nearest:
            told += "; nearest: " + " | ".join(self.place.nearest)
        return told
