"""/help: what can be done here, with a button for each that does it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from cogs.command_tree import localized
from cogs.decks.controller import DeckController
from cogs.deferred import serve
from cogs.feature import Feature, FormFields, Press
from cogs.help import screens
from cogs.help.screens import DECKS, LEARN, LOOK, OPEN, RULE, look_form
from cogs.lookups.card_lookup import CardLookupController
from cogs.lookups.rules import RuleController
from cogs.presentation.coaching import DO, PRACTISE, PUZZLE
from cogs.presentation.game_screens import GAME, RULES, which_game
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.solo.practice import Practice
from cogs.solo.puzzle import Puzzles
from cogs.solo.tutorial import Tutorial
from cogs.table_locator import TableLocator
from cogs.tables.options import agreed_options
from cogs.tables.seating import SeatingController

Deeds = Mapping[str, Callable[[Reply, str], Awaitable[None]]]


class HelpMenu:
    """Serves those who ask what there is. Raises TableError, Unmatched."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services
        self._tutorial, self._practice = Tutorial(locator), Practice(locator)
        self._puzzles, self._decks = Puzzles(locator), DeckController(locator)
        self._cards, self._rules = CardLookupController(locator), RuleController(locator)
        self._seating = SeatingController(locator)
        self._deeds: Deeds = {
            LEARN: self._tutorial.teach,
            PRACTISE: self._practise,
            OPEN: self._open,
            PUZZLE: self._puzzle,
        }

    def feature(self) -> Feature:
        """The buttons, the choice of a game, and the form."""
        return Feature(
            general={DO: self._asked, GAME: self._chosen, RULES: self._ruled},
            instead=frozenset((GAME, RULES)),
            forms={LOOK: look_form},
            filled={LOOK: self._look},
        )

    async def show(self, reply: Reply) -> None:
        """What there is, for who asks."""
        games = await self.services.games_at(reply.interaction.guild_id or 0)
        screen = screens.menu(games, await reply.speaker())
        await reply.say(screen.text, screen.rows)

    async def _asked(self, reply: Reply, press: Press) -> None:
        """At once where the button names a game, or there is one game to do it in, else once one is chosen."""
        if press.rest == DECKS:
            await self._decks.listed(reply)
            return
        games = await self._games(reply, press.rest)
        if press.subject in games:
            await self._do(reply, press.rest, press.subject)
        elif len(games) == 1:
            await self._do(reply, press.rest, games[0])
        else:
            await self._which(reply, f"{GAME}.{press.rest}", games)

    async def _games(self, reply: Reply, what: str) -> list[str]:
        """Those that are offered here and have what is asked for."""
        there = await self.services.games_at(reply.interaction.guild_id or 0)
        if what == LEARN:
            return [game for game in there if game in self.services.lessons]
        if what == PUZZLE:
            return [game for game in there if await asyncio.to_thread(self.services.puzzles.of, game)]
        return there

    async def _chosen(self, reply: Reply, press: Press) -> None:
        if press.value not in await self._games(reply, press.rest):
            raise Unmatched("error-gone")
        await self._do(reply, press.rest, press.value)

    async def _do(self, reply: Reply, what: str, game: str) -> None:
        if what not in self._deeds:
            raise Unmatched("error-gone")
        await self._deeds[what](reply, game)

    async def _practise(self, reply: Reply, game: str) -> None:
        await self._practice.practise(reply, game, "", "")

    async def _open(self, reply: Reply, game: str) -> None:
        """A table as most want it; in direct messages it is told where tables stand."""
        if reply.interaction.guild_id is None:
            raise Unmatched("help-open-elsewhere", game=game)
        await self._seating.open(reply, agreed_options(game, {}))

    async def _puzzle(self, reply: Reply, game: str) -> None:
        await self._puzzles.ask(reply, game, "")

    async def _look(self, reply: Reply, subject: str, fields: FormFields) -> None:
        """A card of any game, or a rule: of the one game that there is, else of one to be chosen."""
        words = fields["words"][0].strip()
        games = await self._games(reply, RULE)
        if fields["kind"][0] != RULE:
            await self._cards.look(reply, words)
        elif len(games) == 1:
            await self._rules.look(reply, games[0], words)
        else:
            await self._which(reply, f"{RULES}.{words}", games)

    async def _ruled(self, reply: Reply, press: Press) -> None:
        if press.value not in await self._games(reply, RULE):
            raise Unmatched("error-gone")
        await self._rules.look(reply, press.value, press.rest)

    async def _which(self, reply: Reply, verb: str, games: Sequence[str]) -> None:
        """Ask for the game; without any, say who may mend that."""
        speaker = await reply.speaker()
        screen = which_game(verb, games, speaker) if games else screens.menu(games, speaker)
        await reply.say(screen.text, screen.rows)


def help_feature(locator: TableLocator) -> Feature:
    """The command, and what stands under its answer."""
    menu = HelpMenu(locator)

    @app_commands.command(name="help", description=localized("cmd-help"))
    async def show(interaction: discord.Interaction) -> None:
        await serve(locator, interaction, menu.show)

    feature = menu.feature()
    return replace(feature, commands=(show,))
