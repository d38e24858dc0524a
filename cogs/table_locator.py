"""Which table or game a request means, by where it is made; with the services and surfaces that answer it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs.presentation.option_matching import Unmatched
from cogs.services import Services
from cogs.surfaces.sync import SurfaceSync
from engine.games.registry import GAMES
from engine.table import OVER, Live, TableRow

SETUP = "setup"


def game_named(interaction: discord.Interaction) -> str | None:
    """The game after which the typed command is called; None for commands of all games, and for buttons."""
    data: Mapping[str, Any] = interaction.data or {}
    name = str(data.get("name", ""))
    return name if name in GAMES else None


def games_meant(interaction: discord.Interaction) -> set[str]:
    """The games that a typed command is about: the one after which it is called, the one that is chosen in it; none for
    what managers settle of games."""
    data: Mapping[str, Any] = interaction.data or {}
    if data.get("name") == SETUP:
        return set()
    named = {str(data.get("name", "")), *_chosen(data)}
    return {name for name in named if name in GAMES}


def _chosen(typed: Mapping[str, Any]) -> Iterator[str]:
    for option in typed.get("options", ()):
        if option.get("name") == "game":
            yield str(option.get("value", ""))
        yield from _chosen(option)


class TableLocator:
    """Finds what somebody speaks of. Raises TableError or Unmatched; whoever calls says so to the user."""

    def __init__(self, services: Services, surfaces: SurfaceSync) -> None:
        self.services = services
        self.surfaces = surfaces

    async def row_here(self, interaction: discord.Interaction) -> TableRow:
        """The series in this channel, or in direct messages the one the user plays; of the game whose command it is."""
        wanted = game_named(interaction)
        row = await self._own_row(interaction, wanted) or await self._row_in(interaction, wanted)
        if row is None or (row.status == OVER and wanted not in (None, row.options.game)):
            raise Unmatched("error-no-table", game=wanted) if wanted else Unmatched("error-no-table-here")
        if wanted not in (None, row.options.game):
            raise Unmatched("error-other-game", game=row.options.game)
        return row

    async def _own_row(self, interaction: discord.Interaction, game: str | None) -> TableRow | None:
        """In direct messages: the newest series that the user plays, one of this game before others."""
        if interaction.guild_id is not None:
            return None
        mine = await self.services.store.tables_of(interaction.user.id)
        return next((row for row in reversed(mine) if row.options.game == game), mine[-1] if mine else None)

    async def _row_in(self, interaction: discord.Interaction, game: str | None) -> TableRow | None:
        """In a channel or thread: of the series that go on there, else of all, one of this game before others, the
        user's own before others'."""
        there = await self.services.store.tables_at(interaction.channel_id or 0, interaction.user.id)
        there = [row for row in there if row.status != OVER] or there
        return next((row for row in there if row.options.game == game), there[0] if there else None)

    async def last_here(self, interaction: discord.Interaction) -> TableRow:
        """The user's own last series in this channel, over or not; else as `row_here`."""
        there = await self.services.store.tables_at(interaction.channel_id or 0, interaction.user.id)
        wanted = game_named(interaction)
        own = [
            row
            for row in there
            if wanted in (None, row.options.game) and any(place.user == interaction.user.id for place in row.seats)
        ]
        return max(own, key=lambda row: row.opened_at) if own else await self.row_here(interaction)

    async def live_here(self, interaction: discord.Interaction) -> Live:
        """The game in this channel."""
        row = await self.row_here(interaction)
        if not row.games:
            raise Unmatched("error-no-game")
        return await self.services.tables.current(row.id)
