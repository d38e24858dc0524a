"""An official rules text that an operator has brought: read as published, kept beside the digests, never part of us."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias

from data.games import with_files

OfficialText: TypeAlias = Mapping[str, str]
"""The rules of a document by number, each with its text."""
MOST_BYTES = 4 * 1024 * 1024


class BadRules(Exception):
    """A rules text cannot be used; the sentence names the file."""


def readable() -> tuple[str, ...]:
    """The games whose published documents can be read: `official.py` in their folder does it."""
    return with_files("official.py")


def read_official(game: str, path: Path) -> OfficialText:
    """Every numbered rule of a published document (UTF-8 text). Raises BadRules."""
    try:
        return parsed(game, path.read_bytes(), path)
    except OSError as error:
        raise BadRules(f"{path}: cannot be opened ({error.strerror})") from None


def parsed(game: str, raw: bytes, path: Path | str) -> OfficialText:
    """Every numbered rule of a document that is at hand, without its markup. `path`: what it is called. Raises
    BadRules."""
    if game not in readable():
        raise BadRules(f"the rules of {game} cannot be read in: no form of theirs is known")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRules(f"{path}: this is no text in UTF-8") from None
    if len(raw) > MOST_BYTES:
        raise BadRules(f"{path}: {len(raw)} bytes, more than {MOST_BYTES}")
    rules: OfficialText = import_module(f"data.games.{game}.official").read(text)
    if not rules:
        raise BadRules(f"{path}: no numbered rule of {game} was found")
    return {number: plain_text(words) for number, words in rules.items()}


_MARKUP: Final = (
    (re.compile(r"\$\\(?:text\{\w+\}|\w+)\$"), "◇"),
    (re.compile(r"\$([^$\n]*)\$"), r"\1"),
    (re.compile(r"!?\[([^\]\n]*)\]\([^)\n]*\)"), r"\1"),
    (re.compile(r"</?\w+/?>"), ""),
    (re.compile(r"\*\*|__"), ""),
    (re.compile(r"^#+ +", re.MULTILINE), ""),
    (re.compile(r"\\(?:times)\b"), "×"),
)
"""What a document is marked up with, and what stands for it; for a drawn icon a sign."""


def plain_text(text: str) -> str:
    """A published text without its markup.

    >>> plain_text(r"**Pay** 1 $\\heartsuit$ as in [4.3](#a)<br>")
    'Pay 1 ◇ as in 4.3'
    """
    for form, shown in _MARKUP:
        text = form.sub(shown, text)
    return text.rstrip()


def stamp(home: Path, game: str) -> float:
    """When the text that is kept for a game was brought; 0 where there is none."""
    place = kept(home, game)
    return place.stat().st_mtime if place.exists() else 0.0


def kept(home: Path, game: str) -> Path:
    """Where an operator's own text is kept."""
    return home / "rules" / f"{game}.txt"


def keep(home: Path, game: str, path: Path) -> int:
    """Keep a published document; how many rules it has. Raises BadRules."""
    rules = read_official(game, path)
    put(home, game, path.read_bytes())
    return len(rules)


def put(home: Path, game: str, raw: bytes) -> None:
    """Keep a document that was read."""
    place = kept(home, game)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(raw)


def read_kept(home: Path, game: str) -> OfficialText:
    """The text that is kept for a game; empty where there is none, or none that can be used."""
    place = kept(home, game)
    try:
        return read_official(game, place) if place.exists() else {}
    except BadRules:
        return {}
