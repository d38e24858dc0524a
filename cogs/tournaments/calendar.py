"""The scheduled event of a tournament in Discord, which reminds whoever is interested: announced, begun, ended.

Once announced it is found again by its place, so that it is there once whatever moment the process dies at.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from msgspec.structs import replace

from cogs.presentation.words import Speaker, clipped
from cogs.safe import Trouble, attempt
from cogs.services import Services
from cogs.surfaces.marks import mark_of, marked
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.screens import agreed, form
from engine.table import SurfaceRow
from engine.tournament import CANCELLED, FINISHED, RUNNING

log = logging.getLogger(__name__)
SURFACE = "event"
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""What Discord calls how far an event has come."""
WANTED = {RUNNING: ACTIVE, FINISHED: COMPLETED, CANCELLED: CANCELED}
STEPS = {
    (SCHEDULED, ACTIVE): (ACTIVE,),
    (SCHEDULED, COMPLETED): (ACTIVE, COMPLETED),
    (SCHEDULED, CANCELED): (CANCELED,),
    (ACTIVE, COMPLETED): (COMPLETED,),
    (ACTIVE, CANCELED): (COMPLETED,),
}
"""How an event comes to where it should be; one that has begun cannot be cancelled any more, it ends."""
EXTERNAL, GUILD_ONLY = 3, 2
HOURS, ROUNDS = 4, 4
"""So long a tournament takes, and so many rounds a league, as far as is known before it begins."""
NAME, TEXT = 100, 1000
SOON = 60
"""So many seconds before it begins an event is not worth announcing any more."""


class Calendar:
    """Keeps the events of tournaments that have a time."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._store = services.store.tournaments

    async def bring(self, event: TournamentSnapshot, speaker: Speaker) -> Trouble:
        """Announce it, or bring it to where the tournament is. UNAVAILABLE: try again; FORBIDDEN: the bot may not."""
        if not event.row.body.starts:
            return Trouble.NONE
        async with self._services.locks.of("calendar", event.row.id):
            row = await self._store.surface(event.row.id, SURFACE)
            if row is not None and mark_of(row).trouble:
                return Trouble(mark_of(row).trouble)
            if row is None:
                return await self._announce(event, speaker)
            return await self._move(event, row, speaker)

    async def _announce(self, event: TournamentSnapshot, speaker: Speaker) -> Trouble:
        is_late = event.row.body.starts < self._services.clock.now() + SOON
        if event.state.phase in WANTED or is_late:
            return Trouble.NONE
        payload = described(event, speaker)
        known = await attempt(self._client.http.get_scheduled_events(event.row.guild, with_user_count=False))
        events: list[Any] = list(known.value or ())
        own = [
            int(each["id"])
            for each in events
            if (each.get("entity_metadata") or {}).get("location") == payload["entity_metadata"]["location"]
            and int(each["status"]) in (SCHEDULED, ACTIVE)
            and each["name"] == payload["name"]
        ]
        if own:
            return await self._noted(event, own[0], Trouble.NONE)
        if not known.ok:
            return await self._noted(event, 0, known.trouble)
        made = await attempt(self._client.http.create_guild_scheduled_event(event.row.guild, **payload))
        return await self._noted(event, int(made.value["id"]) if made.value else 0, made.trouble)

    async def _move(self, event: TournamentSnapshot, row: SurfaceRow, speaker: Speaker) -> Trouble:
        """Step by step; Discord itself begins and ends events when it is their time."""
        wanted = WANTED.get(event.state.phase, SCHEDULED)
        if mark_of(row).about == _about(event, wanted):
            return Trouble.NONE
        guild, http = event.row.guild, self._client.http
        seen = await attempt(http.get_scheduled_event(guild, row.message, False))
        if seen.value is None:
            return await self._noted(event, row.message, seen.trouble)
        changes = _changes(seen.value, described(event, speaker))
        if changes:
            changed = await attempt(http.edit_scheduled_event(guild, row.message, **changes))
            if not changed.ok:
                return await self._noted(event, row.message, changed.trouble)
        for status in STEPS.get((int(seen.value["status"]), wanted), ()):
            done = await attempt(http.edit_scheduled_event(guild, row.message, status=status))
            if not done.ok:
                return await self._noted(event, row.message, done.trouble)
        return await self._noted(event, row.message, Trouble.NONE, wanted)

    async def _noted(
        self, event: TournamentSnapshot, message: int, trouble: Trouble, status: int = SCHEDULED
    ) -> Trouble:
        """Write down where it is, or why it is not; what passes by itself is tried again."""
        if trouble is not Trouble.UNAVAILABLE:
            row = SurfaceRow(table=event.row.id, surface=SURFACE, channel=event.row.channel, message=message)
            told = "" if trouble is Trouble.NONE else trouble.value
            await self._store.put_surface(marked(row, replace(mark_of(row), about=_about(event, status), trouble=told)))
        return trouble


def _about(event: TournamentSnapshot, status: int) -> str:
    """What the event was told: how far it has come, its name and its time."""
    body = event.row.body
    return f"{status}:{zlib.crc32(f'{body.starts} {body.name}'.encode())}"


def _changes(seen: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """What is otherwise than it should be: the name until the end, the times until it begins."""
    status = int(seen["status"])
    changes: dict[str, Any] = {}
    if status in (SCHEDULED, ACTIVE) and seen["name"] != wanted["name"]:
        changes["name"] = wanted["name"]
    if status == SCHEDULED and _moment(seen["scheduled_start_time"]) != _moment(wanted["scheduled_start_time"]):
        changes |= {each: wanted[each] for each in ("scheduled_start_time", "scheduled_end_time")}
    return changes


def _moment(told: str) -> int:
    return round(datetime.fromisoformat(told).timestamp())


def described(event: TournamentSnapshot, speaker: Speaker) -> dict[str, Any]:
    """The event as Discord is told of it."""
    body, plain = event.row.body, speaker.plain()
    days = event.state.plan.days * (event.state.plan.rounds or ROUNDS)
    ends = body.starts + (days * 86400 or HOURS * 3600)
    game = plain.text(f"game-{plain.game}")
    return {
        "name": clipped(body.name, NAME),
        "description": clipped(" · ".join([game, form(event, plain), agreed(event, plain)]), TEXT),
        "privacy_level": GUILD_ONLY,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": f"https://discord.com/channels/{event.row.guild}/{event.row.channel}"},
        "scheduled_start_time": datetime.fromtimestamp(body.starts, UTC).isoformat(),
        "scheduled_end_time": datetime.fromtimestamp(ends, UTC).isoformat(),
    }
