"""The table's own set for My Little Pony: read alike in both languages, with every wording of the game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PIL import ImageFont

from data.cards import CardSet, load
from data.decks import Deck, load_decks
from engine.games.mlp.deck import MAIN, check
from engine.games.mlp.presents import CANDY, PRESENTS
from engine.games.mlp.verbs import VERBS
from engine.kernel.cards.tree import Give, Trigger
from engine.kernel.verbs.verbs import SHARED
from tests.cards.trees import all_nodes

HOME = Path(__file__).resolve().parents[2] / "data" / "games" / "mlp"
WORDINGS = {
    1: "ターン終了まで",
    2: "この交流終了まで",
    3: "自分のターン中、",
    4: "相手のターン中、",
    5: "^出会い ",
    6: "^お別れ ",
    7: "^事前対策 ",
    8: "^冒険エリア このキャラがアイデア|^冒険エリア 自分の冒険エリアにある",
    9: "^冒険エリア 横置き:",
    10: "^ひらめき ",
    11: "^裏向き ",
    12: "^ストーリーがこの段階に進んだ時、",
    13: "自分がゲームに勝利する",
    16: "に「[^」]+」があるなら、",
    17: "に「[^」]+」がある限り、",
    18: "に他の「[^」]+」があるなら、",
    19: "エリアにキャラがないなら、",
    20: "に(アイテム|イベント)が[0-9]枚以上ある限り、",
    21: "がある場合にのみ使用でき、",
    22: "に「[^」]+」が[0-9]枚以上あるなら、",
    23: "獲得済みなら、",
    24: "このターンに移動したなら、",
    25: "このターンに[0-9]回以上移動したなら、",
    26: "アイテムを着用している限り、",
    27: "自分の手札が[0-9]枚以下なら、",
    28: "自分の主役がストーリーの段階[0-9]以上にいるなら、",
    29: "相対置き場にキャラがあるなら、",
    30: "自分がカードを1枚引くとき、",
    31: "自分がカードを1枚引くたびに、",
    32: "自分が手札を1枚捨てる(とき|たびに)、",
    33: "自分のキャラが交流によって退場するたび、",
    34: "キャラが退場する(とき|たびに)、",
    35: "このキャラが交流で勝利したとき、",
    36: "自分がイベントを使用したとき、",
    37: "このキャラが冒険エリア内で移動したとき、",
    38: "計画が取り除かれたとき、",
    39: "自分がひらめきを使用したとき、",
    40: "自分がストーリーを進めたとき、",
    41: "自分のターン(開始|終了)時、",
    42: "自分の冒険エリアにある「[^」]+」を1枚選び、",
    43: "自分の冒険エリアにあるキャラを1枚選び、",
    44: "相手の冒険エリアにあるキャラを1枚選び、",
    45: "相手の冒険エリアにあるアイデア[0-9]以下のキャラを1枚選び、",
    46: "相手の冒険エリアにあるアイデア[0-9]以上のキャラを1枚選び、",
    47: "自分の休憩エリアにあるハーモニーのコスト[0-9]以下のキャラを1枚選び、",
    48: "自分のシーンを1枚選び、",
    49: "を[0-9]枚まで選び、",
    50: "を任意の枚数選び、",
    51: "相手の冒険エリアにある全てのキャラ",
    52: "自分の冒険エリアにある「[^」]+」と「[^」]+」",
    53: "その中からカードを1枚選び、",
    54: "相対置き場キャラ",
    55: "選び、ターン終了までアイデア[+-]",
    56: "このキャラがアイデア[+]",
    57: "退場させる",
    58: "カードを[0-9]枚引く",
    59: " 手札を[0-9]枚捨てる。",
    60: "カードを[0-9]枚引く、手札を[0-9]枚捨てる",
    61: "デッキの上から[0-9]枚を公開する",
    62: "手札に加える",
    63: "残したカードをデッキの下に移す",
    64: "デッキの上に移す",
    65: "縦向きにする",
    66: "横向きにする",
    67: "空いている1つの置き場に移動することができる",
    68: "ターン終了まで「冒険エリア .*」を得る",
    69: "シーンを[0-9]枚増やす",
    70: "計画にする",
    71: "計画を[0-9]枚取り除く",
    72: "自分の計画全てを確認する、そして任意の順番で戻す",
    73: "オーナーのメインデッキに加えてシャッフルする",
    74: "休憩エリアに入れる",
    75: "手札に戻す",
    76: "キャンディを",
    77: "「[^」]+のプレゼント」を獲得させる",
    78: "プレゼントを開ける",
    79: "トークンを取り除く",
    80: "冒険エリアに出す",
    81: "使用する.*ハーモニーのコストが-[0-9]",
    82: "このアイテムは「[^」]+」のみ着用できる",
    83: "着用しているキャラがアイデア[+]",
    84: "表向きにする",
    85: "、Xは",
    86: "相手は手札を[0-9]枚捨てる",
    87: "相手の計画を1枚確認する",
    88: "位置を入れ替える",
}
"""What the page of wordings lists, by its numbers; 14 and 15 stand on presents, which are no cards."""
EVENTS = {
    "enter",
    "leave",
    "removed",
    "reach",
    "draw",
    "discard",
    "banish",
    "win",
    "play",
    "move",
    "plan_removed",
    "inspire",
    "advance",
    "turn_start",
    "turn_end",
}


@pytest.fixture(scope="module")
def lane() -> CardSet:
    return load(HOME / "cards" / "acorn_lane.yaml")


@pytest.fixture(scope="module")
def decks(lane: CardSet) -> list[Deck]:
    return load_decks(HOME / "decks", lane.cards)


def test_every_text_is_read_and_means_the_same_in_both_languages(lane: CardSet) -> None:
    assert [(verdict.id, verdict.why) for verdict in lane.verdicts if verdict.result != "exact"] == []
    for card in lane.cards.values():
        assert set(card.name) == {"en", "ja"}
        assert set(card.text) in (set(), {"en", "ja"})
        assert set(card.version) == ({"en", "ja"} if card.kind == "story" else set())


def test_there_are_more_than_eighty_cards_of_every_type(lane: CardSet) -> None:
    kinds = Counter(card.kind for card in lane.cards.values())
    assert sum(kinds.values()) >= 80
    assert set(kinds) == {"character", "event", "item", "scene", "story", "lead"}
    assert len({card.name["en"] for card in lane.cards.values() if card.kind != "story"}) == sum(kinds.values()) - 8
    assert sum("everyday" in card.marks for card in lane.cards.values()) >= 3
    stages = Counter((card.name["en"], card.stats["stage"]) for card in lane.cards.values() if card.kind == "story")
    assert sorted(stage for _, stage in stages) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len({title for title, _ in stages}) == 2


@pytest.mark.parametrize("number", WORDINGS)
def test_every_wording_of_the_game_stands_on_a_card(number: int, lane: CardSet) -> None:
    lines = [line for card in lane.cards.values() for line in card.text.get("ja", "").splitlines()]
    assert any(re.search(WORDINGS[number], line) for line in lines)


def test_every_verb_of_its_own_and_every_event_of_the_game_is_said(lane: CardSet) -> None:
    said = all_nodes(lane)
    own = {kind for kind, verb in VERBS.items() if kind not in SHARED or SHARED[kind].write is not verb.write}
    assert own <= {type(node) for node in said}
    assert {node.event for node in said if isinstance(node, Trigger)} == EVENTS


def test_every_present_and_the_candy_are_given(lane: CardSet) -> None:
    assert {node.counter for node in all_nodes(lane) if isinstance(node, Give)} == {*PRESENTS, CANDY}


def test_every_keyword_is_borne_by_several_characters(lane: CardSet) -> None:
    borne = Counter(each for card in lane.cards.values() for each in card.classes)
    assert set(lane.words["en"].values()) == set(lane.words["ja"].values()) == set(borne)
    assert min(borne.values()) >= 5


def test_two_decks_are_legal_and_begin_early(lane: CardSet, decks: list[Deck]) -> None:
    assert [deck.id for deck in decks] == ["bread", "mail"]
    for deck in decks:
        assert check(deck.cards, lane.cards) == []
        assert set(deck.name) == set(deck.about) == {"en", "ja"}
        costs = [lane.cards[key].stats["cost"] for key in deck.cards if lane.cards[key].kind in MAIN]
        assert sum(cost <= 2 for cost in costs) >= 18
        assert 2 <= sum(costs) / len(costs) <= 3


def test_the_decks_differ_in_all_but_everyday_scenes(lane: CardSet, decks: list[Deck]) -> None:
    first, second = (set(deck.cards) for deck in decks)
    assert all("everyday" in lane.cards[key].marks for key in first & second)


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_sign_can_be_drawn(weight: str) -> None:
    font = ImageFont.truetype(HOME.parents[2] / "render" / "fonts" / f"KotatsuSansJP-{weight}.otf", 24)
    signs = {sign for path in HOME.rglob("*.yaml") for sign in path.read_text("utf-8") if sign.isprintable()}
    missing = bytes(font.getmask("\ue000"))  # a private code point, which no open font holds
    assert sorted(sign for sign in signs if bytes(font.getmask(sign)) == missing) == []
