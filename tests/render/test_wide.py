"""Wide pictures: at least 16:10, the same table as upright, and larger to read where a desk shows 550 points by 350."""

from collections.abc import Callable
from itertools import combinations
from types import ModuleType

import pytest
from PIL.Image import Image

from engine.kernel.views.view import View
from render import hand
from render.board import board, layout
from render.canvas import BoardLayout
from render.lettering import u
from render.sides import WIDE
from tests.render import harem_master_positions, mlp_positions, positions, precious_positions, quintuplets_positions
from tests.render.pictures import assert_apart, listening, opened
from tests.render.test_board import inside

Position = tuple[ModuleType, Callable[[], View]]
DESK = (550, 350)
MOST_BYTES = 200_000
BOARDS: dict[str, Position] = {
    "lorcana, calm": (positions, lambda: positions.crowd(2, 2)),
    "lorcana, busy": (positions, positions.busy),
    "lorcana, crowd": (positions, lambda: positions.crowd(2, 12)),
    **{
        f"{module.__name__.removeprefix('tests.render.').removesuffix('_positions')}, {name}": (
            module,
            getattr(module, name),
        )
        for module in (mlp_positions, quintuplets_positions, harem_master_positions, precious_positions)
        for name in ("calm", "busy", "crowd")
    },
}
every = pytest.mark.parametrize("name", BOARDS)
both = pytest.mark.parametrize("lang", ["en", "ja"])


def laid(name: str, lang: str, *, wide: bool = True, below: int = 0) -> BoardLayout:
    module, position = BOARDS[name]
    return layout(position(), module.CARDS, lang, module.PLAYERS, wide=wide, below=below)


def share(plan: BoardLayout | Image) -> float:
    """Points for a pixel at a desk."""
    return min(DESK[0] / plan.width, DESK[1] / plan.height)


@every
@both
def test_a_wide_board_is_wide_and_read_with_more_ease_than_an_upright_one(name: str, lang: str) -> None:
    plan = laid(name, lang)
    assert plan.width >= WIDE
    assert plan.width * 10 >= plan.height * 16
    assert u(16) * share(plan) >= min(10, 1.1 * u(16) * share(laid(name, lang, wide=False)))


@every
@both
def test_every_piece_lies_on_its_side_of_a_wide_board_and_none_covers_another(name: str, lang: str) -> None:
    view, plan = BOARDS[name][1](), laid(name, lang)
    pieces = [piece for seat in view.seats for piece in seat.pieces]
    assert set(plan.pieces) >= {piece.ref for piece in pieces}
    assert set(plan.pieces) == set(laid(name, lang, wide=False).pieces)
    boxes = [*plan.pieces.values(), *plan.seats.values()]
    for one, other in combinations({*plan.pieces.values()}, 2):
        aside = one.right <= other.left or other.right <= one.left
        assert aside or one.bottom <= other.top or other.bottom <= one.top
    for piece in pieces:
        assert piece.seat < 0 or inside(plan.pieces[piece.ref], plan.seats[piece.seat])
    assert max(box.right for box in boxes) <= plan.width


@every
@both
def test_all_that_is_written_on_a_wide_board_can_be_read(name: str, lang: str) -> None:
    module, position = BOARDS[name]
    with listening() as heard:
        drawn = board(position(), module.CARDS, lang, module.PLAYERS, module.LOG[lang], wide=True)
    assert_apart(heard)
    assert min(one.size for one in heard) >= u(16)
    assert len(drawn) <= MOST_BYTES


@every
def test_whose_seat_that_is_has_his_side_at_the_lower_edge_of_a_wide_board(name: str) -> None:
    for below in (0, 1):
        plan = laid(name, "en", below=below)
        assert plan.seats[below].top > plan.seats[1 - below].bottom - 1


@pytest.mark.parametrize("count", [1, 7, 12, 20])
@both
def test_a_wide_hand_is_read_with_more_ease_than_an_upright_one(count: int, lang: str) -> None:
    view, tallest = positions.with_hand(count), 350 * 1440 // 550
    with listening() as heard:
        picture = opened(hand(view, positions.CARDS, lang, positions.PLAYERS, tallest=tallest, wide=True))
    assert_apart(heard)
    upright = opened(hand(view, positions.CARDS, lang, positions.PLAYERS))
    assert picture.width <= WIDE
    assert u(16) * share(picture) >= min(10, 1.1 * u(16) * share(upright))
    said = "".join(one.text for one in heard).replace("\xad", "").replace(" ", "")
    for held in view.seats[0].hand or ():
        assert positions.CARDS[held.key].title(lang).replace(" ", "") in said
