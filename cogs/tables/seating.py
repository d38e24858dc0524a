"""Before a game: a table opened, seats taken and left, decks shown, readiness, the same players once more."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from cogs.decks import intake as decks
from cogs.feature import Feature, of_table
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.servers.channels import admit, check_home, check_posting
from cogs.surfaces.hands import Hands
from cogs.surfaces.poster import link_to
from cogs.table_locator import TableLocator
from engine.table import NotSeated, Options, TableRow, is_person, is_waiting


def may_have_threads(interaction: discord.Interaction) -> bool:
    """Whether a match may be played in a thread of the channel where something was typed."""
    may, kind = interaction.app_permissions, getattr(interaction.channel, "type", None)
    hosts = kind in (discord.ChannelType.text, discord.ChannelType.news)
    return hosts and may.create_public_threads and may.send_messages_in_threads


def check_private(interaction: discord.Interaction) -> None:
    """Raises Unmatched where no match can be played without spectators, since none could have a private thread."""
    may, kind = interaction.app_permissions, getattr(interaction.channel, "type", None)
    if kind is not discord.ChannelType.text or not may.create_private_threads or not may.send_messages_in_threads:
        raise Unmatched("error-no-private")


async def tell_unfit(hands: Hands, before: TableRow, after: TableRow, but: int) -> None:
    """Tell those whose decks may be played no more since a change of the table; who made it sees it."""
    for seat, (was, place) in enumerate(zip(before.seats, after.seats, strict=False)):
        if place.unfit and not was.unfit and is_person(place.user) and place.user != but:
            await hands.note(after, seat, "told-unfit")


class SeatingController:
    """Serves requests of those who sit down. Raises TableError, Unmatched; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services
        self.surfaces = locator.surfaces

    def feature(self) -> Feature:
        """The buttons of lobbies, and that for a rematch."""
        return Feature(
            table={
                verb: of_table(deed)
                for verb, deed in (
                    ("join", self.join),
                    ("close", self.close),
                    ("deck", self.deck),
                    ("ready", self.ready),
                    ("rematch", self.rematch),
                )
            }
        )

    async def open(self, reply: Reply, options: Options, invited: Sequence[discord.abc.User] = ()) -> None:
        """A new table in this channel; without a language of its own it speaks the server's, and where nobody has ever
        set that, the language of who opens it."""
        interaction = reply.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Unmatched("error-only-here")
        if any(user.bot for user in invited):
            raise Unmatched("error-bot-opponent")
        if any(user.id == reply.user for user in invited):
            raise Unmatched("error-self-opponent")
        await check_posting(reply)
        await admit(self.services, interaction, interaction.channel_id)
        if not options.spectators:
            check_private(interaction)
        for row in await self.services.store.tables_at(interaction.channel_id, reply.user):
            if is_waiting(row) and (row.host, row.options.game, row.is_rematch) == (reply.user, options.game, False):
                raise Unmatched("error-already-open")
        discords = str(interaction.guild_locale or "")
        lang = await self.services.public_lang(interaction.guild_id, options.lang, discords, reply.lang)
        options = replace(options, lang=lang)
        row = await self.services.tables.open(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=reply.user,
            options=options,
            invited=[user.id for user in invited],
            alone=options.spectators and not may_have_threads(interaction),
        )
        await self._seated(reply, row)

    async def join(self, reply: Reply, table: str) -> None:
        """Sit down, and see whether direct messages work."""
        await self._seated(reply, await self.services.tables.join(table, reply.user))

    async def _seated(self, reply: Reply, row: TableRow) -> None:
        seat = [place.user for place in row.seats].index(reply.user)
        speaker = await reply.speaker(row)
        key = "joined" if await self.surfaces.hands.greet(row, seat, reply.interaction.user) else "joined-dms-closed"
        await reply.say(speaker.text(key), await decks.chooser(self.services, row, reply.user, speaker))

    async def close(self, reply: Reply, table: str) -> None:
        """Take the table away."""
        await self.services.tables.close(table, reply.user)
        await reply.tell("closed")

    async def deck(self, reply: Reply, table: str) -> None:
        """Show the decks to choose from."""
        row = await self.services.tables.table(table)
        if all(place.user != reply.user for place in row.seats):
            raise NotSeated
        speaker = await reply.speaker(row)
        await reply.say(speaker.text("deck-choose"), await decks.chooser(self.services, row, reply.user, speaker))

    async def ready(self, reply: Reply, table: str) -> None:
        """Ready, or not any more; what is pressed twice in one go counts once."""
        row = await self.services.tables.table(table)
        await self.services.communities[row.options.game].pool_for(row.guild)
        now = any(place.user == reply.user and place.ready for place in row.seats)
        if not now:
            await check_home(self.services, reply, row)
        after = await self.services.tables.ready(table, reply.user, not now, reply.asked_at)
        now = now and not any(place.user == reply.user and place.ready for place in after.seats)
        speaker = await reply.speaker(after)
        unfit = [speaker.seat(seat) for seat, place in enumerate(after.seats) if place.unfit]
        key = "ready-waiting" if now else "ready-unfit" if unfit else "ready-set"
        await reply.pass_by(speaker.text(key, seats=speaker.listed(unfit)))
        await tell_unfit(self.surfaces.hands, row, after, reply.user)

    async def rematch(self, reply: Reply, table: str) -> None:
        """The same players once more; each gets his direct message anew when he presses Ready or Join."""
        before = await self.services.tables.table(table)
        await admit(self.services, reply.interaction, before.channel)
        await self.services.communities[before.options.game].pool_for(before.guild)
        row = await self.services.tables.rematch(table, reply.user)
        await self.surfaces.hands.carry_over(before, row)
        speaker = await reply.speaker(row)
        await reply.say(speaker.text("rematch-open" if is_waiting(row) else "rematch-under-way", link=link_to(row)))


def seating_feature(locator: TableLocator) -> Feature:
    """The buttons."""
    return SeatingController(locator).feature()
