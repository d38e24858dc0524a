"""A command group of ours: acknowledged first, answered in private, errors in one sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.replies import Reply, guarded
from cogs.table_locator import TableLocator
from engine.table import Live


async def serve(
    locator: TableLocator, interaction: discord.Interaction, work: Callable[[Reply], Awaitable[None]]
) -> None:
    """Acknowledge, then do it; what goes wrong is said in one sentence."""
    reply = Reply(interaction, locator.services, locator.surfaces.poster)
    if not await reply.think():
        return

    async def met() -> None:
        await reply.meet()
        await work(reply)

    await guarded(reply, met)


class DeferredGroup(app_commands.Group):
    """A group whose commands are acknowledged first and answered in private."""

    def __init__(self, locator: TableLocator, name: str, about: str = "") -> None:
        super().__init__(name=name, description=localized(about or f"cmd-{name}"))
        self.locator = locator

    async def serve(self, interaction: discord.Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """See `serve`."""
        await serve(self.locator, interaction, work)

    async def with_table(self, interaction: discord.Interaction, deed: Callable[[Reply, str], Awaitable[None]]) -> None:
        """Do something with the series here."""

        async def work(reply: Reply) -> None:
            reply.row = await self.locator.row_here(interaction)
            await deed(reply, reply.row.id)

        await self.serve(interaction, work)

    async def with_last(self, interaction: discord.Interaction, deed: Callable[[Reply, str], Awaitable[None]]) -> None:
        """Do something with the user's own last series here."""

        async def work(reply: Reply) -> None:
            reply.row = await self.locator.last_here(interaction)
            await deed(reply, reply.row.id)

        await self.serve(interaction, work)

    async def with_game(self, interaction: discord.Interaction, deed: Callable[[Reply, Live], Awaitable[None]]) -> None:
        """Do something with the game here."""

        async def work(reply: Reply) -> None:
            live = await self.locator.live_here(interaction)
            reply.row = live.table
            await deed(reply, live)

        await self.serve(interaction, work)
