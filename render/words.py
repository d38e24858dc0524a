"""The words that pictures and their alt texts are made of: common ones, and those that a game has of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

_FOLDER: Final = Path(__file__).parent
_FALLBACK: Final = "en"


@cache
def catalogue(game: str = "") -> Mapping[str, Mapping[str, str]]:
    """By language, the words of a game's own, or the common ones; none for a game that needs no others."""
    path = _FOLDER / "games" / game / "words.json" if game else _FOLDER / "words.json"
    return json.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def words(lang: str, game: str = "") -> Mapping[str, str]:
    """The catalogue of a language at a game, whose own words go before; English where there is none for it ("fr")."""
    known = lang if lang in catalogue() else _FALLBACK
    return MappingProxyType({**catalogue()[known], **catalogue(game).get(known, {})})


def gap(lang: str) -> str:
    """What stands between two sentences."""
    return "" if lang == "ja" else " "


def word(lang: str, group: str, name: str, game: str = "") -> str:
    """The word for an id of an open vocabulary (`keyword`, `zone`, `note` ...); an unknown id is shown as it is."""
    return words(lang, game).get(f"{group}.{name}", name.replace("_", " "))
