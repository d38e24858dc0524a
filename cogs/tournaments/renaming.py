"""What a tournament is called and when it begins may change; its messages and its event in the calendar follow."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from cogs.feature import FormFields
from cogs.presentation.controls import form_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clean_name, clipped
from cogs.replies import Reply
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.staff import Staff
from engine.tournament import CHECK_IN, REGISTRATION
from render.markup import escaped

FORM = "cupchangeform"
NAME, STARTS = "name", "starts"
NAME_MOST, MOMENT_MOST, LABEL = 32, 40, 45


def change_form(tournament: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for another name or time; a field that is left empty changes nothing."""
    title = clipped(speaker.text("button-change-event"), LABEL)
    form = discord.ui.Modal(title=title, custom_id=form_id(tournament, FORM), timeout=None)
    labels = speaker.text("tournament-change-name"), speaker.text("tournament-change-starts")
    for name, most, label in zip((NAME, STARTS), (NAME_MOST, MOMENT_MOST), labels, strict=True):
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name, style=discord.TextStyle.short, max_length=most, required=False
        )
        form.add_item(discord.ui.Label(text=clipped(label, LABEL), component=field))
    form.stop()
    return form


class Renaming:
    """Serves whoever runs a tournament. Raises Unmatched for anybody else."""

    def __init__(self, staff: Staff) -> None:
        self.staff = staff
        self.controller = staff.controller

    async def filled(self, reply: Reply, event: TournamentSnapshot, fields: FormFields) -> None:
        """Call it otherwise, or announce it for another time; once it has begun no time is changed."""
        await self.controller.must_run(reply, event)
        named, typed = fields[NAME][0].strip(), fields[STARTS][0].strip()
        if event.state.is_over or (typed and event.state.phase not in (REGISTRATION, CHECK_IN)):
            raise Unmatched("tournament-is-over" if event.state.is_over else "tournament-begun")
        body = event.row.body
        name = clean_name(named) if named else body.name
        starts = self.staff.starts(typed, reply.lang) if typed else body.starts
        event = await self.controller.journal.describe(event.row.id, replace(body, name=name, starts=starts))
        speaker = await self.controller.speaker(reply, event)
        told = await self.staff.announced(event, speaker) if starts else []
        await reply.say("\n".join([speaker.text("tournament-changed", name=escaped(name)), *told]))
