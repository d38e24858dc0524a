"""The bot as its commands see it."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.services import Services
from cogs.table_locator import TableLocator


class BotClient(discord.Client):
    """A client with its services, and the locator of the tables that are meant."""

    services: Services
    locator: TableLocator
    tree: app_commands.CommandTree[BotClient]
