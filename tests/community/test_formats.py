"""Card files of three makes come to the same cards; whatever is wrong with one is said, card by card."""

from __future__ import annotations

import pytest

from data.community.sheet import MOST_BYTES, MOST_CARDS, MOST_FAULTS, MOST_SIGNS, Sheet, read_sheet
from data.sheets.makes import make_of
from tests.community.files import LORCANA_JSON_SET, LORCAST_SET, OWN, encoded, lorcana_json, lorcast


def of(*cards: object) -> Sheet:
    return read_sheet(encoded({"cards": list(cards)}))


def fault_keys(sheet: Sheet) -> list[str]:
    return [fault.key for fault in sheet.faults]


def test_the_two_foreign_formats_say_the_same() -> None:
    one, other = read_sheet(encoded(LORCANA_JSON_SET)), read_sheet(encoded(LORCAST_SET))
    assert (one.make, other.make) == ("lorcanajson", "lorcast")
    assert one.faults == other.faults == ()
    assert one.cards == other.cards
    assert (one.code, one.name) == (other.code, other.name) == ("9", "Nightfall")


def test_a_foreign_card_is_taken_field_by_field() -> None:
    hare, song, mill = read_sheet(encoded(LORCANA_JSON_SET)).cards
    assert (hare.key, hare.kind, hare.full_name) == ("9-004", "character", "Moss Hare - Late Again")
    assert hare.stats == {"cost": 3, "strength": 2, "willpower": 3, "lore": 1}
    assert (hare.classes, hare.colors, hare.marks) == (("storyborn", "lamplighter"), ("amber",), ("inkwell",))
    assert hare.text == {"en": "SPRING Whenever this character quests, draw a card."}
    assert (song.kind, song.marks, song.classes) == ("action", ("inkwell", "song"), ())
    assert song.colors == ("amber", "steel")
    assert mill.stats == {"cost": 3, "willpower": 3, "lore": 2, "move": 1}
    assert mill.text == {"en": "Characters get +1 {W} while here."}


def test_our_own_format_says_its_languages_itself() -> None:
    fox, mirror = read_sheet(OWN.encode()).cards
    assert fox.name == {"en": "Lantern Fox", "ja": "提灯狐"}
    assert fox.classes == ("storyborn", "lamplighter")
    assert (mirror.key, mirror.stats) == ("FOX-002", {"cost": 1})


@pytest.mark.parametrize(
    ("document", "lang"),
    [
        ([lorcast()], "en"),
        ([lorcast(name="苔兎のピム")], "ja"),
        ([lorcast(text="カードを1枚引く。")], "ja"),
        ({"metadata": {"language": "en"}, "cards": [lorcana_json(name="ピム")]}, "en"),
        ({"metadata": {"language": "ja"}, "cards": [lorcana_json()]}, "ja"),
        ({"metadata": {"language": "de"}, "cards": [lorcana_json()]}, "en"),
    ],
)
def test_a_foreign_file_is_in_the_language_that_it_says_or_is_written_in(document: object, lang: str) -> None:
    assert list(read_sheet(encoded(document)).cards[0].name) == [lang]


