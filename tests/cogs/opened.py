"""The bot's services over a store of the test's own; what comes with the games is read once for all tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from cogs import services
from cogs.services import Services
from cogs.settings import Settings
from data.lessons import load_lessons
from data.rules import RuleLibrary
from data.shelf import Shelf, own_sets
from engine.games.registry import MANIFESTS
from engine.scenario.lesson import Lesson
from tests.warm import HOME, shelf_of


@cache
def _library() -> RuleLibrary:
    return RuleLibrary(HOME)


@cache
def _lessons() -> Mapping[str, Lesson]:
    return load_lessons(_shelves(MANIFESTS))


def _shelves(games: Iterable[str], *_: object) -> dict[str, Shelf]:
    return {game: shelf_of(game) for game in games if own_sets(game)}


@asynccontextmanager
async def opened(home: Path, merge_seconds: float = 0.0) -> AsyncIterator[Services]:
    """Services of which nothing is known yet; `merge_seconds`: how long a board waits for what may follow it."""
    with patch.multiple(
        services,
        open_shelves=_shelves,
        RuleLibrary=lambda home: _library(),
        load_lessons=lambda shelves: _lessons(),
    ):
        made = await Services.open(Settings(home=home, board_merge_seconds=merge_seconds))
    yield made
    await made.store.close()
