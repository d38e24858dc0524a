"""Alt texts and the state as text: complete, in order, never cut inside a card."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.kernel.views.view import Awaited, CardView, EventView, Outcome, PieceView, View
from render.alt import board_alt, board_described, piece_short
from render.brevity import ALT_LIMIT, FULL
from render.card_alt import card_alt, cards_alt, hand_alt
from render.games import names_of
from render.phrases import PieceGroup, length
from render.state import PAGE_LIMIT, hand_text, state_text
from render.words import words
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

MORE = re.compile(r"(\d+) more: /match show$")
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


def test_before_the_first_turn_there_is_no_turn_to_tell() -> None:
    """Nobody's turn is told either, but who will begin."""
    begun = replace(busy(), turn=0, phase="setup", active=1)
    assert "\nSetup · first player: 高橋 太郎\n" in everything(begun)
    assert "\n準備 · 先攻：高橋 太郎\n" in everything(begun, "ja")
    assert "\n準備\n" in everything(replace(begun, active=-1), "ja")


def test_a_piece_in_short_notation() -> None:
    assert "Kettle Knight - Whistling Guard 0/2/1 damage 2 exerted Challenger 2 Evasive;" in said(busy())
    assert "やかんの騎士 - ひゅうひゅう鳴る見張り 0/2/1 ダメージ 2 エグザート 果敢 2 回避／" in said(busy(), "ja")


def test_an_exerted_piece_is_told_from_a_ready_one() -> None:
    assert "Tea Cup;" not in said(altered(busy(), 6, exerted=True))
    assert "Tea Cup exerted" in said(altered(busy(), 6, exerted=True))
    assert " 1/3/2 damage 1 E;" in said(crowd(2, 14))


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
    names = replace(names_of("lorcana", CARDS, "en"), brief=frozenset(CARDS))
    short = piece_short(PieceGroup(last, (last.ref,)), names, {})
    assert short not in said(view)
    assert f"高橋 太郎: {short};" in said(changed)


def test_what_does_not_fit_is_counted() -> None:
    view = crowd(4, 16)
    text = said(view)
    found = MORE.search(text)
    assert found
    units = board_described(view, CARDS, "en", PLAYERS, LOG["en"]).units
    assert len(units) == 2 + len(LOG["en"]) + 4 + 64
    assert int(found[1]) == len(units) - sum(unit.text in text for unit in units)


def test_a_small_board_is_told_whole() -> None:
    assert not MORE.search(said(busy()))
    assert board_described(busy(), CARDS, "en", PLAYERS, LOG["en"]).detail == FULL


@pytest.mark.parametrize(("lang", "each"), [("en", 10), ("ja", 15)])
def test_a_large_board_is_told_briefly_before_anything_is_left_out(lang: str, each: int) -> None:
    view = crowd(2, each)
    told = board_described(view, CARDS, lang, PLAYERS, LOG[lang])
    assert told.detail != FULL
    assert told.taken == told.units
    assert told.text.endswith("/match show")
    assert not MORE.search(told.text)
    for seat in view.seats:
        assert all(CARDS[one.key].title(lang) in told.text for one in seat.pieces)


def test_cards_that_share_a_name_keep_their_versions() -> None:
    other = replace(CARDS["c0"], key="other", version={"en": "Boiled Over"})
    view = crowd(2, 12)
    mine = tuple(replace(one, key="other") if no == 0 else one for no, one in enumerate(view.seats[0].pieces))
    text = board_alt(reseated(view, 0, pieces=mine), CARDS | {"other": other}, "en", PLAYERS, LOG["en"])
    assert "Kettle Knight - Boiled Over" in text
    assert "Kettle Knight - Whistling Guard" in text
    assert "Persimmon - " not in text


any_text = st.text(max_size=60) | st.sampled_from(["**a**", "@everyone", "<@1>", "{name}", "🦊" * 40, "x" * 2000, "`"])
pieces = st.builds(
    lambda no, ref, **states: piece(ref, f"c{no}", **states),
    st.integers(0, 79),
    st.integers(1, 10**6),
    exerted=st.booleans(),
    damage=st.integers(0, 99),
    dry=st.booleans(),
    notes=st.lists(st.sampled_from(["cannot_quest", "odd note", "drying"]), max_size=3).map(tuple),
    keywords=st.lists(st.tuples(st.sampled_from(["ward", "resist", "odd"]), st.integers(0, 9)), max_size=5).map(tuple),
)


@st.composite
def tables(draw: st.DrawFn) -> View:
    seats = draw(st.integers(2, 4))
    there = st.lists(pieces, max_size=12)
    sides = [
        side(no, tuple(replace(each, seat=no, ref=100 * no + nth) for nth, each in enumerate(draw(there), 1)))
        for no in range(seats)
    ]
    return position(*sides, awaited=draw(st.none() | st.builds(Awaited, st.integers(0, seats - 1), any_text)))


@given(tables(), st.lists(any_text, max_size=4), st.lists(any_text, max_size=5), st.sampled_from(["en", "ja", "fr"]))
def test_laws_of_alt_texts(view: View, names: list[str], lines: list[str], lang: str) -> None:
    told = board_described(view, CARDS, lang, names, lines)
    text, units = told.text, told.units
    assert length(text) <= ALT_LIMIT
    assert text.startswith(units[0].text)
    assert "\n" not in text
    assert text == board_alt(view, CARDS, lang, names, lines)
    missing = [unit for unit in units if unit.text not in text]
    assert bool(missing) <= text.endswith("/match show")
    assert (told.detail != FULL) <= text.endswith("/match show")
    for unit in missing:
        if unit.list >= 0:
            assert f"{unit.text[:-1]}{words(lang)['series'].strip()}" not in text


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
        f"Page {no} of {len(pages)}" for no in range(1, len(pages) + 1)
    ]


