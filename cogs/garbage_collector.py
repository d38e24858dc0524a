"""How Python's garbage collector is set once everything that stays has been read."""

from __future__ import annotations

import gc

THRESHOLDS = (100_000, 50, 1000)


def settle() -> None:
    """Look no more at what is there now, and rarely at what comes.

    Cards, sources and libraries stay as long as the process; walking over them again and again is most of what an
    answer costs where many games are kept.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
