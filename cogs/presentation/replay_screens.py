"""What a replay shows: one board of a finished game, what may be pressed under it, its film and its record."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cogs.presentation.board_screens import board_picture
from cogs.presentation.controls import BLUE, Button, Rows, general_id
from cogs.presentation.printed import told_lines
from cogs.presentation.screen import TEXT_LIMIT, Picture, Screen
from cogs.presentation.words import Speaker, clipped
from data.replays import Replay
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.table import TableRow
from render.film import MOST_FRAMES, film
from render.markup import escaped

OPEN, STEP, SHOW, FILM, SHOW_FILM, RECORD = "replayopen", "replay", "replayall", "film", "filmall", "record"
PROOF = "proof"
"""Verbs of controls; the subject is the game's id. OPEN stands under other messages, STEP leads on in place."""
ALT = 1024
LOG_LINES = 12


def title(row: TableRow, game: str, speaker: Speaker) -> str:
    """Which game it is: its name, who played, and which of the series."""
    nth, players = row.games.index(game) + 1, " – ".join(map(speaker.seat, range(len(row.seats))))
    key = "replay-title-series" if len(row.games) > 1 else "replay-title"
    return speaker.text(key, game=speaker.text(f"game-{row.options.game}"), players=players, nth=nth)


def step(replay: Replay, row: TableRow, no: int, speaker: Speaker) -> Screen:
    """The board after an input, with what led to it."""
    view = replay.views[no]
    told = [
        speaker.text("board-line", line=each)
        for line in lines(view.last, SPECTATOR, view.game, view.goal)[-LOG_LINES:]
        for each in told_lines(line, speaker)
    ]
    text = "\n".join(
        [title(row, replay.kept.id, speaker), speaker.text("replay-at", no=no, last=replay.last, turn=view.turn), *told]
    )
    return Screen(clipped(text, TEXT_LIMIT), _buttons(replay, row, no, speaker), (_picture(replay, no, speaker),))


def _picture(replay: Replay, no: int, speaker: Speaker) -> Picture:
    view, plain = replay.views[no], speaker.plain()
    spoken = tuple(plain.say(line) for line in lines(view.last, SPECTATOR, view.game, view.goal)[-4:])
    return board_picture(view, replay.kept.setup.cards, plain, spoken)


def _buttons(replay: Replay, row: TableRow, no: int, speaker: Speaker) -> Rows:
    game, last = replay.kept.id, replay.last

    def go(key: str, to: int) -> Button:
        way = key.rpartition("replay-")[2]  # no two buttons of a message may have the same id
        return Button(general_id(game, f"{STEP}.{to}-{way}"), speaker.text(key), disabled=to == no)

    steps = (
        go("button-replay-first", 0),
        go("button-replay-turn-back", replay.turn_before(no)),
        go("button-replay-back", max(no - 1, 0)),
        go("button-replay-on", min(no + 1, last)),
        go("button-replay-turn-on", replay.turn_after(no)),
    )
    keep = [Button(general_id(game, FILM), speaker.text("button-replay-film"))]
    if replay.kept.opened:
        keep.append(Button(general_id(game, RECORD), speaker.text("button-replay-record")))
    return steps, (go("button-replay-last", last), *keep, *show(row, game, f"{SHOW}.{no}", speaker))


def show(row: TableRow, game: str, verb: str, speaker: Speaker) -> tuple[Button, ...]:
    """Lets everybody see what is shown, where the table is not for its players alone."""
    if not (row.options.spectators and row.guild):
        return ()
    return (Button(general_id(game, verb), speaker.text("button-show-all"), BLUE),)


def moving(replay: Replay, row: TableRow, speaker: Speaker) -> Screen:
    """A film of the board at the end of each turn."""
    numbers = replay.turns(MOST_FRAMES)
    told = speaker.text("replay-film", count=len(numbers))
    last = _picture(replay, numbers[-1], speaker)
    alt = clipped(f"{speaker.plain().text('replay-film-alt', count=len(numbers))} {last.alt}", ALT)

    def boards() -> Iterator[bytes]:
        return (_picture(replay, no, speaker).draw() for no in numbers)

    picture = Picture("replay.gif", alt, lambda: film(boards()), last.mark)
    rows = show(row, replay.kept.id, SHOW_FILM, speaker)
    return Screen(f"{title(row, replay.kept.id, speaker)}\n{told}", (rows,) if rows else (), (picture,))


def proof(replay: Replay, speaker: Speaker) -> Screen:
    """By what a record is known, and the way to the record itself once it is opened."""
    game, head = replay.kept.id, replay.rows[-1].hash if replay.rows else ""
    keep = (Button(general_id(game, RECORD), speaker.text("button-replay-record")),) if replay.kept.opened else ()
    text = speaker.text("result-record", game=game, inputs=replay.last, head=head)
    return Screen(text, (keep,) if keep else ())


def record(replay: Replay, row: TableRow, speaker: Speaker) -> Screen:
    """The record as a file, and how it is checked."""
    name = f"record-{replay.kept.id}.jsonl"
    alt = speaker.plain().text("replay-record-alt")
    text = speaker.text("replay-record", game=escaped(replay.kept.id), file=name)
    return Screen(
        f"{title(row, replay.kept.id, speaker)}\n{text}", (), (Picture(name, alt, partial(replay.file), name),)
    )
