"""A text that is changed in its meaning never keeps its tree: it reads as another one, or is refused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.lorcana.wording import CardType, Lang, compile_text, normal_text
from engine.games.lorcana.wording.layout import lines
from engine.kernel.tree import Tree
from engine.wording import CardTextError

SWAPS: dict[Lang, tuple[tuple[str, str], ...]] = {
    "en": (
        ("your ", "opposing "),
        ("opposing ", "your "),
        ("opposing ", ""),
        ("other ", ""),
        ("another ", "a "),
        ("can't", "can"),
        ("doesn't", "can"),
        ("you may ", ""),
        (" this turn", ""),
        ("up to ", ""),
        ("damaged ", ""),
        (" or more", " or less"),
        (" or less", " or more"),
        ("+", "-"),
        ("-", "+"),
        (" of yours", ""),
    ),
    "ja": (
        ("あなたの", "対戦相手の"),
        ("対戦相手の", "あなたの"),
        ("対戦相手の", ""),
        ("他の", ""),
        ("てもよい", "る"),
        ("できない", "できる"),
        ("レディしない", "レディする"),
        ("このターン、", ""),
        ("まで", ""),
        ("以上", "以下"),
        ("以下", "以上"),
        ("ダメージを受けている", ""),
        ("+", "-"),
        ("-", "+"),
        ("いない", "いる"),
        ("捨て", "引い"),
    ),
}
NUMBER = re.compile(r"\d+")
CLAUSE: dict[Lang, re.Pattern[str]] = {
    "en": re.compile(r"(?:(?<=^)|(?<=[.,—] ))[^.,—]+[.,—] "),
    "ja": re.compile(r"[^。、:]+[。、:](?!$)"),
}
Line = tuple[str, CardType]


def mutants(text: str, lang: Lang) -> Iterator[str]:
    """The text with a number changed, a clause dropped, or a word that matters replaced."""
    for found in NUMBER.finditer(text):
        yield text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]
    for found in CLAUSE[lang].finditer(text):
        yield text[: found.start()] + text[found.end() :]
    for old, new in SWAPS[lang]:
        for found in re.finditer(re.escape(old), text):
            yield text[: found.start()] + new + text[found.end() :]


def tree(text: str, lang: Lang, kind: CardType) -> Tree | None:
    try:
        return compile_text(text, lang, type=kind).abilities
    except CardTextError:
        return None


def surviving(text: str, lang: Lang, kind: CardType) -> list[str]:
    whole = tree(text, lang, kind)
    assert whole is not None, text
    return [mutant for mutant in mutants(text, lang) if tree(mutant, lang, kind) == whole]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Whenever this character quests, chosen opposing character gets -7 {S} this turn."),
        ("en", "While you have 3 or more other characters in play, this character gets +8 {L}."),
        ("ja", "このキャラクターがチャレンジされるたび、対戦相手のキャラクター1体を選び、このターン、-7{S}する。"),
        ("ja", "あなたの場に他のキャラクターが3体以上いる間、このキャラクターは+8{L}される。"),
    ],
)
def test_no_change_of_meaning_is_lost(lang: Lang, text: str) -> None:
    assert len(list(mutants(text, lang))) >= 4
    assert surviving(text, lang, "character") == []


@pytest.mark.facts
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_change_of_meaning_is_lost_in_any_printed_text(facts: Path, lang: Lang) -> None:
    cards = json.loads((facts / f"cards/lorcana_set1_2_{lang}.json").read_text("utf-8"))["cards"]
    known: dict[Line, None] = {}
    for card in cards:
        kind: CardType = (
            "song" if card["song"] else "action" if card["type"] in ("action", "アクション") else "character"
        )
        for line in lines(normal_text(card["text"], lang, song=kind == "song"), lang):
            known[line.text, kind] = None
    found = {text: left for text, kind in known if (left := surviving(text, lang, kind))}
    assert found == {}
