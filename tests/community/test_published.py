"""A publisher's list as people have it: several sets in a file, a language a file; what is wrong is told plainly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cogs.presentation.words import CardBook, Speaker
from cogs.servers.community import file_fault, preview_lines
from data.cards import CardSet
from data.catalogue import catalogue
from data.community import Communities, Preview, preview
from data.community.sheet import read_sheet
from data.printed.faults import FileFault
from data.store import Store
from tests.community import slow

HOME = 1
EMPTY = CardSet(game="lorcana", cards={}, verdicts=(), ability_names={}, codes={})
SETS = {"7": {"en": "Moth Season", "code": "MOT"}, "8": {"en": "Owl Season", "code": "OWL"}}
SETS_JA = {"7": "ＭＯＴＨ　ＳＥＡＳＯＮ　蛾の季節", "8": "ＯＷＬ ＳＥＡＳＯＮ 梟の季節"}
COMMON = {"cost": 2, "inkwell": True, "strength": 1, "willpower": 2, "lore": 1}
WORDS = {
    "inkJa": {"Ruby": "ルビー"},
    "typesJa": {"character": "キャラクター"},
    "classificationsJa": {"Storyborn": "ストーリーボーン"},
}


def english(number: int) -> dict[str, object]:
    return COMMON | {
        "id": f"{7 + number % 2}-00{number}",
        "name": f"Moth {number}",
        "version": "At Dusk",
        "type": "character",
        "ink": ["Ruby"],
        "classifications": ["Storyborn"],
        "text": "Evasive",
    }


def japanese(number: int) -> dict[str, object]:
    return COMMON | {
        "id": f"{7 + number % 2}-00{number}",
        "name": f"蛾{number}",
        "version": "夕暮れ",
        "nameEn": f"Moth {number} - At Dusk",
        "type": "キャラクター",
        "ink": ["ルビー"],
        "classifications": ["ストーリーボーン"],
        "text": "回避",
    }


def listed(*cards: dict[str, object], ja: bool = False) -> bytes:
    meta = {"sets": SETS_JA, **WORDS} if ja else {"sets": SETS}
    return json.dumps({"meta": meta, "cards": cards}).encode()


def seen(raw: bytes) -> Preview:
    return preview(raw, "list.json", seconds=slow.LONG)


def speaker(lang: str) -> Speaker:
    return Speaker(catalogue(), lang, CardBook({}), game="lorcana")


async def test_each_set_of_a_list_is_kept_and_a_second_language_joins_the_first(store: Store) -> None:
    communities = await Communities.open(store.sets, EMPTY)
    first, second = seen(listed(english(1), english(2))), seen(listed(japanese(1), japanese(2), ja=True))
    assert first.faults == second.faults == ()
    assert list(first.every_set) == ["8", "7"]
    assert "Owl Season" in next(preview_lines(first, speaker("en")))
    await communities.put(HOME, first, by=2, at=1.0)
    assert await communities.hindrance(HOME, second) is None
    await communities.put(HOME, second, by=2, at=2.0)
    assert [(each.code, each.name, each.cards) for each in await communities.sets(HOME)] == [
        ("7", "Moth Season", 1),
        ("8", "Owl Season", 1),
    ]
    pool = await communities.pool_for(HOME)
    (moth,) = [card for card in pool.cards.values() if card.key.endswith("8-001")]
    assert (moth.name, moth.version) == ({"en": "Moth 1", "ja": "蛾1"}, {"en": "At Dusk", "ja": "夕暮れ"})
    assert moth.text == {"en": "Evasive", "ja": "回避"}
    assert moth.abilities
    assert (moth.kind, moth.colors, moth.classes) == ("character", ("ruby",), ("storyborn",))


async def test_another_list_of_the_same_codes_is_not_joined(store: Store) -> None:
    communities = await Communities.open(store.sets, EMPTY)
    await communities.put(HOME, seen(listed(english(1))), by=2, at=1.0)
    raw = listed(english(1)).replace(b"Owl Season", b"Cat Season")
    assert await communities.hindrance(HOME, seen(raw)) == FileFault(
        "community-other-set", {"code": "8", "name": "Owl Season"}
    )


HEAD = b"game: lorcana\nset: FOX\nname: {en: F}\ncards:\n"
CARD = "- {{id: FOX-001, name: {{en: A}}, type: {type}, ink: {ink}, cost: {cost}, classes: [{classes}]{more}}}\n"


def own(kind: str = "item", ink: str = "ruby", cost: str = "1", classes: str = "", more: str = "") -> bytes:
    return HEAD + CARD.format(type=kind, ink=ink, cost=cost, classes=classes, more=more).encode()


@pytest.mark.parametrize(
    ("kind", "ink", "called"), [("アイテム", "ルビー", "仲間"), ("Item", "Ruby", "Ally"), ("ｱｲﾃﾑ", "るびー", "ally")]
)
def test_types_inks_and_classes_may_stand_there_in_either_language(kind: str, ink: str, called: str) -> None:
    (card,) = read_sheet(own(kind, ink, classes=called)).cards
    assert (card.kind, card.colors, card.classes) == ("item", ("ruby",), ("ally",))


@pytest.mark.parametrize(
    ("raw", "en", "ja"),
    [
        (own(cost="many"), "“cost” has to be a whole number", "「cost」は整数"),
        (own(ink="mauve"), "“ink” has to be one of these: amber,", "「ink」は次のどれかにしてください：amber"),
        (own(classes="-"), "“-” is not allowed as “classes”", "「classes」に「-」は使えません"),
        (own(more=", strength: x"), "“strength” has to be a whole number", "「strength」は整数"),
        (own(more=", lore: 1"), "a card of the type “item” cannot have “lore”", "種類が「item」のカードに「lore」は"),
        (own() + b"- {", "Look there and just before it", "その前後に"),
        (own(more=", colour: red"), "“colour” is not a known field", "「colour」という項目"),
        (own(cost="200"), "“cost” has to be at most 99", "「cost」は99以下"),
        (own().replace(b"set: FOX\n", b""), "“set” is missing", "「set」がない"),
        (own().replace(b"lorcana", b"chess"), "“game” has to be one of", "「game」は次のどれか"),
        (listed({"id": "7-001"}), "Card #1 of the list: “name”", "リストのカード#1：「name」"),
    ],
)
def test_each_fault_is_one_plain_sentence_in_the_readers_language(raw: bytes, en: str, ja: str) -> None:
    (fault,) = read_sheet(raw).faults
    for lang, part in (("en", en), ("ja", ja)):
        told = file_fault(fault, speaker(lang)).replace("\\", "")
        assert part in told
        assert "`" not in told
        assert "Expected" not in told
        assert "$" not in told


@pytest.mark.facts
@pytest.mark.parametrize(
    "name",
    [
        "lorcana_set1_2_en.json",
        "lorcana_set1_2_ja.json",
        "later/lorcana_set3.json",
        "later/lorcana_set4.json",
        "later/lorcana_set5_en.json",
    ],
)
def test_the_files_that_people_have_go_in_unchanged(facts: Path, name: str) -> None:
    sheet = read_sheet((facts / "cards" / name).read_bytes())
    assert sheet.faults == ()
    assert len(sheet.cards) >= 200
