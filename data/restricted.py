"""What an operator restricts: how many copies of some cards a deck may have, by regulation, in a file for each game.

`restricted/GAME.toml` in the home of the bot; where there is none, nothing is restricted. A table is named by the
regulation, and has a line for each card, by its key:

    [single]
    "ABC-001" = 1
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from engine.manifest import Manifest
from engine.manifest.form import CardSetError

FOLDER = "restricted"
Table = dict[str, dict[str, int]]


def read_restricted(path: Path) -> Table:
    """What such a file says, nothing where it is not there. Raises CardSetError."""
    if not path.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Table)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CardSetError(f"{path}: {error}") from error


def restrict_decks(manifests: Mapping[str, Manifest], home: Path) -> None:
    """Every game that restricts cards holds decks to its file from now on. Raises CardSetError."""
    for game, manifest in manifests.items():
        if manifest.restrict is not None:
            path = home / FOLDER / f"{game}.toml"
            table = read_restricted(path)
            try:
                manifest.restrict(table)
            except ValueError as error:
                raise CardSetError(f"{path}: {error}") from error
