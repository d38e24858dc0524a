"""The rules document of Disney Lorcana."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from data.numbered import CHAPTER, DOTTED, Line, first, rules_of

_HEADING: Final = re.compile(r"#+\s*(?P<text>\S.*)")


def read(text: str) -> Mapping[str, str]:
    """1.2.1.1, chapters by one number, and the glossary by its words."""
    body, _, glossary = _up_to(text, "\n# 更新履歴").rpartition("## 用語集")
    return {**rules_of(body, lambda line: first(line.lstrip("#"), DOTTED, CHAPTER)), **rules_of(glossary, _word)}


def _up_to(text: str, ends: str) -> str:
    """The document up to a heading, the last of that name."""
    before, there, _ = text.rpartition(ends)
    return before if there else text


def _word(line: str) -> Line:
    heading = _HEADING.fullmatch(line)
    return (heading["text"], "") if heading else ("", line)
