"""Numbers in a text: plain, other than one, and signed."""

from __future__ import annotations

from collections.abc import Iterable

from .book import ReadingContext, Token

_DIGITS = frozenset("0123456789")
_LARGEST = 999_999


def _read_number(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    end = at
    while end < len(text) and text[end] in _DIGITS:
        end += 1
    digits = text[at:end]
    if not digits or len(digits) > 6 or (len(digits) > 1 and digits[0] == "0"):
        return []
    return [(int(digits), end)]


def _write_number(value: object, context: ReadingContext) -> tuple[str, ...]:
    return (str(value),) if type(value) is int and 0 <= value <= _LARGEST else ()


def _read_plural(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    return [(value, end) for value, end in _read_number(text, at, context) if value != 1]


def _write_plural(value: object, context: ReadingContext) -> tuple[str, ...]:
    return () if value == 1 else _write_number(value, context)


def _read_signed(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    sign = {"+": 1, "-": -1}[text[at]]
    return [(sign * int(str(value)), end) for value, end in _read_number(text, at + 1, context) if value]


def _write_signed(value: object, context: ReadingContext) -> tuple[str, ...]:
    return (f"{value:+}",) if type(value) is int and 0 < abs(value) <= _LARGEST else ()


def numbers(languages: Iterable[str]) -> tuple[Token, ...]:
    """The tokens `number`, `plural` (any but 1) and `plus` (with its sign, never 0) of each language."""
    return tuple(
        token
        for language in languages
        for token in (
            Token("number", language, _read_number, _write_number, _DIGITS),
            Token("plural", language, _read_plural, _write_plural, _DIGITS),
            Token("plus", language, _read_signed, _write_signed, frozenset("+-")),
        )
    )
