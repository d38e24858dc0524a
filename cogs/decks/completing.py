"""Decks, completed while they are typed: one's own and the ready-made ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.completing import LONGEST, MOST, Choices
from cogs.decks.choice import Shown, decks_for
from cogs.desk import game_named
from cogs.saying.words import clipped

if TYPE_CHECKING:
    from cogs.hosting import Host


async def deck_names(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The user's own decks of the game whose command it is, or that was chosen, then the ready-made ones."""
    house = interaction.client.house
    game = game_named(interaction) or str(getattr(interaction.namespace, "game", "") or "")
    if game not in house.shelves:
        return []
    speaker = await house.speaker(str(interaction.locale))
    return deck_choices(await decks_for(house, interaction.user.id, speaker, game), current, lambda deck: deck.name)


def deck_choices(decks: Sequence[Shown], current: str, label: Callable[[Shown], str]) -> Choices:
    """Those of these decks whose names, in any language, fit what was typed."""
    wanted = current.casefold().strip()
    return [
        app_commands.Choice(name=clipped(label(deck), LONGEST), value=deck.value)
        for deck in decks
        if any(wanted in name.casefold() for name in (deck.name, *deck.names))
    ][:MOST]
