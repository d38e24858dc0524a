"""The table's own set for the Quintuplets: read alike in both languages, with every wording and keyword of the game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PIL import ImageFont

from data.cards import CardSet, load
from data.decks import Deck, load_decks
from engine.games.quintuplets import keywords
from engine.games.quintuplets.deck import check, is_hero
from engine.games.quintuplets.nodes import VOCABULARY
from engine.kernel.cards import tree as t
from tests.cards.trees import all_nodes

HOME = Path(__file__).resolve().parents[2] / "data" / "games" / "quintuplets"
PERSONS = {"anzu", "beni", "chika", "ema", "fuyu", "sorano"}
WORDINGS = {
    1: r"^【起動】(【[^】]+】)*\[",
    2: "^【自動】.*した時、",
    3: "^【自動】(ターンの終わり|あなたのメインフェイズの始め)に、",
    4: r"^【自動】\[.*\].*コストを払ってよい。そうしたら、",
    5: "^【永続】",
    6: r"【アンズ only】:",
    7: "^【メイン】【アプローチ】",
    8: "【同名ターン1回】",
    9: "^【使用条件】アンズ・ベニ・チカ・エマ・フユ$",
    10: "かわりに.*よい。そうしたら、",
    11: "このキャラが登場した時、",
    12: "このキャラがアプローチした時、",
    13: "アプローチに失敗した時、",
    14: "このキャラが花嫁エリアに置かれた時、",
    15: "このエピソードがセットされた時、",
    16: "このキャラにエピソードがセットされた時、",
    18: "相手の手札かデッキからカードが控え室に置かれた時、",
    19: "このキャラが控え室に置かれた時、",
    20: "あなたの手札にカードがない時、",
    21: "あなたがイベントをプレイした時、",
    22: "この主人公が成功相手となった時、",
    23: "相手のイベントステップの始めに、",
    24: "^【永続】花嫁が[0-9]人以上なら、",
    27: "このキャラが中央のレーンにいるなら、",
    29: "にエピソードが[0-9]枚以上セットされているなら、",
    31: "相手のキャラを1人選び、",
    32: "を[0-9]人まで選び、",
    33: "アプローチしているあなたのキャラを1人選び、",
    34: "裏向きの主人公を1人選び、",
    35: "の正面の",
    36: "控え室の.*を1枚選び、",
    38: "ターンの終わりまで、.*花嫁力を[+]",
    39: "あなたの花嫁1人につき、",
    40: "あなたのほかのアンズ1人につき、",
    41: "必要花嫁力を-",
    42: "相手のイベントの効果で",
    43: "お互い1枚引く",
    44: "手札を1枚控え室に置く。",
    46: "デッキを上から[0-9]枚見る",
    47: "選んで公開し、手札に加え、残りを",
    48: "デッキの上から1枚を控え室に置く",
    49: "デッキの下に置く",
    50: "あなたのキャラ1人にセットする",
    51: "相手のエピソードを1枚選び、控え室に置く",
    52: "入れ替える",
    53: "表にする",
    54: "主人公デッキの上から1枚を空いているレーンに置く",
    55: "取り除く",
    57: "アプローチできない",
    58: "もう1枚プレイできる",
    59: "すべての能力を失う",
    60: "ゲームに勝利する",
    61: "デッキに8枚まで入れることができる",
    63: "手札に戻す",
    64: "アプローチさせる",
}
"""What the page of wordings lists, by its numbers, as far as the cards print it."""


@pytest.fixture(scope="module")
def street() -> CardSet:
    return load(HOME / "cards" / "lantern_street.yaml")


@pytest.fixture(scope="module")
def decks(street: CardSet) -> list[Deck]:
    return load_decks(HOME / "decks", street.cards)


def test_every_text_is_read_and_means_the_same_in_both_languages(street: CardSet) -> None:
    assert [(verdict.id, verdict.why) for verdict in street.verdicts if verdict.result != "exact"] == []
    for card in street.cards.values():
        assert set(card.name) == {"en", "ja"}
        assert set(card.text) in (set(), {"en", "ja"})
        assert set(card.version) in (set(), {"en", "ja"})


def test_there_are_twenty_heroes_and_more_than_seventy_others(street: CardSet) -> None:
    heroes = [card for card in street.cards.values() if is_hero(card)]
    assert len(heroes) == len({card.full_name for card in heroes}) == 20
    others = [card for card in street.cards.values() if not is_hero(card)]
    assert len(others) >= 70
    assert {card.kind for card in others} == {"character", "episode", "event"}
    assert len({card.full_name for card in street.cards.values()}) == len(street.cards)
    assert sum(bool(card.halves) for card in others) >= 4
    assert all(sum(many for _, many in card.halves) == len(card.abilities) for card in others if card.halves)


@pytest.mark.parametrize("number", WORDINGS)
def test_every_wording_of_the_game_stands_on_a_card(number: int, street: CardSet) -> None:
    lines = [line for card in street.cards.values() for line in card.text.get("ja", "").splitlines()]
    assert any(re.search(WORDINGS[number], line) for line in lines)


def test_every_keyword_and_every_kind_of_ability_is_printed(street: CardSet) -> None:
    said = all_nodes(street)
    printed = {node for card in street.cards.values() for node in card.abilities}
    assert {node.name for node in said if isinstance(node, t.Keyword)} == VOCABULARY.keywords
    assert {type(node) for node in printed} == {t.Keyword, t.Static, t.Triggered, t.Activated, t.Spell}
    assert {node.limit for node in printed if isinstance(node, t.Triggered | t.Activated | t.Spell)} == {
        "",
        "turn",
        "name",
    }
    assert {node.windows for node in printed if isinstance(node, t.Spell)} == {
        ("main",),
        ("approach",),
        ("main", "approach"),
    }
    assert keywords.exclusive("anzu") in printed
    assert keywords.used_with("fuyu") in printed
    assert any(isinstance(node, t.Triggered) and node.condition == keywords.only("fuyu") for node in printed)


def test_replacement_state_layers_and_deck_building_are_printed(street: CardSet) -> None:
    said = all_nodes(street)
    assert {node.optional for node in said if isinstance(node, t.Instead)} == {True, False}
    assert any(isinstance(node, t.Trigger) and node.event == "state" for node in said)
    assert any(isinstance(node, t.Lose) and node.whole for node in said)
    assert any(isinstance(node, t.Grant) for node in said)
    assert set(VOCABULARY.nodes) <= {type(node) for node in said}


def test_every_person_is_there_often(street: CardSet) -> None:
    borne = Counter(each for card in street.cards.values() for each in card.classes)
    assert set(borne) == PERSONS == set(street.words["ja"].values())
    assert min(borne.values()) >= 9


def test_three_decks_are_legal_and_differ(street: CardSet, decks: list[Deck]) -> None:
    assert [deck.id for deck in decks] == ["early", "late", "shelves"]
    for deck in decks:
        assert check(deck.cards, street.cards) == []
        assert set(deck.name) == set(deck.about) == {"en", "ja"}
    mains = [{key for key in deck.cards if not is_hero(street.cards[key])} for deck in decks]
    assert all(len(one & other) <= 1 for one in mains for other in mains if one is not other)


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_sign_can_be_shown(weight: str) -> None:
    font = ImageFont.truetype(HOME.parents[2] / "render" / "fonts" / f"KotatsuSansJP-{weight}.otf", 24)
    signs = {sign for path in HOME.rglob("*.yaml") for sign in path.read_text("utf-8") if sign.isprintable()}
    missing = bytes(font.getmask("\ue000"))  # a private code point, which no open font holds
    assert sorted(sign for sign in signs if bytes(font.getmask(sign)) == missing) == []
