"""The board of Precious Memories: areas that face each other, true in every detail, legible on a phone, quick."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.games.precious_memories.nodes import VOCABULARY
from engine.kernel.views.view import Awaited, CardView, Outcome, PieceView, View, WaitingView
from render import board_alt, state_text
from render.words import words
from tests.render.game_boards import Change, middle, pieces
from tests.render.positions import altered, reseated
from tests.render.precious_positions import (
    BOARD,
    CARDS,
    PLAYERS,
    blocked,
    busy,
    crowd,
    early,
    unblocked,
)

both = pytest.mark.parametrize("lang", ["en", "ja"])


def main(view: View, seat: int) -> dict[int, PieceView]:
    """Who stands where in a player's main area."""
    return {piece.slot: piece for piece in view.seats[seat].pieces if piece.slot >= 0}


def ref(view: View, seat: int, slot: int) -> int:
    return main(view, seat)[slot].ref


# --- where everything lies ---


@both
def test_main_areas_of_five_face_each_other_with_support_areas_behind(lang: str) -> None:
    view, plan = crowd(), BOARD.laid(crowd(), lang)
    above, below = ([plan.pieces[piece.ref] for _, piece in sorted(main(view, seat).items())] for seat in (1, 0))
    assert len(above) == len(below) == 5
    assert all(one.right < other.left or one.bottom < other.top for one, other in pairwise(below))
    assert max(box.bottom for box in above) < min(box.top for box in below)
    behind = [[plan.pieces[p.ref] for p in view.seats[seat].pieces if p.slot < 0 and not p.at] for seat in (1, 0)]
    assert max(box.bottom for box in behind[0]) < min(box.top for box in above)
    assert min(box.top for box in behind[1]) > max(box.bottom for box in below)


def test_support_cards_lie_behind_their_character() -> None:
    view = busy()
    plan = BOARD.laid(view)
    one = main(view, 0)[0]
    worn = [plan.pieces[piece.ref] for piece in pieces(view) if piece.at == one.ref]
    assert len(worn) == 2
    assert all(box.top > plan.pieces[one.ref].top and middle(box) - middle(plan.pieces[one.ref]) <= 1 for box in worn)


def test_more_than_five_stand_below_the_five_who_count() -> None:
    """〔上限外〕: a text may let a sixth stand in the main area."""
    view = busy()
    one = view.seats[0].pieces[-1]
    side = tuple(replace(one, ref=9_000_000 + slot, slot=slot) for slot in range(3, 7))
    full = reseated(view, 0, pieces=(*view.seats[0].pieces, *side))
    assert {each.ref for each in side} <= set(BOARD.laid(full).pieces)


# --- what is seen ---


def seat_zone(view: View, seat: int, **zones: tuple[CardView, ...]) -> View:
    return reseated(view, seat, zones={**view.seats[seat].zones, **zones})


def point_turned(view: View) -> View:
    """The first point that lies face up lies face down."""
    up, down = (view.seats[0].zones[zone] for zone in ("pile_up", "pile_down"))
    return seat_zone(view, 0, pile_up=up[1:], pile_down=(*down, up[0]))


