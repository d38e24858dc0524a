"""Deck lists in the ways players paste them, and each thing wrong with one named by its line."""

from __future__ import annotations

import time

import pytest

from data.lists import DeckListEntry, ListFault, parse, resolve
from engine.kernel.cards.card import Card


def card(key: str, en: str, ja: str, version: tuple[str, str] | None = None) -> Card:
    versions = {"en": version[0], "ja": version[1]} if version else {}
    return Card(key=key, kind="character", name={"en": en, "ja": ja}, id_name=(en,), version=versions)


CARDS = {
    made.key: made
    for made in (
        card("1-001", "Crane Wife", "鶴女房", ("Silent Weaver", "静かな織り手")),
        card("1-002", "Crane Wife", "鶴女房", ("Snowbound Traveler", "雪の旅人")),
        card("1-012", "Väinö", "ワイノ", ("Old Singer", "いにしえの歌い手")),
        card("2-003", "Don't Look Back!", "振り向くな！"),
        card("2-004", "99 Lanterns", "九十九の灯"),
        card("2-005", "Kettle", "茶釜"),
    )
}
CODES = {"HRT": "1"}

WAYS = [
    "4 Crane Wife - Silent Weaver",
    "4x Crane Wife - Silent Weaver",
    "4 x Crane Wife - Silent Weaver",
    "x4 Crane Wife - Silent Weaver",
    "4× Crane Wife – Silent Weaver",
    "Crane Wife - Silent Weaver x4",
    "Crane Wife - Silent Weaver ×4",
    "Crane Wife - Silent Weaver 4",
    "4\tCrane Wife — Silent Weaver",
    "- 4 crane wife -  silent weaver",
    "* 4 CRANE WIFE - SILENT WEAVER *F*",
    "4 Crane Wife, Silent Weaver",
    "4 Crane Wife - Silent Weaver (HRT) 1",
    "4 Crane Wife - Silent Weaver [HRT] #1",
    "4 Crane Wife - Silent Weaver (HRT)",
    "4 Crane Wife - Silent Weaver (1) 1",
    "4 Crane Wife - Silent Weaver 1-001",
    "4 Crane Wife - Silent Weaver (1-1)",
    "4 1-001 Crane Wife - Silent Weaver",
    "4 1-001",
    "1-001 x4",
    "4 Crane Wife - Silent Weaver 1/204 · EN · 1",
    "4 Crane Wife 1-001",
    "4 Crane Wife - Silent Weaver # the engine of it",
    "4 Crane Wife - Silent Weaver // here",
    "４ 鶴女房 - 静かな織り手",
    "４鶴女房　－　静かな織り手",
    "4枚 鶴女房 - 静かな織り手",
    "《鶴女房 - 静かな織り手》×４",
    "鶴女房 - 静かな織り手　４枚",
    "鶴女房 - 静かな織り手 x４",
    "・４ 鶴女房 静かな織り手",
    "> 4 Crane Wife - Silent Weaver",
]


@pytest.mark.parametrize("line", WAYS)
def test_every_way_to_ask_for_four(line: str) -> None:
    entries, faults = parse(line, CODES)
    assert faults == []
    assert resolve(entries, CARDS) == (["1-001"] * 4, [])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "# 4 Kettle",
        "// mine",
        "```",
        "-----",
        "Deck",
        "My Deck:",
        "Main Deck",
        "Characters (24)",
        "Actions: 8",
        "ITEMS",
        "== Songs ==",
        "[Locations]",
        "【キャラクター】",
        "キャラクター（24枚）",
        "アイテム",
        "Total: 60",
        "Ink: Amber / Steel",
        "デッキ名：冬の夜",
        "The cards that win:",
    ],
)
def test_comments_headings_and_empty_lines_ask_for_nothing(line: str) -> None:
    assert parse(line) == ([], [])


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("2 Vaino - Old Singer", "1-012"),
        ("2 VÄINÖ – OLD SINGER", "1-012"),
        ("2 ワイノ - いにしえの歌い手", "1-012"),
        ("2 Vaino", "1-012"),
        ("2 Don’t Look Back!", "2-003"),
        ("2 dont look back", "2-003"),
        ("2 振り向くな!", "2-003"),
        ("2 99 Lanterns", "2-004"),
        ("2 九十九の灯", "2-004"),
    ],
)
def test_names_are_found_in_both_languages_whatever_the_signs(line: str, key: str) -> None:
    entries, _ = parse(line)
    assert resolve(entries, CARDS) == ([key] * 2, [])


