"""The catalogue: complete in both languages, and nothing in it is dead."""

import re
from pathlib import Path

import pytest

import render
from render.games import STYLES
from render.words import catalogue, languages, word, words

SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(Path(render.__file__).parent.rglob("*.py")))
OPEN = (
    "zone",
    "phase",
    "stat",
    "kind",
    "color",
    "keyword",
    "note",
    "ask",
    "reason",
    "icon",
    "slot",
    "counter",
    "mark",
    "trigger",
    "window",
)
GAMES = ("", *STYLES)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_words(game: str) -> None:
    own = catalogue(game)
    assert list(own) == ["en", "ja"]
    assert list(own["en"]) == list(own["ja"]) == sorted(own["en"])
    assert all(own["en"].values())
    assert all(own["ja"].values())


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_take_the_same_arguments(game: str) -> None:
    for key in words("en", game):
        arguments = [sorted(re.findall(r"\{(\w+)\}", words(lang, game)[key])) for lang in ("en", "ja")]
        assert arguments[0] == arguments[1], key


@pytest.mark.parametrize("game", GAMES)
def test_japanese_words_are_japanese(game: str) -> None:
    plain = {key: re.sub(r"\{\w+\}", "", text) for key, text in words("ja", game).items()}
    printed = {"exerted_short", "stat.ap", "stat.dp"}  # as the cards and the publisher's answers have them
    assert {key for key, text in plain.items() if text.isascii() and re.search("[A-Za-z]", text)} <= printed


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_used(game: str) -> None:
    plain = [key for key in words("en", game) if key.partition(".")[0] not in OPEN or "." not in key]
    assert [key for key in plain if f'"{key}"' not in SOURCES and f"'{key}'" not in SOURCES] == []


def test_every_game_has_the_words_that_all_pictures_need() -> None:
    assert {
        "challenge",
        "challenged",
        "challenger",
        "challenges",
        "exerted",
        "exerted_short",
        "points",
        "ready",
        "waiting",
    } <= set(catalogue()["en"])


def test_a_game_says_nothing_that_is_said_already() -> None:
    for game in STYLES:
        for lang in ("en", "ja"):
            assert catalogue(game)[lang].items() & catalogue()[lang].items() == set()


def test_an_unknown_language_is_english_and_an_unknown_word_itself() -> None:
    assert words("fr") == words("en")
    assert words("fr", "lorcana") == words("en", "lorcana")
    assert word("ja", "note", "very_odd") == "very odd"


@pytest.mark.parametrize(
    ("en", "ja", "told"),
    [
        ("zone-play = Sky", "zone-deck = 山札\nzone-play = 空", r"en\.ftl lacks zone-deck"),
        ("zone-play = Sky\nready = up", "zone-play = 空", r"ja\.ftl lacks ready"),
        ("ready = up", "ready = 上\nready = 縦", r"ja\.ftl: ready is there twice"),
        ("ready = up\nno word at all", "ready = 上", r"en\.ftl: 'no word at all' is no word"),
        ("-ready = up", "-ready = 上", r"en\.ftl: '-ready = up' is no word"),
        ("ready = up\n    .short = u", "ready = 上", r"en\.ftl: 'ready = up"),
        ("ready = { $n ->\n    *[one] up\n    }", "ready = 上", r"en\.ftl: ready has more than"),
        ("ready = { ready_card }", "ready = 上", r"en\.ftl: ready has more than"),
        ('ready = { "{" }', "ready = 上", r"en\.ftl: ready has more than"),
    ],
)
def test_a_fault_in_a_file_is_told_with_its_place(en: str, ja: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(en, "utf-8")
    (tmp_path / "ja.ftl").write_text(ja, "utf-8")
    with pytest.raises(ValueError, match=told):
        languages(tmp_path)


def test_a_message_is_a_word_by_group_and_name_and_a_variable_one_of_format(tmp_path: Path) -> None:
    said = '### Of all games\n\nslot-0 = { $cards }: [up]{ " " }\nkind-two_of-us = us\nready = .\n'
    (tmp_path / "en.ftl").write_text(said, "utf-8")
    assert languages(tmp_path) == {"en": {"slot.0": "{cards}: [up] ", "kind.two_of-us": "us", "ready": "."}}
