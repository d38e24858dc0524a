"""My Little Pony's part of the scenario format."""

from engine.games.mlp.scenario.dialect import MLP

__all__ = ["MLP"]
