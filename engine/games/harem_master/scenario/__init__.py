"""The part of the scenario format that is this game's."""

from engine.games.harem_master.scenario.dialect import HAREM_MASTER

__all__ = ["HAREM_MASTER"]
