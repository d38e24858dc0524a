"""The games whose wording is held to the laws."""

from .lorcana_trial import LORCANA
from .mlp_trial import MLP
from .quintuplets_trial import QUINTUPLETS
from .trial import Trial

TRIALS: tuple[Trial, ...] = (LORCANA, MLP, QUINTUPLETS)
