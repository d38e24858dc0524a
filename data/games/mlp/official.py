"""The rules document of My Little Pony."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from data.numbered import Line, rules_of

_KANJI: Final = "一二三四五六七八九"
_CHAPTER: Final = re.compile(rf"(?P<number>[{_KANJI}])、\s*(?P<text>\S.*)")
_RULE: Final = re.compile(r"(?P<number>\d+\.\d+\.\d+)(?P<letter>[a-z]?)\.?(?![\d.])\s*(?P<text>.*)")


def read(text: str) -> Mapping[str, str]:
    """1.2.3a within chapters that begin anew: 5-1.2.3a."""
    chapter = ""

    def line_of(line: str) -> Line:
        nonlocal chapter
        if (fit := _CHAPTER.fullmatch(line)) and not line[-1].isdecimal():
            chapter = str(_KANJI.index(fit["number"]) + 1)
            return chapter, fit["text"]
        if chapter and (fit := _RULE.fullmatch(line)):
            return f"{chapter}-{fit['number']}{fit['letter']}", fit["text"]
        return "", line

    return rules_of(text, line_of)
