"""What can be wrong with a printed text, said to the author of a card."""

from __future__ import annotations

NOTHING_MATCHES = "nothing matches"
TWO_READINGS = "it can be read in more than one way"
TOO_DEEP = "too many things inside each other"
TOO_MUCH = "too many ways to read it"


class CardTextError(ValueError):
    """A card's text was refused as a whole: no reading, two readings, or too much work.

    `line` counts from 1 and `position` from 0 in the normalised text; `excerpt` begins there; `nearest` are
    templates of the phrases that come closest.
    """

    def __init__(
        self,
        why: str,
        *,
        card: str = "",
        line: int = 0,
        position: int = 0,
        excerpt: str = "",
        nearest: tuple[str, ...] = (),
    ) -> None:
        self.why = why
        self.card = card
        self.line = line
        self.position = position
        self.excerpt = excerpt
        self.nearest = nearest
        super().__init__(str(self))

    def __str__(self) -> str:
        place = f"{self.card}: " if self.card else ""
        if self.line:
            place += f"line {self.line}: "
        told = f"{place}{self.why}"
        if self.excerpt:
            told += f" at 「{self.excerpt}」"
        if self.nearest:
            told += "; nearest: " + " | ".join(self.nearest)
        return told
