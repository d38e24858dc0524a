"""What every game's command group has: a table from its opening to its end, answers, agreements, looking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs import completing
from cogs.acting import Acting
from cogs.decks import room as decks
from cogs.decks.completing import deck_names
from cogs.desk import Desk
from cogs.replies import Reply
from cogs.speech import told
from cogs.tables.agreeing import AgreeingDesk
from cogs.tables.looking import LookingDesk
from cogs.tables.options import Chosen, agreed_options, with_options
from cogs.tables.playing import PlayingDesk
from cogs.tables.seating import SeatingDesk
from engine.games.registry import GAMES
from engine.kernel.cards.flag import Value
from engine.table import TableRow

G = TypeVar("G", bound="GameCommands")


class GameCommands(Acting):
    """The group of one game, called by the game's id."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(desk, name)
        self.seating, self.agreeing = SeatingDesk(desk), AgreeingDesk(desk)
        self.playing, self.looking = PlayingDesk(desk), LookingDesk(desk)

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


class TableCommands(GameCommands):
    """The commands that all games share."""

    # --- the table ---

    @app_commands.command(name="deck", description=told("cmd-deck"))
    @app_commands.describe(file=told("opt-file"), deck=told("opt-deck"))
    @app_commands.autocomplete(deck=deck_names)
    async def deck(
        self, interaction: discord.Interaction, file: discord.Attachment | None = None, deck: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            row: TableRow = await self.desk.row_here(interaction)
            house = self.desk.house
            if file is not None:
                await decks.take_list(reply, house, row, await decks.fetch(house, file))
            elif deck is not None:
                await decks.take_named(reply, house, row, deck)
            else:
                await self.seating.deck(reply, row.id)

        await self.serve(interaction, work)

    @app_commands.command(name="ready", description=told("cmd-ready"))
    async def ready(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.seating.ready)

    @app_commands.command(name="leave", description=told("cmd-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.leave)

    @app_commands.command(name="rematch", description=told("cmd-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self.with_last(interaction, self.seating.rematch)

    # --- answers ---

    @app_commands.command(name="choose", description=told("cmd-choose"))
    @app_commands.describe(option=told("opt-option"))
    @app_commands.autocomplete(option=completing.answers)
    async def choose(self, interaction: discord.Interaction, option: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.choose(reply, live, listed(option)))

    @app_commands.command(name="order", description=told("cmd-order"))
    @app_commands.describe(options=told("opt-options"))
    @app_commands.autocomplete(options=completing.answers)
    async def order(self, interaction: discord.Interaction, options: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.order(reply, live, listed(options)))

    @app_commands.command(name="pass", description=told("cmd-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.playing.pass_on)

    # --- agreements and looking ---

    @app_commands.command(name="concede", description=told("cmd-concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.concede)

    @app_commands.command(name="undo", description=told("cmd-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.undo)

    @app_commands.command(name="draw", description=told("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, lambda reply, table: self.agreeing.agree(reply, table, "agree"))

    @app_commands.command(name="hand", description=told("cmd-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.looking.hand)

    @app_commands.command(name="state", description=told("cmd-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.looking.state)

    @app_commands.command(name="why", description=told("cmd-why"))
    @app_commands.describe(action=told("opt-action"), card=told("opt-card"), target=told("opt-target"))
    @app_commands.autocomplete(action=completing.actions, card=completing.anything, target=completing.anything)
    async def why(
        self, interaction: discord.Interaction, action: str, card: str | None = None, target: str | None = None
    ) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.why(reply, live, action, card, target))


def opening(group: GameCommands) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table to everybody."""
    least, most = GAMES[group.name].seats

    @with_options(group.name, seats=least < most)
    async def open_(interaction: discord.Interaction, **chosen: Value | None) -> None:
        await group.open_table(interaction, chosen)

    return app_commands.Command(name="open", description=told("cmd-open"), callback=open_)


def challenging(group: GameCommands) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table to one other."""

    @app_commands.describe(opponent=told("opt-opponent"))
    @with_options(group.name)
    async def challenge(interaction: discord.Interaction, opponent: discord.User, **chosen: Value | None) -> None:
        await group.open_table(interaction, chosen, [opponent])

    return app_commands.Command(name="challenge", description=told("cmd-challenge"), callback=challenge)


def with_table_commands(group: G) -> G:
    """The group with what all games share; a command of its own with the same name stays."""
    for command in (opening(group), challenging(group), *TableCommands(group.desk, group.name).commands):
        if group.get_command(command.name) is None:
            group.add_command(command)
    return group


def listed(typed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in re.split("[,、,]", typed) if part.strip()]
