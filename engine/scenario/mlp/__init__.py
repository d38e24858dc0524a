"""My Little Pony's part of the scenario format."""

from engine.scenario.mlp.dialect import MLP

__all__ = ["MLP"]
