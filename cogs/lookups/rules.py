"""/rule: rules looked up by number or words, in private unless shown to all, each linked to those around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.game_option import GameOption, game_typed
from cogs.presentation import rule_screens
from cogs.presentation.controls import OPEN_RULE
from cogs.presentation.game_screens import RULES, which_game
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.rule_screens import CONTENTS, GLOSSARY, HIT, HITS, SHOW, TURN, title
from cogs.presentation.screen import Screen
from cogs.presentation.words import clipped
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.rules import RuleLibrary
from engine.table import TableError

if TYPE_CHECKING:
    from cogs.bot_client import BotClient


LATELY = 8
"""So many matches back it is looked which game somebody plays."""


class RuleController:
    """Serves look-ups."""

    def __init__(self, locator: TableLocator) -> None:
        self._locator = locator

    @property
    def _library(self) -> RuleLibrary:
        return self._locator.services.rules

    def feature(self) -> Feature:
        """The controls under a rule."""
        deeds = {OPEN_RULE: self._pressed, TURN: self._turned, SHOW: self._shown, HIT: self._hit, HITS: self._back}
        return Feature(general=deeds, in_place=frozenset((TURN, HIT, HITS)))

    async def ask(self, reply: Reply, game: str, typed: str) -> None:
        """A look-up in the rules of a game; of the table that it is made at where none is named, else of the one that
        was played last, else of the only one that has a rule of this number, else of one to be chosen. Raises
        Unmatched."""
        game = game or await game_known(self._locator, reply.interaction)
        there = [game] if game else await self._locator.services.games_at(reply.interaction.guild_id or 0)
        among = [each for each in there if self._library.rule(each, typed.strip())] or there
        if len(among) == 1:
            await self.look(reply, among[0], typed)
            return
        screen = which_game(f"{RULES}.{typed.strip()}", among, await reply.speaker())
        await self._say(reply, screen)

    async def look(self, reply: Reply, game: str, typed: str) -> None:
        """A rule by its number; what fits best where words were typed, the contents for nothing. Raises Unmatched."""
        typed = typed.strip()
        exact = self._library.rule(game, typed)
        hits = [exact.rule] if exact else await self._fitting(game, typed) if typed else []
        if len(hits) > 1:
            await self._say(reply, rule_screens.hits(self._library, game, typed, hits, await reply.speaker()))
        elif hits or typed:
            await self._open(reply, game, hits[0] if hits else typed)
        else:
            await self._say(reply, rule_screens.contents(self._library, game, await reply.speaker()))

    async def _hit(self, reply: Reply, press: Press) -> None:
        """One of the rules that fitted, with the way back to them."""
        typed = press.rest.partition(".")[2]
        await self._open(reply, press.subject, press.value, typed, place=reply.is_private)

    async def _back(self, reply: Reply, press: Press) -> None:
        """To the rules that fit what was typed."""
        fitting = await self._fitting(press.subject, press.rest)
        if not fitting:
            raise Unmatched("error-gone")
        screen = rule_screens.hits(self._library, press.subject, press.rest, fitting, await reply.speaker())
        await self._say(reply, screen, place=reply.is_private)

    async def _fitting(self, game: str, typed: str) -> list[str]:
        return await self._locator.services.desk.asked(RuleLibrary.search, self._library, game, typed)

    async def _open(self, reply: Reply, game: str, rule: str, typed: str = "", *, place: bool = False) -> None:
        entry = self._library.rule(game, rule)
        if entry is None:
            raise Unmatched("rule-none", words=clipped(rule, LONGEST))
        await self._say(reply, rule_screens.rule(self._library, entry, await reply.speaker(), typed), place=place)

    async def _pressed(self, reply: Reply, press: Press) -> None:
        await self._open(reply, press.subject, press.rest)

    async def _turned(self, reply: Reply, press: Press) -> None:
        """To a rule, to the contents, or to the terms."""
        to = press.value or press.rest
        listed = {CONTENTS: rule_screens.contents, GLOSSARY: rule_screens.glossary}.get(to)
        if listed is None or press.subject not in self._library.games:
            await self._open(reply, press.subject, to, place=reply.is_private)
        else:
            await self._say(reply, listed(self._library, press.subject, await reply.speaker()), place=reply.is_private)

    async def _shown(self, reply: Reply, press: Press) -> None:
        """For everybody in the channel, in the language of the server."""
        entry = self._library.rule(press.subject, press.rest)
        if entry is None:
            raise Unmatched("error-gone")
        await reply.publish(rule_screens.rule_text(self._library, entry, await reply.public_speaker()))

    async def _say(self, reply: Reply, screen: Screen, *, place: bool = False) -> None:
        await reply.say(screen.text, screen.rows, place=place)


async def game_known(locator: TableLocator, interaction: discord.Interaction[Any]) -> str:
    """The game of the table where somebody asks, else of the one that he sat down at last, "" where that is none."""
    try:
        return (await locator.row_here(interaction)).options.game
    except (TableError, Unmatched):
        mine = await locator.services.store.played_by(interaction.user.id, LATELY)
    there = await locator.services.games_at(interaction.guild_id or 0)
    return next((row.options.game for row in mine if row.options.game in there), "")


async def game_here(locator: TableLocator, interaction: discord.Interaction[Any]) -> str:
    """The same, or the first there is."""
    there = await locator.services.games_at(interaction.guild_id or 0)
    return await game_known(locator, interaction) or next(iter(there or locator.services.shelves))


async def rule_numbers(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """Rules of the game that was chosen: those whose number or words fit what was typed."""
    services, typed = interaction.client.services, str(getattr(interaction.namespace, "game", "") or "")
    game = game_typed(services, await services.games_at(interaction.guild_id or 0), typed)
    game = game or await game_here(interaction.client.locator, interaction)
    lang = services.words.language(str(interaction.locale))
    fitting = await services.desk.asked(RuleLibrary.search, services.rules, game, current, MOST)
    return [app_commands.Choice(name=title(services.rules, game, rule, lang), value=rule) for rule in fitting]


def rules_feature(locator: TableLocator) -> Feature:
    """The command, and the controls under a rule."""
    rules = RuleController(locator)

    @app_commands.command(name="rule", description=localized("cmd-rule"))
    @app_commands.describe(game=localized("opt-game"), query=localized("opt-rule"))
    @app_commands.autocomplete(query=rule_numbers)
    async def rule(interaction: discord.Interaction, game: GameOption = "", query: str = "") -> None:
        await serve(locator, interaction, lambda reply: rules.ask(reply, game, query))

    return replace(rules.feature(), commands=(rule,))
