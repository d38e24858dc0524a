"""A command group of ours: acknowledged first, answered in private, errors in one sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.desk import Desk
from cogs.replies import Reply, guarded
from cogs.speech import told
from engine.table import Live


async def serve(desk: Desk, interaction: discord.Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
    """Acknowledge, then do it; what goes wrong is said in one sentence."""
    reply = Reply(interaction, desk.house, desk.surfaces.poster)
    if not await reply.think():
        return

    async def met() -> None:
        await reply.meet()
        await work(reply)

    await guarded(reply, met)


class Acting(app_commands.Group):
    """A group whose commands are acknowledged first and answered in private."""

    def __init__(self, desk: Desk, name: str, about: str = "") -> None:
        super().__init__(name=name, description=told(about or f"cmd-{name}"))
        self.desk = desk

    async def serve(self, interaction: discord.Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """See `serve`."""
        await serve(self.desk, interaction, work)

    async def with_table(self, interaction: discord.Interaction, deed: Callable[[Reply, str], Awaitable[None]]) -> None:
        """Do something with the series here."""

        async def work(reply: Reply) -> None:
            reply.row = await self.desk.row_here(interaction)
            await deed(reply, reply.row.id)

        await self.serve(interaction, work)

    async def with_last(self, interaction: discord.Interaction, deed: Callable[[Reply, str], Awaitable[None]]) -> None:
        """Do something with the user's own last series here."""

        async def work(reply: Reply) -> None:
            reply.row = await self.desk.last_here(interaction)
            await deed(reply, reply.row.id)

        await self.serve(interaction, work)

    async def with_game(self, interaction: discord.Interaction, deed: Callable[[Reply, Live], Awaitable[None]]) -> None:
        """Do something with the game here."""

        async def work(reply: Reply) -> None:
            live = await self.desk.live_here(interaction)
            reply.row = live.table
            await deed(reply, live)

        await self.serve(interaction, work)
