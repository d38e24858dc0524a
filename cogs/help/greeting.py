"""The welcome: where the bot has just come to a server, where somebody mentions it or writes to it. No privilege is
needed for that: of messages on a server Discord tells the words of those alone that mention the bot."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord

from cogs.help import screens
from cogs.presentation.controls import view
from cogs.presentation.screen import Screen
from cogs.safe import attempt
from cogs.services import Services
from data.catalogue import Catalogue
from engine.spelling import letters
from engine.table import OVER, StoreBroken

QUIET_SECONDS = 3.0
"""In one place it is told no more often."""
MOST_PLACES = 1000
SPOKEN = (0, 19)
"""Discord's types of messages that somebody has written: by itself, and as a reply."""
JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")

Message = Mapping[str, Any]
"""A message as the gateway tells it."""


def is_asking(message: Message, bot: int) -> bool:
    """Whether somebody speaks to the bot: in direct messages, or with its name in what he wrote. A mere reply to what
    the bot has said mentions it too, and asks for nothing."""
    if message.get("author", {}).get("bot") or message.get("type", 0) not in SPOKEN or message.get("webhook_id"):
        return False
    return "guild_id" not in message or _named(bot).search(str(message.get("content", ""))) is not None


def _named(bot: int) -> re.Pattern[str]:
    return re.compile(rf"<@!?{bot}>")


class Greeter:
    """Tells what there is to those who do not know what to type."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._told: dict[int, float] = {}

    async def answer(self, message: Message) -> None:
        """Say what there is, where somebody has spoken to the bot; in direct messages in which he plays, only where he
        asks for just that."""
        channel, guild = int(message["channel_id"]), int(message.get("guild_id", 0))
        user, content = int(message["author"]["id"]), str(message.get("content", ""))
        if not self._may_tell(channel):
            return
        try:
            if not guild and not asks_for_help(content, self._services.words) and await self._plays(user):
                return
            lang = await (self._public(guild) if guild else self._own(user, content))
            screen = await self._menu(guild, lang)
        except StoreBroken:
            return
        await self._send(self._client.get_partial_messageable(channel), screen)

    async def joined(self, guild: discord.Guild) -> None:
        """Say what there is, and what its managers may settle, where most will read it on a server that is new."""
        places = (guild.system_channel, *guild.text_channels)
        place = next((each for each in places if each is not None and _may_post(guild, each)), None)
        if place is None:
            return
        try:
            lang = await self._public(guild.id)
            menu = await self._menu(guild.id, lang)
            foot = (await self._services.speaker(lang)).text("help-joined")
        except StoreBroken:
            return
        await self._send(place, Screen(f"{menu.text}\n{foot}", menu.rows))

    async def _menu(self, guild: int, lang: str) -> Screen:
        return screens.menu(await self._services.games_at(guild), await self._services.speaker(lang))

    async def _send(self, place: discord.abc.Messageable, screen: Screen) -> None:
        nobody = discord.AllowedMentions.none()
        await attempt(place.send(screen.text, view=view(screen.rows), allowed_mentions=nobody))

    def _may_tell(self, channel: int) -> bool:
        """Whether it was not told here just now."""
        now = self._services.clock.now()
        if 0 <= now - self._told.get(channel, 0.0) < QUIET_SECONDS:
            return False
        self._told.pop(channel, None)
        self._told[channel] = now
        while len(self._told) > MOST_PLACES:
            self._told.pop(next(iter(self._told)))
        return True

    async def _plays(self, user: int) -> bool:
        return any(not row.guild and row.status != OVER for row in await self._services.store.tables_of(user))

    async def _public(self, guild: int) -> str:
        there = self._client.get_guild(guild)
        return await self._services.public_lang(guild, "", str(there.preferred_locale) if there else "")

    async def _own(self, user: int, content: str) -> str:
        """The language that he is known to read, else the one that he writes in."""
        return await self._services.lang_of(user, "ja" if JAPANESE.search(content) else "")


def asks_for_help(content: str, words: Catalogue) -> bool:
    """Whether nothing is said but a word that asks for help in one of the languages, or nothing at all."""
    said = letters(content)
    asking = [word for lang in words.languages for word in words.text(lang, "help-asking").split()]
    return not said or said in map(letters, asking)


def _may_post(guild: discord.Guild, place: discord.TextChannel) -> bool:
    may = place.permissions_for(guild.me)
    return may.view_channel and may.send_messages
