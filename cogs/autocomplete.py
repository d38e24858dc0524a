"""Autocomplete: only what is legal now, only for the one who types, at most 25, and never an error."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.presentation.at_hand import prompt_for
from cogs.presentation.option_matching import NONE, OptionMatcher, match, passing
from cogs.presentation.typed_list import continued, is_listed
from cogs.presentation.words import Speaker, clipped
from engine.kernel.flow.action import verbs
from engine.manifest import Action
from engine.spelling import holds
from engine.table import Live, TableError

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

log = logging.getLogger(__name__)
MOST = 25
LONGEST = 100
Choices = list[app_commands.Choice[str]]
Complete = Callable[["discord.Interaction[Any]", str], Coroutine[Any, Any, Choices]]


def part(verbs: Sequence[str], at: int, *before: str) -> Complete:
    """What may stand at a place of actions with these verbs, given the options typed before."""

    async def complete(interaction: discord.Interaction[BotClient], current: str) -> Choices:
        async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Iterable[str]:
            options = naming.options(verbs)
            for place, name in enumerate(before, 1):
                typed = getattr(interaction.namespace, name, None)
                if typed:
                    meant = match(typed, naming.parts(options, place))
                    options = [
                        option
                        for option in options
                        if meant and len(option) > place and naming.part(option, place).shown == meant.shown
                    ]
            return [named.shown for named in naming.parts(options, at)]

        return await _quietly(interaction, current, completions)

    return complete


async def anything(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """Everything that the player sees: for asking why not."""

    async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Iterable[str]:
        return [named.shown for named in naming.visible()]

    return await _quietly(interaction, current, completions)


async def seen(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """Everything that whoever asks sees, spectators too."""

    async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Iterable[str]:
        return [named.shown for named in naming.visible()]

    return await _quietly(interaction, current, completions, watching=True)


def ways(actions: Sequence[Action]) -> Complete:
    """In which of these ways the card that was typed may be used."""

    async def complete(interaction: discord.Interaction[BotClient], current: str) -> Choices:
        async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Mapping[str, str]:
            card = getattr(interaction.namespace, actions[0].said[0].name, None)
            meant = match(card, naming.parts(naming.options(verbs(actions)), 1)) if card else None
            return {
                naming.verb(verb): verb
                for verb in verbs(actions)
                for option in naming.options((verb,))
                if meant is None or naming.ref(int(option[1])).shown == meant.shown
            }

        return await _quietly(interaction, current, completions)

    return complete


async def answers(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The choices of the open question; of several with commas the last is completed."""

    async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Iterable[str]:
        asked = prompt_for(live, naming.view, naming.seat)
        if asked is None or asked.seat != naming.seat:
            return []
        plain = speaker.plain()
        none = [plain.text(NONE)] if passing(asked) == () and not is_listed(current) else []
        return [*continued(current, [plain.say(choice.label) for choice in asked.choices]), *none]

    return await _quietly(interaction, current, completions)


async def actions(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The turn actions there are in the game."""

    async def completions(live: Live, naming: OptionMatcher, speaker: Speaker) -> Mapping[str, str]:
        return {naming.verb(verb): verb for verb in verbs(naming.actions)}

    return await _quietly(interaction, current, completions)


async def _quietly(
    interaction: discord.Interaction[BotClient],
    current: str,
    completions: Callable[[Live, OptionMatcher, Speaker], Awaitable[Iterable[str] | Mapping[str, str]]],
    *,
    watching: bool = False,
) -> Choices:
    """An error here would only be silence for the user, so there is an empty list instead. `watching`: for spectators
    too, where they are let in."""
    services, locator = interaction.client.services, interaction.client.locator
    try:
        live = await locator.live_here(interaction)
        seat = live.viewer(interaction.user.id) if watching else live.seat_of(interaction.user.id)
        speaker = await services.speaker(str(interaction.locale), live.table, live)
        names = await completions(live, OptionMatcher(live, live.play.view(seat), speaker), speaker)
        values = names if isinstance(names, Mapping) else {name: name for name in names}
    except TableError:
        return []
    except Exception:
        log.info("no autocomplete for %s", interaction.data, exc_info=True)
        return []
    fitting = [name for name in values if holds(current, (name,))]
    return [app_commands.Choice(name=clipped(name, LONGEST), value=values[name][:LONGEST]) for name in fitting[:MOST]]
