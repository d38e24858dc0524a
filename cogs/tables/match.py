"""/match: looking at the game that is played here, for players and spectators alike."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.table_locator import TableLocator
from cogs.tables.clock import ClockCommands
from cogs.tables.habits import show_habits
from cogs.tables.inspection import InspectionController


class MatchCommands(DeferredGroup):
    """State and log as text."""

    def __init__(self, locator: TableLocator) -> None:
        super().__init__(locator, "match")
        self.looking = InspectionController(locator)

    @app_commands.command(name="state", description=localized("cmd-match-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.looking.state)

    @app_commands.command(name="rules", description=localized("cmd-match-rules"))
    async def rules(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.looking.rules)

    @app_commands.command(name="log", description=localized("cmd-match-log"))
    @app_commands.describe(page=localized("opt-page"))
    async def log(self, interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] | None = None) -> None:
        await self.with_table(interaction, lambda reply, table: self.looking.log(reply, table, page))

    @app_commands.command(name="settings", description=localized("cmd-match-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await self.serve(interaction, lambda reply: show_habits(self.locator, reply))


def match_feature(locator: TableLocator) -> Feature:
    """The commands."""
    group = MatchCommands(locator)
    for command in ClockCommands(locator, group.name).commands:
        group.add_command(command)
    return Feature(commands=(group,))
