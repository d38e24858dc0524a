"""The turn actions of a game as subcommands of its group, built from what the game says of them."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from cogs import autocomplete
from cogs.command_tree import localized
from cogs.presentation.typed_list import listed
from cogs.table_locator import TableLocator
from cogs.tables.commands import GameCommands, opening
from engine.games.registry import MANIFESTS
from engine.kernel.flow.action import verbs
from engine.manifest import Action

Command = app_commands.Command[Any, ..., None]
HOW = "how"


def action_commands(group: GameCommands) -> list[Command]:
    """A subcommand for each turn action, actions of one name together, and for each question that has one."""
    game = MANIFESTS[group.name]
    named: dict[str, list[Action]] = {}
    for action in game.actions:
        if action.typed:
            named.setdefault(action.typed, []).append(action)
    ways = {name: [action for action in game.actions if action.way_of == name] for name in named}
    return [
        *(
            _in_ways(group, name, ways[name]) if ways[name] else _acting(group, name, actions)
            for name, actions in named.items()
        ),
        *(_answering(group, name, kind) for name, kind in game.answers.items()),
    ]


def _acting(group: GameCommands, name: str, actions: Sequence[Action]) -> Command:
    """Actions of one name."""
    parts = max((action.said for action in actions), key=len)

    async def act(interaction: discord.Interaction, **typed: str | None) -> None:
        words = [typed.get(part.name) for part in parts]
        named = len(parts) if words[-1:] != [None] else 0
        meant = [action for action in actions if len(action.said) >= named]
        await group.act(interaction, verbs(meant), *words)

    command = _with(act, {part.name: (str, at > 0) for at, part in enumerate(parts)})
    command = app_commands.autocomplete(
        **{
            part.name: autocomplete.part(
                verbs([action for action in actions if len(action.said) > at]),
                at + 1,
                *(before.name for before in parts[:at]),
            )
            for at, part in enumerate(parts)
        }
    )(command)
    return _command(group, name, command)


def _in_ways(group: GameCommands, name: str, ways: Sequence[Action]) -> Command:
    """An action of one card that may be taken in several ways."""
    card = ways[0].said[0].name

    async def act(interaction: discord.Interaction, **typed: str | None) -> None:
        how = typed.get(HOW) or name
        await group.with_game(
            interaction,
            lambda reply, live: group.playing.act_in_a_way(reply, live, verbs(ways), typed[card] or "", how),
        )

    command = _with(act, {card: (str, False), HOW: (str, True)})
    completes = {card: autocomplete.part(verbs(ways), 1), HOW: autocomplete.ways(ways)}
    return _command(group, name, app_commands.autocomplete(**completes)(command))


def _answering(group: GameCommands, name: str, kind: str) -> Command:
    """The answer to questions of one kind."""

    async def answer(interaction: discord.Interaction, **typed: str | None) -> None:
        await group.with_game(
            interaction, lambda reply, live: group.playing.answer_to(reply, live, kind, listed(typed.get(name) or ""))
        )

    command = app_commands.autocomplete(**{name: autocomplete.answers})(_with(answer, {name: (str, True)}))
    return _command(group, name, command)


def _with(callback: Any, options: dict[str, tuple[Any, bool]]) -> Any:
    """A callback with these options: the type of each, and whether it may be left out."""
    callback.__signature__ = Signature(
        [
            Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction),
            *(
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default=None if spare else Parameter.empty,
                    annotation=kind | None if spare else kind,
                )
                for name, (kind, spare) in options.items()
            ),
        ]
    )
    return app_commands.describe(**{name: localized(f"opt-{name}") for name in options})(callback)


def _command(group: GameCommands, name: str, callback: Any) -> Command:
    return app_commands.Command(name=name, description=localized(f"cmd-{group.name}-{name}"), callback=callback)


def game_group(locator: TableLocator, game: str) -> GameCommands:
    """The command group of a game: the table that is opened, and the game's own actions."""
    group = GameCommands(locator, game)
    for command in (opening(group), *action_commands(group)):
        group.add_command(command)
    return group
