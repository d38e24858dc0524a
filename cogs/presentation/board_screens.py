"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

import render
from cogs.presentation import happened, times
from cogs.presentation.at_hand import log_lines, prompt_for
from cogs.presentation.controls import BLUE, GREEN, Button, table_id
from cogs.presentation.looking import look_select
from cogs.presentation.marking import marks
from cogs.presentation.phone import FIRST
from cogs.presentation.prompt_controls import public_rows
from cogs.presentation.screen import CHANGED_LIMIT, TEXT_LIMIT, Picture, Screen, mark
from cogs.presentation.words import Speaker, clipped
from engine.kernel.cards.card import Card
from engine.kernel.views.view import SPECTATOR, View
from engine.table import Live, TableRow, is_person, may_undo, tournament_of
from render.marks import Mark
from render.panel import TALLEST
from render.words import word

JUDGE = "calljudge"
"""The verb of the button that asks for a judge at a table of a tournament."""

CHANGED_LINES = 4 * FIRST
"""Lines of a phone in which a board tells what has changed, so that its picture stays near its question."""

BOARD = "board.png"
"""The name of the picture of a table."""

UNMARKED: Mapping[int, Mark] = MappingProxyType({})


def board(live: Live, speaker: Speaker) -> Screen:
    """The table as everybody sees it, whose decision it is on top."""
    view = live.play.view(SPECTATOR)
    awaited = view.awaited.seat if view.awaited else view.active
    since = happened.last_decided(live, awaited)
    turn = happened.happened(live, SPECTATOR, min(since, happened.turn_began(live)))
    text = "\n".join([headline(live, view, speaker), *times.lines(live, speaker)])
    asked = prompt_for(live, view, SPECTATOR)
    rows = public_rows(asked, live.game, speaker) if asked else ()
    telling = happened.teller(view, live.kept.setup.cards, turn, SPECTATOR, speaker)
    return Screen(
        clipped(text, TEXT_LIMIT),
        (*rows, board_buttons(live, speaker), *look_select(live, view, speaker)),
        table_pictures(live, view, since, speaker.plain(), marks=marks(asked), wide=is_wide(live.table)),
        changed=happened.fitting(telling, CHANGED_LIMIT, CHANGED_LINES) if turn else "",
        asked=len(rows),
        is_laid_out=True,
        is_passing=live.outcome is None,
    )


def is_wide(row: TableRow) -> bool:
    """Whether everybody who plays at a table reads pictures at a desk."""
    players = [place for place in row.seats if is_person(place.user)]
    return bool(players) and all(place.habits.wide_board for place in players)


def table_pictures(
    live: Live,
    view: View,
    since: int,
    plain: Speaker,
    *,
    below: int = 0,
    marks: Mapping[int, Mark] = UNMARKED,
    wide: bool = False,
    highest: int = TALLEST,
) -> tuple[Picture, ...]:
    """The board with signs on what has changed since an input; what is said below it does not stand in it. `below`: the
    seat whose side lies at the lower edge; `marks`: the pieces among which somebody chooses; `wide`: its shape;
    `highest`: pixels, where it is upright. Where a great many pieces are in play, it is several pictures."""
    seen, cards = happened.marked(view, happened.happened(live, SPECTATOR, since)), live.kept.setup.cards
    spoken = tuple(plain.say(line) for line in log_lines(live, SPECTATOR, max(live.no - 4, -1))[-4:])
    shape = partial(board_picture, seen, cards, plain, spoken, is_alone=False, below=below, marks=marks, wide=wide)
    whole, printed = shape(highest=highest), plain.book.printed
    if wide:
        return (whole,)
    count = render.pictures(seen, cards, plain.lang, plain.players, printed, below=below, marks=marks)
    if count == 1:
        return (whole,)
    upper = plain.text("board-upper")
    parts = [replace(shape(page=page), name=f"board-{page + 1}.png", alt=upper) for page in range(count - 1)]
    return (*parts, replace(shape(page=count - 1), alt=whole.alt))


def headline(live: Live, view: View, speaker: Speaker) -> str:
    """Whose decision it is; how a game ended stands below its board, with the result."""
    if live.outcome is not None:
        return speaker.text("board-last")
    assert view.awaited is not None, "a game that goes on awaits somebody"
    kind = word(speaker.lang, "ask", view.awaited.kind, speaker.game) if view.awaited.kind else "none"
    return speaker.text("board-awaited", seat=speaker.seat(view.awaited.seat), kind=kind)


def result(live: Live, speaker: Speaker) -> str:
    """How a game ended, in one sentence."""
    ended = [line for line in log_lines(live, SPECTATOR, live.no - 1) if line.key == "log-outcome"]
    return speaker.say(ended[-1]) if ended else ""


def board_picture(
    view: View,
    cards: Mapping[str, Card],
    plain: Speaker,
    spoken: Sequence[str],
    *,
    is_alone: bool = True,
    below: int = 0,
    marks: Mapping[int, Mark] = UNMARKED,
    wide: bool = False,
    highest: int = TALLEST,
    page: int | None = None,
) -> Picture:
    """The board, drawn when it is needed; `cards` are those of the record. `spoken`: the last lines of the log, for
    its alt text, and where it stands alone for the picture too; `page`: which of the pictures of one."""
    names, printed, art = plain.players, plain.book.printed, plain.book.art
    shape = ["wide"] if wide else [f"{highest}"] if page is None else [f"{highest} {page}"]
    marked = mark(msgspec.json.encode(view), plain.lang, f"{below}", *names, *spoken, *_told(marks), *shape)
    drawn = spoken if is_alone else ()
    board = partial(render.board, below=below, marks=marks, wide=wide, highest=highest, page=page)
    return Picture(
        BOARD,
        render.board_alt(view, cards, plain.lang, names, spoken, printed),
        partial(board, view, cards, plain.lang, names, drawn, printed, art),
        marked,
    )


def _told(marks: Mapping[int, Mark]) -> list[str]:
    return [f"{mark} {ref}" for ref, mark in marks.items()]


def board_buttons(live: Live, speaker: Speaker) -> tuple[Button, ...]:
    """What anybody may press under a board."""
    table = live.table.id
    look = (
        Button(table_id(table, "state"), speaker.text("button-state")),
        Button(table_id(table, "log"), speaker.text("button-log")),
    )
    if live.outcome is not None:
        return look
    undo = (Button(table_id(table, "undo"), speaker.text("button-undo")),) * may_undo(live.kept.setup.flags)
    judge = judge_button(live.table, speaker)
    return (
        Button(table_id(table, "move"), speaker.text("button-move"), GREEN),
        Button(table_id(table, "hand"), speaker.text("button-hand"), BLUE),
        *look,
        *undo,
        *judge,
    )


def judge_button(row: TableRow, speaker: Speaker) -> tuple[Button, ...]:
    """Asks for a judge, at a table of a tournament."""
    return (Button(table_id(row.id, JUDGE), speaker.text("button-call-judge")),) * bool(tournament_of(row.options))
