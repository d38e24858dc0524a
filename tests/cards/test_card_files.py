"""Card files are read whole or refused in one sentence that names the file and the place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from data.games import folder_of, with_files
from data.sheets import CardSetError, read_files, schema
from engine.kernel.cards.card import Card
from tests.community.files import LORCANA_JSON_SET, LORCAST_SET, encoded, lorcana_json

HOME = Path(__file__).resolve().parents[2] / "data"
HEAD = "game: lorcana\nset: TST\nname: {en: Test}\ncards:\n"
GUARD = (
    "- {id: TST-001, type: character, name: {en: Gate Guard, ja: 門番}, version: {en: At Dawn}, ink: steel, cost: 2,"
    " inkwell: true, strength: 1, willpower: 4, lore: 1, classes: [storyborn, ally], text: {en: Bodyguard, ja: 護衛}}\n"
)


def write(folder: Path, text: str | bytes, name: str = "set.yaml") -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_card_is_read_as_it_is_printed(tmp_path: Path) -> None:
    sheets = read_files([write(tmp_path, HEAD + GUARD)])
    assert sheets.codes == {"TST": "TST"}
    assert sheets.cards == {
        "TST-001": Card(
            key="TST-001",
            kind="character",
            name={"en": "Gate Guard", "ja": "門番"},
            id_name=("Gate Guard",),
            version={"en": "At Dawn"},
            text={"en": "Bodyguard", "ja": "護衛"},
            stats={"cost": 2, "strength": 1, "willpower": 4, "lore": 1},
            classes=("storyborn", "ally"),
            colors=("steel",),
            marks=("inkwell",),
        ),
    }


def test_a_card_of_two_names_has_both_and_one_of_two_inks_too(tmp_path: Path) -> None:
    text = "- {id: TST-002, type: action, name: {en: Sun & Moon, ja: 日＆月}, ink: [ruby, amber], cost: 0,"
    text += " song: true}\n"
    card = read_files([write(tmp_path, HEAD + text)]).cards["TST-002"]
    assert (card.id_name, card.colors, card.marks) == (("Sun", "Moon"), ("ruby", "amber"), ("song",))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("cost: 2", "cost: two"), "Expected `int`, got `str` - at `$.cards[0].cost`"),
        (("cost: 2", "cost: -1"), "Expected `int` >= 0 - at `$.cards[0].cost`"),
        (("cost: 2", "price: 2"), "at `$.cards[0]`"),
        (("steel", "silver"), "at `$.cards[0].ink`"),
        (("en: Gate Guard", "xx: Gate Guard"), "at"),
        (("TST-001", "XYZ-001"), "XYZ-001: the ids of this set begin with TST-"),
        (("TST-001", "guard"), "at `$.cards[0].id`"),
        (("willpower: 4, ", ""), "TST-001: this character needs willpower"),
        (("lore: 1", "lore: 1, move: 2"), "TST-001: this character may not have move"),
        (("lore: 1", "lore: 1, song: true"), "TST-001: only an action can be a song"),
        (("character", "item"), "TST-001: this item may not have lore, strength, willpower"),
        ((GUARD, GUARD + GUARD), "the card TST-001 is there twice"),
        (("game: lorcana", "game: chess"), "Invalid value 'chess' - at `$.game`"),
        (("set: TST", "set: TST\nset: TST"), 'line 3, column 1: the key "set" is written twice'),
        ((GUARD, "- [\n"), "line"),
        ((HEAD + GUARD, "just words"), "Expected `object`, got `str`"),
        ((HEAD + GUARD, ""), "Expected `object`, got `null`"),
        ((HEAD + GUARD, "x: " + "y" * 300_000), "bytes, and 262144 are allowed"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, change: tuple[str, str], why: str) -> None:
    path = write(tmp_path, (HEAD + GUARD).replace(*change))
    with pytest.raises(CardSetError) as caught:
        read_files([path])
    assert str(caught.value).startswith(f"{path}: ")
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_or_no_text_says_so(tmp_path: Path) -> None:
    with pytest.raises(CardSetError, match="cannot be opened"):
        read_files([tmp_path / "none.yaml"])
    with pytest.raises(CardSetError, match="this is not UTF-8 text"):
        read_files([write(tmp_path, b"\x89PNG\xff")])


def facts(folder: Path, lang: str) -> Path:
    common = {"set": 1, "number": 7, "cost": 3, "inkwell": True, "strength": 2, "willpower": 3, "lore": 1}
    if lang == "en":
        card = common | {
            "id": "1-007",
            "name": "Gate Guard",
            "version": "At Dawn",
            "fullName": "Gate Guard - At Dawn",
            "ink": ["Steel"],
            "type": "character",
            "classifications": ["Storyborn", "Seven Dwarfs"],
            "text": "Bodyguard",
            "mainSet": True,
        }
        other = card | {"id": "1-205", "mainSet": False}
        meta: dict[str, object] = {"sets": {"1": {"en": "First", "code": "FST"}}}
        document = {"meta": meta, "cards": [card, other]}
    else:
        card = common | {
            "id": "1-007",
            "name": "門番",
            "version": "暁",
            "nameEn": "Gate Guard - At Dawn",
            "ink": ["スティール"],
            "type": "キャラクター",
            "classifications": ["ストーリーボーン", "７人のこびと"],
            "text": "護衛",
        }
        meta = {
            "sets": {"1": "はじまり"},
            "typesJa": {"character": "キャラクター"},
            "inkJa": {"Steel": "スティール"},
            "classificationsJa": {"Storyborn": "ストーリーボーン", "Seven Dwarfs": "７人のこびと"},
        }
        document = {"meta": meta, "cards": [card]}
    return write(folder, json.dumps(document, ensure_ascii=False), f"{lang}.json")


def test_an_english_and_a_japanese_facts_file_are_joined_by_id(tmp_path: Path) -> None:
    sheets = read_files([facts(tmp_path, "ja"), facts(tmp_path, "en")])
    assert sheets.codes == {"FST": "1"}
    assert list(sheets.cards) == ["1-007", "1-205"]
    card = sheets.cards["1-007"]
    assert card.name == {"en": "Gate Guard", "ja": "門番"}
    assert card.text == {"en": "Bodyguard", "ja": "護衛"}
    assert card.classes == ("storyborn", "seven_dwarfs")
    assert card.id_name == ("Gate Guard",)


def test_another_printing_is_a_card_of_its_own_with_the_words_of_the_first(tmp_path: Path) -> None:
    cards = read_files([facts(tmp_path, "ja"), facts(tmp_path, "en")]).cards
    first, again = cards["1-007"], cards["1-205"]
    for attribute in ("name", "version", "text", "stats", "classes", "full_name"):
        assert getattr(first, attribute) == getattr(again, attribute)
    assert again.key == "1-205"


def test_either_facts_file_alone_gives_the_same_facts(tmp_path: Path) -> None:
    english = read_files([facts(tmp_path, "en")]).cards["1-007"]
    japanese = read_files([facts(tmp_path, "ja")]).cards["1-007"]
    for attribute in ("kind", "id_name", "stats", "classes", "colors", "marks"):
        assert getattr(english, attribute) == getattr(japanese, attribute)


@pytest.mark.parametrize("game", with_files("cards.schema.json"))
def test_the_published_schema_is_the_one_that_is_read(game: str) -> None:
    assert json.loads((folder_of(game) / "cards.schema.json").read_text("utf-8")) == schema(game)


@pytest.mark.parametrize("document", [LORCANA_JSON_SET, LORCAST_SET])
def test_lists_that_others_publish_are_card_files_too(tmp_path: Path, document: object) -> None:
    sheets = read_files([write(tmp_path, encoded(document), "list.json")])
    assert sheets.cards["9-004"].full_name == "Moss Hare - Late Again"
    assert (sheets.codes, sheets.game) == ({"9": "9"}, "lorcana")
    assert sheets.words["en"]["Lamplighter"] == "lamplighter"


def test_a_faulty_card_of_such_a_list_refuses_it_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CardSetError, match=r"list.json: missing-field: card Moss Hare - Late Again, field cost"):
        read_files([write(tmp_path, encoded({"cards": [lorcana_json(cost=None)]}), "list.json")])


def test_a_set_brings_words_for_its_classes(tmp_path: Path) -> None:
    text = HEAD.replace("cards:", "words: {lamplighter: {en: Lamplighter, ja: 灯守}}\ncards:") + GUARD
    words = read_files([write(tmp_path, text)]).words
    assert words == {"en": {"Lamplighter": "lamplighter"}, "ja": {"灯守": "lamplighter"}}


def test_files_of_two_games_are_not_one_set(tmp_path: Path) -> None:
    pony = "game: mlp\nset: PON\nname: {en: P}\n"
    pony += "cards: [{id: PON-001, type: scene, name: {en: Meadow}, everyday: true}]\n"
    assert read_files([write(tmp_path, pony)]).cards["PON-001"].marks == ("everyday",)
    with pytest.raises(CardSetError, match="different games: lorcana, mlp"):
        read_files([write(tmp_path, HEAD + GUARD, "a.yaml"), write(tmp_path, pony, "b.yaml")])


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ("type: character, cost: 1", "this character needs idea"),
        ("type: scene, cost: 1", "this scene may not have cost"),
        ("type: event, cost: 1, everyday: true", "only a scene can be an everyday one"),
        ("type: story", "this story needs stage"),
    ],
)
def test_an_mlp_card_has_the_numbers_of_its_type(tmp_path: Path, fields: str, why: str) -> None:
    pony = f"game: mlp\nset: PON\nname: {{en: P}}\ncards: [{{id: PON-001, name: {{en: A}}, {fields}}}]\n"
    with pytest.raises(CardSetError, match=f"PON-001: {why}"):
        read_files([write(tmp_path, pony)])
