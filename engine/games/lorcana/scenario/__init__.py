"""Lorcana's part of the scenario format."""

from engine.games.lorcana.scenario.dialect import LORCANA

__all__ = ["LORCANA"]
