"""The option `game` of a command: only games that can be played where it is typed are completed and taken."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.presentation.option_matching import NamedOption, Unmatched, match
from cogs.presentation.words import clipped
from cogs.services import Services
from engine.spelling import holds
from engine.table import StoreBroken

LONGEST, MOST = 100, 25


class NoSuchGame(app_commands.AppCommandError):
    """What was typed is no game that is offered here; `reason` says so to whoever typed it."""

    def __init__(self, reason: Unmatched) -> None:
        super().__init__(reason.key)
        self.reason = reason


class GameName(app_commands.Transformer):
    """A game's id, out of the id, or of its title in any language or a part of that."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """Raises NoSuchGame."""
        services: Services = interaction.client.services
        there = await games_here(services, interaction.guild_id or 0)
        game = game_typed(services, there, value)
        if not game:
            lang = services.words.language(str(interaction.locale))
            titles = services.words.text(lang, "list-comma").join(
                services.words.text(lang, f"game-{each}") for each in there
            )
            key = "error-no-such-game" if there else "help-no-games"
            raise NoSuchGame(Unmatched(key, typed=clipped(value, LONGEST), games=titles))
        return game

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[app_commands.Choice[str]]:
        """The games that are offered here and fit what was typed."""
        services: Services = interaction.client.services
        lang = services.words.language(str(interaction.locale))
        shown = [
            (services.words.text(lang, f"game-{game}"), game)
            for game in await games_here(services, interaction.guild_id or 0)
        ]
        return [
            app_commands.Choice(name=clipped(title, LONGEST), value=game)
            for title, game in shown
            if holds(value, (title, game, *_titles(services, game)))
        ][:MOST]


GameOption = app_commands.Transform[str, GameName]
"""What a command's parameter for a game is annotated with."""


async def games_here(services: Services, guild: int) -> list[str]:
    """The games that are offered on a server; all of them where that cannot be read."""
    try:
        return await services.games_at(guild)
    except StoreBroken:
        return list(services.shelves)


def game_typed(services: Services, among: list[str], typed: str) -> str:
    """Which of these games was typed; "" for none, or where it could be several."""
    if typed in among:
        return typed
    named = [NamedOption(at, game, (game, *_titles(services, game))) for at, game in enumerate(among)]
    try:
        option = match(typed, named) if typed.strip() else None
    except Unmatched:
        return ""
    return among[option.value] if option else ""


def _titles(services: Services, game: str) -> tuple[str, ...]:
    return tuple(services.words.text(lang, f"game-{game}") for lang in services.words.languages)
