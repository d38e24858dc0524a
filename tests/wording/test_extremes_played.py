"""The most and the least of something: whose they are told among, who chooses among equals, and what is not said."""

import pytest

from engine.games.lorcana.wording import CardType
from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, asked, character, deal, ref

from .lorcana_trial import LORCANA
from .test_played import run


def test_among_equals_who_chooses_chooses() -> None:
    table = deal(
        {"hand": ["axe"], "inkwell": 1, "field": ["scout"]},
        {"field": ["giant", "titan", "raider"]},
        axe=action("Banish chosen character with the highest cost."),
        titan=character(cost=6),
    )
    table.do("A: play axe")
    assert {option[1] for option in asked(table).options} == {ref(table, "giant"), ref(table, "titan")}
    table.do("A: choose titan")
    table.expect({"titan": {"zone": "discard"}, "giant": {"zone": "field"}})


def test_each_opponent_chooses_among_the_least_of_his_own() -> None:
    table = deal(
        {"hand": ["cull"], "inkwell": 1, "field": ["scout"]},
        {"field": ["raider", "guard", "owl"]},
        cull=action("Each opponent banishes one of their characters with the lowest {S}."),
        owl=character(strength=1),
    )
    table.do("A: play cull")
    assert (asked(table).seat, len(asked(table).options)) == (1, 2)
    table.do("B: choose owl")
    table.expect({"owl": {"zone": "discard"}, "scout": {"zone": "field"}, "guard": {"zone": "field"}})


def test_the_least_of_yours_counts_whatever_others_have() -> None:
    table = deal(
        {"field": ["owl", "raider"], "deck": ["gem"] * 4},
        {"field": ["guard"], "deck": ["gem"] * 4},
        owl=character("Whenever one of your characters with the lowest {S} quests, gain 2 lore.", strength=2, lore=0),
    )
    run(table, "A: quest raider")
    table.expect({"A": {"lore": 1}})
    run(table, "A: quest owl")
    table.expect({"A": {"lore": 3}})


def test_all_that_have_as_much_as_any_are_meant() -> None:
    table = deal(
        {"hand": ["storm"], "inkwell": 1, "field": ["giant", "scout"]},
        {"field": ["titan", "raider"]},
        storm=action("Banish all characters with the highest {S}."),
        titan=character(strength=6),
    )
    run(table, "A: play storm")
    table.expect({name: {"zone": "discard"} for name in ("giant", "titan")})
    table.expect({name: {"zone": "field"} for name in ("scout", "raider")})


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Banish 2 chosen characters with the lowest {S}."),
        ("action", "Banish up to 2 chosen characters with the lowest {S}."),
        ("character", "When you play this character, banish another chosen character with the lowest {S}."),
        ("action", "Ready another of your characters with the highest {S}."),
        ("character", "While you have a character with the highest {S} in play, this character gains Ward."),
        (
            "character",
            "When you play this character, if you have a character with the lowest cost in play, draw a card.",
        ),
    ],
)
def test_whose_most_it_is_has_to_be_plain(kind: CardType, text: str) -> None:
    with pytest.raises(CardTextError, match="nobody can tell"):
        LORCANA.read(text, "en", kind)


@pytest.mark.parametrize(
    ("text", "plainest"),
    [
        (
            "コストが最も高い対戦相手のキャラクター1体を選び、退場させる。",
            "対戦相手のキャラクターのうちコストが最も大きいもの1体を選び、退場させる。",
        ),
        (
            "最も{S}の低いキャラクター1体を選び、退場させる。",
            "キャラクターのうち{S}が最も小さいもの1体を選び、退場させる。",
        ),
        (
            "各対戦相手は自分の{S}が最も低いキャラクター1体を選び、退場させる。",
            "各対戦相手は自分のキャラクターのうち{S}が最も小さいもの1体を選び、退場させる。",
        ),
    ],
)
def test_japanese_tells_it_before_or_behind(text: str, plainest: str) -> None:
    assert LORCANA.read(text, "ja", "action").abilities == LORCANA.read(plainest, "ja", "action").abilities
