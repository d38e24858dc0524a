"""How a printed text lies on a card: an ability a line, each behind the badges of its kind (10.1, 12).

Badges are words between 【】. A keyword that names persons is an ability of its own, so what follows its persons begins
a new line. A bracket that ends a line is a note and says nothing (2.6.2).
"""

from __future__ import annotations

import re

from engine.wording import ENGLISH, JAPANESE, PrintedAbility, normalise

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}
_NOTE = re.compile(r" ?\([^()]*\)$")
_SPACED = re.compile(r"(?<=[】\]\[:]) +| +(?=[【\[\]:])")
_KEYWORD = re.compile(
    r"^(【(?:成長|使用条件|専用|変装|Growth|Use condition|Exclusive|Disguise)】[^【\n]+?)(?=【)", re.MULTILINE
)
_AFTER_STOP = re.compile(r"(?<=。)(?=【(?:起動|自動|永続|メイン|アプローチ|成長|使用条件|専用|変装)】)")
_COLON = re.compile(r"(?<= only】) ?: ?", re.IGNORECASE)


def normal(text: str, lang: str, kind: str = "") -> str:
    """The text in one spelling, an ability a line, without notes. Idempotent."""
    text = normalise(text, tight=LANGUAGES[lang].tight)
    if lang == "ja":
        text = _AFTER_STOP.sub("\n", _SPACED.sub("", text))
    text = _KEYWORD.sub(r"\1\n", text)
    lines = (_without_notes(line.strip()) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _without_notes(line: str) -> str:
    while (shorter := _NOTE.sub("", line).strip()) != line:
        line = shorter
    return line


def lines(text: str, lang: str) -> list[PrintedAbility]:
    """The abilities of a normal text; none has a name of its own."""
    return [PrintedAbility(None, line) for line in text.split("\n") if line]
