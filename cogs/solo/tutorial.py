"""/tutorial: a lesson in direct messages, which can be left and gone on with at any time."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature
from cogs.game_option import GameOption
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.safe import attempt
from cogs.solo.practice import must_be_free
from cogs.surfaces.poster import link_to
from cogs.table_locator import TableLocator
from engine.table import OVER, TUTORIAL, Options, Seat, TableRow, across, partner_seats


class Tutorial:
    """Seats somebody with the partner who gives lessons. Raises TableError, Unmatched."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services

    async def teach(self, reply: Reply, game: str) -> None:
        """A lesson in direct messages; one that was begun goes on."""
        lesson = self.services.lessons.get(game)
        if lesson is None:
            raise Unmatched("tutorial-none")
        row = await self._begun(reply.user, game)
        speaker = await reply.speaker()
        if row is not None:
            await reply.say(speaker.text("tutorial-goes-on", link=link_to(row)))
            return
        await must_be_free(self.services, reply.user)
        hello = speaker.text("tutorial-hello", game=speaker.text(f"game-{game}"))
        sent = await attempt(reply.interaction.user.send(hello, allowed_mentions=discord.AllowedMentions.none()))
        if sent.value is None:
            raise Unmatched("tutorial-dms-closed")
        tables = self.services.tables
        row = await tables.open(
            guild=0,
            channel=sent.value.channel.id,
            host=reply.user,
            options=Options(game=game, lang=reply.lang, flags=lesson.flags),
            seats=(
                Seat(user=reply.user, deck_name="lesson", deck=lesson.decks[0]),
                across(TUTORIAL, "lesson", lesson.decks[1]),
            ),
        )
        row = await tables.ready(row.id, reply.user)
        await reply.say(speaker.text("tutorial-begun", link=link_to(row)))

    async def _begun(self, user: int, game: str) -> TableRow | None:
        """The lesson that somebody has not finished."""
        mine = await self.services.store.tables_of(user)
        return next(
            (
                row
                for row in mine
                if row.options.game == game
                and row.status != OVER
                and row.games
                and [row.seats[seat].partner for seat in partner_seats(row)] == [TUTORIAL]
            ),
            None,
        )


def tutorial_feature(locator: TableLocator) -> Feature:
    """The command."""
    tutorial = Tutorial(locator)

    @app_commands.command(name="tutorial", description=localized("cmd-tutorial"))
    @app_commands.describe(game=localized("opt-which-game"))
    async def teach(interaction: discord.Interaction, game: GameOption) -> None:
        await serve(locator, interaction, lambda reply: tutorial.teach(reply, game))

    return Feature(commands=(teach,))
