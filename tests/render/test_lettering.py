"""Setting text: it fits, it loses nothing before it must, and nothing is blank."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.hyphens import HYPHEN, partings
from render.lettering import clean, fitted, font, legible, u, width
from render.wrapping import title_lines, wrapped

rooms = st.integers(60, 600)
words = st.sampled_from(("Grandmother's", "Daidarabotchi", "Lemminkäinen", "of", "Incomprehensibilities", "WWWWWWWW"))
texts = st.text(max_size=80) | st.lists(words, max_size=6).map(" ".join)
said = st.sampled_from(("猫、", "「冬」", "ラーメン！", "人々", "待って…", "（20枚）", "キャー", "カゼ", "だ。"))
japanese = st.lists(said, max_size=20).map("".join)


@given(texts, rooms)
def test_a_fitted_line_fits(text: str, room: int) -> None:
    line = fitted(text, 24, room)
    assert width(line, 24) <= room
    assert line == legible(text) or line.endswith("…")


@given(texts, rooms, st.integers(1, 6), st.booleans())
def test_wrapped_lines_fit_and_say_the_whole_text_or_end_in_an_ellipsis(
    text: str, room: int, most: int, bold: bool
) -> None:
    lines = wrapped(text, 24, room, most, bold)
    assert len(lines) <= most
    assert all(width(line, 24, bold) <= room for line in lines)
    whole = "".join(lines).replace(" ", "").replace(HYPHEN, "") == legible(text).replace(" ", "")
    assert whole or lines[-1].endswith("…")
    assert not any(HYPHEN in line[:-1] for line in lines)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Grandmother's", "Grand-mother's"),
        ("Lamplighter", "Lamp-lighter"),
        ("Firebird", "Fire-bird"),
        ("Daidarabotchi", "Dai-da-ra-bot-chi"),
        ("Lemminkäinen", "Lem-minkäinen"),
        ("Väinämöinen", "Väi-nä-möi-nen"),
        ("Rocketeer", "Rock-e-teer"),
        ("Mountains", "Moun-tains"),
        ("Kettle", "Ket-tle"),
        ("Yatagarasu", "Yata-garasu"),
        ("1234567890", "1234567890"),
        ("郵便屋", "郵便屋"),
        ("e", "e"),
        ("", ""),
    ],
)
def test_a_word_is_parted_between_what_can_be_said(word: str, parts: str) -> None:
    places = (0, *partings(word), len(word))
    assert "-".join(word[start:stop] for start, stop in pairwise(places)) == parts


def test_a_word_wider_than_a_line_has_a_hyphen_where_it_is_parted() -> None:
    assert wrapped("Old Grandmother's Scarf", u(16), u(109), 3, True) == ("Old Grand" + HYPHEN, "mother's", "Scarf")
    assert wrapped("Lamplighters' Song", u(16), u(90), 3, True) == ("Lamp" + HYPHEN, "lighters'", "Song")
    assert wrapped("Grandmother's", u(16), u(109), 3, True) == ("Grand" + HYPHEN, "mother's")
    assert wrapped("Old Grandmother's Scarf", u(16), u(137), 3, True) == ("Old", "Grandmother's", "Scarf")
    assert wrapped("Grandmother's Scarf", u(16), u(109), 1, True) == ("Grandmoth…",)
    assert wrapped("Ever-Wandering", u(16), u(109), 3, True) == ("Ever-", "Wandering")
    assert font(24).getmask(HYPHEN).getbbox() == font(24).getmask("-").getbbox()


def test_a_name_has_smaller_letters_before_it_is_parted() -> None:
    sizes = ((u(20), 2), (u(16), 3))
    room = round(width("Grandmother's", u(16), True))
    assert title_lines("Grandmother's", room, sizes) == (u(16), ("Grandmother's",))
    assert title_lines("Lemminkäinen", room, sizes) == (u(16), ("Lemminkäinen",))
    assert title_lines("Grandmother's", room - 1, sizes) == (u(16), ("Grand" + HYPHEN, "mother's"))
    assert title_lines("Tabby", room, sizes) == (u(20), ("Tabby",))


@given(japanese, st.integers(200, 600), st.booleans())
def test_no_japanese_line_begins_or_ends_with_what_may_not(text: str, room: int, bold: bool) -> None:
    lines = wrapped(text, 24, room, 99, bold)
    assert "".join(lines) == text
    for line in lines:
        assert line[0] not in "、。！…々）」・ーャっ枚"
        assert line[-1] not in "「（02"


def test_japanese_breaks_by_character_but_not_before_a_full_stop() -> None:
    assert wrapped("炬燵でみかん。", 24, 24 * 6, 3) == ("炬燵でみか", "ん。")


def test_katakana_and_numbers_stay_together_and_no_sign_stands_alone() -> None:
    assert wrapped("おばあちゃんのマフラー", 24, 24 * 8, 3) == ("おばあちゃんの", "マフラー")
    assert wrapped("フユノスケマフラー", 24, 24 * 6, 3) == ("フユノスケマ", "フラー")
    assert wrapped("バーバ・ヤガー", 24, 24 * 6, 3) == ("バーバ・", "ヤガー")
    text = "あなたのキャラクターがチャレンジするたび、カードを引く。"
    assert wrapped(text, 24, 24 * 6, 9)[:2] == ("あなたのキャ", "ラクターが")
    assert wrapped("だいだらぼっち", 24, 24 * 6, 3) == ("だいだら", "ぼっち")
    assert wrapped("それから20枚引く", 24, 24 * 5, 3) == ("それから", "20枚引く")


def test_latin_breaks_at_spaces() -> None:
    assert wrapped("Kettle Knight", 24, 100, 3) == ("Kettle", "Knight")


@given(st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zs", "Zl", "Zp"]))
def test_no_visible_character_is_blank(character: str) -> None:
    for each in legible(character):
        assert font(32).getmask(each).getbbox() is not None, hex(ord(each))


def test_what_the_font_lacks_is_a_box() -> None:
    box = bytes(font(32).getmask("\U0010ffff"))
    assert bytes(font(32).getmask(legible("🦊"))) == box
    assert bytes(font(32).getmask(legible("한"))) == box
    assert bytes(font(32).getmask(legible("猫"))) != box


def test_fancy_letters_become_plain_ones() -> None:
    assert legible("𝓐𝓵𝓲𝓬𝓮 Łukasz ş") == "Alice Lukasz s"


def test_controls_and_direction_marks_are_gone_and_nothing_is_something() -> None:
    assert clean("a\u202eb\n\tc\u200bd\ufe0f") == "ab cd"
    assert clean("\u200b") == "□"
    assert clean("") == ""


def test_letters_of_sixteen_units_are_eleven_points_on_a_phone() -> None:
    assert u(16) == 29
