"""The board of My Little Pony: slots that face each other, true in every detail, legible on a phone, quick."""

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.kernel.views.view import Awaited, CardView, Outcome, View, WaitingView
from render.lettering import u
from tests.render.game_boards import Change, middle
from tests.render.mlp_positions import (
    BOARD,
    CARDS,
    SECRET,
    acting,
    busy,
    calm,
    crowd,
)
from tests.render.pictures import difference, opened
from tests.render.positions import altered, discarded, reseated
from tests.render.test_board import inside

PHONE = 780
both = pytest.mark.parametrize("lang", ["en", "ja"])


drawn, laid, said = BOARD.drawn, BOARD.laid, BOARD.said


def ref(view: View, key: str, seat: int = 0) -> int:
    return next(piece.ref for piece in view.seats[seat].pieces if piece.key == key)


# --- where everything lies ---


@both
def test_the_slots_of_both_seats_face_each_other(lang: str) -> None:
    view = crowd()
    plan = laid(view, lang)
    rows = [
        {piece.slot: plan.pieces[piece.ref] for piece in view.seats[seat].pieces if piece.slot >= 0} for seat in (0, 1)
    ]
    below, above = rows
    for slot in (0, 1, 2):
        assert abs(middle(below[slot]) - middle(above[slot])) <= 1
        assert 0 < below[slot].top - above[slot].bottom < u(48)
    assert below[0].right < below[1].left < below[1].right < below[2].left


def test_items_lie_behind_their_wearer_in_its_column() -> None:
    view = crowd()
    plan = laid(view)
    for seat, away in ((0, 1), (1, -1)):
        pieces = view.seats[seat].pieces
        for wearer in (piece for piece in pieces if piece.slot >= 0):
            worn = [plan.pieces[piece.ref] for piece in pieces if piece.at == wearer.ref]
            tops = [box.top * away for box in (plan.pieces[wearer.ref], *worn)]
            assert len(worn) == 3
            assert tops == sorted(tops)
            assert {middle(box) for box in worn} == {middle(worn[0])}
            assert abs(middle(worn[0]) - middle(plan.pieces[wearer.ref])) <= 1


def test_an_item_on_the_other_side_lies_at_its_wearer_there() -> None:
    view = altered(busy(), ref(busy(), "scarf"), at=ref(busy(), "elder", 1))
    plan = laid(view)
    assert inside(plan.pieces[ref(view, "scarf")], plan.seats[1])


def test_equal_scenes_lie_as_one_with_their_number() -> None:
    view = busy()
    meadows = [piece.ref for piece in view.seats[1].pieces if piece.key == "meadow"]
    assert len({laid(view).pieces[each] for each in meadows}) == 1
    assert "Meadow ×2" in said(view)


def test_a_character_keeps_its_place_and_its_size_when_it_turns() -> None:
    for key in ("mare", "filly"):
        upright, sideways = (altered(busy(), ref(busy(), key), exerted=turned) for turned in (False, True))
        assert laid(upright).pieces[ref(busy(), key)] == laid(sideways).pieces[ref(busy(), key)]
        assert difference(drawn(upright), drawn(sideways)) is not None
    assert "sideways" in said(busy())


# --- what is seen ---

PIECE_CHANGES: dict[str, tuple[int, str, Change]] = {
    "a higher idea": (0, "mare", lambda v: altered(v, ref(v, "mare"), stats={**stats(v, "mare"), "idea": 6})),
    "a lower idea": (0, "filly", lambda v: altered(v, ref(v, "filly"), stats={"cost": 1, "idea": 0})),
    "the printed idea": (0, "mare", lambda v: altered(v, ref(v, "mare"), base={"cost": 2, "idea": 3})),
    "no candy": (0, "mare", lambda v: altered(v, ref(v, "mare"), stats={"cost": 2, "idea": 4, "cheer": 1})),
    "another present": (0, "mare", lambda v: altered(v, ref(v, "mare"), stats={**stats(v, "mare"), "cheer": 2})),
    "moved": (0, "filly", lambda v: altered(v, ref(v, "filly"), stats={"cost": 1, "idea": 1, "moves": 1})),
    "cost": (0, "mare", lambda v: altered(v, ref(v, "mare"), stats={**stats(v, "mare"), "cost": 1})),
    "another item": (0, "scarf", lambda v: altered(v, ref(v, "scarf"), key="bell", stats={"cost": 2})),
    "a note": (1, "baker", lambda v: altered(v, ref(v, "baker", 1), notes=("ready",))),
}
TABLE_CHANGES: dict[str, Change] = {
    "a character sideways": lambda v: altered(v, ref(v, "mare"), exerted=True),
    "a scene sideways": lambda v: altered(v, ref(v, "scene4"), exerted=True),
    "a scene face down": lambda v: altered(v, ref(v, "scene4"), face_down=True),
    "a scene face up": lambda v: altered(v, ref(v, "scene1"), face_down=False),
    "another slot": lambda v: altered(v, ref(v, "filly"), slot=2),
    "the stage": lambda v: reseated(v, 0, points=2),
    "before the first stage": lambda v: reseated(v, 0, points=0),
    "a plan gone": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "plan_3": 0}),
    "hand": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "hand": 7}),
    "deck": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "deck": 7}),
    "scene deck": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "scene_deck": 1}),
    "rest area": lambda v: discarded(v, 1, "mare"),
    "whose turn": lambda v: replace(v, active=1),
    "phase": lambda v: replace(v, phase="end"),
    "no inspiration": lambda v: replace(v, phase="exchange"),
    "who inspires": lambda v: replace(v, awaited=Awaited(1, "action")),
    "no exchange": lambda v: replace(v, challenge=None),
    "the other column": lambda v: replace(v, challenge=(ref(v, "filly"), ref(v, "baker", 1))),
    "pending": lambda v: replace(v, waiting=(WaitingView(0, "mare"), WaitingView(1, "baker"))),
    "pending, the other on top": lambda v: replace(v, waiting=(WaitingView(1, "baker"), WaitingView(0, "mare"))),
    "in use": lambda v: reseated(v, 0, zones={**v.seats[0].zones, "processing": (CardView(9, "letter", 0),)}),
    "revealed": lambda v: replace(v, shown=(CardView(9, "letter", 0),)),
    "won": lambda v: replace(v, outcome=Outcome((1,), "1-4.1.0", "story")),
}


