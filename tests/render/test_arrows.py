"""Arrows say who did what to whom since the reader's last move, and cover nothing that is written."""

from collections.abc import Callable, Sequence
from itertools import pairwise, product
from types import ModuleType

import pytest
from msgspec.structs import replace

from engine.kernel.views.view import EventView, View
from engine.logbook import shapes
from render.arrows import route
from render.board import board, layout
from render.canvas import BoardLayout, Box, Way
from render.deeds import MOST, Gone, Head, Pointer, deeds
from render.games import STYLES, names_of
from tests.render import harem_master_positions as harem
from tests.render import mlp_positions as mlp
from tests.render import positions, precious_positions, quintuplets_positions
from tests.render.pictures import difference, listening
from tests.render.positions import CARDS, PLAYERS, busy, crowd

Told = tuple[str, tuple[str | int, ...]]
BOARDS: dict[str, tuple[ModuleType, Callable[[], View]]] = {
    "lorcana, few": (positions, lambda: crowd(2, 4)),
    "lorcana, many": (positions, lambda: crowd(2, 12)),
    **{
        module.__name__.removeprefix("tests.render.").removesuffix("_positions"): (module, module.busy)
        for module in (mlp, quintuplets_positions, harem, precious_positions)
    },
}

SHARES = {"lorcana, many": 0.8, "quintuplets": 0.6}
"""Where cards lie below each other, or fill a row between two others, some have no way to each other."""


def after(view: View, *events: Told) -> View:
    return replace(view, challenge=None, last=tuple(EventView(kind, args) for kind, args in events))


def pointers(view: View, *events: Told) -> tuple[Pointer, ...]:
    return deeds(after(view, *events), names_of(view.game, CARDS, "en")).pointers


def laid(view: View) -> BoardLayout:
    return layout(view, CARDS, "en", PLAYERS)


def said(view: View) -> list[str]:
    with listening() as heard:
        board(view, CARDS, "en", PLAYERS)
    return [one.text for one in heard]


def meets(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def strokes(path: Sequence[tuple[int, int]]) -> list[Box]:
    return [
        Box(min(x0, x1) - 1, min(y0, y1) - 1, max(x0, x1) + 2, max(y0, y1) + 2) for (x0, y0), (x1, y1) in pairwise(path)
    ]


def test_a_challenge_leads_from_one_to_the_other() -> None:
    view = after(busy(), ("challenge", (1, "c5", 0, "c2")))
    assert deeds(view, names_of("lorcana", CARDS, "en")).pointers == (Pointer(12, 3),)
    plan = laid(view)
    assert plan.ways == (Way(plan.pieces[12], plan.pieces[3]),)
    marked = board(view, CARDS, "en", PLAYERS)
    assert (
        difference(marked, board(after(busy(), ("challenge", (1, "c5", 0, "c40"))), CARDS, "en", PLAYERS)) is not None
    )


def test_what_was_banished_stands_at_its_player_and_the_arrow_leads_there() -> None:
    view = after(busy(), ("challenge", (1, "c5", 0, "c36")), ("banish", (0, "c36")), ("banish", (0, "c40")))
    gone = Gone(0, "c36", "damage")
    told = deeds(view, names_of("lorcana", CARDS, "en"))
    assert told.pointers == (Pointer(12, gone),)
    assert [each.key for each in told.gone[0]] == ["c36", "c40"]
    assert {CARDS["c36"].title("en"), CARDS["c40"].title("en")} <= set(said(view))
    assert laid(view).seats[0].top < laid(view).ways[0].end.top < laid(view).pieces[1].top


def test_equal_cards_that_were_banished_are_told_once_with_their_number() -> None:
    assert f"{CARDS['c40'].title('en')} ×2" in said(after(busy(), *[("banish", (0, "c40"))] * 2))


def test_a_card_that_was_played_and_put_away_has_not_left_play() -> None:
    assert deeds(after(busy(), ("banish", (0, "song"))), names_of("lorcana", CARDS, "en")).gone == {}


def test_no_arrow_where_it_is_not_sure_who_is_meant() -> None:
    twins = positions.position(
        positions.side(0, (positions.piece(4, "c0"), positions.piece(9, "c0"))),
        positions.side(1, (positions.piece(5, "c1", 1),)),
    )
    assert pointers(twins, ("challenge", (1, "c1", 0, "c0"))) == ()
    assert pointers(twins, ("challenge", (1, "c1", 0, "c9"))) == ()
    assert pointers(twins, ("challenge", (1, "c1"))) == ()


def test_of_many_the_latest_are_shown_each_once() -> None:
    view = crowd(2, 6)
    events = [("challenge", (1, f"c{19 + at}", 0, f"c{at}")) for at in (0, 1, 2, 3, 4, 5, 2)]
    assert pointers(view, *events) == tuple(Pointer(101 + at, 1 + at) for at in (3, 4, 5, 2))
    assert MOST == 4


def test_an_attack_on_a_player_leads_to_that_player() -> None:
    view = after(harem.busy(), ("attack", (1, "wolf")))
    ref = next(piece.ref for piece in view.seats[1].pieces if piece.key == "wolf")
    assert deeds(view, names_of("harem_master", harem.CARDS, "en")).pointers == (Pointer(ref, Head(0)),)
    assert len(layout(view, harem.CARDS, "en", harem.PLAYERS).ways) == 1


def test_a_score_that_changed_stands_as_it_was_and_as_it_is() -> None:
    view = after(busy(), ("quest", (0, "c0", 2)), ("lose_lore", (1, 1)))
    assert {"1 → 3", "5 → 4"} <= set(said(view))


@pytest.mark.parametrize("name", BOARDS)
def test_an_arrow_crosses_nothing_that_is_written(name: str) -> None:
    module, position = BOARDS[name]
    plan = layout(replace(position(), challenge=None), module.CARDS, "en", module.PLAYERS)
    sides = [[plan.pieces[piece.ref] for piece in seat.pieces if piece.ref in plan.pieces] for seat in position().seats]
    drawn = 0
    for start, end in product(*sides):
        for facing, lane in product((False, True), range(3)):
            path = route(Way(start, end, facing=facing), plan.written, plan.width, lane)
            drawn += bool(path)
            for stroke, part in product(strokes(path), plan.written):
                assert part in (start, end) or not meets(stroke, part), (name, path, part)
            assert all(0 <= x < plan.width and 0 <= y < plan.height for x, y in path)
    assert drawn >= SHARES.get(name, 0.9) * 6 * len(sides[0]) * len(sides[1]), (name, drawn)


@pytest.mark.parametrize("game", STYLES)
def test_what_a_game_calls_a_deed_or_a_leaving_is_told_so(game: str) -> None:
    """Of each event the arguments are those that its game tells."""
    style, known = STYLES[game], shapes(game)
    sorts = {kind: [name.rpartition(":")[2] for name in shape] for kind, shape in known.items()}
    assert style.deeds
    assert style.leaves
    for kind, deed in style.deeds.items():
        told = sorts[kind]
        assert (told[deed.seat], told[deed.key]) == ("seat", "card")
        assert deed.other < 0 or told[deed.other] == "seat"
        assert deed.target < 0 or told[deed.target] == "card"
    assert all(sorts[kind][:2] == ["seat", "card"] for kind in style.leaves)
