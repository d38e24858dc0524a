"""/forget-me: what is kept of somebody is taken away, once he has confirmed it."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.presentation.controls import RED, Button, general_id
from cogs.replies import Reply
from cogs.table_locator import TableLocator

FORGET = "forgetme"
"""The verb of the button that confirms; it forgets whoever presses it."""


def forget_feature(locator: TableLocator) -> Feature:
    """The command, and its confirmation."""
    store = locator.services.store

    async def still(reply: Reply, tables: int) -> list[str]:
        """What is not over and names him until it is."""
        speaker, tournaments = await reply.speaker(), await store.forgetting.tournaments_with(reply.user)
        return [
            *([speaker.text("erase-still", tables=tables)] if tables else []),
            *([speaker.text("tournament-still", tables=tournaments)] if tournaments else []),
        ]

    async def ask(reply: Reply) -> None:
        """What would go, and what cannot go yet."""
        speaker = await reply.speaker()
        lines = [speaker.text("erase-ask", decks=len(await store.decks.of(reply.user)))]
        tables = await store.forgetting.tables_with(reply.user)
        lines += await still(reply, tables)
        await reply.say("\n".join(lines), ((Button(general_id("me", FORGET), speaker.text("button-forget"), RED),),))

    async def forget(reply: Reply, press: Press) -> None:
        tables = await store.forgetting.forget(reply.user)
        speaker = await reply.speaker()
        rest = await still(reply, tables)
        await reply.say(
            "\n".join([speaker.text("erase-done-but" if rest else "erase-done"), *rest]), place=reply.is_private
        )

    @app_commands.command(name="forget-me", description=localized("cmd-forget"))
    async def command(interaction: discord.Interaction) -> None:
        await serve(locator, interaction, ask)

    return Feature(general={FORGET: forget}, in_place=frozenset((FORGET,)), commands=(command,))
