"""/why: of a card how it is now, of an action why it may not be done."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs import autocomplete
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature
from cogs.lookups.why import WhyController
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.moves import MoveController


def why_feature(locator: TableLocator) -> Feature:
    """The command."""
    whys, moves = WhyController(locator), MoveController(locator)

    async def asked(reply: Reply, card: str, action: str, target: str) -> None:
        if action:
            live = await locator.live_here(reply.interaction)
            reply.row = live.table
            await moves.why(reply, live, action, card or None, target or None)
        elif card:
            await whys.why(reply, card)
        else:
            raise Unmatched("error-which-card")

    @app_commands.command(name="why", description=localized("cmd-why"))
    @app_commands.describe(
        card=localized("opt-why-card"), action=localized("opt-action"), target=localized("opt-target")
    )
    @app_commands.autocomplete(card=autocomplete.seen, action=autocomplete.actions, target=autocomplete.anything)
    async def why(interaction: discord.Interaction, card: str = "", action: str = "", target: str = "") -> None:
        await serve(locator, interaction, lambda reply: asked(reply, card, action, target))

    return Feature(commands=(why,))
