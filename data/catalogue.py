"""The words of the bot in each language: Fluent messages under `data/locales/<language>/`, and
those of a game in `data/games/<game>/locales/<language>.ftl`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from data.games import FOLDER as GAMES

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
TOLD = 4096
"""So many sentences of a language are remembered as they were said: most are said again and again."""
_ENTRY = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Catalogue:
    """All messages of all languages. Reads the files once, when made."""

    def __init__(self, folder: Path = LOCALES) -> None:
        folders = [place for place in sorted(folder.iterdir()) if place.is_dir()]
        self._bundles = {place.name: _Bundle(place.name, files_of(place)) for place in folders}

    @property
    def languages(self) -> tuple[str, ...]:
        """Every language there is, by its code."""
        return tuple(self._bundles)

    def language(self, *wishes: str | None) -> str:
        """The first wished-for language that there is ("ja", "en-GB"), else English."""
        for wish in wishes:
            for code in ((wish or ""), (wish or "").partition("-")[0]):
                if code in self._bundles:
                    return code
        return FALLBACK

    def has(self, key: str, lang: str = FALLBACK) -> bool:
        """Whether there is such a message."""
        return self._bundles[lang].has(key)

    def text(self, lang: str, key: str, args: Mapping[str, str | int] | None = None, game: str = "") -> str:
        """A message in a language, its arguments filled in; "mlp-KEY" goes before KEY at a table of that game.

        Raises LookupError where there is no such message.
        """
        bundle = self._bundles[self.language(lang)]
        own = f"{game}-{key}"
        return bundle.text(own if bundle.has(own) else key, args or {})


class _Bundle:
    """The messages of one language. Each is parsed when it is first asked for: a process says but a few of them."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self._sources = {key: source for path in files for key, source in _entries(path)}
        self._parsed = FluentBundle([lang], use_isolating=False)
        self._told = lru_cache(TOLD)(self._formatted)

    def has(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, args: Mapping[str, str | int]) -> str:
        """A message with its arguments. Raises LookupError."""
        return self._told(key, tuple(args.items()))

    def _formatted(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if not self._parsed.has_message(key):
            self._parse(key)
        value = self._parsed.get_message(key).value
        if value is None:
            raise LookupError(key)
        told, _ = self._parsed.format_pattern(value, dict(args))
        return str(told)

    def _parse(self, key: str) -> None:
        """From any thread: what is parsed twice is kept once. Those go before that a message refers to."""
        source = self._sources.get(key, "")
        for other in _REFERENCE.findall(source):
            self._parse(other)
        self._parsed.add_resource(FluentResource(source))


def files_of(folder: Path) -> list[Path]:
    """The files of a language: those of all games, and one of each game."""
    return [*sorted(folder.glob("*.ftl")), *sorted(GAMES.glob(f"*/locales/{folder.name}.ftl"))]


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    """Each entry of a file by its key."""
    for source in _ENTRY.split(path.read_text("utf-8"))[1:]:
        yield source.partition("=")[0].strip(), source


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with the bot."""
    return Catalogue()
