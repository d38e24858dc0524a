"""Trying an effect out: what it would change, without changing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Entry, Look, Projection
from engine.kernel.state.state import Recalled, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Hold

STAT, KEYWORD, LOSE, ABILITY, BAN, CAN, TEXT = "stat", "keyword", "lose", "ability", "ban", "can", "text"

Write = tuple[Ref, str, str, int, int, Recalled]
"""One change of one look: whose, of what kind, which stat, keyword or deed, how much or which, against whom, and what
that asks of what was named."""
Writes = tuple[Write, ...]


class Tape(Look):
    """Stands in for a look and writes down what would be done to it."""

    __slots__ = ("written",)

    def __init__(self, look: Look, written: list[Write]) -> None:
        super().__init__(look.source, look.seat, look.card, look.face, look.piece)
        self.written = written
        self.void = look.void

    def change(self, name: str, number: int) -> None:
        if number:
            self.written.append((self.source, STAT, name, number, 0, ()))

    def gain_keyword(self, game: Game, name: str, value: int) -> None:
        self.written.append((self.source, KEYWORD, name, value, 0, ()))

    def lose_keyword(self, game: Game, name: str) -> None:
        self.written.append((self.source, LOSE, name, 0, 0, ()))

    def gain_ability(self, game: Game, number: int) -> None:
        self.written.append((self.source, ABILITY, "", number, 0, ()))

    def lose_text(self) -> None:
        self.written.append((self.source, TEXT, "", 0, 0, ()))

    def ban(self, deed: str, source: int, filter_number: int = -1, recall: Recalled = ()) -> None:
        self.written.append((self.source, BAN, deed, source, filter_number, recall))

    def allow(self, deed: str, source: int, filter_number: int = -1, recall: Recalled = ()) -> None:
        self.written.append((self.source, CAN, deed, source, filter_number, recall))


class Tapes:
    """A projection in which effects only write down what they would do to the looks of the real one."""

    def __init__(self, game: Game, view: Projection) -> None:
        self._game = game
        self._written: list[Write] = []
        self._view = Projection()
        for ref, look in view.looks.items():
            self._view.looks[ref] = Tape(look, self._written)

    def try_out(self, effect: Entry, source: Look) -> Writes:
        """What it would change on the board as it now is."""
        self._written.clear()
        effect.apply(self._game, self._view, source)
        return tuple(self._written)


def write(game: Game, looks: dict[Ref, Look], entries: Writes) -> None:
    """Do what was written down."""
    for ref, kind, name, number, against, recall in entries:
        look = looks[ref]
        if kind == STAT:
            look.change(name, number)
        elif kind == KEYWORD:
            look.gain_keyword(game, name, number)
        elif kind == LOSE:
            look.lose_keyword(game, name)
        elif kind == ABILITY:
            look.gain_ability(game, number)
        elif kind == BAN:
            look.ban(name, number, against, recall)
        elif kind == CAN:
            look.allow(name, number, against, recall)
        else:
            look.lose_text()


class Board:
    """What all looks are at one moment, to go back to."""

    def __init__(self, view: Projection) -> None:
        self._kept = [_Kept(look) for look in view.looks.values()]

    def restore(self) -> None:
        """Back to that moment."""
        for kept in self._kept:
            kept.restore()


class _Kept:
    __slots__ = ("abilities", "bans", "cans", "gained", "keywords", "listens", "look", "stats", "void")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.stats = look.stats if look.stats is look.face.stats else look.stats.copy()
        self.keywords = look.keywords if look.keywords is look.face.keywords else look.keywords.copy()
        self.abilities = look.abilities
        self.listens = look.listens
        self.gained = look.gained
        self.bans = _copied(look.bans)
        self.cans = _copied(look.cans)
        self.void = look.void

    def restore(self) -> None:
        look = self.look
        look.stats = self.stats if self.stats is look.face.stats else self.stats.copy()
        look.keywords = self.keywords if self.keywords is look.face.keywords else self.keywords.copy()
        look.abilities = self.abilities
        look.listens = self.listens
        look.gained = self.gained
        look.bans = _copied(self.bans)
        look.cans = _copied(self.cans)
        look.void = self.void


def _copied(entries: dict[str, list[Hold]] | None) -> dict[str, list[Hold]] | None:
    return None if entries is None else {deed: each.copy() for deed, each in entries.items()}
