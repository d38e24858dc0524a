"""What is said of a table's clock and what may be pressed; a time is a Discord timestamp, which runs by itself."""

from __future__ import annotations

from cogs.saying.controls import GREEN, Button, table_id
from cogs.saying.words import Speaker
from engine.table import Live
from engine.table.clock import stamp, window

_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def mark(live: Live, now: float) -> str:
    """Equal as long as what is said of the clock stays the same."""
    found = window(live)
    if found is None:
        return "paused" if live.table.paused_at else ""
    return stamp(found.due) + "!" * found.is_late(now)


def lines(live: Live, speaker: Speaker) -> list[str]:
    """When the time of the open decision runs out, or since when it stands; nothing without a clock."""
    found = window(live)
    if found is not None:
        return [speaker.text("clock-due", due=stamp(found.due))]
    return [speaker.text("clock-paused", since=stamp(live.table.paused_at))] if live.table.paused_at else []


def length(seconds: int, speaker: Speaker) -> str:
    """How long each decision may take, in the largest unit that fits."""
    unit, size = next(((unit, size) for unit, size in _UNITS if seconds % size == 0), ("seconds", 1))
    return speaker.text("clock-length", unit=unit, count=seconds // size)


def waiting_buttons(live: Live, speaker: Speaker, *, late: bool) -> tuple[Button, ...]:
    """What a seat may press that waits for another one; a partner of the house needs no nudge."""
    assert live.question is not None, "somebody is waited for"
    person = not live.table.seats[live.question.seat].partner
    nudge = (Button(table_id(live.table.id, "nudge"), speaker.text("button-nudge")),) * person
    return (*claim_button(live, speaker, late=late), *nudge, *pause_button(live, speaker))


def claim_button(live: Live, speaker: Speaker, *, late: bool) -> tuple[Button, ...]:
    """The win, once the awaited seat is late; it holds for the decision that is open now."""
    return (Button(table_id(live.table.id, f"claim.{live.no}"), speaker.text("button-claim"), GREEN),) * late


def pause_button(live: Live, speaker: Speaker) -> tuple[Button, ...]:
    """Asks for a pause, or ends it; nothing without a clock."""
    if not live.table.options.clock:
        return ()
    if live.table.paused_at:
        return (Button(table_id(live.table.id, "resume"), speaker.text("button-resume"), GREEN),)
    return (Button(table_id(live.table.id, "pause"), speaker.text("button-pause")),)
