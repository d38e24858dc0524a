"""The board is true: each change of the state is seen, and in its place."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise
from statistics import median

import pytest
from msgspec.structs import replace

from engine.kernel.views.view import Awaited, CardView, EventView, Outcome, ResolvingView, View, WaitingView
from render.board import board, layout
from render.canvas import BoardLayout, Box
from render.lettering import u
from render.panel import WIDTH
from tests.render.pictures import assert_apart, difference, listening, opened
from tests.render.positions import (
    CARDS,
    LOG,
    PLAYERS,
    altered,
    busy,
    crowd,
    discarded,
    piece,
    position,
    reseated,
    side,
    with_hand,
)

Change = Callable[[View], View]


def drawn(view: View, lang: str = "en") -> bytes:
    return board(view, CARDS, lang, PLAYERS, LOG[lang])


def laid(view: View, lang: str = "en") -> BoardLayout:
    return layout(view, CARDS, lang, PLAYERS, LOG[lang])


def inside(inner: tuple[int, int, int, int], outer: Box) -> bool:
    return inner[0] >= outer.left and inner[1] >= outer.top and inner[2] <= outer.right and inner[3] <= outer.bottom


PIECE_CHANGES: dict[str, tuple[int, Change]] = {
    "damage": (1, lambda view: altered(view, 1, damage=3)),
    "damage gone": (1, lambda view: altered(view, 1, damage=0)),
    "first damage": (4, lambda view: altered(view, 4, damage=1)),
    "strength": (2, lambda view: altered(view, 2, stats={**CARDS["c1"].stats, "strength": 3})),
    "willpower": (2, lambda view: altered(view, 2, stats={**CARDS["c1"].stats, "willpower": 8})),
    "lore": (2, lambda view: altered(view, 2, stats={**CARDS["c1"].stats, "lore": 1})),
    "a printed number": (4, lambda view: altered(view, 4, base={**CARDS["c3"].stats, "strength": 7})),
    "cost": (2, lambda view: altered(view, 2, stats={**CARDS["c1"].stats, "cost": 1})),
    "dried": (2, lambda view: altered(view, 2, dry=True)),
    "keyword": (2, lambda view: altered(view, 2, keywords=(("ward", 0),))),
    "a keyword's number": (11, lambda view: altered(view, 11, keywords=(("bodyguard", 0), ("resist", 2)))),
    "note": (3, lambda view: altered(view, 3, notes=("cannot_ready",))),
    "another card": (12, lambda view: altered(view, 12, key="c12", stats=CARDS["c5"].stats)),
    "move cost": (5, lambda view: altered(view, 5, stats={**CARDS["place"].stats, "move": 1})),
}

SEAT_CHANGES: dict[str, tuple[int, Change]] = {
    "points": (1, lambda view: reseated(view, 1, points=5)),
    "hand": (0, lambda view: reseated(view, 0, counts={**view.seats[0].counts, "hand": 6})),
    "deck": (1, lambda view: reseated(view, 1, counts={**view.seats[1].counts, "deck": 40})),
    "discard": (1, lambda view: reseated(view, 1, counts={**view.seats[1].counts, "discard": 3})),
    "discarded card": (1, lambda view: discarded(view, 1, "c22")),
    "ready ink": (0, lambda view: reseated(view, 0, ready=2, spent=3)),
    "out": (1, lambda view: reseated(view, 1, out=True)),
    "card beneath": (0, lambda view: altered(view, 3, under=("c9",))),
    "left the location": (0, lambda view: altered(view, 3, at=0)),
    "exerted": (0, lambda view: altered(view, 2, exerted=True)),
    "readied": (0, lambda view: altered(view, 1, exerted=False)),
    "piece gone": (1, lambda view: reseated(view, 1, pieces=view.seats[1].pieces[:-1])),
}

TABLE_CHANGES: dict[str, Change] = {
    "turn": lambda view: replace(view, turn=5),
    "phase": lambda view: replace(view, phase="end"),
    "whose turn": lambda view: replace(view, active=1),
    "who decides": lambda view: replace(view, awaited=Awaited(0, "target")),
    "what is decided": lambda view: replace(view, awaited=Awaited(1, "number")),
    "private decision": lambda view: replace(view, awaited=Awaited(1, "")),
    "nobody decides": lambda view: replace(view, awaited=None),
    "goal": lambda view: replace(view, goal=25),
    "trigger": lambda view: replace(view, waiting=view.waiting[:1]),
    "whose trigger": lambda view: replace(view, waiting=(WaitingView(1, "c1"), WaitingView(1, "c6"))),
    "revealed": lambda view: replace(view, shown=()),
    "resolving": lambda view: replace(view, resolving=(ResolvingView("song"),)),
    "challenged": lambda view: replace(view, challenge=(1, 13)),
    "no challenge": lambda view: replace(view, challenge=None),
    "won": lambda view: replace(view, outcome=Outcome((1,), "1.9.1.1", "lore")),
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", PIECE_CHANGES)
def test_a_changed_piece_changes_its_own_box(name: str, lang: str) -> None:
    ref, change = PIECE_CHANGES[name]
    before, after = busy(), change(busy())
    found = difference(drawn(before, lang), drawn(after, lang))
    assert found is not None
    assert inside(found, laid(before, lang).pieces[ref])


@pytest.mark.parametrize("name", SEAT_CHANGES)
def test_a_changed_seat_changes_its_own_panel(name: str) -> None:
    seat, change = SEAT_CHANGES[name]
    before, after = busy(), change(busy())
    before, after = replace(before, challenge=None), replace(after, challenge=None)  # its arrow moves with the pieces
    found = difference(drawn(before), drawn(after))
    assert found is not None
    box = laid(before).seats[seat]
    assert found[1] >= box.top
    assert inside(found, box) or laid(before).height != laid(after).height


@pytest.mark.parametrize("name", TABLE_CHANGES)
def test_a_changed_table_is_seen(name: str) -> None:
    assert difference(drawn(busy()), drawn(TABLE_CHANGES[name](busy()))) is not None


@pytest.mark.parametrize("name", PIECE_CHANGES)
def test_a_crowded_board_shows_a_changed_piece_too(name: str) -> None:
    """The same changes among so many pieces that each is drawn as a plaque."""
    ref, change = PIECE_CHANGES[name]
    crowded = reseated(busy(), 1, pieces=busy().seats[1].pieces + crowd(1, 20).seats[0].pieces)
    crowded = reseated(
        crowded,
        1,
        pieces=tuple(
            replace(each, ref=each.ref + 500) if no > 3 else each for no, each in enumerate(crowded.seats[1].pieces)
        ),
    )
    found = difference(drawn(crowded), drawn(change(crowded)))
    assert found is not None
    assert found[1] >= laid(crowded).pieces[ref].top


@pytest.mark.parametrize("view", [busy(), crowd(2, 2), crowd(2, 10)])
def test_a_piece_keeps_its_place_and_its_size_when_it_exerts(view: View) -> None:
    calm = replace(view, challenge=None)
    for each in calm.seats[0].pieces:
        ready, turned = (altered(calm, each.ref, exerted=exerted) for exerted in (False, True))
        assert laid(ready).pieces == laid(turned).pieces
        assert difference(drawn(ready), drawn(turned)) is not None


def test_each_kind_of_piece_has_rows_of_its_own() -> None:
    view, boxes = busy(), laid(busy()).pieces
    for seat in view.seats:
        rows = [
            [boxes[one.ref] for one in seat.pieces if one.kind == kind] for kind in ("character", "item", "location")
        ]
        for above, below in pairwise([row for row in rows if row]):
            assert max(box.bottom for box in above) <= min(box.top for box in below)


@pytest.mark.parametrize("below", [0, 1, 2])
def test_a_side_lies_at_the_lower_edge_for_whoever_sits_there(below: int) -> None:
    seats = layout(crowd(3, 2), CARDS, "en", PLAYERS, below=below).seats
    assert max(seats, key=lambda seat: seats[seat].top) == below
    assert laid(crowd(3, 2)).seats[0].top > max(laid(crowd(3, 2)).seats[seat].top for seat in (1, 2))


def test_who_decides_stands_on_top_in_the_largest_letters() -> None:
    with listening() as heard:
        drawn(busy())
    largest = max(heard, key=lambda each: each.size)
    assert largest.text == "高橋 太郎 decides: choose a target"
    assert heard[0] == largest


def test_the_outcome_takes_the_place_of_the_decision() -> None:
    with listening() as heard:
        drawn(replace(busy(), outcome=Outcome((1,), "1.9.1.1", "lore")))
    assert f"{heard[0].text} {heard[1].text}" == "高橋 太郎 wins: lore goal reached (1.9.1.1)"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_equal_views_give_equal_bytes(lang: str) -> None:
    assert drawn(busy(), lang) == drawn(busy(), lang)


def test_a_board_never_shows_a_hand() -> None:
    seen = with_hand(6)
    hidden = reseated(seen, 0, hand=None)
    assert drawn(seen) == drawn(hidden)


def test_a_seats_view_shows_no_more_than_is_public() -> None:
    seen = replace(with_hand(4), shown=(CardView(1, "c9", 0),), awaited=Awaited(0, "card"))
    public = replace(busy(), shown=(), last=(), awaited=Awaited(0, ""))
    assert drawn(seen) == drawn(public)


def test_the_discard_pile_is_listed_top_first() -> None:
    with listening() as heard:
        drawn(position(side(0), side(1)))
    assert any(one.text.startswith("Discard 2 (top: Winter Lantern Keeper") for one in heard)


def test_several_threads_may_draw_at_once() -> None:
    views = [busy(), crowd(2, 5), crowd(3, 3), crowd(2, 18)]
    alone = [drawn(view) for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(drawn, views * 3))
    assert together == alone * 3


@pytest.mark.parametrize(("seats", "each"), [(2, 0), (2, 1), (2, 6), (2, 16), (3, 5), (3, 16), (4, 4), (4, 16)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_piece_is_there_and_none_covers_another(seats: int, each: int, lang: str) -> None:
    view = crowd(seats, each)
    plan = laid(view, lang)
    assert sorted(plan.pieces) == sorted(one.ref for seat in view.seats for one in seat.pieces)
    for one, other in combinations(plan.pieces.values(), 2):
        assert one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
    for seat in view.seats:
        for one in seat.pieces:
            assert inside(plan.pieces[one.ref], plan.seats[seat.seat])
    picture = drawn(view, lang)
    size = opened(picture).size
    assert size == (plan.width, plan.height) or (seats * each >= 48 and size[0] >= 560)
    assert plan.width == WIDTH
    assert len(picture) <= 200_000


@pytest.mark.parametrize(("each", "narrowest"), [(22, 560), (60, 1)])
def test_a_board_beyond_any_ordinary_size_is_written_smaller_but_whole(each: int, narrowest: int) -> None:
    """With eighty-eight pieces it still has a pixel for each that is seen."""
    view = crowd(4, each)
    picture, plan = drawn(view, "ja"), laid(view, "ja")
    assert len(picture) <= 300_000
    shown = opened(picture)
    assert narrowest <= shown.width < WIDTH
    assert shown.height / shown.width == pytest.approx(plan.height / plan.width, rel=0.01)


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (2, 16), (4, 3), (4, 6), (4, 16)])
def test_names_and_numbers_are_at_least_sixteen_units_high(seats: int, each: int) -> None:
    view = crowd(seats, each)
    with listening() as heard:
        drawn(view)
    numbers = [one for one in heard if one.text.isdigit() and one.bounds[0] < WIDTH // 2]
    shown = " ".join(one.text for one in heard if one.size >= u(19)).replace("\xad ", "")
    assert numbers
    assert min(one.size for one in numbers) >= u(16)
    assert all(CARDS[one.key].name["en"] in shown for seat in view.seats for one in seat.pieces)


FRESH = replace(
    busy(),
    last=(
        EventView("damage", (0, "c0", 2)),
        EventView("play", (0, "c1", "play", 1)),
        EventView("quest", (1, "c4", 2)),
        EventView("draw", (1, 1)),
        EventView("ink", (0, "c30")),
        EventView("move", (0, "c2", "place")),
    ),
)
VIEWS = (
    busy(),
    FRESH,
    crowd(2, 3),
    crowd(2, 16),
    crowd(3, 7),
    crowd(4, 3),
    crowd(4, 16),
    with_hand(3),
    position(side(0), side(1)),
)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_text_stays_in_its_box_apart_from_other_text_and_readable(view: View, lang: str) -> None:
    with listening() as heard:
        drawn(view, lang)
    assert_apart(heard)


STRANGE = (
    "🦊🦊🦊",
    "W" * 300,
    "**bold** <@1> @everyone\n# big",
    "שלום עולם",
    "\u202e\u200b",
    "한국어",
    "",
    "\ud800",
    "Łukasz",
)


@pytest.mark.parametrize("name", STRANGE)
def test_strange_names_are_drawn_within_their_boxes(name: str) -> None:
    cards = {**CARDS, "c0": replace(CARDS["c0"], name={"en": name}, version={"en": name})}
    with listening() as heard:
        board(busy(), cards, "en", [name, name], [name])
    for one in heard:
        assert one.box[2] <= one.bounds[0], one
        assert one.box[3] <= one.bounds[1], one


def test_an_unknown_card_and_unknown_words_are_shown_as_they_are() -> None:
    view = position(
        side(0, (piece(1, "nobody", notes=("odd_state",), keywords=(("odd_key", 3),)),)),
        side(1),
        phase="odd_phase",
        awaited=Awaited(0, "odd_question"),
    )
    with listening() as heard:
        drawn(view)
    said = " ".join(one.text for one in heard)
    assert all(word in said for word in ("[nobody]", "odd state", "odd key 3", "odd phase", "odd question"))


def test_damage_costs_and_numbers_of_the_largest_four_seat_board_are_sixteen_pixels_high_on_a_phone() -> None:
    """However small the picture is written, it is shown 780 pixels wide."""
    view = crowd(4, 16)
    scale = 780 / laid(view).width
    with listening() as heard:
        drawn(view)
    numbers = [one for one in heard if one.text.isdigit() and one.bounds[0] < WIDTH // 2]
    assert len(numbers) >= 4 * 16 * 4
    assert min(one.size for one in numbers) * scale >= 16
    assert min(one.contrast for one in numbers) >= 4.5


@pytest.mark.parametrize(("view", "most"), [(busy(), 0.06), (crowd(2, 16), 0.06), (crowd(4, 8), 0.06)])
def test_a_warm_board_takes_little_time(view: View, most: float) -> None:
    """In the median, of work; what else runs does not count."""
    drawn(view)
    times = []
    for _ in range(7):
        start = time.thread_time()
        drawn(view)
        times.append(time.thread_time() - start)
    assert median(times) < most
