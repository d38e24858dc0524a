"""Somebody who asks, without Discord: what he is told is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.presentation.controls import Rows
from cogs.presentation.screen import Picture
from cogs.replies import Reply
from cogs.services import Services


class Asking(Reply):
    """Somebody who asks, and all that he alone is told."""

    def __init__(self, services: Services, asked: Any) -> None:
        self.interaction = asked
        self._services = services
        self.row = None
        self.told: list[str] = []
        self.pictures: list[Picture] = []

    async def pass_by(self, text: str) -> None:
        await self.say(text)

    async def say(self, text: str, rows: Rows = (), pictures: Sequence[Picture] = (), *, place: bool = False) -> None:
        assert 0 < len(text) <= 2000
        self.told.append(text)
        self.pictures += pictures
