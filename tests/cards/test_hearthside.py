"""The table's own card set: read alike in both languages, and its texts together say all that a card can say."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import ImageFont

from data.cards import CardSet, load
from data.decks import Deck, load_decks
from engine.games.lorcana.deck import check
from engine.games.lorcana.nodes import VOCABULARY
from engine.games.lorcana.wording.terms import INKS
from engine.kernel.cards import tree
from engine.kernel.cards.tree import Can, Cannot, Grant, Keyword, Modify, Node, Tally, Trigger
from tests.cards.trees import all_nodes

HOME = Path(__file__).resolve().parents[2] / "data" / "games" / "lorcana"
KEYWORDS = {
    "bodyguard",
    "challenger",
    "evasive",
    "reckless",
    "resist",
    "rush",
    "shift",
    "sing_together",
    "singer",
    "support",
    "ward",
}
# No card of this set says these; cards of other games and of later sets do.
UNSAID = {
    "AtMost",
    "CountersOf",
    "Differing",
    "Either",
    "TopSome",
    "Divert",
    "Picked",
    "Posed",
    "Share",
    "ActivePlayer",
    "AllInk",
    "CannotGain",
    "Choose",
    "Clash",
    "Did",
    "SomeUnder",
    "DeckLimit",
    "Equals",
    "LoreGoal",
    "GrantPer",
    "Lessen",
    "MostInHand",
    "NameCard",
    "PerGroup",
    "PutSome",
    "InTurn",
    "Inked",
    "Lying",
    "OpponentsHaving",
    "OpponentsWith",
    "Repeat",
    "RevealUntil",
    "SameClass",
    "SameName",
    "Earlier",
    "Greatest",
    "Instead",
    "Lot",
    "ChosenSet",
    "ChosenKin",
    "ChosenSum",
    "Offset",
    "Marked",
    "MarkedAll",
    "PlaceOf",
    "Times",
    "Tuck",
    "Under",
    "Faces",
    "ToPlay",
    "Flip",
    "Give",
    "TakeOff",
    "UseCounter",
    "Win",
}
# "draw" only the rulebook's own example forbids (LOR 1.2.3)
DEEDS = {
    "quest",
    "challenge",
    "be_challenged",
    "ready",
    "ready_step",
    "sing",
    "play",
    "challenge_ready",
    "take_challenge_damage",
    "take_damage",
    "move",
}
# sets of later years and other games say these; what waits for "the end of your turn" is left behind in others' turns
UNSAID_MANNERS, UNSAID_DURATIONS = (
    {"dealt", "deck", "for_action", "for_support", "stacked", "hand", "play"},
    {
        "moment",
        "through_your_next_turn",
        "through_opposing_turn",
        "through_next_opposing_turn",
        "while_in_play",
        "while_exerted",
        "next_turn",
        "your_next_turn",
        "next_opposing_turn",
        "through_next_turn",
        "main_phase",
        "challenge_phase",
    },
)
EVENTS = {
    "play",
    "quest",
    "challenge",
    "challenged",
    "banish",
    "leave",
    "to_hand",
    "ready",
    "heal",
    "damage",
    "discard",
    "turn_start",
    "turn_end",
    "sing",
    "ink",
    "move",
    "draw",
}


@pytest.fixture(scope="module")
def hearthside() -> CardSet:
    return load(HOME / "cards" / "hearthside.yaml")


@pytest.fixture(scope="module")
def decks(hearthside: CardSet) -> list[Deck]:
    return load_decks(HOME / "decks", hearthside.cards)


def test_every_text_is_read_and_means_the_same_in_both_languages(hearthside: CardSet) -> None:
    assert [(verdict.id, verdict.why) for verdict in hearthside.verdicts if verdict.result == "declined"] == []
    for card in hearthside.cards.values():
        assert set(card.name) == {"en", "ja"}
        assert set(card.text) in (set(), {"en", "ja"})
        assert set(card.version) in (set(), {"en", "ja"})


def test_every_card_type_and_every_ink_is_there(hearthside: CardSet) -> None:
    kinds = Counter(card.kind for card in hearthside.cards.values())
    assert set(kinds) == {"character", "action", "item", "location"}
    assert min(kinds.values()) >= 7
    assert sum("song" in card.marks for card in hearthside.cards.values()) >= 8
    inks = Counter(ink for card in hearthside.cards.values() for ink in card.colors)
    assert set(inks) == set(INKS)
    assert min(inks.values()) >= 16


def test_a_hundred_cards_have_a_full_name_each(hearthside: CardSet) -> None:
    assert len({card.full_name for card in hearthside.cards.values()}) == len(hearthside.cards) >= 100


def test_every_keyword_stands_on_a_card(hearthside: CardSet) -> None:
    printed = {
        ability.name for card in hearthside.cards.values() for ability in card.abilities if isinstance(ability, Keyword)
    }
    assert printed == KEYWORDS


def test_every_node_of_the_tree_that_has_a_wording_is_said(hearthside: CardSet) -> None:
    kinds = [kind for kind in vars(tree).values() if isinstance(kind, type) and issubclass(kind, Node)]
    known = {kind.__name__ for kind in (*kinds, *VOCABULARY.nodes)} - {"Node", "OwnEffect", "OwnCondition"}
    assert known - {type(node).__name__ for node in all_nodes(hearthside)} == UNSAID


def test_every_trigger_deed_and_duration_is_said(hearthside: CardSet) -> None:
    said = all_nodes(hearthside)
    triggers = [node for node in said if isinstance(node, Trigger)]
    assert {node.event for node in triggers} == EVENTS
    assert {node.manner for node in triggers} == set(get_args(tree.Manner)) - UNSAID_MANNERS
    assert {node.deed for node in said if isinstance(node, Can | Cannot)} == DEEDS
    durations = {node.duration for node in said if isinstance(node, Modify | Grant | Can | Cannot)}
    assert durations == set(get_args(tree.Duration)) - UNSAID_DURATIONS
    tallies = {node.what for node in said if isinstance(node, Tally)}
    assert tallies == {"removed", "lost", "discarded", "counted", "declined"}


def test_four_decks_of_sixty_are_legal_and_mostly_ink(hearthside: CardSet, decks: list[Deck]) -> None:
    assert [deck.id for deck in decks] == ["forge", "hearth", "island", "parade"]
    for deck in decks:
        assert len(deck.cards) == 60
        assert check(deck.cards, hearthside.cards) == []
        assert sum("inkwell" in hearthside.cards[key].marks for key in deck.cards) >= 45
        assert set(deck.name) == set(deck.about) == {"en", "ja"}


def test_the_decks_are_of_different_inks_and_use_every_card(hearthside: CardSet, decks: list[Deck]) -> None:
    inks = [frozenset(ink for key in deck.cards for ink in hearthside.cards[key].colors) for deck in decks]
    assert [len(pair) for pair in inks] == [2] * len(decks)
    assert frozenset.union(*inks) == frozenset(INKS)
    assert len(set(inks)) == len(decks)
    for one, other in combinations(decks, 2):
        assert (Counter(one.cards) & Counter(other.cards)).total() <= 15
    assert {key for deck in decks for key in deck.cards} == set(hearthside.cards)


def test_decks_begin_early(hearthside: CardSet, decks: list[Deck]) -> None:
    for deck in decks:
        costs = [hearthside.cards[key].stats["cost"] for key in deck.cards]
        assert sum(cost <= 2 for cost in costs) >= 20
        assert 2.5 <= sum(costs) / len(costs) <= 3.5


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_sign_can_be_drawn(weight: str) -> None:
    font = ImageFont.truetype(HOME.parents[2] / "render" / "fonts" / f"KotatsuSansJP-{weight}.otf", 24)
    signs = {sign for path in HOME.rglob("*.yaml") for sign in path.read_text() if sign.isprintable()}
    missing = bytes(font.getmask("\ue000"))  # a private code point, which no open font holds
    assert sorted(sign for sign in signs if bytes(font.getmask(sign)) == missing) == []


def test_no_card_has_the_name_of_a_published_one(hearthside: CardSet, facts: Path) -> None:
    files = [facts / "cards" / f"lorcana_set1_2_{lang}.json" for lang in ("en", "ja")]
    published = {card["name"] for file in files for card in json.loads(file.read_text())["cards"]}
    assert published.isdisjoint(name for card in hearthside.cards.values() for name in card.name.values())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_list_can_be_typed_in_either_language_as_no_two_cards_have_one_full_name(
    hearthside: CardSet,
    lang: str,
) -> None:
    names = Counter((card.title(lang), card.version.get(lang, "")) for card in hearthside.cards.values())
    assert [name for name, count in names.items() if count > 1] == []