def stats(view: View, key: str) -> dict[str, int]:
    return next(piece.stats for piece in view.seats[0].pieces if piece.key == key)


@pytest.mark.parametrize("name", PIECE_CHANGES)
@both
def test_a_changed_piece_changes_its_own_box(name: str, lang: str) -> None:
    """Nothing else changes, unless the card becomes taller or less tall."""
    seat, key, change = PIECE_CHANGES[name]
    before, after = busy(), change(busy())
    was, now = (laid(view, lang).pieces[ref(before, key, seat)] for view in (before, after))
    found = difference(drawn(before, lang), drawn(after, lang))
    assert found is not None
    assert inside(found, was) or now.bottom - now.top != was.bottom - was.top


@pytest.mark.parametrize("name", TABLE_CHANGES)
def test_each_change_is_seen_and_no_two_look_alike(name: str) -> None:
    BOARD.is_seen(TABLE_CHANGES, name)


@pytest.mark.parametrize(("lang", "words"), [("en", "printed 4"), ("ja", "元は4")])
def test_a_changed_idea_says_what_is_printed(lang: str, words: str) -> None:
    changed = PIECE_CHANGES["a higher idea"][2](busy())
    assert words in said(changed, lang)
    assert not any(text.startswith(words[:2]) for text in said(busy(), lang))


def test_what_goes_on_stands_in_its_column() -> None:
    assert "Inspiration: Mika" in said(busy())
    assert "left: Exchange" in said(replace(busy(), phase="exchange"))
    assert "right: acting" in said(acting())
    assert {"left", "centre", "right"} <= set(said(calm()))


def test_the_story_shows_the_lead_and_each_plan() -> None:
    """And what each stage is called, as long as there is room for it."""
    text = said(busy())
    assert text.count("plan") == 5
    assert all(each in text for each in ("I", "II", "III", "IV", "I/IV", "II/IV"))
    assert {"The Bell", "Home"} <= {*said(calm())}


# --- what is not seen ---


@pytest.mark.parametrize("viewer", [-1, 0, 1])
@both
def test_no_plan_and_no_hand_is_ever_shown(viewer: int, lang: str) -> None:
    view = busy(viewer)
    title = CARDS[SECRET].title(lang)
    assert not any(title[:4] in text for text in said(view, lang))
    assert drawn(view, lang) == drawn(replace(busy(viewer), shown=(), last=()), lang)


@both
def test_a_players_board_is_everybodys(lang: str) -> None:
    public = replace(busy(), awaited=Awaited(0, ""))
    assert drawn(busy(0), lang) == drawn(busy(1), lang) == drawn(public, lang)


# --- on a phone ---


@pytest.mark.parametrize("sideways", [False, True])
@both
def test_a_digit_of_an_idea_is_sixteen_pixels_high_when_the_picture_is_made_small(sideways: bool, lang: str) -> None:
    """Measured on the picture itself: the ink in the foot of a card, right of its sign."""
    view = crowd(sideways=sideways)
    plan = laid(view, lang)
    scale = PHONE / plan.width
    small = opened(drawn(view, lang)).resize((PHONE, round(plan.height * scale)), Image.Resampling.LANCZOS).convert("L")
    for piece in (each for seat in view.seats for each in seat.pieces if each.slot >= 0):
        box = plan.pieces[piece.ref]
        centre = round(middle(box) * scale)
        foot = small.crop((centre + 7, round(box.bottom * scale) - 36, centre + 28, round(box.bottom * scale) - 4))
        ink = foot.point([255 if value > 128 else 0 for value in range(256)]).getbbox()
        assert ink is not None
        assert ink[3] - ink[1] >= 16
