"""The table's own works for Precious Memories: read alike in both languages, with all that the rules know on them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from PIL import ImageFont

from data.cards import CardSet, load
from data.decks import Deck, load_decks
from engine.games.precious_memories.deck import check
from engine.games.precious_memories.identity import is_ex, work_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.cards.trees import all_nodes

HOME = Path(__file__).resolve().parents[2] / "data" / "games" / "precious_memories"
WORKS = {"work_peach", "work_kaguya", "work_sea"}
WINDOWS = {
    "main_own",
    "main_theirs",
    "main_both",
    "approach_own",
    "approach_theirs",
    "approach_both",
    "main_interrupt",
    "approach_interrupt",
    "aid_window",
}


@pytest.fixture(scope="module")
def tales() -> CardSet:
    return load(sorted((HOME / "cards").glob("*.yaml")))


@pytest.fixture(scope="module")
def decks(tales: CardSet) -> list[Deck]:
    return load_decks(HOME / "decks", tales.cards)


def test_every_text_is_read_and_means_the_same_in_both_languages(tales: CardSet) -> None:
    assert [(verdict.id, verdict.why) for verdict in tales.verdicts if verdict.result != "exact"] == []
    for card in tales.cards.values():
        assert set(card.name) == set(card.version) == {"en", "ja"}
        assert set(card.text) in (set(), {"en", "ja"})


def test_every_card_comes_back_out_of_a_record(tales: CardSet) -> None:
    again = {key: msgspec.json.decode(msgspec.json.encode(card), type=Card) for key, card in tales.cards.items()}
    assert {key for key, card in again.items() if card != tales.cards[key]} == set()


def test_there_are_three_works_of_all_colours_and_kinds(tales: CardSet) -> None:
    assert len(tales.cards) >= 150
    assert Counter(work_of(card) for card in tales.cards.values()).keys() == WORKS
    for work in WORKS:
        mine = [card for card in tales.cards.values() if work_of(card) == work]
        assert len(mine) >= 50
        assert {card.kind for card in mine} == {"character", "event", "support"}
        assert {color for card in mine for color in card.colors} == {"red", "blue", "yellow", "green", "purple"}
        assert sum(is_ex(card) for card in mine) >= 6
    assert len({card.full_name for card in tales.cards.values()}) == len(tales.cards)


def test_odd_cards_are_there(tales: CardSet) -> None:
    cards = tales.cards.values()
    assert sum(card.back is not None and bool(card.back.abilities) for card in cards) >= 2
    assert sum(len(card.id_name) > 1 for card in cards) >= 2, "combinations"
    assert any("cost" not in card.stats for card in cards), "△"
    assert any(card.kind == "character" and "ap" not in card.stats for card in cards), "support characters"
    assert {card.stats["generated"] for card in cards} == {0, 1, 2, 3}


def test_keywords_times_and_kinds_of_abilities_are_printed(tales: CardSet) -> None:
    said = all_nodes(tales)
    words = {node.name for node in said if isinstance(node, t.Keyword)}
    assert words >= {
        "active_at_once",
        "breaks_in",
        "breakthrough10",
        "breakthrough30",
        "endures",
        "ex_card",
        "forceful",
        "free_appearance",
        "levels_up",
        "link",
        "magic",
        "must_approach",
        "natural",
    }
    windows = {window for node in said if isinstance(node, t.Spell) for window in node.windows}
    windows |= {node.window for node in said if isinstance(node, t.Activated)}
    assert windows == WINDOWS
    printed = {type(node) for card in tales.cards.values() for node in card.abilities}
    assert printed == {t.Keyword, t.Static, t.Triggered, t.Activated, t.Spell}


def test_four_decks_are_legal_and_differ(tales: CardSet, decks: list[Deck]) -> None:
    """Three are of one work; one is for tables that agree on two."""
    assert [deck.id for deck in decks] == ["moon", "ogres", "peach", "sea"]
    for deck in decks:
        works = {work_of(tales.cards[key]) for key in deck.cards}
        assert len(works) == (2 if deck.id == "ogres" else 1)
        assert check(deck.cards, tales.cards, {"regulation": "two"}) == []
        assert bool(check(deck.cards, tales.cards)) == (deck.id == "ogres")
        assert set(deck.name) == set(deck.about) == {"en", "ja"}


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_sign_can_be_shown(weight: str) -> None:
    font = ImageFont.truetype(HOME.parents[2] / "render" / "fonts" / f"KotatsuSansJP-{weight}.otf", 24)
    signs = {sign for path in HOME.rglob("*.yaml") for sign in path.read_text("utf-8") if sign.isprintable()}
    missing = bytes(font.getmask("\ue000"))  # a private code point, which no open font holds
    assert sorted(sign for sign in signs if bytes(font.getmask(sign)) == missing) == []
