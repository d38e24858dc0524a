"""What is said where a printed name is not found: that no printed cards are loaded here, what there is, who may change
it."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.presentation.words import Speaker, deck_title
from cogs.services import Services
from data.lists import ListFault

PRINTED = ("list-unknown-card", "list-unknown-code")
"""Faults of a deck list that a printed card has where none is loaded."""


async def unprinted(
    services: Services, interaction: discord.Interaction, speaker: Speaker, games: Iterable[str] = ()
) -> str:
    """That printed cards of these games (of all, for none) are not loaded where somebody asks; "" where any are."""
    there = await services.games_at(interaction.guild_id or 0)
    asked = [game for game in games or there if game in there]
    if not asked or not await _lacking(services, interaction.guild_id or 0, asked):
        return ""
    lines = [speaker.text("cards-unprinted", may="yes" if _may(interaction) else "no")]
    for game in asked:
        decks = services.shelves[game].decks
        named = speaker.listed([deck_title(deck.id, decks, speaker) for deck in decks])
        lines.append(speaker.text("cards-decks-there", game=speaker.text(f"game-{game}"), decks=named))
    return "\n".join(lines)


async def beside_faults(
    services: Services, interaction: discord.Interaction, speaker: Speaker, game: str, faults: Iterable[ListFault]
) -> list[str]:
    """The same as lines, where a list names cards that are not there; none for other faults."""
    if not any(fault.key in PRINTED for fault in faults):
        return []
    return list(filter(None, [await unprinted(services, interaction, speaker, (game,))]))


async def _lacking(services: Services, guild: int, games: Iterable[str]) -> bool:
    for game in games:
        if services.shelves[game].brought or await services.communities[game].sets(guild):
            return False
    return True


def _may(interaction: discord.Interaction) -> bool:
    """Whether who asks could bring cards right here."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
