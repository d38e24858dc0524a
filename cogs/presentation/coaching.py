"""What a lesson tells its learner: the next step in words, and the control that leads to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from cogs.presentation import menu_controls
from cogs.presentation.controls import BLUE, GREEN, LABEL, Button, Row, Rows, Select, general_id
from cogs.presentation.prompt_controls import RenderedPrompt
from cogs.presentation.prompt_ids import PromptPosition, entries, read_id
from cogs.presentation.prompt_labels import Labels
from cogs.presentation.words import Speaker
from engine.kernel.state.question import Answer, Input
from engine.prompt import IN_ORDER, IN_TURN, MENU, Choice, Prompt
from engine.scenario.lesson import LEARNER, Lesson
from engine.table import Live, TableError
from engine.table.tables import Guard

MARK = "▸ "
DO, PRACTISE, PUZZLE = "help", "practise", "puzzle"
"""The verb of a button for what there is to do, and what comes after a lesson."""


class LessonAdvice(Struct, frozen=True, kw_only=True):
    """`key`: the message by which the learner is led on, filled in with `told`; `picks`: the answer that is wished for.
    `nth` of `all`. `tools`: what may be pressed in place of the usual buttons beside the question; `is_all`: nothing
    more is asked or said. `learned`: the game of a lesson that is over, "" before that.
    """

    key: str
    picks: tuple[int, ...] = ()
    nth: int = 0
    all: int = 0
    told: Mapping[str, str | int] = field(default_factory=dict)
    tools: tuple[Button, ...] = ()
    is_all: bool = False
    learned: str = ""


class NotInTheLesson(TableError):
    """The rules would allow it, the lesson wants something else first."""

    key = "tutorial-otherwise"


def lesson_at(live: Live, lessons: Mapping[str, Lesson]) -> Lesson | None:
    """The lesson that a game follows; None for an ordinary game, and for a lesson that has been rewritten since."""
    setup = live.kept.setup
    lesson = lessons.get(setup.game) if setup.flags.get("stacked") else None
    return lesson if lesson is not None and lesson.is_of(setup) else None


def advice(live: Live, seat: int, lessons: Mapping[str, Lesson]) -> LessonAdvice | None:
    """What a seat is told now."""
    lesson = lesson_at(live, lessons)
    if lesson is None or seat != LEARNER:
        return None
    prefix = f"tutorial-{lesson.file.game}-"
    if live.question is None:
        won = live.outcome is not None and live.outcome.winners == (LEARNER,)
        return LessonAdvice(key=prefix + lesson.file.end if won else "tutorial-given-up", learned=lesson.file.game)
    step = lesson.steps.get(live.question.no)
    picks = lesson.picks(live.play.game, live.question)
    if step is None or picks is None or live.question.seat != seat:
        return None
    return LessonAdvice(key=prefix + step.say if step.say else "", picks=picks, nth=step.nth, all=lesson.learner)


def after_lesson(advice: LessonAdvice | None, speaker: Speaker) -> tuple[Button, ...]:
    """What one does with a game that one has just learned; nothing while it is being learned."""
    if advice is None or not advice.learned:
        return ()
    return (
        Button(general_id(advice.learned, f"{DO}.{PRACTISE}"), speaker.text("button-help-practise"), GREEN),
        Button(general_id(advice.learned, f"{DO}.{PUZZLE}"), speaker.text("button-help-puzzle"), BLUE),
    )


def guard(lessons: Mapping[str, Lesson]) -> Guard:
    """A guard of tables that keeps a learner to the script."""

    def check(live: Live, move: Input) -> None:
        lesson = lesson_at(live, lessons)
        if lesson is None or live.question is None or not isinstance(move, Answer):
            return
        if not lesson.accepts(live.play.game, live.question, move.picks):
            raise NotInTheLesson

    return check


def advised(
    face: RenderedPrompt, advice: LessonAdvice | None, asked: Prompt | None, place: PromptPosition, speaker: Speaker
) -> RenderedPrompt:
    """A face with what the lesson says before it, and with a mark on the control that its step wishes for; at its end
    what it says is all."""
    if advice is None:
        return face
    head = [speaker.text(advice.key, **advice.told)] if advice.key else []
    if advice.is_all or advice.learned:
        return RenderedPrompt("\n".join(head), ())
    rows = face.rows
    if advice.nth:
        head.append(speaker.text("tutorial-step", nth=advice.nth, all=advice.all))
        rows = _led(rows, advice.picks, asked, place, speaker) if asked else rows
    return RenderedPrompt("\n".join([*head, face.text]), rows)


def _led(rows: Rows, wished: tuple[int, ...], asked: Prompt, place: PromptPosition, speaker: Speaker) -> Rows:
    """Rows with a mark on what is wished for; of a menu's list it is taken out, to stand above as a button."""
    lists = [row for row in rows if isinstance(row, Select) and place == PromptPosition() and asked.style == MENU]
    listed = next((row for row in lists if len(wished) == 1 and any(_listed(row, wished, asked))), None)
    click = read_id(listed.id) if listed else None
    button = menu_controls.wished(Labels(asked, click.game, speaker), wished[0], LABEL - len(MARK)) if click else None
    if listed is None or button is None:
        return tuple(_marked(row, wished, asked, place) for row in rows)
    left = replace(listed, picks=tuple(pick for pick in listed.picks if int(pick.value) not in wished))
    others = [left if row is listed else _plain(row) for row in rows if row is not listed or left.picks]
    return ((replace(button, label=MARK + button.label),), *others)