CHANGES: dict[str, Change] = {
    "more AP": lambda v: altered(v, ref(v, 0, 1), stats={"ap": 70, "dp": 20}),
    "more DP": lambda v: altered(v, ref(v, 0, 1), stats={"ap": 30, "dp": 70}),
    "use cost": lambda v: altered(v, ref(v, 0, 1), stats={"ap": 30, "dp": 20, "cost": 9}),
    "a level": lambda v: altered(v, ref(v, 0, 1), stats={"ap": 30, "dp": 20, "lv": 3}),
    "a coin": lambda v: altered(v, ref(v, 0, 1), stats={"ap": 30, "dp": 20, "ten_coin": 1}),
    "resting": lambda v: altered(v, ref(v, 0, 1), exerted=True),
    "new this turn": lambda v: altered(v, ref(v, 0, 1), dry=False),
    "a card beneath": lambda v: altered(v, ref(v, 0, 1), under=("DOG-003",)),
    "cards face down beneath": lambda v: altered(v, ref(v, 0, 1), tucked=2),
    "approaching": lambda v: altered(v, ref(v, 0, 1), notes=("challenging",)),
    "blocking": lambda v: altered(v, ref(v, 0, 1), notes=("being_challenged",)),
    "a ban": lambda v: altered(v, ref(v, 0, 1), notes=("block_with",)),
    "into the support area": lambda v: altered(v, ref(v, 0, 1), slot=-1),
    "a point": lambda v: reseated(v, 0, points=4),
    "a point turned face down": point_turned,
    "hand": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "hand": 7}),
    "deck": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "deck": 7}),
    "EX deck": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "ex_deck": 7}),
    "face down": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "popped": 3}),
    "removed": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "removed_cards": 3}),
    "an EX card in a hand": lambda v: reseated(v, 1, open=(CardView(5, "SHI-011", 0),)),
    "experience": lambda v: reseated(v, 1, counters={"experience": 3}),
    "discard pile": lambda v: reseated(v, 1, discard=(CardView(5, "TEA-009", 0),)),
    "whose turn": lambda v: replace(v, active=1),
    "step 3": lambda v: replace(v, phase="block"),
    "step 4": lambda v: replace(v, phase="blocked_window"),
    "step 6": lambda v: replace(v, phase="last_window"),
    "responding": lambda v: replace(v, phase="respond"),
    "who decides": lambda v: replace(v, awaited=Awaited(1, "action")),
    "waiting": lambda v: replace(v, waiting=(WaitingView(0, "DOG-003"),)),
    "won": lambda v: replace(v, outcome=Outcome((1,), "R-PM-30", "points")),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_change_is_seen_and_no_two_look_alike(name: str) -> None:
    BOARD.is_seen(CHANGES, name)


@both
def test_an_approach_says_in_which_step_who_meets_whom(lang: str) -> None:
    """All six steps as long as there is room for them, then the one that it is."""
    steps = {"en": ("2 texts", "4 texts"), "ja": ("2 使用", "4 使用")}[lang]
    step = {"en": "Approach, step 4", "ja": "アプローチ④"}[lang]
    names = {
        "en": ("Peach Boy 90/90", "Gatekeeper of the Island of Ogres 70/80"),
        "ja": ("桃太郎 90/90", "鬼ヶ島の門番 70/80"),
    }
    texts = " ".join(BOARD.said(blocked(), lang))
    assert all(each in texts for each in (step, *names[lang]))
    assert all(each in " ".join(BOARD.said(early(), lang)) for each in steps)
    assert names[lang][1] not in "\n".join(BOARD.said(unblocked(), lang))
    assert not any(steps[0] in text for text in BOARD.said(busy(), lang))


@both
def test_points_say_what_can_be_paid_with_them(lang: str) -> None:
    """Mika's points yield 3 and 1, and one is spent; Taro's 1, 1, 3 and 1."""
    worth = {"en": ("pays 4", "pays 6"), "ja": ("支払4", "支払6")}[lang]
    assert set(worth) <= set(BOARD.said(busy(), lang))


@both
def test_what_is_seen_is_told_too(lang: str) -> None:
    alt = board_alt(unblocked(), CARDS, lang, PLAYERS)
    assert len(alt) <= 1024
    assert "90/90" in alt
    assert CARDS["SHI-011"].title(lang) in alt, "an EX card in a hand is public"
    whole = "\n".join(state_text(busy(), CARDS, lang, PLAYERS))
    assert {"en": "Points face down: Tea on the Veranda", "ja": "裏向きのポイント：縁側のお茶"}[lang] in whole
    areas = {"en": ("main area", "support area"), "ja": ("メインエリア", "サポートエリア")}[lang]
    assert all(area in whole for area in areas)


# --- in words ---


@both
def test_whatever_a_text_may_forbid_and_every_keyword_is_shown_in_words(lang: str) -> None:
    there = words(lang, "precious_memories")
    assert [deed for deed in VOCABULARY.deeds if f"note.{deed}" not in there] == []
    assert [word for word in VOCABULARY.keywords if f"keyword.{word}" not in there] == []
