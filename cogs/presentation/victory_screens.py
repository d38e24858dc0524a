"""The picture at the end of a game: who won, with which card, and how it went."""

from __future__ import annotations

from functools import partial

import render
from cogs.presentation.screen import Picture, mark
from cogs.presentation.words import Speaker
from data.records import BrokenRecord
from data.replays import replay
from engine.kernel.record.record import RecordRow
from engine.kernel.views.view import SPECTATOR, View
from engine.table import Live
from engine.table.rows import GameRow


def victory_picture(live: Live, told: str, plain: Speaker) -> Picture:
    """Of a game that is over; `told` says in words how it ended. The game is played again when the picture is drawn."""
    last, rows = live.play.view(SPECTATOR), tuple(live.play.rows)
    return Picture(
        "victory.png",
        told,
        partial(_drawn, live.kept, rows, last, plain),
        mark("victory", live.game, f"{live.no}", plain.lang, *plain.players, told),
    )


def _drawn(kept: GameRow, rows: tuple[RecordRow, ...], last: View, plain: Speaker) -> bytes:
    """Of a game that cannot be played again by its record there is only the end."""
    try:
        views = replay(kept, rows).views
    except BrokenRecord:
        views = (last,)
    return render.victory(views, kept.setup.cards, plain.lang, plain.players, plain.book.printed, plain.book.art)
