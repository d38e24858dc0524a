"""What may be agreed at a table, as options of a slash command."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from discord import app_commands

from cogs.command_tree import localized
from cogs.presentation.lobby_screens import value_key
from engine.games.registry import GAMES
from engine.kernel.cards.flag import Flag, Value
from engine.table import OWN, Options, with_value

Coro = Callable[..., Coroutine[Any, Any, None]]
Chosen = Mapping[str, Value | None]
"""What was typed, None for what was not."""


def choices_of(flag: Flag) -> list[app_commands.Choice[Any]]:
    """The values of a setting to choose from."""
    return [app_commands.Choice(name=localized(value_key(flag.name, value)), value=value) for value in flag.values]


def with_options(game: str, *, seats: bool = False) -> Callable[[Coro], Coro]:
    """Gives a command an option for each setting of a game's tables, and one for how many play; they arrive as
    keywords."""

    def decorate(callback: Coro) -> Coro:
        flags = (*OWN, *GAMES[game].flags)
        own = inspect.signature(callback)
        kept = [each for each in own.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
        if seats:
            callback = app_commands.describe(seats=localized("opt-seats"))(callback)
            kept.append(_parameter("seats", app_commands.Range[int, *GAMES[game].seats]))
        kept += [_parameter(flag.name, type(flag.usual)) for flag in flags]
        callback.__signature__ = own.replace(parameters=kept)  # type: ignore[attr-defined]
        choices = {flag.name: choices_of(flag) for flag in flags if not flag.is_switch}
        callback = app_commands.choices(**choices)(callback)
        return app_commands.describe(**{flag.name: localized(f"opt-{flag.name}") for flag in flags})(callback)

    return decorate


def _parameter(name: str, kind: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)


def agreed_options(game: str, chosen: Chosen) -> Options:
    """The options of a table that is opened so; how many play is among what was chosen, and no language is "". Raises
    BadOptions."""
    seats = chosen.get("seats")
    options = Options(game=game, seats=GAMES[game].seats[0] if seats is None else int(seats), lang="")
    for name, value in chosen.items():
        if value is not None and name != "seats":
            options = with_value(options, GAMES[game].flags, name, value)
    return options
