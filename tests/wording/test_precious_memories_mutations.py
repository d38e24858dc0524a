"""A text of Precious Memories whose meaning is changed never keeps its tree: it reads as another one, or is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.tree import Tree
from engine.wording import CardTextError
from tests.wording.test_precious_memories import pairs

NUMBER = re.compile(r"(?<!top )\d+")
SWAPS = {
    "ja": (
        ("自分の", "相手の"),
        ("以上", "以下"),
        ("アプローチし", "妨害し"),
        ("登場した", "退場した"),
        ("活動状態", "休息状態"),
        ("手札", "デッキ"),
        ("捨て札置き場", "ポイント置き場"),
        ("メインエリア", "サポートエリア"),
        ("ことができる", "こととする"),
        ("ターン終了時まで", ""),
        ("妨害されて", "妨害して"),
        ("を得る", "を失う"),
    ),
    "en": (
        ("own ", "opposing "),
        ("or more", "or less"),
        ("approaches", "blocks"),
        ("appears", "exits"),
        ("active", "resting"),
        ("in your hand", "in your deck"),
        ("discard pile", "point pile"),
        ("main area", "support area"),
        ("you may ", ""),
        ("Until end of turn, ", ""),
        ("being blocked", "blocking"),
        ("gets ", "loses "),
    ),
}


def tree(text: str, lang: str) -> Tree | None:
    """None where the text is refused."""
    try:
        return GRAMMAR.compile(text, lang).abilities
    except CardTextError:
        return None


def mutants(text: str, lang: str) -> Iterator[str]:
    """The text with a number changed, or with a word that matters replaced."""
    for found in NUMBER.finditer(text):
        yield text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]
    for old, new in SWAPS[lang]:
        for found in re.finditer(re.escape(old), text):
            yield text[: found.start()] + new + text[found.end() :]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_no_change_of_meaning_is_lost_in_the_examples_of_the_page(lang: str) -> None:
    tried, survived = 0, []
    for pair in pairs():
        text = pair[lang == "en"]
        whole = tree(text, lang)
        changed = list(mutants(text, lang))
        tried += len(changed)
        survived += [each for each in changed if tree(each, lang) == whole]
    assert tried >= 250
    assert survived == []
