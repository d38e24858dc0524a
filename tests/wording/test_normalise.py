"""One spelling for each character; words stay as they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.lorcana.wording import normal_text
from engine.wording import normalise


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("＋２｛Ｓ｝", "+2{S}"),
        ("{E}，４{I}：", "{E},4{I}:"),
        ("〜か～か~", "~か~か~"),
        ("−1か－1か‐1", "-1か-1か-1"),
        ("１体　を", "1体 を"),
        ("+1 {L}する。 次", "+1{L}する。次"),
    ],
)
def test_japanese_signs_have_one_spelling(text: str, expected: str) -> None:
    assert normalise(text, tight=True) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("They can’t  quest", "They can't quest"),
        ("“Rush”", '"Rush"'),
        ("{E} – Draw", "{E} — Draw"),
        ("{E} - Draw", "{E} — Draw"),
        ("gets -2 {S}", "gets -2 {S}"),
        ("a\r\nb\n\n c ", "a\nb\nc"),
    ],
)
def test_english_signs_have_one_spelling(text: str, expected: str) -> None:
    assert normalise(text) == expected


def test_icons_become_tokens() -> None:
    assert normal_text("⟳, 2 ⬡ — Gain 3 ◊.", "en") == "{E}, 2 {I} — Gain 3 {L}."


def test_words_are_never_touched() -> None:
    assert normalise("DRAWS Card draw", tight=True) == "DRAWS Card draw"


@given(st.text(max_size=60), st.sampled_from(["en", "ja"]), st.booleans())
def test_a_normal_text_is_its_own_normal_text(text: str, lang: str, song: bool) -> None:
    once = normal_text(text, lang)
    assert normal_text(once, lang) == once


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Shift 5 (You may pay less.)\nWard (Nobody.)", "en", "Shift 5\nWard"),
        ("SLY Gain 3 lore. (Lucky you.)", "en", "SLY Gain 3 lore."),
        ("Gain 3 lore (twice) now.", "en", "Gain 3 lore (twice) now."),
        (
            "変身５（安い。）魔除（だめ。）ずるい ロアを３つ得る。（よかった。）つぎ カードを９枚引く。",
            "ja",
            "変身5\n魔除\nずるい ロアを3つ得る。\nつぎ カードを9枚引く。",
        ),
        ("ずるい ロアを3つ得る。突進（早い。）", "ja", "ずるい ロアを3つ得る。\n突進"),
    ],
)
def test_a_line_for_each_ability_and_no_reminders(text: str, lang: str, expected: str) -> None:
    assert normal_text(text, lang) == expected


def test_only_a_song_begins_with_a_reminder() -> None:
    assert normal_text("(Sing me.)\nGain 3 lore.", "en", song=True) == "Gain 3 lore."
    assert normal_text("(Sing me.) Gain 3 lore.", "en") == "(Sing me.) Gain 3 lore."
