"""/setup: what a server's managers settle, and what is missing there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.acting import Acting
from cogs.completing import LONGEST, MOST, Choices
from cogs.desk import Desk
from cogs.replies import Reply, in_pages
from cogs.rooms import Room
from cogs.saying.lobby_screens import value_key
from cogs.saying.naming import Unmatched
from cogs.saying.words import clipped
from cogs.servers.checkup import Checkup, language, settled, unique
from cogs.servers.places import manager_of
from cogs.speech import told
from data.store import GuildRow
from engine.table import LANGS, StoreBroken

if TYPE_CHECKING:
    from cogs.hosting import Host

MOST_PLACES = 25
AS_DISCORD = "server"
LANGUAGES = [app_commands.Choice(name=told(value_key("language", lang)), value=lang) for lang in LANGS]
SETTINGS = [*LANGUAGES, app_commands.Choice(name=told("language-server"), value=AS_DISCORD)]
AnyPlace = app_commands.AppCommandChannel | app_commands.AppCommandThread


async def allowed_places(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The places that may be taken off the list, also those that are gone."""
    if interaction.guild is None or not interaction.permissions.manage_guild:
        return []
    try:
        row = await interaction.client.house.store.guilds.get(interaction.guild.id)
    except StoreBroken:
        return []
    known = {place: interaction.guild.get_channel(place) for place in row.channels}
    names = {place: f"#{found.name}" if found else str(place) for place, found in known.items()}
    return [
        app_commands.Choice(name=clipped(name, LONGEST), value=str(place))
        for place, name in names.items()
        if current.casefold() in name.casefold()
    ][:MOST]


class Settler:
    """Serves the managers of servers. Raises Unmatched for anybody else."""

    def __init__(self, desk: Desk) -> None:
        self.house = desk.house

    async def check(self, reply: Reply, client: Host, channel: int | None) -> None:
        """What is missing in one channel, or in all that tables may be opened in, or else here."""
        row = await self.house.store.guilds.get(manager_of(reply.interaction, "setup-not-manager"))
        here = reply.interaction.channel_id or 0
        places = (channel,) if channel else row.channels or (here,)
        await reply.pages(in_pages(await Checkup(self.house, reply, client).lines(places, row)))

    async def add(self, reply: Reply, client: Host, place: int) -> None:
        """One more place where tables may be opened, with what is missing there."""
        guild = manager_of(reply.interaction, "setup-not-manager")

        def more(row: GuildRow) -> GuildRow:
            channels = unique((*row.channels, place))
            if len(channels) > MOST_PLACES:
                raise Unmatched("setup-channels-most", most=str(MOST_PLACES))
            return replace(row, channels=channels)

        row = await self.house.store.guilds.change(guild, more)
        speaker = await reply.speaker()
        found = Checkup(self.house, reply, client).places([place], speaker)
        await reply.pages(in_pages([settled(row, speaker), *found]))

    async def remove(self, reply: Reply, place: str) -> None:
        """One place less; without any, tables may be opened everywhere."""
        typed = place.strip("<#> ")

        def less(row: GuildRow) -> GuildRow:
            if typed not in map(str, row.channels):
                raise Unmatched("setup-channels-absent")
            return replace(row, channels=tuple(each for each in row.channels if str(each) != typed))

        await self._change(reply, less)

    async def everywhere(self, reply: Reply) -> None:
        """Tables may be opened in every channel."""
        await self._change(reply, lambda row: replace(row, channels=()))

    async def _change(self, reply: Reply, change: Callable[[GuildRow], GuildRow]) -> None:
        row = await self.house.store.guilds.change(manager_of(reply.interaction, "setup-not-manager"), change)
        await reply.say(settled(row, await reply.speaker()))

    async def listed(self, reply: Reply) -> None:
        """What is settled."""
        row = await self.house.store.guilds.get(manager_of(reply.interaction, "setup-not-manager"))
        await reply.say(settled(row, await reply.speaker()))

    async def speak(self, reply: Reply, chosen: str) -> None:
        """The language of what everybody reads, for tables that are opened from now on."""
        guild = manager_of(reply.interaction, "setup-not-manager")
        lang = "" if chosen == AS_DISCORD else self.house.words.language(chosen)
        row = await self.house.store.guilds.change(guild, lambda row: replace(row, lang=lang))
        await reply.say(language(row, await reply.speaker()))


class Places(app_commands.Group):
    """/setup channels: where tables may be opened."""

    def __init__(self, setup: SetupCommands) -> None:
        super().__init__(name="channels", description=told("cmd-setup-channels"), parent=setup)
        self.setup = setup
        self.settler = setup.settler

    @app_commands.command(name="add", description=told("cmd-setup-add"))
    @app_commands.describe(channel=told("opt-place"))
    async def add(self, interaction: discord.Interaction[Host], channel: AnyPlace) -> None:
        await self.setup.serve(interaction, lambda reply: self.settler.add(reply, interaction.client, channel.id))

    @app_commands.command(name="remove", description=told("cmd-setup-remove"))
    @app_commands.describe(channel=told("opt-place"))
    @app_commands.autocomplete(channel=allowed_places)
    async def remove(self, interaction: discord.Interaction, channel: str) -> None:
        await self.setup.serve(interaction, lambda reply: self.settler.remove(reply, channel))

    @app_commands.command(name="list", description=told("cmd-setup-list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        await self.setup.serve(interaction, self.settler.listed)

    @app_commands.command(name="all", description=told("cmd-setup-all"))
    async def all_(self, interaction: discord.Interaction) -> None:
        await self.setup.serve(interaction, self.settler.everywhere)


class SetupCommands(Acting):
    """For those who manage a server; everybody else is refused, also where Discord's own settings let him through."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "setup")
        self.settler = Settler(desk)
        self.guild_only = True
        self.default_permissions = discord.Permissions(manage_guild=True)
        Places(self)

    @app_commands.command(name="check", description=told("cmd-setup-check"))
    @app_commands.describe(channel=told("opt-check"))
    async def check(self, interaction: discord.Interaction[Host], channel: AnyPlace | None = None) -> None:
        place = channel.id if channel else None
        await self.serve(interaction, lambda reply: self.settler.check(reply, interaction.client, place))

    @app_commands.command(name="language", description=told("cmd-setup-language"))
    @app_commands.describe(language=told("opt-setup_language"))
    @app_commands.choices(language=SETTINGS)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self.serve(interaction, lambda reply: self.settler.speak(reply, language))


def setup_room(desk: Desk) -> Room:
    """The commands."""
    return Room(commands=(SetupCommands(desk),))
