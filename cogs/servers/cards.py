"""/cards: a server's own cards, for those who may manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.acting import Acting
from cogs.completing import LONGEST, MOST, Choices
from cogs.desk import Desk
from cogs.rooms import Room
from cogs.saying.words import clipped
from cogs.servers.community import CardDesk, set_id
from cogs.speech import told
from engine.table import StoreBroken

if TYPE_CHECKING:
    from cogs.hosting import Host


async def set_codes(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The sets of the server, for those who may take one away."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    try:
        rows = await interaction.client.house.sets_of(interaction.guild_id)
    except StoreBroken:
        return []
    shown = [(clipped(f"{row.code} · {row.name}", LONGEST), set_id(row)) for row in rows]
    return [
        app_commands.Choice(name=name, value=code) for name, code in shown if current.casefold() in name.casefold()
    ][:MOST]


class CardsCommands(Acting):
    """Bringing sets, looking at them, taking them away."""

    def __init__(self, desk: Desk, cards: CardDesk) -> None:
        super().__init__(desk, "cards")
        self.cards = cards
        self.guild_only = True
        self.default_permissions = discord.Permissions(manage_guild=True)

    @app_commands.command(name="import", description=told("cmd-cards-import"))
    @app_commands.describe(file=told("opt-cards-file"))
    async def import_(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        await self.serve(interaction, lambda reply: self.cards.look(reply, file))

    @app_commands.command(name="list", description=told("cmd-cards-list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        await self.serve(interaction, self.cards.listed)

    @app_commands.command(name="remove", description=told("cmd-cards-remove"))
    @app_commands.describe(code=told("opt-code"))
    @app_commands.autocomplete(code=set_codes)
    async def remove(self, interaction: discord.Interaction, code: str) -> None:
        await self.serve(interaction, lambda reply: self.cards.remove(reply, code))


def cards_room(desk: Desk) -> Room:
    """The commands, and the buttons under a preview."""
    cards = CardDesk(desk.house)
    return replace(cards.room(), commands=(CardsCommands(desk, cards),))
