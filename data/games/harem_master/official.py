"""The rules document of ハーレムマスター."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from data.numbered import CHAPTER, first, rules_of

_RULE: Final = re.compile(r"(?P<number>\d{3}(?:\.\d+[a-z]?)?)(?:[.\s]+|(?=\D))(?P<text>.*)")


def read(text: str) -> Mapping[str, str]:
    """100.1a, sections of three digits, chapters by one."""
    return rules_of(text, lambda line: first(line, _RULE, CHAPTER))
