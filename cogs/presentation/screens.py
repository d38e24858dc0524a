"""What each surface shows: plain values worked out from a view, drawn and sent by others."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import render
from cogs.presentation import happened, times
from cogs.presentation.coaching import LessonAdvice, advised
from cogs.presentation.controls import BLUE, GREEN, Button, Rows, table_id
from cogs.presentation.phone import room
from cogs.presentation.printed import reminders, told_lines
from cogs.presentation.prompt_controls import PromptPosition, RenderedPrompt, face, public_rows
from cogs.presentation.words import Speaker, clipped
from data.decks import Deck
from engine.kernel.cards.card import Card
from engine.kernel.verbs.by_hand import agreed
from engine.kernel.views.view import SPECTATOR, View
from engine.logbook import lines
from engine.prompt import MENU, Prompt, prompt
from engine.saying import Say
from engine.table import Live, may_undo
from render.markup import escaped
from render.words import word

TEXT_LIMIT = 1900
CHANGED_LIMIT = 1500
"""Together they are less than the 4,000 signs that a message of components V2 holds."""
BACK_LINES = 5
LESSON_LIMIT = 200
CHANGED_LEAST = 48
"""So much of what changed is told even where a phone cannot show all at once."""

REFUSED = {
    "undo": ("undo-not-allowed", "undo-withdrawn"),
    "draw": ("draw-not-agreed", "draw-withdrawn"),
    "pause": ("pause-not-agreed", "pause-withdrawn"),
}
"""What is told of a request that somebody did not agree to, and of one that was taken back."""


class Picture(Struct, frozen=True):
    """A picture still to be drawn, its alt text, and a mark that is equal for equal pictures."""

    name: str
    alt: str
    draw: Callable[[], bytes]
    mark: str


class Screen(Struct, frozen=True):
    """The content of one message; `mentions` are the users it pings when it is posted.

    `is_laid_out`: its message is one of components V2, with the pictures first, then what has `changed`, then the text
    with the first `asked` rows in one frame, then the other rows. Else the text stands above the pictures.
    """

    text: str
    rows: Rows = ()
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()
    changed: str = ""
    asked: int = 0
    is_laid_out: bool = False

    @property
    def face_mark(self) -> str:
        """Equal for equal words and controls."""
        return _mark(self.text, self.changed, f"{self.asked}", msgspec.json.encode(self.rows))

    @property
    def art_mark(self) -> str:
        """Equal for equal pictures."""
        return _mark(*[picture.mark for picture in self.pictures])


def _mark(*parts: str | bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
        digest.update(b"\0")
    return digest.hexdigest()[:16]


def keys_of(live: Live) -> tuple[str, ...]:
    """The card keys by number, as the setup dealt them."""
    return tuple(key for deck in live.kept.setup.decks for key in deck)


def prompt_for(live: Live, view: View, viewer: int) -> Prompt | None:
    """The open question as a viewer may see it; None when the game is over."""
    if live.question is None:
        return None
    return prompt(view, live.question, viewer, keys_of(live), live.kept.setup.cards)


def log_lines(live: Live, viewer: int, after: int = -1, until: int | None = None) -> list[Say]:
    """The log after an input, up to another one, as a viewer may read it."""
    happened = [event for no, event in live.events_after(after, viewer) if until is None or no <= until]
    return lines(happened, viewer, live.play.rules.id)


# --- the board ---


def board(live: Live, speaker: Speaker) -> Screen:
    """The table as everybody sees it, whose decision it is on top."""
    view = live.play.view(SPECTATOR)
    awaited = view.awaited.seat if view.awaited else view.active
    since = happened.last_decided(live, awaited)
    turn = happened.happened(live, SPECTATOR, min(since, happened.turn_began(live)))
    text = "\n".join([headline(live, view, speaker), *times.lines(live, speaker)])
    asked = prompt_for(live, view, SPECTATOR)
    rows = public_rows(asked, live.game, speaker) if asked else ()
    cards = live.kept.setup.cards
    return Screen(
        clipped(text, TEXT_LIMIT),
        (*rows, board_buttons(live, speaker)),
        (_table(live, view, since, speaker.plain()),),
        changed=happened.told(view, cards, turn, SPECTATOR, speaker, CHANGED_LIMIT),
        asked=len(rows),
        is_laid_out=True,
    )


def _table(live: Live, view: View, since: int, plain: Speaker) -> Picture:
    """The board with signs on what has changed since an input; what is said below it does not stand in it."""
    seen = happened.marked(view, happened.happened(live, SPECTATOR, since))
    spoken = tuple(plain.say(line) for line in log_lines(live, SPECTATOR, max(live.no - 4, -1))[-4:])
    return board_picture(seen, live.kept.setup.cards, plain, spoken, is_alone=False)


def headline(live: Live, view: View, speaker: Speaker) -> str:
    """Whose decision it is, or how the game ended."""
    if live.outcome is not None:
        return speaker.text("board-over", result=result(live, speaker))
    assert view.awaited is not None, "a game that goes on awaits somebody"
    kind = word(speaker.lang, "ask", view.awaited.kind, speaker.game) if view.awaited.kind else "none"
    return speaker.text("board-awaited", seat=speaker.seat(view.awaited.seat), kind=kind)


def result(live: Live, speaker: Speaker) -> str:
    """How a game ended, in one sentence."""
    ended = [line for line in log_lines(live, SPECTATOR, live.no - 1) if line.key == "log-outcome"]
    return speaker.say(ended[-1]) if ended else ""


def board_picture(
    view: View, cards: Mapping[str, Card], plain: Speaker, spoken: Sequence[str], *, is_alone: bool = True
) -> Picture:
    """The board, drawn when it is needed; `cards` are those of the record. `spoken`: the last lines of the log, for
    its alt text, and where it stands alone for the picture too."""
    names, printed, art = plain.players, plain.book.printed, plain.book.art
    mark = _mark(msgspec.json.encode(view), plain.lang, *names, *spoken)
    drawn = spoken if is_alone else ()
    return Picture(
        "board.png",
        render.board_alt(view, cards, plain.lang, names, spoken, printed),
        partial(render.board, view, cards, plain.lang, names, drawn, printed, art),
        mark,
    )


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
    return (
        Button(table_id(table, "move"), speaker.text("button-move"), GREEN),
        Button(table_id(table, "hand"), speaker.text("button-hand"), BLUE),
        *look,
        *undo,
    )


# --- for one seat alone ---


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
    decides = live.question is not None and live.question.seat == seat
    notes = [speaker.text("hand-channel-lost")] if lost else []
    notes += [speaker.text("hand-board", link=link)] if link and not lost else []
    notes += reminders(live, seat, speaker)
    notes += times.lines(live, speaker) if decides or late else []
    table = live.table.id
    by_hand = (Button(table_id(table, "byhand"), speaker.text("button-by-hand")),)
    undo = (Button(table_id(table, "undo"), speaker.text("button-undo")),)
    tools = advice.tools if advice else ()
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
    rows = (*face.rows, *((waiting,) if waiting else ()), *row)
    text = clipped("\n".join([face.text, *notes]), TEXT_LIMIT)
    most = min(max(room(text, rows), CHANGED_LEAST), LESSON_LIMIT if advice else CHANGED_LIMIT)
    return Screen(
        text,
        rows,
        hand_pictures(view, live, speaker.plain()),
        changed=_since_own(live, view, speaker, most) if decides or not live.table.guild else "",
        asked=len(face.rows),
        is_laid_out=True,
    )


def _since_own(live: Live, view: View, speaker: Speaker, most: int) -> str:
    """What a seat may know of what happened since it last decided."""
    events = happened.happened(live, view.viewer, happened.last_decided(live, view.viewer))
    return happened.told(view, live.kept.setup.cards, events, view.viewer, speaker, most)


def own_face(
    live: Live, view: View, seat: int, speaker: Speaker, place: PromptPosition, advice: LessonAdvice | None = None
) -> RenderedPrompt:
    """The prompt for a seat with what a lesson says to it, or who is awaited instead."""
    return advised(_face(live, view, seat, speaker, place), advice, prompt_for(live, view, seat), place, speaker)


def _face(live: Live, view: View, seat: int, speaker: Speaker, place: PromptPosition) -> RenderedPrompt:
    if live.outcome is not None:
        return RenderedPrompt(speaker.text("board-over", result=result(live, speaker)), ())
    if view.seats[seat].out:
        return RenderedPrompt(speaker.text("hand-watching"), ())
    asked = prompt_for(live, view, seat)
    if asked is None or asked.seat != seat:
        waited = live.question.seat if live.question else seat
        return RenderedPrompt(speaker.text("hand-waiting", seat=speaker.seat(waited)), ())
    shown = face(asked, live.game, place, speaker, confirm=live.table.seats[seat].habits.confirm_end)
    return replace(shown, text="\n".join([shown.text, *_no_end(live, asked, speaker)]))


def _no_end(live: Live, asked: Prompt, speaker: Speaker) -> list[str]:
    """Why a turn cannot be ended yet, where there is no button for it and the rules have a reason."""
    if asked.style != MENU or {"end", "pass"} & {group.verb for group in asked.groups}:
        return []
    refusal = live.play.why_not(asked.seat, ("end",))
    verb = speaker.text("verb-end")
    told = speaker.text("why-cannot", verbs=verb, reason=speaker.refusal(refusal)) if refusal else ""
    return [speaker.text("board-line", line=told)] if told else []


def hand_pictures(view: View, live: Live, plain: Speaker) -> tuple[Picture, ...]:
    """The seat's hand, and the cards that it looks at just now; in direct messages before them the board."""
    cards, names, lang, printed = live.kept.setup.cards, plain.players, plain.lang, plain.book.printed
    side, art = view.seats[view.viewer], plain.book.art
    if side.hand is None or side.out:
        return ()
    held = tuple(card.key for card in side.hand)
    alt = render.hand_alt(view, cards, lang, names, printed)
    pictures = [
        Picture(
            "hand.png",
            alt,
            partial(render.hand, view, cards, lang, names, printed, art),
            _mark("hand", lang, alt, *held),
        )
    ]
    looked = tuple(card.key for card in view.shown)
    if not live.table.guild:
        since = happened.last_decided(live, view.viewer)
        pictures.insert(0, _table(live, live.play.view(SPECTATOR), since, plain))
    if looked:
        numbers = tuple(range(1, len(looked) + 1))
        drawn = partial(render.cards, looked, cards, view.game, lang, "", numbers, printed, art)
        pictures.append(
            Picture(
                "cards.png",
                render.cards_alt(looked, cards, view.game, lang, "", numbers, printed),
                drawn,
                _mark("cards", lang, *looked),
            )
        )
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


# --- messages of the table ---


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
        text = speaker.text("draw-offered", seat=", ".join(speaker.seat(seat) for seat in row.draw))
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


def deck_title(name: str, decks: Sequence[Deck], speaker: Speaker) -> str:
    """What a deck is called: a ready-made one by its name, a pasted one as such."""
    for deck in decks:
        if deck.id == name:
            return deck.name.get(speaker.lang) or next(iter(deck.name.values()))
    return escaped(name) if name else speaker.text("deck-pasted")
