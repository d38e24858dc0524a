"""A text that is changed in its meaning never keeps its tree: it reads as another one, or is refused."""

import json
from pathlib import Path

import pytest

from engine.games.lorcana.wording.layout import lines

from .lorcana_trial import LORCANA

TYPES = {"アクション": "action", "アイテム": "item", "ロケーション": "location", "キャラクター": "character"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Whenever this character quests, chosen opposing character gets -7 {S} this turn."),
        ("en", "While you have 3 or more other characters in play, this character gets +8 {L}."),
        ("ja", "このキャラクターがチャレンジされるたび、対戦相手のキャラクター1体を選び、このターン、-7{S}する。"),
        ("ja", "あなたの場に他のキャラクターが3体以上いる間、このキャラクターは+8{L}される。"),
    ],
)
def test_no_change_of_meaning_is_lost(lang: str, text: str) -> None:
    assert len(list(LORCANA.mutants(text, lang))) >= 4
    assert LORCANA.surviving(text, lang, "character") == []


@pytest.mark.facts
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_change_of_meaning_is_lost_in_any_printed_text(facts: Path, lang: str) -> None:
    cards = json.loads((facts / f"cards/lorcana_set1_2_{lang}.json").read_text("utf-8"))["cards"]
    known: dict[tuple[str, str], None] = {}
    for card in cards:
        kind = "song" if card["song"] else TYPES.get(card["type"], card["type"])
        for line in lines(LORCANA.grammar.normal(card["text"], lang, kind=kind), lang):
            known[line.text, kind] = None
    found = {text: left for text, kind in known if (left := LORCANA.surviving(text, lang, kind))}
    assert found == {}
