"""Why a text has no reading: the first word that cannot be read, and what could stand there."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from contextlib import suppress
from functools import cache

from .book import PhraseBook, ReadingContext
from .errors import CardTextError, TextPosition
from .parsing import Parser

ITSELF = ("this card itself", "このカード自身")
POINTS = re.compile("(?i)this |この")
"""How a card begins to speak of itself."""
EXCERPT = 40
SAME = 3
"""So many first letters in common make a word likely."""
MOST = 6
"""So many words are told that could stand at a place."""
PLAIN = {
    "en": {
        "this": "this card itself",
        "number": "a number",
        "plural": "a number above 1",
        "plus": "+ or - and a number",
        "name": "a card's name",
    },
    "ja": {"this": "このカード自身", "number": "数", "plural": "2以上の数", "plus": "+か-と数", "name": "カード名"},
}
SIGNS = ",—:"
"""What stands right behind a word: it can be missing before a space that was read."""
PARTICLES = "をにはがのでとも"
"""Hiragana behind which a new word begins."""
_WORD = re.compile(r"\{[A-Z]\}|[A-Za-z'À-ÿ]+|[^\sA-Za-z]+?(?=[。、「」《》{]|$)|\S+")


class Missed:
    """What was tried in vain: at the furthest place that a text can be read to, at `reached` at least, or, once that
    is known, at `at`."""

    def __init__(self, *, tight: bool, plain: dict[str, str], reached: int = 0, at: int = -1) -> None:
        self.at = at
        self._furthest = reached
        self._tight = tight
        self._plain = plain
        self._missed: dict[int, list[str]] = {}
        self._sorts: dict[int, set[str]] = {}
        self.words: Counter[str] = Counter()

    def asked(self, sort: str, at: int) -> None:
        """Something of a sort could stand there."""
        if at >= self._furthest and self.at < 0:
            self._sorts.setdefault(at, set()).add(sort)

    def missed(self, literal: str, text: str, low: str, at: int, *, first: bool = False) -> int:
        """How far these words stand there, cut back to the end of a word."""
        if not self.matters(at, at + len(literal)):
            return at
        same = _same(literal, text, low, at)
        while same and _within(literal, same, tight=self._tight):
            same -= 1
        if self.at < 0:
            if same or not first:
                self._missed.setdefault(at + same, []).append(literal[same:])
            self._furthest = max(self._furthest, at + same)
        elif at + same == self.at:
            self._note(literal[same:])
        elif at + same == self.at - 1 and literal[same] in SIGNS and text[self.at - 1] == " ":
            self.words[literal[same]] += 1
        return at + same

    def matters(self, at: int, end: int) -> bool:
        """Whether words from one place to another could reach as far as any before, or to the place asked for."""
        return end >= self._furthest if self.at < 0 else at <= self.at <= end

    def token(self, sort: str, at: int) -> None:
        """A number or name could stand there."""
        if at == self.at and sort in self._plain:
            self.words[self._plain[sort]] += 1

    def _note(self, rest: str) -> None:
        if word := _WORD.search(rest):
            self.words[word[0][:12]] += 1

    def begun(self, at: int, text: str) -> Missed:
        """What is asked now that the furthest place is known: with the words that would have gone on there."""
        asked = Missed(tight=self._tight, plain=self._plain, at=at)
        for rest in self._missed.get(at, ()):
            asked._note(rest)
        if text[at - 1 : at] == " ":
            asked.words.update(rest[0] for rest in self._missed.get(at - 1, ()) if rest[0] in SIGNS)
        return asked

    def sorts(self, at: int) -> list[str]:
        """What could have stood there."""
        return sorted(self._sorts.get(at, ()))


def first_unread(book: PhraseBook, sort: str, text: str, context: ReadingContext, reached: int = 0) -> TextPosition:
    """The first word that cannot be read: the end of the longest beginning that something was read of, which is not
    before `reached`."""
    tight, plain = book.language.tight, PLAIN.get(book.language.id, {})
    missed = Missed(tight=tight, plain=plain, reached=reached)
    at = _furthest(Parser(book, text, context, missed), sort)
    if at >= len(text) or not text[at:].strip(" ."):
        at = _last_word(text)
        asked = Missed(tight=tight, plain=plain, at=at)
        _furthest(Parser(book, text, context, asked), sort)
    else:
        asked = missed.begun(at, text)
        _try_all(Parser(book, text, context, asked), missed.sorts(at), at)
    return TextPosition(at, text[at : at + EXCERPT], likeliest(asked.words, text[at:]))


def likeliest(words: Counter[str], rest: str) -> tuple[str, ...]:
    """Those that look like what stands there, then those that most phrases go on with."""
    unread = _WORD.search(rest)
    itself = [word for word in words if POINTS.match(rest) and word in ITSELF]
    close = difflib.get_close_matches(unread[0], words, n=2, cutoff=0.6) if unread else []
    alike = {word: _same(word, rest, rest, 0) for word in words}
    begun = sorted((word for word in words if alike[word] >= SAME), key=lambda word: (-alike[word], len(word), word))
    common = (word for word, _ in sorted(words.items(), key=lambda item: (-item[1], item[0])))
    return tuple(dict.fromkeys((*itself, *close, *begun[:2], *common)))[:MOST]


def _try_all(parser: Parser, sorts: list[str], at: int) -> None:
    with suppress(CardTextError):
        for sort in sorts:
            parser.read(sort, at)


def _furthest(parser: Parser, sort: str) -> int:
    with suppress(CardTextError):
        if parser.whole(sort):
            return 0
    return parser.reached


def _same(literal: str, text: str, low: str, at: int) -> int:
    same = 0
    while same < len(literal) and literal[same] in (text[at + same : at + same + 1], low[at + same : at + same + 1]):
        same += 1
    return same


def _within(literal: str, at: int, *, tight: bool) -> bool:
    """Whether a cut here would part a word: letters from letters, or one sort of Japanese signs from the same."""
    before, after = literal[at - 1 : at], literal[at : at + 1]
    if not tight:
        return not before.isspace()
    return after != "" and before not in PARTICLES and _script(before) == _script(after)


@cache
def _script(sign: str) -> str:
    return unicodedata.name(sign, "OTHER").split(" ")[0].split("-")[0]


def _last_word(text: str) -> int:
    return max((word.start() for word in _WORD.finditer(text.rstrip(" .。"))), default=0)
