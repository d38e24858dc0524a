"""The games of which scenarios can be told, by id."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.registry import MANIFESTS
from engine.manifest.dialect.dialect import Dialect

DIALECTS: Mapping[str, Dialect] = {game: manifest.dialect for game, manifest in MANIFESTS.items()}
