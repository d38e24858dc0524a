"""What one seat alone sees: its hand, with the question that it is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from msgspec.structs import replace

import render
from cogs.presentation import happened, times
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.board_screens import result, table_pictures
from cogs.presentation.coaching import LessonAdvice, advised, after_lesson
from cogs.presentation.controls import Button, Rows, Select, table_id
from cogs.presentation.looking import in_sight, look_select
from cogs.presentation.marking import marks, with_targets
from cogs.presentation.menu_controls import MENU_LINES
from cogs.presentation.phone import ACROSS, FIRST, lines, room, shortened
from cogs.presentation.printed import reminders
from cogs.presentation.prompt_controls import RenderedPrompt, face
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.screen import CHANGED_LIMIT, TEXT_LIMIT, Picture, Screen, mark
from cogs.presentation.words import Speaker, clipped
from engine.kernel.verbs.by_hand import agreed
from engine.kernel.views.view import SPECTATOR, View
from engine.prompt import MENU, WAIT, Prompt
from engine.table import Live, may_undo
from render.panel import TALLEST

LESSON_LIMIT = 200
LESSON_LINES = 3
"""Lines of a phone that the menu of a turn takes in a lesson, which says much and wants one action of it."""
CHANGED_LEAST = 2 * FIRST
"""Lines of what changed for which a picture makes room."""
TALL = (500, 440, 380, 330, 290, 260, 230, 200)
"""Points that a picture of cards is high at most; less where a phone has no room for a long question below."""
TWO = TALL[3:]
"""The same of one card or two beside each other, which are no higher."""
SMALL_PRINT = (3, 2)
"""Lines of a phone to which small print is cut, one after the other, where there is no room."""
ROW, HEAD = 28, 40
"""Points that a card is high at least, as a row of a list, and what stands above them."""
BOARD = (590, 550, 510, 470, 430, 390, 350)
"""Points that a board is high at most where no hand lies below it and it can be drawn so."""
BOARD_LEAST = 520
"""Points that a board can be drawn in, as long as few cards are in play."""
LATEST = 3 * FIRST
"""Lines for what has happened last of all, for which lists and buttons give way."""
TOLD = 4 * FIRST
"""Lines for what has happened, for which pictures become smaller: two turns, of each a sentence that is long."""
ELSEWHERE = ("state", "log"), ("state", "log", "habits")
"""Verbs of buttons that give way where a phone has no room, first some and then more of them."""
MENU_ITSELF = PromptPosition()
DRAWN = 954
"""Pixels that such a picture is wide."""
AT_A_DESK = 350 * 1440 // 550
"""Pixels that a wide one is high at most: a desk shows 550 points by 350 of it."""


def hand(
    live: Live,
    seat: int,
    speaker: Speaker,
    place: PromptPosition,
    link: str = "",
    lost: bool = False,
    advice: LessonAdvice | None = None,
    *,
    late: bool = False,
) -> Screen:
    """A seat's hand with the open question, if it is his to answer; `late`: its time is over."""
    view = live.play.view(seat)
    face = own_face(live, view, seat, speaker, place, advice)
    if live.outcome is not None and not live.table.guild and advice is None:  # the result stands below
        face = RenderedPrompt(speaker.text("board-last"), ())
    decides = live.question is not None and live.question.seat == seat
    notes = [speaker.text("hand-channel-lost")] if lost else []
    notes += [speaker.text("hand-board", link=link)] if link and not lost else []
    notes += reminders(live, seat, speaker)
    notes += times.lines(live, speaker) if decides or late else []
    table = live.table.id
    by_hand = (Button(table_id(table, "byhand"), speaker.text("button-by-hand")),)
    undo = (Button(table_id(table, "undo"), speaker.text("button-undo")),)
    tools = after_lesson(advice, speaker) or (advice.tools if advice else ())
    row = (
        (tools,)
        if tools
        else ()
        if live.outcome is not None
        else (
            (
                *(undo if may_undo(live.kept.setup.flags) else ()),
                Button(table_id(table, "state"), speaker.text("button-state")),
                Button(table_id(table, "log"), speaker.text("button-log")),
                Button(table_id(table, "habits"), speaker.text("button-habits")),
                *(by_hand if agreed(live.table.options.flags) and not view.seats[seat].out else ()),
            ),
        )
    )
    waits = live.question is not None and not decides and not view.seats[seat].out
    waiting = times.waiting_buttons(live, speaker, late=late) if waits else ()
    look = () if view.seats[seat].out else look_select(live, view, speaker)
    below = (*((waiting,) if waiting else ()), *row)
    most = LESSON_LIMIT if advice else CHANGED_LIMIT
    looked, held = _looked(prompt_for(live, view, seat), view), view.seats[view.viewer].hand or ()
    is_board = not looked and not held and not live.table.guild
    sizes, least = (BOARD, BOARD_LEAST) if is_board else _heights(len(looked), len(held))
    whole = clipped("\n".join([face.text, *notes]), TEXT_LIMIT)
    text = _fitted(whole, lambda text: room(text, face.rows, below, least))
    tells = decides or not live.table.guild
    events = happened.happened(live, seat, happened.last_decided(live, seat)) if tells else []
    telling = happened.teller(view, live.kept.setup.cards, events, seat, speaker)
    latest = min(lines(telling(1)), LATEST) if events else 0.0
    giving_way = ((*below, *look), below, *[_spared(below, table, verbs) for verbs in ELSEWHERE])
    fits = (rows for rows in giving_way if room(text, face.rows, rows, least) >= max(latest, FIRST))
    below = next(fits, giving_way[-1])
    left = partial(room, text, face.rows, below)
    wanted = max(CHANGED_LEAST, min(lines(telling(most)), TOLD)) if events else CHANGED_LEAST
    tall = next((each for each in sizes if left(each if is_board else max(each, least)) >= wanted), sizes[-1])
    room_left = left(max(tall, least))
    return Screen(
        text,
        (*face.rows, *below),
        hand_pictures(view, live, speaker.plain(), tall, place),
        changed=happened.fitting(telling, most, room_left) if events else "",
        asked=len(face.rows),
        is_laid_out=True,
        is_passing=live.outcome is None and advice is None,
    )


