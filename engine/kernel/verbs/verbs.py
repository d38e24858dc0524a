"""The verbs that all games share. A rulebook adds its own and may replace any of these."""

from __future__ import annotations

from engine.kernel.verbs.bestowing import BESTOWING
from engine.kernel.verbs.drawing import DRAWING
from engine.kernel.verbs.moving import MOVING
from engine.kernel.verbs.revealing import REVEALING
from engine.kernel.verbs.verb import Verbs

SHARED: Verbs = {**DRAWING, **MOVING, **REVEALING, **BESTOWING}
