"""The bot as its commands see it."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_registrar import CommandRegistrar
from cogs.services import Services
from cogs.table_locator import TableLocator


class BotClient(discord.Client):
    """A client with its services, the locator of the tables that are meant, and who tells Discord what may be typed."""

    services: Services
    locator: TableLocator
    registrar: CommandRegistrar
    tree: app_commands.CommandTree[BotClient]

    async def answers(self, interaction: discord.Interaction) -> bool:
        """Whether this process is to answer an interaction, and no other one."""
        raise NotImplementedError
