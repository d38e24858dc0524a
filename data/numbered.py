"""Documents whose rules stand under printed numbers, one rule from its number to the next."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

Line = tuple[str, str]
"""A rule's number and what follows it on its line; "" for a line that goes on with the rule before."""

DOTTED: Final = re.compile(r"[-\s]*(?P<number>\d+(?:\.\d+)+)\.?(?![\d.])\s*(?P<text>.*)")
CHAPTER: Final = re.compile(r"#*\s*(?P<number>\d+)\.\s*(?P<text>[^\d\s].*)")


def rules_of(text: str, line_of: Callable[[str], Line]) -> Mapping[str, str]:
    """Every rule with its text. A number that comes again counts where it comes last, behind the table of contents."""
    rules: dict[str, list[str]] = {}
    number = ""
    for raw in text.splitlines():
        line = raw.strip()
        begins, rest = line_of(line)
        if begins:
            number = begins
            rules.pop(number, None)
            rules[number] = [rest] if rest else []
        elif number and line:
            rules[number].append(line)
    return {number: "\n".join(lines) for number, lines in rules.items()}


def first(line: str, *forms: re.Pattern[str]) -> Line:
    """A line as the first of these forms that fits reads it; without a number where none does."""
    fitting = next(_matches(line, forms), None)
    return (fitting["number"], fitting["text"]) if fitting else ("", line)


def _matches(line: str, forms: tuple[re.Pattern[str], ...]) -> Iterator[re.Match[str]]:
    return (fitting for form in forms if (fitting := form.fullmatch(line)))
