"""The messages of a table's clock: reminders, pauses, what an outage has changed."""

from __future__ import annotations

from cogs.presentation import times
from cogs.presentation.controls import BLUE, GREEN, Button, table_id
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker
from engine.table import Live
from engine.table.clock import stamp, window


def next_reminder(live: Live, by: int, users: tuple[int, ...], link: str, speaker: Speaker) -> Screen:
    """Reminds users who are not ready for the next game: their time runs out, or (`by` a seat) somebody waits."""
    named = " ".join(f"<@{user}>" for user in users)
    told = (
        speaker.text("ping-next-time", users=named, link=link)
        if by < 0
        else speaker.text("ping-next-nudge", users=named, link=link, seat=speaker.seat(by))
    )
    ready = Button(table_id(live.table.id, "ready"), speaker.text("button-next-game"), GREEN)
    return Screen("\n".join([told, *times.next_lines(live, speaker)]), ((ready,),), mentions=users)


def reminder(live: Live, by: int, link: str, speaker: Speaker) -> Screen:
    """Reminds the awaited seat: its time runs out, or (`by` a seat, not -1) somebody waits for it."""
    assert live.question is not None, "somebody is awaited"
    user, table = live.table.seats[live.question.seat].user, live.table.id
    told = (
        speaker.text("ping-time", user=str(user), link=link)
        if by < 0
        else speaker.text("ping-nudge", user=str(user), link=link, seat=speaker.seat(by))
    )
    buttons = (
        Button(table_id(table, "move"), speaker.text("button-move"), GREEN),
        Button(table_id(table, "hand"), speaker.text("button-hand"), BLUE),
    )
    return Screen("\n".join([told, *times.lines(live, speaker)]), (buttons,), mentions=(user,))


def request(live: Live, speaker: Speaker) -> Screen | None:
    """Asks the others for a pause, or says that there is one; None if the clock just runs."""
    row = live.table
    if not live.seats_on:
        return None
    if row.paused_at:
        text = speaker.text("next-stands" if live.is_between else "clock-stands", since=stamp(row.paused_at))
        return Screen(text, (times.pause_button(live, speaker),))
    if not row.pause:
        return None
    waited = [row.seats[seat] for seat in live.seats_on if seat not in row.pause]
    others = tuple(place.user for place in waited if not place.partner)
    asking = speaker.listed(speaker.seat(seat) for seat in row.pause)
    yes = Button(table_id(row.id, "pause"), speaker.text("button-pause-agree"), GREEN)
    no = Button(table_id(row.id, "nopause"), speaker.text("button-refuse"))
    text = speaker.text("pause-asked", seat=asking)
    return Screen(" ".join([text, *[f"<@{user}>" for user in others]]), ((yes, no),), mentions=others)


def outage(live: Live, speaker: Speaker) -> Screen:
    """From when to when the bot could not be reached, and who has all his time anew."""
    start, end = live.table.outage
    told = speaker.text("next-outage" if live.is_between else "clock-outage", start=stamp(start), end=stamp(end))
    return Screen("\n".join([told, *state(live, speaker)]))


def awaited(live: Live, speaker: Speaker) -> str:
    """The names of all who are waited for."""
    return speaker.listed(speaker.seat(seat) for seat in live.awaited)


def state(live: Live, speaker: Speaker) -> list[str]:
    """How the clock stands, for whoever asks."""
    row = live.table
    if not live.awaited:
        return [speaker.text("prompt-over")]
    running, seats = window(live), awaited(live, speaker)
    if running is not None and live.is_between:
        told = speaker.text("next-runs", seats=seats, due=stamp(running.due))
    elif running is not None:
        told = speaker.text("clock-runs", seat=seats, due=stamp(running.due))
    elif row.paused_at:
        told = speaker.text("next-stands" if live.is_between else "clock-stands", since=stamp(row.paused_at))
    else:
        waits = speaker.text("next-awaiting", seats=seats) if live.is_between else speaker.text("awaiting", seat=seats)
        return [speaker.text("table-no-clock"), waits]
    return [told, speaker.text("clock-each", length=times.length(row.options.clock, speaker))]
