"""An official rules text that an operator has brought: read as published, kept beside the digests, never part of us."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

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
    if game not in readable():
        raise BadRules(f"the rules of {game} cannot be read in: no form of theirs is known")
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8-sig")
    except OSError as error:
        raise BadRules(f"{path}: cannot be opened ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadRules(f"{path}: this is no text in UTF-8") from None
    if len(raw) > MOST_BYTES:
        raise BadRules(f"{path}: {len(raw)} bytes, more than {MOST_BYTES}")
    found: OfficialText = import_module(f"data.games.{game}.official").read(text)
    if not found:
        raise BadRules(f"{path}: no numbered rule of {game} was found")
    return found


def kept(home: Path, game: str) -> Path:
    """Where an operator's own text is kept."""
    return home / "rules" / f"{game}.txt"


def keep(home: Path, game: str, path: Path) -> int:
    """Keep a published document; how many rules it has. Raises BadRules."""
    found = read_official(game, path)
    place = kept(home, game)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(path.read_bytes())
    return len(found)


def read_kept(home: Path, game: str) -> OfficialText:
    """The text that is kept for a game; empty where there is none, or none that can be used."""
    place = kept(home, game)
    try:
        return read_official(game, place) if place.exists() else {}
    except BadRules:
        return {}
