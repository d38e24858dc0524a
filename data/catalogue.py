"""The words of the bot in each language: Fluent messages under `data/locales/<language>/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"


class Catalogue:
    """All messages of all languages. Reads the files once, when made."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._bundles = {place.name: _bundle(place) for place in sorted(folder.iterdir()) if place.is_dir()}

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
        return self._bundles[lang].has_message(key)

    def text(self, lang: str, key: str, args: Mapping[str, str | int] | None = None, game: str = "") -> str:
        """A message in a language, its arguments filled in; "mlp-KEY" goes before KEY at a table of that game.

        Raises LookupError where there is no such message.
        """
        bundle = self._bundles[self.language(lang)]
        own = f"{game}-{key}"
        value = bundle.get_message(own if bundle.has_message(own) else key).value
        if value is None:
            raise LookupError(key)
        found, _ = bundle.format_pattern(value, dict(args or {}))
        return str(found)


def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with the bot."""
    return Catalogue()


def first_of(keys: Iterable[str], words: Catalogue) -> str:
    """The first key for which there is a message. Raises LookupError where there is none."""
    for key in keys:
        if words.has(key):
            return key
    raise LookupError(", ".join(keys))
