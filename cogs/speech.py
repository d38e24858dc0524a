"""Slash commands out of the catalogue: descriptions in every language, errors in one sentence."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.house import House
from cogs.replies import Reply
from cogs.surfaces.poster import Poster
from data.catalogue import FALLBACK, Catalogue, catalogue

if TYPE_CHECKING:
    from cogs.hosting import Host

log = logging.getLogger(__name__)


def told(key: str) -> locale_str:
    """A description for Discord: English, with its key for the translator."""
    return locale_str(catalogue().text(FALLBACK, key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord each description in each language that there is."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes,
    ) -> str | None:
        """None where a text stays as it is."""
        key = string.extras.get("key")
        lang = self._words.language(str(locale))
        return self._words.text(lang, key) if key and lang != FALLBACK else None


class Tree(app_commands.CommandTree["Host"]):
    """Whatever a command did not answer is answered here."""

    def __init__(self, client: Host, house: House, poster: Poster) -> None:
        super().__init__(client, fallback_to_global=True)
        self._house = house
        self._poster = poster

    async def on_error(self, interaction: discord.Interaction[Host], error: app_commands.AppCommandError, /) -> None:
        """An error of a command, or of a command that this version does not know."""
        log.exception("command", exc_info=error)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        reply = Reply(interaction, self._house, self._poster)
        if not interaction.response.is_done() and not await reply.think():
            return
        await reply.fail(error)
