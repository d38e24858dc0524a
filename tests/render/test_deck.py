"""Decks as pictures and in words: every card with its number, by kind, and figures that are right."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from render import deck, deck_alt, palette
from render.brevity import ALT_LIMIT
from render.deck_list import made_of
from render.games import names_of
from render.phrases import length
from tests.render import mlp_positions as mlp
from tests.render.pictures import assert_readable, listening, opened
from tests.render.positions import CARDS

LIST = ("c1",) * 4 + ("song",) * 3 + ("c2", "c2", "c3", "place", "thing", "c4", "c10")
PONIES = (
    "lead",
    *(f"story{no}" for no in range(1, 5)),
    *("meadow",) * 5,
    "scene1",
    "scene2",
    *("mare",) * 3,
    "elder",
    "scarf",
    "letter",
    "letter",
)


def said(keys: tuple[str, ...], lang: str = "en", game: str = "lorcana", title: str = "Winter") -> list[str]:
    facts = CARDS if game == "lorcana" else mlp.CARDS
    with listening() as heard:
        picture = deck(keys, facts, game, lang, title)
    assert_readable(heard)
    assert len(picture) <= (200_000 if len(set(keys)) <= 45 else palette.MOST_BYTES)
    return [one.text for one in heard]


def test_a_deck_is_counted() -> None:
    made = made_of(LIST, names_of("lorcana", CARDS, "en"))
    assert made.number == 14
    assert [(group.label.text, group.number) for group in made.groups] == [
        ("Character", 9),
        ("Action", 3),
        ("Item", 1),
        ("Location", 1),
    ]
    assert [card.leaf.key for card in made.groups[0].cards] == ["c1", "c10", "c2", "c3", "c4"]
    assert dict(made.curve) == Counter(CARDS[key].stats["cost"] for key in LIST)
    assert {sign.text: number for sign, number in made.inks}["amethyst"] == LIST.count("c1") + LIST.count("thing")
    assert made.inkable == sum("inkwell" in CARDS[key].marks for key in LIST)


def test_a_cost_that_no_card_has_keeps_its_place() -> None:
    made = made_of(("c1", "c4"), names_of("lorcana", CARDS, "en"))
    assert made.curve == ((2, 1), (3, 0), (4, 0), (5, 1))


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            ["Winter", "14 cards", "Character 9", "Action 3", "Persimmon", "Late Fruit", "4", "Round Song", "ruby 4"],
        ),
        ("ja", ["Winter", "14枚", "キャラクター 9", "アクション 3", "柿", "おそい実り", "4", "輪唱", "ルビー 4"]),
    ],
)
def test_a_deck_is_drawn_with_its_figures(lang: str, wanted: list[str]) -> None:
    text = said(LIST, lang)
    assert [each for each in wanted if each not in text] == []
    assert any(re.fullmatch(r"(inkable|インク可) \d+ \(\d+%\)", each) for each in text)


def test_a_deck_of_my_little_pony_has_its_kinds_in_order() -> None:
    text = said(PONIES, game="mlp")
    kinds = [each for each in text if re.fullmatch(r"(Lead|Story|Scene|Character|Item|Event) \d+", each)]
    assert kinds == ["Lead 1", "Story 4", "Scene 7", "Character 4", "Item 1", "Event 2"]
    assert {"I", "IV", "Meadow", "5"} <= set(text)
    assert not any("ink" in each for each in text)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_sixty_different_cards_are_all_there(lang: str) -> None:
    text = "".join(said(tuple(f"c{no}" for no in range(60)), lang))
    assert all(CARDS[f"c{no}"].title(lang).replace(" ", "") in text.replace(" ", "") for no in range(60))


def test_odd_decks_are_drawn_too() -> None:
    assert said(()) == ["0 cards", "Winter"]
    assert "[9-999]" in said(("9-999",))
    assert "Persimmon" in said(("c1",), title="")
    dear = {**CARDS, "c1": replace(CARDS["c1"], stats={"cost": 40})}
    assert opened(deck(("c1", "c2"), dear, "lorcana", "en")).width == opened(deck(LIST, CARDS, "lorcana", "en")).width


def test_a_deck_in_words() -> None:
    assert deck_alt(("c1", "c1", "song"), CARDS, "lorcana", "en", "Winter") == (
        "Winter: 3 cards. amethyst 2, ruby 1. inkable 3/3. cost 2: 2, 3: 1. Character 2: 2 Persimmon - Late Fruit. "
        "Action 1: 1 Round Song."
    )
    assert deck_alt(("mare",), mlp.CARDS, "mlp", "ja") == "1枚。コスト 2：1。キャラクター 1：1 灯籠の牝馬。"


def test_a_long_list_in_words_fits_and_counts_what_it_leaves_out() -> None:
    keys = tuple(f"c{no}" for no in range(70))
    text = deck_alt(keys, CARDS, "lorcana", "en", "Winter")
    assert length(text) <= ALT_LIMIT
    found = re.search(r"(\d+) more cards$", text)
    assert found
    assert int(found[1]) == 70 - len(re.findall(r"[:;] 1 ", text))
