"""The board of ハーレムマスター: castles, bonuses and battles, true in every detail, legible on a phone, quick."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.harem_master.control import AS_SEX, SEXES
from engine.games.harem_master.nodes import VOCABULARY
from engine.games.harem_master.sides import LIKE_GIRL
from engine.kernel.views.view import SPECTATOR, Awaited, CardView, EventView, Outcome, View
from render import board_alt, state_text
from render.board import layout
from render.games.harem_master.company import sex_of
from render.games.harem_master.middle import Corner, paint_plate
from render.lettering import u
from render.words import words
from tests.cogs.positions import book, play
from tests.render.game_boards import Change, middle, pieces
from tests.render.harem_master_positions import (
    BOARD,
    CARDS,
    PLAYERS,
    attacking,
    busy,
    crowd,
    fighting,
)
from tests.render.pictures import listening
from tests.render.positions import altered, reseated

both = pytest.mark.parametrize("lang", ["en", "ja"])


def ref(view: View, key: str, seat: int = 0) -> int:
    return next(piece.ref for piece in pieces(view) if piece.key == key and piece.seat == seat)


# --- where everything lies ---


def test_items_lie_with_whoever_wears_them() -> None:
    view = crowd()
    plan = BOARD.laid(view)
    for item in (piece for piece in pieces(view) if piece.kind == "item"):
        assert abs(middle(plan.pieces[item.ref]) - middle(plan.pieces[item.at])) <= 1


# --- what is seen ---

CHANGES: dict[str, Change] = {
    "more physical": lambda v: altered(v, ref(v, "duke"), stats={"physical": 9, "mental": 8}),
    "more mental": lambda v: altered(v, ref(v, "duke"), stats={"physical": 5, "mental": 9}),
    "acted": lambda v: altered(v, ref(v, "duke"), exerted=True),
    "unacted": lambda v: altered(v, ref(v, "marginalia"), exerted=False),
    "another faction": lambda v: altered(v, ref(v, "duke"), classes=("kitchen",)),
    "a copy": lambda v: altered(v, ref(v, "duke"), side=-3),
    "a ban": lambda v: altered(v, ref(v, "duke"), notes=("attack",)),
    "another wearer": lambda v: altered(v, ref(v, "hat"), at=ref(v, "duke")),
    "court": lambda v: reseated(v, 0, counts={**v.seats[0].counts, "court": 2}),
    "scaffold": lambda v: reseated(v, 0, counts={**v.seats[0].counts, "scaffold": 4}),
    "castle": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "deck": 7}),
    "stack": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "stack": 1}),
    "hand": lambda v: reseated(v, 1, counts={**v.seats[1].counts, "hand": 7}),
    "discard pile": lambda v: reseated(v, 1, discard=(CardView(5, "ball", 0),)),
    "what a turn will cost": lambda v: replace(v, facts={**v.facts, "refill_1": 6}),
    "an attack": lambda v: replace(v, facts={**v.facts, "attacker": ref(v, "duke"), "kind": 0}),
    "the castle attacked": lambda v: replace(v, facts={**v.facts, "attacker": ref(v, "duke"), "kind": 3}),
    "a battle decided": lambda v: replace(v, last=(EventView("powers", ("duke", 7, "ida", 4)),)),
    "whose turn": lambda v: replace(v, active=1),
    "a window": lambda v: replace(v, phase="answer"),
    "who decides": lambda v: replace(v, awaited=Awaited(0, "action")),
    "won": lambda v: replace(v, outcome=Outcome((1,), "102.1", "court")),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_change_is_seen_and_no_two_look_alike(name: str) -> None:
    BOARD.is_seen(CHANGES, name)


@pytest.mark.parametrize(
    ("lang", "parts"), [("en", {"Library +2", "Stargazers +1", "Kitchen"}), ("ja", {"書庫 +2", "星見 +1", "台所"})]
)
def test_a_bonus_is_seen_by_its_parts(lang: str, parts: set[str]) -> None:
    """Of Lady Marginalia, who has acted: two of the library and a stargazer stand by her; nobody stands by Berta."""
    assert parts <= set(BOARD.said(busy(), lang))


def test_the_parts_of_a_bonus_are_what_it_adds() -> None:
    """Here nothing else changes any value, and whoever shares two factions counts once."""
    from render.games.harem_master.company import bonus

    for name, view in BOARD.views.items():
        for piece in pieces(view):
            if piece.kind == "character":
                assert sum(bonus(piece, view).values()) == piece.stats["mental"] - piece.base["mental"], (name, piece)


@pytest.mark.parametrize(("lang", "word"), [("en", "next turn −5"), ("ja", "次のターン −5")])
def test_the_castle_is_a_clock(lang: str, word: str) -> None:
    """Three ladies and two: so much goes off the castle."""
    assert word in BOARD.said(busy(), lang)
    assert "23" in BOARD.said(busy(), lang)


@both
def test_a_battle_says_with_what_values_numbers_and_sums(lang: str) -> None:
    text = BOARD.said(fighting(), lang)
    assert {"8", "2", "+3", "= 11", "= 5"} <= set(text)
    assert CARDS["three"].title(lang) in text


@pytest.mark.parametrize("kind", ["approach", "combat", "over"])
@both
def test_no_sum_of_a_battle_lies_under_its_kind(lang: str, kind: str) -> None:
    """Both values of two digits."""
    corner = Corner("challenger", ("Duke",), "mental", "12", "+3", "15", "", True)
    word = words(lang, "harem_master")[f"phase.{kind}"]
    with listening() as heard:
        paint_plate(corner, corner._replace(wins=False), word, (u(584), u(100)))
    sums = [one.box for one in heard if one.text == "= 15"]
    lines = [one.box for one in heard if one.text in word]
    assert len(sums) == 2
    assert lines
    assert sums[0][2] + u(8) <= min(box[0] for box in lines)
    assert max(box[2] for box in lines) <= min(
        one.box[0] for one in heard if one.box[0] > u(292) and one.text == "12"
    ) - u(8)


@pytest.mark.parametrize("zone", ["court", "scaffold"])
@both
def test_a_pile_that_has_grown_keeps_its_name_whole(lang: str, zone: str) -> None:
    assert words(lang, "harem_master")[f"zone.{zone}"] in BOARD.said(fighting(), lang)


@both
def test_an_attack_is_seen_before_anybody_intercepts(lang: str) -> None:
    assert attacking().awaited == Awaited(1, "action", "306.5c")
    word = words(lang, "harem_master")["phase.open"]
    assert any(word.startswith(text) for text in BOARD.said(attacking(), lang) if len(text) > 4)


@both
def test_what_is_seen_is_told_too(lang: str) -> None:
    alt = board_alt(fighting(), CARDS, lang, PLAYERS)
    assert len(alt) <= 1024
    assert "8+3=11" in alt
    assert "2+3=5" in alt
    whole = "\n".join(state_text(busy(), CARDS, lang, PLAYERS))
    names = {"en": "Scaffold: Magister Comet, Wolf at the Gate", "ja": "処刑台：何もかも二度見た彗星先生、門番"}[lang]
    assert names in whole


@both
def test_the_state_in_words_names_the_kind_of_a_battle_and_the_sex_of_each(lang: str) -> None:
    whole = "\n".join(state_text(fighting(), CARDS, lang, PLAYERS))
    assert {"en": " · Approach The Duke", "ja": " · アプローチ 脚注公爵"}[lang] in whole
    assert {"en": "Wolf at the Gate: gentleman, ", "ja": "門番のヴォルフ：男、"}[lang] in whole
    assert {"en": "Ines Among the Folios: lady, ", "ja": "二つ折り本のイネス：おんなのこ、"}[lang] in whole


def test_who_counts_as_a_lady_is_shown_and_told_as_one() -> None:
    view = fighting()
    wolf = next(piece for seat in view.seats for piece in seat.pieces if piece.seat == 1 and piece.stats["mental"] < 0)
    card = CARDS[wolf.key]
    assert sex_of(wolf, card) == "gentleman"
    assert sex_of(replace(wolf, side=LIKE_GIRL), card) == "lady"
    assert sex_of(replace(wolf, kind="item"), card) == ""


# --- in words ---


@both
def test_whatever_a_text_may_forbid_is_shown_in_words(lang: str) -> None:
    there = words(lang, "harem_master")
    assert [deed for deed in VOCABULARY.deeds if f"note.{deed}" not in there] == []
    assert [sex for sex in SEXES if f"note.may_{AS_SEX}{sex}" not in there] == []


def test_a_full_board_fills_a_phone() -> None:
    """A whole game of the practice partner: most are shown nearly as wide as a phone, and none much narrower."""
    shown = []
    for live in play(1, game="harem_master", policy="heuristic"):
        if live.no % 10 == 0:
            plan = layout(
                live.play.view(SPECTATOR),
                live.kept.setup.cards,
                "ja",
                ("Aoi", "みかん（ボット）"),
                (),
                book("harem_master").printed,
            )
            shown.append(min(365, 844 * 0.7 * plan.width / plan.height))
    assert len(shown) > 10
    assert min(shown) >= 325
    assert sum(each >= 345 for each in shown) > len(shown) / 2
