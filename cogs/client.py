"""The bot as Discord's library sees it: intents, commands, interactions, repair on start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
import yarl

from cogs.backoff import IdentifyBackoff, IdentifyTooSoon, fatal_close
from cogs.bot_client import BotClient
from cogs.channel_rates import count_what_is_under_way
from cogs.command_registrar import CommandRegistrar
from cogs.command_tree import CatalogueTree
from cogs.drawing import take_short_turns
from cogs.emojis import ApplicationEmojis
from cogs.garbage_collector import settle
from cogs.gateway_lines import GatewayLines
from cogs.help.greeting import Greeter, is_asking
from cogs.memory_allocator import be_frugal
from cogs.neighbours import Neighbours
from cogs.outages import OutageMonitor
from cogs.presentation.coaching import guard
from cogs.registry import features
from cogs.router import Router
from cogs.services import Services
from cogs.settings import Settings
from cogs.solo.partner import Partners
from cogs.stopping import Stopping, answered
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.timers import TimerTaker, lobbies
from data.for_operators import NO_METRICS
from data.store import DECISION, LOBBY, Timer
from engine.table import StoreBroken

if TYPE_CHECKING:
    from cogs.status import Status

log = logging.getLogger(__name__)


DRAINED_S = 5.0
"""So long what is being shown may take before a shard is given back to its own process."""
HANDED_OVER_S = 12.0
"""So long a process that is asked to end waits until others listen to its shards."""


class Kotatsu(BotClient):
    """Nothing about a game lives here: another client may go on from the store at any moment."""

    def __init__(self, services: Services, backoff: IdentifyBackoff | None = None, **sharding: Any) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=services.budget.trace(),
            **sharding,
        )
        parsers = self._connection.parsers
        parsers.pop("MESSAGE_UPDATE")
        parsers["MESSAGE_CREATE"] = self._heard  # what is written to others is not even read
        self._take_guild, parsers["GUILD_CREATE"] = parsers["GUILD_CREATE"], self._arrived
        self.services = services
        self.backoff = backoff or IdentifyBackoff()
        self.surfaces = SurfaceSync(self, services)
        self.partners = Partners(services)
        self.outages = OutageMonitor(services)
        self.lines = GatewayLines(services.territory, self._connect_shard, self._disconnect_shard)
        self.neighbours = Neighbours(services, self._heard_of, self._missed, self.lines.hear)
        self.metrics = _status_of(self)
        self.uploads = ApplicationEmojis(self, services)
        self._identified: set[int | None] = set()
        self.greeter = Greeter(self, services)
        self.locator = TableLocator(services, self.surfaces)
        self.features = features(self.locator)
        self.router = Router(self.locator, self.features)
        own = [(LOBBY, lobbies(services)), (DECISION, self._look)]
        self.timers = TimerTaker(
            services, dict([*own, *(each for feature in self.features for each in feature.timers.items())])
        )
        self.tree: CatalogueTree = CatalogueTree(self, services, self.surfaces.poster)
        self.registrar = CommandRegistrar(self.tree, services)
        for command in (each for feature in self.features for each in feature.commands):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Logged in, not yet on the gateway: what is behind is repaired by requests alone."""
        self.services.tables.on_change(self.surfaces.changed)
        self.services.tables.on_change(self.partners.changed)
        self.services.tables.guard(guard(self.services.lessons))
        await self.outages.look()
        await self.uploads.start()
        await self.surfaces.repair()
        await self.partners.repair()
        for start in [feature.start for feature in self.features if feature.start]:
            await start()
        self.timers.start()
        self.services.territory.watch(self._gained, self._drained)
        self.neighbours.start()
        if self.metrics is not None:
            await self.metrics.start()
        await self.tree.prepare()
        if self.services.territory.is_own(0):
            self.registrar.everywhere()
        await self.backoff.allowed(self.http)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The session is lost and another one wanted. Raises IdentifyTooSoon, which ends this client."""
        await super().before_identify_hook(shard_id, initial=initial)
        self.backoff.identify(again=shard_id in self._identified)
        self._identified.add(shard_id)

    async def _gained(self) -> None:
        """More servers are this process's affair than before: it goes on where others have left off."""
        await self.lines.gained()
        await self.surfaces.repair()
        await self.partners.repair()
        for repair in [feature.repair for feature in self.features if feature.repair]:
            await repair()

    async def _drained(self) -> None:
        """What is being shown has been, or takes too long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.surfaces.idle(), DRAINED_S)

    async def _missed(self) -> None:
        await self.surfaces.catch_up()
        await self.lines.look()

    async def _look(self, timer: Timer) -> None:
        await self.surfaces.look(timer)

    async def leave(self) -> None:
        """End without a gap: what is being done is done, and neighbours listen before this process no longer does."""
        await answered()
        await self.services.territory.leave()
        if self.services.territory.link is not None and not await self.lines.handed_over(HANDED_OVER_S):
            log.warning("nobody has taken over")
        await answered()
        await self.close()

    async def answers(self, interaction: discord.Interaction) -> bool:
        """Whether this process is to answer it, and no neighbour."""
        shard = self.services.territory.shards.of(interaction.guild_id or 0)
        return await self.lines.answers(shard, interaction.id)

    async def _connect_shard(self, shard: int) -> None:
        """Of a client that is not sharded there are no neighbours."""

    async def _disconnect_shard(self, shard: int) -> None:
        """The same."""

    def _heard_of(self, tournament: str) -> None:
        for heard in [feature.heard for feature in self.features if feature.heard]:
            heard(tournament)

    async def on_ready(self) -> None:
        """The gateway is there, and has told of every server of this shard that the bot is on."""
        await self.outages.up()
        await self._left(lambda guild: self._is_of_shard(guild) and self.get_guild(guild) is None)

    def _arrived(self, guild: Mapping[str, Any]) -> None:
        """A server as the gateway tells it, each time the bot finds itself on it."""
        self._take_guild(guild)
        if self._is_of_shard(int(guild["id"])):
            self.registrar.arrived(guild)

    def _heard(self, message: Mapping[str, Any]) -> None:
        """A message as the gateway tells it: only what is written to the bot goes on."""
        if self.user is not None and is_asking(message, self.user.id):
            self.dispatch("spoken_to", message)

    async def on_spoken_to(self, message: Mapping[str, Any]) -> None:
        """Somebody writes to the bot, or mentions it."""
        if self.services.territory.has(int(message.get("guild_id", 0))):
            await self.greeter.answer(message)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has come to a server on which it was not before."""
        if self.services.territory.has(guild.id):
            await self.greeter.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken off a server; one that cannot be reached for a while is another event."""
        await self._left(lambda each: each == guild.id)

    async def _left(self, is_left: Callable[[int], bool]) -> None:
        for left in [feature.left for feature in self.features if feature.left]:
            await left(is_left)

    def _is_of_shard(self, guild: int) -> bool:
        return self.services.territory.is_own(guild)

    async def on_resumed(self) -> None:
        """The gateway is there again."""
        await self.outages.up()

    async def on_disconnect(self) -> None:
        """The gateway is gone."""
        await self.outages.down()

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
        for closed in [feature.closed for feature in self.features if feature.closed]:
            await closed(channel.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Components and forms; commands go through the tree."""
        if self.metrics is not None:
            self.metrics.count(interaction)
        is_routed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if is_routed and await self.answers(interaction):
            await self.router.route(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """A listener failed; the user has had his sentence, or the line was dead."""
        log.exception("in %s", event_method)

    async def close(self) -> None:
        """Stop the workers; the next start goes on from the store."""
        self.registrar.stop()
        self.uploads.stop()
        self.outages.stop()
        self.timers.stop()
        self.neighbours.stop()
        self.lines.stop()
        for stop in [feature.stop for feature in self.features if feature.stop]:
            stop()
        self.surfaces.stop()
        self.partners.stop()
        if self.metrics is not None:
            await self.metrics.stop()
        await self.services.territory.stop()
        await super().close()


def _status_of(client: Kotatsu) -> Status | None:
    """What can be read of a client, where a port is set. Raises StoreBroken where what it needs is not installed."""
    if not client.services.settings.status_port:
        return None
    try:
        from cogs.status import Status
    except ImportError:
        raise StoreBroken("no-metrics", NO_METRICS) from None
    return Status(client.services, client.is_ready, lambda: _latencies(client))


def _latencies(client: discord.Client) -> list[tuple[int, float]]:
    """Seconds to Discord and back, by shard."""
    return client.latencies if isinstance(client, discord.AutoShardedClient) else [(0, client.latency)]


class ShardedKotatsu(Kotatsu, discord.AutoShardedClient):
    """The same over several connections, one for each of its shards, and of those whose own process is gone."""

    async def on_shard_connect(self, shard: int) -> None:
        """Discord tells of a shard."""
        await self.lines.connected(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Again."""
        await self.lines.connected(shard)

    async def _connect_shard(self, shard: int) -> None:
        self._identified.discard(shard)
        await self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=True)

    async def _disconnect_shard(self, shard: int) -> None:
        if (there := self.get_shard(shard)) is not None:
            await there.disconnect()


def made(services: Services, backoff: IdentifyBackoff) -> Kotatsu:
    """The client that the settings ask for."""
    if not services.settings.shards:
        return Kotatsu(services, backoff)
    shards = services.territory.shards
    return ShardedKotatsu(services, backoff, shard_ids=[*shards.own], shard_count=shards.count)


def lead_to(settings: Settings) -> None:
    """Lead the library to a stand-in, where the settings name one."""
    if settings.discord_api:
        discord.http.Route.BASE = settings.discord_api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)
        discord.asset.Asset.BASE = settings.discord_cdn


async def serve(settings: Settings, backoff: IdentifyBackoff | None = None) -> None:
    """Run until stopped; SIGTERM ends it without a gap. A client that dies of a malformed payload or a lost line is
    replaced by a new one.

    Raises discord.LoginFailure, FatalClose, StoreBroken or CardSetError.
    """
    lead_to(settings)
    be_frugal()
    take_short_turns()
    count_what_is_under_way()
    backoff = backoff or IdentifyBackoff()
    services = await Services.open(settings)
    settle()
    stopping = Stopping()
    stopping.listen()
    try:
        while not stopping.is_asked():
            await backoff.turn()
            services = services.renewed()
            try:
                stopping.client = client = made(services, backoff)
                async with client:
                    await client.start(settings.discord_token)
                return
            except discord.LoginFailure:
                raise
            except IdentifyTooSoon:
                log.warning("the connection was lost again and again")
            except Exception as error:
                if stopping.is_asked():
                    return
                if fatal := fatal_close(error):
                    raise fatal from None
                log.exception("the client died and is started again")
            finally:
                stopping.client = None
    except asyncio.CancelledError:
        if not stopping.is_asked():
            raise
    finally:
        await services.close()