def _heights(looked: int, held: int) -> tuple[Sequence[int], int]:
    """Points that the last picture of cards is high at most, the most first, and what it takes at least."""
    if not looked and not held:
        return (HEAD,), HEAD
    return TALL if looked or held > 2 else TWO, max(TALL[-1], HEAD + (looked or held) * ROW)


def _fitted(text: str, left: Callable[[str], float]) -> str:
    """A text whose small print, which the cards say as well, is cut where nothing of what has changed would fit in."""
    for most in SMALL_PRINT:
        if left(text) >= FIRST:
            break
        text = "\n".join(shortened(each, most) if each.startswith("-# ") else each for each in text.splitlines())
    return text


def _spared(rows: Rows, table: str, verbs: Collection[str]) -> Rows:
    """Rows without what stands under the board too, and can be asked for by a command."""
    spared = {table_id(table, verb) for verb in verbs}
    kept = (row if isinstance(row, Select) else tuple(each for each in row if each.id not in spared) for row in rows)
    return tuple(row for row in kept if row)


def _looked(asked: Prompt | None, view: View) -> tuple[str, ...]:
    """The cards that a seat looks at just now: those that are shown to him, else those among which he chooses and that
    he sees nowhere else."""
    if view.shown:
        return tuple(card.key for card in view.shown)
    if asked is None or asked.seat != view.viewer or asked.style in (MENU, WAIT):
        return ()
    seen = {"", *in_sight(view).values()}
    return tuple(dict.fromkeys(choice.key for choice in asked.choices if choice.key not in seen))


def own_face(
    live: Live, view: View, seat: int, speaker: Speaker, place: PromptPosition, advice: LessonAdvice | None = None
) -> RenderedPrompt:
    """The prompt for a seat with what a lesson says to it, or who is awaited instead."""
    lines = LESSON_LINES if advice and advice.nth else MENU_LINES
    shown = _face(live, view, seat, speaker, place, lines)
    return advised(shown, advice, prompt_for(live, view, seat), place, speaker)


