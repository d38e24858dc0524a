"""What every game's command group has: a table from its opening to its end, answers, agreements, looking."""

from __future__ import annotations

import re
from typing import TypeVar

import discord
from discord import app_commands

from cogs import completing, decks
from cogs.acting import Acting
from cogs.replies import Reply
from cogs.speech import told
from engine.games.registry import GAMES
from engine.table import Options, TableRow

BEST_OF = [app_commands.Choice(name=told(f"choice-best-{games}"), value=games) for games in (1, 3)]
LANGUAGES = [app_commands.Choice(name=told(f"language-{lang}"), value=lang) for lang in ("en", "ja")]
G = TypeVar("G", bound="GameCommands")


class GameCommands(Acting):
    """The group of one game, called by the game's id."""

    def table_options(self, seats: int, best_of: int, language: str | None, by_hand: bool) -> Options:
        """What a table of this game is opened for; without a language it is the server's."""
        return Options(game=self.name, seats=seats, best_of=best_of, lang=language or "",
                       flags={"by_hand": True} if by_hand else {})

    async def invite(self, interaction: discord.Interaction, opponent: discord.User, best_of: int, by_hand: bool,
                     ) -> None:
        """A table for two, for the one who opens it and the one he challenges."""
        options = self.table_options(2, best_of, None, by_hand)
        await self.serve(interaction, lambda reply: self.desk.open(reply, options, [opponent]))


class TableCommands(GameCommands):
    """The commands that all games share."""

    # --- the table ---

    @app_commands.command(name="open", description=told("cmd-open"))
    @app_commands.describe(best_of=told("opt-best_of"), language=told("opt-language"), by_hand=told("opt-by_hand"))
    @app_commands.choices(best_of=BEST_OF)
    @app_commands.choices(language=LANGUAGES)
    async def open_(self, interaction: discord.Interaction, best_of: int = 1, language: str | None = None,
                    by_hand: bool = False) -> None:
        options = self.table_options(GAMES[self.name].seats[0], best_of, language, by_hand)
        await self.serve(interaction, lambda reply: self.desk.open(reply, options))

    @app_commands.command(name="challenge", description=told("cmd-challenge"))
    @app_commands.describe(opponent=told("opt-opponent"), best_of=told("opt-best_of"), by_hand=told("opt-by_hand"))
    @app_commands.choices(best_of=BEST_OF)
    async def challenge(self, interaction: discord.Interaction, opponent: discord.User, best_of: int = 1,
                        by_hand: bool = False) -> None:
        await self.invite(interaction, opponent, best_of, by_hand)

    @app_commands.command(name="deck", description=told("cmd-deck"))
    @app_commands.describe(file=told("opt-file"), deck=told("opt-deck"))
    @app_commands.autocomplete(deck=completing.deck_names)
    async def deck(self, interaction: discord.Interaction, file: discord.Attachment | None = None,
                   deck: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            row: TableRow = await self.desk.row_here(interaction)
            house = self.desk.house
            if file is not None:
                await decks.take_list(reply, house, row, await decks.fetch(house, file))
            elif deck is not None:
                await decks.take_ready_made(reply, house, row, deck)
            else:
                await self.desk.deck(reply, row.id)

        await self.serve(interaction, work)

    @app_commands.command(name="ready", description=told("cmd-ready"))
    async def ready(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.ready)

    @app_commands.command(name="leave", description=told("cmd-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.leave)

    @app_commands.command(name="rematch", description=told("cmd-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.rematch)

    # --- answers ---

    @app_commands.command(name="choose", description=told("cmd-choose"))
    @app_commands.describe(option=told("opt-option"))
    @app_commands.autocomplete(option=completing.answers)
    async def choose(self, interaction: discord.Interaction, option: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.choose(reply, live, listed(option)))

    @app_commands.command(name="order", description=told("cmd-order"))
    @app_commands.describe(options=told("opt-options"))
    @app_commands.autocomplete(options=completing.answers)
    async def order(self, interaction: discord.Interaction, options: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.order(reply, live, listed(options)))

    @app_commands.command(name="pass", description=told("cmd-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.desk.pass_on)

    # --- agreements and looking ---

    @app_commands.command(name="concede", description=told("cmd-concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.concede)

    @app_commands.command(name="undo", description=told("cmd-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.undo)

    @app_commands.command(name="draw", description=told("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, lambda reply, table: self.desk.agree(reply, table, "agree"))

    @app_commands.command(name="hand", description=told("cmd-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.desk.hand)

    @app_commands.command(name="state", description=told("cmd-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.state)

    @app_commands.command(name="why", description=told("cmd-why"))
    @app_commands.describe(action=told("opt-action"), card=told("opt-card"), target=told("opt-target"))
    @app_commands.autocomplete(action=completing.actions, card=completing.anything, target=completing.anything)
    async def why(self, interaction: discord.Interaction, action: str, card: str | None = None,
                  target: str | None = None) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.why(reply, live, action, card, target))


def with_table_commands(group: G) -> G:
    """The group with what all games share; a command of its own with the same name stays."""
    for command in TableCommands(group.desk, group.name).commands:
        if group.get_command(command.name) is None:
            group.add_command(command)
    return group


def listed(typed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in re.split("[,、,]", typed) if part.strip()]
