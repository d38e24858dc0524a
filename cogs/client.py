"""The bot as Discord's library sees it: intents, commands, interactions, repair on start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord
import yarl

from cogs.alone.partner import Partners
from cogs.collector import settle
from cogs.desk import Desk
from cogs.heartbeat import Heartbeat
from cogs.hosting import Host
from cogs.house import House
from cogs.house_plan import rooms
from cogs.router import Router
from cogs.saying.coaching import guard
from cogs.settings import Settings
from cogs.speech import Tree
from cogs.starts import Starts, TooOften, unwelcome
from cogs.surfaces.surfaces import Surfaces
from cogs.sweeping import Sweeper

log = logging.getLogger(__name__)


class Kotatsu(Host):
    """Nothing about a game lives here: another client may go on from the store at any moment."""

    def __init__(self, house: House, starts: Starts | None = None) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        for unheard in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):  # of messages only those that were deleted matter
            self._connection.parsers.pop(unheard)
        self.house = house
        self.starts = starts or Starts()
        self.surfaces = Surfaces(self, house)
        self.partners = Partners(house)
        self.heartbeat = Heartbeat(house)
        self.sweeper = Sweeper(house)
        self.desk = Desk(house, self.surfaces)
        self.rooms = rooms(self.desk)
        self.router = Router(self.desk, self.rooms)
        self.tree: Tree = Tree(self, house, self.surfaces.poster)
        for command in (each for room in self.rooms for each in room.commands):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Logged in, not yet on the gateway: what is behind is repaired by requests alone."""
        self.house.tables.on_change(self.surfaces.changed)
        self.house.tables.on_change(self.partners.changed)
        self.house.tables.guard(guard(self.house.lessons))
        await self.heartbeat.look()
        await self.surfaces.repair()
        await self.partners.repair()
        for start in [room.start for room in self.rooms if room.start]:
            await start()
        self.sweeper.start()
        if self.house.settings.sync_commands:
            self._registering = asyncio.create_task(self.tree.register())
        await self.starts.allowed(self.http)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The session is lost and another one wanted. Raises TooOften, which ends this client."""
        await super().before_identify_hook(shard_id, initial=initial)
        self.starts.identify(again=not initial)

    async def on_ready(self) -> None:
        """The gateway is there, and has told of every server of this shard that the bot is on."""
        await self.heartbeat.up()
        await self._left(lambda guild: self._is_of_shard(guild) and self.get_guild(guild) is None)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken off a server; one that cannot be reached for a while is another event."""
        await self._left(lambda each: each == guild.id)

    async def _left(self, is_left: Callable[[int], bool]) -> None:
        for left in [room.left for room in self.rooms if room.left]:
            await left(is_left)

    def _is_of_shard(self, guild: int) -> bool:
        return (guild >> 22) % (self.shard_count or 1) == (self.shard_id or 0)

    async def on_resumed(self) -> None:
        """The gateway is there again."""
        await self.heartbeat.up()

    async def on_disconnect(self) -> None:
        """The gateway is gone."""
        await self.heartbeat.down()

    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message, which may have been a board."""
        await self.surfaces.lost(deleted.message_id)

    async def on_raw_bulk_message_delete(self, deleted: discord.RawBulkMessageDeleteEvent) -> None:
        """The same with many."""
        for message in sorted(deleted.message_ids):
            await self.surfaces.lost(message)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """A match that was played there goes on without."""
        await self.surfaces.closed(deleted.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Whoever has a home there loses it."""
        await self.surfaces.closed(channel.id)
        for closed in [room.closed for room in self.rooms if room.closed]:
            await closed(channel.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Components and forms; commands go through the tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.router.route(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """A listener failed; the user has had his sentence, or the line was dead."""
        log.exception("in %s", event_method)

    async def close(self) -> None:
        """Stop the workers; the next start goes on from the store."""
        self.heartbeat.stop()
        self.sweeper.stop()
        for stop in [room.stop for room in self.rooms if room.stop]:
            stop()
        self.surfaces.stop()
        self.partners.stop()
        await super().close()


def lead_to(settings: Settings) -> None:
    """Lead the library to a stand-in, where the settings name one."""
    if settings.discord_api:
        discord.http.Route.BASE = settings.discord_api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)
        discord.asset.Asset.BASE = settings.discord_cdn


async def serve(settings: Settings, starts: Starts | None = None) -> None:
    """Run until stopped. A client that dies of a malformed payload or a lost line is replaced by a new one.

    Raises discord.LoginFailure, Unwelcome, StoreBroken or CardSetError.
    """
    lead_to(settings)
    starts = starts or Starts()
    house = await House.open(settings)
    settle()
    try:
        while True:
            await starts.turn()
            house = house.renewed()
            try:
                async with (client := Kotatsu(house, starts)):
                    await client.start(settings.discord_token)
                return
            except discord.LoginFailure:
                raise
            except TooOften:
                log.warning("the connection was lost again and again")
            except Exception as error:
                if fatal := unwelcome(error):
                    raise fatal from None
                log.exception("the client died and is started again")
    finally:
        await house.store.close()
