"""Finding a card by what somebody typed: by its number, its name, a part of it, as it is heard, or nearly so."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from rapidfuzz import fuzz, process

from data.readings import heard
from data.romaji import to_kana
from data.sounding import of_kana, sounds_like
from engine.kernel.cards.card import Card
from engine.spelling import even, letters

ALIKE: Final = 60
"""So much in a hundred of two names must be the same letters in the same order for one to look like the other."""
LONG_ALIKE: Final = 75
"""The same of more than a few letters, of which more are alike by chance, and of whatever does not begin alike."""
WORD_ALIKE: Final = 60
"""So much in a hundred each of several words must be like one of a name."""
PART_ALIKE: Final = 85
"""So much in a hundred must be like a part of a name that is cut out of it anywhere."""
CLOSE: Final = 3
"""Names that are so much in a hundred less alike than the nearest are meant no less."""
CERTAIN: Final = 80
"""Names that are so much in a hundred alike are taken for a slip of the pen before anything else."""
TOGETHER: Final = 3
"""So many words of a name may have been typed as one."""
WITHIN: Final = 92
"""What is only like a part of a name counts so much of a hundred."""
LEAST: Final = 4
"""So many letters must be typed to be compared with parts of a name, and of Latin ones to stand within a word."""
_WORDS: Final = re.compile(r"[\u30a1-\u30f6\u30fc\u30fb]+|[\u3041-\u3096]+|[\u3400-\u9fff\u3005]+|[^\W\u3041-\u9fff]+")
_FOREIGN: Final = re.compile("[\u30a1-\u30f6]*[ァィゥェォヴー][\u30a1-\u30f6ー]*")
"""A word in katakana as no kanji is read."""
_AND: Final = re.compile(r"[と＆&+＋]|\band\b")
_DASHES: Final = dict.fromkeys(map(ord, "‐‑‒–—―−﹣－ー"), "-")


class Called(Struct, frozen=True):
    """Something that can be looked for: what stands for it, its numbers in full, its names in every language, each with
    its version ("" for none), and other words that are said of it ("song", "アンバー")."""

    value: str
    titles: tuple[tuple[str, str], ...]
    code: str = ""
    about: tuple[str, ...] = ()


class Hit(Struct, frozen=True, order=True):
    """How well something fits, the best first: in which way, and by how much less than wholly."""

    way: int
    less: int
    at: int


WAYS: Final = (
    "code", "title", "name", "heard name", "word", "begins", "heard beginning", "version", "part", "words", "heard",
    "sounds like", "alike", "one word",
)  # fmt: skip
"""The ways in which what is typed can mean something; an earlier one goes before all later ones."""


def find(typed: str, things: Sequence[Called]) -> list[Hit]:
    """What fits, the best first, in each way in the order of the things; only where nothing fits, what is nearly alike.

    >>> fox, ox = Called("1", (("Fox", "Sly"), ("狐", "")), "1-001"), Called("2", (("Ox", ""),), "1-002")
    >>> [[(WAYS[hit.way], hit.at) for hit in find(typed, (fox, ox))] for typed in ("ox", "きつね", "fxo", "１－００１")]
    [[('name', 1)], [('heard name', 0)], [('alike', 0)], [('code', 0)]]
    """
    wanted = _Wanted.of(typed)
    if not wanted.plain:
        return [Hit(0, 0, at) for at in range(len(things))]
    ways = ((_way(wanted, thing), at) for at, thing in enumerate(things))
    fitting = sorted(Hit(WAYS.index(way), 0, at) for way, at in ways if way)
    if fitting and WAYS[fitting[0].way] != "heard":
        return fitting
    if fitting:
        return _sounding(typed, things) or fitting
    alike = _alike(wanted, things)
    if alike and alike[0].less <= 100 - CERTAIN:
        return alike
    if kana := to_kana(typed):
        return find(kana, things) or alike
    return _sounding(typed, things) or alike or _by_parts(typed, things) or _by_one_word(wanted, things)


def best(hits: Sequence[Hit]) -> list[Hit]:
    """Those that fit as well as the first."""
    return [hit for hit in hits if hit.way == hits[0].way and hit.less <= hits[0].less + CLOSE]


def is_called(thing: Called, typed: str) -> bool:
    """Whether what was typed means this in any way but that it looks like it.

    >>> [is_called(Called("1", (("Fox", "Sly"),)), typed) for typed in ("fox", "sly fox", "fxo")]
    [True, True, False]
    """
    return bool(_way(_Wanted.of(typed), thing))


class _Wanted(Struct, frozen=True):
    """What was typed: in the one spelling, its words, the card numbers that it can be, where a small っ stood,
    whether there are kanji in it, and whether it is a word that no kanji is read as.
    """

    plain: str
    words: tuple[str, ...]
    codes: tuple[str, ...]
    small: frozenset[int]
    kanji: bool
    foreign: bool

    @classmethod
    def of(cls, typed: str) -> _Wanted:
        kana = unicodedata.normalize("NFKC", typed)
        small = frozenset(len(letters(kana[:at])) for at, sign in enumerate(kana) if sign in "っッ")
        has_kanji = re.search(r"[\u3400-\u9fff]", kana) is not None
        is_foreign = _FOREIGN.fullmatch(kana) is not None
        return cls(letters(typed), tuple(even(typed).split()), tuple(_codes(typed)), small, has_kanji, is_foreign)


def _codes(typed: str) -> Iterator[str]:
    """A collector's number as keys write it; letters before a set's number ("P1-048") say how a card was printed."""
    plain = unicodedata.normalize("NFKC", typed).translate(_DASHES).casefold().strip().replace(" ", "")
    if match := re.fullmatch(r"([a-z0-9]{1,4})[-/](\d{1,3})", plain):
        number = f"{int(match[2]):03d}"
        yield from (f"{match[1]}-{number}", f"{match[1].lstrip('abcdefghijklmnopqrstuvwxyz')}-{number}")


def _way(wanted: _Wanted, thing: Called) -> str:
    """The best way in which it is meant, "" for none."""
    if thing.code and thing.code.casefold() in wanted.codes:
        return "code"
    ways = [_of_title(wanted, *title) for title in thing.titles]
    first = min(filter(None, ways), key=WAYS.index, default="")
    return first or _of_words(wanted, thing)


class _Spelt(Struct, frozen=True):
    """A title in the one spelling: the name, the version, both, the words of the name, and all its parts: its words,
    and of those that follow each other up to three together.
    """

    name: str
    version: str
    whole: str
    words: frozenset[str]
    parts: tuple[str, ...]


@lru_cache(maxsize=16384)
def _spelt(name: str, version: str) -> _Spelt:
    words = _WORDS.findall(unicodedata.normalize("NFKC", name))
    every = [*map(letters, words), *map(letters, _WORDS.findall(unicodedata.normalize("NFKC", version)))]
    parts = ("".join(every[at : at + count]) for count in range(1, TOGETHER + 1) for at in range(len(every)))
    whole = letters(name) + letters(version)
    return _Spelt(letters(name), letters(version), whole, frozenset(map(letters, words)), tuple(dict.fromkeys(parts)))


def _of_title(wanted: _Wanted, name: str, version: str) -> str:
    typed, title = wanted.plain, _spelt(name, version)
    if typed in (title.name, title.whole, title.version + title.name):
        return "name" if typed == title.name else "title"
    sounds = "" if wanted.foreign else heard(title.name, typed, wanted.small)
    if sounds == "equals" or (wanted.kanji and heard(typed, title.name) == "equals"):
        return "heard name"
    if typed in title.words:
        return "word"
    if title.whole.startswith(typed):
        return "begins"
    if sounds == "begins" or (not wanted.foreign and heard(title.whole, typed, wanted.small) == "equals"):
        return "heard beginning"
    return "version" if typed == title.version else "part" if _is_part(typed, title) else ""


def _is_part(typed: str, title: _Spelt) -> bool:
    """Whether it stands in a title: few Latin letters where a word begins."""
    if len(typed) < LEAST and typed.isascii() and not typed.isdecimal():
        return any(part.startswith(typed) for part in title.parts)
    return typed in title.whole


def _of_words(wanted: _Wanted, thing: Called) -> str:
    """By each of its words alone, in whatever language, or as they are heard."""
    spelt = [_spelt(*title) for title in thing.titles]
    titles = [title.whole for title in spelt]
    about = set(map(letters, thing.about))
    left = [word for word in wanted.words if word not in about]
    if left and all(any(_is_part(word, title) for title in spelt) for word in left):
        return "words"
    if left and not wanted.foreign and all(any(heard(title, word) for title in titles) for word in left):
        return "heard"
    return ""


def _sounding(typed: str, things: Sequence[Called]) -> list[Hit]:
    """What is called in another writing by words that sound like those that were typed, or stand in its names."""
    words = unicodedata.normalize("NFKC", typed).split()
    if not any(map(of_kana, words)):
        return []
    way = WAYS.index("sounds like")
    return [Hit(way, 0, at) for at, thing in enumerate(things) if all(_sounds(word, thing) for word in words)]


def _sounds(typed: str, thing: Called) -> bool:
    names = [" ".join(title) for title in thing.titles]
    if any(letters(typed) in letters(name) for name in names):
        return True
    words = (word for name in names for word in name.split())
    return any(sounds_like(typed, each) for each in (*words, *(name for name, _ in thing.titles)))


def _by_parts(typed: str, things: Sequence[Called]) -> list[Hit]:
    """What both of two names fit that were typed with an "and" between them."""
    cuts = ((typed[: cut.start()], typed[cut.end() :]) for cut in _AND.finditer(typed))
    pairs = [pair for pair in cuts if all(map(letters, pair))]
    both = [
        at for at, thing in enumerate(things) if any(all(is_called(thing, part) for part in pair) for pair in pairs)
    ]
    return [Hit(WAYS.index("words"), 0, at) for at in both]


def _by_one_word(wanted: _Wanted, things: Sequence[Called]) -> list[Hit]:
    """What one of several words alone is the name of."""
    words = {*wanted.words} if len(wanted.words) > 1 else set()
    named = [at for at, thing in enumerate(things) if any(_spelt(*title).name in words for title in thing.titles)]
    return [Hit(WAYS.index("one word"), 0, at) for at in named]


def _alike(wanted: _Wanted, things: Sequence[Called]) -> list[Hit]:
    scored = ((_likeness(wanted, thing), at) for at, thing in enumerate(things))
    way, least = WAYS.index("alike"), ALIKE if len(wanted.plain) <= LEAST else LONG_ALIKE
    return sorted(Hit(way, 100 - round(score), at) for score, at in scored if score >= least)


def _likeness(wanted: _Wanted, thing: Called) -> float:
    return max((_like_title(wanted, *title, thing.about) for title in thing.titles), default=0)


def _like_title(wanted: _Wanted, name: str, version: str, about: Iterable[str]) -> float:
    """The most of: the whole name, a part of it, word for word."""
    title = _spelt(name, version)
    whole = [_like(wanted.plain, each) for each in (title.name, title.version, title.whole) if each]
    if len(wanted.plain) >= LEAST:
        whole.append(_like_part(wanted.plain, title) * WITHIN / 100)
    if len(wanted.words) > 1:
        whole.append(_like_words(wanted.words, {*even(f"{name} {version}").split(), *map(letters, about)}))
    return max(whole)


def _like(typed: str, name: str) -> float:
    """How alike both are; with other beginnings they are so only where much else is the same."""
    score = fuzz.ratio(typed, name)
    return score if typed[0] == name[0] or score >= LONG_ALIKE else 0


def _like_part(typed: str, title: _Spelt) -> float:
    """How alike it is to the nearest of the words of a title, to its beginning, or to anything that stands in it."""
    nearest = max((fuzz.ratio(typed, part) for part in title.parts), default=0)
    begins = fuzz.ratio(typed, title.name[: len(typed)]) if title.name[:2] == typed[:2] else 0
    anywhere = 0 if typed.isascii() else fuzz.partial_ratio(typed, title.whole, score_cutoff=PART_ALIKE)
    least = LONG_ALIKE if len(typed) > LEAST else CERTAIN
    return max(nearest if nearest >= least else 0, begins, anywhere)


def _like_words(typed: Sequence[str], words: Iterable[str]) -> float:
    """How alike each word is to the nearest, long ones counting for more; 0 where one is like none."""
    known = tuple(words)
    scores = [max((_like(word, each) for each in known if each), default=0) for word in typed]
    if min(scores) < WORD_ALIKE:
        return 0
    return sum(score * len(word) for score, word in zip(scores, typed, strict=True)) / sum(map(len, typed))


class NameIndex:
    """The names of a card pool in every language they are printed in."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._full: dict[str, list[str]] = {}
        self._bare: dict[str, list[str]] = {}
        self._shown: dict[str, str] = {}
        self._cards = cards
        for key, card in cards.items():
            for name, version in titles_of(card):
                title = _title(name, version)
                self._shown.setdefault(letters(title), title)
                self._full.setdefault(letters(title), []).append(key)
                self._bare.setdefault(letters(name), []).append(key)

    def full(self, text: str) -> list[str]:
        """The cards of exactly this full name, in the order of the pool."""
        return list(dict.fromkeys(self._full.get(letters(text), ())))

    def bare(self, text: str) -> list[str]:
        """The cards of this name, whatever their version."""
        return list(dict.fromkeys(self._bare.get(letters(text), ())))

    def title(self, key: str, like: str) -> str:
        """The full name of a card, in the language in which it is named like the text."""
        titles = list(titles_of(self._cards[key]))
        return next((_title(*parts) for parts in titles if letters(parts[0]) == letters(like)), _title(*titles[0]))

    def nearest(self, text: str, count: int = 3) -> list[str]:
        """Full names that look like the text, best first."""
        alike = process.extract(letters(text), self._shown.keys(), scorer=fuzz.ratio, limit=count, score_cutoff=ALIKE)
        return [self._shown[title] for title, _, _ in alike]


def titles_of(card: Card) -> Iterator[tuple[str, str]]:
    """A card's names in every language, each with its version."""
    for lang, name in card.name.items():
        yield name, card.version.get(lang, "")


def _title(name: str, version: str) -> str:
    return f"{name} - {version}" if version else name
