"""What has happened since somebody last decided: the log by turns, what was gained, and the signs on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

import render
from cogs.presentation.phone import COLUMNS, FIRST, columns
from cogs.presentation.phone import lines as lines_of
from cogs.presentation.printed import told_lines
from cogs.presentation.words import Speaker, clipped
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.state.event import Event
from engine.kernel.state.question import Answer, HandMove, Input
from engine.kernel.views.view import SPECTATOR, EventView, View
from engine.logbook import lines, log_key
from engine.table import Live
from engine.table.live import TOLD, line

TURN = "log-turn"
MORE = "…"
EVERY_TURN = frozenset(("draw", "drew", "readies", "ready"))
"""What comes with every turn of most games, and is seen on the pictures."""


class _Sentence(Struct, frozen=True):
    """One line of the log; whether it comes with every turn, or is the name of one."""

    text: str
    is_routine: bool = False
    is_turn: bool = False


def last_decided(live: Live, seat: int) -> int:
    """The number of a seat's last own decision, 0 where it has made none; what was undone and what was answered for it
    does not count. Never longer ago than what happened is at hand."""
    earliest = max(live.no - TOLD + 1, 0)
    rows = [row for row in line(live.play.rows) if row.no > earliest]
    for at, row in enumerate(rows):
        if not _is_of(row.input, seat):
            continue
        beside = [each.input for each in (*rows[max(at - 1, 0) : at], *rows[at + 1 : at + 2])]
        if any(_is_of(each, seat) for each in beside) or not _was_forced(live, row.no):
            return row.no
    return earliest


def _is_of(move: Input, seat: int) -> bool:
    return isinstance(move, Answer | HandMove) and move.seat == seat


def _was_forced(live: Live, no: int) -> bool:
    """Whether an input answered a question that had one answer."""
    asked = live.play.state_at(no - 1).question
    return asked is not None and asked.is_forced


def turn_began(live: Live) -> int:
    """The number of the input with which the turn began, as far as what happened is at hand."""
    began = [no for no, event in live.events_after(max(live.no - TOLD, -1), SPECTATOR) if event.kind == "turn"]
    return max(began, default=0)


def happened(live: Live, viewer: int, since: int) -> list[Event]:
    """What a viewer may know of what happened from an input on; what was taken back is left out."""
    led = {0, live.no, *(row.no for row in line(live.play.rows))}
    return [event for no, event in live.events_after(max(since, 1) - 1 if since else -1, viewer) if no in led]


def marked(view: View, events: Iterable[Event]) -> View:
    """A view that shows all of these events as what has changed."""
    return replace(view, last=tuple(EventView(event.kind, event.args) for event in events))


def teller(
    view: View, cards: Mapping[str, Card], events: Iterable[Event], viewer: int, speaker: Speaker
) -> Callable[[int], str]:
    """Says all of it in so many letters, put into words once: what each seat's score was and is, then a paragraph for
    each turn; of too much the latest, what comes with every turn left out first. A card is told with its version only
    where another of its name is in the game.

    `view` is of the position to which the events led.
    """
    known = list(events)
    speaker = speaker.sparing(cards)
    routine = every_turn(view.game)
    turns: list[list[_Sentence]] = [[]]
    for said in lines(known, viewer, view.game, view.goal):
        first, *rest = told_lines(said, speaker)
        if said.key == TURN:
            turns.append([_Sentence(speaker.text("changed-turn", line=first), is_turn=True)])
        else:
            turns[-1].append(_Sentence(first, said.key in routine))
        turns += [[_Sentence(each)] for each in rest]  # the text of a card that is settled by hand
        turns += [[]] * bool(rest)
    scores = _scores(marked(view, known), cards, speaker)
    above = sum(len(each) + 1 for each in scores)
    return lambda most: "\n".join([*scores, *_latest(turns, most - above, speaker)])


@cache
def every_turn(game: str) -> frozenset[str]:
    """The messages of what comes with every turn of a game."""
    return frozenset(map(log_key, EVERY_TURN | MANIFESTS[game].telling.every_turn))


def _latest(turns: Iterable[Sequence[_Sentence]], most: int, speaker: Speaker) -> list[str]:
    """A paragraph for each turn, of the last sentences as many as fit; a sign stands for those that do not."""
    left = [list(sentences) for sentences in turns if sentences]
    line, gap = speaker.text("board-line", line=""), speaker.text("changed-next", told="", line="")
    room = most - len(MORE) - len(gap)
    long = sum(len(line) + 1 + sum(len(each.text) + len(gap) for each in sentences) for sentences in left)
    is_whole = True
    while long > room and sum(map(len, left)) > 1:
        turn, at = _least(left)
        long -= len(left[turn].pop(at).text) + len(gap) + (0 if left[turn] else len(line) + 1)
        left, is_whole = [each for each in left if each], False
    told = [gap.join(each.text for each in sentences) for sentences in left]
    if not is_whole:
        told[0] = gap.join((MORE, told[0]))
    return [speaker.text("board-line", line=each) for each in told]


def _least(turns: Sequence[Sequence[_Sentence]]) -> tuple[int, int]:
    """Where the sentence stands that is left out first: the earliest of those that come with every turn, the name of a
    turn of which nothing else is told among them, else the earliest of all."""
    for turn, sentences in enumerate(turns):
        for at, each in enumerate(sentences):
            if each.is_routine or (each.is_turn and len(sentences) == 1):
                return turn, at
    return 0, 0


def _scores(view: View, cards: Mapping[str, Card], speaker: Speaker) -> list[str]:
    """Each score that is another one than before, as it was and as it is."""
    return [
        speaker.text("changed-score", seat=speaker.seat(seat), what=each.what, before=each.before, after=each.after)
        for seat, each in render.gained(view, cards, speaker.lang).items()
    ]


def fitting(telling: Callable[[int], str], most: int, room: float) -> str:
    """As much of what happened as a phone has room for, in lines, the latest of all. `telling`: says it in so many
    letters."""
    room = max(room, FIRST)
    told = [""]
    for letters in range(min(most, int(room * COLUMNS)), 0, -COLUMNS // 2):
        told.append(telling(letters))
        if lines_of(told[-1]) <= room:
            return told[-1]
    last = told[-1].rpartition("\n")[2]
    return clipped(last, int(room - FIRST + 1) * COLUMNS * len(last) // max(columns(last), 1))
