"""Setting text: it fits, it loses nothing before it must, and nothing is blank."""

from hypothesis import given
from hypothesis import strategies as st

from render.lettering import clean, fitted, font, legible, u, width, wrapped

rooms = st.integers(60, 600)
texts = st.text(max_size=80)


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
    whole = "".join(lines).replace(" ", "") == legible(text).replace(" ", "")
    assert whole or lines[-1].endswith("…")


def test_japanese_breaks_by_character_but_not_before_a_full_stop() -> None:
    assert wrapped("炬燵でみかん。", 24, 24 * 6, 3) == ("炬燵でみか", "ん。")


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


def test_a_unit_is_a_pixel_and_a_half() -> None:
    assert u(16) == 24
