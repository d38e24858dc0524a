"""Where on a server tables may be opened, and who settles that."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.servers.permissions import IN_THREADS, OPENING, PRIVATE, Need, missing, named
from cogs.services import Services
from engine.table import OVER, TableError, TableRow


class NotHere(TableError):
    """Tables of this server stand elsewhere; `places` names where."""

    key = "setup-not-here"


def line_of(channel: object) -> tuple[int, ...]:
    """A channel with what it stands in: a thread's channel, and a category."""
    if isinstance(channel, discord.Thread):
        return (channel.id, *(line_of(channel.parent) if channel.parent else (channel.parent_id,)))
    if isinstance(channel, discord.abc.GuildChannel):
        return (channel.id, channel.category_id) if channel.category_id else (channel.id,)
    return ()


def mentions(places: Sequence[int]) -> str:
    """Channels and categories as Discord shows their names."""
    return ", ".join(f"<#{place}>" for place in places)


async def admit(services: Services, interaction: discord.Interaction, channel: int) -> None:
    """Raises NotHere if no table may be opened in a channel."""
    there = interaction.channel if interaction.channel_id == channel else interaction.client.get_channel(channel)
    if interaction.guild_id is None and isinstance(there, discord.abc.GuildChannel | discord.Thread):
        guild = there.guild.id
    else:
        guild = interaction.guild_id or 0
    allowed = (await services.store.guilds.get(guild)).channels
    if allowed and not {channel, *line_of(there)} & {*allowed}:
        raise NotHere(places=mentions(allowed))


async def check_posting(reply: Reply) -> None:
    """Raises Unmatched if a table could not be shown in the channel where somebody asks for it."""
    interaction = reply.interaction
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    vital = [need for need in lacking if need.vital]
    if vital:
        raise Unmatched("setup-cannot-post", missing=named(vital, await reply.speaker()))


async def check_home(services: Services, reply: Reply, row: TableRow) -> None:
    """Raises Unmatched where the match of a table could be played neither in a thread, which the bot may not open any
    more, nor in the channel, in which another one is played."""
    lacking = [] if row.has_home or not row.guild else _lacking_threads(reply.interaction, row)
    if not lacking:
        return
    for other in await services.store.tables_at(row.channel):
        if other.id != row.id and other.status != OVER and other.home == row.channel and other.has_home:
            raise Unmatched("error-no-home", missing=named(lacking, await reply.speaker()))


def _lacking_threads(interaction: discord.Interaction, row: TableRow) -> list[Need]:
    """What the bot is not allowed, of what it takes to open a thread for a match; nothing where that cannot be seen."""
    may = interaction.app_permissions
    if interaction.channel_id != row.channel:
        there = interaction.client.get_channel(row.channel)
        if not isinstance(there, discord.abc.GuildChannel):
            return []
        may = there.permissions_for(there.guild.me)
    opening = OPENING if row.options.spectators else PRIVATE
    return [need for need in (opening, IN_THREADS) if not getattr(may, need.name)]


def manager_of(interaction: discord.Interaction, refusal: str) -> int:
    """The server, if who asks may manage it. Raises Unmatched: `refusal` says what only managers do."""
    if interaction.guild_id is None:
        raise Unmatched("error-only-here")
    if not interaction.permissions.manage_guild:
        raise Unmatched(refusal)
    return interaction.guild_id
