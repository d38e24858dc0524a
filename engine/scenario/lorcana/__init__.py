"""Lorcana's part of the scenario format."""

from engine.scenario.lorcana.dialect import LORCANA

__all__ = ["LORCANA"]
