"""What players made of code think of a position: one mind a game."""

from collections.abc import Mapping

from engine.players.minds.lorcana import LorcanaMind
from engine.players.minds.mind import Mind
from engine.players.minds.mlp import MlpMind

MINDS: Mapping[str, type[Mind]] = {"lorcana": LorcanaMind, "mlp": MlpMind}
"""By rules id."""
