"""The board of the Quintuplets: lanes as columns, true in every detail, legible on a phone, quick."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.quintuplets.nodes import VOCABULARY
from engine.kernel.views.view import Awaited, CardView, Outcome, PieceView, View, WaitingView
from render import board_alt, palette, state_text
from render.face import PieceFace
from render.lettering import u
from render.parts import bar
from render.signs import Sign
from render.words import words
from tests.render.game_boards import Change, middle, pieces
from tests.render.pictures import assert_readable, listening
from tests.render.positions import altered, reseated
from tests.render.quintuplets_positions import BOARD, CARDS, PLAYERS, approaching, busy, calm, crowd

both = pytest.mark.parametrize("lang", ["en", "ja"])


def row(view: View, seat: int) -> dict[int, PieceView]:
    """Who is in which lane: a player's characters, or the heroes (-1)."""
    return {piece.slot: piece for piece in pieces(view) if piece.seat == seat and piece.slot >= 0}


def ref(view: View, seat: int, lane: int) -> int:
    return row(view, seat)[lane].ref


# --- where everything lies ---


@both
def test_the_lanes_are_columns_with_the_heroes_between(lang: str) -> None:
    plan = BOARD.laid(crowd(), lang)
    rows = [{lane: plan.pieces[piece.ref] for lane, piece in row(crowd(), seat).items()} for seat in (1, -1, 0)]
    for lane in range(5):
        above, hero, below = (each[lane] for each in rows)
        assert max(map(middle, (above, hero, below))) - min(map(middle, (above, hero, below))) <= 1
        assert above.bottom < hero.top < hero.bottom < below.top
    assert all(rows[0][lane].right < rows[0][lane + 1].left for lane in range(4))


def test_episodes_lie_behind_their_character_with_what_they_add() -> None:
    view = busy()
    plan = BOARD.laid(view)
    one = row(view, 0)[0]
    worn = [plan.pieces[piece.ref] for piece in pieces(view) if piece.at == one.ref]
    assert len(worn) == 2
    assert all(box.top > plan.pieces[one.ref].top and middle(box) - middle(plan.pieces[one.ref]) <= 1 for box in worn)
    assert "+1 A Ribbon" in " ".join(BOARD.said(view))


def test_episodes_that_look_the_same_are_counted() -> None:
    """Those on one character; the two others that are the same belong to others."""
    lane = next(piece for piece in row(approaching(), 0).values() if piece.slot == 4)
    worn = [piece.ref for piece in pieces(approaching()) if piece.at == lane.ref and piece.kind == "episode"]
    plan = BOARD.laid(approaching())
    assert len(worn) == 2
    assert plan.pieces[worn[0]] == plan.pieces[worn[1]]
    said = "".join(BOARD.said(approaching())).replace(" ", "")
    assert said.count("×2") == 1


# --- what is seen ---

CHANGES: dict[str, Change] = {
    "more power": lambda v: altered(v, ref(v, 0, 1), stats={"power": 7}),
    "a hero needs less": lambda v: altered(v, ref(v, -1, 0), stats={"need": 2}),
    "a hero face down": lambda v: altered(v, ref(v, -1, 0), face_down=True),
    "another lane": lambda v: altered(v, ref(v, 0, 1), slot=4),
    "growth": lambda v: altered(v, ref(v, 0, 1), under=("anzu",)),
    "an approach": lambda v: altered(v, ref(v, 0, 1), at=ref(v, -1, 0)),
    "an approach to another": lambda v: altered(v, ref(v, 0, 1), at=ref(v, -1, 1)),
    "a ban": lambda v: altered(v, ref(v, 0, 1), notes=("approach",)),
    "a bride": lambda v: reseated(v, 0, points=2),
    "hand": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "hand": 7}),
    "deck": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "deck": 7}),
    "heroes to come": lambda v: reseated(v, 0, counts={**v.seats[0].counts, "hero_deck": 1}),
    "waiting room": lambda v: reseated(v, 1, discard=(CardView(5, "tea", 0),)),
    "whose turn": lambda v: replace(v, active=1),
    "the event step": lambda v: replace(v, phase="events"),
    "who decides": lambda v: replace(v, awaited=Awaited(1, "action")),
    "waiting": lambda v: replace(v, waiting=(WaitingView(0, "anzu"),)),
    "won": lambda v: replace(v, outcome=Outcome((1,), "11.2.1", "brides")),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_change_is_seen_and_no_two_look_alike(name: str) -> None:
    BOARD.is_seen(CHANGES, name)


@pytest.mark.parametrize(("lang", "words"), [("en", ("→ 1: 9/3", "→ 4: 10/7")), ("ja", ("→1: 9/3", "→4: 10/7"))])
def test_an_approach_says_to_which_lane_with_what_strength_against_what(lang: str, words: tuple[str, str]) -> None:
    text = BOARD.said(approaching(), lang)
    assert all(word in text for word in words)
    assert not any("→" in each for each in BOARD.said(busy(), lang))


@both
def test_a_hero_who_lies_face_down_shows_no_number(lang: str) -> None:
    """Of five heroes four need something."""
    needs = {str(hero.stats["need"]) for hero in row(calm(), -1).values() if "need" in hero.stats}
    assert needs == {"3", "4", "7", "9"}
    assert needs <= set(BOARD.said(calm(), lang))


@both
def test_what_is_seen_is_told_too(lang: str) -> None:
    alt = board_alt(approaching(), CARDS, lang, PLAYERS)
    assert len(alt) <= 1024
    assert "9/3" in alt
    whole = "\n".join(state_text(busy(), CARDS, lang, PLAYERS))
    brides = {"en": "Brides: Beni - With Flour on Her Nose", "ja": "花嫁エリア：ベニ"}[lang]
    assert brides in whole


# --- in words ---


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_whatever_a_text_may_forbid_is_shown_in_words(lang: str) -> None:
    there = words(lang, "quintuplets")
    assert [deed for deed in VOCABULARY.deeds if f"note.{deed}" not in there] == []


@both
def test_a_new_episode_keeps_its_name_in_one_piece(lang: str) -> None:
    """The sign that it is new stands below a name that has no room beside it."""
    title = {"en": "+2 Beni", "ja": "+2 紅の"}[lang]
    new = (Sign("", words(lang)["mark.new"]),)
    face = PieceFace("e", title, "", ("violet",), "", None, (), (), (), (), (), None, 0, 0, False, False, False)
    across = u(96)
    with palette.DRAWING, listening() as heard:
        plain, fresh = (bar(each, palette.TABLE, across) for each in (face, face._replace(fresh=new)))
        fresh.paint()
    assert [one.text for one in heard] == [title, new[0].text]
    assert_readable(heard)
    assert fresh.height > plain.height