def _marked(row: Row, wished: tuple[int, ...], asked: Prompt, place: PromptPosition) -> Row:
    if isinstance(row, Select):
        return _with_mark(row, _listed(row, wished, asked))
    led = [leads(button, wished, asked, place) for button in row]
    return tuple(
        replace(button, label=MARK + button.label, style=GREEN) if is_led else _blue(button)
        for button, is_led in zip(row, led, strict=True)
    )


def _plain(row: Row) -> Row:
    """A row without what is wished for: the one green button of a step leads on."""
    return row if isinstance(row, Select) else tuple(map(_blue, row))


def _blue(button: Button) -> Button:
    return replace(button, style=BLUE) if button.style == GREEN else button


def _with_mark(row: Select, listed: Sequence[bool]) -> Select:
    """A list is opened only by who sees from outside that what he looks for is in it."""
    if not any(listed):
        return row
    picks = tuple(
        replace(pick, label=MARK + pick.label) if wished else pick
        for pick, wished in zip(row.picks, listed, strict=True)
    )
    return replace(row, picks=picks, hint=MARK + row.hint)


def _listed(row: Select, wished: tuple[int, ...], asked: Prompt) -> list[bool]:
    """Of each line of a list whether it is wished for, or in a menu leads on to what is."""
    click = read_id(row.id)
    leads_on = asked.style == MENU and click is not None and click.place is not None
    told = {choices[0].index: choices for group in asked.groups for choices in entries(group) if leads_on}
    values = [int(pick.value) for pick in row.picks]
    return [value in wished or any(each.index in wished for each in told.get(value, ())) for value in values]


def leads(button: Button, wished: tuple[int, ...], asked: Prompt, place: PromptPosition) -> bool:
    """Whether a button of a prompt leads from a place towards an answer."""
    click = read_id(button.id)
    if click is None or button.disabled or click.asks_no_more or click.batch >= 0:
        return False
    if click.place is None:
        return not click.takes_values and _same(click.picks, wished, asked)
    there = click.place
    if there.sure >= 0:
        return there.sure in wished
    if asked.style == MENU:
        return _deeper(there, place) and any(choice.index in wished for choice in _within(there, asked))
    return len(there.picks) > len(place.picks) and _begins(there.picks, wished, asked)


def _deeper(there: PromptPosition, place: PromptPosition) -> bool:
    """Not back, and not to another page."""
    return there.group >= 0 and (there.group != place.group or len(there.picks) > len(place.picks))


def _within(there: PromptPosition, asked: Prompt) -> list[Choice]:
    """The choices that are left at a place of a menu."""
    choices = asked.groups[there.group].choices
    if not there.picks:
        return [*choices]
    first = next(choice for choice in choices if choice.index == there.picks[0])
    return [choice for choice in choices if choice.label.args.get("card") == first.label.args.get("card")]


def _same(picks: tuple[int, ...], wished: tuple[int, ...], asked: Prompt) -> bool:
    return len(picks) == len(wished) and _begins(picks, wished, asked)


def _begins(picks: tuple[int, ...], wished: tuple[int, ...], asked: Prompt) -> bool:
    """Whether what was picked so far leads to what is wished."""
    if asked.style in (IN_ORDER, IN_TURN):
        return picks == wished[: len(picks)]
    return set(picks) <= set(wished)
