"""/practice: a table for one person and a bot partner."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.decks.autocomplete import deck_names
from cogs.decks.choice import ShownDeck, deck_meant, made_decks
from cogs.deferred import serve
from cogs.feature import Feature
from cogs.game_option import GameOption
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.servers.channels import admit, check_posting
from cogs.services import Services
from cogs.table_locator import TableLocator
from cogs.tables.seating import may_have_threads
from engine.games.registry import MANIFESTS
from engine.table import HEURISTIC, OPEN, Options, Seat, TableRow, across
from render.markup import escaped


class Practice:
    """Seats somebody with a partner. Raises TableError, Unmatched."""

    def __init__(self, locator: TableLocator) -> None:
        self.locator = locator
        self.services = locator.services

    async def practise(self, reply: Reply, game: str, deck: str, partner_deck: str) -> None:
        """A game against the partner, here: in a channel, or in direct messages for oneself alone."""
        mine, theirs = await self._deck(reply, game, deck, 0), await self._deck(reply, game, partner_deck, 1)
        row = await self._open(
            reply,
            game,
            (Seat(user=reply.user, deck_name=mine.made, deck=mine.keys), across(HEURISTIC, theirs.made, theirs.keys)),
        )
        is_open = not row.guild or await self.locator.surfaces.hands.greet(row, 0, reply.interaction.user)
        row = await self.services.tables.ready(row.id, reply.user)
        speaker = await reply.speaker(row)
        await reply.say(
            speaker.text(
                "practice-begun" if is_open else "practice-begun-dms-closed",
                partner=speaker.seat(1),
                mine=escaped(mine.name),
                theirs=escaped(theirs.name),
            )
        )

    async def _deck(self, reply: Reply, game: str, typed: str, otherwise: int) -> ShownDeck:
        """A deck of the user's own or a ready-made one; where none is typed, of the ready-made ones that every table
        of the game takes this."""
        speaker = await reply.speaker()
        cards, options = self.services.shelves[game].cards.cards, Options(game=game)
        check = MANIFESTS[game].check_deck
        made = [each for each in made_decks(self.services, speaker, game) if not check(each.keys, cards, options.flags)]
        if typed or not made:
            return await deck_meant(self.services, reply.user, typed, speaker, game)
        return made[otherwise % len(made)]

    async def _open(self, reply: Reply, game: str, seats: Sequence[Seat]) -> TableRow:
        """A table where the command was typed, on a server in the language of the server."""
        interaction = reply.interaction
        if interaction.channel_id is None:
            raise Unmatched("error-only-here")
        if interaction.guild_id is not None:
            await admit(self.services, interaction, interaction.channel_id)
            await check_posting(reply)
        else:
            await must_be_free(self.services, reply.user)
        await self.services.communities[game].pool_for(interaction.guild_id or 0)
        discords = str(interaction.guild_locale or "")
        lang = await self.services.public_lang(interaction.guild_id or 0, "", discords, reply.lang)
        options = Options(game=game, lang=lang)
        return await self.services.tables.open(
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id,
            host=reply.user,
            options=options,
            alone=interaction.guild_id is None or not may_have_threads(interaction),
            seats=seats,
        )


async def must_be_free(services: Services, user: int, but: str = "") -> None:
    """In direct messages one game goes on at a time; a table left half laid is taken away. Raises Unmatched.

    `but`: a table that does not count.
    """
    for row in await services.store.tables_of(user):
        if row.guild or row.id == but:
            continue
        if row.status != OPEN or row.games:
            raise Unmatched("practice-busy", game=row.options.game)
        await services.tables.close(row.id, user)


def practice_feature(locator: TableLocator) -> Feature:
    """The command."""
    practice = Practice(locator)

    @app_commands.command(name="practice", description=localized("cmd-practice"))
    @app_commands.describe(
        game=localized("opt-which-game"), deck=localized("opt-deck"), partner_deck=localized("opt-partner_deck")
    )
    @app_commands.autocomplete(deck=deck_names, partner_deck=deck_names)
    async def practise(
        interaction: discord.Interaction, game: GameOption, deck: str = "", partner_deck: str = ""
    ) -> None:
        await serve(locator, interaction, lambda reply: practice.practise(reply, game, deck, partner_deck))

    return Feature(commands=(practise,))
