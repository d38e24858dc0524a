"""What every game's command group has: a table from its opening to its end, answers, agreements, looking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs import autocomplete
from cogs.command_tree import localized
from cogs.decks import intake as decks
from cogs.decks.autocomplete import deck_names
from cogs.deferred import DeferredGroup
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.agreements import AgreementController
from cogs.tables.inspection import InspectionController
from cogs.tables.moves import MoveController
from cogs.tables.options import Chosen, agreed_options, with_options
from cogs.tables.seating import SeatingController
from engine.games.registry import GAMES
from engine.kernel.cards.flag import Value
from engine.table import TableRow

G = TypeVar("G", bound="GameCommands")


class GameCommands(DeferredGroup):
    """The group of one game, called by the game's id."""

    def __init__(self, locator: TableLocator, name: str) -> None:
        super().__init__(locator, name)
        self.seating, self.agreeing = SeatingController(locator), AgreementController(locator)
        self.playing, self.looking = MoveController(locator), InspectionController(locator)

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

    @app_commands.command(name="deck", description=localized("cmd-deck"))
    @app_commands.describe(file=localized("opt-file"), deck=localized("opt-deck"))
    @app_commands.autocomplete(deck=deck_names)
    async def deck(
        self, interaction: discord.Interaction, file: discord.Attachment | None = None, deck: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            row: TableRow = await self.locator.row_here(interaction)
            services = self.locator.services
            if file is not None:
                await decks.take_list(reply, services, row, await decks.fetch(services, file))
            elif deck is not None:
                await decks.take_named(reply, services, row, deck)
            else:
                await self.seating.deck(reply, row.id)

        await self.serve(interaction, work)

    @app_commands.command(name="ready", description=localized("cmd-ready"))
    async def ready(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.seating.ready)

    @app_commands.command(name="leave", description=localized("cmd-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.leave)

    @app_commands.command(name="rematch", description=localized("cmd-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self.with_last(interaction, self.seating.rematch)

    # --- answers ---

    @app_commands.command(name="choose", description=localized("cmd-choose"))
    @app_commands.describe(option=localized("opt-option"))
    @app_commands.autocomplete(option=autocomplete.answers)
    async def choose(self, interaction: discord.Interaction, option: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.choose(reply, live, listed(option)))

    @app_commands.command(name="order", description=localized("cmd-order"))
    @app_commands.describe(options=localized("opt-options"))
    @app_commands.autocomplete(options=autocomplete.answers)
    async def order(self, interaction: discord.Interaction, options: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.order(reply, live, listed(options)))

    @app_commands.command(name="pass", description=localized("cmd-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.playing.pass_on)

    # --- agreements and looking ---

    @app_commands.command(name="concede", description=localized("cmd-concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.concede)

    @app_commands.command(name="undo", description=localized("cmd-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.undo)

    @app_commands.command(name="draw", description=localized("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, lambda reply, table: self.agreeing.agree(reply, table, "agree"))

    @app_commands.command(name="hand", description=localized("cmd-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.looking.hand)

    @app_commands.command(name="state", description=localized("cmd-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.looking.state)

    @app_commands.command(name="why", description=localized("cmd-why"))
    @app_commands.describe(action=localized("opt-action"), card=localized("opt-card"), target=localized("opt-target"))
    @app_commands.autocomplete(action=autocomplete.actions, card=autocomplete.anything, target=autocomplete.anything)
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

    return app_commands.Command(name="open", description=localized("cmd-open"), callback=open_)


def challenging(group: GameCommands) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table to one other."""

    @app_commands.describe(opponent=localized("opt-opponent"))
    @with_options(group.name)
    async def challenge(interaction: discord.Interaction, opponent: discord.User, **chosen: Value | None) -> None:
        await group.open_table(interaction, chosen, [opponent])

    return app_commands.Command(name="challenge", description=localized("cmd-challenge"), callback=challenge)


def with_table_commands(group: G) -> G:
    """The group with what all games share; a command of its own with the same name stays."""
    for command in (opening(group), challenging(group), *TableCommands(group.locator, group.name).commands):
        if group.get_command(command.name) is None:
            group.add_command(command)
    return group


def listed(typed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in re.split("[,、,]", typed) if part.strip()]
