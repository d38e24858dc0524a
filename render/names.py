"""What cards and everything else are called in one language, at one game, as its own style has it."""

from __future__ import annotations

from collections.abc import Mapping

from render.art import NO_ART, Art, Gallery
from render.speech import Speech
from render.style import Style

Printed = Mapping[str, Mapping[str, str]]
"""By language, words that are printed on the cards for classes and counters, each with its id."""


class BoardNames(Speech, frozen=True, kw_only=True):
    """The speech of a game with its style; by id, the words printed on its cards. `art`: an operator's own pictures."""

    style: Style
    printed: Mapping[str, str]
    art: Gallery = NO_ART

    def kin(self, name: str) -> str:
        """A class as it is printed."""
        return self.printed.get(name) or self.style.kin(name, self.lang) or self.word("class", name)

    def counter(self, name: str, *, short: bool = False) -> str:
        """What lies on a piece, as the cards call it; else by the game's word for it."""
        return self.printed.get(self.style.printed_as(name)) or self.word("counter" if short else "stat", name)

    def picture(self, key: str) -> Art | None:
        """An operator's own picture of a card."""
        return self.art.art(self.game, key)

    def ordered(self, stats: Mapping[str, int]) -> list[str]:
        """Names of the numbers in the order in which they are shown; the cost stands elsewhere."""
        first = self.style.stats
        return sorted(
            (name for name in stats if name != "cost"),
            key=lambda name: (first.index(name) if name in first else len(first), name),
        )
