"""Messages of a table beside board and hand: who is awaited, what somebody asks for, what became of it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation import times
from cogs.presentation.at_hand import log_lines
from cogs.presentation.controls import BLUE, GREEN, Button, table_id
from cogs.presentation.printed import told_lines
from cogs.presentation.screen import TEXT_LIMIT, Screen
from cogs.presentation.words import Speaker, clipped
from engine.kernel.views.view import SPECTATOR
from engine.table import Live

BACK_LINES = 5
REFUSED = {
    "undo": ("undo-not-allowed", "undo-withdrawn"),
    "draw": ("draw-not-agreed", "draw-withdrawn"),
    "pause": ("pause-not-agreed", "pause-withdrawn"),
}
"""What is told of a request that somebody did not agree to, and of one that was taken back."""


def shut(live: Live, users: Sequence[int], speaker: Speaker) -> Screen:
    """Tells users who take no direct messages any more where their hands are."""
    named = " ".join(f"<@{user}>" for user in users)
    return Screen(speaker.text("dm-shut", users=named), (_own_buttons(live, speaker),), mentions=tuple(users))


def _own_buttons(live: Live, speaker: Speaker) -> tuple[Button, Button]:
    """What only shows its reader what is his."""
    return (
        Button(table_id(live.table.id, "move"), speaker.text("button-move"), GREEN),
        Button(table_id(live.table.id, "hand"), speaker.text("button-hand"), BLUE),
    )


def ping(live: Live, seat: int, link: str, speaker: Speaker, *, late: bool = False) -> Screen:
    """Tells one player that he is awaited; once he is `late`, the others may claim the win."""
    user = live.table.seats[seat].user
    text = "\n".join([speaker.text("ping", user=str(user), link=link), *times.lines(live, speaker)])
    buttons = (*_own_buttons(live, speaker), *times.claim_button(live, speaker, late=late))
    return Screen(text, (buttons,), mentions=(user,))


def request(live: Live, speaker: Speaker) -> Screen | None:
    """Asks the others for their consent to an undo, with what goes back, or to a draw; None if nothing is asked."""
    row = live.table
    if live.outcome is not None or (row.undo is None and not row.draw):
        return None
    asking = (row.undo.seat, *row.undo.consents) if row.undo else row.draw
    others = tuple(row.seats[seat].user for seat in live.seats_in if seat not in asking and not row.seats[seat].partner)
    if not others:
        return None
    if row.undo:
        back = [told for line in log_lines(live, SPECTATOR, row.undo.to) for told in told_lines(line, speaker)]
        text = "\n".join(
            [
                speaker.text("undo-asked", seat=speaker.seat(row.undo.seat)),
                *[speaker.text("undo-back", line=told) for told in back[-BACK_LINES:]],
                "",
            ]
        )
        yes = Button(table_id(row.id, "consent"), speaker.text("button-consent"), GREEN)
        no = Button(table_id(row.id, "refuse"), speaker.text("button-refuse"))
    else:
        text = speaker.text("draw-offered", seat=speaker.listed(speaker.seat(seat) for seat in row.draw))
        yes = Button(table_id(row.id, "agree"), speaker.text("button-agree"), GREEN)
        no = Button(table_id(row.id, "decline"), speaker.text("button-refuse"))
    return Screen(
        clipped(text, TEXT_LIMIT) + " " + " ".join(f"<@{user}>" for user in others), ((yes, no),), mentions=others
    )


def refused(live: Live, speaker: Speaker) -> Screen | None:
    """Tells that a request was not agreed to, or is no longer made; None if nothing is to be told."""
    told = live.table.refused
    if told is None or live.outcome is not None:
        return None
    return Screen(speaker.text(REFUSED[told.what][told.is_own], seat=speaker.seat(told.seat)))
