"""Scenarios: positions, moves and expectations in words that a player could read."""

from engine.manifest.dialect.errors import ScenarioError, Unmet

from .reading import load
from .runner import run
from .schema import schema
from .script import Scenario
from .table import ScenarioTable, position

__all__ = ["Scenario", "ScenarioError", "ScenarioTable", "Unmet", "load", "position", "run", "schema"]
