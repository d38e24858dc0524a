"""/rule: rules looked up by number or words, in private unless shown to all, each linked to those around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.acting import serve
from cogs.completing import LONGEST, MOST, Choices
from cogs.controls import BLUE, OPEN_RULE, Button, Pick, Rows, Select, house_id
from cogs.desk import Desk
from cogs.naming import Unmatched
from cogs.replies import Reply
from cogs.rooms import Press, Room
from cogs.speech import told
from cogs.words import Speaker, clipped
from data.rules import Found, RuleLibrary, edition, games
from render.markup import escaped

if TYPE_CHECKING:
    from cogs.client import Kotatsu

TURN, SHOW = "rule", "ruleall"
"""Verbs like OPEN_RULE: to another rule in the same place, and the rule shown to all."""
GAMES = [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in games()]
OFFICIAL = 1200


def title(library: RuleLibrary, game: str, rule: str, lang: str, most: int = LONGEST) -> str:
    """A rule in one line."""
    return clipped(f"{rule} {library.digest(game, rule).text(lang)}", most)


class RuleDesk:
    """Serves look-ups; `house.rules` is the library."""

    def __init__(self, desk: Desk) -> None:
        self._house = desk.house

    @property
    def library(self) -> RuleLibrary:
        """Where rules are looked up."""
        return self._house.rules

    def room(self) -> Room:
        """The controls under a rule."""
        deeds = {OPEN_RULE: self._pressed, TURN: self._turned, SHOW: self._shown}
        return Room(house=deeds, in_place=frozenset((TURN,)))

    async def look(self, reply: Reply, game: str, typed: str) -> None:
        """A rule by its number; what fits best where words were typed, the contents for nothing. Raises Unmatched."""
        found = self.library.search(game, typed) if typed.strip() else self.library.contents(game)
        if self.library.rule(game, typed) is not None:
            await self._open(reply, game, typed)
        elif len(found) == 1:
            await self._open(reply, game, found[0])
        elif found:
            speaker = await reply.speaker()
            text = speaker.text("rule-hits" if typed.strip() else "rule-contents",
                                game=speaker.text(f"game-{game}"), words=escaped(clipped(typed, LONGEST)))
            await reply.say(text, (self._select(game, tuple(found), speaker),))
        else:
            raise Unmatched("rule-none", words=clipped(typed, LONGEST))

    async def _open(self, reply: Reply, game: str, rule: str, *, place: bool = False) -> None:
        found = self.library.rule(game, rule)
        if found is None:
            raise Unmatched("rule-none", words=clipped(rule, LONGEST))
        speaker = await reply.speaker()
        await reply.say(self.text(found, speaker), self._rows(found, speaker), place=place)

    async def _pressed(self, reply: Reply, press: Press) -> None:
        await self._open(reply, press.subject, press.rest)

    async def _turned(self, reply: Reply, press: Press) -> None:
        await self._open(reply, press.subject, press.rest or press.value, place=reply.is_private)

    async def _shown(self, reply: Reply, press: Press) -> None:
        """For everybody in the channel, in the language of the server."""
        found = self.library.rule(press.subject, press.rest)
        if found is None:
            raise Unmatched("error-old-button")
        await reply.publish(self.text(found, await reply.public_speaker()))

    def text(self, found: Found, speaker: Speaker) -> str:
        """A rule in words: ours, and the official ones beside them where the operator has brought them."""
        game, lang = found.game, speaker.lang
        lines = [speaker.text("rule-title", game=speaker.text(f"game-{game}"), rule=found.rule, kind=found.digest.kind),
                 escaped(found.digest.text(lang))]
        if found.official:
            lines += [f"> {escaped(line)}" for line in clipped(found.official, OFFICIAL).splitlines() if line.strip()]
        if found.above:
            lines.append(speaker.text("rule-above", rule=escaped(title(self.library, game, found.above, lang))))
        return "\n".join([*lines, speaker.text("rule-edition", edition=edition(game))])

    def _rows(self, found: Found, speaker: Speaker) -> Rows:
        around = tuple(dict.fromkeys((*found.below, *found.digest.see)))
        ways = {"choice-previous": found.before, "button-rule-above": found.above, "choice-next": found.after}
        seen = dict(zip(ways.values(), ways, strict=True))  # of two ways to one rule the later stands
        go = [Button(house_id(found.game, f"{TURN}.{rule}"), speaker.text(key))
              for rule, key in seen.items() if rule]
        show = Button(house_id(found.game, f"{SHOW}.{found.rule}"), speaker.text("button-show-all"), BLUE)
        return (*([self._select(found.game, around, speaker)] if around else []), (*go, show))

    def _select(self, game: str, rules: tuple[str, ...], speaker: Speaker) -> Select:
        picks = tuple(Pick(rule, title(self.library, game, rule, speaker.lang)) for rule in rules[:MOST])
        return Select(house_id(game, TURN), picks, speaker.text("rule-related"))


async def rule_numbers(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """Rules of the game that was chosen: those whose number or words fit what was typed."""
    house, game = interaction.client.house, str(getattr(interaction.namespace, "game", "") or "")
    lang = house.words.language(str(interaction.locale))
    return [app_commands.Choice(name=title(house.rules, game, rule, lang), value=rule)
            for rule in house.rules.search(game, current, MOST)]


def rules_room(desk: Desk) -> Room:
    """The command, and the controls under a rule."""
    rules = RuleDesk(desk)

    @app_commands.command(name="rule", description=told("cmd-rule"))
    @app_commands.describe(game=told("opt-game"), query=told("opt-rule"))
    @app_commands.choices(game=GAMES)
    @app_commands.autocomplete(query=rule_numbers)
    async def rule(interaction: discord.Interaction, game: str, query: str = "") -> None:
        await serve(desk, interaction, lambda reply: rules.look(reply, game, query))

    return replace(rules.room(), commands=(rule,))