@pytest.mark.parametrize(
    ("document", "make"),
    [
        ([lorcast()], "lorcast"),
        (lorcast(), "lorcast"),
        ([lorcana_json()], "lorcanajson"),
        ({"code": "9", "name": "Nightfall", "cards": [lorcana_json(setCode=None)]}, "lorcanajson"),
        ({"cards": [{"nombre": "Zorro"}]}, None),
        ({"a": 1}, None),
        ([], None),
        (7, None),
        (None, None),
    ],
)
def test_the_make_is_known_by_the_fields(document: object, make: str | None) -> None:
    assert make_of(document) == make
    if make and isinstance(document, dict) and "code" in document:
        assert read_sheet(encoded(document)).name == "Nightfall"


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "community-not-text"),
        (b"\xff\xfe\x41", "community-not-text"),
        (b"", "community-no-cards"),
        (b"{}", "community-no-cards"),
        (b"[1, 2]", "community-unknown-format"),
        (b"cards: [1", "community-unreadable"),
        (b'{"a": 1, "a": 2}', "community-unreadable"),
        (b"x: &a [1]\ny: *a", "community-unreadable"),
        (b"[" * 5000, "community-unreadable"),
        (b"[" + b" " * (1024 * 1024) + b"]", "community-too-large"),
        (b"game: lorcana\nset: fox\nname: {en: F}\ncards: [1]", "community-head-bad"),
        (b"game: lorcana\nset: FOX\nname: {}\ncards: [1]", "community-head-bad"),
        (b"game: lorcana\nset: FOX\nname: {en: F}\ncards: [1]", "community-not-a-card"),
        (
            b"game: mlp\nset: FOX\nname: {en: F}\ncards: [{id: FOX-1, name: {en: A}, type: event, cost: 1}]",
            "community-bad-value",
        ),
        (b"game: lorcana\nset: FOX\nname: {en: F}\ncards: []", "community-no-cards"),
        (b"game: lorcana\nset: FOX\nname: {en: F}\ncards: {}", "community-head-bad"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_with_one_reason(raw: bytes, key: str) -> None:
    sheet = read_sheet(raw)
    assert fault_keys(sheet) == [key]
    assert sheet.cards == ()


OWN_HEAD = b"game: lorcana\nset: FOX\nname: {en: F}\ncards: [{id: FOX-001, name: {en: A}, ink: ruby, cost: 1, "


@pytest.mark.parametrize(
    ("rest", "key", "field"),
    [
        (b"type: item, strength: 1}]", "community-not-its-field", "strength"),
        (b"type: item, song: true}]", "community-not-its-field", "song"),
        (b"type: character, strength: 1, willpower: 1}]", "community-missing-field", "lore"),
    ],
)
def test_our_own_format_is_held_to_its_types(rest: bytes, key: str, field: str) -> None:
    (fault,) = read_sheet(OWN_HEAD + rest).faults
    told = {"type": "item"} if key == "community-not-its-field" else {}
    assert (fault.key, fault.args) == (key, {"card": "FOX-001", "field": field, **told})


def test_all_that_is_wrong_with_a_card_of_our_own_format_is_told_at_once() -> None:
    head, _, _ = OWN_HEAD.partition(b"{id")
    wrong = (
        b"{id: FOX-001, name: {en: A}, type: dragon, ink: [ruby, mud], cost: many, lore: 100, classes: [-], hue: 1}]"
    )
    assert [(fault.key, fault.args["field"]) for fault in read_sheet(head + wrong).faults] == [
        ("community-unknown-field", "hue"),
        ("community-one-of", "type"),
        ("community-bad-value", "classes"),
        ("community-one-of", "ink"),
        ("community-other-kind", "cost"),
        ("community-out-of-range", "lore"),
    ]
    bare = head + b"{id: FOX-001, name: {en: A}, type: character, ink: ruby, cost: 1}]"
    assert [fault.args["field"] for fault in read_sheet(bare).faults] == ["lore", "strength", "willpower"]
    assert [fault.args["value"] for fault in read_sheet(head + wrong).faults if "value" in fault.args] == [
        "dragon",
        "-",
        "mud",
    ]


def test_the_ids_of_our_own_format_begin_with_its_set() -> None:
    raw = OWN_HEAD.replace(b"FOX-001", b"ELK-001") + b"type: item}]"
    assert fault_keys(read_sheet(raw)) == ["community-foreign-card"]


@pytest.mark.parametrize(
    ("changes", "key", "field"),
    [
        ({"cost": None}, "community-missing-field", "cost"),
        ({"lore": None}, "community-missing-field", "lore"),
        ({"name": ""}, "community-missing-field", "name"),
        ({"name": 7}, "community-bad-field", "name"),
        ({"name": "x" * 101}, "community-name-too-long", "name"),
        ({"name": "&"}, "community-bad-field", "name"),
        ({"cost": "3"}, "community-bad-field", "cost"),
        ({"cost": True}, "community-bad-field", "cost"),
        ({"cost": 100}, "community-bad-field", "cost"),
        ({"strength": -1}, "community-bad-field", "strength"),
        ({"willpower": 0}, "community-bad-field", "willpower"),
        ({"inkwell": 1}, "community-bad-field", "inkwell"),
        ({"type": "Planet"}, "community-bad-field", "type"),
        ({"type": None}, "community-bad-field", "type"),
        ({"color": "Mud"}, "community-bad-field", "ink"),
        ({"setCode": "TOO-LONG"}, "community-bad-field", "set"),
        ({"setCode": None}, "community-bad-field", "set"),
        ({"number": "four"}, "community-bad-field", "number"),
        ({"number": 10**30}, "community-bad-field", "number"),
        ({"number": None}, "community-bad-field", "number"),
        ({"number": 1.5}, "community-bad-field", "number"),
        ({"subtypes": {"a": 1}}, "community-bad-field", "subtypes"),
        ({"subtypes": [1]}, "community-bad-field", "subtypes"),
        ({"subtypes": ["x"] * 21}, "community-bad-field", "subtypes"),
    ],
)
def test_a_field_that_is_not_what_it_should_be_is_named(changes: dict[str, object], key: str, field: str) -> None:
    (fault,) = of(lorcana_json(**changes)).faults
    assert (fault.key, fault.args["field"]) == (key, field)
    assert fault.args["card"] in ("#1", "Moss Hare - Late Again", "& - Late Again")


def test_every_faulty_card_is_told_but_not_without_end() -> None:
    assert fault_keys(of(lorcana_json(cost=None), 7, lorcana_json())) == [
        "community-missing-field",
        "community-not-a-card",
    ]
    faults = of(*[lorcana_json(cost=None, number=number) for number in range(60)]).faults
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1].args == {"count": 60 - MOST_FAULTS}


