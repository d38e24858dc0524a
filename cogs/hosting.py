"""The bot as its commands see it."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.desk import Desk
from cogs.house import House


class Host(discord.Client):
    """A client with a house to serve, and a desk at which it is asked."""

    house: House
    desk: Desk
    tree: app_commands.CommandTree[Host]
