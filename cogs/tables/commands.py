"""What every game's command group has besides its actions: the command that opens a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.deferred import DeferredGroup
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.moves import MoveController
from cogs.tables.options import Chosen, agreed_options, with_options
from cogs.tables.seating import SeatingController
from engine.games.registry import GAMES
from engine.kernel.cards.flag import Value


class GameCommands(DeferredGroup):
    """The group of one game, called by the game's id."""

    def __init__(self, locator: TableLocator, name: str) -> None:
        super().__init__(locator, name)
        self.seating, self.playing = SeatingController(locator), MoveController(locator)

    async def open_table(
        self, interaction: discord.Interaction, chosen: Chosen, invited: Sequence[discord.User] = ()
    ) -> None:
        """A table of this game, as it was asked for; without a language it is the server's."""

        async def work(reply: Reply) -> None:
            await self.seating.open(reply, agreed_options(self.name, chosen), invited)

        await self.serve(interaction, work)

    async def act(self, interaction: discord.Interaction, verbs: tuple[str, ...], *typed: str | None) -> None:
        """A turn action."""
        await self.with_game(interaction, lambda reply, live: self.playing.act(reply, live, verbs, *typed))


def opening(group: GameCommands) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table to everybody, or to one other."""
    least, most = GAMES[group.name].seats

    @app_commands.describe(opponent=localized("opt-opponent"))
    @with_options(group.name, seats=least < most)
    async def open_(
        interaction: discord.Interaction, opponent: discord.User | None = None, **chosen: Value | None
    ) -> None:
        await group.open_table(interaction, chosen, [opponent] if opponent else [])

    return app_commands.Command(name="open", description=localized("cmd-open"), callback=open_)
