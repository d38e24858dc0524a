"""/practice: a table for one person and a partner of the house."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.acting import serve
from cogs.decks.choice import Shown, deck_meant, made_decks
from cogs.decks.completing import deck_names
from cogs.desk import Desk
from cogs.house import House
from cogs.replies import Reply
from cogs.rooms import Room
from cogs.saying.naming import Unmatched
from cogs.servers.places import admit, check_posting
from cogs.speech import told
from cogs.tables.seating import may_have_threads
from engine.table import HEURISTIC, OPEN, Options, Seat, TableRow, across
from render.markup import escaped


class Practice:
    """Seats somebody with a partner. Raises TableError, Unmatched."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    async def practise(self, reply: Reply, game: str, deck: str, partner_deck: str) -> None:
        """A game against the partner, here: in a channel, or in direct messages for oneself alone."""
        mine, theirs = await self._deck(reply, game, deck, 0), await self._deck(reply, game, partner_deck, 1)
        row = await self._open(
            reply,
            game,
            (Seat(user=reply.user, deck_name=mine.made, deck=mine.keys), across(HEURISTIC, theirs.made, theirs.keys)),
        )
        is_open = not row.guild or await self.desk.surfaces.hands.greet(row, 0, reply.interaction.user)
        row = await self.house.tables.ready(row.id, reply.user)
        speaker = await reply.speaker(row)
        await reply.say(
            speaker.text(
                "practice-begun" if is_open else "practice-begun-dms-closed",
                partner=speaker.seat(1),
                mine=escaped(mine.name),
                theirs=escaped(theirs.name),
            )
        )

    async def _deck(self, reply: Reply, game: str, typed: str, otherwise: int) -> Shown:
        """A deck of the user's own or a ready-made one; where none is typed, of the ready-made ones this."""
        speaker = await reply.speaker()
        made = made_decks(self.house, speaker, game)
        if typed or not made:
            return await deck_meant(self.house, reply.user, typed, speaker, game)
        return made[otherwise % len(made)]

    async def _open(self, reply: Reply, game: str, seats: Sequence[Seat]) -> TableRow:
        """A table where the command was typed, on a server in the language of the server."""
        interaction = reply.interaction
        if interaction.channel_id is None:
            raise Unmatched("error-only-here")
        if interaction.guild_id is not None:
            await admit(self.house, interaction, interaction.channel_id)
            await check_posting(reply)
        else:
            await must_be_free(self.house, reply.user)
        await self.house.communities[game].pool_for(interaction.guild_id or 0)
        options = Options(game=game, lang=(await reply.public_speaker()).lang)
        return await self.house.tables.open(
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id,
            host=reply.user,
            options=options,
            alone=interaction.guild_id is None or not may_have_threads(interaction),
            seats=seats,
        )


async def must_be_free(house: House, user: int, but: str = "") -> None:
    """In direct messages one game goes on at a time; a table left half laid is taken away. Raises Unmatched.

    `but`: a table that does not count.
    """
    for row in await house.store.tables_of(user):
        if row.guild or row.id == but:
            continue
        if row.status != OPEN or row.games:
            raise Unmatched("practice-busy", game=row.options.game)
        await house.tables.close(row.id, user)


def games_of(desk: Desk) -> list[app_commands.Choice[str]]:
    """The games that there are cards of, to choose from."""
    return [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in desk.house.shelves]


def practice_room(desk: Desk) -> Room:
    """The command."""
    practice = Practice(desk)

    @app_commands.command(name="practice", description=told("cmd-practice"))
    @app_commands.describe(game=told("opt-game"), deck=told("opt-deck"), partner_deck=told("opt-partner_deck"))
    @app_commands.choices(game=games_of(desk))
    @app_commands.autocomplete(deck=deck_names, partner_deck=deck_names)
    async def practise(interaction: discord.Interaction, game: str, deck: str = "", partner_deck: str = "") -> None:
        await serve(desk, interaction, lambda reply: practice.practise(reply, game, deck, partner_deck))

    return Room(commands=(practise,))