def test_a_name_alone_is_one_copy_even_if_it_begins_with_a_number() -> None:
    entries, faults = parse("99 Lanterns\nKettle")
    assert faults == []
    assert resolve(entries, CARDS) == (["2-004", "2-005"], [])


def test_a_line_remembers_where_it_stood() -> None:
    assert parse("# winter\n\n3 Kettle") == ([DeckListEntry(3, 3, "Kettle", "", "3 Kettle")], [])


def test_an_unknown_card_is_answered_with_the_nearest_names() -> None:
    entries, _ = parse("4 Crane Wief - Silent Waever\n4 鶴女房 - 静かな織手\n4 Zzz")
    keys, faults = resolve(entries, CARDS)
    assert keys == []
    assert [(fault.line, fault.key) for fault in faults] == [(line, "list-unknown-card") for line in (1, 2, 3)]
    first, second, third = (str(fault.args["nearest"]).split("; ")[0] for fault in faults)
    assert (first, second, third) == ("Crane Wife - Silent Weaver", "鶴女房 - 静かな織り手", "")


@pytest.mark.parametrize(
    ("line", "versions"),
    [
        ("4 Crane Wife", "Crane Wife - Silent Weaver; Crane Wife - Snowbound Traveler"),
        ("4 鶴女房", "鶴女房 - 静かな織り手; 鶴女房 - 雪の旅人"),
    ],
)
def test_a_name_of_several_versions_asks_which(line: str, versions: str) -> None:
    entries, _ = parse(line)
    _, faults = resolve(entries, CARDS)
    assert [(fault.key, fault.args["versions"]) for fault in faults] == [("list-which-version", versions)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("4 Kettle\n4", ListFault(2, "list-no-name", {"text": "4"})),
        ("0 Kettle", ListFault(1, "list-bad-count", {"text": "0 Kettle", "count": 0, "most": 99})),
        ("100 Kettle", ListFault(1, "list-bad-count", {"text": "100 Kettle", "count": 100, "most": 99})),
        ("\n" + "x" * 201, ListFault(2, "list-line-too-long", {"text": "x" * 40, "most": 200})),
        ("\n" * 201, ListFault(201, "list-too-many-lines", {"count": 201, "most": 200})),
        (" " * (64 * 1024 + 1), ListFault(0, "list-too-large", {"count": 65537, "most": 65536})),
        (b"\x89PNG\r\n\x1a\n\x00\x00", ListFault(0, "list-not-text", {})),
        ("4 Kettle".encode("utf-16"), ListFault(0, "list-not-text", {})),
        (b"4 Kettle\x00", ListFault(0, "list-not-text", {})),
        ("4 \udc80", ListFault(0, "list-not-text", {})),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str | bytes, fault: ListFault) -> None:
    assert fault in parse(text)[1]
    assert len(parse(text)[1]) == 1


@pytest.mark.parametrize(
    "headings",
    [
        ("Main deck (50)", "Scene deck: 15", "Story deck", "Lead"),
        ("Events", "Scenes 15", "Stories", "Lead:"),
        ("メインデッキ 50枚", "シーンデッキ 15枚", "ストーリーデッキ", "主役"),
        ("イベントカード", "シーン", "ストーリー", "主役カード"),
    ],
)
def test_the_four_decks_of_one_game_stand_under_their_headings(headings: tuple[str, ...]) -> None:
    entries, faults = parse("\n".join(f"{heading}\n1 Kettle" for heading in headings))
    assert [entry.name for entry in entries] == ["Kettle"] * 4
    assert faults == []


def test_an_unknown_number_is_said() -> None:
    assert resolve([DeckListEntry(5, 4, "", "9-999")], CARDS)[1] == [
        ListFault(5, "list-unknown-code", {"code": "9-999"})
    ]


@pytest.mark.parametrize("line", ["- " * 100, "4 x " * 50, "(1) " * 50, "--" + "a" * 196 + "-", "1-" * 100, "ﷺ" * 200])
def test_no_list_takes_long(line: str) -> None:
    start = time.process_time()
    entries, _ = parse("\n".join([line] * 200))
    resolve(entries, CARDS)
    assert time.process_time() - start < 5
