"""Rules in our own words: a file of entries for each part of a game's rules document, `digests/` in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

from data.games import folder_of, with_files

Kind = Literal["H", "D", "C", "P", "N", "O"]
"""Heading, definition, constraint, procedure, no effect on a game, out of scope. The first and the last two are titles
alone."""


class Digest(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our words, in both languages.

    `see`: numbers of related rules; `words`: what people might look for that does not stand in the text; `under`: the
    heading it stands under where its number does not say so.
    """

    kind: Kind
    en: str
    ja: str
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    under: str = ""

    def text(self, lang: str) -> str:
        """What it says to a reader."""
        return self.ja if lang == "ja" else self.en


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of digests, rules by their printed numbers in the order of the document.

    `edition`: which edition of the document, as its publisher names it. `terms`: the rules of what stands on cards, by
    vocabulary ("kind", "keyword", "trigger", "window", "counter") and id.
    """

    edition: str
    terms: dict[str, dict[str, str]] = field(default_factory=dict)
    rules: dict[str, Digest] = field(default_factory=dict)


class BadDigest(Exception):
    """A file of digests cannot be used; the sentence names it."""


def games() -> tuple[str, ...]:
    """Every game whose rules there are digests of."""
    return with_files("digests")


def files(game: str) -> list[Path]:
    """The files of a game's digests, in the order of the document."""
    return sorted((folder_of(game) / "digests").glob("*.toml"))


@cache
def digests(game: str) -> Mapping[str, Digest]:
    """All rules of a game by number, in the order of the document. Raises BadDigest."""
    rules: dict[str, Digest] = {}
    for path, document in _documents(game):
        if twice := rules.keys() & document.rules.keys():
            raise BadDigest(f"{path.name}: {', '.join(sorted(twice))} stands in two files")
        rules |= document.rules
    return rules


@cache
def terms(game: str) -> Mapping[tuple[str, str], str]:
    """The numbers of the rules of what stands on a game's cards, by vocabulary and id. Raises BadDigest."""
    cited = {
        (group, name): (path, rule)
        for path, document in _documents(game)
        for group, names in document.terms.items()
        for name, rule in names.items()
    }
    for (group, name), (path, rule) in cited.items():
        if rule not in digests(game):
            raise BadDigest(f"{path.name}: {group} {name} leads to {rule}, which is no rule")
    return {about: rule for about, (_, rule) in cited.items()}


def edition(game: str) -> str:
    """Which edition of the rules a game's digests follow."""
    return next((document.edition for _, document in _documents(game)), "")


@cache
def _documents(game: str) -> tuple[tuple[Path, Document], ...]:
    return tuple((path, _read(path)) for path in files(game))


def _read(path: Path) -> Document:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Document)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDigest(f"{path.name}: {error}") from None
