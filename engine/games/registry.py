"""The games that can be played, by id."""

from __future__ import annotations

from engine.games.lorcana.rulebook import Lorcana
from engine.kernel.record import Rules

GAMES: dict[str, Rules] = {"lorcana": Lorcana()}
