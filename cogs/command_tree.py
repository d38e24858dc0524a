"""Slash commands out of the catalogue: descriptions in every language, errors in one sentence."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.game_option import NoSuchGame
from cogs.replies import Reply
from cogs.safe import attempt
from cogs.services import Services
from cogs.surfaces.poster import Poster
from cogs.table_locator import games_meant
from data.catalogue import FALLBACK, Catalogue, catalogue
from engine.table import StoreBroken

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

log = logging.getLogger(__name__)


def localized(key: str) -> locale_str:
    """A description for Discord: English, with its key for the translator."""
    return locale_str(catalogue().text(FALLBACK, key), key=key)


def choices_of_words(prefix: str, words: Iterable[str]) -> list[app_commands.Choice[str]]:
    """What may be chosen in a command, each said by the message whose key is the prefix with it."""
    return [app_commands.Choice(name=localized(f"{prefix}{word}"), value=word) for word in words]


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord each description in each language that there is."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """None where a text stays as it is."""
        key = string.extras.get("key")
        lang = self._words.language(str(locale))
        return self._words.text(lang, key) if key and lang != FALLBACK else None


class CatalogueTree(app_commands.CommandTree["BotClient"]):
    """Whatever a command did not answer is answered here."""

    def __init__(self, client: BotClient, services: Services, poster: Poster) -> None:
        super().__init__(client, fallback_to_global=True)
        self._services = services
        self._poster = poster
        self._is_stale = False

    async def prepare(self) -> None:
        """Before anything is told to Discord: in which languages."""
        await self.set_translator(CatalogueTranslator(self._services.words))

    async def interaction_check(self, interaction: discord.Interaction[BotClient], /) -> bool:
        """Whether the server offers the game that a command is about; else its typist is told, and nothing is completed
        for him. What a manager settles is never refused. What a neighbour answers is left to it."""
        if not await self.client.answers(interaction):
            return False
        meant = games_meant(interaction)
        if not meant or interaction.guild_id is None:
            return True
        try:
            left_out = sorted(meant & {*(await self._services.store.guilds.get(interaction.guild_id)).without})
        except StoreBroken:
            return True
        if left_out:
            await self._refuse(interaction, left_out[0])
        return not left_out

    async def _refuse(self, interaction: discord.Interaction[BotClient], game: str) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await attempt(interaction.response.autocomplete([]))
            return
        reply = Reply(interaction, self._services, self._poster)
        if await reply.think():
            speaker = await reply.speaker()
            await reply.say(speaker.text("setup-left-out", game=speaker.text(f"game-{game}")))

    async def on_error(
        self, interaction: discord.Interaction[BotClient], error: app_commands.AppCommandError, /
    ) -> None:
        """An error of a command, or of a command that this version does not know."""
        if isinstance(error, NoSuchGame):
            await self._answer(interaction, error.reason)
            return
        log.exception("command", exc_info=error)
        unknown = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if unknown and not self._is_stale:  # somebody else has told Discord otherwise
            self._is_stale = True
            self.client.registrar.everywhere(known=False)
            if interaction.guild_id is not None:
                self.client.registrar.changed(interaction.guild_id, known=False)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        await self._answer(interaction, error)

    async def _answer(self, interaction: discord.Interaction[BotClient], error: Exception) -> None:
        reply = Reply(interaction, self._services, self._poster)
        if not interaction.response.is_done() and not await reply.think():
            return
        await reply.fail(error)
