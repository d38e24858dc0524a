"""The games of which scenarios can be told, by id."""

from __future__ import annotations

from engine.scenario.dialect import Dialect
from engine.scenario.lorcana import LORCANA
from engine.scenario.mlp import MLP

DIALECTS: dict[str, Dialect] = {"lorcana": LORCANA, "mlp": MLP}
