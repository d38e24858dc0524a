"""/setup: what a server's managers settle, and what is missing there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.presentation.lobby_screens import value_key
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import clipped
from cogs.replies import Reply, in_pages
from cogs.servers.channels import manager_of
from cogs.servers.checkup import Checkup, judging, language, left_out, settled, unique
from cogs.table_locator import TableLocator
from data.store import GuildRow
from engine.games.registry import GAMES
from engine.spelling import holds
from engine.table import LANGS, StoreBroken

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

MOST_PLACES = 25
AS_DISCORD = "server"
LANGUAGES = [app_commands.Choice(name=localized(value_key("language", lang)), value=lang) for lang in LANGS]
SETTINGS = [*LANGUAGES, app_commands.Choice(name=localized("language-server"), value=AS_DISCORD)]
AnyPlace = app_commands.AppCommandChannel | app_commands.AppCommandThread


async def allowed_places(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The places that may be taken off the list, also those that are gone."""
    if interaction.guild is None or not interaction.permissions.manage_guild:
        return []
    try:
        row = await interaction.client.services.store.guilds.get(interaction.guild.id)
    except StoreBroken:
        return []
    known = {place: interaction.guild.get_channel(place) for place in row.channels}
    names = {place: f"#{channel.name}" if channel else str(place) for place, channel in known.items()}
    return [
        app_commands.Choice(name=clipped(name, LONGEST), value=str(place))
        for place, name in names.items()
        if holds(current, (name,))
    ][:MOST]


class SetupController:
    """Serves the managers of servers. Raises Unmatched for anybody else."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services

    async def check(self, reply: Reply, client: BotClient, channel: int | None) -> None:
        """What is missing in one channel, or in all that tables may be opened in, or else here."""
        row = await self.services.store.guilds.get(manager_of(reply.interaction, "setup-not-manager"))
        here = reply.interaction.channel_id or 0
        places = (channel,) if channel else row.channels or (here,)
        await reply.pages(in_pages(await Checkup(self.services, reply, client).lines(places, row)))

    async def add(self, reply: Reply, client: BotClient, place: int) -> None:
        """One more place where tables may be opened, with what is missing there."""
        guild = manager_of(reply.interaction, "setup-not-manager")

        def more(row: GuildRow) -> GuildRow:
            channels = unique((*row.channels, place))
            if len(channels) > MOST_PLACES:
                raise Unmatched("setup-channels-most", most=str(MOST_PLACES))
            return replace(row, channels=channels)

        row = await self.services.store.guilds.change(guild, more)
        speaker = await reply.speaker()
        lacking = Checkup(self.services, reply, client).places([place], speaker)
        await reply.pages(in_pages([settled(row, speaker), *lacking]))

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
        row = await self.services.store.guilds.change(manager_of(reply.interaction, "setup-not-manager"), change)
        await reply.say(settled(row, await reply.speaker()))

    async def listed(self, reply: Reply) -> None:
        """What is settled."""
        row = await self.services.store.guilds.get(manager_of(reply.interaction, "setup-not-manager"))
        await reply.say(settled(row, await reply.speaker()))

    async def games(self, reply: Reply, client: BotClient, game: str, *, offered: bool) -> None:
        """Whether a game is offered here; without one, which are not. Tables that stand are not touched."""
        guild = manager_of(reply.interaction, "setup-not-manager")

        def kept(row: GuildRow) -> GuildRow:
            others = tuple(each for each in row.without if each != game)
            return replace(row, without=others if offered else (*others, game))

        row = await (self.services.store.guilds.change(guild, kept) if game else self.services.store.guilds.get(guild))
        client.registrar.changed(guild)
        speaker = await reply.speaker()
        await reply.say("\n".join(left_out(row, speaker) or [speaker.text("setup-games-all")]))

    async def settle(self, reply: Reply, chosen: str, judges: discord.Role | None) -> None:
        """The language of what everybody reads, for tables that are opened from now on; whose members judge, nobody's
        but the managers' for the role that everybody has. Without either, how both stand."""
        guild = manager_of(reply.interaction, "setup-not-manager")

        def change(row: GuildRow) -> GuildRow:
            lang = row.lang if not chosen else "" if chosen == AS_DISCORD else self.services.words.language(chosen)
            role = row.judges if judges is None else 0 if judges.is_default() else judges.id
            return replace(row, lang=lang, judges=role)

        row = await self.services.store.guilds.change(guild, change)
        speaker = await reply.speaker()
        await reply.say(f"{language(row, speaker)}\n{judging(row, speaker)}")


class SetupCommands(DeferredGroup):
    """For those who manage a server; everybody else is refused, also where Discord's own settings let him through."""

    def __init__(self, locator: TableLocator) -> None:
        super().__init__(locator, "setup")
        self.settler = SetupController(locator)
        self.guild_only = True
        self.default_permissions = discord.Permissions(manage_guild=True)

    @app_commands.command(name="check", description=localized("cmd-setup-check"))
    @app_commands.describe(channel=localized("opt-check"))
    async def check(self, interaction: discord.Interaction[BotClient], channel: AnyPlace | None = None) -> None:
        place = channel.id if channel else None
        await self.serve(interaction, lambda reply: self.settler.check(reply, interaction.client, place))

    @app_commands.command(name="channels", description=localized("cmd-setup-channels"))
    @app_commands.describe(
        add=localized("opt-place_add"), remove=localized("opt-place_remove"), every=localized("opt-place_every")
    )
    @app_commands.autocomplete(remove=allowed_places)
    async def channels(
        self,
        interaction: discord.Interaction[BotClient],
        add: AnyPlace | None = None,
        remove: str = "",
        every: bool = False,
    ) -> None:
        client, settler = interaction.client, self.settler

        async def work(reply: Reply) -> None:
            if every:
                await settler.everywhere(reply)
            elif add is not None:
                await settler.add(reply, client, add.id)
            else:
                await (settler.remove(reply, remove) if remove else settler.listed(reply))

        await self.serve(interaction, work)

    @app_commands.command(name="server", description=localized("cmd-setup-server"))
    @app_commands.describe(language=localized("opt-setup_language"), judges=localized("opt-judge_role"))
    @app_commands.choices(language=SETTINGS)
    async def server(
        self, interaction: discord.Interaction, language: str = "", judges: discord.Role | None = None
    ) -> None:
        await self.serve(interaction, lambda reply: self.settler.settle(reply, language, judges))

    @app_commands.command(name="games", description=localized("cmd-setup-games"))
    @app_commands.describe(game=localized("opt-setup_games"), offered=localized("opt-setup_offered"))
    @app_commands.choices(game=[app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in GAMES])
    async def games(self, interaction: discord.Interaction[BotClient], game: str = "", offered: bool = False) -> None:
        await self.serve(
            interaction, lambda reply: self.settler.games(reply, interaction.client, game, offered=offered)
        )


def setup_feature(locator: TableLocator) -> Feature:
    """The commands."""
    return Feature(commands=(SetupCommands(locator),))
