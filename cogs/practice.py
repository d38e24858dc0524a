"""/practice and /tutorial: a table for one person and a partner of the house."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.acting import serve
from cogs.completing import MOST, Choices
from cogs.desk import Desk
from cogs.naming import Unmatched
from cogs.places import admit, check_posting
from cogs.poster import link_to
from cogs.replies import Reply
from cogs.rooms import Room
from cogs.safe import attempt
from cogs.screens import deck_title
from cogs.speech import told
from cogs.words import clipped
from data.decks import Deck
from engine.table import HEURISTIC, OVER, TUTORIAL, Options, TableRow, partner_seats

LONGEST = 100


class Practice:
    """Seats somebody with a partner. Raises TableError, Unmatched."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    # --- practice ---

    async def practise(self, reply: Reply, game: str, deck: str, partner_deck: str) -> None:
        """A game against the partner, here: in a channel, or in direct messages for oneself alone."""
        mine = self._deck(game, deck, 0)
        theirs = self._deck(game, partner_deck, 1)
        row = await self._open(reply, Options(game=game, lang=reply.lang))
        tables = self.house.tables
        if row.guild:
            await self.desk.surfaces.hands.greet(row, 0, reply.interaction.user)
        await tables.seat_partner(row.id, reply.user, HEURISTIC, theirs.id, theirs.cards)
        await tables.set_deck(row.id, reply.user, mine.id, mine.cards)
        row = await tables.ready(row.id, reply.user)
        speaker = await reply.speaker(row)
        ready = self.house.shelves[game].decks
        await reply.say(speaker.text(
            "practice-begun", partner=speaker.seat(1), mine=deck_title(mine.id, ready, speaker),
            theirs=deck_title(theirs.id, ready, speaker)))

    def _deck(self, game: str, name: str, otherwise: int) -> Deck:
        """A ready-made deck by its id or title; without a name the first, or for the partner the second."""
        if game not in self.house.shelves:
            raise Unmatched("error-no-such-deck", name=game)
        ready = self.house.shelves[game].decks
        if not name:
            return ready[otherwise % len(ready)]
        wanted = name.casefold()
        for deck in ready:
            if wanted in (deck.id, *[title.casefold() for title in deck.name.values()]):
                return deck
        raise Unmatched("error-no-such-deck", name=name)

    async def _open(self, reply: Reply, options: Options) -> TableRow:
        """A table where the command was typed."""
        interaction = reply.interaction
        if interaction.channel_id is None:
            raise Unmatched("error-only-here")
        if interaction.guild_id is not None:
            await admit(self.house, interaction, interaction.channel_id)
            await check_posting(reply)
        return await self.house.tables.open(
            guild=interaction.guild_id or 0, channel=interaction.channel_id, host=reply.user, options=options)

    # --- lessons ---

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
        hello = speaker.text("tutorial-hello", game=speaker.text(f"game-{game}"))
        sent = await attempt(reply.interaction.user.send(hello, allowed_mentions=discord.AllowedMentions.none()))
        if sent.value is None:
            raise Unmatched("tutorial-dms-closed")
        tables = self.house.tables
        row = await tables.open(guild=0, channel=sent.value.channel.id, host=reply.user,
                                options=Options(game=game, lang=reply.lang, flags=lesson.flags))
        await tables.seat_partner(row.id, reply.user, TUTORIAL, "lesson", lesson.decks[1])
        await tables.set_deck(row.id, reply.user, "lesson", lesson.decks[0])
        row = await tables.ready(row.id, reply.user)
        await reply.say(speaker.text("tutorial-begun", link=link_to(row)))

    async def _begun(self, user: int, game: str) -> TableRow | None:
        """The lesson that somebody has not finished."""
        mine = await self.house.store.tables_of(user)
        return next((row for row in mine if row.options.game == game and row.status != OVER and row.games
                     and [row.seats[seat].partner for seat in partner_seats(row)] == [TUTORIAL]), None)


async def deck_names(interaction: discord.Interaction, current: str) -> Choices:
    """The ready-made decks of the game that was chosen."""
    client = interaction.client
    house = client.house  # type: ignore[attr-defined]
    shelf = house.shelves.get(str(getattr(interaction.namespace, "game", "") or ""))
    speaker = (await house.speaker(str(interaction.locale))).plain()
    found = [(deck_title(deck.id, shelf.decks, speaker), deck.id) for deck in (shelf.decks if shelf else ())]
    return [app_commands.Choice(name=clipped(title, LONGEST), value=name) for title, name in found
            if current.casefold() in title.casefold()][:MOST]


def practice_room(desk: Desk) -> Room:
    """The commands."""
    practice = Practice(desk)
    every = [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in desk.house.shelves]

    @app_commands.command(name="practice", description=told("cmd-practice"))
    @app_commands.describe(game=told("opt-game"), deck=told("opt-deck"), partner_deck=told("opt-partner_deck"))
    @app_commands.choices(game=every)
    @app_commands.autocomplete(deck=deck_names, partner_deck=deck_names)
    async def practise(interaction: discord.Interaction, game: str, deck: str = "", partner_deck: str = "") -> None:
        await serve(desk, interaction, lambda reply: practice.practise(reply, game, deck, partner_deck))

    @app_commands.command(name="tutorial", description=told("cmd-tutorial"))
    @app_commands.describe(game=told("opt-game"))
    @app_commands.choices(game=every)
    async def teach(interaction: discord.Interaction, game: str) -> None:
        await serve(desk, interaction, lambda reply: practice.teach(reply, game))

    return Room(commands=(practise, teach))
