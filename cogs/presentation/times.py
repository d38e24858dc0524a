"""What is said of a table's clock and what may be pressed; a time is a Discord timestamp, which runs by itself."""

from __future__ import annotations

from cogs.presentation.controls import GREEN, Button, table_id
from cogs.presentation.words import Speaker
from engine.table import Live
from engine.table.clock import stamp, window

_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def mark(live: Live, now: float) -> str:
    """Equal as long as what is said of the clock of the game stays the same."""
    if live.question is None:
        return ""
    running = window(live)
    if running is None:
        return "paused" if live.table.paused_at else ""
    return stamp(running.due) + "!" * running.is_late(now)


def lines(live: Live, speaker: Speaker) -> list[str]:
    """When the time of the open decision runs out, or since when it stands; nothing without a clock."""
    return _lines(live, speaker, "clock-due") if live.question is not None else []


def next_lines(live: Live, speaker: Speaker) -> list[str]:
    """The same of the time to be ready for the next game."""
    return _lines(live, speaker, "next-due") if live.is_between else []


def _lines(live: Live, speaker: Speaker, due: str) -> list[str]:
    running = window(live)
    if running is not None:
        return [speaker.text(due, due=stamp(running.due))]
    return [speaker.text("clock-paused", since=stamp(live.table.paused_at))] if live.table.paused_at else []


def length(seconds: int, speaker: Speaker) -> str:
    """How long each decision may take, in the largest unit that fits."""
    unit, size = next(((unit, size) for unit, size in _UNITS if seconds % size == 0), ("seconds", 1))
    return speaker.text("clock-length", unit=unit, count=seconds // size)


def waiting_buttons(live: Live, speaker: Speaker, *, late: bool) -> tuple[Button, ...]:
    """What a seat may press that waits for another one; a bot partner needs no nudge."""
    person = any(not live.table.seats[seat].partner for seat in live.awaited)
    nudge = (Button(table_id(live.table.id, "nudge"), speaker.text("button-nudge")),) * person
    return (*claim_button(live, speaker, late=late), *nudge, *pause_button(live, speaker))


def next_buttons(live: Live, speaker: Speaker, *, late: bool) -> tuple[Button, ...]:
    """What may be pressed between two games; there is somebody to be nudged once another one is ready."""
    seats = live.table.seats
    waits = any(seats[seat].ready and not seats[seat].partner for seat in live.seats_on)
    return waiting_buttons(live, speaker, late=late) if waits else pause_button(live, speaker)


def claim_button(live: Live, speaker: Speaker, *, late: bool) -> tuple[Button, ...]:
    """The win, once the awaited seat is late; it holds for the decision that is open now."""
    label = speaker.text("button-claim-match" if live.is_between else "button-claim")
    return (Button(table_id(live.table.id, f"claim.{live.no}"), label, GREEN),) * late


def pause_button(live: Live, speaker: Speaker) -> tuple[Button, ...]:
    """Asks for a pause, or ends it; nothing without a clock."""
    if not live.table.options.clock:
        return ()
    if live.table.paused_at:
        return (Button(table_id(live.table.id, "resume"), speaker.text("button-resume"), GREEN),)
    return (Button(table_id(live.table.id, "pause"), speaker.text("button-pause")),)
