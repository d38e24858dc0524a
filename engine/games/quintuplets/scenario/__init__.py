"""The Quintuplets' part of the scenario format."""

from engine.games.quintuplets.scenario.dialect import QUINTUPLETS

__all__ = ["QUINTUPLETS"]
