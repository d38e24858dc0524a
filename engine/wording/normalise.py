"""One spelling for each character: full width, waves, dashes, quotes, icons and spaces; words are never touched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

_CHARACTERS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "〜": "~",
        "～": "~",
        "−": "-",
        "‐": "-",
        "‑": "-",
        "–": "—",
        "―": "—",
        "\u200b": None,
        "\ufeff": None,
        "\u00ad": None,
        "\r": "\n",
    }
)
_TIGHT = re.compile(r"(?<=[。、「『《》(){}:,+\-]) | (?=[。、「』):])|(?<=\d) (?=\{)")
_MINUS = re.compile(r"(?<![\w)}])—(?=\d)", re.ASCII)
"""A dash that nothing but a number follows is a sign; between words it is set apart by spaces."""


def normalise(text: str, icons: Mapping[str, str] | None = None, *, tight: bool = False) -> str:
    """Bring `text` to one spelling; `icons` maps symbols to tokens such as {E}.

    `tight`: the language sets no spaces around its punctuation and numbers, so they go. Idempotent.
    """
    for symbol, token in (icons or {}).items():
        text = text.replace(symbol, token)
    text = unicodedata.normalize("NFKC", text.translate(_CHARACTERS)).translate(_CHARACTERS)
    text = _MINUS.sub("-", unicodedata.normalize("NFC", text))
    lines = (_spaces(line, tight) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _spaces(line: str, tight: bool) -> str:
    line = " ".join(line.split())
    return _TIGHT.sub("", line) if tight else re.sub(r" - ", " — ", line)
