"""The games that can be played. Each is a folder beside this file whose `manifest.py` holds its MANIFEST."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from engine import games
from engine.kernel.flow.rulebook import Rulebook
from engine.manifest import Manifest


def _found() -> dict[str, Manifest]:
    """The games of the folder by id, in the order of their names. Raises ImportError for one without a manifest."""
    names = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    manifests = [import_module(f"{games.__name__}.{name}.manifest").MANIFEST for name in names]
    return {manifest.id: manifest for manifest in manifests}


MANIFESTS: Mapping[str, Manifest] = MappingProxyType({id_: game for id_, game in _found().items() if game.offered})
GAMES: Mapping[str, Rulebook] = MappingProxyType({game: manifest.rules for game, manifest in MANIFESTS.items()})
"""Their rulebooks, by id."""
