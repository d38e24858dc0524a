"""The words that pictures and their alt texts are made of, from Fluent files: common ones in `render/locales`, and
those that a game has of its own in `render/games/<game>/locales`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

_FOLDER: Final = Path(__file__).parent
_FALLBACK: Final = "en"


@cache
def catalogue(game: str = "") -> Mapping[str, Mapping[str, str]]:
    """By language, the words of a game's own, or the common ones; none for a game that needs no others.

    Raises ValueError where a file holds what is no word, or a language lacks a word of another.
    """
    folder = (_FOLDER / "games" / game if game else _FOLDER) / "locales"
    return languages(folder) if folder.is_dir() else {}


def languages(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """The words of each language of a folder, by the same names in all: the message `zone-play` is `zone.play`."""
    files = {path.stem: _texts(path) for path in sorted(folder.glob("*.ftl"))}
    keys = set().union(*files.values())
    for lang, texts in files.items():
        if lacking := sorted(keys - texts.keys()):
            raise ValueError(f"{folder / lang}.ftl lacks {', '.join(lacking)}")
    return {lang: {key.replace("-", ".", 1): text for key, text in texts.items()} for lang, texts in files.items()}


def _texts(path: Path) -> Mapping[str, str]:
    """A file's texts by the keys of its messages."""
    texts: dict[str, str] = {}
    for key, text in _messages(path):
        if key in texts:
            raise ValueError(f"{path}: {key} is there twice")
        texts[key] = text
    return texts


def _messages(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        match entry:
            case ast.BaseComment():
                continue
            case ast.Message(id=ast.Identifier(name=key), value=ast.Pattern(elements=parts), attributes=[]):
                yield key, "".join(_part(part, f"{path}: {key}") for part in parts)
            case _:
                raise ValueError(f"{path}: {FluentSerializer().serialize_entry(entry).strip()!r} is no word")


def _part(part: ast.TextElement | ast.Placeable, where: str) -> str:
    """A piece of a word as `str.format` takes it: `{ $name }` is "{name}"; no word has braces, or variants."""
    match part:
        case ast.TextElement(value=text):
            return text
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"{{{name}}}"
        case ast.Placeable(expression=ast.StringLiteral() as literal) if not set(literal.value) & set("{}\\"):
            return literal.value
    raise ValueError(f"{where} has more than texts and variables")


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
