"""On a phone, 365 points wide, nothing that matters is under 11 points and no name under 13, in any game."""

from collections.abc import Callable
from types import ModuleType

import pytest

from engine.kernel.views.view import View
from render import card, hand
from render.board import board, layout
from render.panel import TALLEST
from tests.render import (
    harem_master_positions,
    mlp_positions,
    positions,
    precious_positions,
    quintuplets_positions,
)
from tests.render.pictures import Written, listening, opened

PHONE = 365
LEAST, NAME = 11, 13
HIGHEST = 844 * 0.7
"""Points that a picture is high at most, as the page of the rehearsal shows it."""
Position = tuple[ModuleType, Callable[[], View]]
BOARDS: dict[str, Position] = {
    "lorcana": (positions, positions.busy),
    "lorcana, few": (positions, lambda: positions.crowd(2, 2)),
    "lorcana, many": (positions, lambda: positions.crowd(4, 9)),
    **{
        f"{module.__name__.removeprefix('tests.render.').removesuffix('_positions')}, {name}": (
            module,
            getattr(module, name),
        )
        for module in (mlp_positions, quintuplets_positions, harem_master_positions, precious_positions)
        for name in ("calm", "busy", "crowd")
    },
}
both = pytest.mark.parametrize("lang", ["en", "ja"])


def points(one: Written, width: int) -> float:
    """The height of letters as they are shown."""
    return one.size * PHONE / width


def joined(heard: list[Written]) -> str:
    """What is written, with its hyphens and line ends taken out."""
    return "".join(one.text for one in heard).replace("\xad", "").replace(" ", "")


@pytest.mark.parametrize("name", BOARDS)
@both
def test_a_board_can_be_read_on_a_phone(name: str, lang: str) -> None:
    module, position = BOARDS[name]
    view = position()
    with listening() as heard:
        width = board(view, module.CARDS, lang, module.PLAYERS, module.LOG[lang]) and heard[0].bounds[0]
    assert [one for one in heard if points(one, width) < LEAST] == []
    large = joined([one for one in heard if points(one, width) >= NAME])
    for piece in (each for seat in view.seats for each in seat.pieces):
        assert module.CARDS[piece.key].title(lang).replace(" ", "") in large, piece.key


@pytest.mark.parametrize(
    ("name", "narrowest"),
    [
        *((name, PHONE) for name in BOARDS if name.endswith(("calm", "few"))),
        ("quintuplets, busy", PHONE),
        ("harem_master, busy", PHONE),
        ("precious, busy", PHONE),
        ("quintuplets, crowd", 359),
        ("mlp, busy", 300),
        ("lorcana", 310),
    ],
)
def test_a_board_is_shown_in_the_full_width_of_a_phone(name: str, narrowest: int) -> None:
    """A picture higher than seven tenths of the screen is shown narrower, and its letters smaller."""
    module, position = BOARDS[name]
    plan = layout(position(), module.CARDS, "ja", module.PLAYERS)
    assert min(PHONE, HIGHEST * plan.width / plan.height) >= narrowest


@pytest.mark.parametrize("name", ["lorcana, few", "mlp, calm", "quintuplets, calm"])
def test_a_board_is_drawn_in_less_height_where_there_is_less(name: str) -> None:
    module, position = BOARDS[name]
    tall, low = (
        layout(position(), module.CARDS, "ja", module.PLAYERS, highest=highest).height for highest in (TALLEST, 1200)
    )
    assert low <= 1200 < tall


@pytest.mark.parametrize("count", [1, 2, 5, 7, 8, 12, 20])
@both
def test_a_hand_can_be_read_on_a_phone(count: int, lang: str) -> None:
    view = positions.with_hand(count)
    with listening() as heard:
        width = opened(hand(view, positions.CARDS, lang, positions.PLAYERS)).width
    assert [one for one in heard if points(one, width) < LEAST] == []
    large = joined([one for one in heard if points(one, width) >= NAME])
    for held in view.seats[0].hand or ():
        assert positions.CARDS[held.key].title(lang).replace(" ", "") in large, held.key


@pytest.mark.parametrize(
    "module", [positions, mlp_positions, quintuplets_positions, harem_master_positions, precious_positions]
)
@both
def test_a_card_can_be_read_on_a_phone(module: ModuleType, lang: str) -> None:
    known = {positions: "lorcana", precious_positions: "precious_memories"}
    game = known.get(module, module.__name__.split(".")[-1].removesuffix("_positions"))
    for key in list(module.CARDS)[:6]:
        with listening() as heard:
            width = opened(card(key, module.CARDS, game, lang, both=True)).width
        assert [one for one in heard if points(one, width) < LEAST] == []