def test_one_file_holds_one_set_and_each_number_once() -> None:
    several = of(lorcana_json(), lorcana_json(setCode="10")).faults[0]
    assert (several.key, several.args["sets"]) == ("community-several-sets", "10, 9")
    assert fault_keys(of(lorcana_json(), lorcana_json(name="Other"))) == ["community-card-twice"]
    assert [card.key for card in of(lorcana_json(), lorcana_json(variant="a")).cards] == ["9-004", "9-004a"]


def test_the_limits_are_exact() -> None:
    most = "a" * MOST_SIGNS
    assert not of(lorcana_json(fullTextSections=[most])).faults
    assert fault_keys(of(lorcana_json(fullTextSections=[most + "a"]))) == ["community-text-too-long"]
    cards = [lorcana_json(number=number) for number in range(MOST_CARDS + 1)]
    assert not of(*cards[:MOST_CARDS]).faults
    assert fault_keys(of(*cards)) == ["community-too-many-cards"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'{"note": "', b'", "cards": [' + encoded(lorcana_json()) + b"]}"),
        (b"# ", OWN.encode()),
    ],
)
def test_a_file_of_a_mebibyte_is_read_whatever_its_format_and_no_larger_one(before: bytes, after: bytes) -> None:
    most = before + b"x" * (MOST_BYTES - len(before + after)) + after
    assert len(most) == MOST_BYTES
    assert not read_sheet(most).faults
    assert fault_keys(read_sheet(most + b"\n")) == ["community-too-large"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("@everyone **bold** [x](http://a.b)", "@everyone **bold** [x](http://a.b)"),
        ("Fox\u202egnp.exe", "Foxgnp.exe"),
        ("Zero\u200bWidth\u2066\u2069", "ZeroWidth"),
        ("Two\n# Lines", "Two # Lines"),
        ("Nul\u0007l\x1b[31m", "Null[31m"),
        ("{{ $card }} { 1 + 1 }", "{{ $card }} { 1 + 1 }"),
    ],
)
def test_a_hostile_name_is_data_on_one_visible_line(name: str, kept: str) -> None:
    (card,) = of(lorcana_json(name=name, version=None, subtypes=[name])).cards
    assert (card.name["en"], card.id_name) == (kept, (kept.replace(" - ", " — "),))
    assert len(card.classes) == 1


def test_words_for_classes_come_with_the_set_on_one_visible_line() -> None:
    own = OWN.replace("cards:", 'words: {lamplighter: {en: "Lamp\\u202elighter", ja: 灯守}}\ncards:', 1)
    assert read_sheet(own.encode()).words == {"en": {"Lamplighter": "lamplighter"}, "ja": {"灯守": "lamplighter"}}
    assert read_sheet(encoded(LORCANA_JSON_SET)).words["en"]["Lamplighter"] == "lamplighter"
