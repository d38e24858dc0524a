"""Wide pictures are each player's own choice; what everybody sees is wide where all who play have chosen so."""

import dataclasses
import io

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.presentation import board_screens, hand_screens
from cogs.presentation.layout import layout
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.screen import Picture
from engine.table import Habits, Live
from render.panel import TALLEST, WIDTH
from tests.cogs.positions import play
from tests.cogs.test_happened import speaker

GAMES = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")
GALLERY = 12
WIDE = Habits(wide_board=True)


def with_habits(live: Live, *habits: Habits, partner: bool = False, guild: int = 1) -> Live:
    """The same moment at a table whose players have chosen so."""
    seats = tuple(replace(place, habits=own) for place, own in zip(live.table.seats, habits, strict=True))
    if partner:
        seats = (seats[0], replace(seats[1], user=-2))
    return dataclasses.replace(live, table=replace(live.table, seats=seats, guild=guild))


def is_wide(picture: Picture) -> bool:
    with Image.open(io.BytesIO(picture.draw())) as image:
        return image.width * 10 >= image.height * 16


@pytest.mark.parametrize("game", GAMES)
def test_a_private_board_has_the_shape_that_its_reader_has_chosen(game: str) -> None:
    live = next(live for live in play(1, game=game) if live.question and live.no > 20)
    shapes = []
    for habits in (Habits(), WIDE):
        chosen = with_habits(live, habits, Habits(), guild=0)
        shown = hand_screens.hand(chosen, 0, speaker("en", game), PromptPosition()).pictures
        assert [picture.name for picture in shown[:2]] == ["board.png", "hand.png"]
        shapes.append(([is_wide(shown[0])], {picture.mark for picture in shown[:2]}))
    assert [wide for wide, _ in shapes] == [[False], [True]]
    assert not shapes[0][1] & shapes[1][1]


def test_what_everybody_sees_is_wide_where_all_people_have_chosen_so() -> None:
    live, words = next(live for live in play(1) if live.question and live.no > 20), speaker()
    for one, other, partner, wide in (
        (Habits(), Habits(), False, False),
        (WIDE, Habits(), False, False),
        (WIDE, WIDE, False, True),
        (WIDE, Habits(), True, True),
    ):
        shown = board_screens.board(with_habits(live, one, other, partner=partner), words)
        assert is_wide(shown.pictures[0]) is wide


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_board_that_is_too_full_for_one_picture_stands_in_its_message_as_several(lang: str) -> None:
    """One below the other, the last under the name that a board always has and with the description of all; a wide one
    is one picture, however many pieces there are."""
    words = speaker(lang)
    full = next(
        live for live in play(1, most=200) if live.question and len(board_screens.board(live, words).pictures) > 1
    )
    shown = board_screens.board(full, words)
    assert [picture.name for picture in shown.pictures] == [
        *[f"board-{number}.png" for number in range(1, len(shown.pictures))],
        "board.png",
    ]
    assert len({picture.mark for picture in shown.pictures}) == len(shown.pictures)
    *upper, last = shown.pictures
    assert {picture.alt for picture in upper} == {words.text("board-upper")}
    assert len(last.alt) > 200
    message = layout(shown).to_components()
    galleries = [part["items"][0]["media"]["url"] for part in message if part["type"] == GALLERY]
    assert galleries == [f"attachment://{picture.name}" for picture in shown.pictures]
    for picture in shown.pictures:
        with Image.open(io.BytesIO(picture.draw())) as image:
            assert image.height <= TALLEST * image.width // WIDTH
    own = hand_screens.hand(with_habits(full, Habits(), Habits(), guild=0), 0, words, PromptPosition())
    assert [picture.name for picture in own.pictures][: len(shown.pictures)] == [each.name for each in shown.pictures]
    assert len(board_screens.board(with_habits(full, WIDE, WIDE), words).pictures) == 1
