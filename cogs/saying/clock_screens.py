"""The messages of a table's clock: reminders, pauses, what an outage has changed."""

from __future__ import annotations

from cogs.saying import times
from cogs.saying.controls import BLUE, GREEN, Button, table_id
from cogs.saying.screens import Screen
from cogs.saying.words import Speaker
from engine.table import Live
from engine.table.clock import stamp, window


def reminder(live: Live, by: int, link: str, speaker: Speaker) -> Screen:
    """Reminds the awaited seat: its time runs out, or (`by` a seat, not -1) somebody waits for it."""
    assert live.question is not None, "somebody is awaited"
    user, table = live.table.seats[live.question.seat].user, live.table.id
    told = speaker.text("ping-time", user=str(user), link=link) if by < 0 else speaker.text(
        "ping-nudge", user=str(user), link=link, seat=speaker.seat(by))
    buttons = (Button(table_id(table, "move"), speaker.text("button-move"), GREEN),
               Button(table_id(table, "hand"), speaker.text("button-hand"), BLUE))
    return Screen("\n".join([told, *times.lines(live, speaker)]), (buttons,), mentions=(user,))


def request(live: Live, speaker: Speaker) -> Screen | None:
    """Asks the others for a pause, or says that there is one; None if the clock just runs."""
    row = live.table
    if live.outcome is not None:
        return None
    if row.paused_at:
        text = speaker.text("clock-stands", since=stamp(row.paused_at))
        return Screen(text, (times.pause_button(live, speaker),))
    if not row.pause:
        return None
    waited = [row.seats[seat] for seat in live.seats_in if seat not in row.pause]
    others = tuple(place.user for place in waited if not place.partner)
    asking = ", ".join(speaker.seat(seat) for seat in row.pause)
    yes = Button(table_id(row.id, "pause"), speaker.text("button-pause-agree"), GREEN)
    no = Button(table_id(row.id, "nopause"), speaker.text("button-refuse"))
    text = speaker.text("pause-asked", seat=asking)
    return Screen(" ".join([text, *[f"<@{user}>" for user in others]]), ((yes, no),), mentions=others)


def outage(live: Live, speaker: Speaker) -> Screen:
    """From when to when the bot could not be reached, and who has all his time anew."""
    start, end = live.table.outage
    told = speaker.text("clock-outage", start=stamp(start), end=stamp(end))
    return Screen("\n".join([told, *state(live, speaker)]))


def state(live: Live, speaker: Speaker) -> list[str]:
    """How the clock stands, for whoever asks."""
    row = live.table
    if live.question is None:
        return [speaker.text("prompt-over")]
    found, seat = window(live), speaker.seat(live.question.seat)
    if found is not None:
        told = speaker.text("clock-runs", seat=seat, due=stamp(found.due))
    elif row.paused_at:
        told = speaker.text("clock-stands", since=stamp(row.paused_at))
    else:
        return [speaker.text("table-no-clock"), speaker.text("awaiting", seat=seat)]
    return [told, speaker.text("clock-each", length=times.length(row.options.clock, speaker))]
