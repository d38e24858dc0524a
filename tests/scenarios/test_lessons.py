"""Lessons: each script leads its learner to a win, in every language, whatever copies of cards are taken."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cogs.presentation import hand_screens, phone
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.coaching import NotInTheLesson, advice, advised, guard, leads
from cogs.presentation.controls import GREEN, LABEL, Button
from cogs.presentation.phone import columns
from cogs.presentation.prompt_controls import face
from cogs.presentation.prompt_ids import PromptPosition, Several, next_step, read_id
from cogs.presentation.screen import TEXT_LIMIT
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from data.games import folder_of, with_files
from data.lessons import LESSON, load, text_keys
from data.records import export, read, verify
from engine.games.registry import EVERY, GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.record.shuffle import commitment
from engine.kernel.state.question import Answer, forced_picks
from engine.prompt import MENU
from engine.scenario import ScenarioError, Unmet
from engine.scenario.lesson import LEARNER, Lesson, load_lesson
from engine.table import TUTORIAL, GameRow, Live, Options, Seat, TableRow
from tests.warm import shelf_of

EVERY_GAME = pytest.mark.parametrize("game", with_files(LESSON))
EVERY_LANGUAGE = pytest.mark.parametrize("lang", ["en", "ja"])
ANN = 900_000_000_000_000_101
SECRET = b"some secret"
ROOMY = 700
"""A text longer than this is no short text."""


@cache
def lesson(game: str) -> Lesson:
    return load(game, shelf_of(game))


def begun(game: str) -> Live:
    """A table at which the lesson has just been dealt."""
    known = lesson(game)
    options = Options(game=game, flags=known.flags)
    seats = (Seat(user=ANN, deck=known.decks[0]), Seat(user=-1, deck=known.decks[1], partner=TUTORIAL))
    setup = Setup(
        game=game,
        engine=ENGINE,
        id="t.1",
        decks=known.decks,
        cards=known.cards,
        flags=known.flags,
        commitment=commitment(SECRET, "t.1"),
        entropy=("one", "two"),
    )
    row = TableRow(id="t", guild=0, channel=1, host=ANN, options=options, seats=seats, status="playing", games=("t.1",))
    play = Play(GAMES[game], setup, SECRET)
    return Live(row, GameRow(id="t.1", table="t", setup=setup, secret=SECRET), play, {0: play.events})


def speaker(game: str, lang: str) -> Speaker:
    return Speaker(catalogue(), lang, CardBook(lesson(game).cards), ("Ann", "Mikan"), game=game)


def go_on(live: Live, picks: tuple[int, ...]) -> None:
    assert live.question is not None
    live.told[live.no + 1] = live.play.take(Answer(live.question.seat, picks))


def test_every_game_has_its_lesson() -> None:
    assert {game for game in with_files(LESSON) if EVERY[game].offered} == GAMES.keys()


@EVERY_GAME
@EVERY_LANGUAGE
def test_whoever_presses_only_what_is_marked_wins(game: str, lang: str) -> None:
    live, lessons, says = begun(game), {game: lesson(game)}, speaker(game, lang)
    steps, presses, shown = 0, 0, []
    while (question := live.question) is not None:
        led = advice(live, LEARNER, lessons)
        if question.seat != LEARNER or led is None:
            picks = forced_picks(question) if question.is_forced else lessons[game].picks(live.play.game, question)
            assert picks is not None, "the partner has his step, and so has the learner"
            go_on(live, picks)
            continue
        steps += led.nth > steps
        assert led.key, "every step says what to do"
        place = PromptPosition()
        while isinstance(place, PromptPosition):
            screen = hand_screens.hand(live, LEARNER, says, place, advice=led)
            assert len(screen.text) <= TEXT_LIMIT
            assert says.text(led.key) in screen.text
            shown.append(says.text(led.key))
            place, presses = pressed(live, place, led.picks, says), presses + 1
        go_on(live, place)
    assert live.outcome is not None
    assert live.outcome.winners == (LEARNER,)
    assert steps == lesson(game).learner
    assert max(map(len, shown)) <= ROOMY
    assert presses <= 40, "about five minutes"
    end = advice(live, LEARNER, lessons)
    assert end is not None
    said = hand_screens.hand(live, LEARNER, says, PromptPosition(), advice=end).text
    assert said == says.text(end.key), "that the game is over is said once"


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_step_stands_on_a_phone_under_what_has_just_happened(game: str, lang: str) -> None:
    """One green button leads on; what happened last is told to its end, and the lower half of the picture is seen."""
    live, lessons, says = begun(game), {game: lesson(game)}, speaker(game, lang)
    told = 0
    while (question := live.question) is not None:
        led = advice(live, LEARNER, lessons)
        if question.seat == LEARNER and led is not None:
            screen = hand_screens.hand(live, LEARNER, says, PromptPosition(), advice=led)
            asked, below = screen.rows[: screen.asked], screen.rows[screen.asked :]
            green = [each for row in asked if isinstance(row, tuple) for each in row if each.style == GREEN]
            assert [each.label for each in green if not each.label.startswith("▸ ")] == []
            assert not screen.changed.endswith("…"), (live.no, screen.changed)
            with Image.open(BytesIO(screen.pictures[-1].draw())) as image:
                tall = image.height * phone.ACROSS / image.width
            assert phone.lines(screen.changed) <= phone.room(screen.text, asked, below, tall) + 0.2, (live.no, tall)
            told += bool(screen.changed)
        go_on(live, lessons[game].picks(live.play.game, question) or forced_picks(question))
    assert told >= 5


def pressed(
    live: Live, place: PromptPosition, wished: tuple[int, ...], says: Speaker
) -> PromptPosition | tuple[int, ...]:
    """Press the one control that is marked."""
    view = live.play.view(LEARNER)
    asked = prompt_for(live, view, LEARNER)
    led = advice(live, LEARNER, {live.kept.setup.game: lesson(live.kept.setup.game)})
    assert asked is not None
    found = advised(face(asked, live.game, place, says), led, asked, place, says)
    buttons = [each for row in found.rows if isinstance(row, tuple) for each in row]
    marked = [each for each in buttons if each.label.startswith("▸ ")]
    assert [each.label for each in buttons if columns(each.label) > LABEL] == [], "no label loses its end"
    selects = [row for row in found.rows if not isinstance(row, (tuple, Button))]
    picks = [(select, pick) for select in selects for pick in select.picks if pick.label.startswith("▸ ")]
    assert len(marked) + bool(picks) == 1, "one thing to press, and no more"
    assert asked.style != MENU or not picks, "in a turn it is a button, not a line of a list"
    assert [row.hint.startswith("▸ ") for row in selects] == [row is picks[0][0] if picks else False for row in selects]
    click = read_id(picks[0][0].id if picks else marked[0].id)
    assert click is not None
    step = next_step(asked, click, [int(pick.value) for _, pick in picks])
    assert not isinstance(step, Several)
    return step


@EVERY_GAME
def test_anything_else_is_refused_and_changes_nothing(game: str) -> None:
    live, check = begun(game), guard({game: lesson(game)})
    refused = 0
    while (question := live.question) is not None:
        picks = lesson(game).picks(live.play.game, question)
        for other in range(len(question.options)) if question.least == question.most == 1 else ():
            if not lesson(game).accepts(live.play.game, question, (other,)):
                with pytest.raises(NotInTheLesson):
                    check(live, Answer(question.seat, (other,)))
                refused += 1
        if picks is not None:
            check(live, Answer(question.seat, picks))
        go_on(live, picks if picks is not None else forced_picks(question))
    assert refused > 20


@EVERY_GAME
def test_a_copy_is_as_good_as_the_card_that_is_named(game: str) -> None:
    live, known = begun(game), lesson(game)
    taken = 0
    while (question := live.question) is not None:
        picks = known.picks(live.play.game, question) or forced_picks(question)
        others = [
            other
            for other in range(len(question.options))
            if (other,) != picks
            and len(picks) == 1
            and known.picks(live.play.game, question)
            and known.accepts(live.play.game, question, (other,))
        ]
        taken += bool(others)
        go_on(live, (others[-1],) if others else picks)
    assert live.outcome is not None
    assert live.outcome.winners == (LEARNER,)
    assert game != "lorcana" or taken, "some card of this lesson is in hand twice"


@EVERY_GAME
def test_the_record_of_a_lesson_is_a_record_like_any_other(game: str, tmp_path: Path) -> None:
    live = begun(game)
    while (question := live.question) is not None:
        go_on(live, lesson(game).picks(live.play.game, question) or forced_picks(question))
    file = tmp_path / "lesson.kotatsu"
    file.write_bytes(export(GAMES[game], live.kept.setup, live.play.rows, live.kept.secret, opened=True))
    assert read(file).shuffles == [], "nothing was shuffled"
    assert verify(file, GAMES).result == "exact"


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_text_of_a_lesson_is_there(game: str, lang: str) -> None:
    assert [key for key in text_keys(lesson(game)) if not catalogue().has(key, lang)] == []


def test_a_lesson_that_was_rewritten_lets_its_game_go_on_freely() -> None:
    live = begun("lorcana")
    other = {"lorcana": lesson("mlp")}
    assert advice(live, LEARNER, other) is None
    guard(other)(live, Answer(0, (1,)))


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("ink kintaro", "ink momotar", "step 4.*no card"),
        ("ink kintaro", "quest kintaro", "step 4.*no answer"),
        ("quest kaguya, say: win", "end, say: win", "not won"),
        ("momotaro: HRT-028", "momotaro: HRT-999", "no card HRT-999"),
        ("say: alter", "says: alter", "says"),
        ("game: lorcana", "game: lorcane", "game.*lorcane"),
        ("  B: [", "  C: [", "decks"),
        ("3 kaguya", "three kaguya", "decks"),
        ("3 kaguya", "3 kaguyo", "no card kaguyo"),
    ],
)
def test_a_script_that_does_not_fit_is_refused_by_its_step(was: str, now: str, why: str) -> None:
    text = (folder_of("lorcana") / LESSON).read_text()
    assert was in text
    with pytest.raises((ScenarioError, Unmet), match=why):
        load_lesson(text.replace(was, now, 1).encode(), GAMES, {"lorcana": lesson("lorcana").cards})


def test_leads_marks_no_control_of_another_kind() -> None:
    live = begun("lorcana")
    asked = prompt_for(live, live.play.view(LEARNER), LEARNER)
    assert asked is not None
    assert not leads(Button("t:table:state", "State"), (0,), asked, PromptPosition())
