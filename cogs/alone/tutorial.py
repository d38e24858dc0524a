"""/tutorial: a lesson in direct messages, which can be left and gone on with at any time."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.acting import serve
from cogs.alone.practice import games_of, must_be_free
from cogs.desk import Desk
from cogs.replies import Reply
from cogs.rooms import Room
from cogs.safe import attempt
from cogs.saying.naming import Unmatched
from cogs.speech import told
from cogs.surfaces.poster import link_to
from engine.table import OVER, TUTORIAL, Options, Seat, TableRow, across, partner_seats


class Tutorial:
    """Seats somebody with the partner who gives lessons. Raises TableError, Unmatched."""

    def __init__(self, desk: Desk) -> None:
        self.house = desk.house

    async def teach(self, reply: Reply, game: str) -> None:
        """A lesson in direct messages; one that was begun goes on."""
        lesson = self.house.lessons.get(game)
        if lesson is None:
            raise Unmatched("tutorial-none")
        row = await self._begun(reply.user, game)
        speaker = await reply.speaker()
        if row is not None:
            await reply.say(speaker.text("tutorial-goes-on", link=link_to(row)))
            return
        await must_be_free(self.house, reply.user)
        hello = speaker.text("tutorial-hello", game=speaker.text(f"game-{game}"))
        sent = await attempt(reply.interaction.user.send(hello, allowed_mentions=discord.AllowedMentions.none()))
        if sent.value is None:
            raise Unmatched("tutorial-dms-closed")
        tables = self.house.tables
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
        mine = await self.house.store.tables_of(user)
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


def tutorial_room(desk: Desk) -> Room:
    """The command."""
    tutorial = Tutorial(desk)

    @app_commands.command(name="tutorial", description=told("cmd-tutorial"))
    @app_commands.describe(game=told("opt-game"))
    @app_commands.choices(game=games_of(desk))
    async def teach(interaction: discord.Interaction, game: str) -> None:
        await serve(desk, interaction, lambda reply: tutorial.teach(reply, game))

    return Room(commands=(teach,))
