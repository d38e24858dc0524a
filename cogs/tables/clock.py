"""The clock of a table: looking at it, nudges, pauses by agreement, the claim of a game, reminders on or off."""

from __future__ import annotations

from cogs.feature import Feature, Press, of_table
from cogs.presentation import clock_screens, times
from cogs.presentation.controls import Rows
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from engine.table import Live
from engine.table.clock import lateness


class ClockController:
    """Serves requests that have to do with the time. Raises TableError or Unmatched, said to the user elsewhere."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services
        self._locator = locator

    async def look(self, reply: Reply, table: str) -> None:
        """How the clock stands, for who may look at the game."""
        live = await self._services.tables.current(table)
        live.viewer(reply.user)
        speaker = await self._services.speaker(reply.lang, live.table, live)
        await reply.say("\n".join(clock_screens.state(live, speaker)), await self._buttons(reply, live))

    async def _buttons(self, reply: Reply, live: Live) -> Rows:
        """What the one who looks may press, if he sits here."""
        seat = next((seat for seat in live.seats_on if live.table.seats[seat].user == reply.user), -1)
        if seat < 0:
            return ()
        speaker = await self._services.speaker(reply.lang, live.table, live)
        late = lateness(live, self._services.clock.now()) is not None
        pressed = (
            times.pause_button(live, speaker)
            if seat in live.awaited
            else times.waiting_buttons(live, speaker, late=late)
        )
        return (pressed,) if pressed else ()

    async def nudge(self, reply: Reply, table: str) -> None:
        """Remind whoever is awaited."""
        live = await self._services.tables.current(table)
        await self._locator.surfaces.reminders.nudge(live, live.seat_of(reply.user))
        speaker = await self._services.speaker(reply.lang, live.table, live)
        await reply.say(speaker.text("nudged", seat=clock_screens.awaited(live, speaker)))

    async def pause(self, reply: Reply, table: str) -> None:
        """Ask for a pause, or agree to it."""
        agreed = await self._services.tables.ask_pause(table, reply.user)
        await reply.tell("pause-agreed" if agreed else "pause-requested")

    async def refuse(self, reply: Reply, table: str) -> None:
        """Refuse a pause, or ask no more for one."""
        await self._services.tables.refuse_pause(table, reply.user)
        await reply.tell("undo-refused")

    async def resume(self, reply: Reply, table: str) -> None:
        """Let the clock run again."""
        await self._services.tables.resume(table, reply.user)
        await reply.tell("pause-over")

    async def claim(self, reply: Reply, table: str, no: int | None = None) -> None:
        """Take the game, or between two games the match, from a seat that is late; `no`: after so many inputs."""
        before = await self._services.tables.current(table)
        await self._services.tables.claim(table, reply.user, no)
        speaker = await self._services.speaker(reply.lang, before.table, before)
        key = "claimed-match" if before.is_between else "claimed"
        await reply.say(speaker.text(key, seat=clock_screens.awaited(before, speaker)))

    async def reminders(self, reply: Reply, *, on: bool) -> None:
        """Switch a user's reminders."""
        await self._services.store.set_user_reminded(reply.user, on)
        await reply.tell("reminders-on" if on else "reminders-off")


def clock_feature(locator: TableLocator) -> Feature:
    """The buttons; the rest of a claim is the number of inputs before the decision."""
    clock = ClockController(locator)

    async def claim(reply: Reply, press: Press) -> None:
        await clock.claim(reply, press.subject, press.number)

    return Feature(
        table={
            "nudge": of_table(clock.nudge),
            "pause": of_table(clock.pause),
            "nopause": of_table(clock.refuse),
            "resume": of_table(clock.resume),
            "claim": claim,
        }
    )
