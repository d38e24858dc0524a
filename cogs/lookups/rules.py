"""/rule: rules looked up by number or words, in private unless shown to all, each linked to those around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.presentation import rule_screens
from cogs.presentation.controls import OPEN_RULE
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.rule_screens import CONTENTS, GLOSSARY, SHOW, TURN, title
from cogs.presentation.screens import Screen
from cogs.presentation.words import clipped
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from data.rules import games

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

GAMES = [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in games()]


class RuleController:
    """Serves look-ups."""

    def __init__(self, locator: TableLocator) -> None:
        self._library = locator.services.rules

    def feature(self) -> Feature:
        """The controls under a rule."""
        deeds = {OPEN_RULE: self._pressed, TURN: self._turned, SHOW: self._shown}
        return Feature(general=deeds, in_place=frozenset((TURN,)))

    async def look(self, reply: Reply, game: str, typed: str) -> None:
        """A rule by its number; what fits best where words were typed, the contents for nothing. Raises Unmatched."""
        typed = typed.strip()
        exact = self._library.rule(game, typed)
        found = [exact.rule] if exact else self._library.search(game, typed) if typed else []
        if len(found) > 1:
            await self._say(reply, rule_screens.hits(self._library, game, typed, found, await reply.speaker()))
        elif found or typed:
            await self._open(reply, game, found[0] if found else typed)
        else:
            await self._say(reply, rule_screens.contents(self._library, game, await reply.speaker()))

    async def _open(self, reply: Reply, game: str, rule: str, *, place: bool = False) -> None:
        found = self._library.rule(game, rule)
        if found is None:
            raise Unmatched("rule-none", words=clipped(rule, LONGEST))
        await self._say(reply, rule_screens.rule(self._library, found, await reply.speaker()), place=place)

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
        found = self._library.rule(press.subject, press.rest)
        if found is None:
            raise Unmatched("error-gone")
        await reply.publish(rule_screens.rule_text(self._library, found, await reply.public_speaker()))

    async def _say(self, reply: Reply, screen: Screen, *, place: bool = False) -> None:
        await reply.say(screen.text, screen.rows, place=place)


async def rule_numbers(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """Rules of the game that was chosen: those whose number or words fit what was typed."""
    services, game = interaction.client.services, str(getattr(interaction.namespace, "game", "") or "")
    lang = services.words.language(str(interaction.locale))
    return [
        app_commands.Choice(name=title(services.rules, game, rule, lang), value=rule)
        for rule in services.rules.search(game, current, MOST)
    ]


def rules_feature(locator: TableLocator) -> Feature:
    """The command, and the controls under a rule."""
    rules = RuleController(locator)

    @app_commands.command(name="rule", description=localized("cmd-rule"))
    @app_commands.describe(game=localized("opt-game"), query=localized("opt-rule"))
    @app_commands.choices(game=GAMES)
    @app_commands.autocomplete(query=rule_numbers)
    async def rule(interaction: discord.Interaction, game: str, query: str = "") -> None:
        await serve(locator, interaction, lambda reply: rules.look(reply, game, query))

    return replace(rules.feature(), commands=(rule,))
