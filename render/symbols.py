"""Symbols of printed texts: as the signs that pictures draw, and in words for whatever cannot draw them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from render.lettering import SIGN
from render.words import words

SYMBOL: Final = re.compile(r"\{(\w+)\}")
"""How a text holds a symbol: {E}."""


def worded(text: str, lang: str, game: str) -> str:
    """A printed text with words in the place of its symbols; what is no symbol of the game stays as it stands."""
    known = words(lang, game)
    return SYMBOL.sub(lambda icon: known.get(f"icon.{icon[1]}", icon[0]), text)


def signed(text: str, symbols: Mapping[str, str]) -> str:
    """A printed text with a character for each symbol that is drawn as a sign; the others stay as they stand."""
    return SYMBOL.sub(lambda symbol: SIGN[symbols[symbol[1]]] if symbol[1] in symbols else symbol[0], text)
