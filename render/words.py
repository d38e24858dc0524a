"""The words that pictures and their alt texts are made of, from one catalogue."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType


@cache
def _catalogue() -> Mapping[str, Mapping[str, str]]:
    tables = json.loads((Path(__file__).parent / "words.json").read_text("utf-8"))
    return {lang: MappingProxyType(table) for lang, table in tables.items()}


def words(lang: str) -> Mapping[str, str]:
    """The catalogue of a language; English where there is none for it ("fr")."""
    return _catalogue().get(lang, _catalogue()["en"])


def word(lang: str, group: str, name: str) -> str:
    """The word for an id of an open vocabulary (`keyword`, `zone`, `note` ...); an unknown id is shown as it is."""
    return words(lang).get(f"{group}.{name}", name.replace("_", " "))
