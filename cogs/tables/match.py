"""/match: looking at the game that is played here, for players and spectators alike."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.acting import Acting
from cogs.desk import Desk
from cogs.rooms import Room
from cogs.speech import told
from cogs.tables.clock import ClockCommands
from cogs.tables.habits import show_habits
from cogs.tables.looking import LookingDesk


class MatchCommands(Acting):
    """State and log as text."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "match")
        self.looking = LookingDesk(desk)

    @app_commands.command(name="state", description=told("cmd-match-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.looking.state)

    @app_commands.command(name="log", description=told("cmd-match-log"))
    @app_commands.describe(page=told("opt-page"))
    async def log(self, interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] | None = None) -> None:
        await self.with_table(interaction, lambda reply, table: self.looking.log(reply, table, page))

    @app_commands.command(name="settings", description=told("cmd-match-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await self.serve(interaction, lambda reply: show_habits(self.desk, reply))


def match_room(desk: Desk) -> Room:
    """The commands."""
    group = MatchCommands(desk)
    for command in ClockCommands(desk, group.name).commands:
        group.add_command(command)
    return Room(commands=(group,))