def test_one_line_of_the_state_is_one_piece() -> None:
    text = everything(busy())
    assert (
        "• Tabby - Under the Blanket: character, cost 4, strength 7 (printed 3), willpower 5, lore 1, ready"
        in text.splitlines()
    )


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
    assert text == (
        "Mika: hand, 2. Ink 3/5, spent 2; can be paid: 1, 2. 1: Round Song, action, song, cost 3, inkable. "
        "2: Persimmon - Late Fruit, character, cost 2, inkable, 1/3/2, Singer 5, Ward."
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("count", [0, 1, 7, 12, 20, 30])
def test_a_hand_is_told_to_the_last_card(count: int, lang: str) -> None:
    view = with_hand(count)
    text = hand_alt(view, CARDS, lang, PLAYERS)
    assert length(text) <= ALT_LIMIT
    for card in view.seats[0].hand or ():
        title = CARDS[card.key].title(lang)
        assert {"en": f" {card.index + 1}: {title}", "ja": f"。{card.index + 1}：{title}"}[lang] in text
    assert not text.endswith(("cards", "枚"))


def test_equal_cards_are_told_together_where_room_is_short() -> None:
    view = with_hand(20)
    twice = tuple(CardView(500 + no, f"c{no % 4}", no) for no in range(20))
    text = hand_alt(reseated(view, 0, hand=twice), CARDS, "en", PLAYERS)
    assert " 2, 6, 10, 14, 18: Persimmon" in text


def test_what_is_left_out_of_a_hand_is_counted() -> None:
    long = {
        key: replace(card, name={"en": f"{card.title('en')} of the Seven Mountains"}) for key, card in CARDS.items()
    }
    text = hand_alt(with_hand(40), long, "en", PLAYERS)
    found = re.search(r"(\d+) more cards$", text)
    assert found
    assert int(found[1]) == 40 - text.count("of the Seven Mountains")


def test_a_hand_says_what_it_can_pay_for() -> None:
    poor = reseated(with_hand(4), 0, ready=2, spent=3)
    assert "Ink 2/5, spent 3; can be paid: 2." in hand_alt(poor, CARDS, "en", PLAYERS)
    assert "支払える：なし" in hand_alt(reseated(poor, 0, ready=0), CARDS, "ja", PLAYERS)
    unknown = reseated(poor, 0, ready=0, spent=0, counts={"hand": 4})
    assert "can be paid" not in hand_alt(unknown, CARDS, "en", PLAYERS)


def test_cards_that_are_looked_at_are_told_with_their_numbers() -> None:
    text = cards_alt(["c1", "song"], CARDS, "lorcana", "en", "Top of the deck", [4, 9])
    assert text.startswith("Top of the deck. 4: Persimmon - Late Fruit, character, cost 2")
    assert "9: Round Song" in text
    assert cards_alt([], CARDS, "lorcana", "ja") == "カードなし"


def test_one_card_is_told_with_its_whole_text() -> None:
    text = card_alt("c1", CARDS, "lorcana", "en")
    assert text == (
        "Persimmon - Late Fruit, character, cost 2, inkable, 1/3/2, Singer 5, Ward, amethyst "
        "[exert]: You may draw a card. Then sit down."
    )


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        hand_alt(busy(), CARDS, "en", PLAYERS)


def test_an_unnamed_seat_is_called_by_its_number() -> None:
    assert "Seat 2: Lore 4" in board_alt(busy(), CARDS, "en")


def test_a_card_without_a_name_in_the_language_keeps_its_own() -> None:
    view = position(side(0, (piece(1, "only_en"),)), side(1))
    assert "Foreigner 1/1/1" in said(view, "ja")


def test_a_hand_is_told_whole_to_its_player() -> None:
    view = with_hand(4)
    lines = "\n".join(hand_text(view, CARDS, "en", PLAYERS)).splitlines()
    assert lines[:2] == ["Mika: hand, 4", "Ink 3/5, spent 2"]
    assert lines[2] == "1: Round Song, action, song, cost 3, inkable, can be paid"
    at = lines.index("2: Persimmon - Late Fruit, character, cost 2, inkable, 1/3/2, Singer 5, Ward, can be paid")
    assert lines[at + 1 : at + 3] == ["• \\[exert\\]: You may draw a card.", "• Then sit down."]
    assert "4: Tabby - Under the Blanket, character, cost 4, not inkable, 3/5/1" in lines
    pages = hand_text(with_hand(40), CARDS, "ja", PLAYERS)
    assert all(0 < length(page) < PAGE_LIMIT for page in pages)
    assert "40：" in pages[-1]


def test_a_location_and_a_character_at_it() -> None:
    text = said(busy())
    assert "Quiet Quay willpower 6 lore 1 move cost 3 damage 1" in text
    assert "at Quiet Quay" in text


def test_a_piece_of_another_game_shows_its_own_numbers() -> None:
    other = PieceView(ref=1, key="c0", seat=0, kind="character", stats={"power": 300}, base={"power": 200}, keywords=())
    assert "power 300" in said(position(side(0, (other,)), side(1)))
