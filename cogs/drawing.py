"""Where pictures are drawn: in threads beside the loop, or in processes of their own where there are cores for them."""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from cogs.processes import LOWER, Processes

THREADS = 2
"""One sets letters while the other one packs; of more, all but two would wait, each with memory of its own."""
MOST_CARDS = 1000
"""Who draws from more cards than these is not sent away: to pack them takes longer than to draw."""

TURN_S = 0.00025
"""So long who draws may keep the interpreter when the loop wants it, at every wake; by Python's own measure it would be
twenty times as long. No fewer pictures are drawn in turns as short as these."""


def take_short_turns() -> None:
    """Whoever is answered is answered between two strokes."""
    sys.setswitchinterval(TURN_S)


class Pens:
    """Draws in the order in which it is asked. `processes`: so many besides this one, 0 for threads alone; they are
    less urgent, so that who is answered waits neither for the interpreter nor for a core."""

    def __init__(self, processes: int = 0) -> None:
        self._threads = ThreadPoolExecutor(max(THREADS, processes), "pen")
        self._processes = Processes(processes, "draws", LOWER) if processes else None

    async def drawn(self, draw: Callable[[], bytes]) -> bytes:
        """A picture, drawn while others are served."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._draw, draw)

    def close(self) -> None:
        """What waits is drawn no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.close()

    def _draw(self, draw: Callable[[], bytes]) -> bytes:
        """In a process, or here: what cannot be sent there, and what a process died of."""
        packed = _packed(draw) if self._processes else b""
        if self._processes is None or not packed:
            return draw()
        try:
            return self._processes.begin(_drawn, packed).result()
        except BrokenProcessPool:
            return draw()


def _packed(draw: Callable[[], bytes]) -> bytes:
    """What is to be drawn, to be sent to a process; b"" where that cannot be or does not pay."""
    if not isinstance(draw, partial) or any(isinstance(each, Mapping) and len(each) > MOST_CARDS for each in draw.args):
        return b""
    try:
        return pickle.dumps(draw, pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError):
        return b""


def _drawn(packed: bytes) -> bytes:
    draw: Callable[[], bytes] = pickle.loads(packed)  # noqa: S301 - of the process that has begun this one
    return draw()
