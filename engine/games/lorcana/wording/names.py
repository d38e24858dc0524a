"""Card names inside a text. Trees hold the English name where the lexicon knows it, else the name as printed.

A name with "and" in it is one only where the card pool has it: else two are named.
"""

from __future__ import annotations

import re

from engine.wording import ReadingContext, Token, names_between

_SMALL = ("of", "the", "and", "a", "an", "in", "on", "de", "da", "del", "van", "von", "la", "le", "to", "for", "&")
_WORD = r"[A-Z0-9À-ÖØ-Þ][\w'.\-À-ÿ!?&āēīōūĀĒĪŌŪ]*"
_NAME = re.compile(rf"{_WORD}(?: (?:(?:{'|'.join(_SMALL)}) )*{_WORD})*")
_LONGEST = 60


def _read_english(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    known = {name for name in context.names.values() if text.startswith(name, at)}
    if match := _NAME.match(text, at, at + _LONGEST):
        words = match[0].split(" ")
        front = words.index("and") if "and" in words else len(words)
        known |= {" ".join(words[:count]).rstrip(".,") for count in range(1, front + 1)}
    return [(name, at + len(name)) for name in sorted(known) if name]


def _write_english(value: object, context: ReadingContext) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) and value else ()


NAMES = (names_between("》", _LONGEST)[0], Token("name", "en", _read_english, _write_english))
