"""Features: what a part of the bot lets people press and fill in, found by the verb in a control's custom id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands
from msgspec import Struct

from cogs.presentation.words import Speaker
from cogs.replies import Reply
from data.store import Timer


class Press(Struct, frozen=True):
    """A control that was used: what it belongs to, what stood behind its verb, what was chosen in it."""

    subject: str
    rest: str = ""
    values: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """What stood behind the verb as a number; 0 for none."""
        return int(self.rest) if self.rest.isdecimal() else 0

    @property
    def value(self) -> str:
        """The first of what was chosen, or ""."""
        return self.values[0] if self.values else ""


class FormFields(dict[str, tuple[str, ...]]):
    """What was filled in, by the custom ids of the fields; a field that did not arrive was left empty."""

    def __missing__(self, name: str) -> tuple[str, ...]:
        return ("",)


Deed = Callable[[Reply, Press], Awaitable[None]]
Form = Callable[[str, Speaker], discord.ui.Modal]
Command = app_commands.Group | app_commands.Command[Any, ..., Any]
Fill = Callable[[Reply, str, FormFields], Awaitable[None]]


def of_table(deed: Callable[[Reply, str], Awaitable[None]]) -> Deed:
    """A deed that asks for nothing but the table."""
    return lambda reply, press: deed(reply, press.subject)


def nothing() -> Mapping[str, Any]:
    """No controls."""
    return MappingProxyType({})


@dataclass(frozen=True)
class Feature:
    """A part of the bot. `table`, `general`: deeds by the verbs of controls; `in_place`: verbs whose answers may
    take the place of the private message that was clicked, `instead` those that do where it is one that its reader
    may dismiss, so that nothing old can be pressed again; `forms`: by the verb of the control that opens one, which
    it does at once, so that nothing may be waited for; `filled`: what is done with a form, by its name;
    `filled_in_place`: forms whose answers take the place of the private message that they were opened on;
    `commands`: what may be typed; `start`, `stop`: what is done when the bot has logged in, and when it closes;
    `repair`: when more servers are this process's affair than before; `heard`: when another process has changed a
    tournament; `closed`: when a channel was deleted; `left`: when the bot may have been taken off servers, with a
    test for which it was; `timers`: who sees to those of each kind.
    """

    table: Mapping[str, Deed] = field(default_factory=nothing)
    general: Mapping[str, Deed] = field(default_factory=nothing)
    in_place: frozenset[str] = frozenset()
    instead: frozenset[str] = frozenset()
    forms: Mapping[str, Form] = field(default_factory=nothing)
    filled: Mapping[str, Fill] = field(default_factory=nothing)
    filled_in_place: frozenset[str] = frozenset()
    commands: tuple[Command, ...] = ()
    start: Callable[[], Awaitable[None]] | None = None
    stop: Callable[[], None] | None = None
    repair: Callable[[], Awaitable[None]] | None = None
    heard: Callable[[str], None] | None = None
    closed: Callable[[int], Awaitable[None]] | None = None
    left: Callable[[Callable[[int], bool]], Awaitable[None]] | None = None
    timers: Mapping[str, Callable[[Timer], Awaitable[None]]] = field(default_factory=nothing)


def fields_of(data: Mapping[str, Any]) -> FormFields:
    """What was filled into a form, as Discord tells it."""
    fields = FormFields()
    todo: list[Mapping[str, Any]] = list(data.get("components", ()))
    while todo:
        part = todo.pop()
        if "value" in part or "values" in part:
            fields[str(part["custom_id"])] = tuple(map(str, part.get("values") or [part.get("value") or ""]))
        todo += [*part.get("components", ()), *([part["component"]] if "component" in part else ())]
    return fields
