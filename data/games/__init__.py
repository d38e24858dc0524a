"""What lies ready for each game, in a folder of its own.

`cards/*.yaml` (its sets), `decks/*.yaml`, `digests/*.toml` (its rules in our words), `topics.toml` and `synonyms.toml`
(how these are asked for), `official.py` (reads its rules as published), `locales/LANGUAGE.ftl` (its own messages),
`puzzles/*.yaml`, `lesson.yaml`, `cards.schema.json` and `scenario.schema.json` (the forms of its files, for editors); a
game has what it has, and nothing else names its files.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def folder_of(game: str) -> Path:
    """Where the files of a game lie, whether there are any or not."""
    return FOLDER / game


def with_files(place: str) -> tuple[str, ...]:
    """The games that have something there ("digests", "lesson.yaml"), by name."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / place).exists()))
