"""The rules document of 五等分の花嫁カードゲーム."""

from __future__ import annotations

from collections.abc import Mapping

from data.numbered import CHAPTER, DOTTED, first, rules_of


def read(text: str) -> Mapping[str, str]:
    """1.2.1.1, and chapters by one number."""
    return rules_of(text, lambda line: first(line, DOTTED, CHAPTER))
