"""What a player wants to be asked, in every game: switches that only he sees."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.desk import Desk
from cogs.replies import Reply
from cogs.rooms import Press, Room
from cogs.saying.controls import BLUE, GREY, Button, Rows, house_id
from cogs.saying.naming import Unmatched
from cogs.saying.words import Speaker
from engine.table import PLAYING, Habits

MINE, SWITCH = "habits", "habit"
"""Verbs of custom ids: show them, switch one."""


def face(habits: Habits, speaker: Speaker) -> tuple[str, Rows]:
    """All of them with what they mean, each with its switch."""
    names = Habits.__struct_fields__
    about = [f"**{_said(habits, name, speaker)}**\n-# {speaker.text(f'habit-{name}-about')}" for name in names]
    buttons = tuple(
        Button(
            house_id("me", f"{SWITCH}.{name}"), _said(habits, name, speaker), BLUE if getattr(habits, name) else GREY
        )
        for name in names
    )
    return "\n".join([speaker.text("habits-title"), *about]), (buttons,)


def _said(habits: Habits, name: str, speaker: Speaker) -> str:
    return speaker.text("option-switch", name=speaker.text(f"habit-{name}"), on=int(getattr(habits, name)))


async def show_habits(desk: Desk, reply: Reply) -> None:
    """To the one who asks."""
    text, rows = face(await desk.house.store.habits(reply.user), await reply.speaker())
    await reply.say(text, rows, place=reply.is_private)


def habits_room(desk: Desk) -> Room:
    """The switches, and the way to them."""

    async def show(reply: Reply, press: Press) -> None:
        await show_habits(desk, reply)

    async def switch(reply: Reply, press: Press) -> None:
        if press.rest not in Habits.__struct_fields__:
            raise Unmatched("error-gone")
        habits = await desk.house.store.habits(reply.user)
        await desk.house.tables.set_habits(reply.user, replace(habits, **{press.rest: not getattr(habits, press.rest)}))
        await show_habits(desk, reply)
        for row in await desk.house.store.tables_of(reply.user):
            if row.status == PLAYING:
                await desk.surfaces.renew_hand(row, reply.user)

    return Room(table={MINE: show}, house={SWITCH: switch}, in_place=frozenset((SWITCH,)))
