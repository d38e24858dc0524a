"""The public collection of Precious Memories as people have it: a list of records, or a file for each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from data.cards import load
from data.community.judging import judge
from data.community.sheet import read_sheet
from data.lists import parse, resolve
from data.sheets import CardSetError, read_files
from engine.games.precious_memories.identity import is_ex
from engine.wording import NO_WORDS


def record(number: str = "01-001", **changes: Any) -> dict[str, Any]:
    """A card of a work that nobody printed."""
    return {
        "number": number,
        "rarity": "R",
        "setName": "月の井戸",
        "name": "井戸番",
        "type": "キャラクター",
        "usageCost": "2",
        "outbreakCost": "1",
        "color": "青",
        "characteristic": "番人、水辺",
        "ap": "30",
        "dp": "40",
        "parallel": "",
        "text": "-",
    } | changes


def written(folder: Path, document: object, name: str = "list.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(document, ensure_ascii=False), "utf-8")
    return path


LIST = [
    record(),
    record("01-002", name="桶", type="サポート", usageCost="△", ap="-", dp="－", characteristic=""),
    record("01-003", name="月を汲む", type="イベント", ap="", dp="", text="[メイン/自分]:カードを1枚引く。"),
    record("01-004", name="井戸番＆桶屋", text="〔コンビ〕", color="青\n赤", characteristic=["番人　水辺"]),
    record("01-005", name="水面の月", text="〔EXカード〕このカードは天井に住む。", outbreakCost="0"),
    record("01-006", name="裏の月", outbreakCost="-"),
    record("02-001", setName="KITES.GALE", name="綱＆帆", characteristic="水辺/綱"),
]


def test_facts_are_taken_as_they_stand_there(tmp_path: Path) -> None:
    sheets = read_files([written(tmp_path, LIST)])
    well, kite = (next(code for code in sheets.codes if (code == "KITE") is kite) for kite in (False, True))
    cards = sheets.cards
    assert [key.partition("-")[2] for key in cards] == [each["number"] for each in LIST]
    keeper, pail, draw, two, *_ = cards.values()
    assert (keeper.stats, keeper.colors) == ({"cost": 2, "generated": 1, "ap": 30, "dp": 40}, ("blue",))
    assert (keeper.kind, keeper.text, keeper.classes) == ("character", {}, ("番人", "水辺", "work_月の井戸"))
    assert (pail.kind, pail.stats) == ("support", {"generated": 1})
    assert (draw.kind, draw.text) == ("event", {"ja": "[メイン/自分]:カードを1枚引く。"})
    assert (two.id_name, two.colors, two.classes[:2]) == (("井戸番", "桶屋"), ("blue", "red"), ("番人", "水辺"))
    assert (len(cards[f"{kite}-02-001"].id_name), cards[f"{kite}-02-001"].classes[0]) == (1, "水辺")
    assert sheets.words["ja"]["月の井戸"] == "work_月の井戸"
    assert len(well) == 4


def test_each_card_that_is_not_read_is_named_with_its_reason(tmp_path: Path) -> None:
    cards = load([written(tmp_path, LIST)])
    declined = {each.id[-6:]: each.why for each in cards.verdicts if each.result == "declined"}
    assert declined.keys() == {"01-005", "01-006"}
    assert "天井" in declined["01-005"]
    assert "back of a double-faced card" in declined["01-006"]
    assert len(cards.cards) == 5


def test_files_of_one_card_each_are_a_list_together(tmp_path: Path) -> None:
    files = [written(tmp_path, one | {"setAbbr": "well"}, f"{at}.json") for at, one in enumerate(LIST[:3])]
    assert list(read_files(files).cards) == ["WELL-01-001", "WELL-01-002", "WELL-01-003"]


def test_costs_may_stand_under_their_other_names(tmp_path: Path) -> None:
    other = {name: value for name, value in record(cost="3", source="2").items() if name[-4:] != "Cost"}
    (card,) = read_files([written(tmp_path, [other])]).cards.values()
    assert (card.stats["cost"], card.stats["generated"]) == (3, 2)


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"type": "場所"}, "type"),
        ({"color": "金"}, "color"),
        ({"usageCost": "many"}, "usageCost"),
        ({"outbreakCost": "△"}, "outbreakCost"),
        ({"ap": "-"}, "ap"),
        ({"number": "one"}, "number"),
        ({"name": ""}, "name"),
        ({"setAbbr": "a b"}, "setAbbr"),
    ],
)
def test_a_fact_that_cannot_be_is_named_with_its_card(changes: dict[str, str], name: str, tmp_path: Path) -> None:
    document = [record(), record("01-002") | changes]
    with pytest.raises(CardSetError, match=rf"list.json: bad-field: card .*, field {name}"):
        read_files([written(tmp_path, document)])
    (fault,) = read_sheet(json.dumps(document).encode()).faults
    assert (fault.key, fault.args["field"]) == ("community-bad-field", name)


def test_a_number_twice_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(CardSetError, match="field number"):
        read_files([written(tmp_path, [record(), record()])])


def test_a_server_may_bring_such_a_list_with_all_its_titles() -> None:
    sheet = read_sheet(json.dumps(LIST).encode())
    assert (sheet.faults, sheet.game, set(sheet.sets.values())) == ((), "precious_memories", {"月の井戸", "KITES.GALE"})
    verdicts = [each.verdict for each in judge(sheet, NO_WORDS)]
    refused = {each.title: each.reason for each in verdicts if each.result == "refused"}
    assert refused == {"水面の月": "verdict-unread", "裏の月": "verdict-back-alone"}
    (fault,) = read_sheet(json.dumps([record(), {**record("01-002"), "name": 3}]).encode()).faults
    assert fault.args == {"card": "#2", "field": "name"}


@pytest.mark.parametrize(
    "line", ["4 WELL 01-001", "4 WELL-01-001", "4x well_01-001", "WELL 01-001 x4", "4 井戸番 WELL 01-001"]
)
def test_a_deck_list_names_cards_by_title_and_number(line: str, tmp_path: Path) -> None:
    document = [record(setAbbr="WELL"), record("01-002", setAbbr="WELL")]
    sheets = read_files([written(tmp_path, document)])
    keys, faults = resolve(parse(line, sheets.codes)[0], sheets.cards)
    assert (keys, faults) == (["WELL-01-001"] * 4, [])


@pytest.mark.facts
def test_the_collection_goes_in_unchanged(facts: Path) -> None:
    raw = (facts / "cards/later/precious_memories_sample_ja.json").read_bytes()
    sheet = read_sheet(raw)
    assert (sheet.faults, len(sheet.cards), len(sheet.sets)) == ((), 247, 20)
    assert sum(not card.colors for card in sheet.cards) == 0
    assert set(sheet.refused.values()) == {"verdict-back-alone"}
    assert len(sheet.refused) == 5
    assert not any(is_ex(card) for card in sheet.cards), "what is an EX card is said by its text"


@pytest.mark.parametrize(
    ("titles", "quoted", "meant"),
    [
        (["月の 井戸"], "月の井戸", "月の_井戸"),
        (["劇場版 月の井戸[後編]", "凧"], "月の井戸", "劇場版_月の井戸[後編]"),
        (["ハロー!!月の井戸", "凧"], "月の井戸", "ハロー!!月の井戸"),
        (["KITE´S"], "KITE’S", "kite´s"),
        (["月の井戸×凧", "月の井戸"], "月の井戸", "月の井戸"),
        (["月の井戸×凧", "月の井戸×舟"], "月の井戸", None),
        (["凧"], "月の井戸", None),
    ],
)
def test_a_title_that_is_quoted_shorter_than_its_set_is_called_is_that_sets(
    titles: list[str], quoted: str, meant: str | None, tmp_path: Path
) -> None:
    text = f"このカードが登場した場合、『{quoted}』のキャラ1枚を活動状態にする。"
    cards = [record(f"01-00{at}", setName=title, text=text) for at, title in enumerate(titles)]
    words = read_files([written(tmp_path, cards)]).words["ja"]
    assert words.get(quoted) == (meant and "work_" + meant)
