"""/cards: a server's own cards, for those who may manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.presentation.words import clipped
from cogs.servers.community import CardsController, set_id
from cogs.table_locator import TableLocator
from data.rules.official import readable
from engine.spelling import holds
from engine.table import StoreBroken

if TYPE_CHECKING:
    from cogs.bot_client import BotClient


async def set_codes(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The sets of the server, for those who may take one away."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    try:
        rows = await interaction.client.services.sets_of(interaction.guild_id)
    except StoreBroken:
        return []
    shown = [(clipped(f"{row.code} · {row.name}", LONGEST), set_id(row)) for row in rows]
    return [app_commands.Choice(name=name, value=code) for name, code in shown if holds(current, (name,))][:MOST]


READABLE = [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in readable()]


class CardsCommands(DeferredGroup):
    """Bringing sets, looking at them, taking them away."""

    def __init__(self, locator: TableLocator, cards: CardsController) -> None:
        super().__init__(locator, "cards")
        self.cards = cards
        self.guild_only = True
        self.default_permissions = discord.Permissions(manage_guild=True)

    @app_commands.command(name="import", description=localized("cmd-cards-import"))
    @app_commands.describe(file=localized("opt-cards-file"), rules=localized("opt-cards-rules"))
    @app_commands.choices(rules=READABLE)
    async def import_(self, interaction: discord.Interaction, file: discord.Attachment, rules: str = "") -> None:
        await self.serve(
            interaction,
            lambda reply: self.cards.bring_rules(reply, rules, file) if rules else self.cards.look(reply, file),
        )

    @app_commands.command(name="list", description=localized("cmd-cards-list"))
    @app_commands.describe(remove=localized("opt-cards-remove"))
    @app_commands.autocomplete(remove=set_codes)
    async def list_(self, interaction: discord.Interaction, remove: str = "") -> None:
        await self.serve(
            interaction, lambda reply: self.cards.remove(reply, remove) if remove else self.cards.listed(reply)
        )


def cards_feature(locator: TableLocator) -> Feature:
    """The commands, and the buttons under a preview."""
    cards = CardsController(locator.services)
    return replace(cards.feature(), commands=(CardsCommands(locator, cards),))
