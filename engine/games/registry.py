"""The games that can be played. Each is a folder beside this file whose `manifest.py` holds its MANIFEST."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import TypeVar

from engine import games
from engine.kernel.flow.rulebook import Rulebook
from engine.manifest import Manifest


def _by_id() -> dict[str, Manifest]:
    """The games of the folder by id, in the order of their names. Raises ImportError for one without a manifest."""
    names = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    manifests = [import_module(f"{games.__name__}.{name}.manifest").MANIFEST for name in names]
    return {manifest.id: manifest for manifest in manifests}


EVERY: Mapping[str, Manifest] = MappingProxyType(_by_id())
"""Those too that are being made."""
T = TypeVar("T")


class Offered(Mapping[str, T]):
    """What each game has, by its id. Every game is found by its id; walked through are those alone that are offered."""

    def __init__(self, what: Callable[[Manifest], T]) -> None:
        self._all = {game: what(manifest) for game, manifest in EVERY.items()}

    def __getitem__(self, game: str) -> T:
        return self._all[game]

    def __iter__(self) -> Iterator[str]:
        return (game for game in self._all if EVERY[game].offered)

    def __len__(self) -> int:
        return sum(manifest.offered for manifest in EVERY.values())


MANIFESTS: Mapping[str, Manifest] = Offered(lambda manifest: manifest)
GAMES: Mapping[str, Rulebook] = Offered(lambda manifest: manifest.rules)
"""Their rulebooks, by id."""
