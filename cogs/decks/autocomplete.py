"""Decks, completed while they are typed: one's own and the ready-made ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.decks.choice import ShownDeck, decks_for
from cogs.game_option import game_typed
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import clipped
from engine.spelling import holds
from engine.table import StoreBroken, TableError

if TYPE_CHECKING:
    from cogs.bot_client import BotClient


async def deck_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The user's own decks of the game that was chosen, else of the table here, then the ready-made ones."""
    services = interaction.client.services
    typed = str(getattr(interaction.namespace, "game", "") or "")
    game = game_typed(services, list(services.shelves), typed) or await _game_here(interaction, typed)
    if not game:
        return []
    speaker = await services.speaker(str(interaction.locale))
    return deck_choices(await decks_for(services, interaction.user.id, speaker, game), current, lambda deck: deck.name)


async def _game_here(interaction: discord.Interaction[BotClient], typed: str) -> str:
    """The game of the table here; "" where there is none, or where something else was typed."""
    if typed:
        return ""
    try:
        return (await interaction.client.locator.row_here(interaction)).options.game
    except (TableError, Unmatched, StoreBroken):
        return ""


def deck_choices(decks: Sequence[ShownDeck], current: str, label: Callable[[ShownDeck], str]) -> Choices:
    """Those of these decks whose names, in any language, fit what was typed."""
    return [
        app_commands.Choice(name=clipped(label(deck), LONGEST), value=deck.value)
        for deck in decks
        if holds(current, (deck.name, *deck.names))
    ][:MOST]
