"""/lorcana: what all games share, and each rule action of Disney Lorcana as a subcommand of its own."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import completing
from cogs.desk import Desk
from cogs.saying.naming import PLAYS
from cogs.speech import told
from cogs.tables.commands import GameCommands, with_table_commands
from cogs.tables.options import with_options
from engine.kernel.flag import Value

SONGS = ("sing", "sing_together")


class Lorcana(GameCommands):
    """Rule actions; a table may have more than two seats, and a character challenges too."""

    @app_commands.command(name="ink", description=told("cmd-lorcana-ink"))
    @app_commands.describe(card=told("opt-card"))
    @app_commands.autocomplete(card=completing.part(("ink",), 1))
    async def ink(self, interaction: discord.Interaction, card: str) -> None:
        await self.act(interaction, ("ink",), card)

    @app_commands.command(name="play", description=told("cmd-lorcana-play"))
    @app_commands.describe(card=told("opt-card"), how=told("opt-how"))
    @app_commands.autocomplete(card=completing.part(PLAYS, 1), how=completing.ways)
    async def play(self, interaction: discord.Interaction, card: str, how: str = "play") -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.play(reply, live, card, how))

    @app_commands.command(name="sing", description=told("cmd-lorcana-sing"))
    @app_commands.describe(song=told("opt-song"), singer=told("opt-singer"))
    @app_commands.autocomplete(song=completing.part(SONGS, 1), singer=completing.part(("sing",), 2, "song"))
    async def sing(self, interaction: discord.Interaction, song: str, singer: str | None = None) -> None:
        await self.act(interaction, SONGS if singer is None else ("sing",), song, singer)

    @app_commands.command(name="shift", description=told("cmd-lorcana-shift"))
    @app_commands.describe(card=told("opt-card"), onto=told("opt-onto"))
    @app_commands.autocomplete(card=completing.part(("shift",), 1), onto=completing.part(("shift",), 2, "card"))
    async def shift(self, interaction: discord.Interaction, card: str, onto: str | None = None) -> None:
        await self.act(interaction, ("shift",), card, onto)

    @app_commands.command(name="quest", description=told("cmd-lorcana-quest"))
    @app_commands.describe(character=told("opt-character"))
    @app_commands.autocomplete(character=completing.part(("quest",), 1))
    async def quest(self, interaction: discord.Interaction, character: str) -> None:
        await self.act(interaction, ("quest",), character)

    @app_commands.command(name="move", description=told("cmd-lorcana-move"))
    @app_commands.describe(character=told("opt-character"), location=told("opt-location"))
    @app_commands.autocomplete(character=completing.part(("move",), 1),
                               location=completing.part(("move",), 2, "character"))
    async def move(self, interaction: discord.Interaction, character: str, location: str | None = None) -> None:
        await self.act(interaction, ("move",), character, location)

    @app_commands.command(name="use", description=told("cmd-lorcana-use"))
    @app_commands.describe(card=told("opt-card"))
    @app_commands.autocomplete(card=completing.part(("use",), 1))
    async def use(self, interaction: discord.Interaction, card: str) -> None:
        await self.act(interaction, ("use",), card)

    @app_commands.command(name="end", description=told("cmd-lorcana-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        await self.act(interaction, ("end",))


def challenging(group: Lorcana) -> app_commands.Command[Any, ..., None]:
    """One word for two deeds: a character challenges, or a person is challenged to a game."""

    @app_commands.describe(opponent=told("opt-opponent"), attacker=told("opt-attacker"), target=told("opt-target"))
    @app_commands.autocomplete(attacker=completing.part(("challenge",), 1),
                               target=completing.part(("challenge",), 2, "attacker"))
    @with_options("lorcana")
    async def challenge(interaction: discord.Interaction, opponent: discord.User | None = None,
                        attacker: str | None = None, target: str | None = None, **chosen: Value | None) -> None:
        if opponent is None:
            await group.act(interaction, ("challenge",), attacker, target)
        else:
            await group.open_table(interaction, chosen, [opponent])

    return app_commands.Command(name="challenge", description=told("cmd-lorcana-challenge"), callback=challenge)


def lorcana_group(desk: Desk) -> Lorcana:
    """The command group."""
    group = Lorcana(desk, "lorcana")
    group.add_command(challenging(group))
    return with_table_commands(group)
