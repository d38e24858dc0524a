"""A choice among pieces in play: its controls and the picture of the table bear the same marks."""

from collections.abc import Iterator

import pytest

from cogs.presentation import board_screens, hand_screens
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.controls import Row, Select
from cogs.presentation.marking import mark_of, marks, with_targets
from cogs.presentation.prompt_ids import PromptPosition, by_card
from engine.kernel.views.view import SPECTATOR
from engine.prompt import MENU, PAIR, Prompt
from engine.table import Live
from render.face import NOWHERE, face
from render.games import names_of
from render.marks import Mark
from render.tile import edges
from tests.cogs.positions import play
from tests.cogs.test_happened import speaker
from tests.render.pictures import listening
from tests.render.positions import CARDS, busy

GAMES = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")
ENOUGH = 3
TARGETLESS = ("precious_memories",)
"""Games in whose turns no card goes with a piece in play."""


def own_prompt(live: Live) -> Prompt | None:
    assert live.question is not None
    return prompt_for(live, live.play.view(live.question.seat), live.question.seat)


def choices(game: str) -> Iterator[tuple[Live, Prompt]]:
    """A few questions of a game among pieces in play."""
    seen = 0
    for seed in (1, 2, 3):
        for live in play(seed, game=game):
            asked = own_prompt(live) if live.question else None
            if asked and marks(asked):
                seen += 1
                yield live, asked
            if seen == ENOUGH:
                return
    assert seen, "no such question"


def labels(rows: tuple[Row, ...]) -> list[str]:
    return [each.label for row in rows for each in (row.picks if isinstance(row, Select) else row)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_mark_stands_on_the_control_and_on_the_piece(game: str, lang: str) -> None:
    words = speaker(lang, game)
    for live, asked in choices(game):
        own = hand_screens.hand(live, asked.seat, words, PromptPosition())
        for choice in asked.choices:
            mark = mark_of(choice)
            assert mark is None or any(label.startswith(f"{mark} ") for label in labels(own.rows)), choice
        with listening() as heard:
            for picture in board_screens.board(live, words).pictures:
                picture.draw()
        written = "".join(one.text for one in heard)
        assert all(str(mark) in written for mark in marks(asked).values())


@pytest.mark.parametrize("game", GAMES)
def test_each_piece_has_a_number_of_its_own_and_a_ring_if_it_is_the_choosers(game: str) -> None:
    for live, asked in choices(game):
        given = marks(asked)
        view = live.play.view(SPECTATOR)
        whose = {piece.ref: piece.seat for side in view.seats for piece in side.pieces}
        assert sorted(mark.number for mark in given.values()) == list(range(1, len(given) + 1))
        for choice in asked.choices:
            mark = mark_of(choice)
            if mark and choice.side:
                assert mark.opposing == (whose[choice.ref] != asked.seat)


def test_what_only_one_may_see_marks_nothing_for_all_and_neither_does_a_menu() -> None:
    words, private, menus = speaker(), 0, 0
    for live in play(4):
        if live.question is None:
            continue
        asked = own_prompt(live)
        assert asked is not None
        if live.question.private or asked.style == MENU:
            private += live.question.private
            menus += asked.style == MENU
            assert marks(asked) == marks(prompt_for(live, live.play.view(SPECTATOR), SPECTATOR)) == {}
        if private and menus > 5:
            break
    assert private
    assert board_screens.board(live, words).pictures


@pytest.mark.parametrize("game", GAMES)
def test_the_targets_of_a_menu_are_marked_on_the_board_of_its_own_player_alone(game: str) -> None:
    words, pages = speaker("en", game), 0
    for live in (each for seed in (1, 2, 3) for each in play(seed, game=game)):
        asked = own_prompt(live) if live.question else None
        if asked is None or asked.style != MENU:
            continue
        assert marks(asked) == {}
        for number, group in enumerate(asked.groups):
            for choices in by_card(group):
                place = PromptPosition(number, 0, (choices[0].index,))
                aims = {choice.ref for choice in choices if choice.label.key == PAIR and choice.ref}
                given = marks(with_targets(asked, place))
                assert given.keys() == (aims if len(aims) > 1 else set())
                if given and pages < ENOUGH:
                    pages += 1
                    own = hand_screens.hand(live, asked.seat, words, place)
                    assert all(any(each.startswith(f"{mark} ") for each in labels(own.rows)) for mark in given.values())
                    assert own.pictures[0].name == board_screens.BOARD
                    with listening() as heard:
                        own.pictures[0].draw()
                    written = "".join(one.text for one in heard)
                    assert all(str(mark) in written for mark in given.values())
                    whose = {piece.ref: piece.seat for side in live.play.view(0).seats for piece in side.pieces}
                    assert all(mark.opposing == (whose[ref] != asked.seat) for ref, mark in given.items())
        if pages == ENOUGH:
            break
    assert pages or game in TARGETLESS


def test_a_picture_with_other_marks_is_another_one() -> None:
    live, asked = next(choices("lorcana"))
    plain = speaker().plain()
    view = live.play.view(SPECTATOR)
    one, other = (board_screens.table_pictures(live, view, 0, plain, marks=given)[0] for given in ({}, marks(asked)))
    assert one.mark != other.mark


def test_one_piece_alone_needs_no_mark() -> None:
    alone = 0
    for live in play(5):
        own = own_prompt(live) if live.question else None
        refs = {choice.ref for choice in own.choices if choice.ref} if own else set()
        alone += len(refs) == 1
        assert own is None or len(marks(own)) != 1
    assert alone


def test_own_and_opposing_pieces_have_other_edges() -> None:
    view = busy()
    shown = face(view.seats[0].pieces[0], view, names_of("lorcana", CARDS, "en"), NOWHERE)
    frames = {edges(shown._replace(mark=mark)) for mark in (None, Mark(1), Mark(1, opposing=True))}
    assert len(frames) == 3
