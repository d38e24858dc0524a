"""The special rules of Precious Memories: topics without numbers, told apart by their headings and bullets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from string import ascii_lowercase
from typing import Final, NamedTuple


class Topic(NamedTuple):
    """A heading under which rules stand: our number for what it says itself, the beginning of its bullets' numbers, and
    whether each line without a bullet is a rule of its own.
    """

    rule: str
    bullets: str
    each: bool = False


_CLEAR_SLEEVES: Final = "EXデッキの両面カードに透明スリーブを使用"
"""As much of a long heading as tells it apart."""
TOPICS: Final[Mapping[str, Topic]] = {
    "「サポートエリアにいる場合もアプローチできる」": Topic("PM-support", "PM-support-"),
    "表記優先": Topic("PM-priority", "PM-priority-"),
    "〔魔力X〕": Topic("PM-magic", "PM-magic-"),
    "〔突破10〕": Topic("PM-break10", "PM-break10-"),
    "[x]コスト": Topic("PM-xcost", "PM-xcost-"),
    "「両面カード」と「変身」": Topic("PM-dface", "PM-dface-"),
    "「両面カード」「変身」のルール": Topic("PM-dface", "PM-dface-"),
    "「両面カード」「変身」についてのQ&A": Topic("", "PM-dface-Q"),
    "「両面カード」のスリーブについて": Topic("", "PM-dface-S"),
    _CLEAR_SLEEVES: Topic("", "PM-dface-T"),
    "〔知略〕": Topic("PM-scheme", "PM-scheme-"),
    "「リード状態」と「ビハインド状態」": Topic("", "PM-lead-", each=True),
    "〔冒険〕": Topic("PM-adventure", "PM-adventure-"),
    "〔継承〕": Topic("PM-inherit", "PM-inherit-"),
    "〔POP〕と〔EPIC〕": Topic("PM-pop", "PM-pop-"),
    "改変": Topic("PM-alter", "PM-alter-"),
    "使用コストが△のカード": Topic("PM-triangle", "PM-triangle-"),
    "〔強引〕": Topic("PM-force", "PM-force-"),
    "〔我慢〕": Topic("PM-endure", "PM-endure-"),
    "〔突破30〕": Topic("PM-break30", "PM-break30-"),
    "〔自由登場〕": Topic("PM-free", "PM-free-"),
    "〔EXカード〕とは?": Topic("PM-ex", "PM-ex-"),
    "〔EXカード〕の基本ルール": Topic("", "PM-ex-B"),
    "EXデッキを作る際のルール": Topic("", "PM-ex-D"),
    "EXデッキのゲーム中のルール": Topic("", "PM-ex-G"),
    "〔EXカード〕のゲーム中のルール": Topic("", "PM-ex-C"),
    "補足": Topic("", "PM-ex-N"),
    "〔レベルアップ〕とは?": Topic("PM-levelup", "PM-levelup-"),
    "「レベルアップする」方法とルール": Topic("", "PM-levelup-M"),
    "〔レベルアップ〕の効果": Topic("", "PM-levelup-E"),
    "レベルアップの制限": Topic("", "PM-levelup-R"),
    "レベルアップについてのQ&A": Topic("", "PM-levelup-Q"),
    "紫のカード": Topic("PM-purple", "PM-purple-"),
    "<特別ルール1>": Topic("PM-purple", "PM-purple-1"),
    "<特別ルール2>": Topic("PM-purple-2", "PM-purple-2"),
}
_BULLET: Final = re.compile(r"[・※•]\s*(.+)|(Q:.+)")
_LETTERED: Final = "PM-purple-1"
_BEGINS: Final[tuple[tuple[str, str, str], ...]] = (
    ("PM-priority", r"02-077a", "PM-priority-1"),
    ("PM-priority-1", r".*パラレルカードのため", "PM-priority-2"),
    ("PM-magic", "〔魔力X〕を", "PM-magic-1"),
    ("PM-pop", "〔EPIC〕する", "PM-epic"),
    ("PM-triangle", "他のカード", "PM-triangle-1"),
    ("PM-ex-C3", r"\(手札", "PM-ex-C4"),
    ("PM-ex-N", "「カードを", "PM-ex-N1"),
    ("PM-ex-N1", "「自分の", "PM-ex-N2"),
    ("PM-purple-2", "自分のカードの効果で登場", "PM-purple-2n"),
)
"""Where a rule begins without a bullet, or with another number than its bullet's: in which rule, and a pattern."""


def read(text: str) -> Mapping[str, str]:
    """Every rule, by the numbers under which we speak of them; none of a text without the first of the topics."""
    lines_of: dict[str, list[str]] = {}
    for rule, line in _told(text):
        lines_of.setdefault(rule, []).append(line)
    return {rule: "\n".join(lines) for rule, lines in lines_of.items()}


def _told(text: str) -> Iterator[tuple[str, str]]:
    """Each line with its rule. What comes before the first topic is the list of them."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    start = max((at for at, line in enumerate(lines) if line == next(iter(TOPICS))), default=len(lines))
    if start == len(lines):
        return
    yield from (("PM-0", line) for line in lines[:start])
    topic, rule, count = Topic("", ""), "", 0
    for line in lines[start:]:
        if (head := TOPICS.get(line) or TOPICS.get(line[: len(_CLEAR_SLEEVES)])) is not None:
            topic, count = head, 0
            rule = topic.rule or topic.bullets.rstrip("-")
            continue
        begun = next((to for within, begins, to in _BEGINS if within == rule and re.match(begins, line)), "")
        if begun:
            rule, count = begun, int(begun[-1]) if begun[-1].isdecimal() else count
        elif _BULLET.match(line) or topic.each:
            count += 1
            rule = f"{topic.bullets}{ascii_lowercase[(count - 1) % 26] if topic.bullets == _LETTERED else count}"
        yield rule, line
