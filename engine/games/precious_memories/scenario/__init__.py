"""Precious Memories' part of the scenario format."""

from engine.games.precious_memories.scenario.dialect import PRECIOUS

__all__ = ["PRECIOUS"]
