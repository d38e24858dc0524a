"""The page's own words, and what its modules may not do."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "rehearsal" / "page"
SOURCES = {path.name: path.read_text("utf-8") for path in PAGE.iterdir()}


def keys(language: str) -> list[str]:
    block = SOURCES["words.js"].split(f"  {language}: {{")[1].split("\n  },")[0]
    return re.findall(r'(\w+): "', block)


def test_both_languages_have_every_word_once() -> None:
    assert keys("en") == list(dict.fromkeys(keys("en")))
    assert sorted(keys("en")) == sorted(keys("ja"))


def test_no_word_is_dead_and_none_is_missing() -> None:
    others = "".join(text for name, text in SOURCES.items() if name != "words.js")
    assert [one for one in keys("en") if f'"{one}"' not in others] == []
    asked = set(re.findall(r'\bword\("(\w+)"', others)) | set(re.findall(r'data-(?:word|label)="(\w+)"', others))
    assert asked - set(keys("en")) == set()


def test_every_module_that_is_imported_is_there_and_none_is_left_over() -> None:
    wanted = {name for text in SOURCES.values() for name in re.findall(r'from "\./([\w.]+)"', text)}
    assert {name for name in SOURCES if name.endswith(".js")} == wanted | {"page.js"}


def test_modules_stay_small() -> None:
    assert {name for name, text in SOURCES.items() if name.endswith(".js") and text.count("\n") > 160} == set()
