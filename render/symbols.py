"""Symbols of printed texts: as signs of pictures, as emojis of messages, in words for whatever can show neither."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from render.lettering import SIGN
from render.words import words

SYMBOL: Final = re.compile(r"(?:\{|\[)(\w+)(?:\}|\])")
"""How a text holds a symbol: {E} or [E]. What is none of the game's own stays as it stands."""
MOST_PICTURED = 12
"""A text with more symbols than these has words for all of them, since each emoji is some thirty characters long."""


def worded(text: str, lang: str, game: str) -> str:
    """A printed text with words in the place of its symbols; what is no symbol of the game stays as it stands."""
    known = words(lang, game)
    return SYMBOL.sub(lambda icon: known.get(f"icon.{icon[1]}", icon[0]), text)


def signed(text: str, symbols: Mapping[str, str]) -> str:
    """A printed text with a character for each symbol that is drawn as a sign; the others stay as they stand."""
    return SYMBOL.sub(lambda symbol: SIGN[symbols[symbol[1]]] if symbol[1] in symbols else symbol[0], text)


def pictured(text: str, symbols: Mapping[str, str], emojis: Mapping[str, str]) -> str:
    """A printed text with one character for each symbol of which there is an emoji, so that it can be cut and escaped
    like any other before it is `illustrated`. `symbols`: the signs of the symbols; `emojis`: by sign."""
    if sum(symbol in symbols for symbol in SYMBOL.findall(text)) > MOST_PICTURED:
        return text
    return signed(text, {symbol: sign for symbol, sign in symbols.items() if sign in emojis})


def illustrated(text: str, emojis: Mapping[str, str]) -> str:
    """A text for a message, with the emojis in the place of their characters."""
    return text.translate({ord(SIGN[sign]): markup for sign, markup in emojis.items()}) if emojis else text
