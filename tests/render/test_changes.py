"""What changed since the last step is seen: on the piece, where it is sure which, and at the seat."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.kernel.views.view import EventView, View
from render.board import board, layout
from render.changes import MARKS, changes
from render.games import STYLES, names_of
from render.signs import Sign
from render.words import words
from tests.render import mlp_positions as mlp
from tests.render.pictures import difference, listening
from tests.render.positions import CARDS, LOG, PLAYERS, altered, busy, crowd, piece, position, side, with_hand
from tests.render.test_board import inside

Args = tuple[str | int, ...]


def after(view: View, *events: tuple[str, Args]) -> View:
    return replace(view, last=tuple(EventView(kind, args) for kind, args in events))


def marked(view: View, lang: str = "en") -> dict[int, tuple[Sign, ...]]:
    return dict(changes(view, names_of(view.game, CARDS, lang)).pieces)


def gained(view: View) -> dict[int, dict[str, int]]:
    return {seat: dict(found) for seat, found in changes(view, names_of(view.game, CARDS, "en")).seats.items()}


def said(view: View) -> list[str]:
    with listening() as heard:
        board(view, CARDS, "en", PLAYERS, LOG["en"])
    return [one.text for one in heard]


PIECES: Sequence[tuple[str, Args, int, Sign]] = (
    ("play", (0, "c1", "play", 2), 2, Sign("spark", "new")),
    ("quest", (0, "c0", 2), 1, Sign("spark", "quested")),
    ("sing", (1, "c4"), 11, Sign("spark", "sang")),
    ("damage", (0, "c0", 3), 1, Sign("damage", "+3")),
    ("heal", (1, "c6", 1), 13, Sign("heal", "-1")),
    ("move", (0, "c2", "place"), 3, Sign("spark", "moved")),
    ("modify", (0, "c3", "strength", -2), 4, Sign("strength", "-2")),
    ("ready", (0, "c3"), 4, Sign("spark", "readied")),
    ("exert", (0, "c0"), 1, Sign("spark", "")),
)


@pytest.mark.parametrize(("kind", "args", "ref", "sign"), PIECES)
def test_an_event_marks_the_piece_that_it_names(kind: str, args: Args, ref: int, sign: Sign) -> None:
    view = after(busy(), (kind, args))
    assert marked(view) == {ref: (sign,)}
    assert sign.text in [*said(view), ""]


def test_a_challenge_marks_both() -> None:
    assert set(marked(after(busy(), ("challenge", (0, "c0", 1, "c4"))))) == {1, 11}


def test_a_mark_changes_nothing_but_the_box_of_its_piece() -> None:
    quiet, loud = (replace(after(busy(), *events), challenge=None) for events in ((), (("damage", (1, "c6", 3)),)))
    found = difference(*(board(view, CARDS, "en", PLAYERS) for view in (quiet, loud)))
    assert found is not None
    row = layout(loud, CARDS, "en", PLAYERS).seats[1]
    assert inside(found, row) or layout(quiet, CARDS, "en").height != layout(loud, CARDS, "en").height


def test_where_two_pieces_could_be_meant_none_is_marked_and_of_new_ones_the_last() -> None:
    twins = position(side(0, (piece(4, "c0"), piece(9, "c0"))), side(1))
    assert marked(after(twins, ("modify", (0, "c0", "lore", 1)))) == {}
    assert marked(after(twins, ("play", (0, "c0", "play", 1)))) == {9: (Sign("spark", "new"),)}
    told = altered(twins, 4, damage=2)
    assert set(marked(after(told, ("damage", (0, "c0", 2))))) == {4}


def test_a_piece_that_has_left_and_an_event_that_nobody_knows_mark_nothing() -> None:
    view = after(busy(), ("damage", (0, "c40", 2)), ("odd", (0, "c0")), ("challenge", ()), ("quest", ("c0",)))
    assert marked(view) == {}
    assert board(view, CARDS, "en", PLAYERS)


def test_scores_and_zones_say_what_came_to_them() -> None:
    view = after(
        busy(),
        ("quest", (0, "c0", 2)),
        ("gain_lore", (0, 1)),
        ("lose_lore", (1, 2)),
        ("draw", (1, 3)),
        ("ink", (1, "c9")),
    )
    assert gained(view) == {0: {"points": 3}, 1: {"points": -2, "hand": 3, "inkwell": 1}}
    texts = said(view)
    assert {"0 → 3", "6 → 4", "+3", "+1"} <= set(texts)


def test_what_only_a_seat_may_know_is_not_marked_on_a_board() -> None:
    own = replace(with_hand(3), last=(EventView("damage", ("c0",)), EventView("damage", (0, "c0", 2))))
    assert "+2" not in said(own)


@pytest.mark.parametrize("each", [6, 16])
def test_a_crowded_board_marks_too(each: int) -> None:
    view = after(crowd(2, each), ("damage", (0, "c1", 1)))
    assert "+1" in said(view)


def test_a_stage_of_the_story_and_a_present_are_marked() -> None:
    view = after(mlp.busy(), ("advance", (0, 1, "story1")), ("gain_token", (0, "mare", "candy")))
    found = changes(view, names_of("mlp", mlp.CARDS, "ja"))
    assert found.seats == {0: {"points": 1}}
    assert [sign.text for signs in found.pieces.values() for sign in signs] == ["獲得"]


def marked_in(game: str) -> set[str]:
    """The words of all marks that a game's pictures show."""
    return {mark.word for marks in (*MARKS.values(), *STYLES[game].marks.values()) for mark in marks if mark.word}


@pytest.mark.parametrize("game", STYLES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_mark_has_its_word_and_every_word_its_mark(game: str, lang: str) -> None:
    """The words that games share are each some game's."""
    there = {key.removeprefix("mark.") for key in words(lang, game) if key.startswith("mark.")}
    shared = set.intersection(*[{*words(lang, each)} for each in STYLES])
    own = {each for each in there if f"mark.{each}" not in shared}
    assert own <= marked_in(game) <= there
    assert there - own <= set.union(*map(marked_in, STYLES))
