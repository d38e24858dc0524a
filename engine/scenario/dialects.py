"""The games of which scenarios can be told, by id."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.registry import Offered
from engine.manifest.dialect.dialect import Dialect

DIALECTS: Mapping[str, Dialect] = Offered(lambda manifest: manifest.dialect)
