"""What a question about the rules asks for: its words without what only makes a sentence of them, and what players call
the same.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from data.games import folder_of
from engine.spelling import even, letters

COMMON: Final = Path(__file__).with_name("synonyms.toml")
IN_KANA: Final = Path(__file__).with_name("written.toml")
_RUNS: Final = re.compile(
    r"(?P<kanji>[\u3400-\u9fff\u3005]+)|(?P<katakana>[\u30a1-\u30fa\u30fc]+)|(?P<hiragana>[\u3041-\u3096\u30fc]+)"
    r"|(?P<latin>[^\W\d_\u3041-\u9fff]+(?:['’][^\W\d_]+)?)|(?P<number>\d+)"
)
_PARTICLES: Final = re.compile("^(?:[はがをにでもとへ]|とは|って)+")
_POLITE: Final = re.compile("(?:ますか|ですか|ませんか|ます|です|のか|か|の)$")
_LONG_KANA: Final = 3
"""So many hiragana may be a word of their own and no ending."""
_SUFFIXES: Final = ("ingly", "edly", "ings", "ing", "ies", "ied", "ers", "er", "ed", "es", "e", "s", "y")
_STEM: Final = 3
_LATIN: Final = re.compile(r"[a-z]")


_MEANING: Final = (
    re.compile(r"(.+?)(?:っ?て(?:何|なに)|とは(?:何|なに)?|は(?:何|なに)|の(?:意味|こと)|って)(?:ですか|のこと)?"),
    re.compile(r"what(?:'s|’s| is| are| does) (?:an? |the )?(.+?)(?: mean| do)?", re.IGNORECASE),
)


class Concept(Struct, frozen=True):
    """One thing that is asked for: the ways to say it, the typed one first; words of Latin letters by their stems.
    `whole`: no part of it means anything, as of a word in hiragana.
    """

    ways: tuple[str, ...]
    whole: bool = False


def term_of(typed: str) -> str:
    """The word whose meaning is asked for, as `spelt`; "" where nothing of the kind is asked.

    >>> term_of("What does Ward mean?"), term_of("行動費って何？"), term_of("who goes first")
    ('ward', '行動費', '')
    """
    plain = unicodedata.normalize("NFKC", typed).strip(" ?。")
    meant = next((match[1] for form in _MEANING if (match := form.fullmatch(plain))), "")
    return spelt(meant)


@cache
def _in_kana() -> tuple[tuple[str, str], ...]:
    """What is typed in kana and how tables and rules write it, the longest first."""
    table: Mapping[str, str] = tomllib.loads(IN_KANA.read_text("utf-8"))
    return tuple(sorted(table.items(), key=lambda pair: -len(pair[0])))


def written(typed: str) -> str:
    """What was typed as it is mostly written: "てふだはなんまい" as "手札は何枚".

    >>> written("てふだはなんまい？"), written("ななめ")
    ('手札は何枚?', '斜め')
    """
    plain = unicodedata.normalize("NFKC", typed)
    for kana, usual in _in_kana():
        plain = plain.replace(kana, usual)
    return plain


class _Synonyms(Struct, frozen=True):
    """A table of what players say: dropped words, and by what is typed the words that rules may have for it."""

    dropped: frozenset[str]
    said: Mapping[str, tuple[str, ...]]


@cache
def synonyms(game: str) -> _Synonyms:
    """The table of all games with that of a game over it."""
    tables = [_table(path) for path in (COMMON, folder_of(game) / "synonyms.toml") if path.is_file()]
    dropped = frozenset(spelt(word) for table in tables for word in table.get("dropped", ()))
    said: dict[str, tuple[str, ...]] = {}
    for table in tables:
        for typed, words in table.get("said", {}).items():
            said[spelt(typed)] = (*said.get(spelt(typed), ()), *map(spelt, words))
    return _Synonyms(dropped, dict(sorted(said.items(), key=lambda item: -len(item[0]))))


def _table(path: Path) -> Mapping[str, Mapping[str, list[str]]]:
    return tomllib.loads(path.read_text("utf-8"))


def spelt(text: str) -> str:
    """A text as words are looked for in it: the one spelling, each word of Latin letters by its stem.

    >>> spelt("Drawing cards"), spelt("カードを引く"), spelt("challenges challenged challenging")
    ('draw card', 'かどお引く', 'challeng challeng challeng')
    """
    return " ".join(stem(word) if _LATIN.match(word) else word for word in even(text).split())


@cache
def stem(word: str) -> str:
    """A word without its ending."""
    for ending in _SUFFIXES:
        if word.endswith(ending) and len(word) - len(ending) >= _STEM:
            return _undoubled(word[: -len(ending)])
    return word


def _undoubled(word: str) -> str:
    """discarding, winning: what was doubled before an ending."""
    return word[:-1] if word[-2:-1] == word[-1] and word[-1] in "bdgmnprt" else word


def concepts(game: str, typed: str) -> list[Concept]:
    """What is asked for, each once, in the order in which it was typed."""
    table = synonyms(game)
    plain, asked = f" {spelt(typed)} ", list[Concept]()
    for phrase, words in table.said.items():
        if _stands(phrase, plain):
            asked.append(Concept(tuple(dict.fromkeys((phrase, *words)))))
    covered = " ".join(concept.ways[0] for concept in asked)
    for word, whole in _words(typed):
        if word not in table.dropped and not _stands(word, f" {covered} "):
            asked.append(Concept((word,), whole))
    return list(dict.fromkeys(asked))


def _stands(phrase: str, text: str) -> bool:
    """Whether a phrase stands in a text (with a space at either end): words of Latin letters whole."""
    return f" {phrase} " in text if phrase.isascii() else phrase in text


def _words(typed: str) -> Iterator[tuple[str, bool]]:
    """Words that carry something, and whether they do so only as a whole: of what is written in hiragana alone what is
    long enough to be a word; of one in kanji what stands before its ending."""
    for run in _RUNS.finditer(unicodedata.normalize("NFKC", typed)):
        if run.lastgroup == "hiragana":
            word = letters(_POLITE.sub("", _PARTICLES.sub("", run[0])))
            if len(word) >= _LONG_KANA:
                yield word, True
        elif run.lastgroup == "latin":
            yield from ((word, True) for word in spelt(run[0]).split())
        elif word := letters(run[0]):
            yield word, False
