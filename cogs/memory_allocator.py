"""How memory that is free again is kept for the next use, where the C library is GNU's."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

_ARENA_MAX: Final = -8


def be_frugal() -> bool:
    """One heap for all threads, before they begin; whether there was anything to set.

    By itself the library gives each thread that draws a heap of its own, and what one has free no other one takes: some
    30 MB. Small objects are Python's own affair, so that the threads seldom wait for each other.
    """
    with suppress(AttributeError, OSError, TypeError):  # another C library
        return bool(ctypes.CDLL(None).mallopt(_ARENA_MAX, 1))
    return False
