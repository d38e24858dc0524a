"""Hands and single cards."""

import re

import pytest
from msgspec.structs import replace

from render import cards, hand
from render.lettering import leading
from render.palette import TABLE
from render.panel import WIDTH
from tests.render.pictures import assert_readable, difference, listening, opened
from tests.render.positions import CARDS, PLAYERS, busy, with_hand


def test_each_card_has_its_number_and_its_facts() -> None:
    with listening() as heard:
        hand(with_hand(3), CARDS, "ja", PLAYERS)
    said = [one.text for one in heard]
    assert said[0] == "Mikaの手札 3枚"
    for text in ("1", "2", "3", "輪唱", "柿", "インク可", "歌声 5", "魔除", "歌う。"):
        assert text in said, text
    assert "おばあちゃんのマフラー" in "".join(said)


def test_what_an_ability_costs_is_no_reminder() -> None:
    """In a hand of ハーレムマスター costs stand in round brackets."""
    text = "([T][2])カードを1枚引く。"
    brewer = replace(CARDS["c1"], text={"ja": text}, abilities=(), marks=())
    with listening() as heard:
        cards(["c1"] * 7, {"c1": brewer}, "harem_master", "ja")
    assert "([2])カードを1枚引く。" in "".join(one.text for one in heard)


@pytest.mark.parametrize("count", [0, 1, 3, 7, 13, 40])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_text_stays_on_its_card_and_can_be_read(count: int, lang: str) -> None:
    with listening() as heard:
        picture = hand(with_hand(count), CARDS, lang, PLAYERS)
    assert_readable(heard)
    assert len(picture) <= 300_000


def test_keywords_in_one_line_with_an_ability_are_said_once() -> None:
    """As Japanese cards are printed: each with its reminder, and the ability behind them."""
    text = "歌声５（このキャラクターはコスト５として歌える。）魔除（選ばれない。）宴の歌 歌声５を持つ仲間は歌う。"
    singer = replace(CARDS["c1"], text={"ja": text})
    with listening() as among:
        cards(["c1"] * 5, {"c1": singer}, "lorcana", "ja")
    said = "".join(one.text for one in among)
    assert said.count("宴の歌 歌声５を持つ仲間は歌う。") == 1, "equal cards are drawn once"
    assert said.count("歌声 5") == said.count("魔除") == 1, "the signs alone"
    assert "コスト５" not in said
    with listening() as alone:
        cards(["c1"], {"c1": singer}, "lorcana", "ja")
    assert "歌声５（このキャラクターはコスト５として歌える。）" in "".join(one.text for one in alone)


def test_rows_of_a_hand_are_as_even_as_can_be() -> None:
    """Four cards that do not fit as large as two stand two by two, not three and one."""
    picture = opened(cards(["c1", "c2", "c3", "c4"], CARDS, "lorcana", "en", tallest=1000)).convert("RGB")
    assert picture.height <= 1000
    corner = picture.crop((picture.width * 2 // 3, picture.height * 2 // 3, picture.width - 30, picture.height - 30))
    grounds = corner.getcolors(1 << 16) or []
    assert sum(count for count, colour in grounds if colour == TABLE) < corner.width * corner.height / 10


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        hand(busy(), CARDS, "en", PLAYERS)


def test_one_card_is_drawn_large_with_its_whole_text() -> None:
    long = replace(CARDS["c1"], text={"en": "Sit down and eat a persimmon with everybody. " * 20})
    with listening() as alone:
        picture = cards(["c1"], {"c1": long}, "lorcana", "en")
    with listening() as among:
        cards(["c1"] * 5, {"c1": long}, "lorcana", "en")
    assert opened(picture).width < WIDTH
    assert not any("…" in one.text for one in alone)
    assert any(re.fullmatch(r"… \+(?:1 line|(?!1 )\d+ lines)", one.text) for one in among)
    assert max(one.size for one in alone) > max(one.size for one in among)


def test_one_card_over_a_question_is_no_higher_than_there_is_room_and_says_how_much_is_left_out() -> None:
    long = replace(CARDS["c1"], text={"en": "Sit down and eat a persimmon with everybody. " * 30})
    for tallest in (950, 1300):
        with listening() as heard:
            picture = cards(["c1"], {"c1": long}, "lorcana", "en", tallest=tallest)
        assert tallest * 0.9 < opened(picture).height <= tallest
        assert any(re.fullmatch(r"… \+(?:1 line|(?!1 )\d+ lines)", one.text) for one in heard)
    assert opened(cards(["c1"], CARDS, "lorcana", "en", tallest=1300)).height <= 1300


@pytest.mark.parametrize(
    ("lengths", "is_cut"),
    [((9, 1, 1, 1), False), ((1, 8, 30, 2), True), ((14, 14, 3, 3, 14, 1), True), ((60, *[2] * 7), True)],
)
def test_a_text_is_cut_only_where_there_is_no_room_for_another_line(lengths: tuple[int, ...], is_cut: bool) -> None:
    texts = {f"c{no}": "Sit down and eat with all of us. " * count for no, count in enumerate(lengths)}
    known = {key: replace(CARDS[key], text={"en": text}) for key, text in texts.items()}
    room = 1100
    with listening() as heard:
        picture = opened(cards(list(known), known, "lorcana", "en", tallest=room))
    left = [int(cut[1]) for one in heard if (cut := re.fullmatch(r"… \+(\d+) lines", one.text))]
    line = leading(min(one.size for one in heard))
    assert picture.height <= room
    assert not left or picture.height + line > room, "there was room for a line more"
    assert bool(left) == is_cut


def test_cards_have_the_numbers_they_are_given() -> None:
    with listening() as heard:
        cards(["c1", "c2"], CARDS, "lorcana", "en", "Top of the deck", [4, 9])
    said = [one.text for one in heard]
    assert said[0] == "Top of the deck"
    assert {"4", "9"} <= set(said)


def test_numbers_must_match_the_cards() -> None:
    with pytest.raises(ValueError, match="shorter"):
        cards(["c1", "c2"], CARDS, "lorcana", "en", "", [1])


def test_no_cards_are_said_to_be_none() -> None:
    with listening() as heard:
        cards([], CARDS, "lorcana", "ja")
    assert [one.text for one in heard] == ["カードなし"]


def test_an_unknown_card_shows_its_key() -> None:
    with listening() as heard:
        cards(["9-999"], CARDS, "lorcana", "en")
    assert [one.text for one in heard] == ["[9-999]"]


def test_a_card_that_cannot_become_ink_differs() -> None:
    dry = {"c1": replace(CARDS["c1"], marks=())}
    assert difference(cards(["c1"], CARDS, "lorcana", "en"), cards(["c1"], dry, "lorcana", "en")) is not None


def test_equal_hands_give_equal_bytes() -> None:
    assert hand(with_hand(5), CARDS, "en", PLAYERS) == hand(with_hand(5), CARDS, "en", PLAYERS)
