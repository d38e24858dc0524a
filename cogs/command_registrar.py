"""Tells Discord what may be typed: everywhere, and on each server the commands of the games that are offered there.

A digest of what was told last lies in the store, so that nothing is told twice, and a kill between loses nothing: what
Discord may not have heard is told again. Servers are told one after another. What Discord refuses is told again when
the bot starts anew or something changes, never before."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.services import Services
from engine.games.registry import GAMES
from engine.table import StoreBroken

log = logging.getLogger(__name__)
Payload = dict[str, Any]
IN_DIRECT_MESSAGES = 1
"""Discord's number for where a user speaks to the bot alone."""
GLOBAL_ALONE = ("contexts", "integration_types", "dm_permission")
"""What the command of one server may not say of itself."""
EVERYWHERE = 0


class CommandRegistrar:
    """A game's commands are told to servers that offer it, and for direct messages to everybody."""

    def __init__(self, tree: app_commands.CommandTree[Any], services: Services) -> None:
        self._tree = tree
        self._services = services
        self._joined: dict[int, str] = {}
        self._waiting: dict[int, bool] = {}
        self._telling: asyncio.Task[None] | None = None
        self._payloads: list[Payload] = []

    def everywhere(self, *, known: bool = True) -> None:
        """Tell what may be typed on every server, if that has changed; `known`: Discord still has what it was told."""
        self._wish(EVERYWHERE, known=known)

    def arrived(self, told: Mapping[str, Any]) -> None:
        """A server is there, as the gateway tells it: when the bot starts, when it joins, after an outage."""
        if not told.get("unavailable"):
            self._joined[int(told["id"])] = str(told.get("joined_at", ""))
            self._wish(int(told["id"]))

    def changed(self, guild: int, *, known: bool = True) -> None:
        """A server may offer other games than before."""
        self._wish(guild, known=known)

    async def settled(self) -> None:
        """Once all that was to be told is told or refused."""
        while self._telling is not None and not self._telling.done():
            await asyncio.wait((self._telling,))

    def stop(self) -> None:
        """What has not been told will be at the next start."""
        if self._telling is not None:
            self._telling.cancel()

    def _wish(self, guild: int, *, known: bool = True) -> None:
        if not self._services.settings.sync_commands:
            return
        self._waiting[guild] = known and self._waiting.get(guild, True)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        """One after another, each once for all that was wished meanwhile."""
        while self._waiting:
            guild = next(iter(self._waiting))
            known = self._waiting.pop(guild)
            try:
                await self._tell(guild, known=known)
            except (discord.DiscordException, StoreBroken):
                log.exception("the commands of %s could not be registered", guild or "all servers")

    async def _tell(self, guild: int, *, known: bool) -> None:
        """Where it is not what was told last. A server that the bot has left and joined again has forgotten it."""
        application = self._tree.client.application_id or 0
        payloads = await (self._of_server(guild) if guild else self._of_all())
        said = json.dumps([payloads, self._joined.get(guild, "")], sort_keys=True)
        digest = hashlib.sha256(said.encode()).hexdigest()
        if known and await self._services.store.registered(application, guild) == digest:
            return
        http = self._tree.client.http
        if guild:
            await http.bulk_upsert_guild_commands(application, guild, payload=payloads)
        else:
            await http.bulk_upsert_global_commands(application, payload=payloads)
        await self._services.store.set_registered(application, digest, guild)

    async def _of_all(self) -> list[Payload]:
        """Every command; those of a game for direct messages alone."""
        alone = {"contexts": [IN_DIRECT_MESSAGES]}
        return [each | alone if each["name"] in GAMES else each for each in await self._translated()]

    async def _of_server(self, guild: int) -> list[Payload]:
        """The commands of the games that a server offers."""
        there = await self._services.games_at(guild)
        games = [each for each in await self._translated() if each["name"] in there]
        return [{name: value for name, value in each.items() if name not in GLOBAL_ALONE} for each in games]

    async def _translated(self) -> list[Payload]:
        """All commands in every language, put together once."""
        if not self._payloads:
            translator = self._tree.translator
            assert translator is not None, "the tree has one before anything is told"
            self._payloads = [
                dict(await each.get_translated_payload(self._tree, translator)) for each in self._tree.get_commands()
            ]
        return self._payloads