def _face(live: Live, view: View, seat: int, speaker: Speaker, place: PromptPosition, lines: int) -> RenderedPrompt:
    if live.outcome is not None:
        return RenderedPrompt(speaker.text("board-over", result=result(live, speaker)), ())
    if view.seats[seat].out:
        return RenderedPrompt(speaker.text("hand-watching"), ())
    asked = prompt_for(live, view, seat)
    if asked is None or asked.seat != seat:
        waited = live.question.seat if live.question else seat
        return RenderedPrompt(speaker.text("hand-waiting", seat=speaker.seat(waited)), ())
    own = live.table.seats[seat]
    confirm = own.habits.confirm_end and own.unasked != live.game
    shown = face(with_targets(asked, place), live.game, place, speaker, confirm=confirm, lines=lines)
    return replace(shown, text="\n".join([shown.text, *(_no_end(live, asked, speaker) if seat == view.active else ())]))


def _no_end(live: Live, asked: Prompt, speaker: Speaker) -> list[str]:
    """Why a turn cannot be ended yet, where there is no button for it and the rules have a reason."""
    if asked.style != MENU or {"end", "pass"} & {group.verb for group in asked.groups}:
        return []
    refusal = live.play.why_not(asked.seat, ("end",))
    verb = speaker.text("verb-end")
    told = speaker.text("why-cannot", verbs=verb, reason=speaker.refusal(refusal)) if refusal else ""
    return [speaker.text("board-line", line=told)] if told else []


def hand_pictures(
    view: View, live: Live, plain: Speaker, tall: int = TALL[0], place: PromptPosition = MENU_ITSELF
) -> tuple[Picture, ...]:
    """The seat's hand, and the cards that it looks at just now; before them the board, where everything is private and
    where a target is to be chosen. `tall`: the points that the last of them is high at most."""
    cards, names, lang, printed = live.kept.setup.cards, plain.players, plain.lang, plain.book.printed
    side, art = view.seats[view.viewer], plain.book.art
    if side.hand is None or side.out:
        return ()
    held = tuple(card.key for card in side.hand)
    asked = prompt_for(live, view, view.viewer)
    looked, tallest = _looked(asked, view), tall * DRAWN // ACROSS
    wide = live.table.seats[view.viewer].habits.wide_board
    highest = AT_A_DESK if wide else tallest if not looked else TALL[0] * DRAWN // ACROSS
    pictures: list[Picture] = []
    own = marks(with_targets(asked, place)) if asked and asked.seat == view.viewer else {}
    if not live.table.guild or (own and place.group >= 0):
        since = happened.last_decided(live, view.viewer)
        seen = live.play.view(SPECTATOR)
        board = partial(table_pictures, below=view.viewer, marks=own, wide=wide)
        pictures.extend(board(live, seen, since, plain, highest=TALLEST if held or looked else tallest))
    if held or not (looked or pictures):
        alt = render.hand_alt(view, cards, lang, names, printed)
        drawn = partial(render.hand, view, cards, lang, names, printed, art, tallest=highest, wide=wide)
        pictures.append(Picture("hand.png", alt, drawn, mark("hand", lang, alt, f"{highest} {wide}", *held)))
    if looked:
        numbers = tuple(range(1, len(looked) + 1))
        drawn = partial(render.cards, looked, cards, view.game, lang, "", numbers, printed, art, tallest=tallest)
        alt = render.cards_alt(looked, cards, view.game, lang, "", numbers, printed)
        pictures.append(Picture("cards.png", alt, drawn, mark("cards", lang, f"{tallest}", *looked)))
    return tuple(pictures)


def hand_pages(live: Live, user: int, speaker: Speaker) -> list[str]:
    """A player's own hand as text, each card with all that it says; none for whoever does not play. Raises NotSeated
    where only players may look."""
    seat = live.viewer(user)
    view = live.play.view(seat)
    if live.outcome is not None or seat == SPECTATOR or view.seats[seat].hand is None or view.seats[seat].out:
        return []
    cards = live.kept.setup.cards
    return render.hand_text(view, cards, speaker.lang, speaker.players, speaker.book.printed)
