"""/mlp: what all games share, and each rule action of My Little Pony as a subcommand of its own."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs import completing
from cogs.desk import Desk
from cogs.speech import told
from cogs.tables.commands import GameCommands, listed, with_table_commands


class Mlp(GameCommands):
    """Rule actions by the names of the rules (MLP 4-3, 4-4, 2-7.2.2d)."""

    # --- main phase ---

    @app_commands.command(name="character", description=told("cmd-mlp-character"))
    @app_commands.describe(card=told("opt-card"), slot=told("opt-slot"))
    @app_commands.autocomplete(card=completing.part(("play_slot",), 1), slot=completing.part(("play_slot",), 2, "card"))
    async def character(self, interaction: discord.Interaction, card: str, slot: str | None = None) -> None:
        await self.act(interaction, ("play_slot",), card, slot)

    @app_commands.command(name="event", description=told("cmd-mlp-event"))
    @app_commands.describe(event=told("opt-event"))
    @app_commands.autocomplete(event=completing.part(("play",), 1))
    async def event(self, interaction: discord.Interaction, event: str) -> None:
        await self.act(interaction, ("play",), event)

    @app_commands.command(name="item", description=told("cmd-mlp-item"))
    @app_commands.describe(item=told("opt-item"), wearer=told("opt-wearer"))
    @app_commands.autocomplete(item=completing.part(("play_on",), 1), wearer=completing.part(("play_on",), 2, "item"))
    async def item(self, interaction: discord.Interaction, item: str, wearer: str | None = None) -> None:
        await self.act(interaction, ("play_on",), item, wearer)

    @app_commands.command(name="effect", description=told("cmd-mlp-effect"))
    @app_commands.describe(card=told("opt-card"), effect=told("opt-effect"))
    @app_commands.autocomplete(card=completing.part(("use",), 1), effect=completing.part(("use",), 2, "card"))
    async def effect(self, interaction: discord.Interaction, card: str, effect: str | None = None) -> None:
        await self.act(interaction, ("use",), card, effect)

    @app_commands.command(name="flip", description=told("cmd-mlp-flip"))
    @app_commands.describe(scene=told("opt-scene"), effect=told("opt-effect"))
    @app_commands.autocomplete(scene=completing.part(("flip",), 1), effect=completing.part(("flip",), 2, "scene"))
    async def flip(self, interaction: discord.Interaction, scene: str, effect: str | None = None) -> None:
        await self.act(interaction, ("flip",), scene, effect)

    @app_commands.command(name="end", description=told("cmd-mlp-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        await self.act(interaction, ("end",))

    # --- preparation step and exchange phase ---

    @app_commands.command(name="presents", description=told("cmd-mlp-presents"))
    @app_commands.describe(presents=told("opt-presents"))
    @app_commands.autocomplete(presents=completing.answers)
    async def presents(self, interaction: discord.Interaction, presents: str = "") -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.presents(reply, live, listed(presents)))

    @app_commands.command(name="inspiration", description=told("cmd-mlp-inspiration"))
    @app_commands.describe(scene=told("opt-scene"), effect=told("opt-effect"))
    @app_commands.autocomplete(scene=completing.part(("inspire",), 1), effect=completing.part(("inspire",), 2, "scene"))
    async def inspiration(self, interaction: discord.Interaction, scene: str, effect: str | None = None) -> None:
        await self.act(interaction, ("inspire",), scene, effect)

    @app_commands.command(name="advance", description=told("cmd-mlp-advance"))
    async def advance(self, interaction: discord.Interaction) -> None:
        await self.act(interaction, ("advance",))

    @app_commands.command(name="disturb", description=told("cmd-mlp-disturb"))
    async def disturb(self, interaction: discord.Interaction) -> None:
        await self.act(interaction, ("disturb",))


def mlp_group(desk: Desk) -> Mlp:
    """The command group."""
    return with_table_commands(Mlp(desk, "mlp"))
