"""The catalogue: complete in both languages, and nothing in it is dead."""

import re
from pathlib import Path

import render
from render.words import word, words

SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(Path(render.__file__).parent.glob("*.py")))
OPEN = ("zone", "phase", "stat", "kind", "color", "keyword", "note", "ask", "reason", "icon", "points")


def test_both_languages_have_the_same_words() -> None:
    assert list(words("en")) == list(words("ja"))
    assert all(words("en").values())
    assert all(words("ja").values())


def test_both_languages_take_the_same_arguments() -> None:
    for key in words("en"):
        arguments = [sorted(re.findall(r"\{(\w+)\}", words(lang)[key])) for lang in ("en", "ja")]
        assert arguments[0] == arguments[1], key


def test_japanese_words_are_japanese() -> None:
    only_ascii = [key for key, text in words("ja").items() if re.sub(r"\{\w+\}", "", text).isascii()]
    assert only_ascii == ["goal"]


def test_every_word_is_used() -> None:
    plain = [key for key in words("en") if key.partition(".")[0] not in OPEN or "." not in key]
    assert [key for key in plain if f'"{key}"' not in SOURCES and f"'{key}'" not in SOURCES] == []


def test_an_unknown_language_is_english_and_an_unknown_word_itself() -> None:
    assert words("fr") == words("en")
    assert word("ja", "note", "very_odd") == "very odd"
