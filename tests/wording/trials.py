"""The games whose wording is held to the laws."""

from .harem_master_trial import HAREM_MASTER
from .lorcana_trial import LORCANA
from .mlp_trial import MLP
from .quintuplets_trial import QUINTUPLETS
from .trial import Trial

TRIALS: tuple[Trial, ...] = (LORCANA, MLP, QUINTUPLETS, HAREM_MASTER)
