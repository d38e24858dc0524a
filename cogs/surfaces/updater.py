"""What all keepers of a surface beside the board have at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cogs.services import Services
from cogs.surfaces.poster import Poster
from engine.table import SurfaceRow, TableRow

Find = Callable[[TableRow, str], Awaitable[SurfaceRow]]
Lock = Callable[[str, str], asyncio.Lock]


class SurfaceUpdater:
    """`find`: a table's surface by its name, as it is remembered; `lock`: held while one is brought up to date."""

    def __init__(self, services: Services, poster: Poster, find: Find, lock: Lock) -> None:
        self._services = services
        self._poster = poster
        self._find = find
        self._lock = lock
