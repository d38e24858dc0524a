"""What holds of the board of every game that has an arrangement of its own: apart, secret, legible, small and quick."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.render import harem_master_positions, mlp_positions, precious_positions, quintuplets_positions
from tests.render.game_boards import GameBoard

BOARDS: dict[str, GameBoard] = {
    "harem_master": harem_master_positions.BOARD,
    "mlp": mlp_positions.BOARD,
    "precious_memories": precious_positions.BOARD,
    "quintuplets": quintuplets_positions.BOARD,
}
both = pytest.mark.parametrize("lang", ["en", "ja"])
each = pytest.mark.parametrize("game", BOARDS)
every = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, board in BOARDS.items() for name in board.views]
)


@pytest.mark.parametrize("below", [0, 1])
@each
def test_a_side_lies_at_the_lower_edge_for_whoever_sits_there(game: str, below: int) -> None:
    BOARDS[game].is_below_for(below)


@every
@both
def test_every_piece_is_there_and_none_covers_another(game: str, name: str, lang: str) -> None:
    BOARDS[game].lies_apart(name, lang)


@every
@both
def test_no_hidden_card_is_ever_shown(game: str, name: str, lang: str) -> None:
    BOARDS[game].hides(name, lang)


@every
@both
def test_text_stays_in_its_box_apart_from_other_text_and_readable(game: str, name: str, lang: str) -> None:
    BOARDS[game].is_readable(name, lang)


@each
@both
def test_the_largest_board_is_small_and_quick(game: str, lang: str) -> None:
    """At most 200 KB, and 30 or 60 ms of work."""
    BOARDS[game].is_small_and_quick(lang)


@each
@both
def test_equal_views_give_equal_bytes(game: str, lang: str) -> None:
    board = BOARDS[game]
    view = board.views["busy"]
    assert board.drawn(view, lang) == board.drawn(deepcopy(view), lang)
