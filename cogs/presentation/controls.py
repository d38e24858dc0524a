"""Buttons and selects as plain values, within Discord's limits, and as the library's view.

Custom ids: `t:TABLE:VERB` or `t:TABLE:VERB.REST` a control of a table, `h:SUBJECT:VERB` or `h:SUBJECT:VERB.REST` one of
no table (what its subject is, its feature knows), `m:SUBJECT:FORM` a form, `k:GAME:NUMBER:...` a control of a prompt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct

from cogs.presentation.words import clipped

ROWS = 5
ROW_BUTTONS = 5
OPTIONS = 25
LABEL = 38
OPTION_TEXT = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
TABLE, GENERAL, FORM = "t", "h", "m"
"""Kinds of custom ids."""
OPEN_RULE = "ruleopen"
"""The verb of a control that opens a rule of the game which is its subject; its rest is the number."""

GREY, BLUE, GREEN, RED = "grey", "blue", "green", "red"
_STYLES = {
    GREY: discord.ButtonStyle.secondary,
    BLUE: discord.ButtonStyle.primary,
    GREEN: discord.ButtonStyle.success,
    RED: discord.ButtonStyle.danger,
}


class Button(Struct, frozen=True):
    """A button; `id` is its custom id."""

    id: str
    label: str
    style: str = GREY
    disabled: bool = False


class Pick(Struct, frozen=True):
    """One line of a select."""

    value: str
    label: str
    about: str = ""


class Select(Struct, frozen=True):
    """A select that fills a row."""

    id: str
    picks: tuple[Pick, ...]
    hint: str = ""
    least: int = 1
    most: int = 1


Row = Select | tuple[Button, ...]
Rows = tuple[Row, ...]


def table_id(table: str, verb: str) -> str:
    """The custom id of a control that belongs to a table."""
    return f"{TABLE}:{table}:{verb}"


def general_id(subject: str, verb: str) -> str:
    """The custom id of a control that belongs to no table."""
    return f"{GENERAL}:{subject}:{verb}"


def form_id(subject: str, form: str) -> str:
    """The custom id of a form."""
    return f"{FORM}:{subject}:{form}"


def in_rows(buttons: Sequence[Button]) -> Rows:
    """Buttons, five in a row."""
    return tuple(tuple(buttons[at : at + ROW_BUTTONS]) for at in range(0, len(buttons), ROW_BUTTONS))


def view(rows: Rows) -> discord.ui.View:
    """The rows for the library. It is finished from the start: clicks are routed by custom id, so nothing is kept."""
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in items(row):
            item.row = number
            made.add_item(item)
    made.stop()
    return made


def items(row: Row) -> list[discord.ui.Button[Any] | discord.ui.Select[Any]]:
    """What stands in a row, for the library."""
    return [_select(row)] if isinstance(row, Select) else [_button(button) for button in row]


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        style=_STYLES[button.style],
        label=clipped(button.label, LABEL),
        custom_id=button.id,
        disabled=button.disabled,
    )


def _select(row: Select) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clipped(pick.label, OPTION_TEXT),
            value=pick.value,
            description=clipped(pick.about, OPTION_TEXT) or None,
        )
        for pick in row.picks
    ]
    return discord.ui.Select(
        custom_id=row.id,
        options=options,
        placeholder=clipped(row.hint, PLACEHOLDER) or None,
        min_values=row.least,
        max_values=row.most,
    )
