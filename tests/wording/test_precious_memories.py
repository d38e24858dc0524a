"""What the grammar of Precious Memories reads: the examples of its page, and real cards where they are at hand."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from msgspec.json import decode, encode

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.tree import Tree
from engine.wording import CardTextError

PAGE = Path(__file__).parents[2] / "docs/precious-memories-wording.md"
FACTS = os.environ.get("KOTATSU_FACTS", "")
KINDS = {"キャラクター": "character", "イベント": "event", "サポート": "support"}


def pairs() -> list[tuple[str, str]]:
    return re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", PAGE.read_text("utf-8"), re.M)


def test_the_page_has_examples() -> None:
    assert len(pairs()) >= 40


@pytest.mark.parametrize(("ja", "en"), pairs())
def test_the_examples_of_the_page_mean_the_same(ja: str, en: str) -> None:
    assert GRAMMAR.compile(ja, "ja").abilities == GRAMMAR.compile(en, "en").abilities


@pytest.mark.skipif(not FACTS, reason="needs the printed cards")
def test_what_is_read_of_real_cards_prints_back_and_means_the_same_in_english() -> None:
    """The bar is what was measured when this was written."""
    cards = json.loads((Path(FACTS) / "cards/later/precious_memories_sample_ja.json").read_text("utf-8"))
    read = 0
    for card in cards:
        kind = KINDS[card["type"]]
        text = GRAMMAR.normal(card["text"], "ja", kind=kind)
        try:
            reading = GRAMMAR.compile(text, "ja", kind=kind)
        except CardTextError:
            continue
        assert decode(encode(reading.abilities), type=Tree) == reading.abilities
        assert GRAMMAR.write(reading.abilities, "ja", voice=reading.voice, kind=kind) == text
        english = GRAMMAR.write(reading.abilities, "en", kind=kind)
        assert GRAMMAR.compile(english, "en", kind=kind).abilities == reading.abilities
        read += 1
    assert read >= 236


@pytest.mark.parametrize(
    "option",
    [
        "手札1枚を捨て札にすることができる。そうしなかった場合、カードを1枚引く。",
        "このターン、自分のキャラが退場した場合、カードを1枚引く。",
    ],
)
@pytest.mark.parametrize(
    "behind",
    ["", "[アプローチ/両方]:《1》カードを1枚引く。", "このカードが退場した場合、カードを1枚引く。", "〔我慢〕"],
)
def test_options_belong_to_the_choice_before_them_and_what_comes_behind_begins_anew(option: str, behind: str) -> None:
    text = f"[メイン/自分]:《1》以下から1つ選択する。「カードを2枚引く。」「{option}」{behind}"
    parts = GRAMMAR.normal(text, "ja", kind="character").split("\n")
    assert len(parts) == 1 + bool(behind)
    assert len(GRAMMAR.compile("\n".join(parts), "ja", kind="character").abilities) == len(parts)
