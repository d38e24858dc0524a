"""Text in lines: where one may end, and what belongs together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from render.hyphens import HYPHEN, partings
from render.lettering import fitted, legible, width

_SHORT: Final = 3
_DASHES: Final = frozenset("-/–—")
_LATIN: Final = 0x250
_NOT_AT_END: Final = frozenset("（「『【《〈〔［｛“‘([{")
_NOT_AT_START: Final = frozenset(
    "、。，．）」』】》〉〕］｝”’！？ー～〜…‥・：；％℃々ゝゞヽヾ,.!?:;·%)]}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
"""Kinsoku: what may not end a line, and what may not begin one."""


@lru_cache(maxsize=2048)
def wrapped(text: str, size: int, room: int, most: int, bold: bool = False) -> tuple[str, ...]:
    """At most `most` lines of `room` pixels; the last is shortened.

    Latin breaks at spaces, and with a `HYPHEN` within a word that is wider than a line; Japanese by character. In the
    few lines of a name katakana stay together where that takes no more of them.
    """
    pieces = _pieces(legible(text))
    words, lines = _words(pieces), _filled(pieces, size, room, most, bold)
    if len(lines) > _SHORT or words == pieces or any(width(word.rstrip(), size, bold) > room for word in words):
        return lines
    closer = _filled(words, size, room, most, bold)
    return closer if len(closer) <= len(lines) and _said(closer) == _said(lines) else lines


def _filled(pieces: Sequence[str], size: int, room: int, most: int, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    line, rest = "", list(pieces)
    while rest:
        piece = rest.pop(0)
        if width((line + piece).rstrip(), size, bold) <= room:
            line += piece
        elif len(lines) + 1 == most:
            return (*lines, fitted(line + piece + "".join(rest), size, room, bold))
        else:
            head = _head(line, piece, size, room, bold)
            lines.append((line + head).rstrip())
            line = ""
            rest.insert(0, piece[len(head.removesuffix(HYPHEN)) :].lstrip())
    return _together(lines, line.rstrip()) if line.strip() else tuple(lines)


def _together(lines: Sequence[str], last: str) -> tuple[str, ...]:
    """The lines with the last one, which is given company if it is a single Japanese character."""
    *above, before = _pieces(lines[-1]) if lines else ("",)
    if len(last) > 1 or _is_latin(last) or len(above) < 2 or _is_latin(before):
        return (*lines, last)
    return (*lines[:-1], "".join(above), before + last)


def _said(lines: Sequence[str]) -> str:
    return "".join(lines).replace(" ", "").replace(HYPHEN, "")


def _head(line: str, piece: str, size: int, room: int, bold: bool) -> str:
    """What of an unbreakable piece goes on a line that has no room for all of it; nothing if it fits on the next."""
    word = piece.rstrip()
    if width(word, size, bold) <= room:
        return ""
    for at in reversed(partings(word)):
        if width(line + word[:at] + HYPHEN, size, bold) <= room:
            return word[:at] + HYPHEN
    return "" if line else _cut(word, size, room, bold)


def _cut(word: str, size: int, room: int, bold: bool) -> str:
    """As much of a word as fits wherever that ends, one character at least."""
    count = max((at for at in range(1, len(word)) if width(_ended(word, at), size, bold) <= room), default=1)
    return _ended(word, count)


def _ended(word: str, count: int) -> str:
    inside = word[count - 1 : count + 1]
    return word[:count] + (HYPHEN if inside.isalpha() and _is_latin(inside) else "")


def _is_latin(text: str) -> bool:
    return all(ord(each) < _LATIN for each in text)


@lru_cache(maxsize=2048)
def _pieces(text: str) -> tuple[str, ...]:
    """The text cut where a line may end."""
    pieces: list[str] = []
    for character in text:
        if pieces and not _may_break(pieces[-1], character):
            pieces[-1] += character
        else:
            pieces.append(character)
    return tuple(pieces)


def _words(pieces: Sequence[str]) -> tuple[str, ...]:
    """The same, with katakana together up to a middle dot, which stands between the words of a name."""
    words: list[str] = []
    for piece in pieces:
        if words and words[-1][-1] != "・" and _is_katakana(words[-1][-1]) and _is_katakana(piece[0]):
            words[-1] += piece
        else:
            words.append(piece)
    return tuple(words)


def _is_katakana(character: str) -> bool:
    return "ァ" <= character <= "ヿ"


def _may_break(piece: str, after: str) -> bool:
    before = piece[-1]
    if after == " " or after in _NOT_AT_START or before in _NOT_AT_END or before.isdigit():
        return False
    dashed = before in _DASHES and after.isalpha() and piece[-2:-1].isalpha()
    return before == " " or dashed or ord(before) > 0x2E7F or ord(after) > 0x2E7F


def title_lines(text: str, room: int, sizes: Sequence[tuple[int, int]]) -> tuple[int, tuple[str, ...]]:
    """Size and lines of a name in bold letters: the larger ones where no word must be parted or cut for them."""
    text = legible(text)
    for size, most in sizes:
        lines = wrapped(text, size, room, most, bold=True)
        whole = _said(lines) == text.replace(" ", "")
        if whole and all(width(word, size, True) <= room for word in text.split(" ") if _is_latin(word)):
            return size, lines
    size, most = sizes[-1]
    return size, wrapped(text, size, room, most, bold=True)
