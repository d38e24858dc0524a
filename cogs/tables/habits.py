"""What a player wants to be asked, in every game: switches that only he sees."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.feature import Feature, Press
from cogs.presentation.controls import BLUE, GREY, Button, Rows, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from engine.table import PLAYING, Habits

MINE, SWITCH = "habits", "habit"
"""Verbs of custom ids: show them, switch one."""


def face(habits: Habits, speaker: Speaker) -> tuple[str, Rows]:
    """All of them with what they mean, each with its switch."""
    names = Habits.__struct_fields__
    about = [f"**{_said(habits, name, speaker)}**\n-# {speaker.text(f'habit-{name}-about')}" for name in names]
    buttons = tuple(
        Button(
            general_id("me", f"{SWITCH}.{name}"), _said(habits, name, speaker), BLUE if getattr(habits, name) else GREY
        )
        for name in names
    )
    return "\n".join([speaker.text("habits-title"), *about]), (buttons,)


def _said(habits: Habits, name: str, speaker: Speaker) -> str:
    return speaker.text("option-switch", name=speaker.text(f"habit-{name}"), on=int(getattr(habits, name)))


async def show_habits(locator: TableLocator, reply: Reply) -> None:
    """To the one who asks."""
    text, rows = face(await locator.services.store.habits(reply.user), await reply.speaker())
    await reply.say(text, rows, place=reply.is_private)


def habits_feature(locator: TableLocator) -> Feature:
    """The switches, and the way to them."""

    async def show(reply: Reply, press: Press) -> None:
        await show_habits(locator, reply)

    async def switch(reply: Reply, press: Press) -> None:
        if press.rest not in Habits.__struct_fields__:
            raise Unmatched("error-gone")
        habits = await locator.services.store.habits(reply.user)
        await locator.services.tables.set_habits(
            reply.user, replace(habits, **{press.rest: not getattr(habits, press.rest)})
        )
        await show_habits(locator, reply)
        for row in await locator.services.store.tables_of(reply.user):
            if row.status == PLAYING:
                await locator.surfaces.renew_player(row, reply.user)

    return Feature(table={MINE: show}, general={SWITCH: switch}, in_place=frozenset((SWITCH,)))
