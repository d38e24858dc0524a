"""Documents whose rules stand under printed numbers, one rule from its number to the next."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

Line = tuple[str, str]
"""A rule's number and what follows it on its line; "" for a line that goes on with the rule before."""

_DOTTED: Final = re.compile(r"[-\s]*(?P<number>\d+(?:\.\d+)+)\.?(?![\d.])\s*(?P<text>.*)")
_CHAPTER: Final = re.compile(r"#*\s*(?P<number>\d+)\.\s*(?P<text>[^\d\s].*)")
_HEADING: Final = re.compile(r"#+\s*(?P<text>\S.*)")
_KANJI: Final = "一二三四五六七八九"
_MLP_CHAPTER: Final = re.compile(rf"(?P<number>[{_KANJI}])、\s*(?P<text>\S.*)")
_MLP_RULE: Final = re.compile(r"(?P<number>\d+\.\d+\.\d+)(?P<letter>[a-z]?)\.?(?![\d.])\s*(?P<text>.*)")
_HM_RULE: Final = re.compile(r"(?P<number>\d{3}(?:\.\d+[a-z]?)?)(?:[.\s]+|(?=\D))(?P<text>.*)")


def rules_of(text: str, line_of: Callable[[str], Line]) -> Mapping[str, str]:
    """Every rule with its text. A number that comes again counts where it comes last, behind the table of contents."""
    found: dict[str, list[str]] = {}
    number = ""
    for raw in text.splitlines():
        line = raw.strip()
        begins, rest = line_of(line)
        if begins:
            number = begins
            found.pop(number, None)
            found[number] = [rest] if rest else []
        elif number and line:
            found[number].append(line)
    return {number: "\n".join(lines) for number, lines in found.items()}


def _lines(text: str, ends: str) -> str:
    """The document up to a heading, the last of that name."""
    before, there, _ = text.rpartition(ends)
    return before if there else text


def quintuplets(text: str) -> Mapping[str, str]:
    """1.2.1.1, and chapters by one number."""
    return rules_of(text, lambda line: _first(line, _DOTTED, _CHAPTER))


def lorcana(text: str) -> Mapping[str, str]:
    """1.2.1.1, chapters by one number, and the glossary by its words."""
    body, _, glossary = _lines(text, "\n# 更新履歴").rpartition("## 用語集")
    rules = rules_of(body, lambda line: _first(line.lstrip("#"), _DOTTED, _CHAPTER))
    words = rules_of(glossary, lambda line: _word(line))
    return {**rules, **words}


def harem_master(text: str) -> Mapping[str, str]:
    """100.1a, sections of three digits, chapters by one."""
    return rules_of(text, lambda line: _first(line, _HM_RULE, _CHAPTER))


def mlp(text: str) -> Mapping[str, str]:
    """1.2.3a within chapters that begin anew: 5-1.2.3a."""
    chapter = ""

    def line_of(line: str) -> Line:
        nonlocal chapter
        if (found := _MLP_CHAPTER.fullmatch(line)) and not line[-1].isdecimal():
            chapter = str(_KANJI.index(found["number"]) + 1)
            return chapter, found["text"]
        if chapter and (found := _MLP_RULE.fullmatch(line)):
            return f"{chapter}-{found['number']}{found['letter']}", found["text"]
        return "", line

    return rules_of(text, line_of)


def _first(line: str, *forms: re.Pattern[str]) -> Line:
    found = next(_matches(line, forms), None)
    return (found["number"], found["text"]) if found else ("", line)


def _matches(line: str, forms: tuple[re.Pattern[str], ...]) -> Iterator[re.Match[str]]:
    return (found for form in forms if (found := form.fullmatch(line)))


def _word(line: str) -> Line:
    found = _HEADING.fullmatch(line)
    return (found["text"], "") if found else ("", line)
