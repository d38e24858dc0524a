"""A scenario that has been read: what its file says, and who is meant by the names in it."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.cards.card import Card
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.dialect.form import ScenarioFile
from engine.scenario.places import line_of


class Scenario(Struct, frozen=True):
    """A scenario that has been read. `text` is kept for the lines of messages."""

    text: str
    dialect: Dialect
    file: ScenarioFile
    cards: dict[str, Card]
    cast: Cast

    def line(self, *path: str | int) -> int:
        """The line on which a part stands."""
        return line_of(self.text, path)
