"""Alt texts and the state as text: complete, in order, never cut inside a card."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.kernel.view import Awaited, CardView, EventView, Outcome, PieceView, View
from render.alt import ALT_LIMIT, board_alt, board_units, hand_alt, piece_short
from render.layouts import names_of
from render.phrases import Told, length
from render.state import PAGE_LIMIT, state_text
from tests.render.positions import (
    CARDS,
    LOG,
    PLAYERS,
    altered,
    busy,
    crowd,
    piece,
    position,
    reseated,
    side,
    with_hand,
)
from tests.render.test_board import PIECE_CHANGES, SEAT_CHANGES, TABLE_CHANGES

MORE = re.compile(r"(\d+) more: /match state$")
UNSAID = {"cost", "a printed number"}  # of pieces in play the alt text leaves these to the whole state


def said(view: View, lang: str = "en") -> str:
    return board_alt(view, CARDS, lang, PLAYERS, LOG[lang])


def everything(view: View, lang: str = "en") -> str:
    return "\n".join(state_text(view, CARDS, lang, PLAYERS, LOG[lang]))


def test_the_decision_comes_first_then_news_then_scores() -> None:
    text = said(busy())
    parts = ("高橋 太郎 decides: choose a target.", "Taro drew a card.", "Turn 4 · Main", "Mika: Lore 3", "Bag 2:")
    places = [text.index(part) for part in parts]
    assert places[0] == 0
    assert places == sorted(places)


def test_a_piece_in_short_notation() -> None:
    assert "Kettle Knight - Whistling Guard 0/2/1 damage 2 E Challenger 2 Evasive;" in said(busy())
    assert "やかんの騎士 - ひゅうひゅう鳴る見張り 0/2/1 ダメージ 2 E 果敢 2 回避;" in said(busy(), "ja")


def test_an_exerted_piece_is_told_from_a_ready_one() -> None:
    assert "Tea Cup;" not in said(altered(busy(), 6, exerted=True))
    assert "Tea Cup E" in said(altered(busy(), 6, exerted=True))


def test_the_outcome_comes_first() -> None:
    text = said(replace(busy(), outcome=Outcome((0, 1), "1.9", "agreed_draw")))
    assert text.startswith("Mika and 高橋 太郎 win: agreed draw (1.9).")


@pytest.mark.parametrize("name", [*PIECE_CHANGES, *SEAT_CHANGES, *TABLE_CHANGES])
def test_each_change_is_said(name: str) -> None:
    change = {**TABLE_CHANGES, **{key: each for key, (_, each) in (PIECE_CHANGES | SEAT_CHANGES).items()}}[name]
    assert everything(change(busy())) != everything(busy())
    if name not in UNSAID:
        assert said(change(busy())) != said(busy())


def test_changed_cards_come_first_where_not_all_fit() -> None:
    view = crowd(2, 30)
    last = view.seats[1].pieces[29]
    changed = replace(view, last=(EventView("exert", (last.key, 1)),))
    short = piece_short(Told(last, (last.ref,)), names_of("lorcana", CARDS, "en"), {})
    assert short not in said(view)
    assert f"高橋 太郎: {short};" in said(changed)


def test_what_does_not_fit_is_counted() -> None:
    view = crowd(4, 16)
    text = said(view)
    found = MORE.search(text)
    assert found
    there = sum(unit.text in text for unit in board_units(view, CARDS, "en", PLAYERS, LOG["en"]))
    assert int(found[1]) == len(board_units(view, CARDS, "en", PLAYERS, LOG["en"])) - there


def test_a_small_board_is_told_whole() -> None:
    assert not MORE.search(said(busy()))


any_text = st.text(max_size=60) | st.sampled_from(["**a**", "@everyone", "<@1>", "{name}", "🦊" * 40, "x" * 2000, "`"])
pieces = st.builds(
    lambda no, ref, **states: piece(ref, f"c{no}", **states),
    st.integers(0, 79), st.integers(1, 10**6), exerted=st.booleans(), damage=st.integers(0, 99), dry=st.booleans(),
    notes=st.lists(st.sampled_from(["cannot_quest", "odd note", "drying"]), max_size=3).map(tuple),
    keywords=st.lists(st.tuples(st.sampled_from(["ward", "resist", "odd"]), st.integers(0, 9)), max_size=5).map(tuple),
)


@st.composite
def tables(draw: st.DrawFn) -> View:
    seats = draw(st.integers(2, 4))
    sides = [side(no, tuple(replace(each, seat=no) for each in draw(st.lists(pieces, max_size=12))))
             for no in range(seats)]
    return position(*sides, awaited=draw(st.none() | st.builds(Awaited, st.integers(0, seats - 1), any_text)))


@given(tables(), st.lists(any_text, max_size=4), st.lists(any_text, max_size=5), st.sampled_from(["en", "ja", "fr"]))
def test_laws_of_alt_texts(view: View, names: list[str], lines: list[str], lang: str) -> None:
    text = board_alt(view, CARDS, lang, names, lines)
    units = board_units(view, CARDS, lang, names, lines)
    assert length(text) <= ALT_LIMIT
    assert text.startswith(units[0].text)
    assert "\n" not in text
    assert text == board_alt(view, CARDS, lang, names, lines)
    missing = [unit for unit in units if unit.text not in text]
    assert bool(missing) <= text.endswith("/match state")
    for unit in missing:
        if unit.seat >= 0:
            assert f"{unit.text[:-1]};" not in text


@given(tables(), st.lists(any_text, max_size=4), st.sampled_from(["en", "ja"]))
def test_laws_of_pages(view: View, names: list[str], lang: str) -> None:
    pages = state_text(view, CARDS, lang, names)
    assert pages
    assert all(0 < length(page) < PAGE_LIMIT for page in pages)
    whole = "\n".join(pages)
    assert not re.search(r"@(everyone|here)|(?<!\\)<[@#:]", whole)
    for seat in view.seats:
        for one in seat.pieces:
            assert CARDS[one.key].title(lang).replace("[", "\\[") in whole


def test_pages_say_which_of_how_many() -> None:
    pages = state_text(crowd(4, 16), CARDS, "en", PLAYERS)
    assert [page.splitlines()[-1] for page in pages] == [
        f"Page {no} of {len(pages)}" for no in range(1, len(pages) + 1)]


def test_one_line_of_the_state_is_one_piece() -> None:
    text = everything(busy())
    assert ("• Tabby - Under the Blanket: character, cost 4, strength 7 (printed 3), willpower 5, lore 1, ready"
            in text.splitlines())


def test_no_text_about_the_table_tells_a_hand() -> None:
    seen = with_hand(6)
    hidden = reseated(seen, 0, hand=None)
    assert said(seen) == said(hidden)
    assert everything(seen) == everything(hidden)


def test_no_text_about_the_table_tells_what_a_seat_alone_knows() -> None:
    seen = replace(with_hand(4), shown=(CardView(1, "c9", 0),), awaited=Awaited(0, "card"))
    public = replace(busy(), shown=(), last=(), awaited=Awaited(0, ""))
    assert said(seen) == said(public)
    assert everything(seen) == everything(public)


def test_a_hand_in_words() -> None:
    text = hand_alt(with_hand(2), CARDS, "en", PLAYERS)
    assert text == ("Mika: hand, 2. 1: Round Song, action, song, cost 3, inkable. "
                    "2: Persimmon - Late Fruit, character, cost 2, inkable, 1/3/2, Singer 5, Ward.")
    assert length(hand_alt(with_hand(40), CARDS, "ja", PLAYERS)) <= ALT_LIMIT
    assert hand_alt(with_hand(40), CARDS, "ja", PLAYERS).endswith("件: /match state")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        hand_alt(busy(), CARDS, "en", PLAYERS)


def test_an_unnamed_seat_is_called_by_its_number() -> None:
    assert "Seat 2: Lore 4" in board_alt(busy(), CARDS, "en")


def test_a_card_without_a_name_in_the_language_keeps_its_own() -> None:
    view = position(side(0, (piece(1, "only_en"),)), side(1))
    assert "Foreigner 1/1/1" in said(view, "ja")


def test_a_location_and_a_character_at_it() -> None:
    text = said(busy())
    assert "Quiet Quay willpower 6 lore 1 move cost 3 damage 1" in text
    assert "at Quiet Quay" in text


def test_a_piece_of_another_game_shows_its_own_numbers() -> None:
    other = PieceView(ref=1, key="c0", seat=0, kind="character", stats={"power": 300}, base={"power": 200}, keywords=())
    assert "power 300" in said(position(side(0, (other,)), side(1)))
