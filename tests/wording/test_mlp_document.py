"""Every effect text that the rules document itself quotes is read, and prints back as it stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.mlp.wording import GRAMMAR
from engine.wording import CardTextError, Lexicon

DOCUMENT = "rules/mlp-core-rules-1.3.0.ja.txt"
TEXTS = 30
"""How many of its quotes say something about a game; the others name a thing."""
KINDS = ("character", "event", "item", "scene", "story", "present")
NO_TEXT = {
    "アイデア-3": "a change of idea without whose and how long: it shows a sum",
    "アイデア+1": "as above",
    "アイデア-2": "as above",
    "アアイデア 4 以下のキャラを退場させる": "shortened to what is compared: it says neither whose nor how many",
    "計画を妨害する": "what a player does by the rules",
    "ストーリーを進める": "what a player does by the rules",
    "プレゼントを開ける": "a term that is explained",
    "確認する": "a term that is explained",
    "キャラが退場するとき / たびに……": "two beginnings of texts at once",
    "ストーリーがこの段階に進んだ時": "how texts of stories begin",
    "各ターンの開始時": "a moment that is explained",
    "ターン終了まで...": "how texts begin",
    "この交流終了まで": "a duration alone",
    "そのイベントを休憩エリアに移す": "the last step of every event by the rules",
    "～時": "how texts of a moment end",
    "とき": "how texts of a moment end",
    "XX（数字）まで": "a term that is explained",
    "同じカードナンバーのカードは 4 枚まで": "a rule of decks",
    "このシーンを裏向きにする": "what each inspiration costs by the rules",
    "移動した": "a term that is explained",
    "2回移動した": "a term that is explained",
}
"""What is quoted and holds a verb, and why it is no text of a card."""


def quotes(document: str) -> Iterator[str]:
    """What stands between the outermost quotes of a line, in the brackets behind a card's name, or behind a present."""
    whole = re.sub(r"(?<=[^。\n])\n\n(?=[^\d例（(「\n])", "", document.replace("**", ""))
    for line in whole.split("\n"):
        depth = begin = 0
        for at, sign in enumerate(line):
            if sign == "「":
                begin = begin if depth else at + 1
                depth += 1
            elif sign == "」" and depth:
                depth -= 1
                if not depth:
                    yield line[begin:at].strip()
        yield from re.findall(r"】（([^）]*)）", line)
        yield from re.findall(r"^\S+のプレゼント (このプレゼント.*)", line)


def words(texts: list[str]) -> Lexicon:
    """The keywords and the names of presents that the texts speak of."""
    found = sorted({word for text in texts for word in re.findall(r"『([^』]*)』", text)})
    return Lexicon(classes={"ja": {word: word for word in found}})


def printed(text: str, lexicon: Lexicon) -> list[str]:
    """The kinds of card on which it is read just so."""
    kinds = []
    for kind in KINDS:
        try:
            reading = GRAMMAR.compile(text, "ja", lexicon=lexicon, kind=kind)
        except CardTextError:
            continue
        written = GRAMMAR.write(reading.abilities, "ja", lexicon=lexicon, voice=reading.voice, kind=kind)
        assert written == GRAMMAR.normal(text, "ja", kind=kind), text
        assert reading.abilities or "このカードの裏向き" in text, text
        kinds.append(kind)
    return kinds


@pytest.fixture(scope="module")
def texts(facts: Path) -> list[str]:
    return [text for text in dict.fromkeys(quotes((facts / DOCUMENT).read_text("utf-8"))) if text]


def test_the_document_quotes_these_many_texts(texts: list[str]) -> None:
    lexicon = words(texts)
    assert len([text for text in texts if printed(text, lexicon)]) == TEXTS


def test_what_the_document_quotes_is_read_or_is_no_text(texts: list[str]) -> None:
    lexicon = words(texts)
    said = [text for text in texts if text not in NO_TEXT and not printed(text, lexicon)]
    assert [text for text in said if says_something(text)] == []
    assert set(NO_TEXT) <= set(texts)


def says_something(text: str) -> bool:
    """Whether a quote holds a verb, an effect on an idea, or a mark of a sentence."""
    return bool(re.search(r"[。、:：]|[るくすうたぶつむぬ]$|アイデア[+\-]|とき|時|まで", text))
