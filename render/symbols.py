"""Symbols of printed texts in words, for whatever cannot draw them."""

from __future__ import annotations

import re
from typing import Final

from render.words import words

SYMBOL: Final = re.compile(r"\{(\w+)\}")
"""How a text holds a symbol: {E}."""


def worded(text: str, lang: str, game: str) -> str:
    """A printed text with words in the place of its symbols; what is no symbol of the game stays as it stands."""
    known = words(lang, game)
    return SYMBOL.sub(lambda icon: known.get(f"icon.{icon[1]}", icon[0]), text)
